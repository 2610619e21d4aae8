use super::{Goal, Letter, Network, Placement, Rules};

impl Network {
    /// Whether some filling of the vacant squares gives a network that has a solution.
    pub fn is_possible(&self, goal: Goal) -> bool {
        let Some(square) = self.vacancies().iter().next() else { return self.is_solved(goal) };
        self.rules()
            .letters()
            .into_iter()
            .any(|letter| self.with(Placement { letter, square }).is_some_and(|network| network.is_possible(goal)))
    }

    /// Whether one more letter gives a solution: in POE any letter in any vacant square; in LawToe a P in a vacant
    /// square, with a solution that uses it. In a full POE network "one more letter" means none (ruling of `poe.md`).
    pub fn is_ripe(&self, goal: Goal) -> bool {
        match self.rules() {
            Rules::Poe if self.is_full() => self.is_solved(goal),
            Rules::Poe => self.placements().any(|placement| self.with(placement).is_some_and(|n| n.is_solved(goal))),
            Rules::LawToe => self
                .vacancies()
                .iter()
                .any(|square| self.is_solved_using(goal, Placement { letter: Letter::P, square })),
        }
    }

    /// Whether writing this gives a solution with at least one connection through its square.
    fn is_solved_using(&self, goal: Goal, placement: Placement) -> bool {
        let Some(network) = self.with(placement) else { return false };
        let Some(mut sizes) = network.sizes() else { return false };
        let (required, permitted) = network.connections();
        let through = |line: &super::Line| line.squares().has(placement.square);
        if !required.lines(self.size()).any(through) {
            if !permitted.lines(self.size()).any(through) {
                return false;
            }
            sizes.least += 1;
        }
        goal.within(sizes)
    }
}
