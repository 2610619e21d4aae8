use flub::{games::poe::Case, play::Seat};
use yew::prelude::*;

use super::{describe, table::Table};
use crate::app::{
    context::use_words,
    table::{midend::TableMsg, sending::sends},
    ui::{sided_row::SidedRow, term::Explained},
};

/// Properties of [`Curtain`].
#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person who writes next.
    pub seat: Seat,
    /// The case to prove.
    pub case: Case,
}

/// The curtain: proofs are sealed, so the screen waits until the right person sits before it.
#[component]
pub fn Curtain(&CurtainProps { ref table, seat, case }: &CurtainProps) -> Html {
    let words = use_words();
    let name = table.seating.name(&words, seat);
    let unveil = sends(table, TableMsg::Unveil(seat));
    let grave = html! {
        <button type="button" class="button primary wide" onclick={unveil}>
            { words.with("poe-curtain-open", &[("name", name.as_str().into())]) }
        </button>
    };
    html! {
        <div class="actions curtain">
            <p class="curtain-name">{ words.with("poe-curtain", &[("name", name.as_str().into())]) }</p>
            <p><Explained text={describe::proof_due(&words, case)} /></p>
            <p class="quiet">{ words.text("poe-curtain-about") }</p>
            <SidedRow {grave} />
        </div>
    }
}
