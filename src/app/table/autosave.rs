//! Autosave: the current game is stored in the browser, and shared with other windows.

use gloo::{events::EventListener, utils::window};
use web_sys::{StorageEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::{
    keeping::{Kept, is_followed, keep},
    link::{LinkKind, LinkPayload},
    save::Save,
    set_up::SetUp,
    table_game::{SaveOf, TableGame},
};
use crate::app::{
    context::{settings::Coach, use_app},
    platform::{seed::seed, storage::Storage},
};

/// The game in play. `None` if there is none, or if it was unreadable and has been quarantined.
fn in_play<G: TableGame>(storage: &Storage) -> Option<SaveOf<G>> {
    storage.load(&SaveOf::<G>::key()).ok().flatten()
}

/// The game in play, else the last finished one.
pub fn latest_game<G: TableGame>(storage: &Storage) -> Option<SaveOf<G>> {
    in_play::<G>(storage).or_else(|| storage.load(&SaveOf::<G>::finished_key()).ok().flatten())
}

/// The initial content of a game's page.
#[derive(PartialEq)]
pub struct InitialGame<G: TableGame> {
    /// The game to show and the step to look at: the linked game, else the one in play unless a set-up was asked for, else a new
    /// one if one was asked for or sent.
    pub game: Option<(SaveOf<G>, Option<usize>)>,
    /// The game whose set-up was linked.
    pub set_up: Option<SaveOf<G>>,
}

impl<G: TableGame> InitialGame<G> {
    /// Reads storage and the link.
    pub fn find(storage: &Storage, link: Option<&LinkPayload>) -> Self {
        let set_up = link.and_then(|link| link.read(LinkKind::SetUp));
        let linked = link.and_then(LinkPayload::game).map(|(game, step): (SaveOf<G>, Option<usize>)| {
            let step = step.filter(|&step| step < game.record.played().len());
            (game, step)
        });
        let kind = link.map(|link| link.kind);
        let left = in_play::<G>(storage).filter(|_| !matches!(kind, Some(LinkKind::SetUp | LinkKind::Table)));
        let new = match kind {
            Some(LinkKind::Table) => {
                link.and_then(|link| link.read(LinkKind::Table)).map(|sent: SaveOf<G>| sent.sent(seed()))
            }
            Some(LinkKind::Start) => G::SetUp::usual(latest_game::<G>(storage).as_ref(), seed()),
            Some(LinkKind::Guided) => G::SetUp::default().begun(seed()).map(Save::guided),
            _ => None,
        };
        if kind == Some(LinkKind::Guided) && left.as_ref().is_some_and(|left| left.coach != Some(Coach::Whisper)) {
            // What is in play is offered first.
            return Self { game: None, set_up: new };
        }
        Self { game: linked.or(left.or(new).map(|game| (game, None))), set_up }
    }
}

/// Saves the game after every action, before the page shows it: what a browser's extension has done to the page may break the drawing,
/// and then it goes on from what is saved. Changes made by another window go to `on_follow`: two windows with the same game in play
/// show the same step, so neither overwrites the other's moves, and a game begun anew in one begins in the other.
#[hook]
pub fn use_autosave<G: TableGame>(save: SaveOf<G>, on_follow: &Callback<SaveOf<G>>) {
    let storage = use_app().storage;
    let mine = use_mut_ref(|| None::<String>);
    let kept = use_memo((save.clone(), storage.clone()), move |(save, storage)| {
        let before = mine.replace(Some(save.to_string()));
        keep(storage, save, before.as_deref())
    });
    use_effect_with((save, storage, on_follow.clone()), move |(save, storage, on_follow)| {
        // `Storage` has reported a failure; the game goes on.
        if storage.reported(*kept) == Ok(Kept::Ahead) {
            in_play::<G>(storage).into_iter().for_each(|ahead| on_follow.emit(ahead));
        }
        let (save, storage, on_follow) = (save.clone(), storage.clone(), on_follow.clone());
        let listener = EventListener::new(&window(), "storage", move |event| {
            let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if save.is_in_play() && changed.is_none_or(|changed| changed == SaveOf::<G>::key()) {
                let other = latest_game::<G>(&storage).filter(|other| is_followed(&save, other));
                other.into_iter().for_each(|other| on_follow.emit(other));
            }
        });
        move || drop(listener)
    });
}
