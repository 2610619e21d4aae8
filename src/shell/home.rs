//! The home page: the games as tiles, language and theme; the addresses that begin a game, and the page for an unknown one.

use yew::prelude::*;

use crate::{
    context::{AppContext, use_app, use_words},
    games::{GAMES, Game},
    route::{Route, places::LearnPlace},
    table::link::{LinkKind, LinkPayload},
    ui::settings_choices::{LanguageChoice, ThemeChoice},
};

/// The home page.
#[component]
pub fn Home() -> Html {
    let words = use_words();
    let tiles = GAMES.iter().map(|game| html! { <li key={game.tile.name}><Tile {game} /></li> });
    html! {
        <div class="home">
            <div class="home-head">
                <h1 tabindex="-1">
                    { words.text("home-title") }
                    <svg class="home-stroke" viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
                        <path d="M2 7.5C28 4.2 58 3.6 84 5.4S136 8.6 158 3.8" />
                    </svg>
                </h1>
                <p class="home-lead">{ words.text("home-lead") }</p>
            </div>
            <p class="home-today">
                <a class="button" href={Route::Learn(LearnPlace::Today).href()}>{ words.text("home-today") }</a>
            </p>
            <section aria-labelledby="games">
                <h2 class="visually-hidden" id="games">{ words.text("home-games") }</h2>
                <ul class="home-tiles">{ for tiles }</ul>
            </section>
            <section class="home-look" aria-labelledby="look">
                <h2 class="visually-hidden" id="look">{ words.text("home-look") }</h2>
                <LanguageChoice />
                <ThemeChoice />
                <p class="home-print">
                    <a href={Route::Kept.href()}>{ words.text("kept-title") }</a>
                    <a href={Route::Print.href()}>{ words.text("print-title") }</a>
                </p>
            </section>
        </div>
    }
}

/// Properties of [`Tile`].
#[derive(Properties, PartialEq)]
struct TileProps {
    game: &'static Game,
}

/// The tile of a game: a description, and links to it.
#[component]
fn Tile(&TileProps { game }: &TileProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let title = words.text(game.tile.title);
    let left = storage.exists(&game.save_key());
    let named = [("game", title.as_str().into())];
    // A game in play is offered first, and only the set-up begins another.
    let (play, other) = match left {
        true => (words.with("home-continue", &named), words.text("home-new")),
        false => (words.with("home-play", &named), words.text("home-set-up")),
    };
    let begin = |kind| Route::Begin(game, kind).href();
    html! {
        <article class="tile">
            { Html::from_html_unchecked(AttrValue::from(game.tile.emblem)) }
            <div class="tile-text">
                <h3>{ title }</h3>
                <p>{ words.text(game.tile.about) }</p>
                <p class="tile-left">{ left.then(|| words.text("home-left")) }</p>
            </div>
            <div class="tile-acts">
                <a class="button primary" href={begin(LinkKind::Start)}>{ play }</a>
                if game.steps() > 0 {
                    <a class="button wide-act" href={Route::Learn(LearnPlace::Ladder { game, steps: None }).href()}>
                        { words.text("home-learn") }
                    </a>
                }
                <a class="button" href={begin(LinkKind::SetUp)}>{ other }</a>
                <a class="button" href={Route::HowTo(game).href()}>{ words.text("home-how-to") }</a>
            </div>
        </article>
    }
}

/// Says that there is nothing here, with a link to the home page.
#[component]
pub fn NotFound() -> Html {
    let words = use_words();
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("shell-not-found-title") }</h1>
            <p>{ words.text("shell-not-found-text") }</p>
            <p><a class="button primary" href={Route::Home.href()}>{ words.text("shell-home") }</a></p>
        </div>
    }
}

/// Properties of [`Begin`].
#[derive(Properties, PartialEq)]
pub struct BeginProps {
    /// The game.
    pub game: &'static Game,
    /// Whether to start at once or to show the set-up.
    pub kind: LinkKind,
    /// Called to open the game's page in place of this one.
    pub on_open: Callback<(Route, LinkPayload)>,
}

/// Opens the game's page, which begins as the address says.
#[component]
pub fn Begin(&BeginProps { game, kind, ref on_open }: &BeginProps) -> Html {
    let words = use_words();
    let on_open = on_open.clone();
    use_effect_with((), move |()| on_open.emit((Route::Play(game), LinkPayload { kind, text: AttrValue::default() })));
    html! { <h1 tabindex="-1">{ words.text(game.tile.title) }</h1> }
}
