use flub::games::lawtoe::{Match, Role, Series};
use yew::prelude::*;

use super::describe;
use crate::{
    context::use_words,
    i18n::Words,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`ScoreSheet`].
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// The matches finished so far.
    pub series: Series,
    /// Whether the match at the table counts for the streak.
    pub counts: bool,
}

/// The score sheet: a row per match, the totals, and the streak towards Dragoman Defendant where it counts.
#[component]
pub fn ScoreSheet(ScoreSheetProps { series, counts }: &ScoreSheetProps) -> Html {
    let words = use_words();
    let streak = series.streak();
    let marks = (0..Series::STREAK).map(|place| streak_mark(place, place < streak));
    let sentence =
        words.with("lawtoe-streak", &[("count", streak.min(Series::STREAK).into()), ("of", Series::STREAK.into())]);
    let empty = series.matches().is_empty();
    html! {
        <section class="score-sheet">
            <h2>{ words.text("lawtoe-scores") }</h2>
            if *counts {
                <p class="streak">{ for marks }{ renewed(sentence) }</p>
            }
            <div>
                if empty {
                    <p class="quiet">{ words.text("lawtoe-scores-none") }</p>
                } else {
                    { score_table(&words, series) }
                }
            </div>
            <p class="totals">{ (!empty).then(|| renewed(totals(&words, series))) }</p>
        </section>
    }
}

fn streak_mark(place: usize, won: bool) -> Html {
    html! {
        <svg key={place} class={classes!("streak-mark", won.then_some("won"))} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            if won {
                <path d="M7.5 12.500l3.200 3.200 6-6.800" />
            }
        </svg>
    }
}

fn score_table(words: &Words, series: &Series) -> Html {
    let heads = Role::BOTH.map(|role| {
        html! { <th scope="col"><SeatMark seat={role.seat()} />{ describe::role_name(words, role) }</th> }
    });
    let rows = series.matches().iter().enumerate().rev().map(|(index, played)| {
        html! {
            <tr key={index}>
                <th scope="row">{ index + 1 }</th>
                { cell(played, Role::Plaintiff) }
                { cell(played, Role::Defendant) }
            </tr>
        }
    });
    html! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label={words.text("lawtoe-scores")}>
            <table class="score-table">
                <thead><tr><th scope="col">{ words.text("lawtoe-score-match") }</th>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
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
    let class = classes!(won.then_some("won"), (own && played.against_computer).then_some("own"));
    html! { <td {class}>{ score }</td> }
}
