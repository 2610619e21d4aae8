//! An exercise while it is posed to a class: the answers to choose from, what the projector shows, and how the class has answered.

use std::rc::Rc;

use flub::{
    classroom::{AnswerClass, Pool, Taken},
    lessons::{Judgement, Question},
    play::{Random, Seed},
};
use yew::prelude::*;

use super::taught::Taught;

/// A question with what a class is shown of it.
pub struct PosedToAll<G: Taught> {
    /// The question.
    pub question: Question<G>,
    /// The answers to choose from.
    pub choices: Vec<Choice<G>>,
    /// The right answer in growing parts.
    pub worked: Vec<G::Answer>,
}

/// What the projector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The exercise and the answers to choose from.
    Posed,
    /// How the class has answered.
    Pooled,
    /// Why a choice is wrong.
    Refuted(usize),
    /// So many parts of the right answer.
    Worked(usize),
}

impl<G: Taught> PosedToAll<G> {
    /// What is shown one after another: the wrong choice that most have taken is refuted first.
    pub fn scenes(&self, pool: &Pool) -> Vec<Scene> {
        let mut wrong: Vec<usize> = (0..self.choices.len()).filter(|&at| self.choices[at].wrong.is_some()).collect();
        wrong.sort_by_key(|&at| std::cmp::Reverse(pool.count(self.choices[at].class)));
        let refuted = wrong.into_iter().map(Scene::Refuted);
        let worked = (1..=self.worked.len()).map(Scene::Worked);
        [Scene::Posed, Scene::Pooled].into_iter().chain(refuted).chain(worked).collect()
    }
}

/// What the projector shows and how the class has answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Posing {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// The place among the scenes.
    pub at: usize,
    /// How the class has answered.
    pub pool: Pool,
    /// What stands in the field for codes.
    pub typed: String,
    /// What became of the codes entered last.
    pub taken: Option<Taken>,
}

/// What happens while an exercise is posed.
pub enum PoseMsg {
    /// Show this of the scenes.
    Show(usize),
    /// So many hands are up for an answer.
    Hands(AnswerClass, u32),
    /// This stands in the field for codes.
    Type(String),
    /// The codes in the field are taken.
    Take,
    /// The latest change of the counts is undone.
    Undo,
}

impl Reducible for Posing {
    type Action = PoseMsg;

    fn reduce(self: Rc<Self>, msg: PoseMsg) -> Rc<Self> {
        let mut posing = Rc::unwrap_or_clone(self);
        match msg {
            PoseMsg::Show(at) => posing.at = at,
            PoseMsg::Hands(class, hands) => posing.pool.set_hands(class, hands),
            PoseMsg::Type(text) => posing.typed = text,
            PoseMsg::Take => {
                let taken = posing.pool.take(&posing.typed, &posing.exercise);
                // What was refused stays, to be mended.
                posing.typed = taken.refused.iter().map(|(piece, _)| piece.as_str()).collect::<Vec<_>>().join("\n");
                posing.taken = Some(taken);
            }
            PoseMsg::Undo => {
                posing.pool.undo();
                posing.taken = None;
            }
        }
        posing.into()
    }
}

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
