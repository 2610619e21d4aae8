//! Wins and losses against computers.

use yew::prelude::*;

use crate::app::{
    context::{AppContext, use_app},
    games::GAMES,
    i18n::Words,
    table::results::{RESULTS, Results, Tally},
};

/// Wins, losses and streaks: a row for each game and opponent. Nothing where none is counted yet.
#[component]
pub fn ResultsPanel() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let results = use_memo((), |()| storage.load::<Results>(RESULTS).ok().flatten().unwrap_or_default());
    let rows: Vec<Html> = GAMES
        .iter()
        .flat_map(|game| {
            let words = &words;
            results
                .of(game.tile.name)
                .map(move |(opponent, tally)| row(words, words.text(game.tile.title), opponent, tally))
        })
        .collect();
    if rows.is_empty() {
        return html! {};
    }
    let heads = ["game", "against", "won", "shared", "lost", "streak", "best"].map(
        |column| html! { <th scope="col">{ words.with("kept-results-column", &[("column", column.into())]) }</th> },
    );
    html! {
        <section class="sheet stack" aria-labelledby="results">
            <h2 id="results">{ words.text("kept-results") }</h2>
            <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="results">
                <table class="score-table">
                    <thead><tr>{ for heads }</tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            <p class="quiet">{ words.text("kept-results-about") }</p>
        </section>
    }
}

fn row(words: &Words, title: String, opponent: &str, tally: &Tally) -> Html {
    let numbers = [tally.wins, tally.shared, tally.losses, tally.streak, tally.best];
    let cells = numbers.map(|number| html! { <td>{ number }</td> });
    let against = words.with("kept-results-level", &[("level", opponent.to_owned().into())]);
    html! { <tr key={format!("{title} {opponent}")}><th scope="row">{ title }</th><td>{ against }</td>{ for cells }</tr> }
}
