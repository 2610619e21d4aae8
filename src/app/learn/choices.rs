//! The answers that a class chooses from: a right one and those that follow from mistaken beliefs.

use flub::{
    class::AnswerClass,
    play::{Random, Seed},
    teach::{Judgement, Question},
};

use super::taught::Taught;

/// An answer to choose.
pub struct Choice<G: Taught> {
    /// The answer.
    pub answer: G::Answer,
    /// What a code says of it.
    pub class: AnswerClass,
    /// Why it is wrong, and the belief it reveals; `None` for the right one.
    pub wrong: Option<(G::Flaw, G::Misconception)>,
}

/// A right answer and one wrong answer for each belief, no two told in the same words, in an order of the exercise's own.
pub fn choices<G: Taught>(
    question: &Question<G>,
    exercise: &str,
    told: impl Fn(&G::Answer) -> String,
) -> Vec<Choice<G>> {
    let mut choices = vec![Choice { answer: question.solve(), class: AnswerClass::Right, wrong: None }];
    let mut taken = vec![told(&choices[0].answer)];
    for (_, answer) in question.wrong_answers() {
        let Judgement::Wrong { flaw, misconception: Some(belief) } = question.judge(&answer) else { continue };
        let class = class_of::<G>(question, Some(belief));
        let words = told(&answer);
        if class != AnswerClass::Wrong && !taken.contains(&words) && choices.iter().all(|other| other.class != class) {
            taken.push(words);
            choices.push(Choice { answer, class, wrong: Some((flaw, belief)) });
        }
    }
    let seed = exercise.bytes().fold(0_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    Random::new(Seed(seed)).shuffle(&mut choices);
    choices
}

/// The class of a wrong answer that reveals this belief.
pub fn class_of<G: Taught>(question: &Question<G>, belief: Option<G::Misconception>) -> AnswerClass {
    let place = |belief| G::misconceptions(question.step()).iter().position(|own| *own == belief);
    belief.and_then(place).map_or(AnswerClass::Wrong, AnswerClass::of_belief)
}

/// The letter of a choice, by its place.
pub fn letter(place: usize) -> String {
    char::from_u32('A' as u32 + place as u32).map(String::from).unwrap_or_default()
}
