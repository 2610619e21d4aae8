//! An exercise that is posed: what the projector shows one after another, and how the class has answered. Votes come first, the truth later.

use std::{fmt, rc::Rc, str::FromStr};

use flub::{
    classroom::{Pool, PoolReport},
    play::{Unreadable, order},
};
use yew::prelude::*;

use super::{desk::Choice, newest};
use crate::platform::storage::Storage;

/// The place of hands for an answer that is not among the choices.
pub const OTHER: usize = Pool::PLACES - 2;

/// The place of hands of those who do not know.
pub const UNSURE: usize = Pool::PLACES - 1;

/// The storage key of what is posed on the projector.
pub const POSED: &str = "flub.posed";

/// The storage key of what a second device collects.
pub const COLLECTED: &str = "flub.collected";

/// What the projector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The exercise and the answers to choose from.
    Posed,
    /// How the class has answered, without what is right.
    Voted,
    /// The answers once more, after the class has talked.
    PosedAgain,
    /// Both votes beside each other, without what is right.
    VotedAgain,
    /// Which answer is right.
    Truth,
    /// Why a choice is wrong.
    Refuted(usize),
    /// So many parts of the right answer.
    Worked(usize),
}

impl Scene {
    /// The vote whose hands and codes are counted: the first or the second; `None` while nothing is counted.
    pub const fn counts(self) -> Option<usize> {
        match self {
            Scene::Posed => Some(0),
            Scene::PosedAgain => Some(1),
            _ => None,
        }
    }

    /// Whether it shows what is right.
    pub const fn is_true(self) -> bool {
        matches!(self, Scene::Truth | Scene::Refuted(_) | Scene::Worked(_))
    }
}

/// What is shown one after another: the wrong choice that most have taken is refuted first.
pub fn scenes(choices: &[Choice], parts: usize, count: impl Fn(usize) -> u32) -> Vec<Scene> {
    let mut wrong: Vec<usize> = (0..choices.len()).filter(|&at| choices[at].refuted.is_some()).collect();
    order::sort_by_key(&mut wrong, |&at| std::cmp::Reverse(count(at)));
    let refuted = wrong.into_iter().map(Scene::Refuted);
    let votes = [Scene::Posed, Scene::Voted, Scene::PosedAgain, Scene::VotedAgain, Scene::Truth];
    votes.into_iter().chain(refuted).chain((1..=parts).map(Scene::Worked)).collect()
}

/// What the projector shows and how the class has answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Posing {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// The place among the scenes.
    pub at: usize,
    /// How the class has answered at first, and after it has talked.
    pub votes: [Pool; 2],
    /// What stands in the field for codes.
    pub typed: String,
    /// What became of the codes entered last.
    pub taken: Option<PoolReport>,
}

/// What happens while an exercise is posed.
pub enum Msg {
    /// Show this of the scenes.
    Show(usize),
    /// In this vote so many hands are up for the answer at a place.
    Hands(usize, usize, u32),
    /// This stands in the field for codes.
    Type(String),
    /// The codes in the field are taken for the first vote.
    Take,
    /// The latest change of the counts of this vote is undone.
    Undo(usize),
    /// This vote begins anew.
    Clear(usize),
}

impl Reducible for Posing {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut posing = Rc::unwrap_or_clone(self);
        match msg {
            Msg::Show(at) => (posing.at, posing.taken) = (at, None),
            Msg::Hands(vote, place, hands) => posing.votes[vote].set_hands(place, hands),
            Msg::Type(text) => posing.typed = text,
            Msg::Take => {
                let taken = posing.votes[0].take(&posing.typed, &posing.exercise);
                // What was refused stays, to be mended.
                posing.typed = taken.refused.iter().map(|(piece, _)| piece.as_str()).collect::<Vec<_>>().join("\n");
                posing.taken = Some(taken);
            }
            Msg::Undo(vote) => {
                posing.votes[vote].undo();
                posing.taken = None;
            }
            Msg::Clear(vote) => {
                posing.votes[vote] = Pool::default();
                posing.taken = None;
            }
        }
        posing.into()
    }
}

impl Posing {
    /// An exercise as it was kept under this key, or anew.
    pub fn resumed(storage: &Storage, key: &str, exercise: &Rc<str>) -> Self {
        let kept: One = newest::find(storage, key, exercise).unwrap_or_default();
        let votes = kept.votes.map(|vote| Pool::read(&vote, exercise));
        Self { exercise: exercise.clone(), at: kept.at, votes, typed: kept.typed, taken: None }
    }

    /// Whether nothing would be lost by forgetting it.
    fn is_fresh(&self) -> bool {
        self.at == 0 && self.typed.is_empty() && self.votes.iter().all(Pool::is_empty)
    }

    /// Keeps it, so that it survives the page.
    pub fn keep(&self, storage: &Storage, key: &str) {
        let now = (!self.is_fresh()).then(|| One {
            exercise: self.exercise.to_string(),
            at: self.at,
            votes: self.votes.each_ref().map(ToString::to_string),
            typed: self.typed.clone(),
        });
        newest::keep(storage, key, &self.exercise, now.map(|now| now.to_string()));
    }

    /// The exercise that was posed last, while the class is not done with it.
    pub fn under_way(storage: &Storage) -> Option<String> {
        newest::latest(storage, POSED)
    }

    /// Forgets an exercise that the class is done with.
    pub fn forget(storage: &Storage, exercise: &str) {
        newest::keep(storage, POSED, exercise, None);
    }
}

/// What is kept of an exercise that was posed.
#[derive(Debug, Default, PartialEq)]
struct One {
    exercise: String,
    at: usize,
    /// Each as text: only the exercise can read its codes.
    votes: [String; 2],
    /// The codes that were not taken yet.
    typed: String,
}

/// Its parts with tabs between, so that none is in what is typed, nor a new line.
impl fmt::Display for One {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.votes;
        let typed = self.typed.replace(char::is_whitespace, " ");
        write!(f, "{}\t{}\t{first}\t{second}\t{typed}", self.exercise, self.at)
    }
}

impl FromStr for One {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut parts = line.split('\t');
        let mut part = || parts.next().map(str::to_owned).ok_or(Unreadable("there are four parts"));
        let (exercise, at) = (part()?, part()?.parse().map_err(|_| Unreadable("a place is a number"))?);
        let votes = [part()?, part()?];
        // Earlier versions kept nothing that was typed.
        Ok(Self { exercise, at, votes, typed: part().unwrap_or_default() })
    }
}

#[cfg(test)]
mod tests {
    use flub::{classroom::AnswerClass, games::poe::Poe};

    use super::*;
    use crate::exercise::desk;

    #[test]
    fn votes_come_before_the_truth_and_what_most_believe_is_refuted_first() {
        let desk = desk::pose::<Poe>("poe 1 seed 7").expect("an exercise");
        let choice = |class| Choice {
            answer: String::new(),
            shown: None,
            class,
            refuted: (class != AnswerClass::Right).then(|| desk.clone()),
        };
        let choices = [AnswerClass::First, AnswerClass::Right, AnswerClass::Second].map(choice);
        let after = |refuted: [usize; 2]| {
            let votes = [Scene::Posed, Scene::Voted, Scene::PosedAgain, Scene::VotedAgain, Scene::Truth];
            [&votes[..], &refuted.map(Scene::Refuted), &[Scene::Worked(1), Scene::Worked(2)]].concat()
        };
        assert_eq!(scenes(&choices, 2, |_| 0), after([0, 2]));
        assert_eq!(scenes(&choices, 2, |at| [1, 9, 2][at]), after([2, 0]));
        let shown = scenes(&choices, 2, |_| 0);
        let truth = shown.iter().position(|scene| scene.is_true()).expect("it is shown");
        assert!(shown[..truth].iter().filter(|scene| scene.counts().is_some()).count() == 2);
    }

    #[test]
    fn what_was_posed_is_kept_as_text_and_what_is_mangled_is_none() {
        let one = One {
            exercise: "poe 1 seed 7".to_owned(),
            at: 2,
            votes: ["1,2".into(), "0".into()],
            typed: "BCDFGH BC".into(),
        };
        assert_eq!(one.to_string().parse(), Ok(one));
        assert!(["", "x\ty", "x\ty\tz\t"].iter().all(|text| text.parse::<One>().is_err()));
    }
}
