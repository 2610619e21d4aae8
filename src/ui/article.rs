//! Articles, such as the how-to pages: sections of paragraphs, lists, tables and pictures to play with.

use std::fmt::Debug;

use flub_tables::i18n::{Id, Words};
use gloo::utils::document;
use yew::prelude::*;

use super::term::Explained;
use crate::platform::page::focus;

/// A section of an article, with a heading.
#[derive(Debug)]
pub struct Section {
    /// The end of its id on the page.
    pub name: &'static str,
    pub title: Id,
    pub blocks: &'static [Block],
}

/// A block of a section.
#[derive(Debug)]
pub enum Block {
    Text(Id),
    List(&'static [Id]),
    /// Rulings of this project where the source leaves the matter open, folded.
    Rulings(&'static [Id]),
    /// What is not needed for a first round, folded.
    Folded(&'static [Block]),
    /// A picture that the game draws.
    Drawn(&'static dyn Drawn),
    /// A table whose first row and first column are headings.
    Table(&'static [&'static [Id]]),
    /// The terms of the game, each with its meaning.
    Terms(&'static [(Id, Id)]),
}

/// A picture to play with.
pub trait Drawn: Debug + Sync {
    fn draw(&'static self) -> Html;
}

/// The contents, each of which leads to its section, and the sections of an article. `page` is the address of the page it is on.
pub fn draw_article(words: &Words, sections: &'static [Section], page: &str) -> Html {
    let contents = sections.iter().map(|section| {
        // The fragment of the address names the page, so the usual link to a heading would leave it.
        let onclick = |event: MouseEvent| {
            event.prevent_default();
            go_to(section.name);
        };
        html! { <li><a href={page.to_owned()} {onclick}>{ words.text(section.title) }</a></li> }
    });
    html! {
        <>
            <nav class="how-to-contents" aria-label={words.text("how-to-contents")}><ul>{ for contents }</ul></nav>
            { for sections.iter().map(|section| section.draw(words)) }
        </>
    }
}

/// Scrolls to a section of the article on the page and focuses its heading.
pub fn go_to(section: &str) {
    let selector = format!("#{}", heading_id(section));
    if let Ok(Some(found)) = document().query_selector(&selector) {
        found.scroll_into_view();
    }
    focus(&selector);
}

fn heading_id(section: &str) -> String {
    format!("how-to-{section}")
}

impl Section {
    fn draw(&self, words: &Words) -> Html {
        let blocks = self.blocks.iter().enumerate().map(|(index, block)| {
            html! { <div key={index} class="how-to-block">{ draw_block(block, words) }</div> }
        });
        let heading = heading_id(self.name);
        html! {
            <section key={self.name} class="sheet how-to-section" aria-labelledby={heading.clone()}>
                <h2 id={heading} tabindex="-1">{ words.text(self.title) }</h2>
                { for blocks }
            </section>
        }
    }
}

fn draw_block(block: &Block, words: &Words) -> Html {
    match block {
        Block::Text(id) => html! { <p><Explained text={words.text(id)} /></p> },
        Block::List(items) => {
            let items = items.iter().map(|id| html! { <li><Explained text={words.text(id)} /></li> });
            html! { <ul>{ for items }</ul> }
        }
        Block::Rulings(ids) => {
            let summary = words.with("how-to-rulings", &[("count", ids.len().into())]);
            draw_folded("ruling", summary, ids.iter().map(|id| html! { <p>{ words.text(id) }</p> }).collect())
        }
        Block::Folded(blocks) => draw_folded(
            "ruling later",
            words.text("how-to-more"),
            blocks.iter().map(|block| draw_block(block, words)).collect(),
        ),
        Block::Drawn(drawn) => drawn.draw(),
        Block::Table(rows) => draw_table(rows, words),
        Block::Terms(terms) => {
            let terms = terms.iter().map(|(term, meaning)| {
                html! { <div><dt>{ words.text(term) }</dt><dd>{ words.text(meaning) }</dd></div> }
            });
            html! { <dl class="terms">{ for terms }</dl> }
        }
    }
}

fn draw_folded(class: &'static str, summary: String, folded: Html) -> Html {
    html! { <details {class}><summary>{ summary }</summary>{ folded }</details> }
}

/// A table. On a narrow screen its rows are blocks in which each cell names its column; ARIA roles keep it a table.
fn draw_table(rows: &[&[Id]], words: &Words) -> Html {
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
