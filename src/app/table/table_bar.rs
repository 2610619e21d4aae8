//! The buttons that are always available at a table.

use yew::prelude::*;

use super::{
    analyse_button::AnalyseButton,
    midend::TableMsg,
    sending::sends,
    sheets::SheetsButton,
    table_game::{TableGame, TableHandle},
};
use crate::app::{
    context::{arranged::Helper, use_words},
    ui::renewed::renewed,
};

/// Properties of [`TableBar`].
#[derive(Properties, PartialEq)]
pub struct TableBarProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// Whether undo and leave are shown: not after the verdict, which has its own buttons.
    pub playing: bool,
    /// Leaves the table.
    pub on_leave: Callback<()>,
}

/// Undo, redo and leave during a game, and the buttons that analyse the position and open record and scores.
#[component]
pub fn TableBar<G: TableGame>(props: &TableBarProps<G>) -> Html {
    let (words, table) = (use_words(), &props.table);
    let playing = props.playing.then(|| {
        html! {
            <>
                if !table.arranged.hides(Helper::Undo) {
                    { small(words.text("table-undo"), !table.can_undo(), sends(table, TableMsg::Undo)) }
                    { small(words.text("table-redo"), !table.can_redo(), sends(table, TableMsg::Redo)) }
                }
                { small(words.text("table-leave"), false, props.on_leave.reform(|_| ())) }
            </>
        }
    });
    html! {
        <div class="table-bar">
            <div class="table-bar-part">{ playing }<AnalyseButton<G> {table} /></div>
            <SheetsButton label={words.text("table-sheets")} open={table.sheets.open}
                onclick={sends(table, TableMsg::ToggleSheets)} />
        </div>
    }
}

fn small(label: String, off: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="button small" aria-disabled={off.to_string()} {onclick}>{ renewed(label) }</button>
    }
}
