use std::collections::BTreeSet;

use super::{Belief, MatAnswer, MatTask, Verdict, Which};
use crate::{
    network::{Flaw, Goal, Letter, Line, Listing, Network, Placement, Rules, Size, Square, SquareSet},
    play::order,
};

/// What is wrong with an answer to a [`MatTask`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatFlaw {
    /// The answer has another form than the task asks for.
    OtherForm,
    /// These squares were not offered.
    NotShown(Listing),
    /// This line does not belong to the answer.
    Extra(Listing),
    /// This line is missing, or for a diagonal, listed only once.
    Missing(Listing),
    /// This connection belongs on the other list.
    OtherList(Listing),
    /// This square does not belong to the answer.
    ExtraSquare(Square),
    /// This square is missing.
    MissingSquare(Square),
    /// No solution has this number of connections.
    ExtraNumber(u16),
    /// Some solution has this number of connections.
    MissingNumber(u16),
    /// The list is not a solution, or an entry is not a connection.
    Solution(Flaw),
}

impl MatTask {
    /// Judges an answer.
    ///
    /// # Errors
    /// The first flaw, with the belief it reveals if it is a known one.
    pub fn judge(&self, answer: &MatAnswer) -> Verdict<MatFlaw> {
        match (self, answer) {
            (MatTask::Pick { which, mat, among }, MatAnswer::Lines(picked)) => picks(*which, mat, among, picked),
            (MatTask::All(mat), MatAnswer::Lines(lines)) => lists(mat, lines, Some(true)),
            (MatTask::Apart(mat), MatAnswer::Apart { required, permitted }) => {
                let other = |listing: &&Listing, is_required: bool| {
                    mat.listed(listing).is_ok() && Which::Required.holds(mat, listing) != is_required
                };
                let misplaced = required.iter().find(|listing| other(listing, true));
                let misplaced = misplaced.or_else(|| permitted.iter().find(|listing| other(listing, false)));
                if let Some(listing) = misplaced {
                    return Err((MatFlaw::OtherList(listing.clone()), mistaken_as_required(mat, listing)));
                }
                lists(mat, &[required.as_slice(), permitted].concat(), None)
            }
            (MatTask::Unused(mat), MatAnswer::Squares(squares)) => {
                let unused = self.unused();
                if let Some(square) = squares.minus(unused).iter().next() {
                    return Err((MatFlaw::ExtraSquare(square), None));
                }
                let missing = unused.minus(*squares).iter().next();
                missing.map_or(Ok(()), |square| {
                    let joins = Line::all(mat.size())
                        .iter()
                        .any(|line| line.squares().has(square) && line.squares().within(mat.open()));
                    Err((MatFlaw::MissingSquare(square), joins.then_some(Belief::AnyUses)))
                })
            }
            (MatTask::Sizes(goal, mat), MatAnswer::Numbers(numbers)) => {
                let right = self.sizes();
                let least = mat.sizes().map_or(0, |sizes| sizes.least);
                if let Some(&extra) = numbers.difference(&right).next() {
                    let belief = match extra {
                        0 if *goal == Goal::Even && least == 0 => Some(Belief::ZeroIsEven),
                        extra if extra < least => Some(Belief::FewerThanRequired),
                        _ => None,
                    };
                    return Err((MatFlaw::ExtraNumber(extra), belief));
                }
                let missing = right.difference(numbers).next();
                missing.map_or(Ok(()), |&missing| Err((MatFlaw::MissingNumber(missing), None)))
            }
            (MatTask::Solve(goal, mat), MatAnswer::Lines(lines)) => mat
                .check(*goal, lines)
                .map_err(|flaw| (MatFlaw::Solution(flaw.clone()), of_solution(mat, *goal, lines, &flaw))),
            (MatTask::Changes(letter, mat), MatAnswer::Lines(lines)) => changes(mat, *letter, self, lines),
            _ => Err((MatFlaw::OtherForm, None)),
        }
    }

    /// Returns the R or O squares that lie on no required connection.
    pub fn unused(&self) -> SquareSet {
        let mat = self.mat();
        let (required, _) = mat.connections();
        mat.demanding().minus(required.lines(mat.size()).fold(SquareSet::EMPTY, |used, line| used.or(line.squares())))
    }

    /// Returns the numbers of connections that solutions of the mat have. Empty for other tasks.
    pub fn sizes(&self) -> BTreeSet<u16> {
        let (MatTask::Sizes(goal, mat) | MatTask::Solve(goal, mat)) = self else { return BTreeSet::new() };
        let sizes = mat.sizes().into_iter().flat_map(|sizes| sizes.least..=sizes.most);
        order::set(sizes.filter(|&size| goal.admits(size.into())))
    }

    /// Returns the lines that the letter of the task changes, each set of squares once. Empty for other tasks.
    pub fn changed(&self) -> Vec<Listing> {
        let MatTask::Changes(letter, mat) = self else { return Vec::new() };
        let is_changed = |line: &&Line| {
            let squares = line.squares();
            squares.has(letter.square)
                && match letter.letter {
                    Letter::F => squares.and(mat.forbidden()).is_empty(),
                    _ => squares.without(letter.square).within(mat.open()),
                }
        };
        once(Line::all(mat.size()).iter().filter(is_changed))
    }
}

/// Returns the listings of these lines, each set of squares once.
pub(super) fn once<'a>(lines: impl Iterator<Item = &'a Line>) -> Vec<Listing> {
    let mut seen: Vec<SquareSet> = Vec::new();
    let mut new = |line: &&Line| {
        let is_new = !seen.contains(&line.squares());
        seen.push(line.squares());
        is_new
    };
    lines.filter(|line| new(line)).map(Listing::from).collect()
}

fn squares_of(size: Size, listings: &[Listing]) -> Vec<Option<SquareSet>> {
    listings.iter().map(|listing| listing.squares(size)).collect()
}

fn picks(which: Which, mat: &Network, among: &[Listing], picked: &[Listing]) -> Verdict<MatFlaw> {
    let (shown, named) = (squares_of(mat.size(), among), squares_of(mat.size(), picked));
    for (place, (listing, squares)) in picked.iter().zip(&named).enumerate() {
        if squares.is_none() || !shown.contains(squares) || named[..place].contains(squares) {
            return Err((MatFlaw::NotShown(listing.clone()), None));
        }
    }
    for (listing, squares) in among.iter().zip(&shown) {
        match (which.holds(mat, listing), named.contains(squares)) {
            (false, true) => return Err((MatFlaw::Extra(listing.clone()), of_extra(which, mat, listing))),
            (true, false) => return Err((MatFlaw::Missing(listing.clone()), of_missing(which, mat, listing))),
            _ => {}
        }
    }
    Ok(())
}

/// Checks a list of all required connections, or of all connections, a diagonal twice.
fn lists(mat: &Network, lines: &[Listing], required: Option<bool>) -> Verdict<MatFlaw> {
    let belongs =
        |line: &Line| line.squares().within(mat.open()) && required.is_none_or(|is| mat.is_required(line) == is);
    let mut left: Vec<&Line> = Line::all(mat.size()).iter().filter(|line| belongs(line)).collect();
    for listing in lines {
        let squares = mat.listed(listing).map_err(|flaw| {
            let belief = of_flaw(mat, &flaw);
            (MatFlaw::Solution(flaw), belief)
        })?;
        match left.iter().position(|line| line.squares() == squares) {
            Some(at) => drop(left.remove(at)),
            None if required.is_some_and(|is| Which::Required.holds(mat, listing) != is) => {
                return Err((MatFlaw::Extra(listing.clone()), of_extra(Which::Required, mat, listing)));
            }
            None => return Err((MatFlaw::Solution(Flaw::Repeated(listing.clone())), None)),
        }
    }
    left.first().map_or(Ok(()), |line| {
        let listing = Listing::from(*line);
        let named = lines.iter().any(|other| other.squares(mat.size()) == Some(line.squares()));
        let belief = if named { Some(Belief::DiagonalOnce) } else { of_missing(Which::Required, mat, &listing) };
        Err((MatFlaw::Missing(listing), belief))
    })
}

fn changes(mat: &Network, letter: Placement, task: &MatTask, lines: &[Listing]) -> Verdict<MatFlaw> {
    let (right, named) = (task.changed(), squares_of(mat.size(), lines));
    let changed = squares_of(mat.size(), &right);
    for (place, (listing, squares)) in lines.iter().zip(&named).enumerate() {
        if named[..place].contains(squares) {
            return Err((MatFlaw::NotShown(listing.clone()), None));
        }
        if squares.is_none() || !changed.contains(squares) {
            let runs = Which::Line.holds(mat, listing) && squares.is_some_and(|set| set.has(letter.square));
            let belief = if runs { Some(Belief::AllThrough) } else { of_extra(Which::Line, mat, listing) };
            return Err((MatFlaw::Extra(listing.clone()), belief));
        }
    }
    let missing = right.iter().zip(&changed).find(|(_, squares)| !named.contains(squares));
    missing.map_or(Ok(()), |(listing, _)| Err((MatFlaw::Missing(listing.clone()), None)))
}

/// Returns the belief revealed by picking a line that does not have the property.
fn of_extra(which: Which, mat: &Network, listing: &Listing) -> Option<Belief> {
    let squares = listing.squares(mat.size())?;
    match which {
        Which::Line if touches(mat.size(), squares) => Some(Belief::TurnsBack),
        Which::Line => Some(Belief::Gaps),
        Which::Twice => Some(Belief::StraightTwice),
        Which::Connection | Which::Required if !squares.and(mat.forbidden()).is_empty() => Some(Belief::ForbiddenJoins),
        Which::Connection | Which::Required if !squares.and(mat.vacancies()).is_empty() => Some(Belief::VacantJoins),
        Which::Connection => None,
        Which::Required => mistaken_as_required(mat, listing).or(Some(Belief::AllRequired)),
    }
}

/// Returns the belief revealed by leaving out a line that has the property.
fn of_missing(which: Which, mat: &Network, listing: &Listing) -> Option<Belief> {
    match which {
        Which::Line => {
            let squares = listing.squares(mat.size())?;
            let bends = Line::all(mat.size()).iter().any(|line| line.squares() == squares && line.bends() > 0);
            bends.then_some(Belief::StraightOnly)
        }
        Which::Twice => Some(Belief::DiagonalOnce),
        Which::Connection => None,
        Which::Required => mistaken_as_required(mat, listing).filter(|belief| *belief == Belief::OneRequires),
    }
}

/// Returns the belief by which a required connection is taken for a permitted one, or the other way round.
fn mistaken_as_required(mat: &Network, listing: &Listing) -> Option<Belief> {
    let count = listing.squares(mat.size())?.and(mat.demanding()).len();
    match (mat.rules(), count) {
        (Rules::Poe, 2..) => Some(Belief::AnyRequires),
        (Rules::LawToe, 2..) => Some(Belief::OneRequires),
        _ => None,
    }
}

fn of_flaw(mat: &Network, flaw: &Flaw) -> Option<Belief> {
    match flaw {
        Flaw::NoLine(listing) => of_extra(Which::Line, mat, listing),
        Flaw::Vacant(..) => Some(Belief::VacantJoins),
        Flaw::Forbidden(..) => Some(Belief::ForbiddenJoins),
        _ => None,
    }
}

/// Returns the belief revealed by a flawed solution of this mat.
pub fn of_solution(mat: &Network, goal: Goal, lines: &[Listing], flaw: &Flaw) -> Option<Belief> {
    match flaw {
        Flaw::Omitted(listing) => {
            let named = lines.iter().any(|other| other.squares(mat.size()) == listing.squares(mat.size()));
            Some(if named { Belief::DiagonalOnce } else { Belief::RequiredSkipped })
        }
        Flaw::Unused(..) => Some(Belief::AnyUses),
        Flaw::Count(0) => Some(Belief::ZeroIsEven),
        Flaw::Count(count) => match goal {
            Goal::Exactly(number) if *count > number.into() => Some(Belief::ExactlyIsAtLeast),
            Goal::AtLeast(_) => Some(Belief::AtLeastIsAtMost),
            Goal::Odd | Goal::Even => {
                let (required, permitted) = mat.connections();
                (*count == required.len() + permitted.len()).then_some(Belief::AllCounted)
            }
            Goal::Exactly(_) => None,
        },
        flaw => of_flaw(mat, flaw),
    }
}

/// Whether the squares hang together, that is, each can be reached from every other by touching squares.
fn touches(size: Size, squares: SquareSet) -> bool {
    let near = |one: Square, other: Square| {
        let side = size.side();
        let far = |one: usize, other: usize| one.abs_diff(other);
        far(one.index() / side, other.index() / side) <= 1 && far(one.index() % side, other.index() % side) <= 1
    };
    let mut reached: SquareSet = squares.iter().take(1).collect();
    for _ in 0..squares.len() {
        reached = squares.iter().filter(|&square| reached.iter().any(|other| near(square, other))).collect();
    }
    reached == squares
}
