//! Score sheets to print: one for each table of the round.

use std::rc::Rc;

use flub::class::Tournament;
use yew::prelude::*;

use super::wording::{by_name, player_name, table_name};
use crate::app::{context::use_words, ui::print_button::PrintButton};

/// How many games fit on a sheet.
const GAMES: usize = 6;

/// Properties of [`Sheets`].
#[derive(Properties, PartialEq)]
pub struct SheetsProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
}

/// The sheets as they will be on paper: names, columns for games, sum and place.
#[component]
pub fn Sheets(SheetsProps { tournament }: &SheetsProps) -> Html {
    let words = use_words();
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
    let sheets = names.zip(tournament.round().tables()).map(|(name, table)| {
        let rows = by_name(tournament, table.players().iter().copied()).into_iter().map(|player| {
            let cells = (0..GAMES + 2).map(|cell| html! { <td key={cell}></td> });
            html! { <tr key={player.0}><th scope="row">{ player_name(tournament, player) }</th>{ for cells }</tr> }
        });
        let values = [("round", (current + 1).into()), ("seed", tournament.seed().to_string().into())];
        html! {
            <section key={name} class="tournament-sheet">
                <h2>{ table_name(&words, name) }</h2>
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
                <div class="row"><PrintButton class="button primary" /></div>
            </div>
            <div class="tournament-sheets" data-theme="paper">{ for sheets }</div>
        </div>
    }
}
