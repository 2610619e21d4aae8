//! An exercise on the page.

use std::{mem::discriminant, rc::Rc};

use flub::lessons::Fade;
use flub_tables::{context::settings::Motion, i18n::Words};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    lesson::{Lesson, Msg, Outcome, Posed, RuleAsked, Stage, sheet},
    making::use_made,
    taught::{Desk, Drawn, Taught},
};
use crate::{
    context::{AppContext, use_app},
    platform::{guard::use_asked, page::focus},
    ui::{
        buttons::IconButton,
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// Properties of a lesson.
#[derive(Clone, Properties, PartialEq)]
pub struct LessonProps {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// How much of it is given.
    pub fade: Fade,
    /// What the step is called.
    pub title: AttrValue,
    /// Called once, when it is settled how it went.
    pub on_outcome: Callback<Outcome>,
    /// Called to go on, when it is done.
    pub on_next: Callback<()>,
}

type Handle<G> = UseReducerHandle<Lesson<G>>;

/// A lesson of a game. Another exercise is another lesson.
pub fn draw<G: Taught>(props: LessonProps) -> Html {
    let key = format!("{}-{:?}", props.exercise, props.fade);
    html! { <LessonView<G> {key} ..props /> }
}

/// A lesson: a worked example that plays itself, or an exercise.
#[component]
pub fn LessonView<G: Taught>(props: &LessonProps) -> Html {
    let AppContext { words, settings, announcer, .. } = use_app();
    let lesson = use_reducer(Lesson::<G>::default);
    let on_made = {
        let (dispatcher, fade) = (lesson.dispatcher(), props.fade);
        Callback::from(move |made| dispatcher.dispatch(Msg::Posed(made, fade)))
    };
    use_made(props.exercise.clone(), on_made);
    // Once per lesson: the callback is another one after every change of what is kept.
    let on_outcome = props.on_outcome.clone();
    use_effect_with(lesson.outcome, move |outcome| {
        outcome.iter().for_each(|&outcome| on_outcome.emit(outcome));
    });
    // Finding hints takes a while, so it is done when one is wanted.
    let hints = use_memo((lesson.posed.is_some(), lesson.hints > 0), |(_, wanted)| {
        let posed = lesson.posed.as_ref().filter(|_| *wanted);
        posed.map(|posed| posed.question.hints())
    });
    let hint = lesson.hints.checked_sub(1).and_then(|last| hints.as_ref().as_ref()?.get(last));
    let said = lesson.posed.as_ref().map(|posed| said(&words, &lesson, posed, hint)).unwrap_or_default();
    use_effect_with(said.clone(), move |said| {
        if !said.is_empty() {
            announcer.announce(said.clone());
        }
    });
    let is_posed = lesson.posed.is_some();
    use_asked((is_posed, discriminant(&lesson.stage)));
    use_effect_with(is_posed, |is_posed| {
        if *is_posed {
            focus(".lesson-ask");
        }
    });
    let motion = settings.motion_here() != Motion::None;
    use_playing(&lesson, motion);
    let path = format!("#/learn/{}", G::NAME);
    if lesson.is_unreadable {
        return unreadable(&words, &path, words.text("learn-path"));
    }
    let Some(posed) = lesson.posed.clone() else {
        return waiting(&words, &props.title, &path, words.text("learn-path"));
    };
    let locked = !matches!(lesson.stage, Stage::Answering | Stage::Wrong { .. });
    let Drawn { board, form } = G::desk(&Desk {
        words: &words,
        question: &posed.question,
        draft: &lesson.draft,
        pointed: lesson.pointed(hint),
        locked,
        on_edit: sends_as(&lesson, Msg::Edit),
    });
    let form = html! { <fieldset key="form" class="lesson-form" disabled={locked}>{ form }</fieldset> };
    let said = html! { <div key="said" class="lesson-said">{ told(&lesson, &said) }</div> };
    let acts = html! { <div key="acts" class="lesson-acts">{ acts(&words, &lesson, &posed, &props.on_next) }</div> };
    let rule =
        html! { <div key="rule">{ for lesson.rule.as_ref().map(|asked| rule(&words, &lesson, &posed, asked)) }</div> };
    let parts = match lesson.stage {
        Stage::Watching(_) => [said, acts, form, rule],
        _ => [form, said, rule, acts],
    };
    html! {
        <section class="lesson">
            <div class="lesson-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                <p class="lesson-ask" tabindex="-1">{ G::asks(&words, &posed.question) }</p>
                if let Some(sheet) = sheet::<G>(&props.exercise) {
                    <p class="lesson-source">{ words.with("learn-source", &[("sheet", sheet.into())]) }</p>
                }
            </div>
            <div class="lesson-board">{ board }</div>
            <div class="lesson-side">
                // What is watched is told beside the board; what is answered with comes before the answer's judgement.
                { for parts }
            </div>
        </section>
    }
}

/// Says that an exercise is being made, once that takes a while, and where to go instead.
pub fn waiting(words: &Words, title: &str, href: &str, label: String) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ title }</h1>
            <div class="lesson-wait stack">
                <p role="status">{ words.text("learn-wait") }</p>
                <div class="action-row"><a class="button" href={href.to_owned()}>{ label }</a></div>
            </div>
        </div>
    }
}

/// Says that an exercise cannot be read, and where to go.
pub fn unreadable(words: &Words, href: &str, label: String) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("learn-unreadable-title") }</h1>
            <Notice tone={Tone::Wrong}><p role="alert">{ words.text("learn-unreadable") }</p></Notice>
            <div class="action-row"><a class="button primary" href={href.to_owned()}>{ label }</a></div>
        </div>
    }
}

/// Plays the worked example, a part after another, unless nothing is to move.
#[hook]
fn use_playing<G: Taught>(lesson: &Handle<G>, motion: bool) {
    let dispatcher = lesson.dispatcher();
    let next = match (&lesson.stage, &lesson.posed) {
        (Stage::Watching(part), Some(posed)) if motion && !lesson.paused && *part < posed.worked.len() => {
            Some(part + 1)
        }
        _ => None,
    };
    use_effect_with(next, move |next| {
        let timer = next.map(|next| Timeout::new(PART, move || dispatcher.dispatch(Msg::Play(next))));
        move || drop(timer)
    });
}

/// How long a part of a worked example stands, in milliseconds.
const PART: u32 = 2_500;

fn sends<G: Taught>(lesson: &Handle<G>, msg: fn() -> Msg<G>) -> Callback<MouseEvent> {
    let dispatcher = lesson.dispatcher();
    Callback::from(move |_| dispatcher.dispatch(msg()))
}

fn sends_as<G: Taught, E: 'static>(lesson: &Handle<G>, msg: impl Fn(E) -> Msg<G> + 'static) -> Callback<E> {
    let dispatcher = lesson.dispatcher();
    Callback::from(move |value| dispatcher.dispatch(msg(value)))
}

/// What there is to say now, in a sentence or two.
fn said<G: Taught>(words: &Words, lesson: &Lesson<G>, posed: &Posed<G>, hint: Option<&G::Hint>) -> String {
    let question = &posed.question;
    match &lesson.stage {
        Stage::Watching(0) => words.text("learn-watch"),
        Stage::Watching(part) => G::told(words, question, &posed.worked[part - 1]),
        Stage::Wrong { flaw, belief } => {
            let why = G::flaw(words, question, flaw);
            match belief {
                Some(belief) => {
                    let belief = G::belief(words, *belief);
                    words.with("learn-not-yet-belief", &[("why", why.into()), ("belief", belief.into())])
                }
                None => words.with("learn-not-yet", &[("why", why.into())]),
            }
        }
        Stage::Right => words.text("learn-right"),
        Stage::Shown => match posed.worked.last() {
            Some(answer) => words.with("learn-shown", &[("answer", G::told(words, question, answer).into())]),
            None => String::new(),
        },
        Stage::Answering => hint.map(|hint| G::hint(words, question, hint)).unwrap_or_default(),
    }
}

fn told<G: Taught>(lesson: &Lesson<G>, said: &str) -> Html {
    let tone = match lesson.stage {
        Stage::Wrong { .. } => Tone::Wrong,
        Stage::Right => Tone::Right,
        _ => Tone::Note,
    };
    if said.is_empty() {
        html! {}
    } else {
        html! { <Notice {tone}><p>{ renewed(said) }</p></Notice> }
    }
}

/// The rule behind the answer, to be chosen.
fn rule<G: Taught>(words: &Words, lesson: &Handle<G>, posed: &Posed<G>, asked: &RuleAsked<G>) -> Html {
    let RuleAsked { which, chosen } = asked;
    let about = G::told(words, &posed.question, &which.about);
    let choices = which.choices.iter().enumerate().map(|(place, &rule)| {
        let onchange = {
            let dispatcher = lesson.dispatcher();
            move |_: Event| dispatcher.dispatch(Msg::Rule(place))
        };
        html! {
            <label key={place} class="choice">
                <input type="radio" name="rule" checked={*chosen == Some(place)} {onchange} />
                <span>{ G::rule(words, rule) }</span>
            </label>
        }
    });
    let judged = chosen.map(|chosen| match chosen == which.right {
        true => (Tone::Right, words.text("learn-right")),
        false => {
            (Tone::Note, words.with("learn-rule-is", &[("rule", G::rule(words, which.choices[which.right]).into())]))
        }
    });
    html! {
        <fieldset class="lesson-rule choices">
            <legend>{ words.with("learn-which-rule", &[("about", about.into())]) }</legend>
            <div class="choices-row">{ for choices }</div>
            <div role="status">
                { for judged.map(|(tone, said)| html! { <Notice {tone}><p>{ renewed(said) }</p></Notice> }) }
            </div>
        </fieldset>
    }
}

/// The buttons: what leads on, and help.
fn acts<G: Taught>(words: &Words, lesson: &Handle<G>, posed: &Posed<G>, on_next: &Callback<()>) -> Html {
    let next = |label: String| {
        html! {
            <button key="next" type="button" class="button primary grow" onclick={on_next.reform(|_| ())}>{ renewed(label) }</button>
        }
    };
    match lesson.stage {
        Stage::Watching(part) => {
            let last = posed.worked.len();
            let play = if lesson.paused { "M8 5v14l11-7z" } else { "M8 5v14M16 5v14" };
            let playing = if lesson.paused { "no" } else { "yes" };
            html! {
                <>
                    <div class="lesson-player">
                        <IconButton label={words.text("learn-back")} path="M15 5 8 12l7 7" disabled={part == 0}
                            onclick={sends_as(lesson, move |_| Msg::Watch(part.saturating_sub(1)))} />
                        <IconButton label={words.with("learn-pause", &[("playing", playing.into())])} path={play}
                            disabled={part == last} onclick={sends(lesson, || Msg::Pause)} />
                        <IconButton label={words.text("learn-forward")} path="M9 5l7 7-7 7" disabled={part == last}
                            onclick={sends_as(lesson, move |_| Msg::Watch(part + 1))} />
                        <span class="quiet">
                            { renewed(words.with("learn-part-of", &[("part", part.into()), ("last", last.into())])) }
                        </span>
                    </div>
                    { next(words.text("learn-now-you")) }
                </>
            }
        }
        Stage::Right | Stage::Shown => next(words.text("learn-next")),
        Stage::Answering | Stage::Wrong { .. } => {
            let is_ready = G::answer(&posed.question, &lesson.draft).is_some();
            let help = words.with("learn-help", &[("given", lesson.hints.min(Lesson::<G>::HINTS).into())]);
            html! {
                <>
                    <button key="check" type="button" class="button primary grow" disabled={!is_ready}
                        onclick={sends(lesson, || Msg::Check)}>{ words.text("learn-check") }</button>
                    <button key="help" type="button" class="button" onclick={sends(lesson, || Msg::Help)}>{ renewed(help) }</button>
                    if let Stage::Wrong { .. } = lesson.stage {
                        <button key="again" type="button" class="button" onclick={sends(lesson, || Msg::Again)}>
                            { words.text("learn-again") }
                        </button>
                    }
                </>
            }
        }
    }
}
