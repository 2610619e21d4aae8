//! An exercise of the whole class on one's own device: answered once, for a code of six letters.

use std::rc::Rc;

use flub::{
    classroom::{AnswerClass, Code},
    lessons::{Exercise, Judgement, Question},
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    lesson_view::{unreadable, waiting},
    making::use_made,
    pose_view::Told,
    posing::class_of,
    taught::{Desk, Drawn, Pointed, Taught},
};
use crate::{
    context::use_app,
    platform::{guard::use_asked, page::focus, seed},
    ui::notice::Tone,
};

/// Properties of an exercise that is answered for a code.
#[derive(Clone, Properties, PartialEq)]
pub struct AnswerProps {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// What the step is called.
    pub title: AttrValue,
}

/// An exercise of a game, answered for a code. Another exercise is another one.
pub fn draw<G: Taught>(props: AnswerProps) -> Html {
    let key = props.exercise.to_string();
    html! { <AnswerView<G> {key} ..props /> }
}

/// An exercise and its answer.
struct Answering<G: Taught> {
    question: Option<Rc<Question<G>>>,
    is_unreadable: bool,
    draft: G::Draft,
    given: Option<Given<G>>,
    /// Whether the judgement is shown.
    is_shown: bool,
}

/// What was answered; it stays.
#[derive(Clone)]
struct Given<G: Taught> {
    code: Code,
    /// What the rules say of it; `None` where nothing was answered.
    judgement: Option<Judgement<G>>,
}

enum Msg<G: Taught> {
    Made(Option<Exercise<G>>),
    Edit(G::Edit),
    /// Gives the answer, or none, with something random for the code.
    Give {
        unsure: bool,
        exercise: Rc<str>,
        variety: u32,
    },
    Show,
}

impl<G: Taught> Default for Answering<G> {
    fn default() -> Self {
        Self { question: None, is_unreadable: false, draft: G::Draft::default(), given: None, is_shown: false }
    }
}

impl<G: Taught> Clone for Answering<G> {
    fn clone(&self) -> Self {
        let given =
            self.given.as_ref().map(|Given { code, judgement }| Given { code: *code, judgement: judgement.clone() });
        Self { question: self.question.clone(), draft: self.draft.clone(), given, ..*self }
    }
}

impl<G: Taught> Reducible for Answering<G> {
    type Action = Msg<G>;

    fn reduce(self: Rc<Self>, msg: Msg<G>) -> Rc<Self> {
        let mut now = Rc::unwrap_or_clone(self);
        match (msg, now.question.clone()) {
            (Msg::Made(None), _) => now.is_unreadable = true,
            (Msg::Made(Some(exercise)), _) => {
                let question = exercise.pose();
                now.draft = G::drafted(&question, None);
                now.question = Some(Rc::new(question));
            }
            (Msg::Edit(edit), Some(question)) if now.given.is_none() => {
                now.draft = G::edited(&question, now.draft, edit);
            }
            (Msg::Give { unsure, exercise, variety }, Some(question)) if now.given.is_none() => {
                let answer = G::answer(&question, &now.draft).filter(|_| !unsure);
                let judgement = answer.map(|answer| question.judge(&answer));
                let class = match &judgement {
                    None => AnswerClass::Unsure,
                    Some(Judgement::Right) => AnswerClass::Right,
                    Some(Judgement::Wrong { misconception, .. }) => class_of(&question, *misconception),
                };
                now.given = Some(Given { code: Code::new(&exercise, class, variety), judgement });
            }
            (Msg::Show, _) => now.is_shown = true,
            (Msg::Edit(_) | Msg::Give { .. }, _) => {}
        }
        now.into()
    }
}

/// An exercise that is answered once, and the code of the answer.
#[component]
pub fn AnswerView<G: Taught>(props: &AnswerProps) -> Html {
    let words = use_app().words;
    let answering = use_reducer(Answering::<G>::default);
    let on_made = {
        let answering = answering.dispatcher();
        Callback::from(move |made| answering.dispatch(Msg::Made(made)))
    };
    use_made(props.exercise.clone(), on_made);
    let stage = (answering.question.is_some(), answering.given.is_some());
    use_asked((stage, answering.is_shown));
    use_effect_with(stage, |stage| match stage {
        (_, true) => focus(".code"),
        (true, false) => focus(".lesson-ask"),
        (false, false) => {}
    });
    if answering.is_unreadable {
        return unreadable(&words, "#/learn", words.text("learn-all"));
    }
    let Some(question) = answering.question.clone() else {
        return waiting(&words, &props.title, "#/learn", words.text("learn-all"));
    };
    if let Some(given) = answering.given.as_ref().filter(|_| !answering.is_shown) {
        return code(&words, given, &answering, &props.title);
    }
    let judgement = answering.given.as_ref().and_then(|given| given.judgement.as_ref());
    // Whoever gave none sees a right answer.
    let is_shown = answering.is_shown;
    let draft = match (is_shown, judgement) {
        (true, None) => G::drafted(&question, Some(&question.solve())),
        _ => answering.draft.clone(),
    };
    let pointed = match judgement {
        Some(Judgement::Wrong { flaw, .. }) => Pointed::Flaw(flaw),
        _ => Pointed::Nothing,
    };
    let on_edit = {
        let answering = answering.dispatcher();
        Callback::from(move |edit| answering.dispatch(Msg::Edit(edit)))
    };
    let Drawn { board, form } =
        G::desk(&Desk { words: &words, question: &question, draft: &draft, pointed, locked: is_shown, on_edit });
    let (text, tone) = match is_shown {
        true => said(&words, &question, judgement),
        false => (String::new(), Tone::Note),
    };
    html! {
        <section class="lesson">
            <div class="lesson-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                <p class="lesson-ask" tabindex="-1">{ G::asks(&words, &question) }</p>
            </div>
            <div class="lesson-board">{ board }</div>
            <div class="lesson-side">
                <fieldset class="lesson-form" disabled={is_shown}>{ form }</fieldset>
                <Told {text} {tone} />
                { acts(&words, &answering, &question, props) }
            </div>
        </section>
    }
}

/// The code, large enough to be held up.
fn code<G: Taught>(
    words: &Words,
    given: &Given<G>,
    answering: &UseReducerHandle<Answering<G>>,
    title: &AttrValue,
) -> Html {
    let code = given.code.to_string();
    let spelled = code.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let onclick = {
        let answering = answering.dispatcher();
        move |_: MouseEvent| answering.dispatch(Msg::Show)
    };
    html! {
        <div class="column code-page">
            <h1 class="lesson-title" tabindex="-1">{ title }</h1>
            <p>{ words.text("pool-your-code") }</p>
            <p class="code" tabindex="-1">
                <span class="visually-hidden">{ spelled }</span>
                { for code.chars().enumerate().map(|(at, sign)| html! { <span key={at} aria-hidden="true">{ sign }</span> }) }
            </p>
            <p>{ words.text("pool-hold-up") }</p>
            <p class="quiet">{ words.text("pool-code-about") }</p>
            <div class="action-row">
                <button type="button" class="button" {onclick}>{ words.text("pool-show-me") }</button>
            </div>
        </div>
    }
}

/// What the rules say of the answer.
fn said<G: Taught>(words: &Words, question: &Question<G>, judgement: Option<&Judgement<G>>) -> (String, Tone) {
    match judgement {
        Some(Judgement::Right) => (words.text("learn-right"), Tone::Right),
        Some(Judgement::Wrong { flaw, misconception }) => {
            let why = G::flaw(words, question, flaw);
            let said = match misconception {
                Some(belief) => {
                    let belief = G::belief(words, *belief);
                    words.with("learn-not-yet-belief", &[("why", why.into()), ("belief", belief.into())])
                }
                None => words.with("learn-not-yet", &[("why", why.into())]),
            };
            (said, Tone::Wrong)
        }
        None => {
            let answer = G::told(words, question, &question.solve());
            (words.with("learn-shown", &[("answer", answer.into())]), Tone::Note)
        }
    }
}

fn acts<G: Taught>(
    words: &Words,
    answering: &UseReducerHandle<Answering<G>>,
    question: &Question<G>,
    props: &AnswerProps,
) -> Html {
    if answering.is_shown {
        return html! {};
    }
    let give = |unsure: bool| {
        let (answering, exercise) = (answering.dispatcher(), props.exercise.clone());
        move |_: MouseEvent| {
            let variety = seed().0 as u32;
            answering.dispatch(Msg::Give { unsure, exercise: exercise.clone(), variety });
        }
    };
    let is_ready = G::answer(question, &answering.draft).is_some();
    html! {
        <div class="lesson-acts">
            <button type="button" class="button primary" disabled={!is_ready} onclick={give(false)}>
                { words.text("pool-give") }
            </button>
            <button type="button" class="button" onclick={give(true)}>{ words.text("pool-unsure") }</button>
            <p class="quiet">{ words.text("pool-once") }</p>
        </div>
    }
}
