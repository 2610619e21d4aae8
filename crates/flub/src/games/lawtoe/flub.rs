use super::{LawToe, Role};
use crate::play::written;

/// The kinds of flub that a player can challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flub {
    /// The move allows the other player to write a solution and win with the next move.
    A,
    /// The player moved although a challenge would have been right.
    CA,
}

impl Flub {
    /// Both kinds, in the order in which they are named.
    pub const BOTH: [Flub; 2] = [Flub::A, Flub::CA];
}

written! { Flub: A "A-flub", CA "CA-flub"; else "a flub is A-flub or CA-flub" }

impl LawToe {
    /// Whether this move, counted from 1, is a flub of this kind.
    ///
    /// Only the Defendant can A-flub, because only the Plaintiff seeks a solution. After an A-flub that is not
    /// challenged, every later move omits a right challenge, so it is a CA-flub.
    pub fn is_flub(&self, number: usize, kind: Flub) -> bool {
        match kind {
            Flub::A => self.allows_solution(number),
            Flub::CA => number <= self.moves().len() && (1..number).any(|earlier| self.allows_solution(earlier)),
        }
    }

    /// Returns the challenges of the latest move that would be right.
    pub fn right_challenges(&self) -> impl Iterator<Item = Flub> + '_ {
        let latest = self.moves().len();
        Flub::BOTH.into_iter().filter(move |&kind| self.is_flub(latest, kind))
    }

    fn allows_solution(&self, number: usize) -> bool {
        let defendants = number > 0 && self.moves().get(number - 1).is_some_and(|made| made.by == Role::Defendant);
        defendants && self.goal().is_some_and(|goal| self.network_after(number).is_ripe(goal))
    }
}
