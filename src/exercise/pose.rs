//! An exercise posed to a class on the projector: answered by hands or codes, pooled as bars, refuted on the mat.

use std::rc::Rc;

use flub::{
    classroom::{AnswerClass, Pool, PoolReport},
    lessons::Fade,
    play::order,
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    desk::{Choice, Desk, letter},
    frame::{remark, unreadable, use_announced, waiting},
    lessons::Lessons,
    making::use_made,
    pool::{Bars, Codes, Fill, Hands, Row},
    taught::Drawn,
};
use crate::{
    context::use_app,
    platform::guard::use_asked,
    ui::{notice::Tone, presenter::Presenter, renewed::renewed, sending::sends_as, share::QrCode},
};

/// What the projector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// The exercise and the answers to choose from.
    Posed,
    /// How the class has answered.
    Pooled,
    /// Why a choice is wrong.
    Refuted(usize),
    /// So many parts of the right answer.
    Worked(usize),
}

/// What is shown one after another: the wrong choice that most have taken is refuted first.
fn scenes(choices: &[Choice], parts: usize, pool: &Pool) -> Vec<Scene> {
    let mut wrong: Vec<usize> = (0..choices.len()).filter(|&at| choices[at].refuted.is_some()).collect();
    order::sort_by_key(&mut wrong, |&at| std::cmp::Reverse(pool.count(choices[at].class)));
    let refuted = wrong.into_iter().map(Scene::Refuted);
    let worked = (1..=parts).map(Scene::Worked);
    [Scene::Posed, Scene::Pooled].into_iter().chain(refuted).chain(worked).collect()
}

/// What the projector shows and how the class has answered.
#[derive(Clone, Debug, Default, PartialEq)]
struct Posing {
    /// The text of the exercise.
    exercise: Rc<str>,
    /// The place among the scenes.
    at: usize,
    /// How the class has answered.
    pool: Pool,
    /// What stands in the field for codes.
    typed: String,
    /// What became of the codes entered last.
    taken: Option<PoolReport>,
}

/// What happens while an exercise is posed.
enum Msg {
    /// Show this of the scenes.
    Show(usize),
    /// So many hands are up for an answer.
    Hands(AnswerClass, u32),
    /// This stands in the field for codes.
    Type(String),
    /// The codes in the field are taken.
    Take,
    /// The latest change of the counts is undone.
    Undo,
}

impl Reducible for Posing {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut posing = Rc::unwrap_or_clone(self);
        match msg {
            Msg::Show(at) => posing.at = at,
            Msg::Hands(class, hands) => posing.pool.set_hands(class, hands),
            Msg::Type(text) => posing.typed = text,
            Msg::Take => {
                let taken = posing.pool.take(&posing.typed, &posing.exercise);
                // What was refused stays, to be mended.
                posing.typed = taken.refused.iter().map(|(piece, _)| piece.as_str()).collect::<Vec<_>>().join("\n");
                posing.taken = Some(taken);
            }
            Msg::Undo => {
                posing.pool.undo();
                posing.taken = None;
            }
        }
        posing.into()
    }
}

/// Properties of an exercise that is posed.
#[derive(Clone, Properties, PartialEq)]
pub struct PoseProps {
    /// The lessons of its game.
    pub lessons: &'static Lessons,
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

/// Draws an exercise that is posed. Another exercise begins anew.
pub fn draw(props: PoseProps) -> Html {
    let key = props.exercise.to_string();
    html! { <PoseView {key} ..props /> }
}

type Handle = UseReducerHandle<Posing>;

#[component]
fn PoseView(props: &PoseProps) -> Html {
    let words = use_app().words;
    let exercise = props.exercise.clone();
    let posing = use_reducer_eq(|| Posing { exercise: exercise.clone(), ..Posing::default() });
    use_asked(posing.at);
    let made = use_state(|| None::<Option<Rc<dyn Desk>>>);
    let on_made = {
        let made = made.clone();
        Callback::from(move |desk| made.set(Some(desk)))
    };
    use_made(props.lessons, props.exercise.clone(), on_made);
    let choices = use_memo((made.is_some(), words.clone()), |_| {
        (*made).clone().flatten().map(|desk| desk.choices(&words, &exercise)).unwrap_or_default()
    });
    let desk = (*made).clone().flatten();
    let scenes = scenes(&choices, desk.as_ref().map_or(0, |desk| desk.parts()), &posing.pool);
    let scene = scenes.get(posing.at).copied().unwrap_or(Scene::Posed);
    let (text, tone) =
        desk.as_ref().map_or((String::new(), Tone::Note), |desk| describe(&words, &**desk, &choices, scene));
    use_announced(&text);
    let Some(desk) = desk else {
        return match made.is_some() {
            true => unreadable(&words, &props.choose, words.text("pool-choose")),
            false => waiting(&words, &props.title, &props.choose, words.text("pool-choose")),
        };
    };
    let show = |at: usize| sends_as(&posing, move |()| Msg::Show(at));
    let on_next = match posing.at + 1 {
        next if next < scenes.len() => show(next),
        _ => props.on_next.clone(),
    };
    let on_back = posing.at.checked_sub(1).map(show);
    let on_reveal = show(usize::from(posing.at == 0));
    let Drawn { board, form } = match scene {
        Scene::Posed | Scene::Pooled => desk.begin(Fade::Alone),
        Scene::Refuted(choice) => choices[choice].refuted.clone().unwrap_or_else(|| desk.begin(Fade::Alone)),
        Scene::Worked(parts) => desk.show_parts(parts),
    }
    .draw(&words, true, Callback::noop());
    let label = match scenes.get(posing.at + 1) {
        Some(Scene::Refuted(choice)) => words.with("pool-refute", &[("answer", letter(*choice).into())]),
        Some(Scene::Worked(1)) => words.text("pool-show-right"),
        Some(Scene::Worked(_)) => words.text("pool-go-on"),
        Some(Scene::Posed | Scene::Pooled) => words.text("pool-reveal"),
        None => words.text("pool-next"),
    };
    html! {
        <section class="pose">
            <Presenter {on_back} on_next={on_next.clone()} on_reveal={on_reveal} revealed={posing.at > 0} hides=false />
            <div class="pose-head">
                <h1 class="lesson-title" tabindex="-1">{ &props.title }</h1>
                <p class="lesson-ask">{ desk.describe_task(&words) }</p>
            </div>
            <div class="pose-desk">
                <div class="lesson-board">{ board }</div>
                <fieldset class="pose-form" disabled=true>{ form }</fieldset>
            </div>
            <div class="pose-side">
                { remark(&text, tone) }
                { beside(&posing, scene, rows(&words, &*desk, &choices, &posing.pool)) }
                <div key="acts" class="lesson-acts">
                    <button type="button" class="button primary" onclick={on_next.reform(|_: MouseEvent| ())}>
                        { renewed(label) }
                    </button>
                    if posing.pool.can_undo() {
                        <button type="button" class="button" onclick={sends_as(&posing, |_: MouseEvent| Msg::Undo)}>
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
                { join(&words, &posing, &props.address) }
            }
            <p class="pose-source quiet">{ words.with("pool-exercise", &[("exercise", (&*props.exercise).into())]) }</p>
        </section>
    }
}

/// The answers that are counted: the choices, beliefs that only devices have shown, and the rest.
fn rows(words: &Words, desk: &dyn Desk, choices: &[Choice], pool: &Pool) -> Vec<(AnswerClass, Row)> {
    let row = |class: AnswerClass, letter: Option<String>, answer: String, belief: Option<String>| {
        let fill = match class {
            AnswerClass::Right => Fill::Right,
            AnswerClass::Wrong => Fill::Other,
            AnswerClass::Unsure => Fill::Unsure,
            AnswerClass::First | AnswerClass::Second | AnswerClass::Third => Fill::Belief,
        };
        (class, Row { letter, answer, belief, fill, hands: pool.hands(class), count: pool.count(class) })
    };
    let mut rows: Vec<(AnswerClass, Row)> = Vec::new();
    for (place, choice) in choices.iter().enumerate() {
        let belief = choice.refuted.as_ref().and_then(|refuted| refuted.describe_flaw(words)?.belief);
        rows.push(row(choice.class, Some(letter(place)), choice.answer.clone(), belief));
    }
    for (place, belief) in (0..).map_while(|place| Some((place, desk.describe_belief(words, place)?))) {
        let class = AnswerClass::of_belief(place);
        if pool.count(class) > 0 && rows.iter().all(|(known, _)| *known != class) {
            rows.push(row(class, None, words.text("pool-believed"), Some(belief)));
        }
    }
    rows.push(row(AnswerClass::Wrong, None, words.text("pool-other"), None));
    rows.push(row(AnswerClass::Unsure, None, words.text("pool-unsure"), None));
    rows
}

/// A scene in words.
fn describe(words: &Words, desk: &dyn Desk, choices: &[Choice], scene: Scene) -> (String, Tone) {
    match scene {
        Scene::Posed | Scene::Pooled => (String::new(), Tone::Note),
        Scene::Refuted(choice) => {
            let flaw = choices[choice].refuted.as_ref().and_then(|refuted| refuted.describe_flaw(words));
            let values = |why: String| [("answer", letter(choice).into()), ("why", why.into())];
            let text = flaw.map(|flaw| words.with("pool-refuted", &values(flaw.why)));
            (text.unwrap_or_default(), Tone::Wrong)
        }
        Scene::Worked(parts) => {
            let answer = desk.describe_parts(words, parts);
            (words.with("pool-worked", &[("answer", answer.into())]), Tone::Right)
        }
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
                    posing.dispatch(Msg::Hands(*class, hands));
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
fn join(words: &Words, posing: &Handle, address: &AttrValue) -> Html {
    let on_type = sends_as(posing, Msg::Type);
    let on_take = sends_as(posing, |()| Msg::Take);
    html! {
        <div class="pose-join">
            if address.starts_with("file:") {
                <p>{ words.text("pool-from-file") }</p>
            } else {
                <QrCode {address} label={words.text("pool-qr")} />
                <div class="pose-how">
                    <p>{ words.text("pool-how") }</p>
                    <p class="pose-address"><a href={address} target="_blank" rel="noopener">{ address }</a></p>
                </div>
            }
            <div class="pose-codes">
                <Codes typed={posing.typed.clone()} taken={posing.taken.clone()} codes={posing.pool.codes()} {on_type} {on_take} />
                <p class="quiet">{ words.text("pool-forged") }</p>
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use flub::{classroom::Code, games::poe::Poe};

    use super::*;
    use crate::exercise::desk;

    #[test]
    fn what_most_believe_is_refuted_first_and_the_right_answer_is_shown_last_part_by_part() {
        let desk = desk::pose::<Poe>("poe 1 seed 7").expect("an exercise");
        let choice = |class| Choice {
            answer: String::new(),
            class,
            refuted: (class != AnswerClass::Right).then(|| desk.clone()),
        };
        let choices = [AnswerClass::First, AnswerClass::Right, AnswerClass::Second].map(choice);
        let mut pool = Pool::default();
        let order = |pool: &Pool| scenes(&choices, 2, pool);
        let after = |refuted: [usize; 2]| {
            let refuted = refuted.map(Scene::Refuted);
            [&[Scene::Posed, Scene::Pooled], &refuted[..], &[Scene::Worked(1), Scene::Worked(2)]].concat()
        };
        assert_eq!(order(&pool), after([0, 2]));
        pool.set_hands(AnswerClass::Right, 9);
        pool.set_hands(AnswerClass::First, 1);
        let codes = (0..2).map(|variety| Code::new("poe 1 seed 7", AnswerClass::Second, variety).to_string());
        pool.take(&codes.collect::<Vec<_>>().join(" "), "poe 1 seed 7");
        assert_eq!(order(&pool), after([2, 0]));
    }
}
