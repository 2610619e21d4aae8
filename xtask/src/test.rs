//! `cargo xtask test`: every check and test, those that fail fastest first.

use std::{
    ffi::OsString,
    process::{Command, ExitCode},
    str::FromStr,
    thread,
};

use anyhow::{Error, Result, bail};

use crate::{
    browser::Playwright,
    chromium::Chromium,
    engines::Engines,
    run::{counted, printed, program, say, succeed},
    site, size,
    tally::Tally,
    tools::{self, Tool, WASM},
};

/// A part of the tests that can be run alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Formatting and lints.
    Style,
    /// The engine, natively.
    Engine,
    /// The engine as WebAssembly, in a browser.
    Wasm,
    /// The release site in a browser, end to end.
    Browser,
    /// Whole games in the browsers that people have.
    Engines,
}

impl FromStr for Part {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self> {
        Ok(match word {
            "style" => Self::Style,
            "engine" => Self::Engine,
            "wasm" => Self::Wasm,
            "browser" => Self::Browser,
            "engines" => Self::Engines,
            _ => bail!("there is no part `{word}` of the tests: style, engine, wasm, browser or engines"),
        })
    }
}

/// Runs one part, or all of them up to the first that fails. The last line printed counts the tests; a check that is not
/// a test counts when it fails.
pub fn test(part: Option<Part>, filter: &[OsString]) -> ExitCode {
    let mut tally = Tally::default();
    let mut installing = part.is_none().then(|| thread::spawn(install));
    for each in [Part::Style, Part::Engine, Part::Wasm, Part::Browser, Part::Engines] {
        if part.is_some_and(|part| part != each) {
            continue;
        }
        if each == Part::Wasm {
            installing.take().map(thread::JoinHandle::join);
        }
        let result = match each {
            Part::Style => style(),
            Part::Engine => engine(filter, &mut tally),
            Part::Wasm => wasm(filter, &mut tally),
            Part::Browser => end_to_end(filter, &mut tally),
            Part::Engines => engines(filter, &mut tally),
        };
        if let Err(error) = result {
            eprintln!("error: {error:#}");
            tally.failed = tally.failed.max(1);
            break;
        }
    }
    println!("{tally}");
    if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Installs what the later parts need, beside the first, whose lints and longest tests leave a processor free. Each part looks
/// for what it needs, and tells why it cannot be had.
fn install() {
    let _ = Tool::wasm_bindgen_test_runner().and_then(|runner| runner.find_or_install());
    let _ = Tool::trunk().find_or_install();
    let _ = Engines::find_or_install();
}

fn style() -> Result<()> {
    say("Formatting");
    succeed(&mut cargo(&["fmt", "--all", "--check"]))?;
    tools::add_wasm_target()?;
    say("Lints: the engine alone");
    succeed(&mut cargo(&["clippy", "--lib", "--no-default-features", "--", "-D", "warnings"]))?;
    say("Lints: tests, benches, examples and tasks");
    succeed(&mut cargo(&["clippy", "--workspace", "--all-targets", "--no-default-features", "--", "-D", "warnings"]))?;
    say("Lints: the app and the tests in a browser");
    succeed(&mut cargo(&["clippy", "--target", WASM, "--bins", "--test", "wasm", "--", "-D", "warnings"]))
}

fn engine(filter: &[OsString], tally: &mut Tally) -> Result<()> {
    const PACKAGES: [&str; 2] = ["--workspace", "--no-default-features"];
    say("Tests of the engine and the tasks");
    if printed(program("cargo").args(["nextest", "--version"])).is_some() {
        suite(cargo(&["nextest", "run", "--no-tests=pass"]).args(PACKAGES).args(filter), filter, tally)?;
    } else {
        suite(cargo(&["test"]).args(PACKAGES).args(["--lib", "--bins", "--tests"]).args(filter), filter, tally)?;
    }
    say("Examples in the documentation");
    suite(cargo(&["test", "--doc", "--no-default-features"]).args(filter), filter, tally)?;
    say("The referee");
    succeed(&mut cargo(&["build", "--example", "referee", "--no-default-features"]))
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

fn end_to_end(filter: &[OsString], tally: &mut Tally) -> Result<()> {
    say("The site");
    let site = site::build()?;
    let playwright = Playwright::ready(&site)?;
    for (said, projects) in [
        ("Tests of the site, in Chromium", &["laptop", "phone", "projector"][..]),
        ("How soon a game is playable, with nothing beside it", &["coldstart"]),
    ] {
        say(said);
        suite(playwright.run(projects).arg("--pass-with-no-tests").args(filter), filter, tally)?;
    }
    say("The size of the download");
    size::hold_to_budget(&site)
}

fn engines(filter: &[OsString], tally: &mut Tally) -> Result<()> {
    say("The site");
    let playwright = Playwright::ready(&site::build()?)?;
    let mut run = playwright.run(&["engines"]);
    Engines::find_or_install()?.tell(&mut run);
    say("Whole games in Chromium, Firefox and WebKit");
    suite(run.args(filter), filter, tally)
}

/// Runs one test runner. It has to run some test, unless a filter leaves it none.
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
