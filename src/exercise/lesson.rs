//! A lesson: a worked example that plays itself, or an exercise to be answered, with hints.

use std::{mem::discriminant, rc::Rc};

use flub::lessons::{Effort, Fade};
use flub_tables::{context::settings::Motion, i18n::Words};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    desk::{Desk, Edit, RuleQuestion, Verdict},
    frame::{remark, unreadable, use_announced, waiting},
    lessons::Lessons,
    making::use_made,
    taught::Drawn,
};
use crate::{
    context::{AppContext, use_app},
    platform::{guard::use_asked, page::focus},
    ui::{buttons::IconButton, notice::Tone, renewed::renewed, sending::sends_as},
};

/// An exercise and how far the learner is with it.
#[derive(Clone)]
struct Lesson {
    /// The exercise; `None` while it is being made.
    desk: Option<Rc<dyn Desk>>,
    /// Whether its text cannot be read.
    is_unreadable: bool,
    /// How much of the answer is given.
    fade: Fade,
    /// The answer that is given, as text.
    given: Option<String>,
    /// What happens now.
    stage: Stage,
    /// Whether the worked example stands still.
    paused: bool,
    /// How many hints were given.
    hints: usize,
    /// How it went: the first outcome holds.
    outcome: Option<Outcome>,
    /// Whether it is asked which rule is behind the answer, which changes nothing about how it went.
    asks_rule: bool,
    /// The rule chosen, by its index.
    rule: Option<usize>,
}

/// What happens in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The worked example stands at this beat; at 0 it has not begun.
    Watching(usize),
    /// The learner answers.
    Answering,
    /// Nothing was added to what is given, and it is asked whether that is meant.
    Unchanged,
    /// The answer is wrong; the desk has its flaw.
    Wrong,
    /// The answer is right.
    Right,
    /// A solution is shown.
    Shown,
}

/// How an exercise went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How.
    pub effort: Effort,
    /// The misconception that the first wrong answer revealed, as an index of the step's list.
    pub slip: Option<usize>,
}

/// What happens to a lesson.
enum Msg {
    /// The exercise is made, or cannot be read.
    Made(Option<Rc<dyn Desk>>),
    /// The worked example plays on to this beat.
    Play(usize),
    /// Somebody goes to this beat, so that it stands still there.
    Watch(usize),
    /// The worked example stands still, or plays on.
    Pause,
    /// The answer changes.
    Edit(Edit),
    /// The answer is to be judged.
    Check,
    /// Another try.
    Again,
    /// A hint is wanted, or after two the solution.
    Help,
    /// A rule is chosen, by its index.
    Rule(usize),
}

/// How many hints there are before the solution is shown.
const HINTS: usize = 2;

impl Lesson {
    fn new(fade: Fade) -> Self {
        Self {
            desk: None,
            is_unreadable: false,
            fade,
            given: None,
            stage: Stage::Answering,
            paused: false,
            hints: 0,
            outcome: None,
            asks_rule: false,
            rule: None,
        }
    }

    fn with(mut self, msg: Msg) -> Self {
        let is_open = self.is_open();
        match (msg, self.desk.clone()) {
            (Msg::Made(None), _) => self.is_unreadable = true,
            (Msg::Made(Some(desk)), _) => {
                self.stage = if self.fade == Fade::Worked { Stage::Watching(0) } else { Stage::Answering };
                let desk = desk.begin(self.fade);
                self.given = desk.answered();
                self.desk = Some(desk);
            }
            (Msg::Pause, _) => self.paused = !self.paused,
            (msg @ (Msg::Watch(part) | Msg::Play(part)), Some(desk)) if matches!(self.stage, Stage::Watching(_)) => {
                self.paused |= matches!(msg, Msg::Watch(_));
                let part = part.min(desk.beats());
                self.desk = Some(desk.show_beat(part));
                self.stage = Stage::Watching(part);
            }
            (Msg::Edit(edit), Some(desk)) if is_open => self.answer_on(desk.edit(edit)),
            (Msg::Check, Some(desk)) if self.stage == Stage::Answering && desk.answered() == self.given => {
                self.stage = Stage::Unchanged;
            }
            (Msg::Check, Some(desk)) if is_open => {
                if let Some((verdict, desk)) = desk.judge() {
                    self.desk = Some(desk);
                    self.judged(verdict);
                }
            }
            (Msg::Again, Some(desk)) => self.answer_on(desk.begin(self.fade)),
            (Msg::Rule(chosen), _) => self.rule = Some(chosen),
            (Msg::Help, Some(desk)) if is_open => {
                self.hints += 1;
                match self.hints {
                    // Whoever has begun goes on from there.
                    HINTS if desk.answered() != self.given => {
                        self.stage = Stage::Answering;
                        self.desk = Some(desk.review().unwrap_or_else(|| desk.hint(self.hints - 1)));
                    }
                    HINTS if desk.parts() > 1 => self.answer_on(desk.show_parts(1)),
                    0..=HINTS => self.answer_on(desk),
                    _ => {
                        self.desk = Some(desk.show_parts(desk.parts()));
                        self.stage = Stage::Shown;
                        self.settle(Effort::Helped, None);
                    }
                }
            }
            _ => {}
        }
        self
    }

    /// Lets the learner answer on this desk, with the latest hint pointed at.
    fn answer_on(&mut self, desk: Rc<dyn Desk>) {
        self.stage = Stage::Answering;
        self.desk = Some(self.hints.checked_sub(1).map_or_else(|| desk.clone(), |latest| desk.hint(latest)));
    }

    fn judged(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Right => {
                self.stage = Stage::Right;
                self.asks_rule = self.fade == Fade::Alone && self.hints == 0;
                self.settle(if self.hints > 0 { Effort::Helped } else { Effort::Alone }, None);
            }
            Verdict::Wrong(belief) => {
                self.stage = Stage::Wrong;
                self.settle(Effort::Missed, belief);
            }
        }
    }

    fn settle(&mut self, effort: Effort, slip: Option<usize>) {
        self.outcome = self.outcome.or(Some(Outcome { effort, slip }));
    }

    /// What there is to say now, in a sentence or two.
    fn remark(&self, words: &Words, desk: &dyn Desk) -> String {
        match self.stage {
            Stage::Watching(0) => words.text("learn-watch"),
            Stage::Watching(beat) => desk.describe_beat(words, beat),
            Stage::Unchanged => words.text("learn-unchanged"),
            Stage::Wrong => describe_wrong(words, desk),
            Stage::Right => words.text("learn-right"),
            Stage::Shown => {
                let answer = desk.describe_parts(words, desk.parts());
                words.with("learn-shown", &[("answer", answer.into())])
            }
            Stage::Answering => desk.describe_hint(words).unwrap_or_default(),
        }
    }

    /// Whether the learner can answer.
    const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Answering | Stage::Unchanged | Stage::Wrong)
    }

    const fn tone(&self) -> Tone {
        match self.stage {
            Stage::Wrong => Tone::Wrong,
            Stage::Right => Tone::Right,
            _ => Tone::Note,
        }
    }
}

impl Reducible for Lesson {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::unwrap_or_clone(self).with(msg).into()
    }
}

/// Why the answer on the desk is wrong, with the belief that it reveals.
pub fn describe_wrong(words: &Words, desk: &dyn Desk) -> String {
    let Some(wrong) = desk.describe_flaw(words) else { return String::new() };
    let why = ("why", wrong.why.into());
    match wrong.belief {
        Some(belief) => words.with("learn-not-yet-belief", &[why, ("belief", belief.into())]),
        None => words.with("learn-not-yet", &[why]),
    }
}

/// Properties of a lesson.
#[derive(Clone, Properties, PartialEq)]
pub struct LessonProps {
    /// The lessons of its game.
    pub lessons: &'static Lessons,
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// How much of it is given.
    pub fade: Fade,
    /// What the step is called.
    pub title: AttrValue,
    /// Called once, when it is settled how it went.
    pub on_outcome: Callback<Outcome>,
    /// Where it stands among others.
    pub about: Html,
    /// Called to go on when it is done, with how it went; a worked example is help.
    pub on_next: Callback<Effort>,
}

/// Draws a lesson. Another exercise is another lesson.
pub fn draw(props: LessonProps) -> Html {
    let key = format!("{}-{:?}", props.exercise, props.fade);
    html! { <LessonView {key} ..props /> }
}

type Handle = UseReducerHandle<Lesson>;

#[component]
fn LessonView(props: &LessonProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let lesson = use_reducer(|| Lesson::new(props.fade));
    use_made(props.lessons, props.exercise.clone(), sends_as(&lesson, Msg::Made));
    // Once per lesson: the callback is another one after every change of what is kept.
    let on_outcome = props.on_outcome.clone();
    use_effect_with(lesson.outcome, move |outcome| {
        outcome.iter().for_each(|&outcome| on_outcome.emit(outcome));
    });
    let text = lesson.desk.as_ref().map(|desk| lesson.remark(&words, &**desk)).unwrap_or_default();
    use_announced(&text);
    let is_made = lesson.desk.is_some();
    use_asked((is_made, discriminant(&lesson.stage)));
    use_effect_with(is_made, |is_made| {
        if *is_made {
            focus(".lesson-ask");
        }
    });
    use_playing(&lesson, settings.motion_here() != Motion::None);
    let path = format!("#/learn/{}", props.lessons.name);
    if lesson.is_unreadable {
        return unreadable(&words, &path, words.text("learn-path"));
    }
    let Some(desk) = lesson.desk.clone() else {
        return waiting(&words, &props.title, &path, words.text("learn-path"));
    };
    let is_begun = props.fade != Fade::Worked && props.fade.parts_given(desk.parts()) > 0;
    let locked = !lesson.is_open();
    // What is pointed at is wrong, or where to look.
    let pointing = (lesson.stage != Stage::Wrong).then_some("hinting");
    let watching = matches!(lesson.stage, Stage::Watching(_)).then_some("watching");
    let Drawn { board, form } = desk.draw(&words, locked, sends_as(&lesson, Msg::Edit));
    let question = lesson.asks_rule.then(|| desk.which_rule(&words)).flatten();
    let form = html! { <fieldset key="form" class="lesson-form" disabled={locked}>{ form }</fieldset> };
    let said = html! { <div key="said" class="lesson-said">{ remark(&text, lesson.tone()) }</div> };
    let acts = html! { <div key="acts" class="lesson-acts">{ acts(&words, &lesson, &*desk, &props.on_next) }</div> };
    let rule = html! { <div key="rule">{ for question.map(|question| rule(&words, &lesson, question)) }</div> };
    // What is watched is described beside the board; what is answered with comes before the answer's judgement.
    let parts = match lesson.stage {
        Stage::Watching(_) => [said, acts, form, rule],
        _ => [form, said, rule, acts],
    };
    html! {
        <section class={classes!("lesson", pointing, watching)}>
            <div class="lesson-head">
                <div class="lesson-top">
                    <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                    { props.about.clone() }
                </div>
                <p class="lesson-ask" tabindex="-1">{ desk.describe_task(&words) }</p>
                if is_begun {
                    <p class="lesson-begun">{ words.text("learn-begun") }</p>
                }
                if let Some(sheet) = (props.lessons.sheet)(&props.exercise) {
                    <p class="lesson-source">{ words.with("learn-source", &[("sheet", sheet.into())]) }</p>
                }
            </div>
            <div class="lesson-board">{ board }</div>
            <div class="lesson-side">{ for parts }</div>
        </section>
    }
}

/// Plays the worked example, a beat after another, unless nothing is to move.
#[hook]
fn use_playing(lesson: &Handle, motion: bool) {
    let dispatcher = lesson.dispatcher();
    let next = match (lesson.stage, &lesson.desk) {
        (Stage::Watching(part), Some(desk)) if motion && !lesson.paused && part < desk.beats() => Some(part + 1),
        _ => None,
    };
    use_effect_with(next, move |next| {
        let timer = next.map(|next| Timeout::new(BEAT, move || dispatcher.dispatch(Msg::Play(next))));
        move || drop(timer)
    });
}

/// How long a beat of a worked example stands, in milliseconds: long enough for its sentences to be read.
const BEAT: u32 = 4_500;

fn sends(lesson: &Handle, msg: fn() -> Msg) -> Callback<MouseEvent> {
    sends_as(lesson, move |_| msg())
}

/// The rule behind the answer, to be chosen.
fn rule(words: &Words, lesson: &Handle, question: RuleQuestion) -> Html {
    let RuleQuestion { about, choices, right } = question;
    let judged = lesson.rule.map(|chosen| match chosen == right {
        true => (Tone::Right, words.text("learn-right")),
        false => {
            let rule = choices.get(right).cloned().unwrap_or_default();
            (Tone::Note, words.with("learn-rule-is", &[("rule", rule.into())]))
        }
    });
    let choices = choices.into_iter().enumerate().map(|(place, rule)| {
        html! {
            <label key={place} class="choice">
                <input type="radio" name="rule" checked={lesson.rule == Some(place)}
                    onchange={sends_as(lesson, move |_: Event| Msg::Rule(place))} />
                <span>{ rule }</span>
            </label>
        }
    });
    html! {
        <fieldset class="lesson-rule choices">
            <legend>{ words.with("learn-which-rule", &[("about", about.into())]) }</legend>
            <div class="choices-row">{ for choices }</div>
            <div role="status">{ for judged.map(|(tone, text)| remark(&text, tone)) }</div>
        </fieldset>
    }
}

/// The buttons: what leads on, and help.
fn acts(words: &Words, lesson: &Handle, desk: &dyn Desk, on_next: &Callback<Effort>) -> Html {
    let effort = lesson.outcome.map_or(Effort::Helped, |outcome| outcome.effort);
    let next = |label: String, is_due: bool| {
        let class = classes!("button", "grow", is_due.then_some("primary"));
        html! {
            <button key="next" type="button" {class} onclick={on_next.reform(move |_| effort)}>{ renewed(label) }</button>
        }
    };
    match lesson.stage {
        Stage::Watching(part) => {
            let last = desk.beats();
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
                    { next(words.text("learn-now-you"), part == last) }
                </>
            }
        }
        Stage::Right | Stage::Shown => next(words.text("learn-next"), true),
        Stage::Answering | Stage::Unchanged | Stage::Wrong => {
            let help = words.with("learn-help", &[("given", lesson.hints.min(HINTS).into())]);
            html! {
                <>
                    <button key="check" type="button" class="button primary grow" disabled={!desk.is_ready()}
                        onclick={sends(lesson, || Msg::Check)}>{ words.text("learn-check") }</button>
                    <button key="help" type="button" class="button" onclick={sends(lesson, || Msg::Help)}>{ renewed(help) }</button>
                    if lesson.stage == Stage::Wrong {
                        <button key="again" type="button" class="button" onclick={sends(lesson, || Msg::Again)}>
                            { words.text("learn-again") }
                        </button>
                    }
                </>
            }
        }
    }
}
