//! The frame of every page: header, skip link, main landmark and storage notices.

mod assignment;
pub mod backup;
pub mod backup_text;
pub mod crash;
pub mod home;
pub mod how_to_page;
pub mod invitation;
#[cfg(test)]
mod keeping_model;
pub mod kept_games;
mod location;
pub mod presenting;
pub mod print_page;
pub mod settings_page;
pub mod shared_link;
pub mod storage_notices;
pub mod update;

use yew::{platform::spawn_local, prelude::*};

use self::{
    home::{Begin, Home, NotFound},
    how_to_page::HowTo,
    kept_games::KeptGames,
    location::{Location, use_location},
    presenting::PresentingButton,
    print_page::PrintPage,
    settings_page::SettingsPage,
    shared_link::SharedLinkPage,
    storage_notices::{StorageNotices, use_notices_announced},
    update::{PartMissing, UpdateNotice, use_update},
};
use crate::{
    classroom,
    context::{AppContext, presenting::Presenting, saved_settings::use_settings_kept},
    games::{self, Draw, Game, Pages},
    i18n::{Messages, Words, messages, use_words_of},
    lessons,
    platform::{
        announce::use_live_regions,
        guard::{self, use_asked},
        journal, learning_platform,
        page::{focus, is_lost},
        storage::{self, use_storage_reports},
    },
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::{help, link::LinkPayload},
    ui::presenter,
};

/// The beginning of every page.
const HEADING: &str = "main h1";

/// The words of the shell, and those that several games share.
static MESSAGES: Messages =
    messages!("static/locales": "home", "how-to", "kept", "seating", "settings", "shell", "table");

/// Starts the app in the page's `#app` element.
pub fn start() {
    crash::watch();
    guard::watch();
    assignment::begin();
    spawn_local(async {
        // Where nothing may be kept, what somebody else has kept does not come back.
        let recovering = (!learning_platform::is_absent()).then(|| journal::recovering(storage::store()));
        location::load(&Route::current()).await;
        if let Some(recovering) = recovering {
            let _ = recovering.await;
        }
        let app = show();
        if learning_platform::comes_late().await {
            // From now on something else is kept.
            app.destroy();
            assignment::begin();
            show();
        }
    });
}

fn show() -> AppHandle<App> {
    let document = gloo::utils::document();
    let root = document.get_element_by_id("app").unwrap_or_else(|| gloo::utils::body().into());
    // Remove the loading message.
    root.set_text_content(None);
    let app = yew::Renderer::<App>::with_root(root).render();
    if let Ok(event) = web_sys::Event::new("shown") {
        // Run what the page's script has postponed until now.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
    app
}

/// The whole app.
#[component]
pub fn App() -> Html {
    let (storage, reports) = use_storage_reports();
    let settings = use_settings_kept(&storage);
    let (requested, on_open) = use_location();
    let part = use_part(&requested.route);
    let parts = [lessons::page_messages(), classroom::page_messages()];
    let loaded = games::messages().chain(parts.into_iter().flatten());
    let words = use_words_of(settings.language, [&MESSAGES].into_iter().chain(loaded).collect());
    use_effect_with(words.clone(), crash::speak);
    let Location { route, link } = use_shown(requested, !part.is_awaited());
    let (announcer, live_regions) = use_live_regions();
    use_notices_announced(&words, &announcer, &reports);
    let update = use_update(&words, &announcer);
    let presenting = use_reducer_eq(Presenting::default);
    let app = AppContext { words: words.clone(), settings, storage, announcer, presenting };
    use_asked(route.clone());
    let title = title(&words, &route);
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
        <ContextProvider<AppContext> context={app}>
            <header class="shell-header">
                <a class="skip-link" href={route.href()} onclick={skip}>{ words.text("shell-skip") }</a>
                <a class="shell-home" href={Route::Home.href()} aria-current={current(route == Route::Home)}>
                    <svg class="mark" aria-hidden="true"><use href="#mark" /></svg>
                    <span>{ words.text("shell-name") }</span>
                </a>
                <div id={presenter::PLACE} />
                <nav aria-label={words.text("shell-nav")}>
                    <span id={help::PLACE} class="table-help" />
                    if let Route::Play(_) | Route::Board(_) = route {
                        <PresentingButton page={route.href()} />
                    } else if let Route::Teach(TeachPlace::Pose(Some(_)) | TeachPlace::Court(Some(_))) = route {
                        // From one exercise to the next presenting goes on.
                        <PresentingButton page="#/teach" />
                    }
                    <a class="shell-link shell-learn" href={Route::Learn(LearnPlace::Overview).href()}
                        aria-current={current(matches!(route, Route::Learn(_)))}>
                        { words.text("home-learn") }
                    </a>
                    <a class="shell-link shell-teach" href={Route::Teach(TeachPlace::Overview).href()}
                        aria-current={current(matches!(route, Route::Teach(_)))}>
                        { words.text("home-teach") }
                    </a>
                    <a class="shell-link" href={Route::Settings.href()} aria-current={current(route == Route::Settings)}>
                        { words.text("settings-title") }
                    </a>
                </nav>
            </header>
            <main class="shell-main" id="main">
                <StorageNotices {reports} />
                <div class="update-notice"><UpdateNotice {update} /></div>
                <div key={route.href()} class="shell-page">
                    // The page before is shown until the code of this one is there, unless that one's is missing too.
                    if part.is_missing || !location::is_loaded(&route) {
                        <PartMissing tries={part.tries} on_retry={part.retry} />
                    } else {
                        { page(&route, link, on_open) }
                    }
                </div>
            </main>
            { live_regions }
        </ContextProvider<AppContext>>
    }
}

/// The code of a page.
struct Part {
    is_loaded: bool,
    /// Whether it could not be loaded.
    is_missing: bool,
    /// The number of failed attempts.
    tries: usize,
    /// Tries again.
    retry: Callback<()>,
}

impl Part {
    const fn is_awaited(&self) -> bool {
        !self.is_loaded && !self.is_missing
    }
}

/// Loads the code of a page.
#[hook]
fn use_part(requested: &Route) -> Part {
    let update = use_force_update();
    let failed = use_mut_ref(|| None::<Route>);
    let tries = use_mut_ref(|| 0);
    let load = {
        let (failed, tries) = (failed.clone(), tries.clone());
        use_callback(requested.clone(), move |(), requested| {
            let (requested, failed, tries, update) = (requested.clone(), failed.clone(), tries.clone(), update.clone());
            spawn_local(async move {
                if location::is_loaded(&requested) {
                    return;
                }
                location::load(&requested).await;
                let is_missing = !location::is_loaded(&requested);
                *tries.borrow_mut() += usize::from(is_missing);
                failed.replace(is_missing.then_some(requested));
                update.force_update();
            });
        })
    };
    use_effect_with(requested.clone(), {
        let load = load.clone();
        move |_| load.emit(())
    });
    let is_loaded = location::is_loaded(requested);
    let is_missing = !is_loaded && failed.borrow().as_ref() == Some(requested);
    let was_missing = use_mut_ref(|| false);
    use_effect_with(is_missing, move |&is_missing| {
        // The button for another attempt is gone.
        if was_missing.replace(is_missing) && is_lost() {
            focus(HEADING);
        }
    });
    let tries = *tries.borrow();
    Part { is_loaded, is_missing, tries, retry: load }
}

/// The page to show: the requested one once its code is loaded, and the previous one until then.
#[hook]
fn use_shown(requested: Location, is_loaded: bool) -> Location {
    let shown = use_mut_ref(|| requested.clone());
    if is_loaded {
        *shown.borrow_mut() = requested;
    }
    let shown = shown.borrow();
    shown.clone()
}

fn page(route: &Route, link: Option<LinkPayload>, on_open: Callback<(Route, LinkPayload)>) -> Html {
    match route {
        Route::Home => html! { <Home /> },
        Route::Settings => html! { <SettingsPage /> },
        Route::Kept => html! { <KeptGames {on_open} /> },
        Route::Print => html! { <PrintPage /> },
        Route::Learn(place) => lessons::draw(place),
        Route::Teach(place) => classroom::draw(place),
        Route::HowTo(game) => html! { <HowTo {game} /> },
        Route::SharedLink(shared) => html! { <SharedLinkPage link={shared.clone()} {on_open} /> },
        &Route::Begin(game, kind) => html! { <Begin {game} {kind} {on_open} /> },
        Route::Play(game) => drawn(game, link, |pages| Some(pages.page)),
        Route::Board(game) => drawn(game, link, |pages| pages.board),
        Route::Decks(game) => drawn(game, link, |pages| pages.decks),
        Route::NotFound => html! { <NotFound /> },
    }
}

/// A page of a game, where it has this one.
fn drawn(game: &Game, link: Option<LinkPayload>, page: fn(&Pages) -> Option<Draw>) -> Html {
    page(game.pages).map_or_else(Html::default, |page| page(link))
}

fn title(words: &Words, route: &Route) -> String {
    let page = match route {
        Route::Home => return words.text("shell-title"),
        Route::Settings => words.text("settings-title"),
        Route::Kept => words.text("kept-title"),
        Route::Print => words.text("print-title"),
        Route::Learn(_) => words.text("home-learn"),
        Route::Teach(_) => words.text("home-teach"),
        Route::HowTo(game) => words.with("how-to-title", &[("game", words.text(game.tile.title).into())]),
        Route::Board(game) => words.with("shell-board-title", &[("game", words.text(game.tile.title).into())]),
        Route::Decks(game) => words.with("shell-decks-title", &[("game", words.text(game.tile.title).into())]),
        Route::Play(game) | Route::Begin(game, _) => words.text(game.tile.title),
        Route::SharedLink(link) => link.title(words),
        Route::NotFound => words.text("shell-not-found-title"),
    };
    words.with("shell-title-page", &[("page", page.into())])
}

fn current(is_current: bool) -> Option<&'static str> {
    is_current.then_some("page")
}
