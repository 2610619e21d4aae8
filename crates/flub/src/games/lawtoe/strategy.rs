use super::{Role, Solver, Variant, writing::Writing};
use crate::network::{Goal, Network};

/// Compares the ways in which one player could write the next letters. Assumes that no flub was left unchallenged.
pub(super) struct Strategist<'a> {
    pub solver: &'a mut Solver,
    pub variant: Variant,
    pub goal: Goal,
    pub by: Role,
}

/// The gain from a win in thousandths of a point, compared with the 6 points of a lost match.
const WIN: usize = 4_000;

/// The gain from a bold challenge, which scores 16 points instead of 6.
const BOLD: usize = 10_000;

/// Writings whose gains differ by at most this much, a quarter of a point, count as equal.
const NEARLY: usize = 250;

impl Strategist<'_> {
    /// Returns the best writings: in a won match, those that keep it won and then leave the opponent the most ways to
    /// lose at once; in a lost match, those with the highest gain against an opponent who makes mistakes.
    pub fn most_promising(&mut self, writings: &[Writing]) -> Vec<Writing> {
        let won: Vec<Writing> = writings.iter().filter(|writing| self.wins(&writing.mat)).copied().collect();
        if won.is_empty() {
            best(writings, NEARLY, |writing| self.gain(&writing.mat))
        } else {
            best(&won, 0, |writing| self.share(&writing.mat, |strategist, reply| strategist.flubs(reply)))
        }
    }

    /// Returns writings that a learner might choose without looking ahead: for the Plaintiff, those that leave a
    /// solution possible; for the Defendant, those after which a P gives a solution in at most one square.
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

    /// Whether an opponent who leaves this mat loses at once to a challenge.
    fn flubs(&self, mat: &Network) -> bool {
        self.by == Role::Plaintiff && mat.is_ripe(self.goal)
    }

    /// Returns the expected gain from a writing in a lost match. It comes from wrong answers and, for the Defendant,
    /// from a bold challenge after an overlooked A-flub, in this turn or a later one. So the Defendant saves an A-flub
    /// as long as a quiet trap can be set first, and writes it in the last turn or when no quiet trap is left.
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

    /// Returns how many answers to this mat, per thousand, satisfy `such`.
    fn share(&mut self, mat: &Network, mut such: impl FnMut(&mut Self, &Network) -> bool) -> usize {
        let answers: Vec<Network> = self.variant.writings(*mat).map(|writing| writing.mat).collect();
        let count = answers.iter().filter(|answer| such(self, answer)).count();
        (count * 1_000).checked_div(answers.len()).unwrap_or(0)
    }

    /// Returns the number of squares in which a P gives a solution.
    fn openings(&self, mat: &Network) -> usize {
        mat.completing(self.goal).count()
    }
}

/// Returns how often learners are thought to overlook an A-flub: once in 4 times if it is open in one square, once in 6
/// if in two.
const fn overlooked_once_in(openings: usize) -> usize {
    2 * (openings + 1)
}

/// Returns the writings whose worth is at most `margin` below the highest.
fn best(writings: &[Writing], margin: usize, worth: impl FnMut(&Writing) -> usize) -> Vec<Writing> {
    let worth: Vec<usize> = writings.iter().map(worth).collect();
    let enough = worth.iter().max().map_or(0, |most| most.saturating_sub(margin));
    writings.iter().zip(worth).filter(|(_, worth)| *worth >= enough).map(|(writing, _)| *writing).collect()
}
