//! Saves: a save is a record whose remarks name the players and other settings.

use std::{
    fmt::{self, Debug, Display},
    str::FromStr,
};

use flub::play::{Game, Record, Seat, Seed, Unreadable};

use super::company::Character;
use crate::context::{arranged::Arranged, settings::Coach};

/// The players of a save: one remark line each.
pub trait Players<R: Game>: Clone + PartialEq + Debug + Display + 'static {
    /// Reads the players from a save with this record.
    ///
    /// # Errors
    /// If a player is missing or unreadable.
    fn read(text: &str, record: &Record<R>) -> Result<Self, Unreadable>;

    /// Whether a person at this device plays from this seat.
    fn is_person(&self, seat: Seat) -> bool;

    /// Whether a person at another device plays from this seat.
    fn is_elsewhere(&self, _seat: Seat) -> bool {
        false
    }

    /// The players as the other device sees them, where two devices play by turns.
    fn handed_over(self) -> Self {
        self
    }

    /// The character of the computer that plays from this seat. `None` if a person does.
    fn character(&self, seat: Seat) -> Option<Character>;

    /// The levels of the computers, as they are written.
    fn levels(&self) -> Vec<String>;

    /// The players adjusted to this many seats.
    fn fitted(self, _seats: usize) -> Self {
        self
    }
}

/// Other data saved with a game: one remark line each.
pub trait Extras: Clone + PartialEq + Debug + Default + Display + 'static {
    /// Reads it from a save.
    fn read(text: &str) -> Self;

    /// What is saved.
    fn kept(self) -> Self {
        self
    }

    /// What goes into a link.
    fn linked(self) -> Self {
        self.kept()
    }

    /// What carries over to the same players' next game.
    fn anew(self) -> Self {
        self
    }

    /// Whether such a game counts among wins and losses.
    fn counts(&self) -> bool {
        true
    }

    /// Whether both belong to the same game at the same step.
    fn is_like(&self, other: &Self) -> bool {
        self == other
    }
}

/// No other data.
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

/// The remark in a save that help was used.
const HELPED: &str = "# helped";

/// The remark in a save that its first moves were given.
const GIVEN: &str = "# given moves";

/// The text of a save with the remark that its first moves were given.
pub fn with_moves_given(save: &str) -> String {
    format!("{GIVEN}\n{save}")
}

/// The beginning of the remark in a save on what is half written.
const DRAFT: &str = "# draft ";

/// The beginning of the remark in a save on what the coach does.
const COACH: &str = "# coach ";

/// The line of a save that says what the coach does in its game.
pub fn coach_remark(coach: Coach) -> String {
    format!("{COACH}{}\n", coach.name())
}

/// What the coach does by a save. `None` for what the settings say.
pub fn coach_in(save: &str) -> Option<Coach> {
    save.lines().find_map(|line| Coach::named(line.strip_prefix(COACH)?))
}

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct Save<R: Game, P, E = NoExtras> {
    /// Who plays.
    pub seating: P,
    /// Other data.
    pub extras: E,
    /// Whether a person has had a position analysed while playing against a computer.
    pub helped: bool,
    /// Whether its first moves came from a pasted record or a link, so that it counts for nothing.
    pub given: bool,
    /// What the coach does in this game. `None` for what the settings say.
    pub coach: Option<Coach>,
    /// What else is arranged for this game.
    pub arranged: Arranged,
    /// What a person has half written, in a line of text. Empty for nothing.
    pub draft: String,
    /// The game.
    pub record: Record<R>,
}

impl<R: Game, P: Players<R>, E: Extras> Save<R, P, E> {
    /// A game without help so far.
    pub fn new(seating: P, extras: E, record: Record<R>) -> Self {
        Self {
            seating,
            extras,
            helped: false,
            given: false,
            coach: None,
            arranged: Arranged::default(),
            draft: String::new(),
            record,
        }
    }

    /// The same as a guided game, which is help.
    pub fn guided(self) -> Self {
        Self { helped: true, coach: Some(Coach::Guided), ..self }
    }

    /// The storage key of the game in play.
    pub fn key() -> String {
        format!("flub.{}.save", R::NAME)
    }

    /// The storage key of the last finished game.
    pub fn finished_key() -> String {
        format!("flub.{}.last", R::NAME)
    }

    /// A new game with the same players and set-up, from this seed.
    pub fn again(&self, seed: Seed) -> Self {
        let record = Record::new(self.record.setup().clone(), seed);
        let coach = self.next_coach();
        Self { coach, arranged: self.arranged, ..Self::new(self.seating.clone(), self.extras.clone().anew(), record) }
    }

    /// The game that begins where somebody is sent this one as a set-up: with its first moves, and from this seed where everybody
    /// gets cards of their own and the moves fit them. A guided game is help.
    pub fn sent(&self, seed: Seed) -> Self {
        let mut record = Record::new(self.record.setup().clone(), seed);
        let fits = self.record.played().iter().all(|action| record.apply(action.clone()).is_ok());
        let record = if fits && !self.arranged.same_deal { record } else { self.record.clone() };
        let helped = self.coach == Some(Coach::Guided);
        let (extras, draft) = (self.extras.clone().anew(), String::new());
        Self { helped, record, extras, draft, ..self.clone() }.with_moves_given()
    }

    /// The same game as somebody else's text brought it: where it has moves already, they are given.
    pub fn with_moves_given(self) -> Self {
        Self { given: self.has_begun(), ..self }
    }

    /// What the coach does in the same players' next game. Only one game is guided.
    pub fn next_coach(&self) -> Option<Coach> {
        self.coach.filter(|coach| *coach != Coach::Guided)
    }

    /// Whether the game is unfinished.
    pub fn is_in_play(&self) -> bool {
        self.record.state().outcome().is_none()
    }

    /// Whether any action has been played.
    pub fn has_begun(&self) -> bool {
        !self.record.played().is_empty()
    }

    /// Whether both are states of the same game.
    pub fn is_same_game(&self, other: &Self) -> bool {
        self.record.seed() == other.record.seed() && self.record.setup() == other.record.setup()
    }

    /// Whether both are the same game at the same step.
    pub fn is_like(&self, other: &Self) -> bool {
        self.extras.is_like(&other.extras) && self.seating == other.seating && self.record == other.record
    }
}

impl<R: Game, P: Players<R>, E: Extras> Display for Save<R, P, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seating, self.extras)?;
        if self.helped {
            writeln!(f, "{HELPED}")?;
        }
        if self.given {
            writeln!(f, "{GIVEN}")?;
        }
        if let Some(coach) = self.coach {
            f.write_str(&coach_remark(coach))?;
        }
        if !self.draft.is_empty() {
            writeln!(f, "{DRAFT}{}", self.draft)?;
        }
        write!(f, "{}{}", self.arranged, self.record)
    }
}

impl<R: Game, P: Players<R>, E: Extras> FromStr for Save<R, P, E> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let record = text.parse().map_err(|_| Unreadable("the record of the save does not read back"))?;
        let has = |remark| text.lines().any(|line| line == remark);
        let coach = coach_in(text);
        let (seating, arranged) = (P::read(text, &record)?, Arranged::read(text));
        let draft = text.lines().find_map(|line| line.strip_prefix(DRAFT)).unwrap_or_default().to_owned();
        let (extras, helped, given) = (E::read(text), has(HELPED), has(GIVEN));
        Ok(Self { seating, extras, helped, given, coach, arranged, draft, record })
    }
}
