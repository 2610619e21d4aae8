//! Lines of three, fours and near misses: the tic-tac-toes that a side has, and lines that only look like one.

use super::Line;
use crate::games::floating::{Floating, Side, Square, Squares};

/// Why three squares are not a tic-tac-toe of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This square does not hold a checker of the side.
    NotOwn(Square),
    /// The squares are in a straight line, but are not neighbours.
    Gap,
    /// The squares are not in a straight line.
    Bent,
}

/// Returns why the squares of a line are not a tic-tac-toe of the side, or `None` if they are.
pub(super) fn fault(state: &Floating, side: Side, line: Line) -> Option<Fault> {
    let own = state.of(side);
    if let Some(square) = line.squares().into_iter().find(|&square| !own.has(square)) {
        return Some(Fault::NotOwn(square));
    }
    match steps(line) {
        [one, other] if one == other && one.0.abs().max(one.1.abs()) == 1 => None,
        [(across, up), (then, further)] if across * further == up * then => Some(Fault::Gap),
        _ => Some(Fault::Bent),
    }
}

/// Returns the steps from each square of a line to the next, in files and ranks.
fn steps(line: Line) -> [(isize, isize); 2] {
    let place = |square: Square| (square.file() as isize, square.rank() as isize);
    let [one, two, three] = line.squares().map(place);
    [(two.0 - one.0, two.1 - one.1), (three.0 - two.0, three.1 - two.1)]
}

/// How a row runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    /// From side to side.
    Across,
    /// Up and down.
    Up,
    /// Diagonally.
    Diagonal,
}

impl Direction {
    /// All directions, in the order in which rows are counted.
    pub const ALL: [Direction; 3] = [Direction::Across, Direction::Up, Direction::Diagonal];

    /// Returns its name in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            Direction::Across => "across",
            Direction::Up => "up",
            Direction::Diagonal => "diagonal",
        }
    }
}

/// Returns how a straight line runs.
pub(super) fn direction(line: Line) -> Direction {
    match steps(line)[0] {
        (_, 0) => Direction::Across,
        (0, _) => Direction::Up,
        _ => Direction::Diagonal,
    }
}

/// Whether a line is diagonal.
pub(super) fn is_diagonal(line: Line) -> bool {
    steps(line).iter().all(|&(across, up)| across != 0 && up != 0)
}

/// Returns the tic-tac-toes of a side as lines.
pub(super) fn lines_of(state: &Floating, side: Side) -> Vec<Line> {
    state.score(side).tic_tac_toes().iter().copied().map(Line::from).collect()
}

/// Whether two lines are parts of the same row of four.
pub(super) fn make_four(one: Line, other: Line) -> bool {
    one.set().and(other.set()).len() == 2
}

/// Returns how many pairs of these lines are parts of the same row of four.
pub(super) fn fours(lines: &[Line]) -> usize {
    let before =
        |(place, &line): (usize, &Line)| lines[..place].iter().filter(|&&other| make_four(line, other)).count();
    lines.iter().enumerate().map(before).sum()
}

/// Returns three checkers of a side that have this fault, as close together as possible, or `None` if there are none.
pub(super) fn near_miss(state: &Floating, side: Side, wanted: Fault) -> Option<Line> {
    let own: Vec<Square> = state.of(side).iter().collect();
    let lines =
        (0..own.len()).flat_map(|one| (0..one).flat_map(move |two| (0..two).map(move |three| [one, two, three])));
    let lines = lines.filter_map(|places| Line::new(places.map(|place| own[place])));
    let spread = |line: &Line| {
        let (wide, high) = line.set().extent();
        wide * wide + high * high
    };
    lines.filter(|&line| fault(state, side, line) == Some(wanted)).min_by_key(spread)
}

/// Whether a checker on this square would make three in a row with a gap, which is not a tic-tac-toe.
pub(super) fn makes_gap(own: Squares, square: Square) -> bool {
    let held = |steps: isize, (across, up): (isize, isize)| {
        let file = square.file().checked_add_signed(across * steps);
        let rank = square.rank().checked_add_signed(up * steps);
        file.zip(rank).and_then(|(file, rank)| Square::new(file, rank)).is_some_and(|on| own.has(on))
    };
    // The checker and two others make four in a row in which the second or third is missing.
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)];
    ways.into_iter().any(|way| {
        let on = |steps| held(steps, way);
        let outer = on(3) && on(1) != on(2);
        let inner = on(-1) && !on(1) && on(2);
        outer || inner
    })
}
