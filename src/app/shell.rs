//! What stands around every page: header, skip link, the main landmark, notices of the storage.

use yew::{platform::spawn_local, prelude::*};

use super::announce::use_live_regions;
use super::desk::Desk;
use super::focus::focus;
use super::games::{self, Draw, Game, Pages};
use super::home::Home;
use super::how_to::HowTo;
use super::not_found::NotFound;
use super::print_page::{self, print_page};
use super::renewal::{RenewalNotice, use_renewal};
use super::route::{Route, use_route};
use super::sent::{Arrival, SentPage};
use super::settings_kept::use_settings_kept;
use super::settings_page::SettingsPage;
use super::shared::presenting::PresentingButton;
use super::shared::storage_notices::{StorageNotices, use_notices_announced};
use super::storage::use_storage_reports;
use super::words::{Messages, Words, messages, use_words_of};

/// What a page begins with.
const HEADING: &str = "main h1";

/// The words of the shell, and those that several games share.
static MESSAGES: Messages = messages!("home", "how-to", "seating", "settings", "shell", "table", "terms");

/// The whole app.
#[component]
pub fn App() -> Html {
    let (storage, reports) = use_storage_reports();
    let settings = use_settings_kept(&storage);
    let asked = use_route();
    let is_loaded = use_loaded(&asked);
    let loaded = games::messages().chain(print_page::page_messages());
    let words = use_words_of(settings.language, [&MESSAGES].into_iter().chain(loaded).collect());
    let route = use_shown(asked, is_loaded);
    let (announcer, live_regions) = use_live_regions();
    use_notices_announced(&words, &announcer, &reports);
    let renewal = use_renewal(&words, &announcer);
    let arrival = use_memo((), |()| Arrival::default());
    let desk = Desk { words: words.clone(), settings, storage, announcer, arrival: (*arrival).clone() };
    let title = title(&words, &route);
    use_effect_with(title, |title| gloo::utils::document().set_title(title));
    {
        let arrived = use_mut_ref(|| false);
        use_effect_with(route.clone(), move |_| {
            // Whoever follows a link hears and sees the new page from its top; the first page is the browser's affair.
            if arrived.replace(true) {
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
                focus(HEADING);
            }
        });
    }
    // The address names the page, so the usual link to `#main` would leave it.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        focus(HEADING);
    };
    html! {
        <ContextProvider<Desk> context={desk}>
            <header class="shell-header">
                <a class="skip-link" href={route.href()} onclick={skip}>{ words.text("shell-skip") }</a>
                <a class="shell-home" href={Route::Home.href()} aria-current={current(route == Route::Home)}>
                    <svg class="mark" aria-hidden="true"><use href="#mark" /></svg>
                    <span>{ words.text("shell-name") }</span>
                </a>
                <nav aria-label={words.text("shell-nav")}>
                    if let Route::Play(_) = route {
                        <PresentingButton page={route.href()} />
                    }
                    <a class="shell-link" href={Route::Settings.href()} aria-current={current(route == Route::Settings)}>
                        { words.text("settings-title") }
                    </a>
                </nav>
            </header>
            <main class="shell-main" id="main">
                <StorageNotices {reports} />
                <div class="renewal"><RenewalNotice {renewal} /></div>
                <div key={route.href()} class="shell-page">{ page(&route) }</div>
            </main>
            { live_regions }
        </ContextProvider<Desk>>
    }
}

/// Loads the code of a page, and says whether it is there.
#[hook]
fn use_loaded(asked: &Route) -> bool {
    let update = use_force_update();
    use_effect_with(asked.clone(), |asked| {
        let asked = asked.clone();
        spawn_local(async move {
            if !asked.is_loaded() {
                asked.load().await;
                update.force_update();
            }
        });
    });
    asked.is_loaded()
}

/// The page to show: the one that is asked for once all it needs is there; until then the one before stays.
#[hook]
fn use_shown(asked: Route, is_loaded: bool) -> Route {
    let shown = use_mut_ref(|| asked.clone());
    if is_loaded {
        *shown.borrow_mut() = asked;
    }
    let shown = shown.borrow();
    shown.clone()
}

fn page(route: &Route) -> Html {
    match route {
        Route::Home => html! { <Home /> },
        Route::Settings => html! { <SettingsPage /> },
        Route::Print => print_page(),
        Route::HowTo(game) => html! { <HowTo {game} /> },
        Route::Sent(sent) => html! { <SentPage sent={sent.clone()} /> },
        Route::Play(game) => drawn(game, |pages| Some(pages.page)),
        Route::Board(game) => drawn(game, |pages| pages.board),
        Route::Decks(game) => drawn(game, |pages| pages.decks),
        Route::NotFound => html! { <NotFound /> },
    }
}

/// A page of a game; nothing where it could not be brought.
fn drawn(game: &Game, page: fn(&Pages) -> Option<Draw>) -> Html {
    game.pages().and_then(page).map_or_else(Html::default, |page| page())
}

fn title(words: &Words, route: &Route) -> String {
    let page = match route {
        Route::Home => return words.text("shell-title"),
        Route::Settings => words.text("settings-title"),
        Route::Print => words.text("print-title"),
        Route::HowTo(game) => words.with("how-to-title", &[("game", words.text(game.title).into())]),
        Route::Board(game) => words.with("shell-board-title", &[("game", words.text(game.title).into())]),
        Route::Decks(game) => words.with("shell-decks-title", &[("game", words.text(game.title).into())]),
        Route::Play(game) => words.text(game.title),
        Route::Sent(sent) => sent.title(words),
        Route::NotFound => words.text("shell-not-found-title"),
    };
    words.with("shell-title-page", &[("page", page.into())])
}

fn current(is_current: bool) -> Option<&'static str> {
    is_current.then_some("page")
}
