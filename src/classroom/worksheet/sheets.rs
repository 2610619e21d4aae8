//! The sheets and keys of a worksheet, as they are on paper.

use std::rc::Rc;

use flub::lessons::{Special, Version};
use yew::prelude::*;

use super::{
    choices::{Pages, Printing},
    making::{self, Item, Made},
};
use crate::{
    context::use_words,
    exercise::paper::{Key, Paper},
    games::Game,
    i18n::Words,
    platform::page::address_of,
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    ui::qr_code::QrCode,
};

/// Properties of [`Sheets`].
#[derive(Properties, PartialEq)]
pub struct SheetsProps {
    /// The worksheet.
    pub made: Rc<Made>,
    /// What is printed.
    pub printing: Printing,
}

/// An exercise with what is printed of it.
struct Printed<'a> {
    item: &'a Item,
    paper: Paper,
}

/// The sheets of the versions, then their keys.
#[component]
pub fn Sheets(SheetsProps { made, printing }: &SheetsProps) -> Html {
    let words = use_words();
    let versions: Vec<(Version, Vec<Printed<'_>>)> = Version::BOTH
        .into_iter()
        .zip(&made.versions)
        .take(printing.versions)
        .map(|(version, items)| (version, printed(&words, made, items)))
        .collect();
    let sheets = versions.iter().filter(|_| printing.pages != Pages::Key).map(|(version, exercises)| {
        let common = common(exercises);
        let rows = exercises.iter().map(|one| exercise(&words, made, one, common.is_some(), printing.codes));
        html! {
            <section key={format!("sheet-{}", making::version(*version))} class="worksheet-sheet">
                { head(&words, made, *version) }
                { for common.map(|asks| html! { <p class="paper-asks">{ asks }</p> }) }
                <ol class={classes!("worksheet-exercises", common.map(|_| "pairs"))}>{ for rows }</ol>
                { foot(&words, made) }
            </section>
        }
    });
    let keys = versions.iter().filter(|_| printing.pages != Pages::Exercises).map(|(version, exercises)| {
        html! {
            <section key={format!("key-{}", making::version(*version))} class="worksheet-sheet worksheet-key">
                { key_head(&words, made, *version) }
                <ol class="worksheet-answers">{ for exercises.iter().map(|one| answer(&words, one)) }</ol>
                <p class="worksheet-small">{ again(&words, made) }</p>
            </section>
        }
    });
    html! {
        // The sheet is looked at in black and white, whatever the theme.
        <div class="worksheet-papers" data-theme="paper" data-paper={printing.paper.name()}>
            { for sheets }
            { for keys }
        </div>
    }
}

fn printed<'a>(words: &Words, made: &Made, items: &'a [Item]) -> Vec<Printed<'a>> {
    let paper = made.game.lessons().map(|lessons| lessons.paper);
    let exercises = items.iter().enumerate().filter_map(|(place, item)| {
        let paper = paper?(words, made.sheet.special(), place, &item.given)?;
        Some(Printed { item, paper })
    });
    exercises.collect()
}

/// The game, what is practised and the version, with lines for name and date.
fn head(words: &Words, made: &Made, version: Version) -> Html {
    html! {
        <div class="worksheet-head">
            <p class="worksheet-version"><span class="visually-hidden">{ words.text("worksheet-version") }</span>{ making::version(version) }</p>
            <div class="worksheet-titles">
                <p class="worksheet-game">{ words.text(made.game.tile.title) }</p>
                <h2>{ making::content(words, made.game, made.sheet.content()) }</h2>
            </div>
            <div class="worksheet-names">
                <p><span>{ words.text("worksheet-name") }</span><span class="paper-blank whole" aria-hidden="true"></span></p>
                <p><span>{ words.text("worksheet-date") }</span><span class="paper-blank whole" aria-hidden="true"></span></p>
            </div>
        </div>
    }
}

fn key_head(words: &Words, made: &Made, version: Version) -> Html {
    html! {
        <div class="worksheet-head">
            <p class="worksheet-version"><span class="visually-hidden">{ words.text("worksheet-version") }</span>{ making::version(version) }</p>
            <div class="worksheet-titles">
                <p class="worksheet-game">
                    { words.with("worksheet-key-of", &[("game", words.text(made.game.tile.title).into())]) }
                </p>
                <h2>{ making::content(words, made.game, made.sheet.content()) }</h2>
            </div>
        </div>
    }
}

/// What every exercise wants, if that is the same: it is said once.
fn common<'a>(exercises: &'a [Printed<'_>]) -> Option<&'a str> {
    let asks = &exercises.first()?.paper.asks;
    let is_common = exercises.len() > 1
        && exercises.iter().all(|Printed { paper, .. }| paper.asks == *asks && paper.facts.is_none());
    is_common.then_some(asks)
}

fn exercise(words: &Words, made: &Made, Printed { item, paper }: &Printed<'_>, is_asked: bool, codes: bool) -> Html {
    let address = address(made.game, item);
    // A hand to sort has no text short enough to be typed.
    let is_typed = made.sheet.special() != Some(Special::Sort);
    html! {
        <li key={item.given.to_string()} class="worksheet-exercise">
            if !is_asked {
                <div class="worksheet-ask">
                    <p class="paper-asks">{ &paper.asks }</p>
                    { for paper.facts.iter().map(|facts| html! { <p class="paper-facts">{ facts }</p> }) }
                </div>
            }
            <div class="worksheet-board">{ paper.board.clone() }</div>
            <div class="worksheet-form">{ paper.form.clone() }</div>
            <div class="worksheet-open">
                if is_typed {
                    <a href={address.clone()}>{ item.text.to_string() }</a>
                }
                if (codes || !is_typed) && is_shared(&address) {
                    <QrCode {address} label={words.text("worksheet-code")} />
                }
            </div>
        </li>
    }
}

/// Where an exercise is opened on a screen.
fn address(game: &'static Game, item: &Item) -> String {
    address_of(&LearnPlace::Exercise { game, text: item.text.clone() }.href())
}

/// Whether others can open the address: not that of a file on this device.
pub fn is_shared(address: &str) -> bool {
    address.starts_with("http")
}

/// What makes the same sheet again, and how an exercise is opened on a screen.
fn foot(words: &Words, made: &Made) -> Html {
    let address = sheet_address(made);
    let exercise = address_of(&format!("#/learn/{}/exercise/", made.game.tile.name));
    let is_shared = is_shared(&address);
    let is_typed = made.sheet.special() != Some(Special::Sort);
    html! {
        <div class="worksheet-foot">
            if is_shared {
                <QrCode address={address.clone()} label={words.text("worksheet-code")} />
            }
            <div>
                <p>{ again(words, made) }</p>
                if is_shared {
                    <p><a href={address.clone()}>{ address }</a></p>
                    if is_typed {
                        <p>{ words.with("worksheet-open", &[("address", exercise.into())]) }</p>
                    }
                }
            </div>
        </div>
    }
}

/// The address of the sheet.
pub fn sheet_address(made: &Made) -> String {
    let place = TeachPlace::Worksheet(Some(made.sheet.to_string().into()));
    address_of(&Route::Teach(place).href())
}

fn again(words: &Words, made: &Made) -> String {
    let (seed, text) = (made.sheet.seed().to_string(), made.sheet.to_string());
    words.with("worksheet-again", &[("seed", seed.into()), ("text", text.into())])
}

fn answer(words: &Words, Printed { item, paper }: &Printed<'_>) -> Html {
    let Key { told, board, .. } = &paper.key;
    let many = if paper.key.is_one_of_many() { "yes" } else { "no" };
    let told = words.with("worksheet-answer", &[("many", many.into()), ("answer", told.as_str().into())]);
    // A line of squares stays whole, as 3-7-11-15.
    let parts = told.split_whitespace().map(|part| html! { <><span>{ part.to_owned() }</span>{ " " }</> });
    html! {
        <li key={item.given.to_string()} class="worksheet-answer">
            <p class="worksheet-told">{ for parts }</p>
            <div class="worksheet-answer-board">{ board.clone() }</div>
        </li>
    }
}
