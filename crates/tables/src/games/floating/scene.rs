//! What the board shows during a game.

use flub::games::floating::{Bar, Board, Floating, Range, Refusal, Score, Shift, Side, Square, Squares, TicTacToe};

use super::{hand::Hand, suspects::Suspect, table::Table, wording};
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
        beyond: scene.beyond(),
        shift: scene.shift,
        strokes: strokes(table, &state),
        suspects: Vec::new(),
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
    /// The checker in the hand.
    lifted: Option<Square>,
    /// The move of a checker in this turn, or in the one that led here.
    shift: Option<Shift>,
    /// The square that was just refused.
    refused: Option<Square>,
    /// The squares that two tic-tac-toes share, while they are pointed at.
    shared: Squares,
    /// The best value for the side to move.
    best: Option<Range>,
}

impl<'a> Scene<'a> {
    fn of(table: &'a Table, state: Floating) -> Self {
        let played = table.latest().map(|(_, turn)| turn);
        let shift = played.and_then(|turn| turn.shift);
        let (lifted, moved) = match table.screen.hand {
            Hand::Empty => (None, shift),
            Hand::Lifted(from) => (Some(from), None),
            Hand::Moved(shift) => (None, Some(shift)),
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
            lifted,
            shift: moved,
            refused: table.refusal.and_then(refused_square),
            shared: shared(table, &state),
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
            loose: self.lifted == Some(square),
            left: self.shift.is_some_and(|shift| shift.from == square),
            lit: self.refused == Some(square),
            open,
            first: (open && self.begins && square == self.table.screen.cursor) || self.shared.has(square),
            movable: self.movable.has(square) || self.table.screen.hand.shift().is_some_and(|shift| shift.to == square),
            value: range.and_then(Range::value).map(|ahead| (write_value(ahead), range == self.best)),
            label,
        }
    }

    fn refusal(&self, square: Square) -> Option<Refusal> {
        self.table.screen.hand.refusal(&self.state, square)
    }

    /// The squares of the checkers that lie on the board.
    fn lying(&self) -> Squares {
        let [x, o] = self.checkers;
        self.lifted.map_or(x.or(o), |from| x.or(o).without(from))
    }

    /// The area that the refused square would ask for, if it would be too large.
    fn beyond(&self) -> Option<Frame> {
        match self.table.refusal? {
            Refusal::To(square, Bar::TooLarge { .. }) | Refusal::At(square, Bar::TooLarge { .. }) => {
                Frame::around(self.state.setup().board, self.lying().with(square))
            }
            _ => None,
        }
    }

    /// The area within reach of the checkers.
    fn frame(&self) -> Option<Frame> {
        let (board, lying) = (self.state.setup().board, self.lying());
        let within = if lying.is_empty() { board.centre() } else { lying.reach().and(board.squares()) };
        Frame::around(board, within)
    }
}

/// The square that a refusal is about, if it is about one.
fn refused_square(refusal: Refusal) -> Option<Square> {
    match refusal {
        Refusal::NotYours(square) | Refusal::To(square, _) | Refusal::At(square, _) => Some(square),
        _ => None,
    }
}

/// The squares that make the item pointed at a point of its own: those which both its tic-tac-toes have.
fn shared(table: &Table, state: &Floating) -> Squares {
    let items = table.screen.pointed.map(|(side, place)| (list_items(&state.score(side)), place));
    match items.as_ref().and_then(|(items, place)| items.get(*place)).map(Vec::as_slice) {
        Some([one, other]) => common(*one, *other).collect(),
        _ => Squares::NONE,
    }
}

/// The squares which both have.
pub fn common(one: TicTacToe, other: TicTacToe) -> impl Iterator<Item = Square> {
    one.squares().into_iter().filter(move |square| other.squares().contains(square))
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

/// The proved value of a square, as a sign.
fn write_value(ahead: i32) -> String {
    match ahead {
        0 => "=".to_owned(),
        ahead => format!("{}+{}", wording::mark(if ahead > 0 { Side::X } else { Side::O }), ahead.abs()),
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
    /// The area that a refused square would ask for. `None` unless it would be too large.
    pub beyond: Option<Frame>,
    /// The move of a checker in this turn or the latest.
    pub shift: Option<Shift>,
    /// The tic-tac-toes drawn over the squares.
    pub strokes: Vec<Stroke>,
    /// The lines that a class suspects.
    pub suspects: Vec<Suspect>,
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
    /// Whether the checker is in the hand.
    pub loose: bool,
    /// Whether a checker was moved from it in this turn or the latest.
    pub left: bool,
    /// Whether it is pointed at in a lesson, or was just refused.
    pub lit: bool,
    /// Whether a checker may be put here now.
    pub open: bool,
    /// Whether it is marked: as a good place to begin, as what a hint looks at, or as shared by two tic-tac-toes.
    pub first: bool,
    /// Whether the checker may be picked up, also to move it on or back.
    pub movable: bool,
    /// The proved value of choosing it, as a sign, and whether that is best.
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
