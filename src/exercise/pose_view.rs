//! An exercise posed to a class on the projector: answered by hands or codes, pooled as bars, refuted on the mat.

use std::rc::Rc;

use flub::{classroom::AnswerClass, lessons::Exercise};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    lesson_view::{unreadable, waiting},
    making::use_made,
    pool_view::{Bars, Codes, Fill, Hands, Row},
    posing::{PoseMsg, PosedToAll, Posing, Scene, choices, letter},
    taught::{Desk, Drawn, Pointed, Taught},
};
use crate::{
    context::use_app,
    platform::guard::use_asked,
    ui::{
        notice::{Notice, Tone},
        presenter::Presenter,
        renewed::renewed,
        share::QrCode,
    },
};

/// Properties of an exercise that is posed.
#[derive(Clone, Properties, PartialEq)]
pub struct PoseProps {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// What the step is called.
    pub title: AttrValue,
    /// The full address that devices open.
    pub address: AttrValue,
    /// The address of the page where another exercise is chosen.
    pub choose: AttrValue,
    /// Called to go on to another exercise.
    pub on_next: Callback<()>,
}

/// An exercise of a game, posed. Another exercise begins anew.
pub fn draw<G: Taught>(props: PoseProps) -> Html {
    let key = props.exercise.to_string();
    html! { <PoseView<G> {key} ..props /> }
}

type Handle = UseReducerHandle<Posing>;

/// An exercise posed to a class.
#[component]
pub fn PoseView<G: Taught>(props: &PoseProps) -> Html {
    let words = use_app().words;
    let exercise = props.exercise.clone();
    let posing = use_reducer_eq(|| Posing { exercise: exercise.clone(), ..Posing::default() });
    use_asked(posing.at);
    let made = use_state(|| None::<Option<Exercise<G>>>);
    let on_made = {
        let made = made.clone();
        Callback::from(move |exercise| made.set(Some(exercise)))
    };
    use_made(props.exercise.clone(), on_made);
    let posed = use_memo((made.is_some(), words.clone()), |_| {
        let question = (*made).clone()??.pose();
        let choices = choices(&question, &exercise, |answer| G::told(&words, &question, answer));
        Some(PosedToAll { choices, worked: question.worked(), question })
    });
    match (&*made, &*posed) {
        (Some(None), _) => unreadable(&words, &props.choose, words.text("pool-choose")),
        (_, Some(posed)) => shown(&words, &posing, posed, props),
        _ => waiting(&words, &props.title, &props.choose, words.text("pool-choose")),
    }
}

fn shown<G: Taught>(words: &Words, posing: &Handle, posed: &PosedToAll<G>, props: &PoseProps) -> Html {
    let scenes = posed.scenes(&posing.pool);
    let scene = scenes.get(posing.at).copied().unwrap_or(Scene::Posed);
    let show = |at: usize| {
        let posing = posing.dispatcher();
        Callback::from(move |()| posing.dispatch(PoseMsg::Show(at)))
    };
    let on_next = match posing.at + 1 {
        next if next < scenes.len() => show(next),
        _ => props.on_next.clone(),
    };
    let on_back = posing.at.checked_sub(1).map(show);
    let on_reveal = show(usize::from(posing.at == 0));
    let (draft, pointed) = on_desk(posed, scene);
    let Drawn { board, form } = G::desk(&Desk {
        words,
        question: &posed.question,
        draft: &draft,
        pointed,
        locked: true,
        on_edit: Callback::noop(),
    });
    let rows = rows(words, posed, posing);
    let label = match scenes.get(posing.at + 1) {
        Some(Scene::Refuted(choice)) => words.with("pool-refute", &[("answer", letter(*choice).into())]),
        Some(Scene::Worked(1)) => words.text("pool-show-right"),
        Some(Scene::Worked(_)) => words.text("pool-go-on"),
        Some(Scene::Posed | Scene::Pooled) => words.text("pool-reveal"),
        None => words.text("pool-next"),
    };
    let next = on_next.reform(|_: MouseEvent| ());
    html! {
        <section class="pose">
            <Presenter {on_back} on_next={on_next.clone()} on_reveal={on_reveal} revealed={posing.at > 0} hides=false />
            <div class="pose-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                <p class="lesson-ask">{ G::asks(words, &posed.question) }</p>
            </div>
            <div class="pose-desk">
                <div class="lesson-board">{ board }</div>
                <fieldset class="pose-form" disabled=true>{ form }</fieldset>
            </div>
            <div class="pose-side">
                <Told text={said(words, posed, scene)} tone={tone(scene)} />
                { beside(posing, scene, rows) }
                <div key="acts" class="lesson-acts">
                    <button type="button" class="button primary" onclick={next}>{ renewed(label) }</button>
                    if posing.pool.can_undo() {
                        <button type="button" class="button" onclick={sends(posing, || PoseMsg::Undo)}>
                            { words.text("pool-undo") }
                        </button>
                    }
                    if posing.at > 1 && posing.at + 1 < scenes.len() {
                        <button type="button" class="button" onclick={props.on_next.reform(|_: MouseEvent| ())}>
                            { words.text("pool-next") }
                        </button>
                    }
                    <a class="button" href={&props.choose}>{ words.text("pool-choose") }</a>
                </div>
            </div>
            if scene == Scene::Posed || scene == Scene::Pooled {
                { join(words, posing, props) }
            }
            <p class="pose-source quiet">{ words.with("pool-exercise", &[("exercise", (&*props.exercise).into())]) }</p>
        </section>
    }
}

/// What lies on the desk, and what is pointed at.
fn on_desk<G: Taught>(posed: &PosedToAll<G>, scene: Scene) -> (G::Draft, Pointed<'_, G>) {
    let question = &posed.question;
    let plain = |answer: Option<&G::Answer>| (G::drafted(question, answer), Pointed::Nothing);
    match scene {
        Scene::Posed | Scene::Pooled => plain(None),
        Scene::Refuted(choice) => match posed.choices.get(choice).map(|choice| (&choice.answer, &choice.wrong)) {
            Some((answer, Some((flaw, _)))) => (G::refuted(question, answer, flaw), Pointed::Flaw(flaw)),
            _ => plain(None),
        },
        Scene::Worked(parts) => plain(parts.checked_sub(1).and_then(|last| posed.worked.get(last))),
    }
}

/// The answers that are counted: the choices, beliefs that only devices have shown, and the rest.
fn rows<G: Taught>(words: &Words, posed: &PosedToAll<G>, posing: &Posing) -> Vec<(AnswerClass, Row)> {
    let (question, pool) = (&posed.question, &posing.pool);
    let row = |class: AnswerClass, letter: Option<String>, told: String, belief: Option<String>| {
        let fill = match class {
            AnswerClass::Right => Fill::Right,
            AnswerClass::Wrong => Fill::Other,
            AnswerClass::Unsure => Fill::Unsure,
            AnswerClass::First | AnswerClass::Second | AnswerClass::Third => Fill::Belief,
        };
        (class, Row { letter, told, belief, fill, hands: pool.hands(class), count: pool.count(class) })
    };
    let mut rows: Vec<(AnswerClass, Row)> = Vec::new();
    for (place, choice) in posed.choices.iter().enumerate() {
        let belief = choice.wrong.as_ref().map(|(_, belief)| G::belief(words, *belief));
        let told = G::told(words, question, &choice.answer);
        rows.push(row(choice.class, Some(letter(place)), told, belief));
    }
    for (place, belief) in G::misconceptions(question.step()).iter().enumerate() {
        let class = AnswerClass::of_belief(place);
        if pool.count(class) > 0 && rows.iter().all(|(known, _)| *known != class) {
            rows.push(row(class, None, words.text("pool-believed"), Some(G::belief(words, *belief))));
        }
    }
    rows.push(row(AnswerClass::Wrong, None, words.text("pool-other"), None));
    rows.push(row(AnswerClass::Unsure, None, words.text("pool-unsure"), None));
    rows
}

/// What is told of a scene.
fn said<G: Taught>(words: &Words, posed: &PosedToAll<G>, scene: Scene) -> String {
    match scene {
        Scene::Posed | Scene::Pooled => String::new(),
        Scene::Refuted(choice) => match posed.choices.get(choice).and_then(|choice| choice.wrong.as_ref()) {
            Some((flaw, _)) => {
                let why = G::flaw(words, &posed.question, flaw);
                words.with("pool-refuted", &[("answer", letter(choice).into()), ("why", why.into())])
            }
            None => String::new(),
        },
        Scene::Worked(parts) => match parts.checked_sub(1).and_then(|last| posed.worked.get(last)) {
            Some(answer) => words.with("pool-worked", &[("answer", G::told(words, &posed.question, answer).into())]),
            None => String::new(),
        },
    }
}

const fn tone(scene: Scene) -> Tone {
    match scene {
        Scene::Refuted(_) => Tone::Wrong,
        Scene::Worked(_) => Tone::Right,
        Scene::Posed | Scene::Pooled => Tone::Note,
    }
}

/// What stands beside the desk.
fn beside(posing: &Handle, scene: Scene, rows: Vec<(AnswerClass, Row)>) -> Html {
    let (classes, rows): (Vec<AnswerClass>, Vec<Row>) = rows.into_iter().unzip();
    let right = classes.iter().position(|class| *class == AnswerClass::Right);
    match scene {
        Scene::Posed => {
            let posing = posing.dispatcher();
            let on_hands = Callback::from(move |(place, hands): (usize, u32)| {
                if let Some(class) = classes.get(place) {
                    posing.dispatch(PoseMsg::Hands(*class, hands));
                }
            });
            html! { <Hands {rows} {on_hands} /> }
        }
        Scene::Pooled => html! { <Bars {rows} /> },
        Scene::Refuted(choice) => html! { <Bars {rows} only={choice} /> },
        Scene::Worked(_) => html! { <Bars {rows} only={right} /> },
    }
}

/// How devices join, and where their codes go.
fn join(words: &Words, posing: &Handle, props: &PoseProps) -> Html {
    let is_file = props.address.starts_with("file:");
    let on_type = sends_as(posing, PoseMsg::Type);
    let on_take = sends_as(posing, |()| PoseMsg::Take);
    html! {
        <div class="pose-join">
            if is_file {
                <p>{ words.text("pool-from-file") }</p>
            } else {
                <QrCode address={&props.address} label={words.text("pool-qr")} />
                <div class="pose-how">
                    <p>{ words.text("pool-how") }</p>
                    <p class="pose-address"><a href={&props.address} target="_blank" rel="noopener">{ &props.address }</a></p>
                </div>
            }
            <div class="pose-codes">
                <Codes typed={posing.typed.clone()} taken={posing.taken.clone()} codes={posing.pool.codes()} {on_type} {on_take} />
                <p class="quiet">{ words.text("pool-forged") }</p>
            </div>
        </div>
    }
}

/// Properties of [`Told`].
#[derive(Properties, PartialEq)]
pub struct ToldProps {
    /// What is told; nothing is drawn of an empty text.
    pub text: AttrValue,
    /// How.
    pub tone: Tone,
}

/// A sentence that is shown and announced.
#[component]
pub fn Told(props: &ToldProps) -> Html {
    let announcer = use_app().announcer;
    use_effect_with(props.text.clone(), move |text| {
        if !text.is_empty() {
            announcer.announce(text.to_string());
        }
    });
    html! {
        if !props.text.is_empty() {
            <Notice tone={props.tone}><p>{ renewed(&props.text) }</p></Notice>
        }
    }
}

fn sends(posing: &Handle, msg: fn() -> PoseMsg) -> Callback<MouseEvent> {
    let posing = posing.dispatcher();
    Callback::from(move |_| posing.dispatch(msg()))
}

fn sends_as<E: 'static>(posing: &Handle, msg: impl Fn(E) -> PoseMsg + 'static) -> Callback<E> {
    let posing = posing.dispatcher();
    Callback::from(move |value| posing.dispatch(msg(value)))
}
