//! Flub, everything a person sees: Yew pages over the tables in `crates/tables` and the engine in `crates/flub`. Components draw a
//! value and send messages; what they mean is decided at the table, and what is allowed in the engine.
//!
//! The floors, from the top. Imports go down only:
//!
//! - [`shell`] is the frame of every page: header, routes, home, settings, the page for crashes, backups.
//! - [`classroom`] is what teachers run with a class.
//! - [`lessons`] is what students do to learn a game.
//! - [`route`] is what addresses name.
//! - [`games`] lists the games and holds what is particular to each: board, actions, words, styles, how-to.
//! - [`exercise`] is what every game's exercises stand in: lessons, what is posed to a class, what it tries.
//! - [`table`] is the table that every game is played at.
//! - [`letters`] is what LawToe and POE share: the mat, lists of connections, flaws.
//! - [`ui`] holds widgets that know no game.
//! - [`context`] is what every component may use: words, settings, storage, announcements.
//! - [`i18n`] keeps the words of the page, and joins lists as the browser does.
//! - [`platform`] is what the browser gives.

// The examples do without pages.
#![cfg(feature = "web")]
#![recursion_limit = "1024"]

mod classroom;
mod context;
mod exercise;
mod games;
mod i18n;
mod lessons;
mod letters;
mod platform;
mod route;
mod shell;
mod table;
mod ui;

pub use self::shell::{Shown, show, words};

use self::platform::thinker;

/// Starts the app in the page's `#app` element; in a worker, what answers the page's questions.
pub fn run() {
    if thinker::is_worker() {
        thinker::serve(games::answer);
    } else {
        shell::start();
    }
}
