//! An exercise while somebody works on it.

use std::rc::Rc;

use flub::{
    lessons::{Effort, Exercise, Fade, Judgement, Ladder, Question, WhichRule},
    play::{Random, Seed},
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::taught::{Pointed, Taught};

/// An exercise and how far the learner is with it.
pub struct Lesson<G: Taught> {
    /// The exercise; `None` while it is being made.
    pub posed: Option<Rc<Posed<G>>>,
    /// Whether its text is none.
    pub is_unreadable: bool,
    /// What is answered so far.
    pub draft: G::Draft,
    /// What happens now.
    pub stage: Stage<G>,
    /// Whether the worked example stands still.
    pub paused: bool,
    /// How many hints were given.
    pub hints: usize,
    /// How it went, once that is settled.
    pub outcome: Option<Outcome>,
    /// After a right answer without help: which rule is behind it, where that is asked.
    pub rule: Option<RuleAsked<G>>,
}

/// "Which rule makes this one count?", which changes nothing about how the exercise went.
pub struct RuleAsked<G: Taught> {
    /// The question.
    pub which: WhichRule<G>,
    /// The rule chosen, by its index.
    pub chosen: Option<usize>,
}

/// A question with what a lesson needs of it more than once.
pub struct Posed<G: Taught> {
    /// The question.
    pub question: Question<G>,
    /// The right answer in growing parts.
    pub worked: Vec<G::Answer>,
    /// How much of it is given.
    pub fade: Fade,
}

/// What happens in a lesson.
pub enum Stage<G: Taught> {
    /// The worked example stands at this part, from 0: so many parts are shown.
    Watching(usize),
    /// The learner answers.
    Answering,
    /// The answer is wrong, for this reason.
    Wrong {
        /// What is wrong.
        flaw: G::Flaw,
        /// The belief it reveals.
        belief: Option<G::Misconception>,
    },
    /// The answer is right.
    Right,
    /// A solution is shown.
    Shown,
}

/// How an exercise went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How.
    pub effort: Effort,
    /// The misconception that the first wrong answer revealed, as an index of the step's list.
    pub slip: Option<usize>,
}

/// What happens to a lesson.
pub enum Msg<G: Taught> {
    /// The exercise is made, or cannot be read.
    Posed(Option<Exercise<G>>, Fade),
    /// The worked example plays on to this part.
    Play(usize),
    /// Somebody goes to this part, so that it stands still there.
    Watch(usize),
    /// The worked example stands still, or plays on.
    Pause,
    /// The answer changes.
    Edit(G::Edit),
    /// The answer is to be judged.
    Check,
    /// Another try.
    Again,
    /// A hint is wanted, or after two the solution.
    Help,
    /// A rule is chosen, by its index.
    Rule(usize),
}

impl<G: Taught> Lesson<G> {
    /// How many hints there are before the solution is shown.
    pub const HINTS: usize = 2;

    fn with(mut self, msg: Msg<G>) -> Self {
        match (msg, self.posed.clone()) {
            (Msg::Posed(None, _), _) => self.is_unreadable = true,
            (Msg::Posed(Some(exercise), fade), _) => {
                let question = exercise.pose();
                let worked = question.worked();
                let given = if fade == Fade::Worked { None } else { fade.given(&worked) };
                self.draft = G::drafted(&question, given);
                self.stage = if fade == Fade::Worked { Stage::Watching(0) } else { Stage::Answering };
                self.posed = Some(Rc::new(Posed { question, worked, fade }));
            }
            (Msg::Pause, _) => self.paused = !self.paused,
            (msg @ (Msg::Watch(part) | Msg::Play(part)), Some(posed)) if matches!(self.stage, Stage::Watching(_)) => {
                self.paused |= matches!(msg, Msg::Watch(_));
                let part = part.min(posed.worked.len());
                let shown = part.checked_sub(1).map(|last| &posed.worked[last]);
                self.draft = G::drafted(&posed.question, shown);
                self.stage = Stage::Watching(part);
            }
            (Msg::Edit(edit), Some(posed)) if matches!(self.stage, Stage::Answering | Stage::Wrong { .. }) => {
                self.draft = G::edited(&posed.question, self.draft, edit);
                self.stage = Stage::Answering;
            }
            (Msg::Check, Some(posed)) if matches!(self.stage, Stage::Answering | Stage::Wrong { .. }) => {
                let Some(answer) = G::answer(&posed.question, &self.draft) else { return self };
                self.judge(&posed, &answer);
            }
            (Msg::Again, Some(posed)) => {
                let given = if posed.fade == Fade::Worked { None } else { posed.fade.given(&posed.worked) };
                self.draft = G::drafted(&posed.question, given);
                self.stage = Stage::Answering;
            }
            (Msg::Rule(chosen), _) => {
                self.rule = self.rule.map(|asked| RuleAsked { chosen: Some(chosen), ..asked });
            }
            (Msg::Help, Some(posed)) if matches!(self.stage, Stage::Answering | Stage::Wrong { .. }) => {
                self.hints += 1;
                self.stage = Stage::Answering;
                if self.hints == Self::HINTS
                    && let Some(begun) = posed.worked.first().filter(|_| posed.worked.len() > 1)
                {
                    self.draft = G::drafted(&posed.question, Some(begun));
                }
                if self.hints > Self::HINTS {
                    self.draft = G::drafted(&posed.question, posed.worked.last());
                    self.stage = Stage::Shown;
                    self.settle(Effort::Helped, None);
                }
            }
            _ => {}
        }
        self
    }

    fn judge(&mut self, posed: &Posed<G>, answer: &G::Answer) {
        match posed.question.judge(answer) {
            Judgement::Right => {
                self.stage = Stage::Right;
                let asks = posed.fade == Fade::Alone && self.hints == 0;
                let which = asks.then(|| posed.question.which_rule(&mut Random::new(Seed(0)))).flatten();
                self.rule = which.map(|which| RuleAsked { which, chosen: None });
                self.settle(if self.hints > 0 { Effort::Helped } else { Effort::Alone }, None);
            }
            Judgement::Wrong { flaw, misconception } => {
                let known = |belief| G::misconceptions(posed.question.step()).iter().position(|own| *own == belief);
                self.settle(Effort::Missed, misconception.and_then(known));
                self.stage = Stage::Wrong { flaw, belief: misconception };
            }
        }
    }

    /// The first outcome holds.
    fn settle(&mut self, effort: Effort, slip: Option<usize>) {
        self.outcome = self.outcome.or(Some(Outcome { effort, slip }));
    }

    /// What is pointed at, with the hint given last.
    pub fn pointed<'a>(&'a self, hint: Option<&'a G::Hint>) -> Pointed<'a, G> {
        match (&self.stage, hint) {
            (Stage::Wrong { flaw, .. }, _) => Pointed::Flaw(flaw),
            (Stage::Answering, Some(hint)) => Pointed::Hint(hint),
            _ => Pointed::Nothing,
        }
    }
}

impl<G: Taught> Default for Lesson<G> {
    fn default() -> Self {
        Self {
            posed: None,
            is_unreadable: false,
            paused: false,
            draft: G::Draft::default(),
            stage: Stage::Answering,
            hints: 0,
            outcome: None,
            rule: None,
        }
    }
}

impl<G: Taught> Clone for Lesson<G> {
    fn clone(&self) -> Self {
        let (draft, stage, posed) = (self.draft.clone(), self.stage.clone(), self.posed.clone());
        Self { draft, stage, posed, rule: self.rule.clone(), ..*self }
    }
}

impl<G: Taught> Clone for RuleAsked<G> {
    fn clone(&self) -> Self {
        let WhichRule { about, choices, right } = &self.which;
        let which = WhichRule { about: about.clone(), choices: choices.clone(), right: *right };
        Self { which, chosen: self.chosen }
    }
}

impl<G: Taught> Clone for Stage<G> {
    fn clone(&self) -> Self {
        match self {
            Stage::Watching(part) => Stage::Watching(*part),
            Stage::Answering => Stage::Answering,
            Stage::Wrong { flaw, belief } => Stage::Wrong { flaw: flaw.clone(), belief: *belief },
            Stage::Right => Stage::Right,
            Stage::Shown => Stage::Shown,
        }
    }
}

impl<G: Taught> Reducible for Lesson<G> {
    type Action = Msg<G>;

    fn reduce(self: Rc<Self>, msg: Msg<G>) -> Rc<Self> {
        Rc::unwrap_or_clone(self).with(msg).into()
    }
}

/// The number of a step of a ladder, from 1, in the text of an exercise.
pub fn step_in(exercise: &str) -> Option<usize> {
    exercise.split(' ').nth(1)?.parse().ok()
}

/// The text of the worked example of a step, counted from 1; `None` if there is no such step.
pub fn example<G: Ladder>(step: usize) -> Option<String> {
    let step = *G::STEPS.get(step.checked_sub(1)?)?;
    Exercise::<G>::given(step, G::example(step)).map(|exercise| exercise.to_string())
}

/// A mistaken belief that a step, counted from 1, deals with, by its index; `None` if there is none.
pub fn belief<G: Taught>(words: &Words, step: usize, index: usize) -> Option<String> {
    let step = *G::STEPS.get(step.checked_sub(1)?)?;
    G::misconceptions(step).get(index).map(|&belief| G::belief(words, belief))
}

/// How many worked examples of the rule sheets a step has, counted from 1.
pub fn sources<G: Ladder>(step: usize) -> usize {
    step.checked_sub(1).and_then(|step| G::STEPS.get(step)).map_or(0, |&step| G::sources(step).len())
}

/// The rule sheet of which an exercise is a worked example, if it is one.
pub fn sheet<G: Ladder>(exercise: &str) -> Option<&'static str> {
    exercise.parse::<Exercise<G>>().ok()?.quoted().map(|source| source.sheet)
}
