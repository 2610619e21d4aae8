//! The court: a faulty proof or sum on the projector. The class finds the first flaw, then mends it.

use std::{cmp::Ordering, rc::Rc};

use flub::classroom::Pool;
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    desk::{Desk, Edit, Trial, Verdict, letter},
    fit::use_fitting,
    frame::{remark, unreadable, use_announced, waiting},
    lessons::Lessons,
    making::use_made,
    newest,
    pool::{Bars, Fill, Hands, Row},
    pose::FITTED,
    taught::Drawn,
    tried::{TRIED, Tried},
};
use crate::{
    context::use_app,
    platform::{guard::use_asked, storage::Storage},
    ui::{notice::Tone, presenter::Presenter, renewed::renewed, sending::sends_as},
};

/// What the projector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// The lines, and the question which one has the first flaw.
    Trial,
    /// Which lines the class has named.
    Pooled,
    /// The first flaw.
    Found,
    /// The answer on the desk, to be mended.
    Mend,
    /// A right answer.
    Mended,
}

/// What is shown of a trial one after another. What cannot be changed on the desk is not mended there.
fn acts(trial: &Trial) -> Vec<Act> {
    let is_right = trial.on_trial.judge().is_some_and(|(verdict, _)| verdict == Verdict::Right);
    let acts = [Act::Trial, Act::Pooled, Act::Found].into_iter();
    acts.chain((!is_right).then_some(Act::Mend)).chain([Act::Mended]).collect()
}

/// How far the class is with a faulty answer.
#[derive(Clone, Default)]
struct Court {
    /// The place of the faulty answer; `None` is the first.
    trial: Option<usize>,
    /// The place among the acts.
    at: usize,
    /// The hands for each line.
    hands: Vec<u32>,
    /// What is on the desk once it is being mended.
    mending: Option<Rc<dyn Desk>>,
    /// What the rules say of it, once it was checked.
    verdict: Option<Verdict>,
}

impl Court {
    /// What was kept of an exercise. What was on the desk is mended anew.
    fn resumed(storage: &Storage, exercise: &str) -> Self {
        let kept: Tried = newest::find(storage, TRIED, exercise).unwrap_or_default();
        Self { trial: kept.trial, at: kept.at, hands: kept.hands, ..Self::default() }
    }

    /// What is kept of it; nothing before anything has happened.
    fn kept(&self, exercise: &str) -> Option<Tried> {
        let &Self { trial, at, ref hands, .. } = self;
        let is_fresh = trial.is_none() && at == 0 && hands.iter().all(|hands| *hands == 0);
        (!is_fresh).then(|| Tried { exercise: exercise.to_owned(), trial, at, hands: hands.clone() })
    }
}

/// What happens in court.
enum Msg {
    /// This faulty answer is tried.
    Open(usize),
    /// Show this of the acts.
    Show(usize),
    /// So many hands are up for the line at this place.
    Hands(usize, u32),
    /// What is on this desk changes, unless it has changed already.
    Edit(Rc<dyn Desk>, Edit),
    /// Whether it is mended is to be judged.
    Check(Rc<dyn Desk>),
}

impl Reducible for Court {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut now = Rc::unwrap_or_clone(self);
        match msg {
            Msg::Open(trial) => now = Self { trial: Some(trial), ..Self::default() },
            Msg::Show(at) => now.at = at,
            Msg::Hands(place, hands) => {
                now.hands.resize(now.hands.len().max(place + 1), 0);
                now.hands[place] = hands.min(Pool::MOST_HANDS);
            }
            Msg::Edit(desk, edit) => {
                now.mending = Some(now.mending.unwrap_or(desk).edit(edit));
                now.verdict = None;
            }
            Msg::Check(desk) => {
                if let Some((verdict, desk)) = now.mending.clone().unwrap_or(desk).judge() {
                    (now.mending, now.verdict) = (Some(desk), Some(verdict));
                }
            }
        }
        now.into()
    }
}

/// Properties of an exercise with a faulty answer.
#[derive(Clone, Properties, PartialEq)]
pub struct CourtProps {
    /// The lessons of its game.
    pub lessons: &'static Lessons,
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// What the step is called.
    pub title: AttrValue,
    /// The address of the page where another exercise is chosen.
    pub choose: AttrValue,
    /// Called to go on to another exercise.
    pub on_next: Callback<()>,
    /// Called if this one has no faulty answer to try.
    pub on_skip: Callback<()>,
}

/// Draws a faulty answer to an exercise. Another exercise begins anew.
pub fn draw(props: CourtProps) -> Html {
    let key = props.exercise.to_string();
    html! { <CourtView {key} ..props /> }
}

type Handle = UseReducerHandle<Court>;

#[component]
fn CourtView(props: &CourtProps) -> Html {
    let app = use_app();
    let (words, storage) = (app.words, app.storage);
    let exercise = props.exercise.clone();
    let court = {
        let (storage, exercise) = (storage.clone(), exercise.clone());
        use_reducer(move || Court::resumed(&storage, &exercise))
    };
    use_effect_with(court.kept(&exercise), {
        let (storage, exercise) = (storage.clone(), exercise.clone());
        move |kept| newest::keep(&storage, TRIED, &exercise, kept.as_ref().map(Tried::to_string))
    });
    use_asked((court.trial, court.at));
    let section = use_node_ref();
    use_fitting(&section, FITTED);
    let made = use_state(|| None::<Option<Rc<dyn Desk>>>);
    let on_made = {
        let made = made.clone();
        Callback::from(move |desk| made.set(Some(desk)))
    };
    use_made(props.lessons, props.exercise.clone(), on_made);
    let case = use_memo((made.is_some(), words.clone()), |_| {
        let desk = (*made).clone().flatten()?;
        let (trials, first) = desk.trials(&words, &props.exercise);
        Some((desk, trials, first))
    });
    // If there is nothing to prove, the next exercise may have something.
    let is_empty = case.as_ref().as_ref().is_some_and(|(_, trials, _)| trials.is_empty());
    {
        let on_skip = props.on_skip.clone();
        use_effect_with(is_empty, move |is_empty| {
            if *is_empty {
                on_skip.emit(());
            }
        });
    }
    let opened = case.as_ref().as_ref().and_then(|(desk, trials, first)| {
        let trial = trials.get(court.trial.unwrap_or(*first))?;
        Some((desk, trial, trials.len()))
    });
    let acts = opened.map(|(_, trial, _)| acts(trial)).unwrap_or_default();
    let act = acts.get(court.at).copied().unwrap_or(Act::Trial);
    let (text, tone) = match opened {
        Some((desk, trial, _)) => describe(&words, &**desk, trial, act, &court),
        None => (String::new(), Tone::Note),
    };
    let found = opened
        .filter(|_| act == Act::Found)
        .map(|(_, trial, _)| words.with("court-found", &[("line", letter(trial.place).into())]));
    use_announced(&words.sentences(found.iter().chain([&text]).cloned()));
    let Some((desk, trial, count)) = opened else {
        return match &*made {
            Some(None) => unreadable(&words, &props.choose, words.text("pool-choose")),
            _ => waiting(&words, &props.title, &props.choose, words.text("pool-choose")),
        };
    };
    let show = |at: usize| sends_as(&court, move |()| Msg::Show(at));
    let next = court.at + 1;
    // The class is done with this one, so what it has said is forgotten.
    let on_another = {
        let on_next = props.on_next.clone();
        Callback::from(move |()| {
            newest::keep(&storage, TRIED, &exercise, None);
            on_next.emit(());
        })
    };
    let on_next = if next < acts.len() { show(next) } else { on_another };
    let on_back = court.at.checked_sub(1).map(show);
    // The flaw itself is what is revealed.
    let is_revealed = court.at > 1;
    let on_reveal = show(if is_revealed { 0 } else { 2 });
    let is_mending = act == Act::Mend;
    let is_mended = is_mending && court.verdict == Some(Verdict::Right);
    let locked = !is_mending || is_mended;
    let mending = court.mending.as_ref().unwrap_or(&trial.on_trial).clone();
    let on_desk = match act {
        Act::Trial | Act::Pooled => trial.on_trial.clone(),
        Act::Found => trial.refuted.clone(),
        Act::Mend => mending.clone(),
        Act::Mended => desk.show_parts(desk.parts()),
    };
    let on_edit = {
        let first = trial.on_trial.clone();
        sends_as(&court, move |edit| Msg::Edit(first.clone(), edit))
    };
    let Drawn { board, form } = on_desk.draw(&words, locked, on_edit);
    let task = desk.describe_task(&words);
    let form_class = if is_mending { "lesson-form" } else { "pose-form" };
    let check = (is_mending && !is_mended).then(|| {
        let onclick = {
            let first = trial.on_trial.clone();
            sends_as(&court, move |_: MouseEvent| Msg::Check(first.clone()))
        };
        html! {
            <button type="button" class="button primary" disabled={!mending.is_ready()} {onclick}>
                { words.text("learn-check") }
            </button>
        }
    });
    let label = match act {
        Act::Trial => words.text("court-count"),
        Act::Pooled => words.text("court-show"),
        Act::Found if acts.contains(&Act::Mend) => words.text("court-mend-it"),
        Act::Found | Act::Mend => words.text("court-show-mended"),
        Act::Mended => words.text("court-next"),
    };
    let other = (count > 1).then(|| {
        let shown = court.trial.unwrap_or_else(|| case.as_ref().as_ref().map_or(0, |(.., first)| *first));
        let onclick = sends_as(&court, move |_: MouseEvent| Msg::Open((shown + 1) % count));
        html! { <button type="button" class="button" {onclick}>{ words.text("court-other") }</button> }
    });
    html! {
        <section ref={section} class="pose court">
            <Presenter {on_back} on_next={on_next.clone()} {on_reveal} revealed={is_revealed} hides=false />
            <div class="pose-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                if let Act::Trial | Act::Pooled | Act::Found = act {
                    <p class="lesson-ask">{ renewed(found.unwrap_or_else(|| words.text("court-ask"))) }</p>
                    <p class="court-task">{ renewed(words.with("court-task", &[("asked", task.into())])) }</p>
                } else {
                    <p class="lesson-ask">{ renewed(task) }</p>
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
                { remark(&text, tone) }
                { beside(&words, &court, trial, act) }
                <div class="lesson-acts">
                    { for check.clone() }
                    <button type="button" class={classes!("button", check.is_none().then_some("primary"))}
                        onclick={on_next.reform(|_: MouseEvent| ())}>{ renewed(label) }</button>
                    { for other }
                    <a class="button" href={&props.choose}>{ words.text("pool-choose") }</a>
                </div>
                <p class="pose-source quiet">{ words.with("pool-exercise", &[("exercise", (&*props.exercise).into())]) }</p>
            </div>
        </section>
    }
}

/// An act in words.
fn describe(words: &Words, desk: &dyn Desk, trial: &Trial, act: Act, court: &Court) -> (String, Tone) {
    let why = |desk: &dyn Desk| desk.describe_flaw(words).map(|flaw| flaw.why).unwrap_or_default();
    match (act, court.verdict) {
        (Act::Found, _) => (trial.refuted.describe_fault(words), Tone::Wrong),
        (Act::Mend, None) => {
            let why = trial.refuted.describe_fault(words);
            (words.with("court-mend", &[("why", why.into())]), Tone::Note)
        }
        (Act::Mend, Some(Verdict::Right)) => (words.text("court-is-mended"), Tone::Right),
        (Act::Mend, Some(Verdict::Wrong(_))) => {
            let why = court.mending.as_deref().map(why).unwrap_or_default();
            (words.with("learn-not-yet", &[("why", why.into())]), Tone::Wrong)
        }
        (Act::Mended, _) => {
            let answer = desk.describe_parts(words, desk.parts());
            (words.with("pool-worked", &[("answer", answer.into())]), Tone::Right)
        }
        (Act::Trial | Act::Pooled, _) => (String::new(), Tone::Note),
    }
}

/// The lines with hands or bars.
fn beside(words: &Words, court: &Handle, trial: &Trial, act: Act) -> Html {
    // Where the flaw is shows only once it is found.
    let is_found = act == Act::Found;
    let rows = trial.lines.iter().enumerate().map(|(place, line)| {
        let hands = court.hands.get(place).copied().unwrap_or(0);
        let is_flawed = is_found && place == trial.place;
        let belief = if is_flawed { trial.refuted.describe_flaw(words).and_then(|flaw| flaw.belief) } else { None };
        // What stands above the first flaw holds; what stands below it may rest on it.
        let mark = match place.cmp(&trial.place) {
            Ordering::Less if is_found => Some((Tone::Right, words.text("court-holds"))),
            Ordering::Equal if is_found => Some((Tone::Wrong, words.text("court-flaw"))),
            _ => None,
        };
        Row {
            letter: Some(letter(place)),
            answer: line.clone(),
            shown: None,
            belief,
            // A vote for a line is right if the line is not, so the bars stay what they are: votes.
            fill: Fill::Vote,
            mark,
            hands: Some(hands),
            counts: vec![hands],
        }
    });
    let rows: Vec<Row> = rows.collect();
    match act {
        Act::Trial => html! { <Hands {rows} on_hands={sends_as(court, |(place, hands)| Msg::Hands(place, hands))} /> },
        Act::Pooled => html! { <Bars {rows} /> },
        Act::Found => html! { <Bars {rows} now={trial.place} /> },
        Act::Mend | Act::Mended => html! {},
    }
}
