//! `cargo xtask test`: all checks and tests, the fastest first.

use std::{
    env,
    ffi::OsString,
    fs::{self, File},
    process::Child,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};

use crate::{
    browser,
    packages::{self, Package},
    run::{cargo, printed, program, say, succeed},
    site, tools,
};

/// What to run.
#[derive(Args)]
pub struct Options {
    /// How much: `quick` or `release`; the usual where neither is named. And one part alone.
    #[arg(value_enum, num_args = 0..=2)]
    words: Vec<Word>,
    /// A filter for the test runner of a part: `test engine -- proof`.
    #[arg(last = true)]
    filter: Vec<OsString>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Word {
    /// Style, engine at small counts, and a move of each game in a browser.
    Quick,
    /// Everything at full counts; before a release.
    Release,
    /// Formatting and lints.
    Style,
    /// The engine, the app without a browser, and the tasks.
    Engine,
    /// The engine as WebAssembly and the pages of the app, in one page of a browser.
    Wasm,
    /// The site in a browser, end to end.
    Browser,
    /// Whole games in Chromium, Firefox and WebKit as people have them.
    Engines,
    /// How soon a game can be played on a slow line, a monkey, and Lighthouse.
    Field,
}

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// In a few minutes.
    Quick,
    /// What every change has to pass.
    Ordinary,
    /// Everything.
    Release,
}

impl Level {
    /// Returns the value of the environment variable `FLUB_LEVEL`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Ordinary => "ordinary",
            Self::Release => "release",
        }
    }

    const fn parts(self) -> &'static [Word] {
        match self {
            Self::Quick => &[Word::Style, Word::Engine, Word::Browser],
            Self::Ordinary => &[Word::Style, Word::Engine, Word::Wasm, Word::Browser],
            Self::Release => &[Word::Style, Word::Engine, Word::Wasm, Word::Browser, Word::Engines, Word::Field],
        }
    }
}

/// The Playwright projects for the site: one per screen size, and one whose pages a browser's extension changes.
const PROJECTS: [&str; 4] = ["laptop", "phone", "projector", "translated"];

/// Runs the parts up to the first that fails, and prints how long each took.
///
/// # Errors
/// If a part fails, or something that it needs is missing and cannot be installed.
pub fn test(options: &Options) -> Result<()> {
    let level = match options.words.as_slice() {
        words if words.contains(&Word::Quick) => Level::Quick,
        words if words.contains(&Word::Release) => Level::Release,
        _ => Level::Ordinary,
    };
    let is_part = |word: &&Word| !matches!(word, Word::Quick | Word::Release);
    let named: Vec<Word> = options.words.iter().filter(is_part).copied().collect();
    let parts = if named.is_empty() { level.parts() } else { &named };
    ensure!(options.filter.is_empty() || parts.len() == 1, "a filter belongs to one part, as in `test engine -- NAME`");
    packages::require(&parts.iter().flat_map(|part| needed(*part)).copied().collect::<Vec<_>>())?;
    // What is released is built while the first parts run, which do not always use both processors.
    let beside = level != Level::Quick && parts.len() > 1 && parts.contains(&Word::Browser);
    let mut site = beside.then(Beside::begin).transpose()?;
    let mut times = Vec::new();
    let result = parts.iter().try_for_each(|part| {
        if let Some(site) = site.take_if(|_| !matches!(part, Word::Style | Word::Engine | Word::Wasm)) {
            let begun = Instant::now();
            site.end()?;
            times.push(("waiting for the site".to_owned(), begun.elapsed()));
        }
        let begun = Instant::now();
        let result = run(*part, level, &options.filter);
        times.push((format!("{part:?}").to_lowercase(), begun.elapsed()));
        result
    });
    for (what, took) in times {
        say(&format!("{what}: {}", minutes(took)));
    }
    result
}

fn run(part: Word, level: Level, filter: &[OsString]) -> Result<()> {
    match part {
        Word::Style => style(),
        Word::Engine => engine(level, filter),
        Word::Wasm => wasm(filter),
        Word::Browser => browser(level, filter),
        Word::Engines => engines(filter),
        Word::Field => field(filter),
        Word::Quick | Word::Release => Ok(()),
    }
}

/// Returns the packages that a part needs.
const fn needed(part: Word) -> &'static [&'static Package] {
    match part {
        Word::Wasm => &[&packages::CHROMIUM, &packages::CHROMEDRIVER],
        Word::Browser | Word::Field => &browser::PACKAGES,
        Word::Engines => &[
            &packages::CHROMIUM,
            &packages::CHROMEDRIVER,
            &packages::FIREFOX,
            &packages::WEBKIT_DRIVER,
            &packages::XVFB,
        ],
        _ => &[],
    }
}

/// A site for release that is being built, with its output in a file.
struct Beside {
    build: Child,
    begun: Instant,
}

impl Beside {
    const OUTPUT: &str = "target/dist.log";

    fn begin() -> Result<Self> {
        say(&format!("Building the site for release beside the first parts ({})", Self::OUTPUT));
        let output = File::create(crate::root().join(Self::OUTPUT)).context(Self::OUTPUT)?;
        let mut build = program(env::current_exe()?);
        build.arg("dist").stdout(output.try_clone()?).stderr(output);
        Ok(Self { build: build.spawn()?, begun: Instant::now() })
    }

    fn end(mut self) -> Result<()> {
        let status = self.build.wait()?;
        let output = fs::read_to_string(crate::root().join(Self::OUTPUT)).unwrap_or_default();
        ensure!(status.success(), "{output}\nthe site could not be built");
        say(&format!("The site for release was built within {}", minutes(self.begun.elapsed())));
        Ok(())
    }
}

fn style() -> Result<()> {
    say("Formatting");
    succeed(&mut cargo(&["fmt", "--all", "--check"]))?;
    say("Lints");
    succeed(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    say("The examples, which do without pages");
    succeed(&mut cargo(&["check", "--examples", "--no-default-features"]))
}

fn engine(level: Level, filter: &[OsString]) -> Result<()> {
    say("Tests of the engine, of the app without a browser, and of the tasks");
    let nextest = printed(&mut cargo(&["nextest", "--version"])).is_some();
    let mut tests = cargo(if nextest { &["nextest", "run"] } else { &["test", "--all-targets"] });
    succeed(tests.arg("--workspace").args(filter).env("FLUB_LEVEL", level.name()))?;
    if level == Level::Quick || !filter.is_empty() {
        return Ok(());
    }
    say("Examples in the documentation");
    // Of the whole workspace as above: a package alone has other features, and would be compiled anew for them.
    succeed(&mut cargo(&["test", "--workspace", "--doc"]))
}

fn wasm(filter: &[OsString]) -> Result<()> {
    let runner = tools::wasm_bindgen_test_runner()?;
    say("Tests of the engine as WebAssembly and of the pages, in Chromium");
    // Both at once: each package alone has other features, and the engine would be compiled twice.
    let mut test = cargo(&["test", "--package", "flub", "--test", "wasm", "--package", "flub-app", "--test", "page"]);
    test.args(["--target", tools::WASM, "--"]).args(filter);
    packages::CHROMEDRIVER.tell(&mut test);
    // For all tests together, in seconds.
    test.env("WASM_BINDGEN_TEST_TIMEOUT", "1800");
    succeed(test.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", &runner))
}

fn browser(level: Level, filter: &[OsString]) -> Result<()> {
    browser::prepare()?;
    let site = if level == Level::Quick { site::trunk() } else { site::dist() }?;
    say("Tests of the site, in Chromium");
    succeed(browser::playwright(&site, level, &PROJECTS).args(filter))
}

fn engines(filter: &[OsString]) -> Result<()> {
    browser::prepare()?;
    let site = site::dist()?;
    let driver = tools::geckodriver()?;
    say("Whole games in Chromium, Firefox and WebKit");
    succeed(browser::playwright(&site, Level::Release, &["engines"]).env("GECKODRIVER", driver).args(filter))
}

fn field(filter: &[OsString]) -> Result<()> {
    browser::prepare()?;
    let site = site::dist()?;
    say("How soon a game can be played, with nothing beside it");
    succeed(browser::playwright(&site, Level::Release, &["coldstart"]).args(filter))?;
    say("A monkey, for a minute, and for another where things fail");
    browser::monkey(1, None)?;
    browser::lighthouse(&site)
}

fn minutes(time: Duration) -> String {
    format!("{}:{:02} min", time.as_secs() / 60, time.as_secs() % 60)
}
