//! Who plays a game for two: two people at one screen or at two devices, or a person against the computer.

use std::fmt;

use flub::play::{Game, Record, Seat, Seed, Unreadable};

use super::{
    company::Character,
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

/// The sides of a game that does not name them: who moves first, and who moves second.
impl Side for Seat {
    const BOTH: [Self; 2] = [Seat::FIRST, Seat::new(1).expect("two seats are at every table")];
    const NEWCOMER: Self = Seat::FIRST;
}

/// An opponent who does not sit at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent<L> {
    /// A computer at this level.
    Computer(L),
    /// A person at another device, by turns.
    Elsewhere,
}

/// The players of a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoPlayers<S, L> {
    /// The side of an opponent who does not sit at this screen. `None` if two people share it.
    pub opponent: Option<(S, Opponent<L>)>,
}

impl<S: Side, L: Level> TwoPlayers<S, L> {
    /// The level of the computer, if it plays this side.
    pub fn computer_at(self, side: S) -> Option<L> {
        self.computer().filter(|&(plays, _)| plays == side).map(|(_, level)| level)
    }

    /// The computer's side and level, if one plays.
    pub fn computer(self) -> Option<(S, L)> {
        match self.opponent {
            Some((side, Opponent::Computer(level))) => Some((side, level)),
            _ => None,
        }
    }

    /// Whether a person at this screen plays this side.
    pub fn is_here(self, side: S) -> bool {
        self.opponent.is_none_or(|(plays, _)| plays != side)
    }

    /// Whether a person at another device plays this side.
    pub fn plays_elsewhere(self, side: S) -> bool {
        self.opponent == Some((side, Opponent::Elsewhere))
    }

    /// The side of the only person at the screen. `None` if two people share it.
    pub fn person(self) -> Option<S> {
        self.opponent.map(|(side, _)| side.opponent())
    }
}

impl<S: Side, L: Level, R: Game> Players<R> for TwoPlayers<S, L> {
    /// One remark per side: `# x computer easy`, `# o person`, `# o elsewhere`.
    fn read(text: &str, _: &Record<R>) -> Result<Self, Unreadable> {
        let [first, second] = S::BOTH;
        let opponent = match (player(text, first)?, player(text, second)?) {
            (None, None) => None,
            (Some(opponent), None) => Some((first, opponent)),
            (None, Some(opponent)) => Some((second, opponent)),
            (Some(_), Some(_)) => return Err(Unreadable("a person plays one of the sides")),
        };
        Ok(Self { opponent })
    }

    fn levels(&self) -> Vec<String> {
        self.computer().map(|(_, level)| level.to_string()).into_iter().collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        S::BOTH.into_iter().any(|side| side.seat() == seat && self.is_here(side))
    }

    fn is_elsewhere(&self, seat: Seat) -> bool {
        S::BOTH.into_iter().any(|side| side.seat() == seat && self.plays_elsewhere(side))
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        let (side, level) = self.computer().filter(|(side, _)| side.seat() == seat)?;
        Some(Character { who: side.seat().index(), level: level.place(), mark: side.seat() })
    }

    fn handed_over(self) -> Self {
        match self.opponent {
            Some((side, Opponent::Elsewhere)) => Self { opponent: Some((side.opponent(), Opponent::Elsewhere)) },
            _ => self,
        }
    }
}

impl<S: Side, L: Level> fmt::Display for TwoPlayers<S, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        S::BOTH.into_iter().try_for_each(|side| match self.computer_at(side) {
            Some(level) => writeln!(f, "# {side} computer {level}"),
            None if self.plays_elsewhere(side) => writeln!(f, "# {side} elsewhere"),
            None => writeln!(f, "# {side} person"),
        })
    }
}

/// The opponent who plays this side. `None` if a person at this screen does.
fn player<S: Side, L: Level>(text: &str, side: S) -> Result<Option<Opponent<L>>, Unreadable> {
    let remark = format!("# {side} ");
    let named = text.lines().find_map(|line| line.strip_prefix(&remark)).ok_or(Unreadable("a player is missing"))?;
    match named.trim().strip_prefix("computer ") {
        None if named.trim() == "person" => Ok(None),
        None if named.trim() == "elsewhere" => Ok(Some(Opponent::Elsewhere)),
        Some(level) => Ok(Some(Opponent::Computer(level.parse()?))),
        None => Err(Unreadable("a player is a person or a computer")),
    }
}

/// The set-up of a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp<C, S, L, E = NoExtras> {
    /// The game's own set-up.
    pub setup: C,
    /// The person's side, if only one person sits at this screen.
    pub side: S,
    /// The opponent. `None` if two people share the screen.
    pub opponent: Option<Opponent<L>>,
    /// Other choices, kept in the save.
    pub extras: E,
}

/// A newcomer's set-up: the usual computer as the opponent.
impl<C: Default, S: Side, L: Level, E: Extras> Default for SetUp<C, S, L, E> {
    fn default() -> Self {
        let opponent = Some(Opponent::Computer(L::USUAL));
        Self { setup: C::default(), side: S::NEWCOMER, opponent, extras: E::default() }
    }
}

impl<R: Game<Setup: 'static>, S: Side, L: Level, E: Extras> set_up::SetUp<Save<R, TwoPlayers<S, L>, E>>
    for SetUp<R::Setup, S, L, E>
where
    Self: Default,
{
    fn easiest() -> Self {
        Self { opponent: Some(Opponent::Computer(L::LADDER[0])), ..Self::default() }
    }

    fn begun(&self, seed: Seed) -> Option<Save<R, TwoPlayers<S, L>, E>> {
        let opponent = self.opponent.map(|opponent| (self.side.opponent(), opponent));
        let (record, extras) = (Record::new(self.setup.clone(), seed), self.extras.clone());
        Some(Save::new(TwoPlayers { opponent }, extras, record))
    }
}

impl<R: Game, S: Side, L: Level, E: Extras> From<&Save<R, TwoPlayers<S, L>, E>> for SetUp<R::Setup, S, L, E> {
    fn from(save: &Save<R, TwoPlayers<S, L>, E>) -> Self {
        let side = save.seating.person().unwrap_or(S::NEWCOMER);
        let opponent = save.seating.opponent.map(|(_, opponent)| opponent);
        Self { setup: save.record.setup().clone(), side, opponent, extras: save.extras.clone().anew() }
    }
}
