//! How it is set up and saved.

use std::fmt;

use flub::{
    games::wholes::{Cards, Level, Pack, Setup, Wholes},
    play::{Record, Seed},
};

use crate::{
    i18n::Id,
    table::{
        save::{self, Extras},
        seating, set_up,
    },
};

/// A saved game: the players, whether it is for practice, and the record.
pub type Save = save::Save<Wholes, Seating, Practice>;

/// Whether a game is for practice, and the name of its deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    /// Whether it is for practice: everybody's cards lie face up.
    pub practice: bool,
    /// The name of a deck of one's own. Empty if it has none.
    pub deck: String,
}

impl Practice {
    const REMARK: &'static str = "# practice";
    const DECK: &'static str = "# deck ";
}

impl fmt::Display for Practice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.practice {
            writeln!(f, "{}", Self::REMARK)?;
        }
        if self.deck.is_empty() { Ok(()) } else { writeln!(f, "{}{}", Self::DECK, self.deck) }
    }
}

impl Extras for Practice {
    fn read(text: &str) -> Self {
        let deck = text.lines().find_map(|line| line.strip_prefix(Self::DECK)).unwrap_or_default();
        Self { practice: text.lines().any(|line| line.trim_end() == Self::REMARK), deck: remarked(deck) }
    }

    fn counts(&self) -> bool {
        !self.practice
    }
}

/// A deck's name as it stands in a remark: in one line, without the `;` that would end it, and cut to a maximum length.
fn remarked(name: &str) -> String {
    const LONGEST: usize = 40;
    let plain = |sign: char| if sign.is_control() || sign == ';' { ' ' } else { sign };
    name.chars().map(plain).take(LONGEST).collect::<String>().trim().to_owned()
}

/// The set-up of a game as chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp {
    /// The cards.
    pub cards: Cards,
    /// The name of a deck of one's own. Empty if it has none.
    pub deck: String,
    /// Who plays.
    pub seating: Seating,
    /// Whether it is for practice.
    pub practice: bool,
}

impl SetUp {
    /// The engine's set-up. `None` while it cannot be played.
    pub fn setup(&self) -> Option<Setup> {
        Setup::new(self.seating.0.len(), self.cards.clone())
    }
}

/// Quarters, with two computers.
impl Default for SetUp {
    fn default() -> Self {
        Self { cards: Cards::Pack(Pack::Quarters), deck: String::new(), seating: Seating::usual(), practice: false }
    }
}

impl set_up::SetUp<Save> for SetUp {
    fn easiest() -> Self {
        Self { seating: Seating::easiest(), ..Self::default() }
    }

    fn begun(&self, seed: Seed) -> Option<Save> {
        let record = Record::new(self.setup()?, seed);
        let extras = Practice { practice: self.practice, deck: remarked(&self.deck) };
        Some(Save::new(self.seating.clone(), extras, record))
    }
}

impl From<&Save> for SetUp {
    fn from(save: &Save) -> Self {
        Self {
            cards: save.record.setup().cards().clone(),
            deck: save.extras.deck.clone(),
            seating: save.seating.clone(),
            practice: save.extras.practice,
        }
    }
}

/// Who plays a game.
pub type Seating = seating::Seating<Level>;

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    const USUAL: Self = Level::Sly;

    fn title(self) -> Id {
        match self {
            Level::Careful => "wholes-level-careful",
            Level::Sly => "wholes-level-sly",
            Level::Expert => "wholes-level-expert",
        }
    }
}
