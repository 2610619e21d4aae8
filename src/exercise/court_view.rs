//! The court: a faulty proof or sum on the projector. The class finds the first flaw, then mends it.

use std::rc::Rc;

use flub::{
    lessons::{Exercise, Judgement, Question, Trial, trials},
    play::{Random, Seed},
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    lesson_view::{unreadable, waiting},
    making::use_made,
    pool_view::{Bars, Fill, Hands, Row},
    pose_view::Told,
    posing::letter,
    taught::{Desk, Drawn, Pointed},
    trying::{Act, Case, CourtMsg, Tried, Trying},
};
use crate::{
    context::use_app,
    platform::guard::use_asked,
    ui::{notice::Tone, presenter::Presenter, renewed::renewed},
};

/// Properties of an exercise of which a faulty answer is tried.
#[derive(Clone, Properties, PartialEq)]
pub struct CourtProps {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// What the step is called.
    pub title: AttrValue,
    /// The address of the page where another exercise is chosen.
    pub choose: AttrValue,
    /// Called to go on to another exercise.
    pub on_next: Callback<()>,
    /// Called where there is nothing to try in this one.
    pub on_skip: Callback<()>,
}

/// A faulty answer to an exercise of a game. Another exercise begins anew.
pub fn draw<G: Tried>(props: CourtProps) -> Html {
    let key = props.exercise.to_string();
    html! { <CourtView<G> {key} ..props /> }
}

type Handle<G> = UseReducerHandle<Trying<G>>;

/// How often, of a hundred, it is what learners usually believe.
const USUAL: u8 = 60;

/// The faulty answers to an exercise, and the place of the one that is tried first: the same whenever it is opened.
fn case<G: Tried>(exercise: &Exercise<G>, text: &str) -> (Case<G>, usize) {
    let seed = text.bytes().fold(0_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    let mut random = Random::new(Seed(seed));
    let question = exercise.pose();
    let trials = trials(&question, &mut random);
    let first = if random.chance(USUAL) || trials.is_empty() { 0 } else { random.below(trials.len()) };
    (Case { question, trials }, first)
}

/// A faulty answer that a class tries.
#[component]
pub fn CourtView<G: Tried>(props: &CourtProps) -> Html {
    let words = use_app().words;
    let trying = use_reducer(Trying::<G>::default);
    use_asked((trying.trial, trying.at));
    let is_unreadable = use_state_eq(|| false);
    let on_made = {
        let (trying, is_unreadable, props) = (trying.dispatcher(), is_unreadable.setter(), props.clone());
        Callback::from(move |made: Option<Exercise<G>>| match made.map(|made| case(&made, &props.exercise)) {
            None => is_unreadable.set(true),
            // Where there is nothing to prove, the next exercise may have something.
            Some((case, _)) if case.trials.is_empty() => props.on_skip.emit(()),
            Some((case, first)) => trying.dispatch(CourtMsg::Open(Rc::new(case), first)),
        })
    };
    use_made(props.exercise.clone(), on_made);
    if *is_unreadable {
        return unreadable(&words, &props.choose, words.text("pool-choose"));
    }
    match trying.tried() {
        Some((question, trial)) => shown(&words, &trying, question, trial, props),
        None => waiting(&words, &props.title, &props.choose, words.text("pool-choose")),
    }
}

fn shown<G: Tried>(
    words: &Words,
    trying: &Handle<G>,
    question: &Question<G>,
    trial: &Trial<G>,
    props: &CourtProps,
) -> Html {
    let (acts, act) = (trying.acts(), trying.act());
    let show = |at: usize| {
        let trying = trying.dispatcher();
        Callback::from(move |()| trying.dispatch(CourtMsg::Show(at)))
    };
    let next = trying.at + 1;
    let on_next = if next < acts.len() { show(next) } else { props.on_next.clone() };
    let on_back = trying.at.checked_sub(1).map(show);
    // The flaw itself is what is revealed.
    let is_revealed = trying.at > 1;
    let on_reveal = show(if is_revealed { 0 } else { 2 });
    let is_mending = act == Act::Mend;
    let wrong = trying.judgement.as_ref().filter(|_| is_mending);
    let (draft, pointed) = match act {
        Act::Tried | Act::Pooled => (G::laid(question, &trial.answer), Pointed::Nothing),
        Act::Found => (G::refuted(question, &trial.answer, &trial.flaw), Pointed::Flaw(&trial.flaw)),
        Act::Mend => {
            let flaw = match wrong {
                Some(Judgement::Wrong { flaw, .. }) => Pointed::Flaw(flaw),
                _ => Pointed::Nothing,
            };
            (trying.draft.clone(), flaw)
        }
        Act::Mended => (G::drafted(question, Some(&question.solve())), Pointed::Nothing),
    };
    let on_edit = {
        let trying = trying.dispatcher();
        Callback::from(move |edit| trying.dispatch(CourtMsg::Edit(edit)))
    };
    let is_mended = wrong.is_some_and(Judgement::is_right);
    let locked = !is_mending || is_mended;
    let Drawn { board, form } = G::desk(&Desk { words, question, draft: &draft, pointed, locked, on_edit });
    let (text, tone) = said(words, question, trial, act, wrong);
    let asked = G::asks(words, question);
    let form_class = if is_mending { "lesson-form" } else { "pose-form" };
    html! {
        <section class="pose court">
            <Presenter {on_back} on_next={on_next.clone()} {on_reveal} revealed={is_revealed} hides=false />
            <div class="pose-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                if let Act::Tried | Act::Pooled | Act::Found = act {
                    <p class="lesson-ask">{ words.text("court-ask") }</p>
                    <p class="court-task">{ renewed(words.with("court-task", &[("asked", asked.into())])) }</p>
                } else {
                    <p class="lesson-ask">{ renewed(asked) }</p>
                }
            </div>
            <div class="pose-desk">
                <div class="lesson-board">{ board }</div>
                if !is_mending {
                    <fieldset class={form_class} disabled=true>{ form.clone() }</fieldset>
                }
            </div>
            <div class="pose-side">
                if is_mending {
                    <fieldset class={form_class} disabled={locked}>{ form }</fieldset>
                }
                <Told {text} {tone} />
                { beside(words, trying, question, trial, act) }
                { buttons(words, trying, props, on_next, act, is_mended) }
            </div>
            <p class="pose-source quiet">{ words.with("pool-exercise", &[("exercise", (&*props.exercise).into())]) }</p>
        </section>
    }
}

/// What is told of an act.
fn said<G: Tried>(
    words: &Words,
    question: &Question<G>,
    trial: &Trial<G>,
    act: Act,
    judged: Option<&Judgement<G>>,
) -> (String, Tone) {
    match (act, judged) {
        (Act::Found, _) => {
            let why = G::flaw(words, question, &trial.flaw);
            let line = letter(trial.place);
            let values = [("line", line.into()), ("why", why.into())];
            (words.with("court-found", &values), Tone::Wrong)
        }
        (Act::Mend, None) => (words.text("court-mend"), Tone::Note),
        (Act::Mend, Some(Judgement::Right)) => (words.text("court-is-mended"), Tone::Right),
        (Act::Mend, Some(Judgement::Wrong { flaw, .. })) => {
            let why = G::flaw(words, question, flaw);
            (words.with("learn-not-yet", &[("why", why.into())]), Tone::Wrong)
        }
        (Act::Mended, _) => {
            let answer = G::told(words, question, &question.solve());
            (words.with("pool-worked", &[("answer", answer.into())]), Tone::Right)
        }
        (Act::Tried | Act::Pooled, _) => (String::new(), Tone::Note),
    }
}

/// The lines with hands or bars.
fn beside<G: Tried>(words: &Words, trying: &Handle<G>, question: &Question<G>, trial: &Trial<G>, act: Act) -> Html {
    // Where the flaw is shows only once it is found.
    let is_found = act == Act::Found;
    let rows = trial.lines.iter().enumerate().map(|(place, line)| {
        let hands = trying.hands.get(place).copied().unwrap_or(0);
        let is_flawed = is_found && place == trial.place;
        let belief = trial.belief.filter(|_| is_flawed).map(|belief| G::belief(words, belief));
        let fill = if is_flawed { Fill::Belief } else { Fill::Other };
        Row { letter: Some(letter(place)), told: G::line(words, question, line), belief, fill, hands, count: hands }
    });
    let rows: Vec<Row> = rows.collect();
    match act {
        Act::Tried => {
            let trying = trying.dispatcher();
            let on_hands = Callback::from(move |(place, hands)| trying.dispatch(CourtMsg::Hands(place, hands)));
            html! { <Hands {rows} {on_hands} /> }
        }
        Act::Pooled => html! { <Bars {rows} /> },
        Act::Found => html! { <Bars {rows} only={trial.place} /> },
        Act::Mend | Act::Mended => html! {},
    }
}

fn buttons<G: Tried>(
    words: &Words,
    trying: &Handle<G>,
    props: &CourtProps,
    on_next: Callback<()>,
    act: Act,
    is_mended: bool,
) -> Html {
    let label = match act {
        Act::Tried => words.text("court-count"),
        Act::Pooled => words.text("court-show"),
        Act::Found if trying.acts().contains(&Act::Mend) => words.text("court-mend-it"),
        Act::Found | Act::Mend => words.text("court-show-mended"),
        Act::Mended => words.text("court-next"),
    };
    let onclick = on_next.reform(|_: MouseEvent| ());
    let check = {
        let trying = trying.dispatcher();
        move |_: MouseEvent| trying.dispatch(CourtMsg::Check)
    };
    let other = trying.case.clone().filter(|case| case.trials.len() > 1).map(|case| {
        let (dispatcher, trial) = (trying.dispatcher(), (trying.trial + 1) % case.trials.len());
        let onclick = move |_: MouseEvent| dispatcher.dispatch(CourtMsg::Open(case.clone(), trial));
        html! { <button type="button" class="button" {onclick}>{ words.text("court-other") }</button> }
    });
    let is_ready = trying.case.as_ref().is_some_and(|case| G::answer(&case.question, &trying.draft).is_some());
    let to_check = act == Act::Mend && !is_mended;
    html! {
        <div class="lesson-acts">
            if to_check {
                <button type="button" class="button primary" disabled={!is_ready} onclick={check}>
                    { words.text("learn-check") }
                </button>
            }
            <button type="button" class={classes!("button", (!to_check).then_some("primary"))} {onclick}>{ renewed(label) }</button>
            { for other }
            <a class="button" href={&props.choose}>{ words.text("pool-choose") }</a>
        </div>
    }
}
