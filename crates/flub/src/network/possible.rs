use std::collections::BTreeSet;

use super::{Goal, LineSet, Network, Placement, Rules, Sizes, Square, filling::Filling, line_counts::LineCounts};

impl Network {
    /// Whether some filling of the vacant squares has a solution of the goal.
    pub fn is_possible(&self, goal: Goal) -> bool {
        Filling::find(self, goal).is_some()
    }

    /// Returns a filling of the network that has a solution of the goal, or `None` if the network is not possible.
    pub fn filling(&self, goal: Goal) -> Option<Network> {
        let line_counts = Filling::find(self, goal)?;
        let letters = self.vacancies().iter().map(|square| Placement { letter: line_counts.letter(square), square });
        self.with_all(letters)
    }

    /// Returns the sizes that solutions can still have, over all fillings of the vacant squares.
    pub fn reachable(&self) -> BTreeSet<u16> {
        let mut reachable = BTreeSet::new();
        // If an R or O is unused with a P in every vacant square, it is unused in every filling.
        let most = LineCounts::permitting(self).sizes().map_or(0, |sizes| sizes.most);
        for number in 1..=most {
            if !reachable.contains(&number)
                && let Some(sizes) =
                    Filling::find(self, Goal::Exactly(number)).and_then(|line_counts| line_counts.sizes())
            {
                reachable.extend(sizes.least.max(number)..=sizes.most);
            }
        }
        reachable
    }

    /// Whether one more letter gives a solution: in POE any letter in any vacant square; in LawToe a P in a vacant
    /// square, with a solution that uses it. A full POE network is ripe if it is solved as it stands (ruling of
    /// `poe.md`).
    pub fn is_ripe(&self, goal: Goal) -> bool {
        let is_met = |sizes: Sizes| goal.within(sizes);
        let line_counts = LineCounts::standing(self);
        match self.rules() {
            // An F changes nothing, a P matters only if it makes a connection, and an R that makes none is unused.
            Rules::Poe => {
                line_counts.sizes().is_some_and(is_met)
                    || self.each_opened(line_counts).any(|(square, _, opened)| {
                        opened.sizes().is_some_and(is_met) || opened.demanding(square).sizes().is_some_and(is_met)
                    })
            }
            Rules::LawToe => {
                self.each_opened(line_counts).any(|(_, lines, opened)| opened.sizes_using(lines).is_some_and(is_met))
            }
        }
    }

    /// Returns each vacant square where a P makes connections, with these connections and the line counts after it.
    fn each_opened(&self, line_counts: LineCounts) -> impl Iterator<Item = (Square, LineSet, LineCounts)> {
        let (mut vacant, mut blocked) = (LineSet::default(), LineSet::default());
        for square in self.forbidden().iter() {
            blocked = blocked.or(line_counts.through(square));
        }
        for square in self.vacancies().iter() {
            blocked = blocked.or(vacant.and(line_counts.through(square)));
            vacant = vacant.or(line_counts.through(square));
        }
        self.vacancies()
            .iter()
            .map(move |square| (square, line_counts.through(square).minus(blocked)))
            .filter(|(_, lines)| !lines.is_empty())
            .map(move |(square, lines)| (square, lines, line_counts.opening(lines)))
    }
}
