use std::sync::LazyLock;

use super::{Size, Square, SquareSet};

/// The two opposite sides a line joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// One square in each row, neighbours at most one column apart.
    TopBottom,
    /// One square in each column, neighbours at most one row apart.
    LeftRight,
}

/// A chain of touching squares from one side to the opposite side. A diagonal from corner to corner counts as two
/// lines, one for each pair of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    squares: SquareSet,
    sides: Sides,
    path: [Square; 4],
    side: u8,
}

impl Line {
    /// Returns the lines of a network of this size, top-bottom before left-right: 34 on 3x3, 136 on 4x4.
    pub fn all(size: Size) -> &'static [Line] {
        static THREE: LazyLock<Vec<Line>> = LazyLock::new(|| from_geometry(Size::Three));
        static FOUR: LazyLock<Vec<Line>> = LazyLock::new(|| from_geometry(Size::Four));
        match size {
            Size::Three => &THREE,
            Size::Four => &FOUR,
        }
    }

    /// Returns the squares as a set, without their order.
    pub const fn squares(&self) -> SquareSet {
        self.squares
    }

    /// Returns the two sides it joins.
    pub const fn sides(&self) -> Sides {
        self.sides
    }

    /// Returns the squares in the order in which a connection is written: top to bottom or left to right.
    pub fn path(&self) -> &[Square] {
        &self.path[..self.side as usize]
    }

    /// Returns how often the line changes direction. The straightest lines are the easiest to see.
    pub fn bends(&self) -> usize {
        let step = |pair: &[Square]| pair[1].index() as isize - pair[0].index() as isize;
        self.path().windows(3).filter(|three| step(&three[..2]) != step(&three[1..])).count()
    }
}

fn from_geometry(size: Size) -> Vec<Line> {
    let side = size.side();
    let mut lines = Vec::new();
    for sides in [Sides::TopBottom, Sides::LeftRight] {
        let mut walks: Vec<Vec<usize>> = (0..side).map(|across| vec![across]).collect();
        for _ in 1..side {
            walks = walks.iter().flat_map(|walk| steps(walk, side)).collect();
        }
        lines.extend(walks.iter().map(|walk| line(walk, sides, side)));
    }
    lines
}

/// Returns the walks that are one step longer: straight on or to either neighbour, inside the network.
fn steps(walk: &[usize], side: usize) -> impl Iterator<Item = Vec<usize>> {
    let across = walk[walk.len() - 1];
    (across.saturating_sub(1)..=(across + 1).min(side - 1)).map(move |next| [walk, &[next]].concat())
}

fn line(walk: &[usize], sides: Sides, side: usize) -> Line {
    let mut path = [Square(0); 4];
    for (along, &across) in walk.iter().enumerate() {
        let (row, column) = match sides {
            Sides::TopBottom => (along, across),
            Sides::LeftRight => (across, along),
        };
        path[along] = Square((row * side + column) as u8);
    }
    Line { squares: path[..side].iter().copied().collect(), sides, path, side: side as u8 }
}
