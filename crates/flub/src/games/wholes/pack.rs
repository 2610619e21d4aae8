use super::{Card, Deck, Face, Form, Value};
use crate::play::written;

/// The packs that come with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pack {
    /// A quarter, a half and three quarters, as in the deck of the source.
    Quarters,
    /// One to seven eighths, in lowest terms.
    Eighths,
    /// One to five sixths, in lowest terms.
    Thirds,
    /// Fifths, tenths and a half.
    Fifths,
    /// Quarters, thirds and fifths together.
    Mixed,
}

impl Pack {
    /// All packs, in the order in which to play them.
    pub const ALL: [Pack; 5] = [Pack::Quarters, Pack::Eighths, Pack::Thirds, Pack::Fifths, Pack::Mixed];

    /// Returns the values of its faces, as numerators and denominators.
    const fn values(self) -> &'static [(u32, u32)] {
        match self {
            Pack::Quarters => &[(1, 4), (1, 2), (3, 4)],
            Pack::Eighths => &[(1, 8), (1, 4), (3, 8), (1, 2), (5, 8), (3, 4), (7, 8)],
            Pack::Thirds => &[(1, 6), (1, 3), (1, 2), (2, 3), (5, 6)],
            Pack::Fifths => &[(1, 10), (1, 5), (3, 10), (2, 5), (1, 2), (3, 5), (4, 5)],
            Pack::Mixed => &[(1, 4), (1, 3), (1, 5), (1, 2), (2, 5), (2, 3), (3, 4)],
        }
    }

    /// Returns the number of copies of each face.
    const fn copies(self) -> u16 {
        match self {
            Pack::Quarters => 3,
            Pack::Eighths | Pack::Thirds | Pack::Fifths | Pack::Mixed => 2,
        }
    }

    /// The special cards, and how many of each there are in every pack.
    pub const SPECIALS: [(Card, u16); 3] = [(Card::Bait, 1), (Card::Swap, 2), (Card::Replay, 1)];

    /// Returns the deck of this pack. Pictures alternate between pies and bars.
    pub fn deck(self) -> Deck {
        let faces = self.values().iter().enumerate().flat_map(|(place, &(numerator, denominator))| {
            let picture = if place % 2 == 0 { Form::Pie } else { Form::Bar };
            let value = Value::new(numerator, denominator);
            [Form::Fraction, Form::Decimal, Form::Percent, picture]
                .into_iter()
                .filter_map(move |form| Face::new(value, form))
        });
        let faces = faces.map(|face| (Card::Face(face), self.copies()));
        Deck::new(faces.chain(Self::SPECIALS)).expect("the packs are decks")
    }
}

written! {
    Pack: Quarters "quarters", Eighths "eighths", Thirds "thirds", Fifths "fifths", Mixed "mixed";
    else "a pack is quarters, eighths, thirds, fifths or mixed"
}
