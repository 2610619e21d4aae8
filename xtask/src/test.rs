//! `cargo xtask test`: all checks and tests, the fastest first.

use std::{
    ffi::OsString,
    process::{Command, ExitCode},
    thread,
};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::{
    browser::Playwright,
    chromium::Chromium,
    engines::Engines,
    run::{counted, printed, program, say, succeed},
    site,
    tally::Tally,
    tools::{self, Tool, WASM},
};

/// What to run.
#[derive(Args)]
pub struct Options {
    /// How much: `quick` or `long`; the usual where neither is named. And one part alone.
    #[arg(value_enum, num_args = 0..=2)]
    words: Vec<Word>,
    /// A filter for the test runner of a part: `test engine -- proof`.
    #[arg(last = true)]
    filter: Vec<OsString>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Word {
    /// Style, engine at small counts, and a move of each game in a browser.
    Quick,
    /// Everything at full counts; to be run before a release.
    Long,
    /// Formatting and lints.
    Style,
    /// The engine, the app without a browser, and the tasks.
    Engine,
    /// The engine as WebAssembly, in a browser.
    Wasm,
    /// The release site in a browser, end to end.
    Browser,
    /// Whole games in the browsers that people have.
    Engines,
}

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// In a few minutes.
    Quick,
    /// What every change has to pass.
    Ordinary,
    /// Everything.
    Long,
}

impl Level {
    /// The value of the environment variable `FLUB_LEVEL`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Ordinary => "ordinary",
            Self::Long => "long",
        }
    }
}

/// The Playwright projects for the site, one per screen size.
const SPECS: [&str; 3] = ["laptop", "phone", "projector"];

const PARTS: [Word; 5] = [Word::Style, Word::Engine, Word::Wasm, Word::Browser, Word::Engines];

/// Runs the tests up to the first part that fails. The last line counts them; a check that is not a test counts if it fails.
pub fn test(options: &Options) -> ExitCode {
    let level = match options.words.as_slice() {
        words if words.contains(&Word::Quick) => Level::Quick,
        words if words.contains(&Word::Long) => Level::Long,
        _ => Level::Ordinary,
    };
    let chosen: Vec<Word> = PARTS.into_iter().filter(|part| options.words.contains(part)).collect();
    let parts = match chosen.as_slice() {
        [] if level == Level::Quick => vec![Word::Style, Word::Engine, Word::Browser],
        [] => PARTS.to_vec(),
        _ => chosen,
    };
    let mut tally = Tally::default();
    let result = run(level, &parts, &options.filter, &mut tally);
    if let Err(error) = result {
        eprintln!("error: {error:#}");
        tally.failed = tally.failed.max(1);
    }
    println!("{tally}");
    if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(level: Level, parts: &[Word], filter: &[OsString], tally: &mut Tally) -> Result<()> {
    if !filter.is_empty() && parts.len() > 1 {
        bail!("a filter belongs to one part, as in `test engine -- NAME`");
    }
    // The tools of the later parts are installed and built while the first ones run, which do not always use both processors.
    // Each part checks for its tools and reports what is missing.
    let mut beside = (parts.len() > 1).then(|| thread::spawn(move || prepare(level)));
    for part in parts {
        if !matches!(part, Word::Style | Word::Engine) {
            beside.take().map(thread::JoinHandle::join);
        }
        match part {
            Word::Style => style()?,
            Word::Engine => engine(level, filter, tally)?,
            Word::Wasm => wasm(filter, tally)?,
            Word::Browser => end_to_end(level, filter, tally)?,
            _ => engines(level, filter, tally)?,
        }
    }
    Ok(())
}

/// Installs and builds the requirements of the browser parts.
fn prepare(level: Level) {
    let _ = site::build();
    if level != Level::Quick {
        let _ = Tool::wasm_bindgen_test_runner().and_then(|runner| runner.find_or_install());
        let _ = Engines::find_or_install();
    }
}

fn style() -> Result<()> {
    say("Formatting");
    succeed(&mut cargo(&["fmt", "--all", "--check"]))?;
    say("Lints");
    succeed(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    say("The engine needs nothing of the web");
    succeed(&mut cargo(&["check", "--lib", "--no-default-features"]))
}

fn engine(level: Level, filter: &[OsString], tally: &mut Tally) -> Result<()> {
    say("Tests of the engine, of the app without a browser, and of the tasks");
    let nextest = printed(program("cargo").args(["nextest", "--version"])).is_some();
    let words: &[&str] = if nextest { &["nextest", "run", "--no-tests=pass"] } else { &["test", "--all-targets"] };
    let mut tests = cargo(words);
    suite(tests.arg("--workspace").args(filter).env("FLUB_LEVEL", level.name()), filter, tally)?;
    say("Examples in the documentation");
    suite(cargo(&["test", "--doc"]).args(filter), filter, tally)
}

fn wasm(filter: &[OsString], tally: &mut Tally) -> Result<()> {
    tools::add_wasm_target()?;
    let runner = Tool::wasm_bindgen_test_runner()?.find_or_install()?;
    let chromium = Chromium::find_or_install()?;
    say("Tests of the engine as WebAssembly, in Chromium");
    let mut test = cargo(&["test", "--target", WASM, "--test", "wasm", "--no-default-features", "--"]);
    test.args(filter).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    test.env("CHROMEDRIVER", &chromium.driver).env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", chromium.capabilities()?);
    suite(&mut test, filter, tally)
}

fn end_to_end(level: Level, filter: &[OsString], tally: &mut Tally) -> Result<()> {
    say("The site");
    let playwright = Playwright::ready(&site::build()?)?;
    say("Tests of the site, in Chromium");
    suite(playwright.run(level, &SPECS).args(filter), filter, tally)?;
    if level == Level::Long {
        say("How soon a game is playable, with nothing beside it");
        suite(playwright.run(level, &["coldstart"]).arg("--pass-with-no-tests").args(filter), filter, tally)?;
        say("A monkey, for a minute, and for another where things fail");
        suite(playwright.run(level, &["monkey"]).arg("--pass-with-no-tests").args(filter), filter, tally)?;
    }
    if level != Level::Quick && filter.is_empty() {
        say("The site as Trunk builds it by itself: a move of each game");
        suite(&mut Playwright::ready(&site::plain())?.run(Level::Quick, &SPECS), filter, tally)?;
    }
    Ok(())
}

fn engines(level: Level, filter: &[OsString], tally: &mut Tally) -> Result<()> {
    say("The site");
    let playwright = Playwright::ready(&site::build()?)?;
    let mut run = playwright.run(level, &["engines"]);
    Engines::find_or_install()?.tell(&mut run);
    say("Whole games in Chromium, Firefox and WebKit");
    suite(run.args(filter), filter, tally)
}

/// Runs one test runner. Running no test is an error unless a filter is given.
fn suite(runner: &mut Command, filter: &[OsString], tally: &mut Tally) -> Result<()> {
    let (status, count) = counted(runner)?;
    *tally = *tally + count;
    if !status.success() {
        bail!("these tests failed ({status})");
    }
    if count.passed == 0 && filter.is_empty() {
        bail!("no test ran");
    }
    Ok(())
}

fn cargo(words: &[&str]) -> Command {
    let mut command = program("cargo");
    command.args(words);
    command
}
