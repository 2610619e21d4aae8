//! The app: everything a person sees. Components draw a value and emit intents; rules live in the engine.
//!
//! - [`shell`] puts the pieces together: header, the page of the [`route`], live region.
//! - [`games`] lists the games; adding a game is one entry there.
//! - [`settings`], [`words`], [`storage`] and [`announce`] are contexts that any page may use.
//! - [`sent`] reads what links carry.
//! - [`chunk`] loads what is not there from the beginning.
//! - [`fault`] is what is left when the app itself fails.
//! - [`thinker`] asks and [`worker`] answers what would take the page too long.
//! - [`shared`] holds the components that pages are made of.

mod announce;
mod chunk;
mod desk;
mod fault;
mod file;
mod floating;
mod focus;
mod games;
mod home;
mod how_to;
mod lawtoe;
mod not_found;
mod poe;
mod print_page;
mod renewal;
mod route;
mod seed;
mod sent;
mod settings;
mod settings_choices;
mod settings_kept;
mod settings_page;
mod shared;
mod shell;
mod sound;
mod speech;
mod storage;
mod takeaway;
mod takeaway_panel;
mod takeaway_text;
mod thinker;
mod wholes;
mod words;
mod worker;

use yew::platform::spawn_local;

use route::Route;

/// Starts the app in the page's `#app` element; in a worker, what answers the page's questions.
pub fn start() {
    if worker::is_worker() {
        worker::start();
    } else {
        start_page();
    }
}

fn start_page() {
    fault::watch();
    spawn_local(async {
        Route::current().load().await;
        show();
    });
}

fn show() {
    let document = gloo::utils::document();
    let root = document.get_element_by_id("app").unwrap_or_else(|| gloo::utils::body().into());
    // What the page showed while it was loading.
    root.set_text_content(None);
    yew::Renderer::<shell::App>::with_root(root).render();
    if let Ok(event) = web_sys::Event::new("shown") {
        // What the page's script has put off until now.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
