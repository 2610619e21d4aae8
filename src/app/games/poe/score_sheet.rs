use flub::play::Seat;
use yew::prelude::*;

use super::table::Table;
use crate::app::{
    context::use_words,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`ScoreSheet`].
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The score sheet: a row a round, a column a player, the totals.
#[component]
pub fn ScoreSheet(ScoreSheetProps { table }: &ScoreSheetProps) -> Html {
    let words = use_words();
    let (state, seating) = (table.state(), &table.seating);
    let heads = Seat::first(state.setup().seats()).map(|seat| {
        html! {
            <th key={seat.index()} scope="col">
                <SeatMark seat={seating.player(seat).mark} />
                <span class="score-name">{ seating.name(&words, seat) }</span>
            </th>
        }
    });
    let rows = state.finished().iter().enumerate().map(|(index, round)| {
        let cells = round.findings().iter().map(|finding| html! { <td>{ signed(finding.points) }</td> });
        html! { <tr key={index}><th scope="row">{ index + 1 }</th>{ for cells }</tr> }
    });
    let totals = state.scores().into_iter().map(|score| html! { <td><strong>{ renewed(signed(score)) }</strong></td> });
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

/// A number of points, with a true minus sign.
pub fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}
