use std::fmt;

use serde::{Deserialize, Serialize};

/// The size of a network: the squares on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Size {
    /// 3x3, nine squares.
    Three,
    /// 4x4, sixteen squares.
    Four,
}

impl Size {
    /// Returns the number of squares on a side: 3 or 4.
    pub const fn side(self) -> usize {
        match self {
            Size::Three => 3,
            Size::Four => 4,
        }
    }

    /// Returns the number of squares: 9 or 16.
    pub const fn area(self) -> usize {
        self.side() * self.side()
    }

    /// Returns the size with this many squares on a side, or `None` if it is neither 3 nor 4.
    pub const fn from_side(side: usize) -> Option<Self> {
        match side {
            3 => Some(Size::Three),
            4 => Some(Size::Four),
            _ => None,
        }
    }

    /// Returns all squares, row by row from the top left.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..self.area() as u8).map(Square)
    }

    /// Returns the square with this number, or `None` if it is not from 1 to 9 or 1 to 16.
    pub fn square(self, number: usize) -> Option<Square> {
        Square::from_number(number).filter(|square| square.index() < self.area())
    }

    /// Returns the set of all squares.
    pub const fn every(self) -> SquareSet {
        SquareSet(((1u32 << self.area()) - 1) as u16)
    }
}

/// A square of a network. Squares are counted row by row from the top left: numbers from 1 for people, indices from 0
/// for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(pub(super) u8);

impl Square {
    /// Returns the square with this number, or `None` if it is not from 1 to 16. [`Size::square`] also checks that a
    /// network has it.
    pub const fn from_number(number: usize) -> Option<Self> {
        if number >= 1 && number <= 16 { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Returns the number that people read, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Returns the index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}

impl TryFrom<u8> for Square {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Square::from_number(index as usize + 1).ok_or_else(|| format!("square {index} is beyond every network"))
    }
}

/// A bit set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub(super) u16);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether the square is in the set.
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Returns the set with this square in it.
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    /// Returns the set without this square.
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.0))
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
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns how many squares are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no squares.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every square of this set is in the other.
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the squares in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        std::iter::successors(Some(self.0), |rest| Some(rest & rest.wrapping_sub(1)))
            .take_while(|&rest| rest != 0)
            .map(|rest| Square(rest.trailing_zeros() as u8))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}
