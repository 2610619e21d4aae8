//! The project's tasks: `cargo xtask play`, `test`, `dist`, `screens`, `tournament`, `fuzz`, `coverage`, `mutants`,
//! `monkey` and `lighthouse`.
//!
//! Whatever a task needs and does not find it installs under `target/`, at a pinned version, and says so.

mod app;
mod browser;
mod chromium;
mod coverage;
mod debian;
mod engines;
mod fuzz;
mod lighthouse;
mod links;
mod minifier;
mod mutants;
mod named;
mod node;
mod offline;
mod one_file;
mod optimiser;
mod packed;
mod parts;
mod phrases;
mod play;
mod policy;
mod run;
mod serve;
mod short_names;
mod site;
mod size;
mod stamp;
mod standard_library;
mod styles;
mod tally;
mod test;
mod tools;
mod translator;
mod words;

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Result, bail};
use lexopt::prelude::*;

const HELP: &str = "\
cargo xtask play [--no-open] [--port N]
    Builds the game and serves it on this machine only. Installs what is missing under target/.
cargo xtask test [style | engine | wasm | browser | engines] [-- FILTER...]
    Runs every check and test, or one part of them; what follows -- goes to that part's test runner.
cargo xtask dist
    Writes the site to dist/, ready for any static host, and all of it in one file to flub.html, which plays by
    double-click; holds the size of the site to the budget.
cargo xtask screens [-- FILTER...]
    Takes pictures of all screens, or those a filter of Playwright's leaves (-- -g home-phone), into target/screens/.
cargo xtask tournament poe|wholes [MATCHES] [SEED]
    Lets the levels of the computer play and prints how they come out.
cargo xtask fuzz [TARGET] [SECONDS]
    Gives the parsers any bytes at all, each or one of them, for a minute or so long (a nightly compiler is needed).
cargo xtask coverage
    Counts the lines of the engine that its quick tests reach, and fails when they are too few.
cargo xtask mutants lawtoe|poe|wholes|floating|network
    Changes the rules one thing at a time and names every change that no test notices.
cargo xtask monkey [MINUTES] [SEED]
    Presses, types, taps, drags and reloads at random in a browser, for ten minutes where nothing is said, until
    something goes amiss. The same seed does the same again.
cargo xtask lighthouse
    Prints Lighthouse's scores for a phone, the medians of five looks, and fails when one is below 95.
";

/// What the person asked for.
enum Task {
    Play(play::Options),
    Test(Option<test::Part>, Vec<OsString>),
    Dist,
    Screens(Vec<OsString>),
    Tournament(Vec<OsString>),
    Fuzz(Option<String>, u32),
    Coverage,
    Mutants(String),
    Monkey(Vec<OsString>),
    Lighthouse,
    Help,
}

fn main() -> ExitCode {
    match read(lexopt::Parser::from_env()).and_then(carry_out) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn read(mut words: lexopt::Parser) -> Result<Task> {
    let task = match words.next()? {
        Some(Value(name)) => name.string()?,
        None | Some(Short('h') | Long("help")) => return Ok(Task::Help),
        Some(other) => return Err(other.unexpected().into()),
    };
    let task = match task.as_str() {
        "play" => {
            let mut options = play::Options { open: true, port: None };
            while let Some(word) = words.next()? {
                match word {
                    Long("no-open") => options.open = false,
                    Long("port") => options.port = Some(words.value()?.parse()?),
                    other => return Err(other.unexpected().into()),
                }
            }
            return Ok(Task::Play(options));
        }
        "test" => {
            let mut rest = words.raw_args()?.peekable();
            let part = rest.next_if(|word| word != "--").map(|word| word.string()?.parse()).transpose()?;
            let filter = filter(rest)?;
            if part.is_none() && !filter.is_empty() {
                bail!("a filter belongs to one part, as in `test engine -- NAME`");
            }
            return Ok(Task::Test(part, filter));
        }
        "dist" => Task::Dist,
        "screens" => return Ok(Task::Screens(filter(words.raw_args()?)?)),
        "tournament" => return Ok(Task::Tournament(words.raw_args()?.collect())),
        "fuzz" => fuzzing(words.raw_args()?)?,
        "coverage" => Task::Coverage,
        "mutants" => Task::Mutants(words.value()?.string()?),
        "monkey" => return Ok(Task::Monkey(words.raw_args()?.collect())),
        "lighthouse" => Task::Lighthouse,
        "help" => Task::Help,
        unknown => bail!("there is no task `{unknown}`\n\n{HELP}"),
    };
    match words.next()? {
        None => Ok(task),
        Some(other) => Err(other.unexpected().into()),
    }
}

/// The target and the seconds, a minute where none are named.
fn fuzzing(words: impl Iterator<Item = OsString>) -> Result<Task> {
    let mut task = (None, 60);
    for word in words {
        let word = word.string()?;
        match word.parse() {
            Ok(seconds) => task.1 = seconds,
            Err(_) => task.0 = Some(word),
        }
    }
    Ok(Task::Fuzz(task.0, task.1))
}

/// What stands after `--`.
fn filter(mut words: impl Iterator<Item = OsString>) -> Result<Vec<OsString>> {
    match words.next() {
        Some(word) if word != "--" => bail!("unexpected {word:?}: a filter comes after `--`"),
        _ => Ok(words.collect()),
    }
}

fn carry_out(task: Task) -> Result<ExitCode> {
    match task {
        Task::Play(options) => play::play(&options)?,
        Task::Test(part, filter) => return Ok(test::test(part, &filter)),
        Task::Dist => {
            let site = site::build()?;
            one_file::write(&site)?;
            size::hold_to_budget(&site)?;
        }
        Task::Screens(filter) => browser::screens(&filter)?,
        Task::Tournament(words) => tournament(&words)?,
        Task::Fuzz(target, seconds) => fuzz::fuzz(target.as_deref(), seconds)?,
        Task::Coverage => coverage::coverage()?,
        Task::Mutants(room) => mutants::mutants(&room)?,
        Task::Monkey(words) => browser::monkey(&words)?,
        Task::Lighthouse => lighthouse::lighthouse()?,
        Task::Help => print!("{HELP}"),
    }
    Ok(ExitCode::SUCCESS)
}

fn tournament(words: &[OsString]) -> Result<()> {
    let example = ["run", "--quiet", "--profile", "bench", "--example", "tournament", "--no-default-features", "--"];
    run::succeed(run::program("cargo").args(example).args(words))
}

/// The repository's root folder.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the root folder")
}

/// Where everything that can be made again is kept.
fn target() -> PathBuf {
    root().join("target")
}
