//! How a game is played: one page a game, from a list of sections.

use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use crate::app::html::html;
use crate::app::shared::print_button::print_button;

use super::delivery::Delivered;
use super::floating::figure;
use super::games::{GAMES, Game};
use super::route::Route;
use super::words::{Id, Words};

mod cards;
mod example;
mod figure;
mod finding;
mod floating;
mod lawtoe;
mod poe;
mod wholes;

pub use example::Example;
pub use finding::{Finding, Shows};

/// A part of a how-to page with a heading of its own.
#[derive(Debug)]
pub struct Section {
    /// Its address within the page and for screen readers.
    pub name: &'static str,
    /// Its heading.
    pub title: Id,
    /// What it says, in order.
    pub blocks: &'static [Block],
}

/// A piece of a section.
#[derive(Debug)]
pub enum Block {
    /// A paragraph.
    Text(Id),
    /// Things to know or to do, in no order.
    List(&'static [Id]),
    /// What this project decided where the source leaves the matter open.
    Ruling(Id),
    /// Drawn mats, side by side.
    Examples(&'static [Example]),
    /// Drawn mats of POE, side by side, with what the engine finds on them.
    Findings(&'static [Finding]),
    /// Cards of Wholes side by side, with commas between them: `1/4`, `SWAP`, `down 2` for one of the second seat.
    Cards(&'static str),
    /// Cards of Wholes, the bar that they fill, and their sum.
    Sum(&'static str),
    /// Cards of Wholes, the number line that they hop along, and their sum.
    Hops(&'static str),
    /// Games of Floating Tic-Tac-Toe drawn side by side, each with what it shows.
    Boards(&'static [(&'static str, Id)]),
    /// The first row and the first column are headings.
    Table(&'static [&'static [Id]]),
    /// Words of the game and what they mean.
    Terms(&'static [(Id, Id)]),
}

/// What draws the how-to page of a game.
type Draw = fn(&Words, &'static Game) -> Html;

#[wasm_split(how_to, fallible)]
fn pages() -> Result<Draw, SplitLoaderError> {
    Ok(page)
}

thread_local! {
    static PAGES: Delivered<Draw> = const { Delivered::none() };
}

/// Whether the code of the how-to pages is there.
pub fn is_there() -> bool {
    PAGES.with(Delivered::get).is_some()
}

/// Brings the code of the how-to pages, unless that fails.
pub async fn bring() {
    let pages = pages().await;
    PAGES.with(|there| there.put(pages));
}

/// The how-to page of a game; nothing while the code is not there.
pub fn how_to(words: &Words, game: &'static Game) -> Html {
    PAGES.with(Delivered::get).map_or_else(Html::default, |draw| draw(words, game))
}

/// What each game's page says.
const SECTIONS: [(&str, &[Section]); GAMES.len()] = [
    ("lawtoe", lawtoe::SECTIONS),
    ("poe", poe::SECTIONS),
    ("wholes", wholes::SECTIONS),
    ("floating", floating::SECTIONS),
];

fn page(words: &Words, game: &'static Game) -> Html {
    let title = words.text(game.title);
    let of_game = SECTIONS.iter().filter(|(name, _)| *name == game.name);
    let sections = of_game.flat_map(|(_, sections)| *sections).map(|section| {
        let blocks = section.blocks.iter().enumerate().map(|(index, block)| {
            html! { <div key={index} class="how-to-block">{draw(block, words)}</div> }
        });
        html! {
            <section key={section.name} class="sheet how-to-section" aria-labelledby={section.name}>
                <h2 id={section.name}>{words.text(section.title)}</h2>
                {for blocks}
            </section>
        }
    });
    let decks = game.has_decks.then(|| {
        html! { <a class="button" href={Route::Decks(game).href()}>{words.text(id!("wholes-decks-title"))}</a> }
    });
    html! {
        <div class="column how-to">
            <h1 tabindex="-1">{words.with(id!("how-to-title"), &[("game", title.as_str().into())])}</h1>
            {for sections}
            <p class="how-to-end">
                <a class="button primary" href={Route::Play(game).href()}>{words.with(id!("home-play"), &[("game", title.as_str().into())])}</a>
                {decks}
                {print_button(words, "button")}
                <a class="button" href={Route::Home.href()}>{words.text(id!("shell-home"))}</a>
            </p>
        </div>
    }
}

fn draw(block: &Block, words: &Words) -> Html {
    match block {
        Block::Text(id) => html! { <p>{words.text(*id)}</p> },
        Block::List(items) => html! { <ul>{for items.iter().map(|id| html! { <li>{words.text(*id)}</li> })}</ul> },
        Block::Ruling(id) => html! {
            <div class="ruling" role="note">
                <p class="ruling-mark">{words.text(id!("how-to-ruling"))}</p>
                <p>{words.text(*id)}</p>
            </div>
        },
        Block::Examples(examples) => {
            html! { <ul class="examples">{for examples.iter().map(|example| html! { <li>{example.draw(words)}</li> })}</ul> }
        }
        Block::Findings(findings) => {
            html! { <ul class="examples findings">{for findings.iter().map(|finding| html! { <li>{finding.draw(words)}</li> })}</ul> }
        }
        Block::Cards(list) => cards::cards(words, list),
        Block::Sum(list) => cards::sum(words, list),
        Block::Hops(list) => cards::hops(words, list),
        Block::Boards(boards) => {
            let draw = |(game, caption): &(&str, Id)| html! { <li>{figure(game, words.text(*caption))}</li> };
            html! { <ul class="examples findings">{for boards.iter().map(draw)}</ul> }
        }
        Block::Table(rows) => table(rows, words),
        Block::Terms(terms) => {
            let terms = terms.iter().map(|(term, meaning)| {
                html! { <div><dt>{words.text(*term)}</dt><dd>{words.text(*meaning)}</dd></div> }
            });
            html! { <dl class="terms">{for terms}</dl> }
        }
    }
}

fn table(rows: &[&[Id]], words: &Words) -> Html {
    let row = |(number, row): (usize, &&[Id])| {
        let cells = row.iter().enumerate().map(|(column, id)| match (number, column) {
            (0, _) => html! { <th scope="col">{words.text(*id)}</th> },
            (_, 0) => html! { <th scope="row">{words.text(*id)}</th> },
            _ => html! { <td>{words.text(*id)}</td> },
        });
        html! { <tr>{for cells}</tr> }
    };
    html! {
        <div class="table-frame" tabindex="0" role="group"><table>{for rows.iter().enumerate().map(row)}</table></div>
    }
}
