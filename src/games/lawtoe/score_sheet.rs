//! The score sheet of a series of matches, which the browser keeps.

use flub::games::lawtoe::{Match, Role, Series};
use flub_tables::{
    games::lawtoe::{table::LawToeTable, wording},
    i18n::Words,
};
use yew::prelude::*;

use crate::{
    context::use_app,
    platform::storage::Storage,
    table::{table_page::use_game_end, table_pages::TableHandle},
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// The storage key of the score sheet.
const KEY: &str = "flub.lawtoe.sheet";

/// Loads the score sheet. It is empty if none is stored or it cannot be read.
pub fn load(storage: &Storage) -> Series {
    storage.load(KEY).ok().flatten().unwrap_or_default()
}

/// The score sheet at a table, to which a match is added when it ends.
#[hook]
pub fn use_series(table: &TableHandle<LawToeTable>) -> Series {
    let storage = use_app().storage;
    let series = use_state(|| load(&storage));
    let setter = series.setter();
    let sheet = (*series).clone();
    use_game_end(table, move |table| {
        let Some(verdict) = table.state().verdict() else { return };
        let person = table.seating.person();
        let role = person.unwrap_or(Role::Plaintiff);
        let mut next = sheet;
        let against_computer = table.seating.computer().is_some();
        next.enter(Match::new(table.state().variant(), role, against_computer, verdict, table.record.seed()));
        storage.save(KEY, &next);
        setter.set(next);
    });
    (*series).clone()
}

/// The score sheet: a row per match, the totals, and with `counts` the streak towards Dragoman Defendant.
pub fn draw_score_sheet(words: &Words, series: &Series, counts: bool) -> Html {
    let streak = series.streak();
    let marks = (0..Series::STREAK).map(|place| draw_streak_mark(place, place < streak));
    let sentence =
        words.with("lawtoe-streak", &[("count", streak.min(Series::STREAK).into()), ("of", Series::STREAK.into())]);
    let empty = series.matches().is_empty();
    html! {
        <section class="score-sheet">
            <h2>{ words.text("lawtoe-scores") }</h2>
            if counts {
                <p class="streak">{ for marks }{ renewed(sentence) }</p>
            }
            <div>
                if empty {
                    <p class="quiet">{ words.text("lawtoe-scores-none") }</p>
                } else {
                    { draw_table(words, series) }
                }
            </div>
            <p class="totals">{ (!empty).then(|| renewed(describe_totals(words, series))) }</p>
        </section>
    }
}

fn draw_streak_mark(place: usize, won: bool) -> Html {
    html! {
        <svg key={place} class={classes!("streak-mark", won.then_some("won"))} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            if won {
                <path d="M7.5 12.500l3.200 3.200 6-6.800" />
            }
        </svg>
    }
}

fn draw_table(words: &Words, series: &Series) -> Html {
    let heads = Role::BOTH.map(|role| {
        html! { <th scope="col"><SeatMark seat={role.seat()} />{ wording::role_name(words, role) }</th> }
    });
    let rows = series.matches().iter().enumerate().rev().map(|(index, played)| {
        html! {
            <tr key={index}>
                <th scope="row">{ index + 1 }</th>
                { draw_cell(played, Role::Plaintiff) }
                { draw_cell(played, Role::Defendant) }
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

fn describe_totals(words: &Words, series: &Series) -> String {
    let (own, other) = series.totals();
    let two = series.matches().last().is_some_and(|played| !played.against_computer);
    let id = if two { "two" } else { "one" };
    words.with("lawtoe-totals", &[("own", own.into()), ("other", other.into()), ("people", id.into())])
}

fn draw_cell(played: &Match, role: Role) -> Html {
    let own = played.role == role;
    let score = if own { played.score } else { played.opponent };
    let won = played.won() == own;
    let class = classes!(won.then_some("won"), (own && played.against_computer).then_some("own"));
    html! { <td {class}>{ score }</td> }
}
