//! An exercise posed to a class on the projector: answered by hands or codes, pooled as bars, refuted on the mat.

use std::rc::Rc;

use flub::{classroom::AnswerClass, lessons::Fade};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    desk::{Choice, Desk, letter},
    fit::{Fitting, use_fitting},
    frame::{remark, unreadable, use_announced, waiting},
    join::Join,
    lessons::Lessons,
    making::use_made,
    pool::{Bars, Codes, Fill, Hands, Row},
    posing::{Msg, OTHER, POSED, Posing, Scene, UNSURE, scenes},
    taught::Drawn,
};
use crate::{
    context::{Present, PresentingHandle, use_app},
    platform::{guard::use_asked, page::session_notes},
    ui::{notice::Tone, presenter::Presenter, renewed::renewed, sending::sends_as},
};

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
    /// The full address of the page where another device collects codes.
    pub collect: AttrValue,
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

/// The key in session storage that is there while an exercise is presented.
const PRESENTED: &str = "flub.presented";

/// Goes on presenting when the page is loaded again.
#[hook]
fn use_presented_again(presenting: &PresentingHandle) {
    // Where it is refused, presenting ends with the page.
    let note = |on: bool| {
        let notes = session_notes();
        let _ = notes.map(|notes| if on { notes.set_item(PRESENTED, "") } else { notes.remove_item(PRESENTED) });
    };
    let on = presenting.on;
    let presenting = presenting.dispatcher();
    use_effect_with((), move |()| {
        if session_notes().is_some_and(|notes| matches!(notes.get_item(PRESENTED), Ok(Some(_)))) {
            presenting.dispatch(Present::On(true));
        }
    });
    use_effect_with(on, move |&on| {
        note(on);
        // Only a page that is loaded again does not end.
        move || note(false)
    });
}

/// What must not be cut: beside the desk, and on it.
pub const FITTED: &[Fitting] = &[
    Fitting { attribute: "data-fit", parts: ".pose-side, .pose-side > *, .pose-desk:has(.mat) > .pose-form", most: 10 },
    Fitting { attribute: "data-code", parts: ".pose-side, .pose-side > *", most: 3 },
    Fitting { attribute: "data-desk", parts: ".pose-desk:not(:has(.mat))", most: 7 },
];

#[component]
fn PoseView(props: &PoseProps) -> Html {
    let app = use_app();
    let (words, storage) = (app.words, app.storage);
    let exercise = props.exercise.clone();
    let posing = {
        let (storage, exercise) = (storage.clone(), exercise.clone());
        use_reducer_eq(move || Posing::resumed(&storage, POSED, &exercise))
    };
    use_effect_with(posing.clone(), {
        let storage = storage.clone();
        move |posing| posing.keep(&storage, POSED)
    });
    use_asked(posing.at);
    use_presented_again(&app.presenting);
    let section = use_node_ref();
    use_fitting(&section, FITTED);
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
    let latest = usize::from(!posing.votes[1].is_empty());
    let scenes =
        scenes(&choices, desk.as_ref().map_or(0, |desk| desk.parts()), |at| count(&posing, latest, &choices, at));
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
    let place = |scene: Scene| scenes.iter().position(|other| *other == scene).unwrap_or(0);
    let show = |at: usize| sends_as(&posing, move |()| Msg::Show(at));
    // The class is done with this one, so what it has answered is forgotten.
    let on_another = {
        let (on_next, exercise) = (props.on_next.clone(), exercise.clone());
        Callback::from(move |()| {
            Posing::forget(&storage, &exercise);
            on_next.emit(());
        })
    };
    let on_next = match posing.at + 1 {
        next if next < scenes.len() => show(next),
        _ => on_another.clone(),
    };
    let on_back = posing.at.checked_sub(1).map(show);
    let hidden = if latest == 1 { Scene::VotedAgain } else { Scene::Voted };
    let on_reveal = show(match scene {
        Scene::Posed => place(Scene::Voted),
        Scene::Voted => place(Scene::Posed),
        Scene::PosedAgain => place(Scene::VotedAgain),
        Scene::VotedAgain => place(Scene::PosedAgain),
        Scene::Truth | Scene::Refuted(_) | Scene::Worked(_) => place(hidden),
    });
    let Drawn { board, form } = match scene {
        Scene::Refuted(choice) => choices[choice].refuted.clone().unwrap_or_else(|| desk.begin(Fade::Alone)),
        Scene::Worked(parts) => desk.show_parts(parts),
        _ => desk.begin(Fade::Alone),
    }
    .draw(&words, true, Callback::noop());
    let label = match scenes.get(posing.at + 1) {
        Some(Scene::Voted | Scene::VotedAgain) => words.text("pool-reveal"),
        Some(Scene::PosedAgain) => words.text("pool-vote-again"),
        Some(Scene::Truth | Scene::Posed) => words.text("pool-show-truth"),
        Some(Scene::Refuted(choice)) => words.with("pool-refute", &[("answer", letter(*choice).into())]),
        Some(Scene::Worked(1)) => words.text("pool-show-right"),
        Some(Scene::Worked(_)) => words.text("pool-go-on"),
        None => words.text("pool-next"),
    };
    let rows = rows(&words, &*desk, &choices, &posing, scene);
    html! {
        <section ref={section} class={classes!("pose", scene.counts().is_some().then_some("counting"))}>
            <Presenter {on_back} on_next={on_next.clone()} {on_reveal} revealed={scene.counts().is_none()} hides=false />
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
                { beside(&posing, scene, rows) }
                <div key="acts" class="lesson-acts">
                    <button type="button" class="button primary" onclick={on_next.reform(|_: MouseEvent| ())}>
                        { renewed(label) }
                    </button>
                    if scene == Scene::Voted {
                        <button type="button" class="button" onclick={show(place(Scene::Truth)).reform(|_: MouseEvent| ())}>
                            { words.text("pool-show-truth") }
                        </button>
                    }
                    { undo(&words, &posing, scene) }
                    if scene.is_true() {
                        { refutations(&words, &scenes, scene, &posing) }
                        if posing.at + 1 < scenes.len() {
                            <button type="button" class="button" onclick={on_another.reform(|_: MouseEvent| ())}>
                                { words.text("pool-next") }
                            </button>
                        }
                    }
                    <a class="button" href={&props.choose}>{ words.text("pool-choose") }</a>
                </div>
                // A device gives one code for an exercise, so the second vote is by hands alone.
                if scene == Scene::Posed {
                    <Join address={&props.address} collect={&props.collect} />
                    { codes(&words, &posing) }
                }
                <p class="pose-source quiet">{ words.with("pool-exercise", &[("exercise", (&*props.exercise).into())]) }</p>
            </div>
        </section>
    }
}

/// How many have chosen a choice in a vote, by hand or code. Codes tell only the class of an answer, so those of a class count for its first
/// choice; wrong answers without a belief are told apart by hands alone.
fn count(posing: &Posing, vote: usize, choices: &[Choice], at: usize) -> u32 {
    let (pool, class) = (&posing.votes[vote], choices[at].class);
    let is_first = choices.iter().position(|choice| choice.class == class) == Some(at);
    let coded = if is_first && class != AnswerClass::Wrong { pool.coded(class) } else { 0 };
    pool.hands(at) + coded
}

/// The answers that are counted: the choices, beliefs that only devices have shown, and the rest.
fn rows(words: &Words, desk: &dyn Desk, choices: &[Choice], posing: &Posing, scene: Scene) -> Vec<Row> {
    // The second vote stands beside the first once there is one.
    let votes = match scene {
        Scene::Posed | Scene::Voted => 0..1,
        _ if posing.votes[1].is_empty() => 0..1,
        _ => 0..2,
    };
    let counted = scene.counts().unwrap_or(0);
    let is_true = scene.is_true();
    let fill = |class: AnswerClass| match class {
        _ if !is_true => Fill::Vote,
        AnswerClass::Right => Fill::Right,
        AnswerClass::Wrong => Fill::Other,
        AnswerClass::Unsure => Fill::Unsure,
        AnswerClass::First | AnswerClass::Second | AnswerClass::Third => Fill::Belief,
    };
    let mut rows: Vec<Row> = Vec::new();
    for (place, choice) in choices.iter().enumerate() {
        let belief = choice.refuted.as_ref().and_then(|refuted| refuted.describe_flaw(words)?.belief);
        let is_refuted = scene == Scene::Refuted(place);
        let mark = match choice.class {
            AnswerClass::Right => is_true.then(|| (Tone::Right, words.text("pool-right"))),
            _ => is_refuted.then(|| (Tone::Wrong, words.text("pool-wrong"))),
        };
        rows.push(Row {
            letter: Some(letter(place)),
            answer: choice.answer.clone(),
            shown: choice.shown.clone(),
            // While one is refuted, the others leave it the room.
            belief: belief.filter(|_| scene == Scene::Truth || is_refuted),
            fill: fill(choice.class),
            mark,
            hands: Some(posing.votes[counted].hands(place)),
            counts: votes.clone().map(|vote| count(posing, vote, choices, place)).collect(),
        });
    }
    let plain = |answer: String, belief: Option<String>, fill: Fill, hands: Option<usize>, class: AnswerClass| {
        let count = |vote: usize| {
            let pool = &posing.votes[vote];
            pool.coded(class) + hands.map_or(0, |place| pool.hands(place))
        };
        let counts = votes.clone().map(count).collect();
        let hands = hands.map(|place| posing.votes[counted].hands(place));
        Row { letter: None, answer, shown: None, belief, fill, mark: None, hands, counts }
    };
    for (place, belief) in (0..).map_while(|place| Some((place, desk.describe_belief(words, place)?))) {
        let class = AnswerClass::of_belief(place);
        let is_chosen = choices.iter().any(|choice| choice.class == class);
        if class != AnswerClass::Wrong && !is_chosen && posing.votes.iter().any(|vote| vote.coded(class) > 0) {
            let answer = if is_true { words.text("pool-believed") } else { words.text("pool-other") };
            rows.push(plain(answer, Some(belief).filter(|_| scene == Scene::Truth), fill(class), None, class));
        }
    }
    rows.push(plain(words.text("pool-other"), None, fill(AnswerClass::Wrong), Some(OTHER), AnswerClass::Wrong));
    rows.push(plain(words.text("pool-unsure"), None, fill(AnswerClass::Unsure), Some(UNSURE), AnswerClass::Unsure));
    rows
}

/// A scene in words.
fn describe(words: &Words, desk: &dyn Desk, choices: &[Choice], scene: Scene) -> (String, Tone) {
    match scene {
        Scene::Posed | Scene::Voted | Scene::Truth => (String::new(), Tone::Note),
        Scene::PosedAgain => (words.text("pool-again"), Tone::Note),
        Scene::VotedAgain => (String::new(), Tone::Note),
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
fn beside(posing: &Handle, scene: Scene, rows: Vec<Row>) -> Html {
    if let Some(vote) = scene.counts() {
        let last = rows.len();
        let on_hands = sends_as(posing, move |(row, hands): (usize, u32)| {
            // The last two rows are those without a letter that hands can be up for.
            let place = match last - row {
                1 => UNSURE,
                2 => OTHER,
                _ => row,
            };
            Msg::Hands(vote, place, hands)
        });
        return html! { <Hands {rows} {on_hands} /> };
    }
    let right = rows.iter().position(|row| row.fill == Fill::Right);
    match scene {
        Scene::Refuted(choice) => html! { <Bars {rows} now={choice} /> },
        Scene::Worked(_) => html! { <Bars {rows} now={right} /> },
        _ => html! { <Bars {rows} /> },
    }
}

/// The buttons that refute a choice by its letter.
fn refutations(words: &Words, scenes: &[Scene], scene: Scene, posing: &Handle) -> Html {
    let mut wrong: Vec<(usize, usize)> = Vec::new();
    for (at, shown) in scenes.iter().enumerate() {
        if let Scene::Refuted(choice) = shown {
            wrong.push((*choice, at));
        }
    }
    flub::play::order::sort(&mut wrong);
    let buttons = wrong.into_iter().map(|(choice, at)| {
        let label = words.with("pool-refute", &[("answer", letter(choice).into())]);
        let pressed = (scene == Scene::Refuted(choice)).to_string();
        html! {
            <button key={choice} type="button" class="button pool-by-letter" aria-label={label} aria-pressed={pressed}
                onclick={sends_as(posing, move |_: MouseEvent| Msg::Show(at))}>{ letter(choice) }</button>
        }
    });
    let asked = words.with("pool-refute", &[("answer", "…".into())]);
    html! { <span class="pool-letters"><span aria-hidden="true">{ asked }</span>{ for buttons }</span> }
}

fn undo(words: &Words, posing: &Handle, scene: Scene) -> Html {
    let vote = scene.counts().filter(|&vote| posing.votes[vote].can_undo());
    html! {
        if let Some(vote) = vote {
            <button type="button" class="button" onclick={sends_as(posing, move |_: MouseEvent| Msg::Undo(vote))}>
                { words.text("pool-undo") }
            </button>
        }
    }
}

/// Where codes go.
fn codes(words: &Words, posing: &Handle) -> Html {
    let on_type = sends_as(posing, Msg::Type);
    let on_take = sends_as(posing, |()| Msg::Take);
    html! {
        <div class="pose-codes">
            <Codes typed={posing.typed.clone()} taken={posing.taken.clone()} codes={posing.votes[0].codes()} {on_type} {on_take} />
            <p class="quiet">{ words.text("pool-forged") }</p>
        </div>
    }
}
