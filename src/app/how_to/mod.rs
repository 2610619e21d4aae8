//! How a game is played: one page a game, from a list of sections.

use std::fmt::Debug;

use yew::prelude::*;

use super::desk::use_words;
use super::games::Game;
use super::route::Route;
use super::shared::print_button::PrintButton;
use super::words::{Id, Words};

mod boards;
mod cards;
mod example;
mod figure;
mod finding;
pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;

use boards::Boards;
use cards::{Cards, Hops, Sum};
use example::{Example, Examples};
use finding::{Finding, Findings, Shows};

/// A part of a how-to page with a heading of its own.
#[derive(Debug)]
pub struct Section {
    /// Its address within the page and for screen readers.
    name: &'static str,
    /// Its heading.
    title: Id,
    /// What it says, in order.
    blocks: &'static [Block],
}

/// A piece of a section.
#[derive(Debug)]
enum Block {
    /// A paragraph.
    Text(Id),
    /// Things to know or to do, in no order.
    List(&'static [Id]),
    /// What this project decided where the source leaves the matter open.
    Ruling(Id),
    /// What its game draws.
    Drawn(&'static dyn Drawn),
    /// The first row and the first column are headings.
    Table(&'static [&'static [Id]]),
    /// Words of the game and what they mean.
    Terms(&'static [(Id, Id)]),
}

/// Drawings with their captions.
trait Drawn: Debug + Sync {
    /// The drawings, with captions in these words.
    fn draw(&self, words: &Words) -> Html;
}

/// Properties of [`HowTo`].
#[derive(Properties, PartialEq)]
pub struct HowToProps {
    /// The game.
    pub game: &'static Game,
}

/// The how-to page of a game; nothing while the code of the game is not there.
#[component]
pub fn HowTo(&HowToProps { game }: &HowToProps) -> Html {
    let words = use_words();
    let Some(pages) = game.pages() else { return html! {} };
    let title = words.text(game.title);
    let sections = pages.how_to.iter().map(|section| {
        let blocks = section.blocks.iter().enumerate().map(|(index, block)| {
            html! { <div key={index} class="how-to-block">{ draw(block, &words) }</div> }
        });
        html! {
            <section key={section.name} class="sheet how-to-section" aria-labelledby={section.name}>
                <h2 id={section.name}>{ words.text(section.title) }</h2>
                { for blocks }
            </section>
        }
    });
    let decks = game.has_decks.then(|| {
        html! { <a class="button" href={Route::Decks(game).href()}>{ words.text("wholes-decks-title") }</a> }
    });
    html! {
        <div class="column how-to">
            <h1 tabindex="-1">{ words.with("how-to-title", &[("game", title.as_str().into())]) }</h1>
            { for sections }
            <p class="how-to-end">
                <a class="button primary" href={Route::Play(game).href()}>{ words.with("home-play", &[("game", title.as_str().into())]) }</a>
                { decks }
                <PrintButton />
                <a class="button" href={Route::Home.href()}>{ words.text("shell-home") }</a>
            </p>
        </div>
    }
}

fn draw(block: &Block, words: &Words) -> Html {
    match block {
        Block::Text(id) => html! { <p>{ words.text(id) }</p> },
        Block::List(items) => html! { <ul>{ for items.iter().map(|id| html! { <li>{ words.text(id) }</li> }) }</ul> },
        Block::Ruling(id) => html! {
            <div class="ruling" role="note">
                <p class="ruling-mark">{ words.text("how-to-ruling") }</p>
                <p>{ words.text(id) }</p>
            </div>
        },
        Block::Drawn(drawn) => drawn.draw(words),
        Block::Table(rows) => table(rows, words),
        Block::Terms(terms) => {
            let terms = terms.iter().map(|(term, meaning)| {
                html! { <div><dt>{ words.text(term) }</dt><dd>{ words.text(meaning) }</dd></div> }
            });
            html! { <dl class="terms">{ for terms }</dl> }
        }
    }
}

/// A table. On a narrow screen its rows are blocks, in which each cell tells its column; the roles keep it a table then.
fn table(rows: &[&[Id]], words: &Words) -> Html {
    let about =
        |column| rows.first().and_then(|heads| heads.get(column)).map(|id: &Id| words.text(id)).unwrap_or_default();
    let row = |(number, row): (usize, &&[Id])| {
        let cells = row.iter().enumerate().map(|(column, id)| match (number, column) {
            (0, _) => html! { <th scope="col" role="columnheader">{ words.text(id) }</th> },
            (_, 0) => html! { <th scope="row" role="rowheader">{ words.text(id) }</th> },
            _ => html! { <td role="cell" data-about={about(column)}>{ words.text(id) }</td> },
        });
        html! { <tr role="row">{ for cells }</tr> }
    };
    html! { <table class="how-to-table" role="table">{ for rows.iter().enumerate().map(row) }</table> }
}
