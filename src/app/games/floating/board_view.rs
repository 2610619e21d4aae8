use flub::games::floating::{Board, Side, Square, Squares, TicTacToe};

/// What the board shows.
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

/// What a square shows.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareView {
    /// Its place.
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
    /// Whether the game may begin here: it beckons.
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
}

/// The middle of a square, in hundredths of a square from the top left.
pub fn middle(board: Board, square: Square) -> (usize, usize) {
    (100 * square.file() + 50, 100 * (board.side() - square.rank()) - 50)
}
