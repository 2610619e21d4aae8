//! The buttons after a game.

use yew::prelude::*;

use super::{
    midend::TableMsg,
    sending::sends_as,
    table_game::{TableGame, TableHandle},
};
use crate::app::{context::use_words, platform::seed::seed, ui::renewed::renewed};

/// Properties of [`AgainButtons`].
#[derive(Properties, PartialEq)]
pub struct AgainProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// What another game is called here.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Goes back to the set-up, where a button for it is shown.
    #[prop_or_default]
    pub on_leave: Option<Callback<()>>,
}

/// Another game with the same players, and the way back to the set-up.
#[component]
pub fn AgainButtons<G: TableGame>(AgainProps { table, label, on_leave }: &AgainProps<G>) -> Html {
    let words = use_words();
    let again = sends_as(table, |_| TableMsg::Again(seed()));
    let label = label.clone().unwrap_or_else(|| words.text("table-again").into());
    html! {
        <>
            <button type="button" class="button primary grow" onclick={again}>{ renewed(label) }</button>
            if let Some(on_leave) = on_leave {
                <button type="button" class="button" onclick={on_leave.reform(|_| ())}>
                    { words.text("table-change-setup") }
                </button>
            }
        </>
    }
}
