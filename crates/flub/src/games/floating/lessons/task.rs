use std::{fmt, str::FromStr};

use crate::{
    games::floating::{Board, Floating, Setup, Side, Square, Turn, Variations},
    play::{Game, Seed, Unreadable},
};

/// A position and a question about it. Written `take on 7x7 plain after d4 e4 e5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    ask: Ask,
    turns: Vec<Turn>,
    /// The positions from the beginning, each after one more turn.
    states: Vec<Floating>,
}

/// The question of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Mark every square where a checker may be put: `reach`.
    Reach,
    /// May a checker be put here? If not, mark one that is too far away: `may f6`.
    May(Square),
    /// Put a checker so that the area closes: `close`.
    Close,
    /// List every tic-tac-toe of this side: `lines x`.
    Lines(Side),
    /// Count the points of both sides: `count`.
    Count,
    /// Make a tic-tac-toe with this turn, so that there are more points than before: `take`.
    Take,
    /// Put a checker so that the other side cannot make a tic-tac-toe with its next turn: `block`.
    Block,
    /// Put a checker so that a tic-tac-toe can be made with the next turn, whatever the other side does: `two`.
    Two,
    /// Put a checker so that this square is out of reach, without using it: `fix f6`.
    Fix(Square),
    /// Take a turn that gives away no points: `keep`.
    Keep,
}

impl Ask {
    /// Returns the name of the question, which is the first word of its text.
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Reach => "reach",
            Ask::May(_) => "may",
            Ask::Close => "close",
            Ask::Lines(_) => "lines",
            Ask::Count => "count",
            Ask::Take => "take",
            Ask::Block => "block",
            Ask::Two => "two",
            Ask::Fix(_) => "fix",
            Ask::Keep => "keep",
        }
    }
}

impl Task {
    /// Returns the task at the position after these turns, or `None` if one of them is not allowed.
    pub fn new(setup: Setup, turns: Vec<Turn>, ask: Ask) -> Option<Self> {
        let mut states = vec![Floating::begin(&setup, Seed(0))];
        for &turn in &turns {
            states.push(states.last()?.after(turn).ok()?);
        }
        Some(Self { ask, turns, states })
    }

    /// Returns a task with the same position and this question.
    pub fn asking(self, ask: Ask) -> Self {
        Self { ask, ..self }
    }

    /// Returns the question.
    pub const fn ask(&self) -> Ask {
        self.ask
    }

    /// Returns the turns that led to the position.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Returns the state of the game in this position.
    pub fn state(&self) -> &Floating {
        self.states.last().expect("the first is always there")
    }

    /// Returns the position before the latest turn, and that turn, or `None` before the first.
    pub fn latest(&self) -> Option<(&Floating, Turn)> {
        let before = self.states.len().checked_sub(2)?;
        Some((&self.states[before], *self.turns.last()?))
    }

    /// Returns the settings of the game.
    pub fn setup(&self) -> Setup {
        self.state().setup()
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::May(square) | Ask::Fix(square) => write!(f, "{} {square}", self.name()),
            Ask::Lines(side) => write!(f, "{} {side}", self.name()),
            _ => f.write_str(self.name()),
        }
    }
}

impl FromStr for Ask {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Ok(match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["reach"] => Ask::Reach,
            ["may", square] => Ask::May(square.parse()?),
            ["close"] => Ask::Close,
            ["lines", side] => Ask::Lines(side.parse()?),
            ["count"] => Ask::Count,
            ["take"] => Ask::Take,
            ["block"] => Ask::Block,
            ["two"] => Ask::Two,
            ["fix", square] => Ask::Fix(square.parse()?),
            ["keep"] => Ask::Keep,
            _ => return Err(Unreadable("nothing of the kind is asked")),
        })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.ask, self.setup())?;
        for (place, turn) in self.turns.iter().enumerate() {
            let gap = if place == 0 { " after " } else { " " };
            write!(f, "{gap}{}", write_turn(*turn))?;
        }
        Ok(())
    }
}

/// Writes a turn without a space, so that turns can be listed with spaces between them.
pub(super) fn write_turn(turn: Turn) -> String {
    turn.to_string().replace(' ', "")
}

impl FromStr for Task {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a task is a question and a position, as take on 7x7 plain after d4 e4");
        let (ask, position) = text.split_once(" on ").ok_or(FORM)?;
        let (setup, turns) = position.split_once(" after ").unwrap_or((position, ""));
        let turns = turns.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Task::new(setup.parse()?, turns, ask.parse()?).ok_or(Unreadable("the turns are not allowed one after another"))
    }
}

/// The plain game on the paper board.
pub(super) const PAPER: Setup = Setup { board: Board::Paper, variations: Variations::PLAIN };
