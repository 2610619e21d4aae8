//! Tomorrow's lesson: what a teacher has gathered for it, in order, under a name; walked through on the projector, printed as a plan, and
//! taken along.

mod add;
pub mod kept;
mod linked;
mod list;
pub mod walk;
mod wording;

use flub::{classroom::Agenda, play::to_link};
use flub_tables::i18n::Words;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

pub use self::{add::AddToLesson, linked::LinkedLesson};

use self::{
    kept::{LESSON, change, describe_unreadable, load, read, replace, use_kept},
    list::List,
};
use super::{aside::draw_aside, take::TakeAlong};
use crate::{
    context::{AppContext, use_app, use_words},
    games::Game,
    platform::{file, page::address_of, storage::Storage},
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    ui::{
        buttons::print_button,
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// How much of a file is read, in bytes: more than any lesson has.
const LONGEST_FILE: usize = 100_000;

/// How many pages are in the lesson of this device; `None` if there are none.
pub fn count(storage: &Storage) -> Option<usize> {
    Some(load(storage).agenda.places().len()).filter(|count| *count > 0)
}

/// The lesson of this device.
#[component]
pub fn OwnLesson() -> Html {
    let AppContext { words, storage, presenting, .. } = use_app();
    let kept = use_kept();
    let agenda = &kept.agenda;
    let is_empty = agenda.places().is_empty();
    let on_name = {
        let storage = storage.clone();
        move |event: Event| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value();
            change(&storage, |kept| kept.agenda.rename(&name));
        }
    };
    let on_begin = {
        let (storage, at) = (storage.clone(), kept.at.unwrap_or(0));
        (!is_empty).then(|| Callback::from(move |_: MouseEvent| walk::go(&storage, &presenting, at)))
    };
    let begin = match kept.at {
        Some(at) => words.with("lesson-go-on", &[("place", (at + 1).into())]),
        None => words.text("lesson-begin"),
    };
    let link = to_link(&agenda.to_string()).ok();
    let address = link.map(|link| AttrValue::from(address_of(&TeachPlace::Lesson(Some(link.into())).href())));
    let title = if agenda.name().is_empty() { words.text("lesson-title") } else { agenda.name().to_owned() };
    html! {
        <div class="column lesson-page">
            <h1 tabindex="-1">{ renewed(title) }</h1>
            <label class="field no-print">
                <span>{ words.text("lesson-name") }</span>
                <input type="text" autocomplete="off" value={agenda.name().to_owned()} onchange={on_name} />
            </label>
            if is_empty {
                <p class="no-print">{ words.text("lesson-empty") }</p>
            } else {
                <List agenda={agenda.clone()} />
            }
            <div class="row no-print">
                <button type="button" class="button primary" aria-disabled={is_empty.to_string()} onclick={on_begin}>
                    { renewed(begin) }
                </button>
                { print_button(&words, "button", is_empty) }
            </div>
            <section class="sheet stack no-print" aria-labelledby="lesson-more">
                <h2 id="lesson-more">{ words.text("lesson-more") }</h2>
                { draw_ways(&words) }
                <h3>{ words.text("lesson-ladder") }</h3>
                <StepsToAdd />
            </section>
            if !is_empty {
                <TakeAlong text={agenda.to_string()} {address} file="flub-lesson.txt" title={words.text("lesson-take")} />
            }
            <Others {is_empty} />
        </div>
    }
}

/// Links to the pages where something can be chosen for a lesson.
fn draw_ways(words: &Words) -> Html {
    let ways = [
        (TeachPlace::Pose(None), words.text("teach-pose")),
        (TeachPlace::Court(None), words.text("teach-court")),
        (TeachPlace::SetUp, words.text("teach-set-up")),
        (TeachPlace::Tournament(None), words.text("teach-tournament")),
        (TeachPlace::Worksheet(None), words.text("teach-worksheet")),
        (TeachPlace::Plans, words.text("teach-plans")),
    ];
    let ways = ways.map(|(place, label)| html! { <a class="button" href={Route::Teach(place).href()}>{ label }</a> });
    html! { <div class="row">{ for ways }</div> }
}

/// A game, by its place among those that are taught, and the first and the last step.
type Steps = (usize, usize, usize);

/// The choice of some steps of a ladder.
#[component]
fn StepsToAdd() -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| (0, 1, usize::MAX));
    let (place, first, last) = *chosen;
    let Some(game) = Game::taught().nth(place) else { return html! {} };
    let last = last.min(game.steps());
    let select = |label: String, options: Vec<(usize, String)>, value: usize, set: fn(Steps, usize) -> Steps| {
        let chosen = chosen.clone();
        let onchange = move |event: Event| {
            if let Ok(value) = event.target_unchecked_into::<HtmlSelectElement>().value().parse() {
                chosen.set(set(*chosen, value));
            }
        };
        let options = options.into_iter().map(|(option, text)| {
            html! { <option key={option} value={option.to_string()} selected={option == value}>{ text }</option> }
        });
        html! {
            <label class="field"><span>{ label }</span><select class="select" {onchange}>{ for options }</select></label>
        }
    };
    let games = Game::taught().map(|game| words.text(game.tile.title)).enumerate().collect();
    let steps = |from: usize| (from..=game.steps()).map(|step| (step, step.to_string())).collect();
    let address = LearnPlace::Ladder { game, steps: Some((first, last)) }.href();
    html! {
        <>
            <div class="row lesson-steps">
                { select(words.text("pose-game"), games, place, |_, game| (game, 1, usize::MAX)) }
                { select(words.text("learn-first-step"), steps(1), first, |(game, _, last), first| (game, first, last.max(first))) }
                { select(words.text("learn-last-step"), steps(first), last, |(game, first, _), last| (game, first, last)) }
            </div>
            <AddToLesson places={vec![address]} />
        </>
    }
}

#[derive(Properties, PartialEq)]
struct OthersProps {
    /// Whether nothing is in the lesson that is open.
    is_empty: bool,
}

/// Other lessons: a new one, one from a file, and those that were put aside.
#[component]
fn Others(OthersProps { is_empty }: &OthersProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let fault = use_state_eq(|| None::<String>);
    let open = {
        let (storage, fault, words) = (storage.clone(), fault.clone(), words.clone());
        // The key of the copy that is opened, if it is one.
        Callback::from(move |(agenda, key): (Agenda, Option<String>)| match replace(&storage, agenda) {
            Ok(()) => {
                // If that is refused, it is kept twice.
                let _ = key.map_or(Ok(()), |key| storage.delete(&key));
                fault.set(None);
            }
            Err(_) => fault.set(Some(words.text("lesson-no-room"))),
        })
    };
    let on_file = {
        let (open, fault, words) = (open.clone(), fault.clone(), words.clone());
        move |event: Event| {
            let (open, fault, words) = (open.clone(), fault.clone(), words.clone());
            let on_text = Callback::from(move |text: Option<String>| match text.as_deref().map(read) {
                Some(Ok(agenda)) => open.emit((agenda, None)),
                Some(Err(unreadable)) => fault.set(Some(describe_unreadable(&words, unreadable))),
                None => fault.set(Some(words.text("shell-file-unread"))),
            });
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_text);
        }
    };
    let on_open = open.reform(|(agenda, key)| (agenda, Some(key)));
    let put_aside = draw_aside(&words, &storage, LESSON, |agenda| outline(&words, agenda), &on_open);
    let on_new = (!is_empty).then(|| open.reform(|_: MouseEvent| (Agenda::default(), None)));
    html! {
        <section class="sheet stack no-print" aria-labelledby="lesson-others">
            <h2 id="lesson-others">{ words.text("lesson-others") }</h2>
            <p>{ words.text("lesson-others-about") }</p>
            if let Some(fault) = &*fault {
                <Notice tone={Tone::Wrong}><p role="alert">{ fault }</p></Notice>
            }
            <div class="row">
                <button type="button" class="button" aria-disabled={is_empty.to_string()} onclick={on_new}>
                    { words.text("lesson-new") }
                </button>
            </div>
            <label class="field">
                <span>{ words.text("lesson-from-file") }</span>
                <input type="file" accept=".txt,text/plain" onchange={on_file} />
            </label>
            if let Some(put_aside) = put_aside {
                <h3>{ words.text("tournament-aside") }</h3>
                { put_aside }
            }
        </section>
    }
}

/// A lesson in a list: its name, and how much is in it.
fn outline(words: &Words, agenda: &Agenda) -> String {
    let name = if agenda.name().is_empty() { words.text("lesson-title") } else { agenda.name().to_owned() };
    words.with("lesson-outline", &[("name", name.into()), ("count", agenda.places().len().into())])
}
