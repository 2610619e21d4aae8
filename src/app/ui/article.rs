//! Articles, such as the how-to pages: sections of paragraphs, lists, tables and drawings.

use std::fmt::Debug;

use yew::prelude::*;

use crate::app::i18n::{Id, Words};

/// A section with a heading.
#[derive(Debug)]
pub struct Section {
    /// Its id in the page.
    pub name: &'static str,
    /// Its heading.
    pub title: Id,
    /// Its content, in order.
    pub blocks: &'static [Block],
}

/// A block of a section.
#[derive(Debug)]
pub enum Block {
    /// A paragraph.
    Text(Id),
    /// An unordered list.
    List(&'static [Id]),
    /// A ruling of this project where the source leaves the matter open.
    Ruling(Id),
    /// Drawings by its game.
    Drawn(&'static dyn Drawn),
    /// The first row and the first column are headings.
    Table(&'static [&'static [Id]]),
    /// Terms of the game with their meanings.
    Terms(&'static [(Id, Id)]),
}

/// Drawings with their captions.
pub trait Drawn: Debug + Sync {
    /// The drawings, with captions in these words.
    fn draw(&self, words: &Words) -> Html;
}

impl Section {
    /// The section in these words.
    pub fn draw(&self, words: &Words) -> Html {
        let blocks = self.blocks.iter().enumerate().map(|(index, block)| {
            html! { <div key={index} class="how-to-block">{ draw(block, words) }</div> }
        });
        html! {
            <section key={self.name} class="sheet how-to-section" aria-labelledby={self.name}>
                <h2 id={self.name}>{ words.text(self.title) }</h2>
                { for blocks }
            </section>
        }
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

/// A table. On a narrow screen its rows are blocks in which each cell names its column; ARIA roles keep it a table.
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
