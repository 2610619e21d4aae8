//! Who plays a game for two: two people at one screen, or a person against the computer.

use std::fmt;

use flub::play::{Game, Record, Seat, Seed, Unreadable};

use super::{
    save::{Extras, NoExtras, Players, Save},
    seating::Level,
    set_up,
};

/// A side of a game for two.
pub trait Side: Copy + PartialEq + fmt::Debug + fmt::Display + 'static {
    /// Both sides, in the order of their seats.
    const BOTH: [Self; 2];

    /// The default side of a person.
    const NEWCOMER: Self;

    /// The other side.
    fn opponent(self) -> Self {
        if self == Self::BOTH[0] { Self::BOTH[1] } else { Self::BOTH[0] }
    }

    /// Its seat.
    fn seat(self) -> Seat {
        Seat::new(usize::from(self == Self::BOTH[1])).expect("two seats are at every table")
    }

    /// Both sides in the order in which they are offered: the default first.
    fn offered() -> [Self; 2] {
        [Self::NEWCOMER, Self::NEWCOMER.opponent()]
    }
}

/// The players of a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoPlayers<S, L> {
    /// The side and the level of the computer. `None` if two people play.
    pub computer: Option<(S, L)>,
}

impl<S: Side, L: Level> TwoPlayers<S, L> {
    /// The level of the computer, if it plays this side.
    pub fn computer_at(self, side: S) -> Option<L> {
        self.computer.filter(|&(plays, _)| plays == side).map(|(_, level)| level)
    }

    /// The side of the only person. `None` if two people play.
    pub fn person(self) -> Option<S> {
        self.computer.map(|(side, _)| side.opponent())
    }
}

impl<S: Side, L: Level, R: Game> Players<R> for TwoPlayers<S, L> {
    /// One remark per side: `# x computer easy`.
    fn read(text: &str, _: &Record<R>) -> Result<Self, Unreadable> {
        let [first, second] = S::BOTH;
        let computer = match (player(text, first)?, player(text, second)?) {
            (None, None) => None,
            (Some(level), None) => Some((first, level)),
            (None, Some(level)) => Some((second, level)),
            (Some(_), Some(_)) => return Err(Unreadable("a person plays one of the sides")),
        };
        Ok(Self { computer })
    }

    fn levels(&self) -> Vec<String> {
        self.computer.map(|(_, level)| level.to_string()).into_iter().collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        S::BOTH.into_iter().any(|side| side.seat() == seat && self.computer_at(side).is_none())
    }
}

impl<S: Side, L: Level> fmt::Display for TwoPlayers<S, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        S::BOTH.into_iter().try_for_each(|side| match self.computer_at(side) {
            None => writeln!(f, "# {side} person"),
            Some(level) => writeln!(f, "# {side} computer {level}"),
        })
    }
}

/// The level of the computer that plays this side. `None` if a person does.
fn player<S: Side, L: Level>(text: &str, side: S) -> Result<Option<L>, Unreadable> {
    let remark = format!("# {side} ");
    let named = text.lines().find_map(|line| line.strip_prefix(&remark)).ok_or(Unreadable("a player is missing"))?;
    match named.trim().strip_prefix("computer ") {
        None if named.trim() == "person" => Ok(None),
        Some(level) => level.parse().map(Some),
        None => Err(Unreadable("a player is a person or a computer")),
    }
}

/// The set-up of a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp<C, S, L, E = NoExtras> {
    /// The game's own set-up.
    pub setup: C,
    /// The person's side against the computer.
    pub side: S,
    /// The computer's level. `None` if two people play.
    pub level: Option<L>,
    /// Other choices, kept in the save.
    pub extras: E,
}

impl<R: Game<Setup: 'static>, S: Side, L: Level, E: Extras> set_up::SetUp<Save<R, TwoPlayers<S, L>, E>>
    for SetUp<R::Setup, S, L, E>
where
    Self: Default,
{
    fn begun(&self, seed: Seed) -> Option<Save<R, TwoPlayers<S, L>, E>> {
        let computer = self.level.map(|level| (self.side.opponent(), level));
        let (record, extras) = (Record::new(self.setup.clone(), seed), self.extras.clone());
        Some(Save::new(TwoPlayers { computer }, extras, record))
    }
}

impl<R: Game, S: Side, L: Level, E: Extras> From<&Save<R, TwoPlayers<S, L>, E>> for SetUp<R::Setup, S, L, E> {
    fn from(save: &Save<R, TwoPlayers<S, L>, E>) -> Self {
        let (side, level) =
            (save.seating.person().unwrap_or(S::NEWCOMER), save.seating.computer.map(|(_, level)| level));
        Self { setup: save.record.setup().clone(), side, level, extras: save.extras.clone().anew() }
    }
}
