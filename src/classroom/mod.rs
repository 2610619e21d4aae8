//! The pages for teachers: what a class does together, on the projector, on paper and on its devices. They are a part of the program that
//! is loaded when it is first needed, with its own styles.

mod agenda;
mod aside;
mod class;
mod plans;
mod pose_page;
mod set_up_page;
mod standards;
mod take;
mod tournament;
mod worksheet;

use flub_tables::i18n::{Chapter, Id, Language, Words};
use yew::prelude::*;

use self::{
    agenda::{LinkedLesson, OwnLesson, kept::LESSON, walk::Walk},
    class::ClassPage,
    plans::{Opened, draw_plan_page, draw_plans_page},
    pose_page::{CodesPage, CourtPage, PosePage},
    set_up_page::SetUpPage,
    standards::draw_standards_page,
    tournament::{OwnTournament, begin::LinkedTournament},
    worksheet::WorksheetPage,
};
use crate::{
    context::{AppContext, use_app},
    exercise::{lessons::step_in as step_of, posing::Posing},
    games::{self, Game},
    i18n::chapters,
    lessons,
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        page,
        storage::store,
    },
    route::{Route, places::TeachPlace},
    table::link::step_in,
    ui::notice::{Notice, Tone},
};

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;

/// What the part consists of.
struct Teach {
    page: fn(&Words, &TeachPlace) -> Html,
    /// The way through a lesson.
    walk: fn(&Route) -> Html,
    styles: &'static [&'static str],
}

#[cfg_attr(feature = "split", wasm_split(teach, fallible))]
fn pages() -> Result<&'static Teach, LoadError> {
    static PAGES: Teach = Teach {
        page,
        walk: |route| html! { <Walk route={route.clone()} /> },
        styles: &[
            include_str!("styles/teach.css"),
            include_str!("styles/pose.css"),
            include_str!("styles/pose-wall.css"),
            include_str!("styles/tournament.css"),
            include_str!("styles/tournament-wall.css"),
            include_str!("styles/class.css"),
            include_str!("styles/worksheet-paper.css"),
            include_str!("styles/worksheet.css"),
            include_str!("styles/worksheet-print.css"),
            include_str!("styles/plans.css"),
            include_str!("styles/set-up.css"),
            include_str!("styles/agenda.css"),
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

/// Loads everything that a page needs. If that fails, [`is_loaded`] says so.
pub async fn load_part(place: &TeachPlace) {
    const LOAD: Load<&Teach> = load!(teach, pages);
    let loaded = LOAD().await;
    PAGES.with(|pages| pages.put(loaded));
    PAGES.with(Loaded::get).into_iter().for_each(|pages| page::add(pages.styles));
    if place.has_lessons() {
        lessons::load_part().await;
    }
    if !place.tables().is_empty() {
        games::load_pages().await;
    }
    place.tables().into_iter().for_each(Game::open);
}

/// Draws the way through the lesson that a class walks through, on any page; nothing if there is none.
pub fn draw_walk(route: &Route) -> Html {
    PAGES.with(Loaded::get).map_or_else(Html::default, |pages| (pages.walk)(route))
}

/// Loads what the way through a lesson needs, if a class walks through one and the page was loaded anew.
pub async fn load_walk(language: Language) {
    if store().text(LESSON).is_some_and(|text| step_in(&text).is_some()) {
        chapters::load(language, &[Chapter::Teach]).await;
        load_part(&TeachPlace::Overview).await;
    }
}

/// Draws a page, or nothing until everything that it needs is loaded: the address may change while the first page is on its way.
pub fn draw(words: &Words, place: &TeachPlace) -> Html {
    let pages = PAGES.with(Loaded::get).filter(|_| is_loaded(place));
    pages.map_or_else(Html::default, |pages| (pages.page)(words, place))
}

fn page(words: &Words, place: &TeachPlace) -> Html {
    match place.clone() {
        TeachPlace::Overview => html! { <Overview /> },
        TeachPlace::Pose(exercise) => html! { <PosePage {exercise} /> },
        TeachPlace::Codes(exercise) => html! { <CodesPage {exercise} /> },
        TeachPlace::Court(exercise) => html! { <CourtPage {exercise} /> },
        TeachPlace::Tournament(Some(link)) => html! { <LinkedTournament {link} /> },
        TeachPlace::Tournament(None) => html! { <OwnTournament /> },
        TeachPlace::Class => html! { <ClassPage /> },
        TeachPlace::Worksheet(text) => html! { <WorksheetPage {text} /> },
        TeachPlace::SetUp => html! { <SetUpPage /> },
        TeachPlace::Lesson(Some(link)) => html! { <LinkedLesson {link} /> },
        TeachPlace::Lesson(None) => html! { <OwnLesson /> },
        TeachPlace::Plans => draw_plans_page(words),
        TeachPlace::Plan { game, lesson, page: None } => draw_plan_page(words, game, lesson),
        TeachPlace::Plan { game, lesson, page: Some(page) } => html! { <Opened {game} {lesson} {page} /> },
        TeachPlace::Standards => draw_standards_page(words),
        TeachPlace::Unknown => draw_no_such_page(words),
    }
}

/// Something that a teacher can do.
struct Offer {
    route: Route,
    title: Id,
    about: Id,
    /// SVG.
    picture: &'static str,
}

/// In the order of a lesson: what is read before it, what a class does together, at tables, on paper, and what is seen afterwards.
const OFFERS: [Offer; 10] = [
    Offer {
        route: Route::Teach(TeachPlace::Plans),
        title: "teach-plans",
        about: "teach-plans-about",
        picture: include_str!("pictures/plans.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Lesson(None)),
        title: "lesson-title",
        about: "lesson-about",
        picture: include_str!("pictures/lesson.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Pose(None)),
        title: "teach-pose",
        about: "teach-pose-about",
        picture: include_str!("pictures/pose.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Court(None)),
        title: "teach-court",
        about: "teach-court-about",
        picture: include_str!("pictures/court.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::SetUp),
        title: "teach-set-up",
        about: "teach-set-up-about",
        picture: include_str!("pictures/set-up.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Tournament(None)),
        title: "teach-tournament",
        about: "teach-tournament-about",
        picture: include_str!("pictures/tournament.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Worksheet(None)),
        title: "teach-worksheet",
        about: "teach-worksheet-about",
        picture: include_str!("pictures/worksheet.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Class),
        title: "teach-class",
        about: "teach-class-about",
        picture: include_str!("pictures/class.svg"),
    },
    Offer {
        route: Route::Teach(TeachPlace::Standards),
        title: "teach-standards",
        about: "teach-standards-about",
        picture: include_str!("pictures/standards.svg"),
    },
    Offer {
        route: Route::Print,
        title: "print-title",
        about: "print-lead",
        picture: include_str!("pictures/print.svg"),
    },
];

/// What a teacher can do: a picture, two sentences and a link each, and what is under way.
#[component]
fn Overview() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let round = tournament::kept::round_under_way(&storage);
    let round = round.map(|round| html! { { words.with("teach-under-way", &[("round", round.into())]) } });
    let posed = Posing::under_way(&storage).and_then(|exercise| draw_posed(&words, exercise));
    let gathered =
        agenda::count(&storage).map(|count| html! { { words.with("lesson-in", &[("count", count.into())]) } });
    let offers = OFFERS.iter().map(|offer| {
        let under_way = match offer.route {
            Route::Teach(TeachPlace::Tournament(_)) => &round,
            Route::Teach(TeachPlace::Lesson(_)) => &gathered,
            Route::Teach(TeachPlace::Pose(_)) => &posed,
            _ => &None,
        };
        draw_offer(&words, offer, under_way.clone())
    });
    html! {
        <div class="teach">
            <h1 tabindex="-1">{ words.text("teach-title") }</h1>
            <p class="lead">{ words.text("teach-lead") }</p>
            <ul class="teach-offers">{ for offers }</ul>
        </div>
    }
}

/// The exercise that is posed, which opens it as it was left.
fn draw_posed(words: &Words, exercise: String) -> Option<Html> {
    let game = Game::named(exercise.split(' ').next()?)?;
    let values = [("game", words.text(game.tile.title).into()), ("step", step_of(&exercise)?.into())];
    let address = Route::Teach(TeachPlace::Pose(Some(exercise.into()))).href();
    Some(html! { <a href={address}>{ words.with("teach-posed", &values) }</a> })
}

fn draw_offer(words: &Words, offer: &Offer, under_way: Option<Html>) -> Html {
    html! {
        <li key={offer.title} class="teach-offer">
            { Html::from_html_unchecked(AttrValue::from(offer.picture)) }
            <div class="teach-offer-text">
                <h2><a href={offer.route.href()}>{ words.text(offer.title) }</a></h2>
                if let Some(under_way) = under_way {
                    <p class="teach-under-way">{ under_way }</p>
                }
                <p>{ words.text(offer.about) }</p>
            </div>
        </li>
    }
}

fn draw_no_such_page(words: &Words) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("teach-no-page-title") }</h1>
            <Notice tone={Tone::Wrong}><p role="alert">{ words.text("teach-no-page") }</p></Notice>
            <div class="action-row">
                <a class="button primary" href={Route::Teach(TeachPlace::Overview).href()}>{ words.text("teach-all") }</a>
            </div>
        </div>
    }
}
