//! How games are kept: in play, finished, put aside. Nothing here needs a browser.
//!
//! A game is replaced only by a later step of itself, by an undo in the window that kept it, or after a copy of it is
//! stored. If there is no room for the copy, the new game is held in memory. `shell/keeping_model.rs` tests this with
//! random histories of two windows.

use flub::play::{Game, Outline};
use flub_tables::table::save::{Extras, Players, Save};

use crate::platform::store::{Refused, Store, aside_of};

/// What became of a game that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is kept.
    Here,
    /// Another window has gone on with it, to a step that is kept.
    Ahead,
}

/// Keeps a game at its present step: in play, or as the last finished one. `mine` is what this window has kept of it before; only
/// from there a game goes back to an earlier step.
///
/// # Errors
/// If the backing refuses or has no room. Then it is held in memory.
pub fn keep<R: Game, P: Players<R>, E: Extras>(
    store: &Store,
    save: &Save<R, P, E>,
    mine: Option<&str>,
) -> Result<Kept, Refused> {
    let (key, finished, text) = (Save::<R, P, E>::key(), Save::<R, P, E>::finished_key(), save.to_string());
    if !save.is_in_play() {
        return finish(store, &key, &finished, &text, mine).map(|()| Kept::Here);
    }
    let is_ahead = |kept: &String| {
        mine != Some(kept) && Outline::of(kept).steps() > save.record.played().len() && is_part(&text, kept)
    };
    if store.text(&key).as_ref().is_some_and(is_ahead) {
        return Ok(Kept::Ahead);
    }
    replace(store, &key, &text, mine).map(|()| Kept::Here)
}

/// Moves a game from those in play to the last finished one. A different game in play stays.
fn finish(store: &Store, key: &str, finished: &str, text: &str, mine: Option<&str>) -> Result<(), Refused> {
    let is_this = |kept: &String| is_part(kept, text);
    let was_in_play = store.text(key).as_ref().is_some_and(is_this);
    let result = replace(store, finished, text, mine);
    if was_in_play && result.is_err() {
        // The page must not show an earlier step again.
        store.hold(key, text);
    } else if was_in_play {
        store.delete(key)?;
        // Beneath a held step there may be an earlier one.
        if store.text(key).as_ref().is_some_and(is_this) {
            return store.delete(key);
        }
    }
    result
}

/// Keeps a text under a key. What is there and must not be lost is put aside first: every game with an action in it that the
/// text does not hold, unless this window kept it and goes back in it.
///
/// # Errors
/// If there is no room for the copy or for the text. Then the text is held in memory, and what was stored stays.
pub fn replace(store: &Store, key: &str, text: &str, mine: Option<&str>) -> Result<(), Refused> {
    if store.held(key).is_none() && store.stored(key) == Ok(Some(text.to_owned())) {
        return Ok(());
    }
    let must_stay = |kept: &str| {
        let goes_back = mine == Some(kept) && is_part(text, kept);
        !Outline::of(kept).is_unplayed() && !is_part(kept, text) && !goes_back
    };
    store.copy_aside(key, &must_stay).inspect_err(|_| store.hold(key, text))?;
    store.write(key, text)
}

/// Takes a game up again that was put aside: it is in play, or the last finished one, and the one before is put aside.
///
/// # Errors
/// If there is no room to put the other one aside. Then this one is held in memory as well as kept where it was.
pub fn take_up(store: &Store, place: &str) -> Result<(), Refused> {
    match (aside_of(place), store.text(place)) {
        (Some((key, _)), Some(text)) => replace(store, key, &text, None).and_then(|()| store.delete(place)),
        _ => Ok(()),
    }
}

/// Whether a window that shows a game in play goes over to what another window has kept: to another step of the same game, and
/// to one that was begun anew.
pub fn is_followed<R: Game, P: Players<R>, E: Extras>(shown: &Save<R, P, E>, kept: &Save<R, P, E>) -> bool {
    shown.is_in_play() && !shown.is_like(kept) && (shown.is_same_game(kept) || !kept.has_begun())
}

/// Whether a text holds all of another one.
fn is_part(part: &str, text: &str) -> bool {
    Outline::of(text).continues(&Outline::of(part))
}
