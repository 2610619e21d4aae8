//! The pages for students: the ladders as paths, lessons, what is due today. They are a part of the program that is loaded when it is first
//! needed, with its own styles.

mod carry;
pub mod kept;
mod ladder_page;
pub mod room;
mod today;
mod week;

use flub_tables::i18n::Words;
use yew::prelude::*;

use self::{
    carry::Carry,
    ladder_page::{Ladder, Overview},
    room::{Room, Task},
    today::{Moments, Today, draw_pool_page},
};
use crate::{
    games::{self, Game},
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        page,
    },
    route::places::LearnPlace,
    ui::notice::{Notice, Tone},
};

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;

/// What the part consists of.
struct Learn {
    page: fn(&Words, &LearnPlace) -> Html,
    styles: &'static [&'static str],
}

#[cfg_attr(feature = "split", wasm_split(learn, fallible))]
fn pages() -> Result<&'static Learn, LoadError> {
    static PAGES: Learn =
        Learn { page, styles: &[include_str!("styles/learn.css"), include_str!("styles/lesson.css")] };
    Ok(&PAGES)
}

thread_local! {
    static PAGES: Loaded<&'static Learn> = const { Loaded::none() };
}

/// Whether the pages are loaded.
pub fn is_loaded() -> bool {
    PAGES.with(Loaded::get).is_some()
}

/// Loads the pages, with the lessons of all games. If that fails, [`is_loaded`] says so.
pub async fn load_part() {
    const LOAD: Load<&Learn> = load!(learn, pages);
    games::load_lessons().await;
    let loaded = LOAD().await;
    PAGES.with(|pages| pages.put(loaded));
    let pages = PAGES.with(Loaded::get).map(|pages| pages.styles);
    let lessons = Game::taught().filter_map(Game::lessons).map(|lessons| lessons.styles);
    pages.into_iter().chain(lessons).for_each(page::add);
}

/// Draws a page, or nothing until it is loaded.
pub fn draw(words: &Words, place: &LearnPlace) -> Html {
    PAGES.with(Loaded::get).map_or_else(Html::default, |pages| (pages.page)(words, place))
}

fn page(words: &Words, place: &LearnPlace) -> Html {
    match place.clone() {
        LearnPlace::Overview => html! { <Overview /> },
        LearnPlace::Today => html! { <Today /> },
        LearnPlace::Ladder { game, steps } => html! { <Ladder {game} {steps} /> },
        LearnPlace::Step { game, step } => html! { <Room {game} task={Task::Step(step)} /> },
        LearnPlace::Exercise { game, text } => html! { <Room {game} task={Task::Exercise(text)} /> },
        LearnPlace::Pool { game, text } => draw_pool_page(words, game, text),
        LearnPlace::Moments { game, seat } => html! { <Moments {game} {seat} /> },
        LearnPlace::Carry(text) => html! { <Carry {text} /> },
        LearnPlace::Unknown(game) => draw_no_such_step(words, game),
    }
}

/// The page of an address that names no step and no exercise.
fn draw_no_such_step(words: &Words, game: Option<&'static Game>) -> Html {
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
