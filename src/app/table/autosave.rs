//! Keeping the game of a table in the browser: to go on with later, and in another window at the same time.

use gloo::{events::EventListener, utils::window};
use web_sys::{StorageEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::{
    kept::Kept,
    link::{LinkKind, LinkPayload},
};
use crate::app::{context::use_app, platform::storage::Storage};

/// The game in play; nothing when there is none, or when it could not be read and was set aside.
fn in_play<K: Kept>(storage: &Storage) -> Option<K> {
    storage.load(K::KEY).ok().flatten()
}

/// The game in play, or else the one finished last.
pub fn left<K: Kept>(storage: &Storage) -> Option<K> {
    in_play(storage).or_else(|| storage.load(K::FINISHED_KEY).ok().flatten())
}

/// What a game's page begins with.
pub struct InitialGame<K> {
    /// The game to show: one that a link brought, with the step of it to look at, or the one in play unless a set-up has come.
    pub game: Option<(K, Option<usize>)>,
    /// The game whose set-up a link brought.
    pub set_up: Option<K>,
}

impl<K: Kept> InitialGame<K> {
    /// Looks for what is kept, and reads what a link brought.
    pub fn find(storage: &Storage, link: Option<&LinkPayload>) -> Self {
        let set_up = link.and_then(|link| link.read(LinkKind::SetUp));
        let linked = link.and_then(LinkPayload::game).map(|(game, step): (K, Option<usize>)| {
            let step = step.filter(|&step| step < game.record().played().len());
            (game, step)
        });
        let left = in_play(storage).filter(|_| set_up.is_none()).map(|game| (game, None));
        Self { game: linked.or(left), set_up }
    }
}

/// The game of a table is kept after every action. What another window keeps meanwhile goes to `follow`: two windows in which
/// a game is in play show the same one, so neither writes over what was played in the other.
#[hook]
pub fn use_kept<K: Kept>(save: K, follow: &Callback<K>) {
    let storage = use_app().storage;
    use_effect_with((save, storage, follow.clone()), |(save, storage, follow)| {
        // A refusal has been shown by the storage; the game goes on without it.
        let _ = match save.is_in_play() {
            true => storage.save(K::KEY, save),
            false => storage.save(K::FINISHED_KEY, save).and_then(|()| storage.remove(K::KEY)),
        };
        let (save, storage, follow) = (save.clone(), storage.clone(), follow.clone());
        let heard = EventListener::new(&window(), "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if save.is_in_play() && key.is_none_or(|key| key == K::KEY) {
                left::<K>(&storage)
                    .filter(|other| !save.is_like(other))
                    .into_iter()
                    .for_each(|other| follow.emit(other));
            }
        });
        move || drop(heard)
    });
}
