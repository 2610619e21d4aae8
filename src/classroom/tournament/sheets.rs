//! A score sheet for each table of a round, for paper.

use flub::classroom::Tournament;
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::wording::{draw_name, sort_by_name, table_name};
use crate::ui::buttons::print_button;

/// The number of games that fit on a sheet.
const GAMES: usize = 6;

/// The score sheets of all tables as they will be on paper: names, columns for games, sum and place.
pub fn draw_score_sheets(words: &Words, tournament: &Tournament) -> Html {
    let current = tournament.current();
    let games = (1..=GAMES).map(|game| html! { <th key={game} scope="col">{ game }</th> });
    let games: Html = games.collect();
    let head = html! {
        <thead>
            <tr>
                <th scope="col">{ words.text("tournament-sheet-name") }</th>
                { games }
                <th scope="col">{ words.text("tournament-sheet-sum") }</th>
                <th scope="col">{ words.text("tournament-sheet-place") }</th>
            </tr>
        </thead>
    };
    let names = tournament.table_names(current).into_iter();
    let tables = names.zip(tournament.round().tables()).filter(|(_, table)| table.players().len() > 1);
    let sheets = tables.map(|(name, table)| {
        let rows = sort_by_name(tournament, table.players().iter().copied()).into_iter().map(|player| {
            let cells = (0..GAMES + 2).map(|cell| html! { <td key={cell}></td> });
            html! { <tr key={player.0}><th scope="row">{ draw_name(tournament, player) }</th>{ for cells }</tr> }
        });
        let values = [("round", (current + 1).into()), ("seed", tournament.seed().to_string().into())];
        html! {
            <section key={name} class="tournament-sheet">
                <h2>{ table_name(words, name) }</h2>
                <table>
                    <caption>{ words.with("tournament-sheet-about", &values) }</caption>
                    { head.clone() }
                    <tbody>{ for rows }</tbody>
                </table>
            </section>
        }
    });
    html! {
        <div class="stack">
            <div class="stack no-print">
                <p>{ words.text("tournament-sheets-about") }</p>
                <div class="row">{ print_button(words, "button primary", false) }</div>
            </div>
            <div class="tournament-sheets" data-theme="paper">{ for sheets }</div>
        </div>
    }
}
