//! The rules of `networks.md`, implemented as plainly as possible from the definitions, and slow.

use std::{collections::BTreeSet, fmt, ops::RangeInclusive, sync::LazyLock};

use flub::{
    network::{Goal, Letter, Network, Rules},
    play::Random,
};

/// Returns the lines of a network as sets of square indices, one bit each, from the definition: every set of `side`
/// squares is tested for running from top to bottom, and from left to right. A diagonal passes both.
pub fn lines(side: usize) -> &'static [u16] {
    static LINES: LazyLock<[Vec<u16>; 2]> = LazyLock::new(|| [3, 4].map(from_definition));
    &LINES[side - 3]
}

fn from_definition(side: usize) -> Vec<u16> {
    let mut lines = Vec::new();
    for set in 0..=((1u32 << (side * side)) - 1) as u16 {
        let squares: Vec<(usize, usize)> = indices(set).map(|index| (index / side, index % side)).collect();
        if squares.len() == side {
            let by_row: Vec<_> = squares.clone();
            let mut by_column: Vec<_> = squares.iter().map(|&(row, column)| (column, row)).collect();
            by_column.sort_unstable();
            lines.extend([by_row, by_column].iter().filter(|walk| runs_across(walk)).map(|_| set));
        }
    }
    lines
}

/// Whether there is one square at every step, neighbours at most one apart.
fn runs_across(walk: &[(usize, usize)]) -> bool {
    walk.iter().enumerate().all(|(step, &(along, _))| along == step)
        && walk.windows(2).all(|pair| pair[0].1.abs_diff(pair[1].1) <= 1)
}

/// Returns the indices of the bits of a set.
pub fn indices(set: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |index| set & 1 << index != 0)
}

/// Whether this many connections meet the goal.
pub fn meets(goal: Goal, count: usize) -> bool {
    let is_right = match goal {
        Goal::Odd => count % 2 == 1,
        Goal::Even => count.is_multiple_of(2),
        Goal::AtLeast(least) => count >= usize::from(least),
        Goal::Exactly(number) => count == usize::from(number),
    };
    is_right && count != 0
}

/// A network as its letters, row by row, `.` for a vacant square.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub rules: Rules,
    pub letters: Vec<char>,
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.rules, self.text())
    }
}

impl Position {
    pub fn new(rules: Rules, text: &str) -> Self {
        Self { rules, letters: text.chars().filter(|letter| *letter != ' ').collect() }
    }

    /// Returns a position of this many squares, this many of them filled, with F, P and R or O in random proportions.
    pub fn random(random: &mut Random, rules: Rules, area: usize, filled: usize) -> Self {
        let weights: Vec<char> = (0..4).map(|_| letters(rules)[random.below(3)]).collect();
        let mut letters: Vec<char> =
            (0..area).map(|at| if at < filled { weights[random.below(4)] } else { '.' }).collect();
        random.shuffle(&mut letters);
        Self { rules, letters }
    }

    /// Returns the letters of a network.
    pub fn of(network: &Network) -> Self {
        let letter = |square| network.letter(square).map_or(".", Letter::as_str);
        Self::new(network.rules(), &network.size().squares().map(letter).collect::<String>())
    }

    /// Whether it only adds letters to the other.
    pub fn extends(&self, other: &Position) -> bool {
        self.rules == other.rules && self.letters.iter().zip(&other.letters).all(|(own, old)| own == old || *old == '.')
    }

    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }

    pub fn network(&self) -> Network {
        Network::read(self.rules, &self.text()).expect("the letters are of the game")
    }

    pub fn vacant(&self) -> Vec<usize> {
        (0..self.letters.len()).filter(|&square| self.letters[square] == '.').collect()
    }

    pub fn with(&self, square: usize, letter: char) -> Self {
        let mut next = self.clone();
        next.letters[square] = letter;
        next
    }

    /// Returns the positions with one of the game's letters in this square.
    pub fn each_with(&self, square: usize) -> impl Iterator<Item = Position> {
        letters(self.rules).into_iter().map(move |letter| self.with(square, letter))
    }

    /// Lines whose squares are all filled, none with F.
    pub fn connections(&self) -> Vec<u16> {
        let side = if self.letters.len() == 9 { 3 } else { 4 };
        let closed = self.set_of(|letter| letter == '.' || letter == 'F');
        lines(side).iter().copied().filter(|line| line & closed == 0).collect()
    }

    fn set_of(&self, is_in: impl Fn(char) -> bool) -> u16 {
        self.letters.iter().enumerate().filter(|(_, letter)| is_in(**letter)).fold(0, |set, (at, _)| set | 1 << at)
    }

    /// Returns the squares that hold an R or O.
    pub fn demanding(&self) -> u16 {
        self.set_of(|letter| letter == 'R' || letter == 'O')
    }

    pub fn is_required(&self, connection: u16) -> bool {
        let count = (connection & self.demanding()).count_ones();
        match self.rules {
            Rules::Poe => count == 1,
            Rules::LawToe => count >= 1,
        }
    }

    /// Whether these counted connections are a solution.
    pub fn is_solution(&self, goal: Goal, counted: &[u16]) -> bool {
        let times = |list: &[u16], set: u16| list.iter().filter(|&&line| line == set).count();
        let connections = self.connections();
        let exist = counted.iter().all(|&line| times(counted, line) <= times(&connections, line));
        let all_required = connections
            .iter()
            .filter(|&&line| self.is_required(line))
            .all(|&line| times(counted, line) == times(&connections, line));
        let all_used = indices(self.demanding()).all(|square| {
            counted.iter().any(|line| {
                line & 1 << square != 0
                    && match self.rules {
                        Rules::Poe => self.is_required(*line),
                        Rules::LawToe => true,
                    }
            })
        });
        exist && all_required && all_used && meets(goal, counted.len())
    }

    /// Returns the sizes available, zero too, or `None` if an R or O is on no required connection.
    pub fn sizes(&self) -> Option<RangeInclusive<usize>> {
        let (required, permitted): (Vec<u16>, Vec<u16>) =
            self.connections().into_iter().partition(|&line| self.is_required(line));
        let used = required.iter().fold(0, |used, line| used | line);
        (self.demanding() & !used == 0).then(|| required.len()..=required.len() + permitted.len())
    }

    /// Returns the sizes of solutions that use this square.
    pub fn sizes_using(&self, square: usize) -> BTreeSet<usize> {
        let is_through = |line: &u16| line & 1 << square != 0;
        let (required, permitted): (Vec<u16>, Vec<u16>) =
            self.connections().into_iter().partition(|&line| self.is_required(line));
        let (through, beside): (Vec<u16>, Vec<u16>) = permitted.iter().copied().partition(is_through);
        let uses_already = required.iter().any(is_through);
        if self.sizes().is_none() {
            return BTreeSet::new();
        }
        (0..=through.len())
            .filter(|&count| uses_already || count > 0)
            .flat_map(|count| (0..=beside.len()).map(move |others| count + others))
            .map(|counted| required.len() + counted)
            .collect()
    }

    pub fn is_solved(&self, goal: Goal) -> bool {
        self.sizes().is_some_and(|mut sizes| sizes.any(|count| meets(goal, count)))
    }

    /// Fills the first vacant square in every way, recursively.
    pub fn is_possible(&self, goal: Goal) -> bool {
        match self.vacant().first() {
            None => self.is_solved(goal),
            Some(&square) => self.each_with(square).any(|next| next.is_possible(goal)),
        }
    }

    /// Returns the sizes of solutions over all fillings of the vacant squares, zero too.
    pub fn reachable(&self) -> BTreeSet<usize> {
        match self.vacant().first() {
            None => self.sizes().into_iter().flatten().collect(),
            Some(&square) => self.each_with(square).flat_map(|next| next.reachable()).collect(),
        }
    }

    pub fn is_ripe(&self, goal: Goal) -> bool {
        let vacant = self.vacant();
        match self.rules {
            Rules::Poe if vacant.is_empty() => self.is_solved(goal),
            Rules::Poe => vacant.iter().any(|&square| self.each_with(square).any(|next| next.is_solved(goal))),
            Rules::LawToe => vacant
                .iter()
                .any(|&square| self.with(square, 'P').sizes_using(square).iter().any(|&count| meets(goal, count))),
        }
    }
}

/// Returns the letters of a game.
pub fn letters(rules: Rules) -> [char; 3] {
    match rules {
        Rules::Poe => ['F', 'P', 'R'],
        Rules::LawToe => ['F', 'P', 'O'],
    }
}
