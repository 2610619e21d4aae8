use super::Square;

/// The bits of file a. Rank 1 is the lowest byte.
const FILE: u64 = 0x0101_0101_0101_0101;

/// The number of squares on a side of the area that is full at the end.
pub(super) const AREA: u32 = 4;

/// A bit set of squares: rank by rank from the bottom, files from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub(super) u64);

impl Squares {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns all squares of a board with this many squares on a side, at most 8.
    pub(super) const fn board(side: u32) -> Self {
        span(0, side as i32 - 1, 0, side as i32 - 1)
    }

    /// Whether the square is in the set.
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Returns the set with this square.
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | square.bit())
    }

    /// Returns the set without this square.
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !square.bit())
    }

    /// Returns the squares in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the squares in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the squares of this set that are not in the other.
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the number of squares.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the squares in order, rank by rank from a1.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = (left != 0).then(|| Square::at(left.trailing_zeros()))?;
            left &= left - 1;
            Some(square)
        })
    }

    /// Returns the number of files and of ranks that the squares span.
    pub const fn extent(self) -> (usize, usize) {
        match self.edges() {
            None => (0, 0),
            Some(Edges { left, right, bottom, top }) => ((right - left + 1) as usize, (top - bottom + 1) as usize),
        }
    }

    /// Returns the outermost files and ranks, counted from 0, or `None` if the set is empty.
    #[inline(always)]
    pub(super) const fn edges(self) -> Option<Edges> {
        if self.0 == 0 {
            return None;
        }
        let mut files = self.0 | self.0 >> 32;
        files |= files >> 16;
        files |= files >> 8;
        let files = files as u8;
        Some(Edges {
            left: files.trailing_zeros(),
            right: 7 - files.leading_zeros(),
            bottom: self.0.trailing_zeros() / 8,
            top: 7 - self.0.leading_zeros() / 8,
        })
    }

    /// Returns the outermost files and ranks that are certain to keep a square, if one square may be removed. `None` if
    /// nothing is certain to stay. Each direction assumes the removal that changes it most.
    pub(super) fn staying(self, one_may_go: bool) -> Option<Edges> {
        let edges = self.edges()?;
        if !one_may_go {
            return Some(edges);
        }
        let without_one_of = |line: u64| match self.0 & line {
            single if single.is_power_of_two() => Self(self.0 & !line).edges(),
            _ => Some(edges),
        };
        Some(Edges {
            left: without_one_of(FILE << edges.left)?.left,
            right: without_one_of(FILE << edges.right)?.right,
            bottom: without_one_of(0xFF << (8 * edges.bottom))?.bottom,
            top: without_one_of(0xFF << (8 * edges.top))?.top,
        })
    }

    /// Returns all squares that lie in some four by four area together with all of these, which are included. An area
    /// that extends over the edge of a board can be shifted back onto it, so the board only rules out squares outside
    /// it.
    pub const fn reach(self) -> Self {
        let Some(Edges { left, right, bottom, top }) = self.edges() else { return Self(u64::MAX) };
        let far = AREA as i32 - 1;
        span(right as i32 - far, left as i32 + far, top as i32 - far, bottom as i32 + far)
    }

    /// Returns the squares next to one of these, horizontally, vertically or diagonally.
    pub(super) const fn neighbours(self) -> Self {
        let row = self.0 | (self.0 & !(FILE << 7)) << 1 | (self.0 & !FILE) >> 1;
        // A square of the set may be a neighbour of another one, so these are not excluded.
        let sides = (self.0 & !(FILE << 7)) << 1 | (self.0 & !FILE) >> 1;
        Self(sides | row << 8 | row >> 8)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The outermost files and ranks of a set of squares.
#[derive(Clone, Copy)]
pub(super) struct Edges {
    pub left: u32,
    pub right: u32,
    pub bottom: u32,
    pub top: u32,
}

impl Edges {
    /// Returns the edges of both sets together.
    pub(super) fn or(&self, other: &Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            bottom: self.bottom.min(other.bottom),
            top: self.top.max(other.top),
        }
    }
}

/// Returns the squares between these files and ranks, both included, as far as they exist.
#[inline(always)]
const fn span(left: i32, right: i32, bottom: i32, top: i32) -> Squares {
    let (left, bottom) = (if left < 0 { 0 } else { left }, if bottom < 0 { 0 } else { bottom });
    let (right, top) = (if right > 7 { 7 } else { right }, if top > 7 { 7 } else { top });
    if left > right || bottom > top {
        return Squares::NONE;
    }
    let row = (0xFF >> (7 - right)) & (0xFF << left);
    Squares((row * FILE) & (u64::MAX >> (8 * (7 - top))) & (u64::MAX << (8 * bottom)))
}
