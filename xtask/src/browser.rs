//! The tests in a browser: Playwright with axe-core, against a site that the tests serve themselves.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, ensure};

use crate::{
    packages::{self, Package},
    run::{cargo, printed, program, say, succeed},
    site,
    test::Level,
    tools,
};

/// The oldest Node that runs Playwright and what is beside it.
const OLDEST_NODE: u32 = 20;

/// What Playwright needs besides its own packages.
pub const PACKAGES: [&Package; 3] = [&packages::NODE, &packages::NPM, &packages::HEADLESS_SHELL];

/// Returns the folder of the tests and their npm packages.
fn folder() -> PathBuf {
    crate::root().join("tests").join("browser")
}

/// Installs the npm packages of the lock file and builds what the tests ask, unless that is done.
///
/// # Errors
/// If Node, Chromium or a package is missing and cannot be installed, or the tests have wrong types.
pub fn prepare() -> Result<()> {
    packages::require(&PACKAGES)?;
    let version = printed(program("node").arg("--version")).unwrap_or_default();
    let major =
        version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok()).unwrap_or(0);
    ensure!(major >= OLDEST_NODE, "the browser tests need Node {OLDEST_NODE} or newer, and this is {version:?}");
    let locked = fs::read(folder().join("package-lock.json")).context("package-lock.json")?;
    let record = folder().join("node_modules").join("installed.json");
    if !fs::read(&record).is_ok_and(|installed| installed == locked) {
        say("Installing the packages of the browser tests");
        succeed(tools::npm().current_dir(folder()).args(["ci", "--no-audit", "--no-fund"]))?;
        fs::write(&record, locked).with_context(|| record.display().to_string())?;
    }
    succeed(&mut cargo(&["build", "--workspace", "--example", "exercises"])).context("exercises with answers")?;
    succeed(script("typescript/bin/tsc").args(["--project", "."])).context("the types of the browser tests")
}

/// Runs these Playwright projects at a level against the site in a folder.
pub fn playwright(site: &Path, level: Level, projects: &[&str]) -> Command {
    let mut run = script("@playwright/test/cli.js");
    run.arg("test").args(projects.iter().map(|name| format!("--project={name}"))).env("FLUB_LEVEL", level.name());
    run.env("FLUB_SITE", site).env("FLUB_FILE", site::one_file()).env("FLUB_SCORM", site::package());
    run.env("FLUB_EXERCISES", crate::target().join("debug/examples/exercises"));
    run.env("FLUB_OUTPUT", crate::target().join("playwright")).env("FLUB_SCREENS", crate::target().join("screens"));
    for package in [
        packages::HEADLESS_SHELL,
        packages::CHROMIUM,
        packages::CHROMEDRIVER,
        packages::FIREFOX,
        packages::WEBKIT_DRIVER,
    ] {
        package.tell(&mut run);
    }
    run
}

/// Takes screenshots of the screens that match this Playwright filter.
///
/// # Errors
/// If the site cannot be built or a screen cannot be reached.
pub fn screens(filter: &[OsString]) -> Result<()> {
    prepare()?;
    succeed(playwright(&site::trunk()?, Level::Ordinary, &["screens"]).args(filter))?;
    say("The pictures are in target/screens/");
    Ok(())
}

/// Runs the monkey test for this many minutes with this seed, or one of the clock's.
///
/// # Errors
/// If it finds a fault, or the site cannot be built.
pub fn monkey(minutes: u32, seed: Option<u64>) -> Result<()> {
    prepare()?;
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() % 1_000_000);
    let mut run = playwright(&site::dist()?, Level::Release, &["monkey"]);
    run.env("FLUB_MINUTES", minutes.to_string()).env("FLUB_SEED", seed.unwrap_or_else(clock).to_string());
    succeed(&mut run)
}

/// Prints Lighthouse's scores of a site for a phone: the medians of five runs.
///
/// # Errors
/// If one is below 95, or Lighthouse cannot be installed.
pub fn lighthouse(site: &Path) -> Result<()> {
    packages::require(&[&packages::NODE, &packages::NPM, &packages::CHROMIUM])?;
    let mut run = tools::npm();
    run.args(["exec", "--yes", "--package=@lhci/cli@0.15.1", "--", "lhci", "autorun"])
        .arg(format!("--collect.staticDistDir={}", site.display()));
    if let Some(chromium) = packages::CHROMIUM.find() {
        run.env("CHROME_PATH", chromium);
    }
    succeed(run.current_dir(folder()))
}

/// Returns a script of an installed package, run by Node.
fn script(path: &str) -> Command {
    let mut command = program("node");
    command.current_dir(folder()).arg(folder().join("node_modules").join(path));
    command
}
