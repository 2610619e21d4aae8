use std::sync::LazyLock;

use super::{Line, Size, Square};

/// A bit set of the lines of one size, by their index in [`Line::all`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineSet([u64; 3]);

impl LineSet {
    /// Returns all lines of a size.
    pub(super) fn every(size: Size) -> Self {
        (0..Line::all(size).len()).fold(Self::default(), Self::with)
    }

    /// Returns, for every square by index, the lines through it. The sets of squares outside the network are empty.
    pub(super) fn through(size: Size) -> &'static [LineSet; 16] {
        static THREE: LazyLock<[LineSet; 16]> = LazyLock::new(|| by_square(Size::Three));
        static FOUR: LazyLock<[LineSet; 16]> = LazyLock::new(|| by_square(Size::Four));
        match size {
            Size::Three => &THREE,
            Size::Four => &FOUR,
        }
    }

    const fn with(mut self, index: usize) -> Self {
        self.0[index / 64] |= 1 << (index % 64);
        self
    }

    /// Returns the lines in either set.
    pub(super) const fn or(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a | x, b | y, c | z])
    }

    /// Returns the lines in both sets.
    pub(super) const fn and(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a & x, b & y, c & z])
    }

    /// Returns the lines of this set that are not in the other.
    pub(super) const fn minus(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a & !x, b & !y, c & !z])
    }

    /// Whether the line with this index is in the set.
    pub fn has(&self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word & 1 << (index % 64) != 0)
    }

    /// Returns how many lines are in the set.
    pub const fn len(&self) -> usize {
        let [a, b, c] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones()) as usize
    }

    /// Whether the set has no lines.
    pub const fn is_empty(&self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// Returns the lines in the set. `size` must be the size that the set was made for.
    pub fn lines(self, size: Size) -> impl Iterator<Item = &'static Line> {
        Line::all(size).iter().enumerate().filter(move |(index, _)| self.has(*index)).map(|(_, line)| line)
    }
}

fn by_square(size: Size) -> [LineSet; 16] {
    std::array::from_fn(|index| {
        let lines = Line::all(size).iter().enumerate();
        lines
            .filter(|(_, line)| line.squares().has(Square(index as u8)))
            .fold(LineSet::default(), |set, (line, _)| set.with(line))
    })
}
