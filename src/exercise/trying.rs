//! A faulty answer while a class tries it, and what a game supplies for that.

use std::rc::Rc;

use flub::lessons::{Court, Judgement, Question, Trial};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::taught::Taught;

/// What the projector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The lines, and the question which one has the first flaw.
    Tried,
    /// Which lines the class has named.
    Pooled,
    /// The first flaw.
    Found,
    /// The answer on the desk, to be mended.
    Mend,
    /// A right answer.
    Mended,
}

/// A question and its faulty answers.
pub struct Case<G: Tried> {
    /// The question.
    pub question: Question<G>,
    /// The faulty answers, one of each kind of flaw.
    pub trials: Vec<Trial<G>>,
}

/// A faulty answer and how far the class is with it.
pub struct Trying<G: Tried> {
    /// The question and its faulty answers, once they are made.
    pub case: Option<Rc<Case<G>>>,
    /// The place of the faulty answer that is tried.
    pub trial: usize,
    /// The place among the acts.
    pub at: usize,
    /// The hands for each line.
    pub hands: Vec<u32>,
    /// What lies on the desk while it is mended.
    pub draft: G::Draft,
    /// What the rules say of it, once it was checked.
    pub judgement: Option<Judgement<G>>,
}

/// What happens in court.
pub enum CourtMsg<G: Tried> {
    /// The case is made, and this faulty answer is tried.
    Open(Rc<Case<G>>, usize),
    /// Show this of the acts.
    Show(usize),
    /// So many hands are up for the line at this place.
    Hands(usize, u32),
    /// What lies on the desk changes.
    Edit(G::Edit),
    /// Whether it is mended is to be judged.
    Check,
}

impl<G: Tried> Trying<G> {
    /// The question and the faulty answer that is tried.
    pub fn tried(&self) -> Option<(&Question<G>, &Trial<G>)> {
        let case = self.case.as_ref()?;
        Some((&case.question, case.trials.get(self.trial)?))
    }

    /// What is shown one after another. What cannot be changed on the desk is not mended there.
    pub fn acts(&self) -> Vec<Act> {
        let is_wrong = |(question, trial): (&Question<G>, &Trial<G>)| {
            let answer = G::answer(question, &G::laid(question, &trial.answer));
            answer.is_none_or(|answer| !question.judge(&answer).is_right())
        };
        let mends = self.tried().is_some_and(is_wrong);
        let acts = [Act::Tried, Act::Pooled, Act::Found].into_iter();
        acts.chain(mends.then_some(Act::Mend)).chain([Act::Mended]).collect()
    }

    /// The act that is shown.
    pub fn act(&self) -> Act {
        self.acts().get(self.at).copied().unwrap_or(Act::Tried)
    }
}

impl<G: Tried> Default for Trying<G> {
    fn default() -> Self {
        let draft = G::Draft::default();
        Self { case: None, trial: 0, at: 0, hands: Vec::new(), draft, judgement: None }
    }
}

impl<G: Tried> Clone for Trying<G> {
    fn clone(&self) -> Self {
        let (case, hands, draft) = (self.case.clone(), self.hands.clone(), self.draft.clone());
        Self { case, hands, draft, judgement: self.judgement.clone(), ..*self }
    }
}

impl<G: Tried> Reducible for Trying<G> {
    type Action = CourtMsg<G>;

    fn reduce(self: Rc<Self>, msg: CourtMsg<G>) -> Rc<Self> {
        let mut now = Rc::unwrap_or_clone(self);
        match (msg, now.case.clone()) {
            (CourtMsg::Open(case, trial), _) => {
                let tried = case.trials.get(trial);
                let (hands, draft) = match tried {
                    Some(tried) => (vec![0; tried.lines.len()], G::laid(&case.question, &tried.answer)),
                    None => (Vec::new(), G::Draft::default()),
                };
                now = Self { case: Some(case), trial, at: 0, hands, draft, judgement: None };
            }
            (CourtMsg::Show(at), _) => now.at = at,
            (CourtMsg::Hands(place, hands), _) => {
                if let Some(up) = now.hands.get_mut(place) {
                    *up = hands.min(flub::classroom::Pool::MOST_HANDS);
                }
            }
            (CourtMsg::Edit(edit), Some(case)) => {
                now.draft = G::edited(&case.question, now.draft, edit);
                now.judgement = None;
            }
            (CourtMsg::Check, Some(case)) => {
                let answer = G::answer(&case.question, &now.draft);
                now.judgement = answer.map(|answer| case.question.judge(&answer));
            }
            (CourtMsg::Edit(_) | CourtMsg::Check, None) => {}
        }
        now.into()
    }
}

/// How the lines of a faulty proof or sum are told, and how it lies on the desk.
pub trait Tried: Taught + Court {
    /// A line in words.
    fn line(words: &Words, question: &Question<Self>, line: &Self::Line) -> String;

    /// A faulty answer on the desk, while its flaw is looked for.
    fn laid(question: &Question<Self>, answer: &Self::Answer) -> Self::Draft {
        Self::drafted(question, Some(answer).filter(|_| !Self::is_shown(question.task())))
    }
}

/// The numbers of the steps that are tried, from 1.
pub fn steps<G: Court>() -> Vec<usize> {
    let is_tried = |step: &G::Step| G::TRIED.contains(step);
    (1..).zip(G::STEPS).filter(|(_, step)| is_tried(step)).map(|(number, _)| number).collect()
}
