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
/// misses, and now and then a second right one. `read` says how an answer reads; no two read alike.
pub fn choices<G: Rivals>(
    question: &Question<G>,
    read: impl Fn(&G::Answer) -> String,
    random: &mut Random,
) -> Vec<Rival<G>> {
    let (step, task) = (question.step(), question.task());
    let solution = question.solve();
    let mut readings = vec![read(&solution)];
    let mut chosen = vec![Rival { answer: solution.clone(), judgement: Judgement::Right }];
    let mut offer = |answer: G::Answer, takes: &mut dyn FnMut(&Judgement<G>) -> bool| {
        let (reading, judgement) = (read(&answer), question.judge(&answer));
        if !reading.is_empty() && !readings.contains(&reading) && takes(&judgement) {
            readings.push(reading);
            chosen.push(Rival { answer, judgement });
        }
        chosen.len()
    };
    let mut count = 1;
    for (_, answer) in question.wrong_answers() {
        if count < MOST_CHOICES {
            count = offer(answer, &mut |judgement| !judgement.is_right());
        }
    }
    let mut more = G::rivals(step, task, random);
    let mut spoiled = G::spoiled(step, task, random);
    random.shuffle(&mut spoiled);
    more.extend(spoiled);
    let mut rights = usize::from(random.chance(SECOND_RIGHT));
    for answer in more {
        if count >= USUAL {
            break;
        }
        count = offer(answer, &mut |judgement| {
            let is_free = !judgement.is_right() || rights > 0;
            rights -= usize::from(is_free && judgement.is_right());
            is_free
        });
    }
    random.shuffle(&mut chosen);
    chosen
}
