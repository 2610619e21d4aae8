//! Autosave: the current game is stored in the browser, and shared with other windows.

use gloo::{events::EventListener, utils::window};
use web_sys::{StorageEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::{
    link::{LinkKind, LinkPayload},
    table_game::{SaveOf, TableGame},
};
use crate::app::{
    context::use_app,
    platform::storage::{Storage, Trouble},
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
    /// The game to show and the step to look at: the linked game, else the one in play unless a set-up was linked.
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
        let left = in_play::<G>(storage).filter(|_| set_up.is_none()).map(|game| (game, None));
        Self { game: linked.or(left), set_up }
    }
}

/// Copies the stored game to quarantine if it is a different one that has begun.
///
/// # Errors
/// If there is no room for the copy; then the stored game must not be overwritten.
fn make_room<G: TableGame>(storage: &Storage, key: &str, save: &SaveOf<G>) -> Result<(), Trouble> {
    let kept = storage.load::<SaveOf<G>>(key).unwrap_or_default();
    let is_another = kept.is_some_and(|kept| !kept.is_same_game(save) && kept.has_begun());
    if is_another { storage.copy_to_quarantine(key) } else { Ok(()) }
}

/// Saves the game after every action, after putting aside a different game stored in its place. Changes made by another window
/// go to `on_follow`: two windows with a game in play show the same one, so neither overwrites the other's moves.
#[hook]
pub fn use_autosave<G: TableGame>(save: SaveOf<G>, on_follow: &Callback<SaveOf<G>>) {
    let storage = use_app().storage;
    let placed = use_mut_ref(|| None::<SaveOf<G>>);
    use_effect_with((save, storage, on_follow.clone()), move |(save, storage, on_follow)| {
        let (key, finished) = (SaveOf::<G>::key(), SaveOf::<G>::finished_key());
        let is_placed = placed.borrow().as_ref().is_some_and(|before| before.is_same_game(save));
        let room = |key: &str| if is_placed { Ok(()) } else { make_room::<G>(storage, key, save) };
        let result = match save.is_in_play() {
            true => room(&key).and_then(|()| storage.save(&key, save)),
            false => make_room::<G>(storage, &finished, save)
                .and_then(|()| storage.save(&finished, save))
                .and_then(|()| room(&key))
                .and_then(|()| storage.remove(&key)),
        };
        // `Storage` has reported a failure; the game goes on unsaved.
        if result.is_ok() {
            placed.replace(Some(save.clone()));
        }
        let (save, storage, on_follow) = (save.clone(), storage.clone(), on_follow.clone());
        let listener = EventListener::new(&window(), "storage", move |event| {
            let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if save.is_in_play() && changed.is_none_or(|changed| changed == key) {
                latest_game::<G>(&storage)
                    .filter(|other| !save.is_like(other))
                    .into_iter()
                    .for_each(|other| on_follow.emit(other));
            }
        });
        move || drop(listener)
    });
}
