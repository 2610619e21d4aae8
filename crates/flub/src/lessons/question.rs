use super::{Difficulty, Judgement, Kind, Ladder, WhichRule};
use crate::play::Random;

/// A task posed at a step of a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<G: Ladder> {
    step: G::Step,
    task: G::Task,
    thrown_away: usize,
}

impl<G: Ladder> Question<G> {
    /// The number of candidates that are tried before the step's worked example is posed instead. Tests hold every step
    /// far below it.
    pub const MOST_CANDIDATES: usize = 5_000;

    pub(super) const fn new(step: G::Step, task: G::Task) -> Self {
        Self { step, task, thrown_away: 0 }
    }

    /// Returns the step's worked example.
    pub fn example(step: G::Step) -> Self {
        Self::new(step, G::example(step))
    }

    /// Returns the first candidate of this difficulty of which the wanted guess is right, if one is wanted.
    pub(super) fn generated(
        step: G::Step,
        difficulty: Difficulty,
        wanted: Option<&'static str>,
        random: &mut Random,
    ) -> Self {
        let fits = |task: &G::Task| {
            G::difficulty(step, task) == difficulty && (wanted.is_none() || G::guess(step, task) == wanted)
        };
        for thrown_away in 0..Self::MOST_CANDIDATES {
            if let Some(task) = G::candidate(step, difficulty, wanted, random).filter(fits) {
                return Self { step, task, thrown_away };
            }
        }
        Self { thrown_away: Self::MOST_CANDIDATES, ..Self::example(step) }
    }

    /// Returns the step at which the task is posed.
    pub const fn step(&self) -> G::Step {
        self.step
    }

    /// Returns the task: what is shown and asked.
    pub const fn task(&self) -> &G::Task {
        &self.task
    }

    /// Returns how many candidates were thrown away to find the task.
    pub const fn thrown_away(&self) -> usize {
        self.thrown_away
    }

    /// Returns what the learner does.
    pub fn kind(&self) -> Kind {
        G::kind(self.step, &self.task)
    }

    /// Returns the difficulty of the task.
    pub fn difficulty(&self) -> Difficulty {
        G::difficulty(self.step, &self.task)
    }

    /// Returns what is shown, as named facts in text.
    pub fn shown(&self) -> Vec<(&'static str, String)> {
        G::shown(self.step, &self.task)
    }

    /// Returns the name of the question.
    pub fn asked(&self) -> &'static str {
        G::asked(self.step, &self.task)
    }

    /// Returns the answer that is right among those that can be given without looking, if there are any.
    pub fn guess(&self) -> Option<&'static str> {
        G::guess(self.step, &self.task)
    }

    /// Judges an answer by the rules.
    pub fn judge(&self, answer: &G::Answer) -> Judgement<G> {
        G::judge(self.step, &self.task, answer)
    }

    /// Returns a right answer.
    pub fn solve(&self) -> G::Answer {
        G::solve(self.step, &self.task)
    }

    /// Returns the right answer in growing parts.
    pub fn solve_in_parts(&self) -> Vec<G::Answer> {
        G::solve_in_parts(self.step, &self.task)
    }

    /// Returns the number of right answers, or `None` if they are not counted.
    pub fn right_answers(&self) -> Option<u64> {
        G::right_answers(self.step, &self.task)
    }

    /// Returns wrong answers that follow from the step's misconceptions.
    pub fn wrong_answers(&self) -> Vec<(G::Misconception, G::Answer)> {
        G::wrong_answers(self.step, &self.task)
    }

    /// Returns two hints: where to look, then what to do.
    pub fn hints(&self) -> [G::Hint; 2] {
        G::hints(self.step, &self.task)
    }

    /// Returns a question about the rule behind the answer, if there is one.
    pub fn which_rule(&self, random: &mut Random) -> Option<WhichRule<G>> {
        G::which_rule(self.step, &self.task, random)
    }
}
