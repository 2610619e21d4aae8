use super::{Square, squares::Squares};

/// Three checkers of a side on neighbouring squares in a straight line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TicTacToe {
    squares: [Square; 3],
}

impl TicTacToe {
    /// Returns the squares from left to right, or from bottom to top if the line is vertical.
    pub const fn squares(self) -> [Square; 3] {
        self.squares
    }

    /// Whether both have a checker in common.
    pub fn shares(self, other: Self) -> bool {
        self.squares.iter().any(|square| other.squares.contains(square))
    }
}

/// The score of a side: its tic-tac-toes, and whether shared checkers count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    tic_tac_toes: Vec<TicTacToe>,
    sharing: bool,
}

impl Score {
    /// Returns the score of these checkers of one side. With *sharing*, pairs count too.
    pub(super) fn of(checkers: Squares, sharing: bool) -> Self {
        let ahead = |square: Square, (across, up): (i8, i8), steps: i8| {
            let file = square.file().checked_add_signed((across * steps).into())?;
            Square::new(file, square.rank().checked_add_signed((up * steps).into())?).filter(|&on| checkers.has(on))
        };
        let line = |square, way| Some(TicTacToe { squares: [square, ahead(square, way, 1)?, ahead(square, way, 2)?] });
        let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
        let tic_tac_toes =
            checkers.iter().flat_map(|square| ways.into_iter().filter_map(move |way| line(square, way))).collect();
        Self { tic_tac_toes, sharing }
    }

    /// Returns those of the open squares on which one more checker would make at least one more tic-tac-toe.
    pub(super) fn completing(own: Squares, open: Squares) -> Squares {
        let count = |own: Squares| Self::of(own, false).tic_tac_toes.len();
        let now = count(own);
        open.iter().filter(|&square| count(own.with(square)) > now).collect()
    }

    /// Returns the tic-tac-toes of the side.
    pub fn tic_tac_toes(&self) -> &[TicTacToe] {
        &self.tic_tac_toes
    }

    /// Returns, with *sharing*, the pairs of tic-tac-toes that have a checker in common, each worth an extra point.
    /// Empty without *sharing*.
    pub fn shared(&self) -> Vec<[TicTacToe; 2]> {
        let after = |place: usize| if self.sharing { &self.tic_tac_toes[place + 1..] } else { &[] };
        let pairs = |(place, &one): (usize, &TicTacToe)| {
            after(place).iter().filter(move |other| other.shares(one)).map(move |&other| [one, other])
        };
        self.tic_tac_toes.iter().enumerate().flat_map(pairs).collect()
    }

    /// Returns the points: one for each tic-tac-toe and one for each shared pair.
    pub fn points(&self) -> i32 {
        (self.tic_tac_toes.len() + self.shared().len()) as i32
    }
}
