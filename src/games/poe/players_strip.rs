//! Who plays, the points, and the clock of a match that is played for a stated time.

use flub::{games::poe::Stage, play::Seat};
use flub_tables::{
    games::poe::{
        table::{Intent, PoeTable},
        time_left::TimeLeft,
        wording::format_points,
    },
    i18n::Words,
};
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::{
    table::table_pages::TableHandle,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Everybody at the table with their points, whose turn it is among them, and the time that is left.
pub fn draw_players(words: &Words, table: &TableHandle<PoeTable>) -> Html {
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
                <span class="player-chip-name">{ table.seating.name(words, seat) }</span>
                <span class="player-chip-score">{ renewed(format_points(score)) }</span>
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

/// The score sheet: a row per round, a column per player, and the totals.
pub fn draw_score_sheet(words: &Words, table: &TableHandle<PoeTable>) -> Html {
    let (state, seating) = (table.state(), &table.seating);
    let heads = Seat::first(state.setup().seats()).map(|seat| {
        html! {
            <th key={seat.index()} scope="col">
                <SeatMark seat={seating.player(seat).mark} />
                <span class="score-name">{ seating.name(words, seat) }</span>
            </th>
        }
    });
    let rows = state.finished().iter().enumerate().map(|(index, round)| {
        let cells = round.findings().iter().map(|finding| html! { <td>{ format_points(finding.points) }</td> });
        html! { <tr key={index}><th scope="row">{ index + 1 }</th>{ for cells }</tr> }
    });
    let totals =
        state.scores().into_iter().map(|score| html! { <td><strong>{ renewed(format_points(score)) }</strong></td> });
    html! {
        <section class="score-sheet">
            <h2>{ words.text("poe-scores") }</h2>
            <div class="sheet-scroll" tabindex="0" role="region" aria-label={words.text("poe-scores")}>
                <table class="score-table">
                    <thead><tr><th scope="col">{ words.text("poe-score-round") }</th>{ for heads }</tr></thead>
                    <tbody>{ for rows }</tbody>
                    <tfoot><tr><th scope="row">{ words.text("poe-score-total") }</th>{ for totals }</tr></tfoot>
                </table>
            </div>
        </section>
    }
}

/// Ticks the clock every second while it runs.
#[hook]
pub fn use_clock(table: &TableHandle<PoeTable>) {
    let runs = table.clock_runs();
    let dispatcher = table.dispatcher();
    use_effect_with(runs, move |&runs| {
        let clock = runs.then(|| Interval::new(1_000, move || dispatcher.dispatch(Intent::Tick.into())));
        move || drop(clock)
    });
}
