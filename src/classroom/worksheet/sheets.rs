//! The exercises of a worksheet, which the worker makes, and the sheets and keys as they are on paper.

use std::{cell::RefCell, rc::Rc};

use flub::lessons::{Activity, Content, Version, Worksheet};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    Codes, Pages, Printing,
    form::level,
    paging::{Paging, measure},
};
use crate::{
    context::use_words,
    exercise::{
        making::SHEET,
        paper::{Key, Paper},
    },
    games::Game,
    lessons::room::describe_step,
    platform::{
        page::address_of,
        thinker::{self, Asked},
    },
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::again::LEARN,
    ui::share::QrCode,
};

/// An exercise of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its text, as it is printed.
    pub text: Rc<str>,
    /// Its text together with the task, so that posing it takes no time.
    pub given: Rc<str>,
}

/// A worksheet with its exercises.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    pub game: &'static Game,
    pub sheet: Worksheet,
    /// The exercises of versions A and B.
    pub versions: [Vec<Item>; 2],
}

/// How much of a worksheet is made.
#[derive(Clone, Debug, PartialEq)]
pub enum Making {
    /// The exercises up to this number are made.
    Underway(usize),
    Done(Rc<Made>),
    /// The game could not be asked.
    Failed,
}

/// A worksheet in the making, and the one to show meanwhile.
pub struct Desk {
    pub making: Making,
    /// The worksheet that was made last.
    pub shown: Option<Rc<Made>>,
}

/// The making of one worksheet in the worker, a pair of exercises for both versions at a time.
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
            make_next(&job);
            job
        });
        move || job.into_iter().for_each(|job| drop(job.asked.borrow_mut().take()))
    });
    // Until the effect has run, the state belongs to the previous sheet.
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

/// Asks for the next pair, or hands over the worksheet.
fn make_next(job: &Rc<Job>) {
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
            let Some(pair) = read_pair(&answer) else { return job.on_change.emit(Making::Failed) };
            job.versions.borrow_mut().iter_mut().zip(pair).for_each(|(version, item)| version.push(item));
            job.on_change.emit(Making::Underway(place + 1));
            make_next(&job);
        })
    };
    let asked = thinker::ask(job.game.tile.name, question, lessons.think, on_answer);
    job.asked.replace(Some(asked));
}

/// Reads the exercises of both versions from an answer.
fn read_pair(answer: &str) -> Option<[Item; 2]> {
    let mut items = answer.lines().map(|line| {
        let (text, given) = line.split_once('\t')?;
        Some(Item { text: text.into(), given: given.into() })
    });
    Some([items.next()??, items.next()??])
}

#[derive(Clone, Properties, PartialEq)]
pub struct SheetsProps {
    pub made: Rc<Made>,
    pub printing: Printing,
}

/// An exercise as it is on paper.
struct Printed {
    number: usize,
    item: Item,
    paper: Paper,
}

/// The sheets of the versions, then their keys, each page as it is printed. It is a component because drawing all exercises takes long.
#[component]
pub fn Sheets(props: &SheetsProps) -> Html {
    let SheetsProps { made, printing } = props;
    let words = use_words();
    let papers = use_node_ref();
    let measured = use_state(|| None::<(SheetsProps, Vec<Paging>)>);
    let printed = use_memo((made.clone(), words.clone()), |(made, words)| {
        made.versions.each_ref().map(|items| print_exercises(words, made, items))
    });
    use_effect_with(props.clone(), {
        let (papers, measured) = (papers.clone(), measured.clone());
        move |props| {
            let pages = papers.cast().map(|papers| (props.clone(), measure(&papers)));
            measured.set(pages);
        }
    });
    // Until they are measured, all exercises are on one page.
    let pages = measured.as_ref().filter(|(of, _)| of == props).map(|(_, pages)| pages.as_slice());
    let versions = || Version::BOTH.into_iter().zip(&*printed).take(printing.versions);
    let sheets = versions().filter(|_| printing.pages != Pages::Key).map(|sheet| (sheet, false));
    let keys = versions().filter(|_| printing.pages != Pages::Exercises).map(|sheet| (sheet, true));
    let sheets: Vec<_> = sheets.chain(keys).collect();
    let are_both_keys = sheets.iter().filter(|(_, is_key)| *is_key).count() == 2;
    let fit = |pages: &[Paging]| pages.iter().rev().take(2).map(|key| key.share).sum::<f64>() < 0.95;
    // The foot is not measured, and has room in what is left.
    let are_joined = are_both_keys && pages.is_some_and(fit);
    let shown = sheets.len() - usize::from(are_joined);
    let papers_shown = sheets.iter().take(shown).enumerate().map(|(place, &(sheet, is_key))| {
        let joined = sheets.get(shown).filter(|_| place + 1 == shown).map(|&(sheet, _)| sheet);
        let paging = pages.and_then(|pages| pages.get(place));
        draw_sheet(&words, made, (sheet, joined), paging, is_key, printing.codes)
    });
    let count: usize = pages.unwrap_or_default().iter().take(shown).map(|paging| paging.counts.len()).sum();
    html! {
        <>
            <p class="worksheet-page-count no-print">{ words.with("worksheet-page-count", &[("count", count.into())]) }</p>
            // The sheet is black and white whatever the theme.
            <div ref={papers} class={classes!("worksheet-papers", pages.is_none().then_some("unpaged"))} data-theme="paper"
                data-paper={printing.paper.name()}>
                { for papers_shown }
            </div>
        </>
    }
}

/// A version and its exercises.
type Sheet<'a> = (Version, &'a Vec<Printed>);

/// The pages of a sheet or a key, on each of which are as many exercises as are counted, and on the last one the rest. A key that is joined
/// stands below on its only page.
fn draw_sheet(
    words: &Words,
    made: &Made,
    ((version, exercises), joined): (Sheet<'_>, Option<Sheet<'_>>),
    paging: Option<&Paging>,
    is_key: bool,
    codes: Codes,
) -> Html {
    let common = common_task(exercises).filter(|_| !is_key);
    let counts = paging.map_or(&[][..], |paging| &paging.counts);
    let class = match made.sheet.content() {
        _ if is_key => "worksheet-sheet worksheet-key",
        Content::Mix(..) => "worksheet-sheet mix",
        _ => "worksheet-sheet",
    };
    let style = paging.map(Paging::style);
    let letters: String =
        [Some(version), joined.map(|(version, _)| version)].into_iter().flatten().map(letter).collect();
    let draw_body = |class: &'static str, rows: Html| {
        html! { <div class="worksheet-body"><ol {class}>{ rows }</ol></div> }
    };
    let joined = joined.map(|(version, exercises)| {
        let rows = exercises.iter().map(|one| draw_answer(words, one)).collect();
        [draw_head(words, made, version, true), draw_body("worksheet-answers", rows)].into_iter().collect::<Html>()
    });
    let mut left = exercises.as_slice();
    let pages = (0..counts.len().max(1)).map(|page| {
        let count = counts.get(page).filter(|_| page + 1 < counts.len()).copied().unwrap_or(left.len());
        let (shown, rest) = left.split_at(count.min(left.len()));
        left = rest;
        let rows = shown.iter().map(|one| match is_key {
            true => draw_answer(words, one),
            false => draw_exercise(words, made, one, common.is_some(), codes),
        });
        let list = if is_key { "worksheet-answers" } else { "worksheet-exercises" };
        html! {
            <section key={format!("{is_key}{}{page}", letter(version))} {class} style={style.clone()}>
                // Pages come apart: each says whose it is, and what is to be done.
                { draw_head(words, made, version, is_key) }
                { for common.map(|task| html! { <p class="paper-task">{ task }</p> }) }
                // The foot stands in the room that every page keeps below.
                { draw_body(list, rows.collect()) }
                { for joined.clone() }
                <div class="worksheet-foot">
                    <p class="paper-label">{ &letters }</p>
                    { draw_source(words, made) }
                    if !is_key {
                        { draw_seeds(words, made, shown, codes) }
                    }
                </div>
            </section>
        }
    });
    pages.collect()
}

fn print_exercises(words: &Words, made: &Made, items: &[Item]) -> Vec<Printed> {
    let print = made.game.lessons().map(|lessons| lessons.print);
    let exercises = items.iter().enumerate().filter_map(|(place, item)| {
        let paper = print?(words, made.sheet.activity(), place, &item.given)?;
        Some(Printed { number: place + 1, item: item.clone(), paper })
    });
    exercises.collect()
}

/// The game, what is practised and the version, and on a sheet lines for name and date.
fn draw_head(words: &Words, made: &Made, version: Version, is_key: bool) -> Html {
    let game = words.text(made.game.tile.title);
    let game = if is_key { words.with("worksheet-key-of", &[("game", game.into())]) } else { game };
    html! {
        <div class="worksheet-head">
            <p class="worksheet-version"><span class="visually-hidden">{ words.text("worksheet-version") }</span>{ letter(version) }</p>
            <div class="worksheet-titles">
                <p class="worksheet-game">{ game }</p>
                <h2>{ describe_content(words, made.game, made.sheet.content()) }</h2>
            </div>
            if !is_key {
                <div class="worksheet-names">
                    <p><span>{ words.text("worksheet-name") }</span><span class="paper-blank whole" aria-hidden="true"></span></p>
                    <p><span>{ words.text("worksheet-date") }</span><span class="paper-blank whole" aria-hidden="true"></span></p>
                </div>
            }
        </div>
    }
}

/// The task of every exercise if it is the same for all: it is printed once.
fn common_task(exercises: &[Printed]) -> Option<&str> {
    let task = &exercises.first()?.paper.task;
    let is_common = exercises.len() > 1
        && exercises.iter().all(|Printed { paper, .. }| paper.task == *task && paper.facts.is_none());
    is_common.then_some(task)
}

fn draw_exercise(
    words: &Words,
    made: &Made,
    Printed { number, item, paper }: &Printed,
    is_asked: bool,
    codes: Codes,
) -> Html {
    let address = exercise_address(made.game, item);
    html! {
        <li key={item.given.to_string()} class="worksheet-exercise" value={number.to_string()}>
            if !is_asked {
                <div class="worksheet-ask">
                    <p class="paper-task">{ &paper.task }</p>
                    { for paper.facts.iter().map(|facts| html! { <p class="paper-facts">{ facts }</p> }) }
                </div>
            }
            <div class="worksheet-board">{ paper.board.clone() }</div>
            <div class="worksheet-form">{ paper.form.clone() }</div>
            if codes == Codes::Each && is_shared(&address) {
                <div class="worksheet-open"><QrCode {address} label={words.text("worksheet-code")} /></div>
            }
        </li>
    }
}

/// The address at which an exercise is opened on a screen.
fn exercise_address(game: &'static Game, item: &Item) -> String {
    address_of(&LearnPlace::Exercise { game, text: item.text.clone() }.href())
}

/// Whether others can open the address: the page is not a file on this device.
pub fn is_shared(address: &str) -> bool {
    address.starts_with("http")
}

/// The seeds of the exercises of a page, each of which opens its own on a screen, and the code of the sheet.
fn draw_seeds(words: &Words, made: &Made, exercises: &[Printed], codes: Codes) -> Html {
    let address = address_of(&sheet_place(made));
    let seeds = exercises.iter().filter_map(|Printed { number, item, .. }| {
        // A hand to sort has none.
        let (_, seed) = item.text.rsplit_once(" seed ")?;
        let label = words.with("worksheet-exercise", &[("number", (*number).into()), ("seed", seed.into())]);
        let href = exercise_address(made.game, item);
        Some(html! { <li key={*number} value={number.to_string()}><a {href} aria-label={label}>{ seed }</a></li> })
    });
    let mut seeds = seeds.peekable();
    html! {
        <>
            if seeds.peek().is_some() {
                <p>{ words.text("worksheet-seeds") }</p>
                <ol class="worksheet-seeds">{ for seeds }</ol>
            }
            if codes != Codes::None && is_shared(&address) {
                <QrCode {address} label={words.text("worksheet-code")} />
            }
        </>
    }
}

/// What the same sheet is chosen by, beside its title.
fn draw_source(words: &Words, made: &Made) -> Html {
    let values =
        [("seed", made.sheet.seed().to_string().into()), ("level", level(words, made.sheet.difficulty()).into())];
    html! { <p>{ words.with("worksheet-again", &values) }</p> }
}

pub fn sheet_place(made: &Made) -> String {
    Route::Teach(TeachPlace::Worksheet(Some(made.sheet.to_string().into()))).href()
}

fn draw_answer(words: &Words, Printed { number, item, paper }: &Printed) -> Html {
    let Key { answer, is_one_of_many, board } = &paper.key;
    let many = if *is_one_of_many { "yes" } else { "no" };
    let answer = words.with("worksheet-answer", &[("many", many.into()), ("answer", answer.as_str().into())]);
    // A line of squares stays whole, as 3-7-11-15.
    let part = |part: &str| html! { <><span>{ part.to_owned() }</span>{ " " }</> };
    let lines = answer.lines().map(|line| html! { <span>{ for line.split_whitespace().map(part) }</span> });
    html! {
        <li key={item.given.to_string()} class="worksheet-answer" value={number.to_string()}>
            <p class="worksheet-answer-text">{ for lines }</p>
            <div class="worksheet-answer-board">{ board.clone() }</div>
        </li>
    }
}

pub fn describe_activity(words: &Words, activity: Activity) -> String {
    words.with("worksheet-activity", &[("activity", activity.to_string().into())])
}

/// Says what is on a sheet: a step, a mix of them, or what is done with its exercises.
pub fn describe_content(words: &Words, game: &Game, content: Content) -> String {
    match content {
        Content::Step(number) => describe_step(words, game, number),
        Content::Mix(first, last) => words.with("worksheet-mix-of", &[("first", first.into()), ("last", last.into())]),
        Content::Activity(kind) => describe_activity(words, kind),
    }
}

const fn letter(version: Version) -> &'static str {
    match version {
        Version::A => "A",
        Version::B => "B",
    }
}
