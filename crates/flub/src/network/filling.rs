use super::{Goal, Letter, Network, Rules, SquareSet, line_counts::LineCounts};
use crate::play::order;

/// Exact search for a filling that has a solution: depth-first branch and bound (Land and Doig, 1960).
///
/// The search starts from the filling with a P in every vacant square. This filling has the most connections, and the
/// most required connections for every R and O already there; both numbers only shrink when a P is replaced by F or R.
/// So a node is a filling with P in all undecided squares, every branch writes another letter in one of them, and all
/// nodes below a hopeless node are hopeless.
pub(super) struct Filling {
    goal: Goal,
    letters: &'static [Letter],
    /// The fewest connections that can meet the goal.
    fewest: u16,
    /// The most required connections that can meet the goal.
    largest: u16,
}

/// What is known of a node without searching below it.
enum Verdict {
    Solved,
    Hopeless,
    Open,
}

impl Filling {
    /// Returns a filling of the vacant squares that has a solution of the goal, as its line counts, or `None` if there
    /// is none.
    pub(super) fn find(network: &Network, goal: Goal) -> Option<LineCounts> {
        let largest = match goal {
            // A solution has at least one connection.
            Goal::Exactly(0) => return None,
            Goal::Exactly(number) => number,
            Goal::Odd | Goal::Even | Goal::AtLeast(_) => u16::MAX,
        };
        // An O in place of a P leaves the connections unchanged, makes more of them required and needs one itself, so
        // it never helps. An R helps where it makes connections with another R permitted.
        let letters: &[Letter] = match network.rules() {
            Rules::Poe => &[Letter::R, Letter::F],
            Rules::LawToe => &[Letter::F],
        };
        let filling = Self { goal, letters, fewest: goal.fewest(), largest };
        let (line_counts, vacant) = (LineCounts::permitting(network), network.vacancies());
        match filling.judge(&line_counts, vacant) {
            Verdict::Solved => Some(line_counts),
            Verdict::Hopeless => None,
            Verdict::Open => filling.find_below(line_counts, vacant),
        }
    }

    /// Searches below an open node, for letters other than P in some of the undecided squares.
    fn find_below(&self, line_counts: LineCounts, undecided: SquareSet) -> Option<LineCounts> {
        let mut branches = Vec::with_capacity(2 * undecided.len());
        for square in undecided.iter() {
            for &letter in self.letters {
                let next =
                    if letter == Letter::F { line_counts.closing(square) } else { line_counts.demanding(square) };
                match self.judge(&next, undecided.without(square)) {
                    Verdict::Solved => return Some(next),
                    Verdict::Hopeless => {}
                    Verdict::Open => branches.push((square, next)),
                }
            }
        }
        // Squares without a branch stay P. Of the others, those that change most required connections come first, since
        // leaving them P decides most for the rest.
        let mut undecided: SquareSet = branches.iter().map(|&(square, _)| square).collect();
        order::sort_by_key(&mut branches, |&(square, _)| line_counts.required().and(line_counts.through(square)).len());
        while let Some((square, next)) = branches.pop() {
            if line_counts.least_after(undecided.with(square)) > self.largest {
                return None;
            }
            undecided = undecided.without(square);
            if next.least_after(undecided) <= self.largest
                && let Some(found) = self.find_below(next, undecided)
            {
                return Some(found);
            }
        }
        None
    }

    fn judge(&self, line_counts: &LineCounts, undecided: SquareSet) -> Verdict {
        match line_counts.sizes() {
            None => Verdict::Hopeless,
            Some(sizes) if self.goal.within(sizes) => Verdict::Solved,
            Some(sizes) if sizes.most < self.fewest => Verdict::Hopeless,
            Some(_) if line_counts.least_after(undecided) > self.largest => Verdict::Hopeless,
            Some(_) => Verdict::Open,
        }
    }
}
