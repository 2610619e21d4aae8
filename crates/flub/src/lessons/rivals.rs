use super::{Court, Judgement, Question};
use crate::play::Random;

/// A game whose questions can be posed to a class with answers to choose from, all of them thinkable.
pub trait Rivals: Court {
    /// Returns answers that learners may give beside the right one and those of known beliefs, the likeliest first in each sort: near
    /// misses, and right answers of another form. The judge decides which they are.
    fn rivals(step: Self::Step, task: &Self::Task, random: &mut Random) -> Vec<Self::Answer>;
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival<G: Rivals> {
    /// The answer.
    pub answer: G::Answer,
    /// What the rules say of it.
    pub judgement: Judgement<G>,
}

/// The fewest answers that are offered.
pub const FEWEST_CHOICES: usize = 3;

/// The most answers that are offered.
pub const MOST_CHOICES: usize = 5;

/// How many are offered where there are enough.
const USUAL: usize = 4;

/// How often of a hundred times a second right answer is offered where there is one.
const SECOND_RIGHT: u8 = 35;

/// Returns answers to choose from, in a random order: a right one, one for each belief of the step that a wrong answer reveals, near
/// misses, and now and then a second right one. `read` says how an answer reads; no two read alike. No two wrong ones are refuted alike,
/// since a class argues about different mistakes; where that leaves too few, one more is offered, a right one of another form if there is one.
pub fn choices<G: Rivals>(
    question: &Question<G>,
    read: impl Fn(&G::Answer) -> String,
    random: &mut Random,
) -> Vec<Rival<G>> {
    let (step, task) = (question.step(), question.task());
    let solution = question.solve();
    let mut readings = vec![read(&solution)];
    let mut chosen = vec![Rival { answer: solution, judgement: Judgement::Right }];
    let mut left: Vec<Rival<G>> = Vec::new();
    let known = question.wrong_answers().into_iter().map(|(_, answer)| answer);
    let mut offered: Vec<G::Answer> = known.collect();
    let beliefs = offered.len();
    offered.extend(G::rivals(step, task, random));
    let mut spoiled = G::spoiled(step, task, random);
    random.shuffle(&mut spoiled);
    offered.extend(spoiled);
    let mut has_right = !random.chance(SECOND_RIGHT);
    for (place, answer) in offered.into_iter().enumerate() {
        let reading = read(&answer);
        let most = if place < beliefs { MOST_CHOICES } else { USUAL };
        if chosen.len() >= most || reading.is_empty() || readings.contains(&reading) {
            continue;
        }
        readings.push(reading);
        let judgement = question.judge(&answer);
        let is_right = judgement.is_right();
        let is_taken =
            if is_right { !has_right && place >= beliefs } else { chosen.iter().all(|own| own.judgement != judgement) };
        has_right |= is_taken && is_right;
        let list = if is_taken { &mut chosen } else { &mut left };
        list.push(Rival { answer, judgement });
    }
    if let Some(right) = left.iter().position(|rival| rival.judgement.is_right()) {
        left.swap(0, right);
    }
    left.truncate(FEWEST_CHOICES.saturating_sub(chosen.len()));
    chosen.append(&mut left);
    random.shuffle(&mut chosen);
    chosen
}
