use std::fmt::Debug;

use super::{Judgement, Ladder, Question};
use crate::play::{Random, order};

/// A game whose proofs and sums can be tried in court: a class finds the first flaw of a faulty one, then mends it.
///
/// A faulty answer is a right one with one thing changed. Which flaw that makes is decided by the judge, never assumed.
pub trait Court: Ladder {
    /// A line of an answer as it is read out.
    type Line: Clone + Debug + PartialEq + 'static;

    /// The steps whose answers are tried.
    const COURT_STEPS: &'static [Self::Step];

    /// Returns the lines of an answer, in the order in which it is checked.
    fn lines(task: &Self::Task, answer: &Self::Answer) -> Vec<Self::Line>;

    /// Returns answers with one thing changed from a right one. Empty if the task has nothing to try.
    fn spoiled(step: Self::Step, task: &Self::Task, random: &mut Random) -> Vec<Self::Answer>;

    /// The name of a flaw's kind and the place of the line it is found in, from 0; `None` if answers with this
    /// flaw are not judged in court.
    fn locate(flaw: &Self::Flaw, lines: &[Self::Line]) -> Option<(&'static str, usize)>;

    /// Whether the fault is in what the task shows, so that a right answer would give it away.
    fn is_shown(_task: &Self::Task) -> bool {
        false
    }
}

/// A faulty answer that is tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<G: Court> {
    /// The faulty answer.
    pub answer: G::Answer,
    /// Its lines.
    pub lines: Vec<G::Line>,
    /// The kind of its first flaw.
    pub kind: &'static str,
    /// The place of the line with the first flaw, from 0.
    pub place: usize,
    /// The first flaw.
    pub flaw: G::Flaw,
    /// The belief that the flaw reveals, if it is a known one.
    pub belief: Option<G::Misconception>,
}

/// The fewest lines that a class suspects.
pub const FEWEST_LINES: usize = 3;

/// Returns faulty answers to a question, one for each kind of flaw. Those that come from the step's misconceptions are
/// first, in the order of the misconceptions.
pub fn trials<G: Court>(question: &Question<G>, random: &mut Random) -> Vec<Trial<G>> {
    let mut trials: Vec<Trial<G>> = Vec::new();
    for answer in G::spoiled(question.step(), question.task(), random) {
        let Judgement::Wrong { flaw, misconception: belief } = question.judge(&answer) else { continue };
        let lines = G::lines(question.task(), &answer);
        if lines.len() < FEWEST_LINES {
            continue;
        }
        let Some((kind, place)) = G::locate(&flaw, &lines).filter(|(_, place)| *place < lines.len()) else { continue };
        let trial = Trial { answer, lines, kind, place, flaw, belief };
        match trials.iter_mut().find(|known| known.kind == kind) {
            // The same flaw from a known belief is the better one to talk about.
            Some(known) if known.belief.is_none() && trial.belief.is_some() => *known = trial,
            Some(_) => {}
            None => trials.push(trial),
        }
    }
    let usual = G::misconceptions(question.step());
    let place = |belief: Option<G::Misconception>| usual.iter().position(|own| Some(*own) == belief);
    order::sort_by_key(&mut trials, |trial| place(trial.belief).unwrap_or(usual.len()));
    trials
}
