//! The app: everything a person sees. Components draw a value and emit intents; rules live in the engine.
//!
//! The floors, from the top. Imports go down only:
//!
//! - [`shell`] stands around every page: header, routes, the pages of no game, the page for crashes, backups.
//! - [`games`] lists the games and holds what is particular to each: board, actions, words, styles, how-to.
//! - [`learn`] is the lesson that every game's exercises stand in.
//! - [`table`] is the table that every game is played at.
//! - [`letters`] is what LawToe and POE share: the mat, lists of connections, flaws.
//! - [`ui`] holds widgets that know no game.
//! - [`context`] is what every component may use: words, settings, storage, announcements.
//! - [`i18n`] holds the words.
//! - [`platform`] is what the browser gives.

mod context;
mod games;
mod i18n;
mod learn;
mod letters;
mod platform;
mod shell;
mod table;
mod ui;

use platform::worker;

/// Starts the app in the page's `#app` element; in a worker, what answers the page's questions.
pub fn start() {
    if worker::is_worker() {
        worker::start(games::answer);
    } else {
        shell::start();
    }
}
