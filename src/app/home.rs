//! The first page: the games as tiles, language and theme.

use yew::prelude::*;

use super::games::{GAMES, Game};
use super::html::html;
use super::route::Route;
use super::settings_kept::SettingsHandle;
use super::settings_page::{language_choice, theme_choice};
use super::storage;
use super::words::Words;

/// The home page.
pub fn home(words: &Words, settings: &SettingsHandle) -> Html {
    let tiles = GAMES.iter().map(|game| html! { <li key={game.name}>{tile(words, game)}</li> });
    html! {
        <div class="home">
            <div class="home-head">
                <h1 tabindex="-1">
                    {words.text("home-title")}
                    <svg class="home-stroke" viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
                        <path d="M2 7.5C28 4.2 58 3.6 84 5.4S136 8.6 158 3.8" />
                    </svg>
                </h1>
                <p class="home-lead">{words.text("home-lead")}</p>
            </div>
            <section aria-labelledby="games">
                <h2 class="visually-hidden" id="games">{words.text("home-games")}</h2>
                <ul class="home-tiles">{for tiles}</ul>
            </section>
            <section class="home-look" aria-labelledby="look">
                <h2 class="visually-hidden" id="look">{words.text("home-look")}</h2>
                {language_choice(words, settings)}
                {theme_choice(words, settings)}
            </section>
            <p class="home-print"><a href={Route::Print.href()}>{words.text("print-title")}</a></p>
        </div>
    }
}

fn tile(words: &Words, game: &'static Game) -> Html {
    let title = words.text(game.title);
    let left = storage::exists(&game.save_key());
    let play = match left {
        true => words.with("home-continue", &[("game", title.as_str().into())]),
        false => words.with("home-play", &[("game", title.as_str().into())]),
    };
    html! {
        <article class="tile">
            <svg class="emblem" aria-hidden="true"><use href={format!("#emblem-{}", game.name)} /></svg>
            <div class="tile-text">
                <h3>{title}</h3>
                <p>{words.text(game.about)}</p>
                <p class="tile-left">{left.then(|| words.text("home-left"))}</p>
            </div>
            <div class="tile-acts">
                <a class="button primary" href={Route::Play(game).href()}>{play}</a>
                <a class="button" href={Route::HowTo(game).href()}>{words.text("home-how-to")}</a>
            </div>
        </article>
    }
}
