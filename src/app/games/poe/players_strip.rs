use flub::{games::poe::Stage, play::Seat};
use yew::prelude::*;

use super::{
    score_sheet::signed,
    table::{Table, TimeLeft},
};
use crate::app::{
    context::use_words,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`PlayersStrip`].
#[derive(Properties, PartialEq)]
pub struct PlayersStripProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Everybody at the table with their points, whose turn it is among them, and the time that is left.
#[component]
pub fn PlayersStrip(PlayersStripProps { table }: &PlayersStripProps) -> Html {
    let words = use_words();
    let state = table.state();
    let whose = match state.stage() {
        Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => Some(seat),
        Stage::Proof => state.hearing().and_then(|hearing| hearing.writers().next()),
        Stage::Over => None,
    };
    let chips = Seat::first(state.setup().seats()).zip(state.scores()).map(|(seat, score)| {
        let current = whose == Some(seat) && table.is_live();
        let class = classes!("player-chip", current.then_some("current"));
        html! {
            <li key={seat.index()} {class} aria-current={current.then_some("true")}>
                <SeatMark seat={table.seating.player(seat).mark} />
                <span class="player-chip-name">{ table.seating.name(&words, seat) }</span>
                <span class="player-chip-score">{ renewed(signed(score)) }</span>
            </li>
        }
    });
    let clock = |seconds: u32| format!("{}:{:02}", seconds / 60, seconds % 60).into();
    let left = match table.time_left() {
        TimeLeft::Untimed => None,
        TimeLeft::Now(left) => Some(words.with("poe-time-left", &[("time", clock(left))])),
        TimeLeft::Then(left) => Some(words.with("poe-time-then", &[("time", clock(left))])),
        TimeLeft::Unknown => Some(words.text("poe-time-unknown")),
    };
    let left = left.map(|left| html! { <p class="clock">{ renewed(left) }</p> });
    html! {
        <div class="players-strip">
            <ul aria-label={words.text("seating-players")}>{ for chips }</ul>
            <div>{ left }</div>
        </div>
    }
}
