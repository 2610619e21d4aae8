//! The pages in the part of the program that is loaded to play: the tables of all games, and the pages around them. Home and a first
//! set-up do without it, and it comes while people choose there.

use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    kept_games::KeptGames, print_page::PrintPage, settings_page::draw_settings_page, shared_link::SharedLinkPage,
};
use crate::{
    context::AppContext,
    games::{self, Game},
    platform::{
        chunk::{Load, LoadError, Loaded, load},
        page,
    },
    route::Route,
    table::link::{LinkKind, LinkPayload},
    ui::{article::draw_article, buttons::print_button, term::Glossary},
};

#[cfg(feature = "split")]
use wasm_split_helpers::wasm_split;

/// Opens the page of a link.
pub type Open = Callback<(Route, LinkPayload)>;

/// What the part consists of.
struct Play {
    /// Draws a page, with the payload of a link.
    page: fn(&AppContext, &Route, Option<LinkPayload>, &Open) -> Html,
    styles: &'static [&'static str],
}

#[cfg_attr(feature = "split", wasm_split(play, fallible))]
fn pages() -> Result<&'static Play, LoadError> {
    static PAGES: Play = Play {
        page: draw_page,
        styles: &[
            include_str!("../table/styles/guide.css"),
            include_str!("styles/how-to.css"),
            include_str!("styles/kept.css"),
        ],
    };
    Ok(&PAGES)
}

thread_local! {
    static PAGES: Loaded<&'static Play> = const { Loaded::none() };
}

/// Whether the pages are loaded.
pub fn are_loaded() -> bool {
    PAGES.with(Loaded::get).is_some()
}

/// Loads the pages. If that fails, [`are_loaded`] says so.
pub async fn load_part() {
    const LOAD: Load<&Play> = load!(play, pages);
    games::load_pages().await;
    let loaded = LOAD().await;
    PAGES.with(|pages| pages.put(loaded));
    PAGES.with(Loaded::get).into_iter().for_each(|pages| page::add(pages.styles));
}

/// Draws a page with the styles of its game, or nothing until it is loaded.
pub fn draw(app: &AppContext, route: &Route, link: Option<LinkPayload>, on_open: &Open) -> Html {
    route.game().into_iter().for_each(Game::open);
    PAGES.with(Loaded::get).map_or_else(Html::default, |pages| (pages.page)(app, route, link, on_open))
}

fn draw_page(app: &AppContext, route: &Route, link: Option<LinkPayload>, on_open: &Open) -> Html {
    match route {
        Route::Settings => draw_settings_page(app),
        Route::Kept => html! { <KeptGames {on_open} /> },
        Route::Print => html! { <PrintPage /> },
        Route::HowTo(game) => draw_how_to(&app.words, game),
        Route::SharedLink(shared) => html! { <SharedLinkPage link={shared.clone()} {on_open} /> },
        Route::Play(game) => game.pages().map(|pages| (pages.page)(link)).unwrap_or_default(),
        Route::Board(game) => {
            let board = game.pages().and_then(|pages| pages.board.as_ref());
            board.map(|board| (board.draw)(link)).unwrap_or_default()
        }
        Route::Further(game, page) => game.pages().map(|pages| (pages.further)(page.path)).unwrap_or_default(),
        // These are there from the beginning, or in parts of their own.
        Route::Home | Route::Begin(..) | Route::NotFound | Route::Learn(_) | Route::Teach(_) => Html::default(),
    }
}

/// How to play a game: its rules as an article.
fn draw_how_to(words: &Words, game: &'static Game) -> Html {
    let Some(pages) = game.pages() else { return html! {} };
    let title = words.text(game.tile.title);
    let further = game.tile.further.iter().map(|page| {
        html! { <a key={page.path} class="button" href={Route::Further(game, page).href()}>{ words.text(page.title) }</a> }
    });
    html! {
        <div class="column how-to">
            <h1 tabindex="-1">{ words.with("how-to-title", &[("game", title.as_str().into())]) }</h1>
            <ContextProvider<Glossary> context={pages.terms}>
                { draw_article(words, pages.how_to, &Route::HowTo(game).href()) }
            </ContextProvider<Glossary>>
            <p class="how-to-end">
                <a class="button primary" href={Route::Begin(game, LinkKind::Start).href()}>{ words.with("home-play", &[("game", title.as_str().into())]) }</a>
                { for further }
                { print_button(words, "button", false) }
                <a class="button" href={Route::Home.href()}>{ words.text("shell-home") }</a>
            </p>
        </div>
    }
}
