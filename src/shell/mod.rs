//! The frame of every page: header, skip link, main landmark, notices and the page that the address names.

mod assignment;
mod backup;
mod backup_text;
mod crash;
mod home;
#[cfg(test)]
mod keeping_model;
mod kept_games;
mod location;
mod notices;
mod pages;
mod print_page;
mod settings_page;
mod shared_link;

use flub_tables::i18n::{Chapter, Language, Words};
use web_sys::Element;
use yew::{platform::spawn_local, prelude::*};

use self::{
    home::{Begin, Play, draw_home, draw_not_found},
    location::{Location, Part, use_location, use_part, use_shown},
    notices::{
        draw_attempts, draw_language_notice, draw_storage_notices, draw_update_notice, use_storage_announced,
        use_update,
    },
    pages::Open,
};
use crate::{
    classroom,
    context::{AppContext, Presenting, first_language, use_settings_kept},
    i18n::{
        HOST,
        chapters::{self, is_there},
        use_words_in,
    },
    lessons,
    platform::{
        announce::use_live_regions,
        guard::{self, use_asked},
        journal, learning_platform,
        page::focus,
        storage::{self, use_storage_reports},
    },
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::{help, link::LinkPayload},
    ui::presenter::{self, PresentingButton},
};

/// The selector of the heading that every page begins with.
const HEADING: &str = "main h1";

/// Starts the app in the page's `#app` element.
pub fn start() {
    crash::watch();
    guard::watch();
    assignment::begin();
    spawn_local(async {
        // If nothing may be kept, what somebody else has kept does not come back either.
        let recovering = (!learning_platform::is_absent()).then(|| journal::recovering(storage::store()));
        let load = async || location::load(&Location::current(), first_language(&storage::store())).await;
        let needs_pages = || location::needs_pages(&Location::current());
        let needed = needs_pages();
        load().await;
        if let Some(recovering) = recovering {
            let _ = recovering.await;
        }
        classroom::load_walk(first_language(&storage::store())).await;
        if needs_pages() && !needed {
            // A game came back.
            load().await;
        }
        if !Language::ALL.into_iter().any(|language| is_there(language, Chapter::Shell)) {
            tell_script("wordless");
            return;
        }
        let app = draw_into(root());
        if learning_platform::comes_late().await {
            // From now on something else is kept.
            app.close();
            assignment::begin();
            load().await;
            draw_into(root());
        }
        if let Route::Home | Route::Begin(..) | Route::Play(_) = Route::current()
            && !pages::are_loaded()
        {
            // People choose something first. Meanwhile the rest comes.
            let words = chapters::load(first_language(&storage::store()), &[Chapter::Play]);
            pages::load_part().await;
            words.await;
        }
    });
}

fn root() -> Element {
    gloo::utils::document().get_element_by_id("app").unwrap_or_else(|| gloo::utils::body().into())
}

/// The app on a page.
pub struct Shown(AppHandle<App>);

impl Shown {
    /// Takes the app off the page.
    pub fn close(self) {
        self.0.destroy();
    }
}

/// Shows the app in an element, once everything is loaded that the page needs which the address names.
pub async fn show(root: Element) -> Shown {
    location::load(&Location::current(), first_language(&storage::store())).await;
    draw_into(root)
}

fn draw_into(root: Element) -> Shown {
    // Remove the loading message.
    root.set_text_content(None);
    let app = yew::Renderer::<App>::with_root(root).render();
    // It has postponed something until now.
    tell_script("shown");
    Shown(app)
}

/// Tells the page's own script, in `index.html`, that something has happened.
fn tell_script(what: &str) {
    if let Ok(event) = web_sys::Event::new(what) {
        // No listener cancels it.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// The words that are loaded, in a language.
pub fn words(language: Language) -> Words {
    Words::new(language, chapters::all(language), HOST)
}

/// The whole app.
#[component]
fn App() -> Html {
    let (storage, reports) = use_storage_reports();
    let settings = use_settings_kept(&storage);
    let (requested, on_open) = use_location();
    let part = use_part(&requested, settings.language);
    let (shown, language) = use_shown(requested, settings.language, &part);
    let is_loaded = location::is_loaded(&shown, language);
    let Location { route, link } = shown;
    let words = use_words_in(language);
    use_effect_with(words.clone(), crash::speak);
    let (announcer, live_regions) = use_live_regions();
    use_storage_announced(&words, &announcer, &reports);
    let update = use_update(&words, &announcer);
    let presenting = use_reducer_eq(Presenting::default);
    let app = AppContext { words: words.clone(), settings, storage, announcer, presenting };
    use_asked(route.clone());
    let title = title_of(&words, &route);
    use_effect_with(title, |title| gloo::utils::document().set_title(title));
    {
        let arrived = use_mut_ref(|| false);
        use_effect_with(route.clone(), move |_| {
            // After a link the focus and the scroll position move to the top of the new page. The browser handles the first page.
            if arrived.replace(true) {
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
                focus(HEADING);
            }
        });
    }
    // The fragment names the page, so the usual link to `#main` would leave it.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        focus(HEADING);
    };
    html! {
        <ContextProvider<AppContext> context={app.clone()}>
            <header class="shell-header">
                <a class="skip-link" href={route.href()} onclick={skip}>{ words.text("shell-skip") }</a>
                <a class="shell-home" href={Route::Home.href()} aria-current={aria_current(route == Route::Home)}>
                    <svg class="mark" aria-hidden="true"><use href="#mark" /></svg>
                    <span>{ words.text("shell-name") }</span>
                </a>
                <div id={presenter::PLACE} />
                { classroom::draw_walk(&route) }
                <nav aria-label={words.text("shell-nav")}>
                    <span id={help::PLACE} class="table-help" />
                    if let Route::Play(_) | Route::Board(_) = route {
                        <PresentingButton page={route.href()} />
                    } else if let Route::Teach(TeachPlace::Pose(Some(_)) | TeachPlace::Court(Some(_))) = route {
                        // From one exercise to the next presenting goes on.
                        <PresentingButton page="#/teach" />
                    }
                    <a class="shell-link shell-learn" href={Route::Learn(LearnPlace::Overview).href()}
                        aria-current={aria_current(matches!(route, Route::Learn(_)))}>
                        { words.text("home-learn") }
                    </a>
                    <a class="shell-link shell-teach" href={Route::Teach(TeachPlace::Overview).href()}
                        aria-current={aria_current(matches!(route, Route::Teach(_)))}>
                        { words.text("home-teach") }
                    </a>
                    <a class="shell-link" href={Route::Settings.href()} aria-current={aria_current(route == Route::Settings)}>
                        { words.text("settings-title") }
                    </a>
                </nav>
            </header>
            <main class="shell-main" id="main">
                { draw_storage_notices(&words, &reports) }
                <div class="update-notice">{ draw_update_notice(&words, &update) }</div>
                <div class="language-notice">
                    if part.has_failed && is_loaded {
                        { draw_language_notice(&words, app.settings.language, &part) }
                    }
                </div>
                <div key={route.href()} class="shell-page">
                    // The previous page stays until this one is loaded, unless that has something missing too.
                    if is_loaded {
                        { draw_page(&app, &route, link, on_open) }
                    } else {
                        { draw_part_missing(&words, &part) }
                    }
                </div>
            </main>
            { live_regions }
        </ContextProvider<AppContext>>
    }
}

fn draw_page(app: &AppContext, route: &Route, link: Option<LinkPayload>, on_open: Open) -> Html {
    let words = &app.words;
    match route {
        Route::Home => draw_home(app),
        Route::Learn(place) => lessons::draw(words, place),
        Route::Teach(place) => classroom::draw(words, place),
        &Route::Begin(game, kind) => html! { <Begin {game} {kind} {on_open} /> },
        &Route::Play(game) => html! { <Play {game} {link} {on_open} /> },
        Route::NotFound => draw_not_found(words),
        _ => pages::draw(app, route, link, &on_open),
    }
}

/// The page in place of one that could not be loaded, even by the latest attempt, and the ways on.
fn draw_part_missing(words: &Words, part: &Part) -> Html {
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("shell-part-title") }</h1>
            <p key={part.tries} role="alert">{ words.text("shell-part-text") }</p>
            { draw_attempts(words, part) }
        </div>
    }
}

fn title_of(words: &Words, route: &Route) -> String {
    let page = match route {
        Route::Home => return words.text("shell-title"),
        Route::Settings => words.text("settings-title"),
        Route::Kept => words.text("kept-title"),
        Route::Print => words.text("print-title"),
        Route::Learn(_) => words.text("home-learn"),
        Route::Teach(_) => words.text("home-teach"),
        Route::HowTo(game) => words.with("how-to-title", &[("game", words.text(game.tile.title).into())]),
        Route::Board(game) => words.with("shell-board-title", &[("game", words.text(game.tile.title).into())]),
        Route::Further(game, page) => {
            let (game, page) = (words.text(game.tile.title), words.text(page.title));
            words.with("shell-further-title", &[("game", game.into()), ("page", page.into())])
        }
        Route::Play(game) | Route::Begin(game, _) => words.text(game.tile.title),
        Route::SharedLink(link) => link.title(words),
        Route::NotFound => words.text("shell-not-found-title"),
    };
    words.with("shell-title-page", &[("page", page.into())])
}

fn aria_current(is_current: bool) -> Option<&'static str> {
    is_current.then_some("page")
}
