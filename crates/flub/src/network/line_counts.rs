use super::{Letter, LineSet, Network, Rules, Sizes, Square, SquareSet};

/// The lines of a network, sorted by the letters on them. Closed squares count as F, all others without R or O as P.
#[derive(Clone, Copy)]
pub(super) struct LineCounts {
    rules: Rules,
    through: &'static [LineSet; 16],
    open: LineSet,
    with_one: LineSet,
    with_two: LineSet,
    demanding: SquareSet,
}

impl LineCounts {
    /// Returns the line counts of the network as it stands, with vacant squares closed.
    pub(super) fn standing(network: &Network) -> Self {
        Self::new(network, network.forbidden().or(network.vacancies()))
    }

    /// Returns the line counts with a P in every vacant square.
    pub(super) fn permitting(network: &Network) -> Self {
        Self::new(network, network.forbidden())
    }

    fn new(network: &Network, closed: SquareSet) -> Self {
        let (size, none) = (network.size(), LineSet::default());
        let mut line_counts = Self {
            rules: network.rules(),
            through: LineSet::through(size),
            open: LineSet::every(size),
            with_one: none,
            with_two: none,
            demanding: SquareSet::EMPTY,
        };
        line_counts = closed.iter().fold(line_counts, Self::closing);
        network.demanding().iter().fold(line_counts, Self::demanding)
    }

    /// Returns the line counts with this square closed.
    pub(super) fn closing(mut self, square: Square) -> Self {
        self.open = self.open.minus(self.through(square));
        self
    }

    /// Returns the line counts with an R or O in this square, which was a P so far.
    pub(super) fn demanding(mut self, square: Square) -> Self {
        let through = self.through(square);
        self.with_two = self.with_two.or(self.with_one.and(through));
        self.with_one = self.with_one.or(through);
        self.demanding = self.demanding.with(square);
        self
    }

    /// Returns the line counts with these lines opened.
    pub(super) fn opening(mut self, lines: LineSet) -> Self {
        self.open = self.open.or(lines);
        self
    }

    /// Returns the lines through a square, open or not.
    pub(super) fn through(&self, square: Square) -> LineSet {
        self.through[square.index()]
    }

    /// Returns a letter for a square that leaves the lines unchanged: R or O if it holds one, F if no connection runs
    /// through it, otherwise P.
    pub(super) fn letter(&self, square: Square) -> Letter {
        if self.demanding.has(square) {
            self.rules.demanding()
        } else if self.open.and(self.through(square)).is_empty() {
            Letter::F
        } else {
            Letter::P
        }
    }

    /// Returns the connections: all lines without a closed square.
    pub(super) fn open(&self) -> LineSet {
        self.open
    }

    /// Returns the connections that every solution must count.
    pub(super) fn required(&self) -> LineSet {
        match self.rules {
            Rules::Poe => self.open.and(self.with_one).minus(self.with_two),
            Rules::LawToe => self.open.and(self.with_one),
        }
    }

    /// Returns the R or O squares that lie on none of these lines.
    pub(super) fn unused_by(&self, lines: LineSet) -> impl Iterator<Item = Square> {
        self.demanding.iter().filter(move |&square| lines.and(self.through(square)).is_empty())
    }

    /// Returns how many connections a solution can have, or `None` if an R or O lies on no required connection.
    pub(super) fn sizes(&self) -> Option<Sizes> {
        let required = self.required();
        let is_used = self.unused_by(required).next().is_none();
        is_used.then(|| Sizes { least: required.len() as u16, most: self.open.len() as u16 })
    }

    /// Returns how many connections a solution can have that uses at least one of these connections, which must not be
    /// empty.
    pub(super) fn sizes_using(&self, lines: LineSet) -> Option<Sizes> {
        let is_one_required = !lines.and(self.required()).is_empty();
        self.sizes().map(|sizes| Sizes { least: sizes.least + u16::from(!is_one_required), ..sizes })
    }

    /// Returns a lower bound on the number of required connections, whatever letters replace P in these squares. It
    /// counts those that run through none of these squares, and in POE one more for each R left unused, since a
    /// required connection has only one R.
    pub(super) fn least_after(&self, undecided: SquareSet) -> u16 {
        let unsettled = undecided.iter().fold(LineSet::default(), |lines, square| lines.or(self.through(square)));
        let certain = self.required().minus(unsettled);
        let unused = match self.rules {
            Rules::Poe => self.unused_by(certain).count(),
            Rules::LawToe => 0,
        };
        (certain.len() + unused) as u16
    }
}
