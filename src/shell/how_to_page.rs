//! The how-to page of a game.

use yew::prelude::*;

use crate::{
    context::use_words,
    games::Game,
    route::Route,
    table::link::LinkKind,
    ui::{article::Article, buttons::PrintButton, term::Glossary},
};

/// Properties of [`HowTo`].
#[derive(Properties, PartialEq)]
pub struct HowToProps {
    /// The game.
    pub game: &'static Game,
}

/// The how-to page of a game.
#[component]
pub fn HowTo(&HowToProps { game }: &HowToProps) -> Html {
    let words = use_words();
    let pages = game.pages;
    let title = words.text(game.tile.title);
    let decks = game.tile.has_decks.then(|| {
        html! { <a class="button" href={Route::Decks(game).href()}>{ words.text("wholes-decks-title") }</a> }
    });
    html! {
        <div class="column how-to">
            <h1 tabindex="-1">{ words.with("how-to-title", &[("game", title.as_str().into())]) }</h1>
            <ContextProvider<Glossary> context={pages.terms}>
                <Article sections={pages.how_to} page={Route::HowTo(game).href()} />
            </ContextProvider<Glossary>>
            <p class="how-to-end">
                <a class="button primary" href={Route::Begin(game, LinkKind::Start).href()}>{ words.with("home-play", &[("game", title.as_str().into())]) }</a>
                { decks }
                <PrintButton />
                <a class="button" href={Route::Home.href()}>{ words.text("shell-home") }</a>
            </p>
        </div>
    }
}
