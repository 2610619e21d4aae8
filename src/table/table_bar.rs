//! The buttons beneath a table, and the sheet with record and scores.

use flub::play::{Game, to_link};
use flub_tables::{
    context::{arranged::Helper, settings::Coach},
    i18n::Words,
    table::{
        midend::TableMsg,
        table_game::{Analysis, TableGame},
    },
};
use gloo::utils::document;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::{link::LinkKind, table_pages::TableHandle};
use crate::{
    context::use_words,
    platform::page::{bring_into_sight, escapes, focus, is_lost},
    ui::{renewed::renewed, sending::sends},
};

#[derive(Properties, PartialEq)]
pub struct TableBarProps<G: TableGame> {
    pub table: TableHandle<G>,
    /// Whether undo and leave are shown: not after the verdict, which has its own buttons.
    pub playing: bool,
    /// Whether the sheet with the record has the scores too.
    #[prop_or(true)]
    pub is_scored: bool,
    pub on_leave: Callback<()>,
}

/// The buttons beneath a table: undo, redo and leave during a game, the analysis of the position, and record and scores.
#[component]
pub fn TableBar<G: TableGame>(props: &TableBarProps<G>) -> Html {
    let (words, table) = (use_words(), &props.table);
    let playing = props.playing.then(|| {
        html! {
            <>
                if !table.arranged.hides(Helper::Undo) {
                    { draw_small(words.text("table-undo"), !table.can_undo(), sends(table, TableMsg::Undo)) }
                    { draw_small(words.text("table-redo"), !table.can_redo(), sends(table, TableMsg::Redo)) }
                }
                { draw_small(words.text("table-leave"), false, props.on_leave.reform(|_| ())) }
            </>
        }
    });
    html! {
        <div class="table-bar">
            <div class="table-bar-part">{ playing }{ draw_analyse_button(&words, table) }</div>
            { draw_sheets_button(table, words.text(if props.is_scored { "table-sheets" } else { "table-record" })) }
        </div>
    }
}

fn draw_small(label: String, off: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="button small" aria-disabled={off.to_string()} {onclick}>{ renewed(label) }</button>
    }
}

/// The button that analyses the state on screen, on the game's board without opponents or at the table. Nothing while that would reveal
/// something hidden.
pub fn draw_analyse_button<G: TableGame>(words: &Words, table: &TableHandle<G>) -> Html {
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
        Some(Analysis::AtTable { shown, .. }) => html! {
            <button type="button" class="button small analyse" aria-label={name} aria-pressed={shown.to_string()} {onclick}>
                { label }
            </button>
        },
        None => html! {},
    }
}

/// Explains why this game does not count, if it does not: its first moves were given, or help was used against a computer.
pub fn draw_help_note<G: TableGame>(words: &Words, table: &TableHandle<G>) -> Html {
    // Guided says so itself.
    let is_noted = table.helped && table.coach != Some(Coach::Guided);
    let why = match table.given {
        true => words.text("table-given"),
        false if is_noted => words.text("table-helped"),
        false => String::new(),
    };
    html! { <p class="helped" role="status">{ renewed(why) }</p> }
}

#[derive(Properties, PartialEq)]
pub struct SheetsProps {
    /// Whether the sheet is open, which matters on narrow screens.
    pub open: bool,
    pub on_toggle: Callback<()>,
    pub children: Html,
}

/// The sheet with record and scores. The focus moves into it when it opens and back to the [sheets button](draw_sheets_button) when it closes; Escape closes it.
#[component]
pub fn Sheets(props: &SheetsProps) -> Html {
    let words = use_words();
    use_effect_with(props.open, |&open| {
        if open {
            focus("#table-sheets > .button");
            // Where it opens below what else stands beside the mat, it comes into sight.
            let sheets = document().get_element_by_id("table-sheets");
            sheets.iter().for_each(|sheets| bring_into_sight(sheets, ".table-side"));
        }
        move || {
            if open && is_lost() {
                focus("[aria-controls=table-sheets]");
            }
        }
    });
    let onkeydown = {
        let (open, on_toggle) = (props.open, props.on_toggle.clone());
        move |event: KeyboardEvent| {
            if open && escapes(&event) {
                on_toggle.emit(());
            }
        }
    };
    html! {
        <div id="table-sheets" class={classes!("table-sheets", props.open.then_some("open"))} {onkeydown}>
            <button type="button" class="button small only-narrow" onclick={props.on_toggle.reform(|_| ())}>
                { words.text("shell-close") }
            </button>
            { props.children.clone() }
        </div>
    }
}

/// The button that opens the [`Sheets`].
pub fn draw_sheets_button<G: TableGame>(table: &TableHandle<G>, label: String) -> Html {
    html! {
        <button type="button" class="button small only-narrow" aria-expanded={table.sheets.open.to_string()}
            aria-controls="table-sheets" onclick={sends(table, TableMsg::ToggleSheets)}>{ label }</button>
    }
}
