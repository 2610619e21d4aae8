use flub::games::lawtoe::{Match, Role, Series};
use yew::prelude::*;

use super::telling;
use crate::app::{
    html::{classes, html},
    shared::seat_mark::SeatMark,
    words::Words,
};

/// The score sheet: a row a match, the totals, and the streak towards Dragoman Defendant.
pub fn score_sheet(words: &Words, series: &Series) -> Html {
    let rows = series.matches().iter().enumerate().rev().map(|(index, played)| {
        html! {
            <tr key={index}>
                <th scope="row">{ index + 1 }</th>
                { cell(played, Role::Plaintiff) }
                { cell(played, Role::Defendant) }
            </tr>
        }
    });
    let streak = series.streak();
    let marks = (0..Series::STREAK).map(|place| {
        let won = place < streak;
        html! {
            <svg key={place} class={classes(&[("streak-mark", true), ("won", won)])} viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="9" />
                { won.then(|| html! { <path d="M7.5 12.500l3.200 3.200 6-6.800" /> }) }
            </svg>
        }
    });
    let told =
        words.with("lawtoe-streak", &[("count", streak.min(Series::STREAK).into()), ("of", Series::STREAK.into())]);
    let table = html! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label={words.text("lawtoe-scores")}>
            <table class="score-table">
                <thead>
                    <tr>
                        <th scope="col">{ words.text("lawtoe-score-match") }</th>
                        { for Role::BOTH.map(|role| html! {
                            <th scope="col">{ yew::html! { <SeatMark seat={role.seat()} /> } }{ telling::role_name(words, role) }</th>
                        }) }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    };
    let empty = series.matches().is_empty();
    html! {
        <section class="score-sheet">
            <h2>{ words.text("lawtoe-scores") }</h2>
            <p class="streak">{ for marks }<span>{ told }</span></p>
            <div>{ if empty { html! { <p class="quiet">{ words.text("lawtoe-scores-none") }</p> } } else { table } }</div>
            <p class="totals">{ (!empty).then(|| totals(words, series)) }</p>
        </section>
    }
}

fn totals(words: &Words, series: &Series) -> String {
    let (own, other) = series.totals();
    let two = series.matches().last().is_some_and(|played| !played.against_computer);
    let id = if two { "two" } else { "one" };
    words.with("lawtoe-totals", &[("own", own.into()), ("other", other.into()), ("people", id.into())])
}

fn cell(played: &Match, role: Role) -> Html {
    let own = played.role == role;
    let score = if own { played.score } else { played.opponent };
    let won = played.won() == own;
    html! { <td class={classes(&[("won", won), ("own", own && played.against_computer)])}>{ score }</td> }
}
