//! What the board shows during a game.

use flub::games::floating::{Board, Floating, Range, Refusal, Score, Side, Square, Squares, TicTacToe};

use super::{hand::Hand, table::Table, wording};
use crate::i18n::Words;

/// The board of the table at the step on screen.
pub fn view(words: &Words, table: &Table) -> BoardView {
    let state = table.on_screen();
    let board = state.setup().board;
    let side = board.side();
    let scene = Scene::of(table, state);
    let places = (0..side * side).filter_map(|place| Square::new(place % side, side - 1 - place / side));
    BoardView {
        board,
        squares: places.map(|square| scene.square(words, square)).collect(),
        frame: scene.frame(),
        strokes: strokes(table, &state),
    }
}

/// The board without its accessible names.
struct Scene<'a> {
    table: &'a Table,
    state: Floating,
    checkers: [Squares; 2],
    open: Squares,
    movable: Squares,
    /// Whether a person is to take the first turn.
    begins: bool,
    /// The square on which the latest turn put a checker.
    latest: Squares,
    /// The checker in the hand, or the one that may still be put back.
    loose: Option<Square>,
    /// The square that a checker was moved from.
    left: Option<Square>,
    /// The best value for the side to move.
    best: Option<Range>,
}

impl<'a> Scene<'a> {
    fn of(table: &'a Table, state: Floating) -> Self {
        let played = table.latest().map(|(_, turn)| turn);
        let shift = played.and_then(|turn| turn.shift);
        let (loose, left) = match table.screen.hand {
            Hand::Empty => (None, shift.map(|shift| shift.from)),
            Hand::Lifted(from) => (Some(from), None),
            Hand::Moved(shift) => (Some(shift.to), Some(shift.from)),
        };
        let acts = table.person_to_act().is_some();
        Self {
            table,
            state,
            checkers: table.screen.hand.checkers(&state),
            open: table.screen.hand.open(&state),
            begins: acts && state.of(Side::X).or(state.of(Side::O)).is_empty(),
            movable: if acts && table.screen.hand.shift().is_none() { state.movable() } else { Squares::NONE },
            latest: played.iter().map(|turn| turn.square).chain(shift.map(|shift| shift.to)).collect(),
            loose,
            left,
            best: table.screen.findings.as_ref().map(|findings| findings.value),
        }
    }

    fn square(&self, words: &Words, square: Square) -> SquareView {
        let side = Side::BOTH.into_iter().find(|&side| self.checkers[side as usize].has(square));
        let latest = side.is_some() && self.latest.has(square);
        let open = self.open.has(square);
        let range = self.table.screen.findings.as_ref().and_then(|findings| findings.of(square));
        let label = match (side, range) {
            (Some(side), _) => wording::describe_filled(words, square, side, latest),
            (None, Some(range)) => wording::describe_valued(words, square, range),
            (None, None) => wording::describe_empty(words, square, self.refusal(square)),
        };
        SquareView {
            square,
            side,
            latest,
            loose: self.loose == Some(square),
            left: self.left == Some(square),
            lit: false,
            open,
            first: open && self.begins && square == self.table.screen.cursor,
            movable: self.movable.has(square),
            value: range.map(|range| (write_value(range), range.value().is_some() && Some(range) == self.best)),
            label,
        }
    }

    fn refusal(&self, square: Square) -> Option<Refusal> {
        self.table.screen.hand.refusal(&self.state, square)
    }

    /// The area within reach of the checkers.
    fn frame(&self) -> Option<Frame> {
        let [x, o] = self.checkers;
        let lifted = self.loose.filter(|_| self.left.is_none());
        let lying = lifted.map_or(x.or(o), |from| x.or(o).without(from));
        let board = self.state.setup().board;
        let within = if lying.is_empty() { board.centre() } else { lying.reach().and(board.squares()) };
        Frame::around(board, within)
    }
}

/// The tic-tac-toes to draw: the one pointed at, at the end those already counted, otherwise those that the latest turn made.
fn strokes(table: &Table, state: &Floating) -> Vec<Stroke> {
    let all = Side::BOTH.map(|side| list_items(&state.score(side)));
    let of = |side: Side| all[side as usize].iter().map(move |lines| (side, lines));
    let drawn = |(side, lines): (Side, &Vec<_>)| {
        lines.iter().map(move |&line| Stroke { side, line, near: false }).collect::<Vec<_>>()
    };
    if let Some((side, place)) = table.screen.pointed {
        return of(side).skip(place).take(1).flat_map(drawn).collect();
    }
    let alone =
        Side::BOTH.into_iter().flat_map(of).take(if table.is_over() { table.screen.counted } else { usize::MAX });
    // A shared checker has no line of its own.
    let strokes = alone.filter(|(_, lines)| lines.len() == 1).flat_map(drawn);
    match table.latest().filter(|_| !table.is_over()) {
        Some((_, turn)) => {
            let new = [Some(turn.square), turn.shift.map(|shift| shift.to)];
            let made = |stroke: &Stroke| stroke.line.squares().into_iter().any(|square| new.contains(&Some(square)));
            strokes.filter(made).collect()
        }
        None => strokes.collect(),
    }
}

/// Everything that scores a point: each tic-tac-toe, then, with that variation, each pair that shares a checker.
pub fn list_items(score: &Score) -> Vec<Vec<TicTacToe>> {
    let alone = score.tic_tac_toes().iter().map(|&line| vec![line]);
    alone.chain(score.shared().into_iter().map(Vec::from)).collect()
}

/// The value of a square, as a sign.
fn write_value(range: Range) -> String {
    match range.value() {
        None => "…".to_owned(),
        Some(0) => "=".to_owned(),
        Some(ahead) => format!("{}+{}", wording::mark(if ahead > 0 { Side::X } else { Side::O }), ahead.abs()),
    }
}

/// Everything the board shows, as a value.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Which board it is.
    pub board: Board,
    /// Its squares, from the top left.
    pub squares: Vec<SquareView>,
    /// The area within reach. `None` before the game has begun.
    pub frame: Option<Frame>,
    /// The tic-tac-toes drawn over the squares.
    pub strokes: Vec<Stroke>,
}

/// Everything a square shows.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareView {
    /// Its file and rank.
    pub square: Square,
    /// The side of the checker on it.
    pub side: Option<Side>,
    /// Whether the latest turn put that checker there.
    pub latest: bool,
    /// Whether the checker is in the hand or may still be put back.
    pub loose: bool,
    /// Whether a checker was moved from it in this turn or the latest.
    pub left: bool,
    /// Whether it is pointed at in a lesson.
    pub lit: bool,
    /// Whether a checker may be put here now.
    pub open: bool,
    /// Whether it is marked as a good place to begin.
    pub first: bool,
    /// Whether the checker may be picked up.
    pub movable: bool,
    /// The value of choosing it, as a sign, and whether that is best.
    pub value: Option<(String, bool)>,
    /// Its accessible name.
    pub label: String,
}

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Its leftmost column and topmost row, counted from the top left.
    pub corner: (usize, usize),
    /// Files and ranks.
    pub extent: (usize, usize),
}

impl Frame {
    /// The rectangle around these. `None` if there are none.
    pub fn around(board: Board, squares: Squares) -> Option<Self> {
        let left = squares.iter().map(Square::file).min()?;
        let top = squares.iter().map(Square::rank).max()?;
        Some(Self { corner: (left, board.side() - 1 - top), extent: squares.extent() })
    }

    /// Whether it is the final area.
    pub fn is_closed(self) -> bool {
        self.extent == (4, 4)
    }
}

/// A tic-tac-toe drawn over the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The side that made it.
    pub side: Side,
    /// Its squares.
    pub line: TicTacToe,
    /// Whether it lacks one checker still.
    pub near: bool,
}

/// The middle of a square, in hundredths of a square from the top left.
pub fn middle(board: Board, square: Square) -> (usize, usize) {
    (100 * square.file() + 50, 100 * (board.side() - square.rank()) - 50)
}

/// The number of items to count.
pub fn count_items(table: &Table) -> usize {
    Side::BOTH.into_iter().map(|side| list_items(&table.state().score(side)).len()).sum()
}
