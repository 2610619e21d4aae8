//! The pages for whoever teaches: what a class does together, on the projector, on paper and on its devices. A part of
//! their own, with their words and styles.

mod class;
mod class_page;
mod csv;
mod overview;
mod plans;
mod pose_page;
mod set_up_page;
mod standards;
mod standards_page;
mod tournament;
mod tournament_page;
mod worksheet;
mod worksheet_page;

use yew::prelude::*;

use self::{
    class_page::ClassPage,
    overview::{NoSuchPage, Overview},
    plans::sheet::PlansPage,
    pose_page::{CourtPage, PosePage},
    set_up_page::SetUpPage,
    standards_page::StandardsPage,
    tournament_page::TournamentPage,
    worksheet_page::WorksheetPage,
};
use crate::{
    games::Game,
    i18n::{Messages, messages},
    lessons,
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        page,
    },
    route::places::TeachPlace,
};

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;

/// The code of the pages.
struct Teach {
    page: fn(&TeachPlace) -> Html,
    messages: Messages,
    styles: &'static [&'static str],
}

#[cfg_attr(feature = "split", wasm_split(teach, fallible))]
fn pages() -> Result<&'static Teach, LoadError> {
    static PAGES: Teach = Teach {
        page,
        messages: messages!("src/classroom/words":
            "teach", "pose", "tournament", "class", "worksheet", "set-up", "plans"),
        styles: &[
            include_str!("styles/teach.css"),
            include_str!("styles/pose.css"),
            include_str!("styles/tournament.css"),
            include_str!("styles/class.css"),
            include_str!("styles/worksheet-paper.css"),
            include_str!("styles/worksheet.css"),
            include_str!("styles/plans.css"),
            include_str!("styles/set-up.css"),
        ],
    };
    Ok(&PAGES)
}

thread_local! {
    static PAGES: Loaded<&'static Teach> = const { Loaded::none() };
}

/// Whether everything that a page needs is loaded and in use.
pub fn is_loaded(place: &TeachPlace) -> bool {
    (!place.has_lessons() || lessons::is_loaded())
        && place.tables().iter().all(|game| game.is_open())
        && PAGES.with(Loaded::get).is_some()
}

/// Loads what a page needs, unless that fails.
pub async fn load_part(place: &TeachPlace) {
    const LOAD: Load<&Teach> = load!(pages);
    let loaded = LOAD().await;
    PAGES.with(|pages| pages.put(loaded));
    PAGES.with(Loaded::get).into_iter().for_each(|pages| page::add(pages.styles));
    if place.has_lessons() {
        lessons::load_part().await;
    }
    place.tables().into_iter().for_each(Game::open);
}

/// The words of the pages, once they are loaded.
pub fn page_messages() -> Option<&'static Messages> {
    PAGES.with(Loaded::get).map(|pages| &pages.messages)
}

/// A page, once it is loaded with everything that it needs: the address may change while the first page is on its way.
pub fn draw(place: &TeachPlace) -> Html {
    let pages = PAGES.with(Loaded::get).filter(|_| is_loaded(place));
    pages.map_or_else(Html::default, |pages| (pages.page)(place))
}

fn page(place: &TeachPlace) -> Html {
    match place.clone() {
        TeachPlace::Overview => html! { <Overview /> },
        TeachPlace::Pose(exercise) => html! { <PosePage {exercise} /> },
        TeachPlace::Court(exercise) => html! { <CourtPage {exercise} /> },
        TeachPlace::Tournament(link) => html! { <TournamentPage {link} /> },
        TeachPlace::Class => html! { <ClassPage /> },
        TeachPlace::Worksheet(text) => html! { <WorksheetPage {text} /> },
        TeachPlace::SetUp => html! { <SetUpPage /> },
        TeachPlace::Plans(game) => html! { <PlansPage {game} /> },
        TeachPlace::Standards => html! { <StandardsPage /> },
        TeachPlace::Unknown => html! { <NoSuchPage /> },
    }
}
