//! What stands around every page: header, skip link, the main landmark, notices of the storage.

use yew::prelude::*;

use super::announce::AnnounceProvider;
use super::games::Game;
use super::home::Home;
use super::how_to::HowTo;
use super::not_found::NotFound;
use super::route::{Route, use_route};
use super::settings::SettingsProvider;
use super::settings_page::SettingsPage;
use super::shared::storage_notices::StorageNotices;
use super::storage::StorageProvider;
use super::words::{Words, WordsProvider, use_words};

/// The whole app.
#[component]
pub fn App() -> Html {
    html! {
        <StorageProvider><SettingsProvider><WordsProvider><AnnounceProvider>
            <Shell />
        </AnnounceProvider></WordsProvider></SettingsProvider></StorageProvider>
    }
}

#[component]
fn Shell() -> Html {
    let words = use_words();
    let route = use_route();
    let main = use_node_ref();
    let title = title(&words, route);
    use_effect_with(title, |title| gloo::utils::document().set_title(title));
    {
        let main = main.clone();
        let arrived = use_mut_ref(|| false);
        use_effect_with(route, move |_| {
            // Whoever follows a link hears and sees the new page from its top; the first page is the browser's affair.
            if arrived.replace(true) {
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
                focus(&main, "h1");
            }
        });
    }
    let skip = {
        let main = main.clone();
        // The address names the page, so the usual link to `#main` would leave it.
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            focus(&main, "h1");
        })
    };
    html! {
        <>
            <header class="shell-header">
                <a class="skip-link" href={route.href()} onclick={skip}>{words.text("shell-skip")}</a>
                <a class="shell-home" href={Route::Home.href()} aria-current={current(route == Route::Home)}>
                    <svg class="mark" aria-hidden="true"><use href="#mark" /></svg>
                    <span>{words.text("shell-name")}</span>
                </a>
                <nav aria-label={words.text("shell-nav")}>
                    <a class="shell-link" href={Route::Settings.href()} aria-current={current(route == Route::Settings)}>
                        {words.text("settings-title")}
                    </a>
                </nav>
            </header>
            <main class="shell-main" id="main" ref={main}>
                <StorageNotices />
                <div class="shell-page">{page(route)}</div>
            </main>
        </>
    }
}

fn page(route: Route) -> Html {
    match route {
        Route::Home => html! { <Home /> },
        Route::Settings => html! { <SettingsPage /> },
        Route::HowTo(game) => html! { <HowTo key={game.name} {game} /> },
        Route::Play(Game { page: Some(page), .. }) => page(),
        Route::Play(_) | Route::NotFound => html! { <NotFound /> },
    }
}

fn title(words: &Words, route: Route) -> String {
    let page = match route {
        Route::Home => return words.text("shell-title"),
        Route::Settings => words.text("settings-title"),
        Route::HowTo(game) => words.with("how-to-title", &[("game", words.text(game.title).into())]),
        Route::Play(game) => words.text(game.title),
        Route::NotFound => words.text("shell-not-found-title"),
    };
    words.with("shell-title-page", &[("page", page.into())])
}

fn current(is_current: bool) -> Option<&'static str> {
    is_current.then_some("page")
}

fn focus(inside: &NodeRef, what: &str) {
    let found = inside.cast::<web_sys::Element>().and_then(|main| main.query_selector(what).ok().flatten());
    if let Some(element) =
        found.and_then(|element| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(element).ok())
    {
        let _ = element.focus();
    }
}
