use serde::{Deserialize, Serialize};

use crate::{
    network::{Goal, Line, Network, Rules, Size},
    play::written,
};

/// The three versions. They differ in mat size and goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Version {
    /// Beginning POE: 3x3; odd or even.
    Beginning,
    /// Tough POE: 3x3; also at least or exactly a number.
    Tough,
    /// Big Tough POE: Tough POE on a 4x4 mat.
    BigTough,
}

impl Version {
    /// All versions, in the order in which to play them.
    pub const ALL: [Version; 3] = [Version::Beginning, Version::Tough, Version::BigTough];

    /// Returns the size of its mat.
    pub const fn size(self) -> Size {
        match self {
            Version::Beginning | Version::Tough => Size::Three,
            Version::BigTough => Size::Four,
        }
    }

    /// Returns its vacant mat.
    pub const fn mat(self) -> Network {
        Network::vacant(self.size(), Rules::Poe)
    }

    /// Whether this goal may be set. A number that no filling can reach may be set too, but setting it is a P-flub.
    pub const fn offers(self, goal: Goal) -> bool {
        match (self, goal) {
            (_, Goal::Odd | Goal::Even) => true,
            (Version::Beginning, _) => false,
            (_, Goal::AtLeast(number) | Goal::Exactly(number)) => number >= 1 && number <= Goal::LARGEST,
        }
    }

    /// Returns the goals worth listing. Their numbers go up to the number of lines.
    pub fn goals(self) -> Vec<Goal> {
        let numbers = || 1..=Line::all(self.size()).len() as u16;
        let all = [Goal::Odd, Goal::Even].into_iter();
        let all = all.chain(numbers().map(Goal::AtLeast)).chain(numbers().map(Goal::Exactly));
        all.filter(|&goal| self.offers(goal)).collect()
    }

    /// Returns goals that people set. Their numbers are small enough for a person to list a solution, and all are
    /// possible.
    pub fn common_goals(self) -> Vec<Goal> {
        let most = 4 * self.size().side() as u16;
        let is_common = |goal: &Goal| match *goal {
            Goal::Odd | Goal::Even => true,
            Goal::AtLeast(number) | Goal::Exactly(number) => number <= most,
        };
        self.goals().into_iter().filter(is_common).collect()
    }
}

written! {
    Version: Beginning "beginning", Tough "tough", BigTough "big-tough";
    else "a version is beginning, tough or big-tough"
}
