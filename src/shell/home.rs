//! The home page with the games as tiles, how a game is begun from there, and the page for an unknown address.

use flub_tables::i18n::{Chapter, Words};
use yew::prelude::*;

use super::{
    HEADING,
    pages::{self, Open},
};
use crate::{
    context::{AppContext, use_app, use_words},
    exercise::learners::Learners,
    games::{GAMES, Game},
    i18n::chapters::is_there,
    lessons::kept::{find_next_step, is_learning, lately, read_learners, today},
    platform::page::{focus, is_lost},
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::link::{LinkKind, LinkPayload},
    ui::settings_choices::{answer_sounds, draw_language_select, draw_theme_choice},
};

/// The home page: the games as tiles, language and theme.
pub fn draw_home(app: &AppContext) -> Html {
    let words = &app.words;
    let learners = read_learners(&app.storage);
    let is_new = !GAMES.iter().any(|game| has_begun(app, &learners, game));
    let tiles = GAMES.iter().enumerate().map(|(place, game)| {
        html! { <li key={game.tile.name}>{ draw_tile(app, game, is_new && place == 0) }</li> }
    });
    html! {
        <div class="home">
            <div class="home-head">
                { draw_language_select(app) }
                <h1 tabindex="-1">
                    { words.text("home-title") }
                    <svg class="home-stroke" viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
                        <path d="M2 7.5C28 4.2 58 3.6 84 5.4S136 8.6 158 3.8" />
                    </svg>
                </h1>
                <p class="home-lead">{ words.text("home-lead") }</p>
            </div>
            { draw_next(app, &learners) }
            <section aria-labelledby="games">
                <h2 class="visually-hidden" id="games">{ words.text("home-games") }</h2>
                <ul class="home-tiles">{ for tiles }</ul>
            </section>
            <section class="home-look" aria-labelledby="look">
                <h2 class="visually-hidden" id="look">{ words.text("home-look") }</h2>
                { draw_theme_choice(app) }
                { (is_new && !app.settings.sound && !app.settings.sound_answered).then(|| draw_sounds_offer(app)) }
                <p class="home-print">
                    <a href={Route::Teach(TeachPlace::Overview).href()}>{ words.text("home-teachers") }</a>
                    <a href={Route::Kept.href()}>{ words.text("kept-title") }</a>
                    <a href={Route::Print.href()}>{ words.text("print-title") }</a>
                </p>
            </section>
        </div>
    }
}

/// Sounds are offered once, on the first visit: off until then, and whoever has answered is not asked again.
fn draw_sounds_offer(AppContext { words, settings, .. }: &AppContext) -> Html {
    let answer = |sound: bool| {
        let settings = settings.clone();
        move |_: MouseEvent| {
            // The buttons go away.
            focus(HEADING);
            settings.change(|settings| answer_sounds(settings, sound));
        }
    };
    html! {
        <p class="home-sounds" role="group" aria-labelledby="sounds">
            <span id="sounds">{ words.text("home-sounds") }</span>
            <button type="button" class="button small" onclick={answer(true)}>{ words.text("home-sounds-yes") }</button>
            <button type="button" class="button small" onclick={answer(false)}>{ words.text("home-sounds-no") }</button>
        </p>
    }
}

/// Whether a game has been played or is being learnt on this device.
fn has_begun(AppContext { storage, .. }: &AppContext, learners: &Learners, game: &Game) -> bool {
    storage.exists(&game.save_key()) || storage.exists(&game.finished_key()) || is_learning(learners, game)
}

/// What a student does next: the step to go on with, and the exercises of today. Nothing for a newcomer, who has the tiles.
fn draw_next(AppContext { words, storage, .. }: &AppContext, learners: &Learners) -> Html {
    let lately = lately(storage, learners);
    let learning = || GAMES.iter().filter(|game| is_learning(learners, game));
    if learning().next().is_none() {
        return html! {};
    }
    let is_last = |game: &&'static Game| lately.ladder.as_deref() == Some(game.tile.name);
    let games = learning().filter(is_last).chain(learning());
    let next = games.filter_map(|game| Some((game, find_next_step(learners, game, 1..=game.steps())?))).next();
    let go_on = next.map(|(game, step)| {
        let values = [("game", words.text(game.tile.title).into()), ("step", step.into())];
        let href = Route::Learn(LearnPlace::Step { game, step }).href();
        html! { <a class="button primary" {href}>{ words.with("home-go-on", &values) }</a> }
    });
    let done = if lately.done == Some(today()) { "yes" } else { "no" };
    let href = Route::Learn(LearnPlace::Today).href();
    html! {
        <p class="home-next">
            { go_on }
            <a class="button" {href}>{ words.with("home-today", &[("done", done.into())]) }</a>
        </p>
    }
}

/// The tile of a game: a description, and links to its pages. A newcomer is told to begin with the first one.
fn draw_tile(AppContext { words, storage, .. }: &AppContext, game: &'static Game, begins: bool) -> Html {
    let title = words.text(game.tile.title);
    let left = storage.exists(&game.save_key());
    let named = [("game", title.as_str().into())];
    // A game in play is offered first, and only the set-up begins another.
    let (play, other) = match left {
        true => (words.with("home-continue", &named), words.text("home-new")),
        false => (words.with("home-play", &named), words.text("home-set-up")),
    };
    let note = match (left, begins) {
        (true, _) => words.text("home-left"),
        (false, true) => words.text("home-begin-here"),
        (false, false) => String::new(),
    };
    let begin = |kind| Route::Begin(game, kind).href();
    html! {
        <article class="tile">
            { game.tile.draw_emblem() }
            <div class="tile-text">
                <h3>{ title }</h3>
                <p>{ words.text(game.tile.about) }</p>
                <p class="tile-left">{ note }</p>
            </div>
            <div class="tile-acts">
                <a class="button primary" href={begin(LinkKind::Start)}>{ play }</a>
                if game.steps() > 0 {
                    <a href={Route::Learn(LearnPlace::Ladder { game, steps: None }).href()}>
                        { words.text("home-learn") }
                    </a>
                }
                <a href={begin(LinkKind::SetUp)}>{ other }</a>
                <a href={Route::HowTo(game).href()}>{ words.text("home-how-to") }</a>
            </div>
        </article>
    }
}

/// The page for an unknown address.
pub fn draw_not_found(words: &Words) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("shell-not-found-title") }</h1>
            <p class="lead">{ words.text("shell-not-found-text") }</p>
            <p><a class="button primary" href={Route::Home.href()}>{ words.text("shell-home") }</a></p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct BeginProps {
    pub game: &'static Game,
    /// Whether to start at once or to show the set-up.
    pub kind: LinkKind,
    /// Called to open the game's page in place of this one.
    pub on_open: Open,
}

/// Opens the game's page, which begins as the address says.
#[component]
pub fn Begin(&BeginProps { game, kind, ref on_open }: &BeginProps) -> Html {
    let words = use_words();
    let on_open = on_open.clone();
    use_effect_with((), move |()| on_open.emit((Route::Play(game), LinkPayload { kind, text: AttrValue::default() })));
    html! { <h1 tabindex="-1">{ words.text(game.tile.title) }</h1> }
}

#[derive(Properties, PartialEq)]
pub struct PlayProps {
    pub game: &'static Game,
    pub link: Option<LinkPayload>,
    /// Called with the game that is begun, to open this page with it.
    pub on_open: Open,
}

/// The page of a game. A first game is set up before the tables are loaded, and begins on a page that needs them.
#[component]
pub fn Play(PlayProps { game, link, on_open }: &PlayProps) -> Html {
    let app = use_app();
    // Whoever is choosing goes on choosing when the tables and their words have come.
    let is_first = *use_state_eq(|| !(pages::are_loaded() && is_there(app.words.language(), Chapter::Play)));
    let has_begun = begins(link.as_ref());
    use_effect_with(is_first && has_begun, |&is_new| {
        // The button that began it is gone, and the table may have focused something itself.
        if is_new && is_lost() {
            focus(HEADING);
        }
    });
    let page = Route::Play(game);
    if !is_first || has_begun {
        return pages::draw(&app, &page, link.clone(), on_open);
    }
    (game.set_up)(on_open.reform(move |text| (page.clone(), LinkPayload { kind: LinkKind::Game, text })))
}

/// Whether a link to the page of a game has a game in it or begins one, and does not only open the set-up.
pub fn begins(link: Option<&LinkPayload>) -> bool {
    link.is_some_and(|link| link.kind != LinkKind::SetUp || !link.text.is_empty())
}
