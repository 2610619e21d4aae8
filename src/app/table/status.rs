//! The status of a game, in a few lines.

use flub::play::Seat;
use yew::prelude::*;

use crate::app::ui::{renewed::renewed, seat_mark::SeatMark, term::Explained};

/// Properties of [`Status`].
#[derive(Properties, PartialEq)]
pub struct StatusProps {
    /// The mark of the player in the headline.
    pub mark: Option<Seat>,
    /// Whose turn it is, or the result.
    pub headline: AttrValue,
    /// The goal.
    pub goal: AttrValue,
    /// What can be done now.
    pub due: AttrValue,
    /// What just happened.
    pub latest: AttrValue,
}

/// Whose turn it is, what they may do, what just happened.
#[component]
pub fn Status(props: &StatusProps) -> Html {
    let mark = props.mark.map(|seat| html! { <SeatMark {seat} /> });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }{ renewed(&props.headline) }</h2>
            <p class="status-goal">{ renewed(&props.goal) }</p>
            <p class="status-due"><Explained text={&props.due} /></p>
            <p class="status-latest"><Explained text={&props.latest} /></p>
        </div>
    }
}
