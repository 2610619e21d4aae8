use super::{Flub, Level, Position};
use crate::network::{Goal, Letter, Network, Obstacle, Placement};

/// What a player of this level sees when it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Perception(pub Level);

impl Perception {
    /// Returns a challenge of the latest move that it sees to be right.
    pub fn right_challenge(self, position: &Position) -> Option<Flub> {
        Flub::ALL.into_iter().find(|&kind| self.sees(position, kind))
    }

    /// Whether it sees that the latest move is a flub of this kind. It never sees a flub where there is none.
    pub fn sees(self, position: &Position, kind: Flub) -> bool {
        let (latest, goal) = (position.latest(), position.goal());
        let before = || position.after(latest.saturating_sub(1));
        match (self.0, kind) {
            (Level::Expert, _) => position.is_flub(latest, kind),
            (_, Flub::P) => self.is_hopeless(&position.network(), goal),
            (_, Flub::A) => self.is_ripe(&position.network(), goal) && position.alternatives(latest).next().is_some(),
            (Level::Beginner, Flub::CP | Flub::CA) => false,
            (Level::Student, Flub::CP) => latest > 0 && self.sees(&before(), Flub::P),
            (Level::Student, Flub::CA) => latest > 1 && self.sees(&before(), Flub::A),
        }
    }

    /// Whether it sees that the network is not possible.
    pub fn is_hopeless(self, network: &Network, goal: Goal) -> bool {
        let shown = || network.obstacle(goal);
        match self.0 {
            Level::Beginner => matches!(shown(), Some(Obstacle::Stranded(_) | Obstacle::TooFew(0))),
            Level::Student => shown().is_some_and(|obstacle| !matches!(obstacle, Obstacle::OtherSizes(_))),
            Level::Expert => !network.is_possible(goal),
        }
    }

    /// Whether it sees that one more letter gives a solution.
    pub fn is_ripe(self, network: &Network, goal: Goal) -> bool {
        match self.0 {
            Level::Beginner => {
                let solved = |square| network.with(Placement { letter: Letter::P, square });
                network.is_solved(goal)
                    || network.vacancies().iter().filter_map(solved).any(|network| network.is_solved(goal))
            }
            Level::Student | Level::Expert => network.is_ripe(goal),
        }
    }

    /// Whether it may take the network for impossible without seeing why, since P in every vacant square does not solve
    /// it.
    pub fn looks_hopeless(network: &Network, goal: Goal) -> bool {
        let letters = network.vacancies().iter().map(|square| Placement { letter: Letter::P, square });
        !network.with_all(letters).is_some_and(|filled| filled.is_solved(goal))
    }

    /// Returns the letters after which it sees no flub, or all letters if it sees a flub after each.
    pub fn careful_letters(self, position: &Position) -> Vec<Placement> {
        let (network, goal) = (position.network(), position.goal());
        let hopeful = these_or_all(network.placements().collect(), |letter| {
            network.with(letter).is_some_and(|after| !self.is_hopeless(&after, goal))
        });
        these_or_all(hopeful, |letter| network.with(letter).is_some_and(|after| !self.is_ripe(&after, goal)))
    }
}

/// Returns the letters that satisfy `such`, or all letters if none does.
fn these_or_all(letters: Vec<Placement>, such: impl Fn(Placement) -> bool) -> Vec<Placement> {
    let these: Vec<Placement> = letters.iter().copied().filter(|&letter| such(letter)).collect();
    if these.is_empty() { letters } else { these }
}
