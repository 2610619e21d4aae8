use std::rc::Rc;

use flub::{
    games::poe::Version,
    network::{Goal, Letter, Placement, Square},
};
use yew::Reducible;

use super::{analysis::Analysis, screen::Shown};

/// Letters on a mat and a goal, to look at without opponents.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Its letters.
    pub analysis: Analysis,
    /// The focused square.
    pub cursor: Square,
    /// The connections that are drawn.
    pub lines: Lines,
    /// A proof on display.
    pub shown: Option<Shown>,
}

/// The connections that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    None,
    Required,
    Permitted,
}

impl Lines {
    /// In the order they are offered.
    pub const ALL: [Lines; 3] = [Lines::None, Lines::Required, Lines::Permitted];
}

/// A change to the board.
#[derive(Clone)]
pub enum Change {
    Version(Version),
    Goal(Goal),
    Point(Square),
    /// Write a letter into the focused square, replacing the one there.
    Write(Letter),
    Erase,
    Clear,
    Lines(Lines),
    Show(Option<Shown>),
}

impl Board {
    /// The board with the focus inside the mat.
    pub fn new(analysis: Analysis) -> Self {
        let size = analysis.version.size();
        let cursor = size.square(size.side() + 2).expect("a mat has a second row");
        Self { analysis, cursor, lines: Lines::None, shown: None }
    }

    fn with(self, change: Change) -> Self {
        let board = Self { shown: None, ..self };
        let (cursor, lines) = (board.cursor, board.lines);
        match change {
            Change::Version(version) if version.size() == board.analysis.version.size() => {
                Self { analysis: board.analysis.of_version(version), ..board }
            }
            Change::Version(version) => Self { lines, ..Self::new(Analysis::vacant(version)) },
            Change::Goal(goal) => Self { analysis: Analysis { goal, ..board.analysis }, ..board },
            Change::Point(cursor) => Self { cursor, ..board },
            Change::Write(letter) => {
                Self { analysis: board.analysis.written(Placement { letter, square: cursor }), ..board }
            }
            Change::Erase => Self { analysis: board.analysis.erased(cursor), ..board },
            Change::Clear => Self { analysis: Analysis { letters: Vec::new(), ..board.analysis }, ..board },
            Change::Lines(lines) => Self { lines, ..board },
            Change::Show(shown) => Self { shown, ..board },
        }
    }
}

impl Reducible for Board {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::unwrap_or_clone(self).with(change).into()
    }
}
