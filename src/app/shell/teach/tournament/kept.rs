//! The tournament on this device.

use std::{cell::RefCell, rc::Rc};

use flub::class::{Act, ActFault, History, Tournament};
use gloo::{events::EventListener, utils::window};
use web_sys::{StorageEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::app::{
    context::use_app,
    platform::{storage::Storage, store::Refused},
};

/// The key under which it is kept.
pub const TOURNAMENT: &str = "flub.tournament";

thread_local! {
    /// The tournament as it was when its page was left: its changes can still be undone.
    static LEFT: RefCell<Option<History>> = const { RefCell::new(None) };
}

/// The tournament, and why the latest change could not be made.
#[derive(PartialEq)]
pub struct Kept {
    /// With its changes since Flub was opened. `None` if there is none.
    pub history: Option<History>,
    /// Why the latest change could not be.
    pub fault: Option<ActFault>,
}

/// What happens to it.
pub enum Change {
    /// This one is the tournament now: it was begun or opened, or another window has changed it.
    Begin(Tournament),
    /// A change of the tournament.
    Act(Act),
    /// The latest change is undone.
    Undo,
    /// The latest change undone is done again.
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

/// The tournament of this device, and how to change it.
pub type KeptHandle = UseReducerHandle<Kept>;

/// The tournament of this device, kept whenever it changes. What another window makes of it is taken over.
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
            // If that is refused, the person is told, and it is held as long as the page lives.
            let _ = storage.save(TOURNAMENT, text);
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

/// The tournament that is kept, with the changes that this window has made to it.
fn load(storage: &Storage) -> Option<History> {
    let kept = storage.load::<Tournament>(TOURNAMENT).ok().flatten()?;
    let left = LEFT.take().filter(|left| *left.now() == kept);
    Some(left.unwrap_or_else(|| History::new(kept)))
}

/// Puts the tournament aside, so that its place is free.
///
/// # Errors
/// If there is no room for that; then it stays.
pub fn put_aside(storage: &Storage) -> Result<(), Refused> {
    if storage.exists(TOURNAMENT) { storage.move_aside(TOURNAMENT) } else { Ok(()) }
}

/// The tournaments that were put aside, the newest first, with their keys.
pub fn aside(storage: &Storage) -> Vec<(String, Tournament)> {
    let places = storage.places(TOURNAMENT).into_iter().rev();
    places.filter_map(|key| storage.text(&key)?.parse().ok().map(|tournament| (key, tournament))).collect()
}
