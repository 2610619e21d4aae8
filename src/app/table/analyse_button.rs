//! The button that analyses the state on screen, and the note why a game does not count.

use flub::play::{Game, to_link};
use yew::prelude::*;

use super::{
    link::LinkKind,
    midend::TableMsg,
    sending::sends,
    table_game::{Analysis, TableGame, TableHandle},
};
use crate::app::{
    context::{settings::Coach, use_words},
    ui::renewed::renewed,
};

/// Properties of [`AnalyseButton`] and [`HelpNote`].
#[derive(Properties, PartialEq)]
pub struct AnalyseProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
}

/// Analyses the state on screen: on the game's board without opponents, or here. Absent while that would reveal something.
#[component]
pub fn AnalyseButton<G: TableGame>(AnalyseProps { table }: &AnalyseProps<G>) -> Html {
    let words = use_words();
    let name = words.text("table-analyse");
    let label = html! {
        <>
            <span class="only-wide">{ &name }</span>
            <span class="only-narrow">{ words.text("table-analyse-short") }</span>
        </>
    };
    let onclick = sends(table, TableMsg::Analyse);
    match table.offered_analysis() {
        Some(Analysis::Board(text)) => match to_link(&text) {
            Ok(link) => {
                let href = LinkKind::Position.path(G::Rules::NAME) + &link;
                html! { <a class="button small analyse" {href} aria-label={name} {onclick}>{ label }</a> }
            }
            Err(_) => html! {},
        },
        Some(Analysis::Here { shown, .. }) => html! {
            <button type="button" class="button small analyse" aria-label={name} aria-pressed={shown.to_string()} {onclick}>
                { label }
            </button>
        },
        None => html! {},
    }
}

/// Why this game counts for nothing, if it does: its first moves were given, or help was used against a computer.
#[component]
pub fn HelpNote<G: TableGame>(AnalyseProps { table }: &AnalyseProps<G>) -> Html {
    let words = use_words();
    // Whoever has a coach who whispers knows.
    let is_told = table.helped && table.coach != Some(Coach::Whisper);
    let why = match table.given {
        true => words.text("table-given"),
        false if is_told => words.text("table-helped"),
        false => String::new(),
    };
    html! { <p class="helped" role="status">{ renewed(why) }</p> }
}
