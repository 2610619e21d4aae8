use super::{Belief, Hint, MatAnswer, MatTask, Which, judge::once, measure::solutions};
use crate::{
    network::{Goal, Line, LineSet, Listing, Network, SquareSet},
    play::order,
};

impl MatTask {
    /// Whether the task can be posed: what it shows exists, and it has a right answer and a wrong one that reveals a
    /// belief.
    pub fn is_sound(&self) -> bool {
        let mat = self.mat();
        let exists = match self {
            MatTask::Pick { among, .. } => {
                let squares: Vec<_> = among.iter().map(|listing| listing.squares(mat.size())).collect();
                let fits =
                    |squares: &Option<SquareSet>| squares.is_some_and(|squares| squares.len() == mat.size().side());
                (2..=Self::MOST).contains(&among.len())
                    && squares.iter().all(fits)
                    && (1..squares.len()).all(|at| !squares[..at].contains(&squares[at]))
            }
            MatTask::Changes(letter, mat) => mat.with(*letter).is_some(),
            MatTask::Sizes(..) | MatTask::Solve(..) => !self.sizes().is_empty(),
            MatTask::All(_) | MatTask::Apart(_) | MatTask::Unused(_) => true,
        };
        exists && !self.wrong().is_empty()
    }

    /// Returns a right answer, if possible a simple one.
    pub fn solve(&self) -> MatAnswer {
        let mat = self.mat();
        let (required, permitted) = mat.connections();
        match self {
            MatTask::Pick { which, among, .. } => {
                MatAnswer::Lines(among.iter().filter(|listing| which.holds(mat, listing)).cloned().collect())
            }
            MatTask::All(_) => MatAnswer::Lines(listings(mat, required)),
            MatTask::Apart(_) => {
                MatAnswer::Apart { required: listings(mat, required), permitted: listings(mat, permitted) }
            }
            MatTask::Unused(_) => MatAnswer::Squares(self.unused()),
            MatTask::Sizes(..) => MatAnswer::Numbers(self.sizes()),
            MatTask::Solve(goal, _) => MatAnswer::Lines(mat.solution(*goal, None).unwrap_or_default()),
            MatTask::Changes(..) => MatAnswer::Lines(self.changed()),
        }
    }

    /// Returns the right answer in growing parts.
    pub fn solve_in_parts(&self) -> Vec<MatAnswer> {
        match self.solve() {
            MatAnswer::Lines(lines) => grown(lines.len(), |count| MatAnswer::Lines(lines[..count].to_vec())),
            MatAnswer::Apart { required, permitted } => grown(required.len() + permitted.len(), |count| {
                let first = count.min(required.len());
                MatAnswer::Apart {
                    required: required[..first].to_vec(),
                    permitted: permitted[..count - first].to_vec(),
                }
            }),
            MatAnswer::Squares(squares) => {
                grown(squares.len(), |count| MatAnswer::Squares(squares.iter().take(count).collect()))
            }
            MatAnswer::Numbers(numbers) => {
                grown(numbers.len(), |count| MatAnswer::Numbers(order::set(numbers.iter().take(count).copied())))
            }
        }
    }

    /// Returns what is right in an answer, if that can be said of its parts one by one and there is any.
    pub fn right_part(&self, answer: &MatAnswer) -> Option<MatAnswer> {
        let size = self.mat().size();
        let shared = |given: &[Listing], right: Vec<Listing>| {
            let mut left: Vec<_> = right.iter().map(|listing| listing.squares(size)).collect();
            let mut is_right = |listing: &&Listing| {
                let place = left.iter().position(|squares| *squares == listing.squares(size));
                place.map(|place| left.swap_remove(place)).is_some()
            };
            given.iter().filter(|listing| is_right(listing)).cloned().collect::<Vec<_>>()
        };
        match (self, answer, self.solve()) {
            // There are many solutions, and what is right in one is not in another.
            (MatTask::Solve(..), ..) => None,
            (_, MatAnswer::Lines(given), MatAnswer::Lines(right)) => {
                Some(shared(given, right)).filter(|lines| !lines.is_empty()).map(MatAnswer::Lines)
            }
            (_, MatAnswer::Apart { required, permitted }, MatAnswer::Apart { required: must, permitted: may }) => {
                let (required, permitted) = (shared(required, must), shared(permitted, may));
                let is_none = required.is_empty() && permitted.is_empty();
                (!is_none).then_some(MatAnswer::Apart { required, permitted })
            }
            (_, MatAnswer::Squares(given), MatAnswer::Squares(right)) => {
                let both: SquareSet = given.iter().filter(|square| right.has(*square)).collect();
                (!both.is_empty()).then_some(MatAnswer::Squares(both))
            }
            (_, MatAnswer::Numbers(given), MatAnswer::Numbers(right)) => {
                let both: std::collections::BTreeSet<u16> = given.intersection(&right).copied().collect();
                (!both.is_empty()).then_some(MatAnswer::Numbers(both))
            }
            _ => None,
        }
    }

    /// Returns the number of right answers.
    pub fn right_answers(&self) -> u64 {
        match self {
            MatTask::Solve(goal, mat) => solutions(mat, *goal, None),
            _ => 1,
        }
    }

    /// Returns wrong answers, each with the belief that it reveals.
    pub fn wrong(&self) -> Vec<(Belief, MatAnswer)> {
        let judged = |answer: MatAnswer| match self.judge(&answer) {
            Err((_, Some(belief))) => Some((belief, answer)),
            _ => None,
        };
        let mut wrong: Vec<(Belief, MatAnswer)> = Vec::new();
        for found in self.tempting().into_iter().filter_map(judged) {
            if wrong.iter().all(|(belief, _)| *belief != found.0) {
                wrong.push(found);
            }
        }
        wrong
    }

    /// Returns answers to which a mistaken belief leads.
    fn tempting(&self) -> Vec<MatAnswer> {
        let mat = self.mat();
        let (required, permitted) = mat.connections();
        match (self, self.solve()) {
            (MatTask::Pick { among, .. }, MatAnswer::Lines(right)) => {
                let without = |listing: &Listing| right.iter().filter(|other| *other != listing).cloned().collect();
                let with = |listing: &Listing| {
                    among.iter().filter(|other| right.contains(other) || *other == listing).cloned().collect()
                };
                let changed =
                    |listing: &Listing| if right.contains(listing) { without(listing) } else { with(listing) };
                among.iter().map(|listing| MatAnswer::Lines(changed(listing))).collect()
            }
            (MatTask::All(_), MatAnswer::Lines(right)) => {
                let mut tempting: Vec<Vec<Listing>> = without_each(&right);
                let every = listings(mat, permitted).into_iter().chain(broken(mat));
                tempting.extend(every.map(|more| [right.clone(), vec![more]].concat()));
                tempting.into_iter().map(MatAnswer::Lines).collect()
            }
            (MatTask::Apart(_), MatAnswer::Apart { required, permitted }) => {
                let moved = (0..permitted.len()).map(|at| {
                    let mut left = permitted.clone();
                    let more = left.remove(at);
                    MatAnswer::Apart { required: [required.clone(), vec![more]].concat(), permitted: left }
                });
                let fewer = without_each(&required).into_iter().map(|required| (required, permitted.clone()));
                let fewer = fewer.chain(without_each(&permitted).into_iter().map(|fewer| (required.clone(), fewer)));
                let broken =
                    broken(mat).into_iter().map(|more| (required.clone(), [permitted.clone(), vec![more]].concat()));
                let lists = fewer.chain(broken).map(|(required, permitted)| MatAnswer::Apart { required, permitted });
                moved.chain(lists).collect()
            }
            (MatTask::Unused(_), MatAnswer::Squares(right)) => {
                right.iter().map(|square| MatAnswer::Squares(right.without(square))).collect()
            }
            (MatTask::Sizes(goal, _), MatAnswer::Numbers(right)) => {
                let least = required.len() as u16;
                let fewer = (0..least).rev().find(|&fewer| fewer > 0 && goal.admits(fewer.into()));
                let zero = (least == 0 && *goal == Goal::Even).then_some(0);
                let also = |number| MatAnswer::Numbers(order::set(right.iter().copied().chain([number])));
                zero.into_iter().chain(fewer).map(also).collect()
            }
            (MatTask::Solve(..), MatAnswer::Lines(right)) => {
                let all = [listings(mat, required), listings(mat, permitted)].concat();
                let many = (right.len()..all.len()).map(|count| all[..count].to_vec());
                let few = (0..right.len()).map(|count| right[..count].to_vec());
                let lists = [all.clone()].into_iter().chain(without_each(&right)).chain(many).chain(few);
                lists.map(MatAnswer::Lines).collect()
            }
            (MatTask::Changes(letter, _), MatAnswer::Lines(right)) => {
                let through = Line::all(mat.size()).iter().filter(|line| line.squares().has(letter.square));
                let more = once(through).into_iter().filter(|listing| !right.contains(listing));
                more.map(|more| MatAnswer::Lines([right.clone(), vec![more]].concat())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns two hints: where to look, then what to do.
    pub fn hints(&self) -> [Hint<MatAnswer>; 2] {
        let mat = self.mat();
        let squares = |listings: &[Listing]| listings.iter().find_map(|listing| listing.squares(mat.size()));
        let looked = match (self, self.solve()) {
            (MatTask::Unused(_), _) => Some(mat.demanding()),
            (MatTask::Changes(letter, _), _) => Some(SquareSet::EMPTY.with(letter.square)),
            (_, MatAnswer::Lines(lines)) => squares(&lines),
            (_, MatAnswer::Apart { required, permitted }) => squares(&required).or_else(|| squares(&permitted)),
            _ => Some(mat.open()),
        };
        let begin = self.solve_in_parts().into_iter().next().unwrap_or_else(|| self.solve());
        [Hint::Look(looked.unwrap_or_else(|| mat.forbidden().or(mat.vacancies()))), Hint::Begin(begin)]
    }
}

/// The listings of a set of lines.
pub(super) fn listings(mat: &Network, lines: LineSet) -> Vec<Listing> {
    lines.lines(mat.size()).map(Listing::from).collect()
}

/// Returns the lines that exactly one F or vacant square breaks.
fn broken(mat: &Network) -> Vec<Listing> {
    once(Line::all(mat.size()).iter().filter(|line| line.squares().minus(mat.open()).len() == 1))
}

/// Returns the list without each of its entries.
fn without_each(list: &[Listing]) -> Vec<Vec<Listing>> {
    (0..list.len()).map(|at| [&list[..at], &list[at + 1..]].concat()).collect()
}

/// Returns answers of 1, 2, ... parts, or a single empty answer if there are no parts.
pub(super) fn grown<Answer>(parts: usize, answer: impl Fn(usize) -> Answer) -> Vec<Answer> {
    (parts.min(1)..=parts).map(answer).collect()
}

impl Which {
    /// Whether a learner could think that this line, which does not have the property, has it.
    pub(super) fn tempting(self, mat: &Network, line: &Line) -> bool {
        let squares = line.squares();
        match self {
            Which::Line => false,
            Which::Twice => line.bends() == 0,
            Which::Connection => squares.minus(mat.open()).len() == 1,
            Which::Required => squares.within(mat.open()),
        }
    }
}
