//! The controls shown while an earlier step is on screen.

use yew::prelude::*;

use super::{
    midend::TableMsg,
    record_panel::RecordWalk,
    sending::{sends, sends_as},
    table_game::{TableGame, TableHandle},
};
use crate::app::context::use_words;

/// Properties of [`LookingBack`].
#[derive(Properties, PartialEq)]
pub struct LookingBackProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
}

/// A button back to the present, and on narrow screens, where the record is hidden, the buttons that step through it.
#[component]
pub fn LookingBack<G: TableGame>(LookingBackProps { table }: &LookingBackProps<G>) -> Html {
    let words = use_words();
    let staged = table.is_staged(table.step_on_screen());
    html! {
        <div class="actions">
            <div class="only-narrow">
                <RecordWalk at={table.step_on_screen()} steps={table.step()} on_view={sends_as(table, TableMsg::View)} />
            </div>
            if staged {
                <button type="button" class="button wide" onclick={sends(table, TableMsg::StageAgain)}>
                    { words.text("table-see-again") }
                </button>
            }
            <button type="button" class="button primary wide" onclick={sends(table, TableMsg::View(None))}>
                { words.text("table-back-to-now") }
            </button>
        </div>
    }
}
