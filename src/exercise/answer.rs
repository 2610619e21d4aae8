//! An exercise of the whole class on one's own device: answered once, for a code of six letters.

use std::rc::Rc;

use flub::{
    classroom::{AnswerClass, Code},
    lessons::Fade,
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    answered::{ANSWERED, Given},
    desk::{Desk, Edit, Verdict},
    frame::{remark, unreadable, use_announced, waiting},
    lesson::describe_wrong,
    lessons::Lessons,
    making::use_made,
    newest,
    taught::Drawn,
};
use crate::{
    context::use_app,
    platform::{guard::use_asked, page::focus, seed},
    ui::{notice::Tone, sending::sends_as},
};

/// An exercise and its answer.
#[derive(Clone, Default)]
struct Answering {
    desk: Option<Rc<dyn Desk>>,
    is_unreadable: bool,
    given: Option<Given>,
    /// What the rules say of it; `None` where nothing was answered.
    verdict: Option<Verdict>,
    /// Whether the judgement is shown.
    is_shown: bool,
}

enum Msg {
    Made(Option<Rc<dyn Desk>>),
    Edit(Edit),
    /// Gives the answer, or none, with something random for the code.
    Give {
        unsure: bool,
        exercise: Rc<str>,
        variety: u32,
    },
    Show,
}

impl Reducible for Answering {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut now = Rc::unwrap_or_clone(self);
        match (msg, now.desk.clone()) {
            (Msg::Made(None), _) => now.is_unreadable = true,
            (Msg::Made(Some(desk)), _) => {
                now.desk = Some(desk.begin(Fade::Alone));
                // It was answered before, perhaps on another day.
                if let Some(given) = now.given.clone() {
                    now.settle(&desk, &given.answer);
                }
            }
            (Msg::Edit(edit), Some(desk)) if now.given.is_none() => now.desk = Some(desk.edit(edit)),
            (Msg::Give { unsure, exercise, variety }, Some(desk)) if now.given.is_none() => {
                let answer = if unsure { String::new() } else { desk.answered().unwrap_or_default() };
                now.settle(&desk, &answer);
                let class = now.verdict.map_or(AnswerClass::Unsure, Verdict::class);
                let code = Code::new(&exercise, class, variety);
                now.given = Some(Given { exercise: exercise.to_string(), code, answer });
            }
            (Msg::Show, _) => now.is_shown = true,
            (Msg::Edit(_) | Msg::Give { .. }, _) => {}
        }
        now.into()
    }
}

impl Answering {
    /// Judges an answer and shows it; without one a right one is shown.
    fn settle(&mut self, desk: &Rc<dyn Desk>, answer: &str) {
        let judged = desk.answer_with(answer).and_then(|desk| desk.judge());
        self.verdict = judged.as_ref().map(|(verdict, _)| *verdict);
        self.desk = Some(judged.map_or_else(|| desk.show_parts(desk.parts()), |(_, desk)| desk));
    }
}

/// Properties of an exercise that is answered for a code.
#[derive(Clone, Properties, PartialEq)]
pub struct AnswerProps {
    /// The lessons of its game.
    pub lessons: &'static Lessons,
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// What the step is called.
    pub title: AttrValue,
}

/// Draws an exercise that is answered for a code. Another exercise is another one.
pub fn draw(props: AnswerProps) -> Html {
    let key = props.exercise.to_string();
    html! { <AnswerView {key} ..props /> }
}

type Handle = UseReducerHandle<Answering>;

#[component]
fn AnswerView(props: &AnswerProps) -> Html {
    let app = use_app();
    let (words, storage) = (app.words, app.storage);
    let answering = {
        let (storage, exercise) = (storage.clone(), props.exercise.clone());
        use_reducer(move || {
            let given = newest::find(&storage, ANSWERED, &exercise);
            Answering { given, ..Answering::default() }
        })
    };
    use_effect_with(answering.given.clone(), move |given| {
        let Some(given) = given else { return };
        if newest::find::<Given>(&storage, ANSWERED, &given.exercise).is_none() {
            newest::keep(&storage, ANSWERED, &given.exercise, Some(given.to_string()));
        }
    });
    let on_made = sends_as(&answering, Msg::Made);
    use_made(props.lessons, props.exercise.clone(), on_made);
    let stage = (answering.desk.is_some(), answering.given.is_some());
    use_asked((stage, answering.is_shown));
    use_effect_with(stage, |stage| match stage {
        (_, true) => focus(".code"),
        (true, false) => focus(".lesson-ask"),
        (false, false) => {}
    });
    let (text, tone) = match &answering.desk {
        Some(desk) if answering.given.is_some() && answering.is_shown => {
            describe_judgement(&words, &**desk, answering.verdict)
        }
        _ => (String::new(), Tone::Note),
    };
    use_announced(&text);
    if answering.is_unreadable {
        return unreadable(&words, "#/learn", words.text("learn-all"));
    }
    let Some(desk) = answering.desk.clone() else {
        return waiting(&words, &props.title, "#/learn", words.text("learn-all"));
    };
    if let Some(given) = answering.given.as_ref().filter(|_| !answering.is_shown) {
        return code(&words, given.code, &answering, &props.title);
    }
    let is_shown = answering.is_shown;
    let Drawn { board, form } = desk.draw(&words, is_shown, sends_as(&answering, Msg::Edit));
    html! {
        <section class="lesson">
            <div class="lesson-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                <p class="lesson-ask" tabindex="-1">{ desk.describe_task(&words) }</p>
            </div>
            <div class="lesson-board">{ board }</div>
            <div class="lesson-side">
                <fieldset class="lesson-form" disabled={is_shown}>{ form }</fieldset>
                { remark(&text, tone) }
                if !is_shown {
                    { acts(&words, &answering, desk.is_ready(), &props.exercise) }
                }
            </div>
        </section>
    }
}

/// The code, large enough to be held up.
fn code(words: &Words, code: Code, answering: &Handle, title: &AttrValue) -> Html {
    let code = code.to_string();
    let spelled = code.chars().map(String::from).collect::<Vec<_>>().join(" ");
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
                <button type="button" class="button" onclick={sends_as(answering, |_: MouseEvent| Msg::Show)}>
                    { words.text("pool-show-me") }
                </button>
            </div>
        </div>
    }
}

/// What the rules say of the answer; without one, a right answer.
fn describe_judgement(words: &Words, desk: &dyn Desk, verdict: Option<Verdict>) -> (String, Tone) {
    match verdict {
        Some(Verdict::Right) => (words.text("learn-right"), Tone::Right),
        Some(Verdict::Wrong(_)) => (describe_wrong(words, desk), Tone::Wrong),
        None => {
            let answer = desk.describe_parts(words, desk.parts());
            (words.with("learn-shown", &[("answer", answer.into())]), Tone::Note)
        }
    }
}

fn acts(words: &Words, answering: &Handle, is_ready: bool, exercise: &Rc<str>) -> Html {
    let give = |unsure: bool| {
        let exercise = exercise.clone();
        let give = move |_: MouseEvent| Msg::Give { unsure, exercise: exercise.clone(), variety: seed().0 as u32 };
        sends_as(answering, give)
    };
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
