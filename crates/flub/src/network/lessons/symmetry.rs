use crate::network::{Placement, Size, Square};

/// A reflection of the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// Left and right change places.
    LeftRight,
    /// Rows and columns change places.
    Diagonal,
}

impl Symmetry {
    /// All reflections that are used.
    pub const ALL: [Symmetry; 2] = [Symmetry::LeftRight, Symmetry::Diagonal];

    /// Returns the square to which this one goes.
    pub fn square(self, size: Size, square: Square) -> Square {
        let side = size.side();
        let (row, column) = (square.index() / side, square.index() % side);
        let (row, column) = match self {
            Symmetry::LeftRight => (row, side - 1 - column),
            Symmetry::Diagonal => (column, row),
        };
        size.square(row * side + column + 1).unwrap_or(square)
    }

    /// Returns the letter in the square to which it goes.
    pub fn letter(self, size: Size, Placement { letter, square }: Placement) -> Placement {
        Placement { letter, square: self.square(size, square) }
    }
}
