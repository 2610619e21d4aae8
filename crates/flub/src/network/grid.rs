use std::fmt;

use super::{Goal, Letter, Line, LineSet, Placement, Rules, Size, Sizes, Square, SquareSet, line_counts::LineCounts};

/// A network: a grid of squares, each vacant or holding a letter of the game. Its methods return a changed copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    size: Size,
    rules: Rules,
    forbidden: SquareSet,
    permitted: SquareSet,
    demanding: SquareSet,
}

impl Network {
    /// Returns the network with every square vacant.
    pub const fn vacant(size: Size, rules: Rules) -> Self {
        let (forbidden, permitted, demanding) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        Self { size, rules, forbidden, permitted, demanding }
    }

    /// Reads squares row by row, 9 or 16 in all: `.` for a vacant square, otherwise a letter of the game.
    pub fn read(rules: Rules, squares: &str) -> Option<Self> {
        let size = match squares.len() {
            9 => Size::Three,
            16 => Size::Four,
            _ => return None,
        };
        let mut network = Self::vacant(size, rules);
        for (square, symbol) in size.squares().zip(squares.chars()) {
            if symbol != '.' {
                network = network.with(Placement { letter: symbol.encode_utf8(&mut [0; 4]).parse().ok()?, square })?;
            }
        }
        Some(network)
    }

    /// Returns the network with one more letter, or `None` if the square is filled or outside the network, or the
    /// letter is not one of this game's.
    pub fn with(mut self, placement: Placement) -> Option<Self> {
        if !self.vacancies().has(placement.square) {
            return None;
        }
        match placement.letter {
            Letter::F => self.forbidden = self.forbidden.with(placement.square),
            Letter::P => self.permitted = self.permitted.with(placement.square),
            letter if letter == self.rules.demanding() => self.demanding = self.demanding.with(placement.square),
            Letter::R | Letter::O => return None,
        }
        Some(self)
    }

    /// Returns the network with these letters written in order, or `None` if one of them cannot be written.
    pub fn with_all(self, placements: impl IntoIterator<Item = Placement>) -> Option<Self> {
        placements.into_iter().try_fold(self, Self::with)
    }

    /// Returns the number of squares on a side, as a [`Size`].
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the rules that say which letters there are and which connections are required.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the letter in a square, or `None` if it is vacant.
    pub fn letter(&self, square: Square) -> Option<Letter> {
        if self.forbidden.has(square) {
            Some(Letter::F)
        } else if self.permitted.has(square) {
            Some(Letter::P)
        } else if self.demanding.has(square) {
            Some(self.rules.demanding())
        } else {
            None
        }
    }

    /// Returns the vacant squares.
    pub const fn vacancies(&self) -> SquareSet {
        self.size.every().minus(self.forbidden).minus(self.permitted).minus(self.demanding)
    }

    /// Whether no square is vacant.
    pub const fn is_full(&self) -> bool {
        self.vacancies().is_empty()
    }

    /// Returns the squares that hold an F.
    pub const fn forbidden(&self) -> SquareSet {
        self.forbidden
    }

    /// Returns the squares that hold a P.
    pub const fn permitted(&self) -> SquareSet {
        self.permitted
    }

    /// Returns the squares that hold an R or O.
    pub const fn demanding(&self) -> SquareSet {
        self.demanding
    }

    /// Returns the squares a connection may run through: P, R and O.
    pub const fn open(&self) -> SquareSet {
        self.permitted.or(self.demanding)
    }

    /// Returns all placements: every letter of the game in every vacant square.
    pub fn placements(self) -> impl Iterator<Item = Placement> {
        let letters = self.rules.letters();
        self.vacancies().iter().flat_map(move |square| letters.map(|letter| Placement { letter, square }))
    }

    /// Returns the required and the permitted connections, in that order.
    pub fn connections(&self) -> (LineSet, LineSet) {
        let line_counts = LineCounts::standing(self);
        (line_counts.required(), line_counts.open().minus(line_counts.required()))
    }

    /// Whether a connection along this line would be required.
    pub fn is_required(&self, line: &Line) -> bool {
        self.rules.requires(line.squares().and(self.demanding).len())
    }

    /// Returns how many connections a solution can have, or `None` if an R or O lies on no required connection, which
    /// rules out every solution.
    pub fn sizes(&self) -> Option<Sizes> {
        LineCounts::standing(self).sizes()
    }

    /// Whether the network as it stands has a solution of the goal.
    pub fn is_solved(&self, goal: Goal) -> bool {
        self.sizes().is_some_and(|sizes| goal.within(sizes))
    }
}

impl fmt::Display for Network {
    /// Writes the squares row by row, as [`Network::read`] reads them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.size.squares().try_for_each(|square| f.write_str(self.letter(square).map_or(".", Letter::as_str)))
    }
}
