//! The state of a board without opponents.

use std::{fmt::Debug, rc::Rc};

use flub::network::{Goal, Letter, Placement, Square};
use yew::{Callback, Reducible, UseReducerHandle};

use super::analysis::{Analysis, BoardKind};

/// What a game adds to its kinds of boards.
pub trait BoardGame: BoardKind {
    /// What can be drawn on its mat on request.
    type Shown: Clone + PartialEq + Debug;
}

/// Letters on a mat and a goal, to look at without opponents.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<K: BoardGame> {
    /// What lies on it.
    pub analysis: Analysis<K>,
    /// The focused square.
    pub cursor: Square,
    /// The connections that are drawn.
    pub lines: Lines,
    /// What is drawn on request.
    pub shown: Option<K::Shown>,
    /// What lay on it before, the latest last.
    past: Vec<Analysis<K>>,
    /// What was undone, the next to redo last.
    undone: Vec<Analysis<K>>,
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
pub enum Change<K: BoardGame> {
    Kind(K),
    Goal(Goal),
    Point(Square),
    /// Write a letter into the focused square, replacing the one there.
    Write(Letter),
    Erase,
    Clear,
    Undo,
    Redo,
    Lines(Lines),
    Show(Option<K::Shown>),
}

impl<K: BoardGame> Board<K> {
    /// The board with the focus inside the mat.
    pub fn new(analysis: Analysis<K>) -> Self {
        let cursor = Self::inside(analysis.kind);
        Self { analysis, cursor, lines: Lines::None, shown: None, past: Vec::new(), undone: Vec::new() }
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn inside(kind: K) -> Square {
        let size = kind.vacant().size();
        size.square(size.side() + 2).expect("a mat has a second row")
    }

    fn with(self, change: Change<K>) -> Self {
        let board = Self { shown: None, ..self };
        let (analysis, cursor) = (board.analysis.clone(), board.cursor);
        match change {
            Change::Kind(kind) if kind.vacant().size() == analysis.kind.vacant().size() => {
                board.changed(analysis.of_kind(kind))
            }
            Change::Kind(kind) => board.changed(Analysis::vacant(kind)),
            Change::Goal(goal) => board.changed(Analysis { goal, ..analysis }),
            Change::Write(letter) => board.changed(analysis.written(Placement { letter, square: cursor })),
            Change::Erase => board.changed(analysis.erased(cursor)),
            Change::Clear => board.changed(Analysis { letters: Vec::new(), ..analysis }),
            Change::Undo => board.undone(),
            Change::Redo => board.redone(),
            Change::Point(cursor) => Self { cursor, ..board },
            Change::Lines(lines) => Self { lines, ..board },
            Change::Show(shown) => Self { shown, ..board },
        }
    }

    fn changed(mut self, analysis: Analysis<K>) -> Self {
        if analysis == self.analysis {
            return self;
        }
        self.past.push(self.analysis.clone());
        self.undone.clear();
        self.holding(analysis)
    }

    fn undone(mut self) -> Self {
        let Some(analysis) = self.past.pop() else { return self };
        self.undone.push(self.analysis.clone());
        self.holding(analysis)
    }

    fn redone(mut self) -> Self {
        let Some(analysis) = self.undone.pop() else { return self };
        self.past.push(self.analysis.clone());
        self.holding(analysis)
    }

    fn holding(self, analysis: Analysis<K>) -> Self {
        let fits = analysis.kind.vacant().size() == self.analysis.kind.vacant().size();
        let cursor = if fits { self.cursor } else { Self::inside(analysis.kind) };
        Self { analysis, cursor, ..self }
    }
}

impl<K: BoardGame> Reducible for Board<K> {
    type Action = Change<K>;

    fn reduce(self: Rc<Self>, change: Change<K>) -> Rc<Self> {
        Rc::unwrap_or_clone(self).with(change).into()
    }
}

/// A callback that makes this change of its argument.
pub fn changes<K: BoardGame, E: 'static>(
    board: &UseReducerHandle<Board<K>>,
    change: impl Fn(E) -> Change<K> + 'static,
) -> Callback<E> {
    let board = board.dispatcher();
    Callback::from(move |value| board.dispatch(change(value)))
}
