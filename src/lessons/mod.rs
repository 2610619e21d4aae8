//! The pages of learning: the ladders as paths, lessons, what is due today. A part of their own, with the lesson's words
//! and styles.

mod carry;
mod ladder_page;
mod learner_choice;
pub mod room;
mod today;
pub mod use_class;
pub mod use_learners;

use yew::prelude::*;

use self::{
    carry::Carry,
    ladder_page::{Ladder, Overview},
    room::{Room, Task},
    today::{Moments, PoolPage, Today},
};
use crate::{
    context::use_words,
    games::{self, Game},
    i18n::{Messages, messages},
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        page,
    },
    route::places::LearnPlace,
    ui::notice::{Notice, Tone},
};

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;

/// The code of the pages.
struct Learn {
    page: fn(&LearnPlace) -> Html,
    messages: Messages,
    styles: &'static [&'static str],
}

#[cfg_attr(feature = "split", wasm_split(learn, fallible))]
fn pages() -> Result<&'static Learn, LoadError> {
    static PAGES: Learn = Learn {
        page,
        messages: messages!("src/lessons/words": "learn", "lesson", "letters", "paper", "pool", "court"),
        styles: &[include_str!("styles/learn.css")],
    };
    Ok(&PAGES)
}

thread_local! {
    static PAGES: Loaded<&'static Learn> = const { Loaded::none() };
}

/// Whether the code of the pages is loaded.
pub fn is_loaded() -> bool {
    PAGES.with(Loaded::get).is_some()
}

/// Loads the code of the pages, with the lessons of all games.
pub async fn load_part() {
    const LOAD: Load<&Learn> = load!(pages);
    games::load_lessons().await;
    let loaded = LOAD().await;
    PAGES.with(|pages| pages.put(loaded));
    let pages = PAGES.with(Loaded::get).map(|pages| pages.styles);
    let lessons = Game::taught().filter_map(Game::lessons).map(|lessons| lessons.styles);
    pages.into_iter().chain(lessons).for_each(page::add);
}

/// The words of the pages, once they are loaded.
pub fn page_messages() -> Option<&'static Messages> {
    PAGES.with(Loaded::get).map(|pages| &pages.messages)
}

/// A page, once it is loaded.
pub fn draw(place: &LearnPlace) -> Html {
    PAGES.with(Loaded::get).map_or_else(Html::default, |pages| (pages.page)(place))
}

fn page(place: &LearnPlace) -> Html {
    match place.clone() {
        LearnPlace::Overview => html! { <Overview /> },
        LearnPlace::Today => html! { <Today /> },
        LearnPlace::Ladder { game, steps } => html! { <Ladder {game} {steps} /> },
        LearnPlace::Step { game, step } => html! { <Room {game} task={Task::Step(step)} /> },
        LearnPlace::Exercise { game, text } => html! { <Room {game} task={Task::Exercise(text)} /> },
        LearnPlace::Pool { game, text } => html! { <PoolPage {game} {text} /> },
        LearnPlace::Moments { game, seat } => html! { <Moments {game} {seat} /> },
        LearnPlace::Carry(text) => html! { <Carry {text} /> },
        LearnPlace::Unknown(game) => html! { <NoSuchStep {game} /> },
    }
}

/// Properties of [`NoSuchStep`].
#[derive(Properties, PartialEq)]
struct NoSuchStepProps {
    game: Option<&'static Game>,
}

/// An address that names no step and no exercise.
#[component]
fn NoSuchStep(&NoSuchStepProps { game }: &NoSuchStepProps) -> Html {
    let words = use_words();
    let place = game.map_or(LearnPlace::Overview, |game| LearnPlace::Ladder { game, steps: None });
    let why = match game {
        Some(game) => {
            let title = words.text(game.tile.title);
            words.with("learn-no-step", &[("game", title.into()), ("steps", game.steps().into())])
        }
        None => words.text("learn-no-place"),
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("learn-unreadable-title") }</h1>
            <Notice tone={Tone::Wrong}><p role="alert">{ why }</p></Notice>
            <div class="action-row"><a class="button primary" href={place.href()}>{ words.text("learn-path") }</a></div>
        </div>
    }
}
