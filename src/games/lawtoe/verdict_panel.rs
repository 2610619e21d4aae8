//! The verdict of a match, the coach's remarks on flubs, and the review of the moves.

use flub::{
    games::lawtoe::{Case, LawToe, Proof, ProofFlaw, Role, Series, Stage, Verdict},
    network::{Flaw, Rules},
};
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        coach::{Note, describe_better},
        screen::{Shown, ShownBy},
        table::{Intent, LawToeTable, Table},
        wording,
    },
    i18n::{Value, Words},
    letters::naming::describe_good,
};
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app, use_words},
    letters::listing_editor::draw_listings,
    table::{
        again::{draw_again_buttons, draw_good},
        record_panel::draw_look_button,
        table_pages::TableHandle,
    },
    ui::{
        character::draw_character,
        notice::{Notice, Tone, draw_stars},
        renewed::renewed,
        seat_mark::SeatMark,
        sending::{sends, sends_as},
        term::Explained,
    },
};

#[derive(Properties, PartialEq)]
pub struct VerdictPanelProps {
    pub table: TableHandle<LawToeTable>,
    /// The verdict of its match.
    pub verdict: Verdict,
    /// The matches finished so far.
    pub series: Series,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
}

/// The result of the match and why, proofs to look at, and what comes next: another match or the set-up.
#[component]
pub fn VerdictPanel(VerdictPanelProps { table, verdict, series, on_leave }: &VerdictPanelProps) -> Html {
    let words = use_words();
    let scores = Role::BOTH.map(|role| {
        let key = wording::role_key(role);
        let won = verdict.winner() == role;
        html! {
            <div {key} class={classes!("score", key, won.then_some("won"))}>
                <dt>{ draw_character(table.company(role.seat())) }<SeatMark seat={role.seat()} />{ wording::role_name(&words, role) }</dt>
                <dd>{ verdict.score(role) }</dd>
            </div>
        }
    });
    let (truth, nearest) = wording::describe_truth(&words, table, verdict).unzip();
    let show = find_proof(&words, table, verdict, nearest.flatten()).map(|show| {
        let shown = Shown { proof: show.proof.clone(), by: ShownBy::Verdict };
        let pressed = table.screen.shown.as_ref() == Some(&shown);
        let onclick = sends(table, Intent::Show((!pressed).then_some(shown)));
        html! {
            <>
                <button type="button" class="button wide" aria-pressed={pressed.to_string()} {onclick}>{ renewed(&show.label) }</button>
                <p role="status" class="visually-hidden">{ pressed.then(|| renewed(describe_proof(&words, &show.proof))) }</p>
                <div>{ pressed.then(|| draw_triplets(&words, table, &show.proof, None)) }</div>
            </>
        }
    });
    // A loss of the only person at the screen is reported, not marked as wrong.
    let tone = if table.seating.person() == Some(verdict.winner()) { Tone::Right } else { Tone::Note };
    let named = name_a_flub(&words, table, verdict).map(|sentence| html! { <p>{ sentence }</p> });
    // The solver looks at every move, so it is asked once.
    let lost =
        use_memo((table.state().clone(), table.seating.person()), |(state, person)| find_losing_move(state, *person));
    let good = draw_good(lost.and_then(|(_, wrote)| describe_good(&words, wrote)));
    let lost = lost.and_then(|(number, _)| number).map(|number| {
        let step = table.step_of(number);
        let label = words.with("table-lost-at", &[("kind", "move".into()), ("number", step.into())]);
        draw_look_button(table, step, label)
    });
    let judged = verdict.proof.as_ref().filter(|_| table.screen.shown.is_none());
    let flaw = match &verdict.flaw {
        Some(ProofFlaw::Solution(flaw)) => Some(flaw),
        _ => None,
    };
    html! {
        <div class="actions verdict">
            { draw_felt(&words, table, verdict) }
            <Notice {tone}>
                <p><Explained text={wording::explain_verdict(&words, table, verdict)} /></p>
                { named }
                { for truth.map(|sentence| html! { <p class="truth">{ renewed(sentence) }</p> }) }
            </Notice>
            <div>{ judged.map(|proof| draw_triplets(&words, table, proof, flaw)) }</div>
            <div>{ lost }</div>
            { good }
            <div class="action-row">
                { draw_again_buttons(table, words.text("lawtoe-next-match"), Some(on_leave)) }
            </div>
            <dl class="scores">{ for scores }</dl>
            <p class="verdict-streak">{ renewed(describe_streak(&words, series)) }</p>
            if table.may_retry() {
                <button type="button" class="button wide" onclick={sends(table, Intent::Retry(true))}>
                    { words.text("table-retry") }
                </button>
            }
            <div class="shows">{ show }</div>
            <Review {table} />
        </div>
    }
}

/// What the only person at the screen has won with a challenge of theirs.
fn draw_felt(words: &Words, table: &Table, verdict: &Verdict) -> Option<Html> {
    let person = table.seating.person()?;
    let is_theirs = verdict.burden.by == person && matches!(verdict.burden.case, Case::Challenge(_));
    (is_theirs && verdict.sustained()).then(|| {
        let text = words.with("lawtoe-felt", &[("points", verdict.score(person).into())]);
        html! { <p class="felt">{ renewed(text) }{ draw_stars(1) }</p> }
    })
}

#[derive(Properties, PartialEq)]
pub struct LookedAtProps {
    pub table: TableHandle<LawToeTable>,
}

/// The move that one looks back at once the match is over: its flub, its reason, and what would have been better.
#[component]
pub fn LookedAt(LookedAtProps { table }: &LookedAtProps) -> Html {
    let words = use_words();
    let state = table.viewing.filter(|_| table.state().verdict().is_some()).map(|_| table.on_screen());
    let state = state.filter(|state| matches!(state.stage(), Stage::Turn(_)));
    let text = use_memo((state, words.language()), |(state, _)| {
        let (state, note) = state.as_ref().and_then(|state| Some((state, Note::of(state).pop()?)))?;
        let mut sentences = note.sentences(&words);
        sentences.push(describe_better(&words, state, &note));
        Some(words.sentences(sentences)).filter(|text| !text.is_empty())
    });
    let text = (*text).clone();
    html! { <>{ for text.map(|text| html! { <Notice tone={Tone::Note}><p><Explained {text} /></p></Notice> }) }</> }
}

/// The triplets of a proof, to be drawn one at a time, and what is wrong with one of them.
fn draw_triplets(words: &Words, table: &TableHandle<LawToeTable>, proof: &Proof, flaw: Option<&Flaw>) -> Html {
    draw_listings(words, Rules::LawToe, &proof.counted, flaw, table.screen.only, &sends_as(table, Intent::Only))
}

/// For a CA-flub that was proved: the move that was the A-flub, by its number in the record.
fn name_a_flub(words: &Words, table: &Table, verdict: &Verdict) -> Option<String> {
    let number = verdict.proof.as_ref().filter(|_| verdict.sustained())?.after?;
    let made = table.state().moves().get(number.checked_sub(1)?)?;
    let what = wording::describe_letters(words, table, made.by, &made.letters);
    let number = ("number", Value::from(table.step_of(number)));
    Some(words.with("lawtoe-verdict-a-flub", &[number, ("what", what.into())]))
}

/// The move with which the only person at the screen lost, their latest one that turned the match; and how many of their moves did not,
/// of how many. `None` if they did not lose.
fn find_losing_move(state: &LawToe, person: Option<Role>) -> Option<(Option<usize>, (usize, usize))> {
    let person = person.filter(|&role| state.verdict().is_some_and(|verdict| verdict.winner() != role))?;
    let notes = Note::of(state);
    let own = || notes.iter().filter(|note| note.by == person);
    let lost = |note: &&Note| note.turns || note.flub.is_some();
    let number = own().rfind(lost).map(|note| note.number);
    Some((number, (own().count() - own().filter(lost).count(), own().count())))
}

/// The proof that the panel offers to draw.
struct Show {
    label: String,
    proof: Proof,
}

/// A proof that would have held, or else what shows that the claim was wrong. The review has the A-flubs that nobody challenged.
fn find_proof(words: &Words, table: &Table, verdict: &Verdict, truth: Option<Proof>) -> Option<Show> {
    let failed = (!verdict.sustained()).then(|| table.state().find_proof(verdict.burden)).flatten();
    let failed = failed.map(|proof| Show { label: words.text("lawtoe-show-proof"), proof });
    failed.or_else(|| truth.map(|proof| Show { label: words.text("lawtoe-show-truth"), proof }))
}

/// A proof in words.
fn describe_proof(words: &Words, proof: &Proof) -> String {
    let list = ("list", Value::from(words.list(&proof.counted)));
    match proof.letters.first() {
        Some(placement) => words.with("lawtoe-shown-letter", &[list, ("square", placement.square.number().into())]),
        None => words.with("lawtoe-shown-full", &[list]),
    }
}

/// The streak, if this match counts for it.
fn describe_streak(words: &Words, series: &Series) -> String {
    let Some(latest) = series.matches().last().filter(|played| played.counts_for_streak()) else {
        return String::new();
    };
    match (latest.won(), series.streak()) {
        (true, Series::STREAK) => words.text("lawtoe-streak-unlocked"),
        (true, streak) => words.with("lawtoe-streak", &[("count", streak.into()), ("of", Series::STREAK.into())]),
        (false, _) => words.text("lawtoe-streak-broken"),
    }
}

#[derive(Properties, PartialEq)]
pub struct CoachRemarkProps {
    pub table: TableHandle<LawToeTable>,
}

/// The coach's remark on the latest move, if it was a flub and the coach explains.
#[component]
pub fn CoachRemark(CoachRemarkProps { table }: &CoachRemarkProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let live = table.viewing.is_none() && matches!(table.state().stage(), Stage::Turn(_));
    let state = (table.coach(&settings) == Coach::Explain && live).then(|| table.state().clone());
    let note = use_memo(state, |state| Note::of(state.as_ref()?).pop().filter(|note| note.flub.is_some()));
    let remark = note.as_ref().as_ref().map(|note| {
        let show = draw_show_button(&words, table, note);
        let text = words.sentences(note.sentences(&words));
        html! { <Notice tone={Tone::Note}><p><Explained {text} /></p>{ show }</Notice> }
    });
    html! { <div class="coach-remark" role="status">{ remark }</div> }
}

#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    pub table: TableHandle<LawToeTable>,
}

/// A match move by move: each flub with a proof to show, and the moves after which the other side wins.
#[component]
pub fn Review(ReviewProps { table }: &ReviewProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| false);
    let toggle = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    let state = (*open).then(|| table.state().clone());
    let notes = use_memo(state, |state| state.as_ref().map(|state: &LawToe| Note::of(state)).unwrap_or_default());
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={open.to_string()} onclick={toggle}>
                { words.text("lawtoe-review") }
            </button>
            <ol class="review-moves">{ for notes.iter().map(|note| draw_move(&words, table, note)) }</ol>
        </div>
    }
}

fn draw_move(words: &Words, table: &TableHandle<LawToeTable>, note: &Note) -> Html {
    let mut sentences = note.sentences(words);
    if sentences.is_empty() {
        sentences.push(words.text("lawtoe-review-fine"));
    }
    html! {
        <li key={note.number} class={classes!("review-move", note.flub.is_some().then_some("flub"))}>
            <strong>{ wording::describe_letters(words, table, note.by, &note.letters) }</strong>
            <span>{ " " }{ words.sentences(sentences) }</span>
            <span>{ draw_show_button(words, table, note) }</span>
        </li>
    }
}

/// The button that shows the proof of a flub on the mat, or hides it again.
fn draw_show_button(words: &Words, table: &TableHandle<LawToeTable>, note: &Note) -> Option<Html> {
    let shown = Shown { proof: note.proof.clone()?, by: ShownBy::Move(note.number) };
    let pressed = table.screen.shown.as_ref() == Some(&shown);
    let onclick: Callback<MouseEvent> = sends(table, Intent::Show((!pressed).then_some(shown)));
    Some(html! {
        <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
            { words.text("table-board-show") }
        </button>
    })
}
