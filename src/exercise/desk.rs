//! An exercise on the desk, whatever its game is: the pages know it only as a [`Desk`].

use std::{any::Any, cell::OnceCell, rc::Rc};

use flub::{
    classroom::AnswerClass,
    lessons::{self, Exercise, Fade, Judgement, Question, Rival},
    play::{Random, Seed},
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::taught::{Drawn, Pointed, Taught, View, so};

/// A question, what is answered so far and what is pointed at. It never changes: whatever happens gives another desk.
///
/// The types of a game stay inside, so that the pages are compiled once and not for each game.
pub trait Desk {
    /// The desk with as much of the answer as is given at first: nothing before a worked example.
    fn begin(&self, fade: Fade) -> Rc<dyn Desk>;

    /// The desk with so many parts of the right answer.
    fn show_parts(&self, parts: usize) -> Rc<dyn Desk>;

    /// How many parts the right answer has.
    fn parts(&self) -> usize;

    /// The desk at this beat of the worked example, from 0, where nothing is shown yet.
    fn show_beat(&self, beat: usize) -> Rc<dyn Desk>;

    /// How many beats the worked example has: a few, however long the answer is.
    fn beats(&self) -> usize;

    /// The answer so far, as text; `None` while it is unfinished.
    fn answered(&self) -> Option<String>;

    /// The desk with this answer; `None` if the text is none.
    fn answer_with(&self, answer: &str) -> Option<Rc<dyn Desk>>;

    /// The desk after a change of the answer. Nothing is pointed at any more.
    fn edit(&self, edit: Edit) -> Rc<dyn Desk>;

    /// Whether the answer is finished, so that it can be judged.
    fn is_ready(&self) -> bool;

    /// Judges the answer by the rules and points at its flaw; `None` while the answer is unfinished.
    fn judge(&self) -> Option<(Verdict, Rc<dyn Desk>)>;

    /// The desk with this hint pointed at: the first says where to look, the second what to do.
    fn hint(&self, place: usize) -> Rc<dyn Desk>;

    /// The desk with what is wrong in the answer so far pointed at, or with what is still missing; `None` where it cannot be judged yet.
    fn review(&self) -> Option<Rc<dyn Desk>>;

    /// Draws it. Where it is locked, nothing can be changed.
    fn draw(&self, words: &Words, locked: bool, on_edit: Callback<Edit>) -> Drawn;

    /// What is wanted, in a sentence or two.
    fn describe_task(&self, words: &Words) -> String;

    /// So many parts of the right answer, in words.
    fn describe_parts(&self, words: &Words, parts: usize) -> String;

    /// What this beat of the worked example, from 1, shows, and why.
    fn describe_beat(&self, words: &Words, beat: usize) -> String;

    /// Why the answer is wrong; `None` unless a flaw is pointed at.
    fn describe_flaw(&self, words: &Words) -> Option<Refutation>;

    /// Why the answer is wrong, without what is right instead; empty unless a flaw is pointed at.
    fn describe_fault(&self, words: &Words) -> String;

    /// The hint that is pointed at, in a sentence.
    fn describe_hint(&self, words: &Words) -> Option<String>;

    /// A mistaken belief that the step deals with, by its index, in a sentence.
    fn describe_belief(&self, words: &Words, index: usize) -> Option<String>;

    /// "Which rule makes this one count?", where the step has such a question.
    fn which_rule(&self, words: &Words) -> Option<RuleQuestion>;

    /// Three to five answers, each in other words, in an order of the exercise's own: right ones, those of beliefs, and near misses.
    fn choices(&self, words: &Words, exercise: &str) -> Vec<Choice>;

    /// The faulty answers that a class can try, one of each kind of flaw, and the place of the one that is tried first: the
    /// same whenever the exercise is opened.
    fn trials(&self, words: &Words, exercise: &str) -> (Vec<Trial>, usize);
}

/// A change of an answer: what a tap or a key means in the game of the desk.
pub type Edit = Box<dyn Any>;

/// What the rules say of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is wrong, and perhaps reveals one of the beliefs that the step deals with, by its index.
    Wrong(Option<usize>),
}

impl Verdict {
    /// What a code says of the answer.
    pub fn class(self) -> AnswerClass {
        match self {
            Verdict::Right => AnswerClass::Right,
            Verdict::Wrong(belief) => belief.map_or(AnswerClass::Wrong, AnswerClass::of_belief),
        }
    }
}

/// Why an answer is wrong, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// What is wrong.
    pub why: String,
    /// The belief that it reveals, and what holds instead.
    pub belief: Option<String>,
}

/// A question about the rule behind an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleQuestion {
    /// The part of the answer that it is about.
    pub about: String,
    /// The rules to choose from.
    pub choices: Vec<String>,
    /// The index of the one that applies.
    pub right: usize,
}

/// An answer to choose.
pub struct Choice {
    /// In words.
    pub answer: String,
    /// As cards, where it consists of them.
    pub shown: Option<Html>,
    /// What a code says of it.
    pub class: AnswerClass,
    /// The desk with the answer and its flaw; `None` for the right one.
    pub refuted: Option<Rc<dyn Desk>>,
}

/// A faulty proof or sum.
pub struct Trial {
    /// Its lines, as they are read out.
    pub lines: Vec<String>,
    /// The index of the line with the first flaw.
    pub place: usize,
    /// The desk while the flaw is looked for.
    pub on_trial: Rc<dyn Desk>,
    /// The desk with the flaw.
    pub refuted: Rc<dyn Desk>,
}

/// Poses the exercise with this text; `None` if it is not an exercise of this game.
pub fn pose<G: Taught>(exercise: &str) -> Option<Rc<dyn Desk>> {
    let question = exercise.parse::<Exercise<G>>().ok()?.pose();
    let draft = G::draft(&question, None);
    let posed = Posed { question, parts: OnceCell::new(), hints: OnceCell::new() };
    Some(Rc::new(Sheet { posed: Rc::new(posed), draft, pointed: Pointed::Nothing }))
}

/// The letter of a choice or a line, by its place.
pub fn letter(place: usize) -> String {
    char::from_u32('A' as u32 + place as u32).map(String::from).unwrap_or_default()
}

/// The desk of a game.
struct Sheet<G: Taught> {
    posed: Rc<Posed<G>>,
    draft: G::Draft,
    pointed: Pointed<G>,
}

/// A question with what takes a while to find and is wanted more than once.
struct Posed<G: Taught> {
    question: Question<G>,
    parts: OnceCell<Vec<G::Answer>>,
    hints: OnceCell<[G::Hint; 2]>,
}

/// How often of a hundred times the first trial is about what learners usually believe.
const USUAL: u8 = 60;

/// How many beats of a worked example show parts of the answer, at most.
const BEATS: usize = 5;

/// How many beliefs a worked example ends with, at most.
const REMEMBERED: usize = 2;

/// Which of so many growing answers the beats of a worked example show: all of a few, else the first ones and the last.
fn beats(parts: usize) -> Vec<usize> {
    (1..=parts).filter(|&part| part < BEATS || part == parts).collect()
}

/// Chance that is the same for the same exercise.
fn random_of(exercise: &str) -> Random {
    Random::new(Seed(exercise.bytes().fold(0_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))))
}

impl<G: Taught> Sheet<G> {
    fn question(&self) -> &Question<G> {
        &self.posed.question
    }

    /// Which of the growing answers the beats show.
    fn beats_of_solution(&self) -> Vec<usize> {
        beats(self.parts_of_solution().len())
    }

    fn parts_of_solution(&self) -> &[G::Answer] {
        self.posed.parts.get_or_init(|| self.question().solve_in_parts())
    }

    fn with(&self, draft: G::Draft, pointed: Pointed<G>) -> Rc<dyn Desk> {
        Rc::new(Self { posed: self.posed.clone(), draft, pointed })
    }

    fn given(&self, answer: Option<&G::Answer>) -> Rc<dyn Desk> {
        self.with(G::draft(self.question(), answer), Pointed::Nothing)
    }

    fn answer(&self) -> Option<G::Answer> {
        G::answer(self.question(), &self.draft)
    }

    /// So many sentences about what a learner may believe wrongly here, at most.
    fn to_remember(&self, words: &Words, most: usize) -> String {
        let mut beliefs: Vec<String> = Vec::new();
        for (belief, _) in self.question().wrong_answers() {
            let told = G::describe_belief(words, belief);
            if !beliefs.contains(&told) {
                beliefs.push(told);
            }
        }
        beliefs.truncate(most);
        beliefs.join(" ")
    }

    fn index_of(&self, belief: G::Misconception) -> Option<usize> {
        G::misconceptions(self.question().step()).iter().position(|own| *own == belief)
    }
}

impl<G: Taught> Desk for Sheet<G> {
    fn begin(&self, fade: Fade) -> Rc<dyn Desk> {
        self.given(if fade == Fade::Worked { None } else { fade.given(self.parts_of_solution()) })
    }

    fn show_parts(&self, parts: usize) -> Rc<dyn Desk> {
        self.given(parts.checked_sub(1).and_then(|last| self.parts_of_solution().get(last)))
    }

    fn parts(&self) -> usize {
        self.parts_of_solution().len()
    }

    fn show_beat(&self, beat: usize) -> Rc<dyn Desk> {
        let shown = self.beats_of_solution();
        self.show_parts(beat.checked_sub(1).map_or(0, |place| shown.get(place).copied().unwrap_or(self.parts())))
    }

    fn beats(&self) -> usize {
        // The last one says what to remember.
        self.beats_of_solution().len() + 1
    }

    fn answered(&self) -> Option<String> {
        self.answer().map(|answer| answer.to_string())
    }

    fn answer_with(&self, answer: &str) -> Option<Rc<dyn Desk>> {
        answer.parse().ok().map(|answer: G::Answer| self.given(Some(&answer)))
    }

    fn edit(&self, edit: Edit) -> Rc<dyn Desk> {
        let draft = self.draft.clone();
        let draft = match edit.downcast::<G::Edit>() {
            Ok(edit) => G::edit(self.question(), draft, *edit),
            // An edit of another game cannot come from this desk.
            Err(_) => draft,
        };
        self.with(draft, Pointed::Nothing)
    }

    fn is_ready(&self) -> bool {
        self.answer().is_some()
    }

    fn judge(&self) -> Option<(Verdict, Rc<dyn Desk>)> {
        let (verdict, pointed) = match self.question().judge(&self.answer()?) {
            Judgement::Right => (Verdict::Right, Pointed::Nothing),
            Judgement::Wrong { flaw, misconception } => {
                let belief = misconception.and_then(|belief| self.index_of(belief));
                (Verdict::Wrong(belief), Pointed::Flaw(flaw, misconception))
            }
        };
        Some((verdict, self.with(self.draft.clone(), pointed)))
    }

    fn hint(&self, place: usize) -> Rc<dyn Desk> {
        let hints = self.posed.hints.get_or_init(|| self.question().hints());
        let pointed = hints.get(place).map_or(Pointed::Nothing, |hint| Pointed::Hint(hint.clone()));
        self.with(self.draft.clone(), pointed)
    }

    fn review(&self) -> Option<Rc<dyn Desk>> {
        let answer = self.answer()?;
        let pointed = match self.question().judge(&answer) {
            Judgement::Right => Pointed::Review(None, answer),
            Judgement::Wrong { flaw, .. } => Pointed::Review(Some(flaw), answer),
        };
        Some(self.with(self.draft.clone(), pointed))
    }

    fn draw(&self, words: &Words, locked: bool, on_edit: Callback<Edit>) -> Drawn {
        let on_edit = on_edit.reform(|edit: G::Edit| -> Edit { Box::new(edit) });
        let (question, draft, pointed) = (self.question(), &self.draft, &self.pointed);
        G::draw(&View { words, question, draft, pointed, locked, on_edit })
    }

    fn describe_task(&self, words: &Words) -> String {
        G::describe_task(words, self.question())
    }

    fn describe_parts(&self, words: &Words, parts: usize) -> String {
        let answer = parts.checked_sub(1).and_then(|last| self.parts_of_solution().get(last));
        answer.map(|answer| G::describe_answer(words, self.question(), answer)).unwrap_or_default()
    }

    fn describe_beat(&self, words: &Words, beat: usize) -> String {
        let (shown, parts) = (self.beats_of_solution(), self.parts_of_solution());
        let part = |place: usize| shown.get(place).and_then(|part| parts.get(part - 1));
        let now = beat.checked_sub(1);
        match now.and_then(part) {
            Some(answer) => {
                let before = now.and_then(|now| now.checked_sub(1)).and_then(part);
                G::describe_beat(words, self.question(), before, answer).unwrap_or_else(|| {
                    so(words, self.to_remember(words, 1), G::describe_answer(words, self.question(), answer))
                })
            }
            None => words.with("learn-remember", &[("rules", self.to_remember(words, REMEMBERED).into())]),
        }
    }

    fn describe_flaw(&self, words: &Words) -> Option<Refutation> {
        let Pointed::Flaw(flaw, belief) = &self.pointed else { return None };
        let why = G::describe_flaw(words, self.question(), flaw);
        Some(Refutation { why, belief: belief.map(|belief| G::describe_belief(words, belief)) })
    }

    fn describe_fault(&self, words: &Words) -> String {
        let Pointed::Flaw(flaw, _) = &self.pointed else { return String::new() };
        G::describe_fault(words, self.question(), flaw)
    }

    fn describe_hint(&self, words: &Words) -> Option<String> {
        let (flaw, answer) = match &self.pointed {
            Pointed::Hint(hint) => return Some(G::describe_hint(words, self.question(), hint)),
            Pointed::Review(flaw, answer) => (flaw, answer),
            Pointed::Nothing | Pointed::Flaw(..) => return None,
        };
        let Some(flaw) = flaw else { return Some(words.text("learn-hint-right-so-far")) };
        let right = G::right_part(self.question(), answer);
        let right = right.map_or("none".to_owned(), |right| G::describe_answer(words, self.question(), &right));
        let why = G::describe_flaw(words, self.question(), flaw);
        Some(words.with("learn-hint-so-far", &[("right", right.into()), ("why", why.into())]))
    }

    fn describe_belief(&self, words: &Words, index: usize) -> Option<String> {
        let belief = G::misconceptions(self.question().step()).get(index)?;
        Some(G::describe_belief(words, *belief))
    }

    fn which_rule(&self, words: &Words) -> Option<RuleQuestion> {
        let which = self.question().which_rule(&mut Random::new(Seed(0)))?;
        let about = G::describe_answer(words, self.question(), &which.about);
        let choices = which.choices.into_iter().map(|rule| G::describe_rule(words, rule)).collect();
        Some(RuleQuestion { about, choices, right: which.right })
    }

    fn choices(&self, words: &Words, exercise: &str) -> Vec<Choice> {
        let question = self.question();
        let describe = |answer: &G::Answer| G::describe_answer(words, question, answer);
        let offered = lessons::choices(question, describe, &mut random_of(exercise));
        let choice = |Rival { answer, judgement }: Rival<G>| {
            let (described, shown) = (describe(&answer), G::draw_answer(words, question, &answer));
            let Judgement::Wrong { flaw, misconception } = judgement else {
                return Choice { answer: described, shown, class: AnswerClass::Right, refuted: None };
            };
            let class = Verdict::Wrong(misconception.and_then(|belief| self.index_of(belief))).class();
            let draft = G::draft_refuted(question, &answer, &flaw);
            let refuted = Some(self.with(draft, Pointed::Flaw(flaw, misconception)));
            Choice { answer: described, shown, class, refuted }
        };
        offered.into_iter().map(choice).collect()
    }

    fn trials(&self, words: &Words, exercise: &str) -> (Vec<Trial>, usize) {
        let (question, mut random) = (self.question(), random_of(exercise));
        let trials = lessons::trials(question, &mut random).into_iter().map(|trial| Trial {
            lines: trial.lines.iter().map(|line| G::describe_line(words, question, line)).collect(),
            place: trial.place,
            on_trial: self.with(G::draft_on_trial(question, &trial.answer), Pointed::Nothing),
            refuted: self
                .with(G::draft_found(question, &trial.answer, &trial.flaw), Pointed::Flaw(trial.flaw, trial.belief)),
        });
        let trials: Vec<Trial> = trials.collect();
        let first = if random.chance(USUAL) || trials.is_empty() { 0 } else { random.below(trials.len()) };
        (trials, first)
    }
}
