//! The project's tasks, `cargo xtask --help`.
//!
//! A task installs missing tools under `target/`, at pinned versions, and says so.

mod browser;
mod packages;
mod play;
mod run;
mod site;
mod test;
mod tools;

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use anyhow::Result;
use clap::Parser;

/// The project's tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Build the game, serve it on this machine only and open the browser.
    Play(play::Options),
    /// Run the checks and tests: the usual ones, `quick` while working, or all for a `release`; or one part of them.
    Test(test::Options),
    /// Write the site to dist/, ready for any static host, all of it in one file to flub.html, and that as a package for learning
    /// platforms to flub-scorm.zip; hold the site to its budgets.
    Dist,
    /// Take pictures of all screens into target/screens/.
    Screens {
        /// A filter of Playwright's: `-- -g home-phone`.
        #[arg(last = true)]
        filter: Vec<OsString>,
    },
    /// Say what is missing in a language, is not used, has changed in English since, or needs other values.
    Words {
        /// The language's code, which is the name of its folder in static/words.
        language: String,
    },
    /// Let the levels of the computer play and print how they come out: poe or wholes, how many games, a seed.
    Tournament {
        /// What the example `tournament` takes.
        #[arg(required = true)]
        words: Vec<OsString>,
    },
    /// Press, type, tap, drag and reload at random in a browser until something fails.
    Monkey {
        /// The duration in minutes.
        #[arg(default_value_t = 10)]
        minutes: u32,
        /// The seed; equal seeds do the same.
        seed: Option<u64>,
    },
    /// Print Lighthouse's scores for a phone, the medians of five looks, and fail when one is below 95.
    Lighthouse,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Play(options) => play::play(&options),
        Task::Test(options) => test::test(&options),
        Task::Dist => site::dist().map(drop),
        Task::Screens { filter } => browser::screens(&filter),
        Task::Words { language } => {
            run::succeed(run::cargo(&["run", "--quiet", "--package", "words", "--"]).arg(language))
        }
        Task::Tournament { words } => tournament(&words),
        Task::Monkey { minutes, seed } => browser::monkey(minutes, seed),
        Task::Lighthouse => browser::lighthouse(&site::dist()?),
    }
}

fn tournament(words: &[OsString]) -> Result<()> {
    let example = ["run", "--quiet", "--profile", "bench", "--example", "tournament", "--no-default-features", "--"];
    run::succeed(run::cargo(&example).args(words))
}

/// Returns the root folder of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the root folder")
}

/// Returns the folder for build output and installed tools.
fn target() -> PathBuf {
    root().join("target")
}
