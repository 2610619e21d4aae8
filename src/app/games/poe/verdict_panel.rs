use std::rc::Rc;

use flub::{
    games::poe::{Case, Finding, Flub, Part, Reason, Round, Side, Stage},
    network::Rules,
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    coach::Note,
    flaw,
    review::Review,
    scene,
    score_sheet::signed,
    screen::Shown,
    show_button::ShowButton,
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::{Value, Words},
    letters::listing_editor::ListingButtons,
    table::sending::{sends, sends_as},
    ui::{
        notice::{Notice, Tone},
        seat_mark::SeatMark,
    },
};

/// Properties of [`VerdictPanel`].
#[derive(Properties, PartialEq)]
pub struct VerdictPanelProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The round that is over.
    pub round: Round,
    /// The explanations of the moves of the reviewed round.
    pub notes: Rc<Vec<Note>>,
    /// Begins another match.
    pub on_new: Callback<()>,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
}

/// How a round came out and why: who proved what, and the line of the scoring table that gives each point.
#[component]
pub fn VerdictPanel(VerdictPanelProps { table, round, notes, on_new, on_leave }: &VerdictPanelProps) -> Html {
    let words = use_words();
    // From the side of the only person at the screen.
    let tone = match table.seating.only_person().map(|seat| round.findings()[seat.index()].points) {
        Some(1..) => Tone::Right,
        Some(..0) => Tone::Wrong,
        Some(0) | None => Tone::Note,
    };
    let rows = Seat::first(round.findings().len()).map(|seat| row(&words, table, round, seat));
    let counted = table.screen.shown.as_ref().map(|shown| {
        html! {
            <ListingButtons rules={Rules::Poe} listings={shown.proof.counted.clone()} only={table.screen.only}
                on_only={sends_as(table, Intent::Only)} />
        }
    });
    let instead = table.screen.shown.as_ref().and_then(|shown| shown.proof.instead);
    let instead = instead.map(|letter| words.with("poe-shown-instead", &[("letter", letter.to_string().into())]));
    html! {
        <div class="actions verdict">
            <Notice {tone}><p>{ why(&words, table, round) }</p></Notice>
            <ul class="findings">{ for rows }</ul>
            <div>{ counted }<p class="quiet shown-instead">{ instead }</p></div>
            <div class="action-row">{ onward(&words, table, on_new, on_leave) }</div>
            <div>{ could_have(&words, table, round) }</div>
            <Review {table} {notes} />
        </div>
    }
}

/// On with the next round, or the end of the match.
fn onward(words: &Words, table: &UseReducerHandle<Table>, on_new: &Callback<()>, on_leave: &Callback<()>) -> Html {
    if table.state().stage() != Stage::Over {
        return html! {
            <button type="button" class="button primary grow" onclick={sends(table, Intent::NextRound)}>
                { words.text("poe-next-round") }
            </button>
        };
    }
    html! {
        <>
            <button type="button" class="button primary grow" onclick={on_new.reform(|_| ())}>
                { words.text("poe-new-match") }
            </button>
            <button type="button" class="button" onclick={on_leave.reform(|_| ())}>
                { words.text("poe-change-setup") }
            </button>
        </>
    }
}

/// A player's part in the round, points and proof.
fn row(words: &Words, table: &UseReducerHandle<Table>, round: &Round, seat: Seat) -> Html {
    let finding = &round.findings()[seat.index()];
    let show = finding.proof.as_ref().map(|proof| {
        let shown = Shown { network: scene::ground(round, proof), proof: proof.clone(), by: Some(seat) };
        html! { <ShowButton {table} {shown} label={words.text("poe-show-proof")} /> }
    });
    let wrong = finding.flaw.as_ref().map(|found| {
        let sentence = flaw::sentence(words, found, round.position().goal());
        html! { <span class="finding-flaw">{ " " }{ sentence }</span> }
    });
    html! {
        <li key={seat.index()} class="finding">
            <SeatMark seat={table.seating.player(seat).mark} />
            <span class="finding-name">{ table.seating.name(words, seat) }</span>
            <span class="finding-points">{ words.with("poe-points", &[("points", signed(finding.points).into())]) }</span>
            <span class="finding-why">{ reason(words, round, seat, finding) }{ wrong }</span>
            <span class="finding-show">{ show }</span>
        </li>
    }
}

/// The line of the scoring table that gives the points, as a sentence.
fn reason(words: &Words, round: &Round, seat: Seat, finding: &Finding) -> String {
    let part = match round.hearing().part(seat) {
        Part::Caller => "caller",
        Part::Mover => "mover",
        Part::Joiner(Some(Side::Challenger)) => "with-challenger",
        Part::Joiner(_) => "with-mover",
    };
    let part = ("part", Value::from(part));
    match (finding.reason, round.hearing().case(), &finding.proof) {
        (Reason::Sustained, Case::ForceOut, _) => words.text("poe-reason-force-out"),
        (Reason::ForceOutFailed, ..) => words.text("poe-reason-force-out-failed"),
        (Reason::Sustained, ..) => words.with("poe-reason-sustained", &[part]),
        (Reason::Failed, _, None) => words.text("poe-reason-given-up"),
        (Reason::Failed, _, Some(_)) => words.text("poe-reason-failed"),
        (Reason::OthersFailed, ..) => words.with("poe-reason-others-failed", &[part]),
        (Reason::OthersSustained, ..) => words.text("poe-reason-others-sustained"),
    }
}

/// The subject and the result of the hearing, as a sentence.
pub fn why(words: &Words, table: &Table, round: &Round) -> String {
    let held = ("held", Value::from(if round.is_sustained() { "yes" } else { "no" }));
    let latest = round
        .position()
        .letters()
        .last()
        .map_or_else(|| round.position().goal().to_string(), |letter| letter.to_string());
    let latest = ("move", Value::from(latest));
    match round.hearing().case() {
        Case::Challenge(kind @ (Flub::P | Flub::CP)) => {
            words.with("poe-verdict-possible", &[latest, held, ("kind", kind.as_str().into())])
        }
        Case::Challenge(kind @ (Flub::A | Flub::CA)) => {
            words.with("poe-verdict-avoidable", &[latest, held, ("kind", kind.as_str().into())])
        }
        Case::ForceOut => {
            let [who, name] = table.seating.who(words, round.hearing().caller());
            words.with("poe-verdict-force-out", &[who, name, held])
        }
    }
}

/// A proof that would have held, where nobody wrote one.
fn could_have(words: &Words, table: &UseReducerHandle<Table>, round: &Round) -> Option<Html> {
    let found = (!round.is_sustained()).then(|| round.position().find_proof(round.hearing().case())).flatten();
    found.map(|proof| {
        let shown = Shown { network: scene::ground(round, &proof), proof, by: None };
        html! { <ShowButton {table} {shown} label={words.text("poe-show-possible")} wide=true /> }
    })
}

/// The verdict as a headline: the round that is over, or who has won the match.
pub fn headline(words: &Words, table: &Table) -> String {
    let state = table.state();
    let Some(outcome) = state.outcome() else {
        return words.with("poe-round-over", &[("number", state.finished().len().into())]);
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    match winners.as_slice() {
        &[winner] => words.with("poe-won", &table.seating.who(words, winner)),
        _ => words.with("poe-won-together", &[("names", table.seating.names(words, winners.into_iter()).into())]),
    }
}

/// The announcement of a verdict.
pub fn announcement(words: &Words, table: &Table, round: &Round) -> String {
    let points = Seat::first(round.findings().len()).map(|seat| {
        let name = ("name", Value::from(table.seating.name(words, seat)));
        words.with("poe-points-of", &[name, ("points", signed(round.findings()[seat.index()].points).into())])
    });
    let sentences = [headline(words, table), why(words, table, round)].into_iter().chain(points);
    sentences.collect::<Vec<_>>().join(" ")
}
