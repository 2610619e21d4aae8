//! Who plays, the points, and the clock of a match that is played for a stated time.

use flub::{
    games::poe::{Length, Poe, Stage},
    play::Seat,
};
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
    ui::{character::draw_character, renewed::renewed, seat_mark::SeatMark},
};

/// Everybody at the table with their points, whose turn it is among them, the round with the points of those before, and the time that
/// is left. While a proof is on the stage, the points are those from before it.
pub fn draw_players(words: &Words, table: &TableHandle<PoeTable>) -> Html {
    let state = table.state();
    let told = table.staged.map(|staged| table.record.state_after(staged.step - 1));
    let told = told.as_ref().unwrap_or(state);
    let whose = match state.stage() {
        Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => Some(seat),
        Stage::Proof => state.hearing().and_then(|hearing| hearing.writers().next()),
        Stage::Over => None,
    };
    let chips = Seat::first(state.setup().seats()).zip(told.scores()).map(|(seat, score)| {
        let current = whose == Some(seat) && table.is_live();
        let class = classes!("player-chip", current.then_some("current"));
        html! {
            <li key={seat.index()} {class} aria-current={current.then_some("true")}>
                <SeatMark seat={table.seating.player(seat).mark} />
                { draw_character(table.company(seat)) }
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
            <details class="rounds">
                <summary>{ renewed(name_round(words, table)) }</summary>
                { draw_rounds(words, table, told) }
            </details>
            <div>{ left }</div>
        </div>
    }
}

/// The round on the mat, and of how many where that is known.
fn name_round(words: &Words, table: &TableHandle<PoeTable>) -> String {
    let count = match table.state().setup().length() {
        Length::Rounds(count) => count,
        Length::Points(_) | Length::Minutes(_) => 0,
    };
    // Until its verdict has been read it is still this round.
    let round = table.screen.read + 1;
    let round = if count == 0 { round } else { round.min(count.into()) };
    words.with("poe-round", &[("number", round.into()), ("count", count.into())])
}

/// The points of every round that is over: a row for each, and a column for each player.
fn draw_rounds(words: &Words, table: &TableHandle<PoeTable>, told: &Poe) -> Html {
    let heads = Seat::first(told.setup().seats()).map(|seat| {
        html! {
            <th key={seat.index()} scope="col">
                <SeatMark seat={table.seating.player(seat).mark} />
                <span class="visually-hidden">{ table.seating.name(words, seat) }</span>
            </th>
        }
    });
    let rows = told.finished().iter().enumerate().map(|(index, round)| {
        let cells = round.findings().iter().map(|finding| html! { <td>{ format_points(finding.points) }</td> });
        html! { <tr key={index}><th scope="row">{ index + 1 }</th>{ for cells }</tr> }
    });
    if told.finished().is_empty() {
        return html! { <p class="quiet">{ words.text("poe-scores-none") }</p> };
    }
    html! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label={words.text("poe-scores")}>
            <table class="score-table">
                <thead><tr><th scope="col">{ words.text("poe-score-round") }</th>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
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
