use super::{Role, Solver, Variant, writing::Writing};
use crate::network::{Goal, Network};

/// Weighs what one player could write, when no flub has been passed over.
pub(super) struct Strategist<'a> {
    pub solver: &'a mut Solver,
    pub variant: Variant,
    pub goal: Goal,
    pub by: Role,
}

/// Points are counted in thousandths here, and only as far as they exceed the 6 of a lost match.
const WIN: usize = 4_000;

/// What a bold challenge brings: 16 points instead of 6.
const BOLD: usize = 10_000;

/// Writings that promise nearly the same are chosen from at random: a quarter of a point.
const NEARLY: usize = 250;

impl Strategist<'_> {
    /// The writings to choose from: those that keep the match won, and of these the ones that leave the opponent most
    /// ways to lose it at once; in a lost match the ones that promise most from an opponent who may go wrong.
    pub fn most_promising(&mut self, writings: &[Writing]) -> Vec<Writing> {
        let won: Vec<Writing> = writings.iter().filter(|writing| self.wins(&writing.mat)).copied().collect();
        if won.is_empty() {
            best(writings, NEARLY, |writing| self.gain(&writing.mat))
        } else {
            best(&won, 0, |writing| self.share(&writing.mat, |strategist, reply| strategist.flubs(reply)))
        }
    }

    /// Writings a learner might choose who does not look ahead: as Plaintiff those that leave a solution possible, as
    /// Defendant those that do not allow one in plain sight, in more than one square.
    pub fn plausible(&self, writings: &[Writing]) -> Vec<Writing> {
        let plausible = |writing: &&Writing| match self.by {
            Role::Plaintiff => writing.mat.is_possible(self.goal),
            Role::Defendant => !writing.mat.is_ripe(self.goal) || self.openings(&writing.mat) == 1,
        };
        let found: Vec<Writing> = writings.iter().filter(plausible).copied().collect();
        if found.is_empty() { writings.to_vec() } else { found }
    }

    fn wins(&mut self, mat: &Network) -> bool {
        self.solver.winner_on(self.variant, self.goal, mat) == self.by
    }

    /// Whether the opponent who left the mat like this loses at once, by a challenge.
    fn flubs(&self, mat: &Network) -> bool {
        self.by == Role::Plaintiff && mat.is_ripe(self.goal)
    }

    /// What can be hoped for from a lost match after this writing: a wrong answer to it and, for the Defendant, a bold
    /// challenge after an A-flub that is overlooked, now or at a later turn. So an A-flub waits as long as a quiet trap
    /// can be set first, and is written when the last turn has come or no quiet trap is left.
    fn gain(&mut self, mat: &Network) -> usize {
        let defends = self.by == Role::Defendant;
        if defends && mat.is_ripe(self.goal) {
            return BOLD / overlooked_once_in(self.openings(mat));
        }
        let again = defends && mat.vacancies().len() > 1;
        let later = if again { BOLD / overlooked_once_in(1) } else { 0 };
        let wrong = self.share(mat, |strategist, reply| strategist.wins(reply));
        (wrong * WIN + (1_000 - wrong) * later) / 1_000
    }

    /// How many of a thousand answers to this mat are such.
    fn share(&mut self, mat: &Network, mut such: impl FnMut(&mut Self, &Network) -> bool) -> usize {
        let answers: Vec<Network> = self.variant.writings(*mat).map(|writing| writing.mat).collect();
        let count = answers.iter().filter(|answer| such(self, answer)).count();
        (count * 1_000).checked_div(answers.len()).unwrap_or(0)
    }

    /// In how many squares a P gives a solution.
    fn openings(&self, mat: &Network) -> usize {
        mat.completing(self.goal).count()
    }
}

/// A guess at learners: an A-flub that is open in one square is overlooked once in 4 times, in two once in 6.
const fn overlooked_once_in(openings: usize) -> usize {
    2 * (openings + 1)
}

/// The writings whose worth is within `margin` of the highest.
fn best(writings: &[Writing], margin: usize, worth: impl FnMut(&Writing) -> usize) -> Vec<Writing> {
    let worth: Vec<usize> = writings.iter().map(worth).collect();
    let enough = worth.iter().max().map_or(0, |most| most.saturating_sub(margin));
    writings.iter().zip(worth).filter(|(_, worth)| *worth >= enough).map(|(writing, _)| *writing).collect()
}
