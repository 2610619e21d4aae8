//! A game as it is kept: a record whose remarks tell who plays and what else was agreed. So a save is a record too.

use std::{
    fmt::{self, Debug, Display},
    str::FromStr,
};

use flub::play::{Game, Record, Seat, Seed, Unreadable};

/// Who plays a game, as a save tells it: remarks of a record, a line each.
pub trait Players<R: Game>: Clone + PartialEq + Debug + Display + 'static {
    /// Reads the remarks of a save with this record.
    ///
    /// # Errors
    /// When a player is missing or cannot be read.
    fn read(text: &str, record: &Record<R>) -> Result<Self, Unreadable>;

    /// Whether a person plays from this seat.
    fn is_person(&self, seat: Seat) -> bool;

    /// The players for a record with this many seats.
    fn fitted(self, _seats: usize) -> Self {
        self
    }
}

/// What else is kept with a game, as remarks of a record, a line each.
pub trait Extras: Clone + PartialEq + Debug + Default + Display + 'static {
    /// Reads the remarks of a save.
    fn read(text: &str) -> Self;

    /// What of it is kept.
    fn kept(self) -> Self {
        self
    }

    /// What of it goes into a link.
    fn linked(self) -> Self {
        self.kept()
    }

    /// What of it goes for another game of the same players.
    fn anew(self) -> Self {
        self
    }

    /// Whether this is of the same game, gone on as far.
    fn is_like(&self, other: &Self) -> bool {
        self == other
    }
}

/// Nothing else is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoExtras;

impl Display for NoExtras {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl Extras for NoExtras {
    fn read(_: &str) -> Self {
        Self
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Save<R: Game, P, E = NoExtras> {
    /// Who plays.
    pub seating: P,
    /// What else is kept.
    pub extras: E,
    /// The game.
    pub record: Record<R>,
}

impl<R: Game, P: Players<R>, E: Extras> Save<R, P, E> {
    /// The storage key of the game in play.
    pub fn key() -> String {
        format!("flub.{}.save", R::NAME)
    }

    /// The storage key of the game finished last.
    pub fn finished_key() -> String {
        format!("flub.{}.last", R::NAME)
    }

    /// Another game of the same players, settled in the same way, from this seed.
    pub fn again(&self, seed: Seed) -> Self {
        let record = Record::new(self.record.setup().clone(), seed);
        Self { seating: self.seating.clone(), extras: self.extras.clone().anew(), record }
    }

    /// Whether there is something left to play.
    pub fn is_in_play(&self) -> bool {
        self.record.state().outcome().is_none()
    }

    /// Whether something has been played.
    pub fn has_begun(&self) -> bool {
        !self.record.played().is_empty()
    }

    /// Whether this is a later or an earlier state of the same game.
    pub fn is_same_game(&self, other: &Self) -> bool {
        self.record.seed() == other.record.seed() && self.record.setup() == other.record.setup()
    }

    /// Whether this is the same game, gone on as far.
    pub fn is_like(&self, other: &Self) -> bool {
        self.extras.is_like(&other.extras) && self.seating == other.seating && self.record == other.record
    }
}

impl<R: Game, P: Players<R>, E: Extras> Display for Save<R, P, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.seating, self.extras, self.record)
    }
}

impl<R: Game, P: Players<R>, E: Extras> FromStr for Save<R, P, E> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let record = text.parse().map_err(|_| Unreadable("the record of the save does not read back"))?;
        Ok(Self { seating: P::read(text, &record)?, extras: E::read(text), record })
    }
}
