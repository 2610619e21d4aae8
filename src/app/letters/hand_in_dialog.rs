//! The question before a proof in which something is missing is handed in.

use yew::prelude::*;

use super::listings::Listings;
use crate::app::{context::use_words, ui::confirm_dialog::ConfirmDialog};

/// What is missing in a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The move that was the A-flub.
    Move,
    /// The letter that makes a solution.
    Letter,
    /// Any connection.
    Lines,
    /// The rest of the connection being tapped.
    Rest,
    /// The letter that could have been written instead.
    Instead,
}

impl Missing {
    /// Those that are due, and what is missing in the list.
    pub fn of<const N: usize>(due: [(Self, bool); N], listings: &Listings) -> Vec<Self> {
        let lines = [
            (Missing::Rest, !listings.trace.is_empty()),
            (Missing::Lines, listings.trace.is_empty() && listings.counted.is_empty()),
        ];
        due.into_iter().chain(lines).filter(|(_, is_missing)| *is_missing).map(|(missing, _)| missing).collect()
    }
}

/// Properties of [`HandInDialog`].
#[derive(Properties, PartialEq)]
pub struct HandInDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// What is missing.
    pub missing: Vec<Missing>,
    /// Called to write on.
    pub on_stay: Callback<()>,
    /// Called to hand in all the same.
    pub on_hand_in: Callback<()>,
}

/// What is missing, and whether to write on.
#[component]
pub fn HandInDialog(props: &HandInDialogProps) -> Html {
    let words = use_words();
    let missing = props.missing.iter().map(|missing| {
        let sentence = match missing {
            Missing::Move => words.text("table-missing-move"),
            Missing::Letter => words.text("table-missing-letter"),
            Missing::Lines => words.text("table-missing-lines"),
            Missing::Rest => words.text("table-missing-rest"),
            Missing::Instead => words.text("table-missing-instead"),
        };
        html! { <li key={sentence.as_str()}>{ sentence }</li> }
    });
    html! {
        <ConfirmDialog name="hand-in" title={words.text("table-missing-title")} open={props.open} beside=true
            primary={words.text("table-missing-stay")} on_primary={&props.on_stay}
            other={words.text("table-missing-hand-in")} on_other={&props.on_hand_in} on_close={&props.on_stay}>
            <ul class="missing">{ for missing }</ul>
        </ConfirmDialog>
    }
}
