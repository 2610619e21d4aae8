use std::{fmt, str::FromStr};

use flub::{games::wholes::Deck, play::Unreadable};

/// A deck with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDeck {
    /// Its name, unique among the decks.
    pub name: String,
    /// Its cards.
    pub deck: Deck,
}

impl OwnDeck {
    /// The maximum number of decks.
    pub const MOST: usize = 60;

    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 40;

    /// A name in its saved form: in one line, and cut to a maximum length.
    pub fn tidied(name: &str) -> String {
        let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
        name.chars().map(plain).take(Self::LONGEST_NAME).collect()
    }

    /// Whether this is its name, ignoring case.
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
        // Where a long name is cut a space may be left at its end, which the next reading would not find again.
        let name = OwnDeck::tidied(name.trim()).trim().to_owned();
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
