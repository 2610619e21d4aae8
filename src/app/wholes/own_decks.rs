//! Decks that people wrote themselves, as the browser keeps them and files carry them: one a line, `Ours: 1/4*20, 3/4*20`.

use std::{fmt, str::FromStr};

use flub::{games::wholes::Deck, play::Unreadable};

use crate::app::storage::{self, Storage};

/// The storage key of all of them.
const KEY: &str = "flub.wholes.decks";

/// A deck with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDeck {
    /// What it is called. No two have the same name.
    pub name: String,
    /// Its cards.
    pub deck: Deck,
}

impl OwnDeck {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 40;

    /// A name as far as it can be kept: in one line, and not endless.
    pub fn tidied(name: &str) -> String {
        let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
        name.chars().map(plain).take(Self::LONGEST_NAME).collect()
    }

    /// Whether this is its name, capital letters or not.
    pub fn is_named(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase()
    }
}

impl fmt::Display for OwnDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.deck)
    }
}

impl FromStr for OwnDeck {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        // A name may hold colons; cards do not.
        let (name, deck) = line.rsplit_once(':').ok_or(Unreadable("a deck of one's own has a name"))?;
        let name = OwnDeck::tidied(name.trim());
        if name.is_empty() {
            return Err(Unreadable("the name is empty"));
        }
        Ok(Self { name, deck: deck.parse()? })
    }
}

/// Decks as text, one a line.
pub fn text(decks: &[OwnDeck]) -> String {
    decks.iter().map(|deck| format!("{deck}\n")).collect()
}

/// The decks that are kept. Where some cannot be read, all are put aside as they were and the others stay.
pub fn load(storage: &Storage) -> Vec<OwnDeck> {
    let Ok(Some(kept)) = storage.load::<String>(KEY) else { return Vec::new() };
    let mut decks: Vec<OwnDeck> = Vec::new();
    let mut whole = true;
    for line in kept.lines().filter(|line| !line.trim().is_empty()) {
        match line.parse::<OwnDeck>() {
            Ok(deck) if !decks.iter().any(|known| known.is_named(&deck.name)) => decks.push(deck),
            _ => whole = false,
        }
    }
    if !whole {
        storage.set_aside(KEY);
        // Where there was no room to put them aside they are still there.
        if !storage::exists(KEY) {
            save(storage, &decks);
        }
    }
    decks
}

/// Keeps these in place of those that were kept. Where that fails the person is told.
pub fn save(storage: &Storage, decks: &[OwnDeck]) {
    let _ = if decks.is_empty() { storage.remove(KEY) } else { storage.save(KEY, &text(decks)) };
}
