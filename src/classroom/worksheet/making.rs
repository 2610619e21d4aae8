//! Making the exercises of a worksheet, away from the page, a pair for both versions after another; and what it is called.

use std::{cell::RefCell, rc::Rc};

use flub::lessons::{Content, Special, Version, Worksheet};
use yew::prelude::*;

use crate::{
    exercise::making::{LEARN, SHEET},
    games::Game,
    i18n::Words,
    platform::thinker::{self, Asked},
};

/// An exercise of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its text, as it is printed.
    pub text: Rc<str>,
    /// Its text with the task, which takes no time to pose.
    pub given: Rc<str>,
}

/// A worksheet with its exercises.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The game.
    pub game: &'static Game,
    /// The worksheet.
    pub sheet: Worksheet,
    /// The exercises of versions A and B.
    pub versions: [Vec<Item>; 2],
}

/// How far a worksheet is.
#[derive(Clone, Debug, PartialEq)]
pub enum Making {
    /// So many places are done.
    Underway(usize),
    /// It is made.
    Done(Rc<Made>),
    /// The game could not be asked.
    Failed,
}

/// A worksheet that is being made, beside the one that was there before.
pub struct Desk {
    /// How far it is.
    pub making: Making,
    /// What was made last; the same once it is done.
    pub shown: Option<Rc<Made>>,
}

/// What is made so far.
struct Job {
    game: &'static Game,
    sheet: Worksheet,
    versions: RefCell<[Vec<Item>; 2]>,
    asked: RefCell<Option<Asked>>,
    on_change: Callback<Making>,
}

/// Makes a worksheet, and another one when it changes.
#[hook]
pub fn use_making(game: &'static Game, sheet: Option<Worksheet>) -> Desk {
    let shown = use_mut_ref(|| None::<Rc<Made>>);
    let making = use_state_eq(|| Making::Underway(0));
    let on_change = {
        let making = making.clone();
        Callback::from(move |now| making.set(now))
    };
    use_effect_with((game, sheet.clone()), move |(game, sheet)| {
        on_change.emit(Making::Underway(0));
        let job = sheet.clone().map(|sheet| {
            let job = Job { game, sheet, versions: RefCell::default(), asked: RefCell::default(), on_change };
            let job = Rc::new(job);
            next(&job);
            job
        });
        move || job.into_iter().for_each(|job| drop(job.asked.borrow_mut().take()))
    });
    // Until the effect has run, what is there belongs to the sheet before.
    let making = match &*making {
        Making::Done(made) if Some(&made.sheet) != sheet.as_ref() => Making::Underway(0),
        making => making.clone(),
    };
    if let Making::Done(made) = &making {
        shown.replace(Some(made.clone()));
    }
    let shown = shown.borrow().clone();
    Desk { making, shown }
}

/// Asks for the next pair, or hands over what is made.
fn next(job: &Rc<Job>) {
    let versions = job.versions.borrow().clone();
    let place = versions[0].len();
    if place == job.sheet.count() {
        job.on_change.emit(Making::Done(Rc::new(Made { game: job.game, sheet: job.sheet.clone(), versions })));
        return;
    }
    let Some(lessons) = job.game.lessons() else { return job.on_change.emit(Making::Failed) };
    let taken: String = versions.iter().flatten().map(|item| format!("\n{}", item.given)).collect();
    let question = format!("{LEARN}{SHEET}{}\n{place}{taken}", job.sheet);
    let on_answer = {
        let job = job.clone();
        Callback::from(move |answer: String| {
            let Some(pair) = pair(&answer) else { return job.on_change.emit(Making::Failed) };
            job.versions.borrow_mut().iter_mut().zip(pair).for_each(|(version, item)| version.push(item));
            job.on_change.emit(Making::Underway(place + 1));
            next(&job);
        })
    };
    let asked = thinker::ask(job.game.tile.name, question, lessons.think, on_answer);
    job.asked.replace(Some(asked));
}

/// The exercises of both versions in an answer.
fn pair(answer: &str) -> Option<[Item; 2]> {
    let mut items = answer.lines().map(|line| {
        let (text, given) = line.split_once('\t')?;
        Some(Item { text: text.into(), given: given.into() })
    });
    Some([items.next()??, items.next()??])
}

/// The name of a special sheet.
pub fn special(words: &Words, special: Special) -> String {
    words.with("worksheet-special", &[("special", special.to_string().into())])
}

/// What is on a sheet.
pub fn content(words: &Words, game: &Game, content: Content) -> String {
    match content {
        Content::Step(number) => step(words, game, number),
        Content::Mix(first, last) => words.with("worksheet-mix-of", &[("first", first.into()), ("last", last.into())]),
        Content::Special(kind) => special(words, kind),
    }
}

/// A step with its number.
pub fn step(words: &Words, game: &Game, step: usize) -> String {
    let name = game.lessons().map(|lessons| (lessons.title)(words, step)).unwrap_or_default();
    words.with("learn-step", &[("step", step.into()), ("name", name.into())])
}

/// A version's letter.
pub const fn version(version: Version) -> &'static str {
    match version {
        Version::A => "A",
        Version::B => "B",
    }
}
