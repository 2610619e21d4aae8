use flub::{
    games::lawtoe::{Case, Flub, LawToe, Proof, Role, Series, Verdict},
    network::{Goal, Rules},
};
use yew::prelude::*;

use super::{
    coach::listed,
    describe, flaw,
    review::Review,
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::{Value, Words},
    letters::{listing_editor::ListingButtons, naming::goal_key},
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
    /// The verdict of its match.
    pub verdict: Verdict,
    /// The matches finished so far.
    pub series: Series,
    /// Begins another match.
    pub on_next: Callback<()>,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
}

/// The result of the match and why, proofs to look at, and what comes next: another match or the set-up.
#[component]
pub fn VerdictPanel(VerdictPanelProps { table, verdict, series, on_next, on_leave }: &VerdictPanelProps) -> Html {
    let words = use_words();
    let scores = Role::BOTH.map(|role| {
        let key = describe::role_key(role);
        let won = verdict.winner() == role;
        html! {
            <div {key} class={classes!("score", key, won.then_some("won"))}>
                <dt><SeatMark seat={role.seat()} />{ describe::role_name(&words, role) }</dt>
                <dd>{ verdict.score(role) }</dd>
            </div>
        }
    });
    let shows = shows(&words, table, verdict).into_iter().map(|show| {
        let pressed = table.screen.shown.as_ref() == Some(&show.proof);
        let onclick = sends(table, Intent::Show((!pressed).then(|| show.proof.clone())));
        html! {
            <li key={show.label.as_str()}>
                <button type="button" class="button wide" aria-pressed={pressed.to_string()} {onclick}>{ &show.label }</button>
                <p role="status" class="shown-proof">{ pressed.then(|| described(&words, &show.proof)) }</p>
                <div>{ pressed.then(|| triplet_list(table, &show.proof)) }</div>
            </li>
        }
    });
    // From the side of the only person at the screen.
    let tone = match table.seating.person() {
        None => Tone::Note,
        Some(role) if verdict.winner() == role => Tone::Right,
        Some(_) => Tone::Wrong,
    };
    let judged = verdict.proof.as_ref().filter(|_| table.screen.shown.is_none());
    html! {
        <div class="actions verdict">
            <Notice {tone}><p>{ why(&words, table.state(), verdict) }</p></Notice>
            <div>{ judged.map(|proof| triplet_list(table, proof)) }</div>
            <dl class="scores">{ for scores }</dl>
            <p class="verdict-streak">{ streak(&words, series) }</p>
            <ul class="shows">{ for shows }</ul>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={on_next.reform(|_| ())}>
                    { words.text("lawtoe-next-match") }
                </button>
                <button type="button" class="button" onclick={on_leave.reform(|_| ())}>
                    { words.text("lawtoe-change-setup") }
                </button>
            </div>
            <Review {table} />
        </div>
    }
}

/// The triplets of a proof, to be drawn one at a time.
fn triplet_list(table: &UseReducerHandle<Table>, proof: &Proof) -> Html {
    html! {
        <ListingButtons rules={Rules::LawToe} listings={proof.counted.clone()} only={table.screen.only}
            on_only={sends_as(table, Intent::Only)} />
    }
}

/// The verdict as a headline.
pub fn headline(words: &Words, table: &Table, verdict: &Verdict) -> String {
    let winner = ("who", Value::from(describe::who(table, verdict.winner())));
    words.with("lawtoe-verdict-winner", &[winner])
}

/// Why the burden was sustained or not.
pub fn why(words: &Words, state: &LawToe, verdict: &Verdict) -> String {
    let goal = state.goal().unwrap_or(Goal::Odd);
    match (&verdict.flaw, &verdict.proof) {
        (Some(found), _) => words.with("lawtoe-verdict-flaw", &[("why", flaw::sentence(words, found, goal).into())]),
        (None, None) => {
            words.with("lawtoe-verdict-given-up", &[("role", describe::role_key(verdict.burden.by).into())])
        }
        (None, Some(proof)) => {
            let list = listed(&proof.counted);
            let id = if verdict.bold { "bold" } else { "plain" };
            words.with(
                "lawtoe-verdict-holds",
                &[("list", list.into()), ("goal", goal_key(goal).into()), ("kind", id.into())],
            )
        }
    }
}

/// A proof the panel offers to draw.
struct Show {
    label: String,
    proof: Proof,
}

/// A proof that would have held, and a proof of every A-flub that was not challenged in time.
fn shows(words: &Words, table: &Table, verdict: &Verdict) -> Vec<Show> {
    let state = table.state();
    let latest = state.moves().len();
    let challenged = verdict.burden.case == Case::Challenge(Flub::A);
    let missed = (1..=latest).filter(|&number| !(challenged && number == latest)).filter_map(|number| {
        let proof = Proof { after: Some(number), ..state.find_completion(number)? };
        Some(Show { label: words.with("lawtoe-show-missed", &[("number", table.step_of(number).into())]), proof })
    });
    let failed = (!verdict.sustained()).then(|| state.find_proof(verdict.burden)).flatten();
    let failed = failed.map(|proof| Show { label: words.text("lawtoe-show-proof"), proof });
    failed.into_iter().chain(missed).collect()
}

/// A proof in words.
fn described(words: &Words, proof: &Proof) -> String {
    let list = ("list", Value::from(listed(&proof.counted)));
    match proof.letters.first() {
        Some(placement) => words.with("lawtoe-shown-letter", &[list, ("square", placement.square.number().into())]),
        None => words.with("lawtoe-shown-full", &[list]),
    }
}

/// The streak, if this match counts for it.
fn streak(words: &Words, series: &Series) -> String {
    let Some(latest) = series.matches().last().filter(|played| played.counts_for_streak()) else {
        return String::new();
    };
    match (latest.won(), series.streak()) {
        (true, Series::STREAK) => words.text("lawtoe-streak-unlocked"),
        (true, streak) => words.with("lawtoe-streak", &[("count", streak.into()), ("of", Series::STREAK.into())]),
        (false, _) => words.text("lawtoe-streak-broken"),
    }
}

/// The announcement of a verdict: who won, and why.
pub fn announcement(words: &Words, table: &Table, verdict: &Verdict) -> String {
    let winner = ("who", Value::from(describe::who(table, verdict.winner())));
    words.with("lawtoe-verdict-announced", &[winner, ("why", why(words, table.state(), verdict).into())])
}
