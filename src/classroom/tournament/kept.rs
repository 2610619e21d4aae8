//! The tournament of this device, and the ways to take it to another one: a link, a QR code or a file.

use std::{cell::RefCell, rc::Rc};

use flub::{
    classroom::{Act, ActFault, History, Tournament},
    play::to_link,
};
use gloo::{events::EventListener, utils::window};
use web_sys::{StorageEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::{
    classroom::take::TakeAlong,
    context::{AppContext, use_app},
    platform::{page::address_of, storage::Storage, store::Refused},
    route::places::TeachPlace,
    ui::notice::{Notice, Tone},
};

/// The storage key.
pub const TOURNAMENT: &str = "flub.tournament";

thread_local! {
    /// The tournament as it was when its page was left: its changes can still be undone.
    static LEFT: RefCell<Option<History>> = const { RefCell::new(None) };
}

/// The tournament, and why the latest change was impossible, if it was.
#[derive(PartialEq)]
pub struct Kept {
    /// The tournament with its changes since the page was opened. `None` before one begins.
    pub history: Option<History>,
    pub fault: Option<ActFault>,
}

/// What happens to the tournament.
pub enum Change {
    /// This one takes its place: it was begun or opened, or another window has changed it.
    Begin(Tournament),
    Act(Act),
    Undo,
    Redo,
    /// Its place is free now.
    Leave,
}

impl Reducible for Kept {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut history = self.history.clone();
        let mut fault = None;
        match (change, &mut history) {
            (Change::Begin(tournament), history) => *history = Some(History::new(tournament)),
            (Change::Leave, history) => *history = None,
            (Change::Act(act), Some(history)) => fault = history.apply(&act).err(),
            (Change::Undo, Some(history)) => drop(history.undo()),
            (Change::Redo, Some(history)) => drop(history.redo()),
            (Change::Act(_) | Change::Undo | Change::Redo, None) => {}
        }
        Rc::new(Self { history, fault })
    }
}

pub type KeptHandle = UseReducerHandle<Kept>;

/// The tournament of this device. Every change is saved, and the changes of other windows are followed.
#[hook]
pub fn use_tournament() -> KeptHandle {
    let storage = use_app().storage;
    let kept = {
        let storage = storage.clone();
        use_reducer_eq(move || Kept { history: load(&storage), fault: None })
    };
    let dispatcher = kept.dispatcher();
    use_effect_with(kept.history.clone(), move |history| {
        let text = history.as_ref().map(|history| history.now().to_string());
        if let Some(text) = text.as_ref().filter(|text| storage.text(TOURNAMENT).as_ref() != Some(text)) {
            storage.save(TOURNAMENT, text);
        }
        LEFT.set(history.clone());
        let listener = EventListener::new(&window(), "storage", move |event| {
            let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            let now = storage
                .text(TOURNAMENT)
                .filter(|now| changed.as_deref() == Some(TOURNAMENT) && text.as_ref() != Some(now));
            let other = now.and_then(|now| now.parse().ok());
            other.into_iter().for_each(|other| dispatcher.dispatch(Change::Begin(other)));
        });
        move || drop(listener)
    });
    kept
}

/// Loads the tournament, with the changes that this window has made to it.
fn load(storage: &Storage) -> Option<History> {
    let kept = storage.load::<Tournament>(TOURNAMENT).ok().flatten()?;
    let left = LEFT.take().filter(|left| *left.now() == kept);
    Some(left.unwrap_or_else(|| History::new(kept)))
}

/// The number of the round that the tournament of this device is in, if there is one.
pub fn round_under_way(storage: &Storage) -> Option<usize> {
    Some(storage.load::<Tournament>(TOURNAMENT).ok().flatten()?.rounds().len())
}

/// Puts the tournament aside, so that its place is free.
///
/// # Errors
/// If storage has no room for the copy; then the tournament stays.
pub fn put_aside(storage: &Storage) -> Result<(), Refused> {
    if storage.exists(TOURNAMENT) { storage.move_aside(TOURNAMENT) } else { Ok(()) }
}

#[derive(Properties, PartialEq)]
pub struct CarryProps {
    pub tournament: Rc<Tournament>,
    pub kept: KeptHandle,
}

/// Ways to take the tournament along, and the button that makes room for another one.
#[component]
pub fn Carry(CarryProps { tournament, kept }: &CarryProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let has_no_room = use_state_eq(|| false);
    let text = tournament.to_string();
    let link = to_link(&text).ok();
    let address = link.map(|link| AttrValue::from(address_of(&TeachPlace::Tournament(Some(link.into())).href())));
    let on_new = {
        let (storage, dispatcher, has_no_room) = (storage.clone(), kept.dispatcher(), has_no_room.clone());
        move |_: MouseEvent| {
            // At the second attempt the person has read that there is no room.
            if put_aside(&storage).is_err() && *has_no_room {
                storage.remove(TOURNAMENT);
            }
            let is_free = !storage.exists(TOURNAMENT);
            if is_free {
                dispatcher.dispatch(Change::Leave);
            }
            has_no_room.set(!is_free);
        }
    };
    html! {
        <div class="column">
            <TakeAlong {text} {address} file="flub-tournament.txt" title={words.text("tournament-take")}
                about={words.text("tournament-take-about")} />
            <section class="sheet stack" aria-labelledby="tournament-new">
                <h2 id="tournament-new">{ words.text("tournament-new") }</h2>
                <p>{ words.text("tournament-new-about") }</p>
                if *has_no_room {
                    <Notice tone={Tone::Wrong}><p role="alert">{ words.text("tournament-no-room") }</p></Notice>
                }
                <div class="row">
                    <button type="button" class="button" onclick={on_new}>{ words.text("tournament-new-now") }</button>
                </div>
            </section>
        </div>
    }
}
