//! The decks that people wrote themselves, as the browser keeps them: one per line, such as `Ours: 1/4*20, 3/4*20`.

use flub_tables::games::wholes::deck_draft::{OwnDeck, write_decks};

use crate::platform::storage::Storage;

/// The storage key of all of them.
const KEY: &str = "flub.wholes.decks";

/// The saved decks. If some are unreadable, or there are more than [`OwnDeck::MOST`], all are put in quarantine and the
/// readable ones stay.
pub fn load(storage: &Storage) -> Vec<OwnDeck> {
    let Ok(Some(kept)) = storage.load::<String>(KEY) else { return Vec::new() };
    let mut decks: Vec<OwnDeck> = Vec::new();
    let mut all_read = true;
    for line in kept.lines().filter(|line| !line.trim().is_empty()) {
        match line.parse::<OwnDeck>() {
            Ok(deck) if decks.len() < OwnDeck::MOST && !decks.iter().any(|known| known.is_named(&deck.name)) => {
                decks.push(deck)
            }
            _ => all_read = false,
        }
    }
    if !all_read {
        storage.quarantine(KEY);
        // Without room to put them aside they are still under their key.
        if !storage.exists(KEY) {
            save(storage, &decks);
        }
    }
    decks
}

/// Saves these decks in place of the saved ones.
pub fn save(storage: &Storage, decks: &[OwnDeck]) {
    if decks.is_empty() { storage.remove(KEY) } else { storage.save(KEY, &write_decks(decks)) }
}
