//! The end-to-end tests: Playwright and axe-core in Chromium, against the release site under a folder of its own.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result};

use crate::{
    chromium, node, one_file,
    run::{program, say, succeed},
    serve::{self, Served},
    site,
    test::Level,
};

/// Where the tests find the site. That it is no root shows that every path is relative.
const BASE: &str = "/some/folder/";

/// The folder of the tests, with their own packages.
fn folder() -> PathBuf {
    crate::root().join("tests").join("browser")
}

/// Playwright with what its tests need, and the server of the site, which runs in this process.
pub struct Playwright {
    shell: PathBuf,
    served: Served,
}

impl Playwright {
    /// Makes it ready for this site.
    ///
    /// # Errors
    /// When the site cannot be read, or Node, Chromium or a package is missing and cannot be installed.
    pub fn ready(site: &Path) -> Result<Self> {
        node::find_or_install()?;
        let shell = chromium::find_or_install_shell()?;
        install_packages()?;
        succeed(npx("tsc").args(["--project", "."])).context("the types of the browser tests")?;
        let served = serve::serve(site, BASE, serve::listen(0)?)?;
        Ok(Self { shell, served })
    }

    /// How to run these of its projects at a level.
    pub fn run(&self, level: Level, projects: &[&str]) -> Command {
        let mut run = npx("playwright");
        run.arg("test").args(projects.iter().map(|name| format!("--project={name}"))).env("FLUB_LEVEL", level.name());
        run.env("FLUB_URL", &self.served.address).env("HEADLESS_SHELL", &self.shell).env("FLUB_FILE", one_file::path());
        run.env("FLUB_OUTPUT", crate::target().join("playwright"));
        run.env("FLUB_SCREENS", crate::target().join("screens"));
        run
    }
}

/// Takes the pictures of the screens that this filter of Playwright's leaves.
///
/// # Errors
/// When the site cannot be built or a screen cannot be reached.
pub fn screens(filter: &[OsString]) -> Result<()> {
    succeed(Playwright::ready(&site::build()?)?.run(Level::Ordinary, &["screens"]).args(filter))?;
    say("The pictures are in target/screens/");
    Ok(())
}

/// Lets a monkey play: for so many minutes, and with this seed.
///
/// # Errors
/// When it finds something amiss, or the site cannot be built.
pub fn monkey(minutes: u32, seed: Option<u64>) -> Result<()> {
    let playwright = Playwright::ready(&site::build()?)?;
    let mut run = playwright.run(Level::Ordinary, &["monkey"]);
    run.env("FLUB_MINUTES", minutes.to_string());
    if let Some(seed) = seed {
        run.env("FLUB_SEED", seed.to_string());
    }
    succeed(&mut run)
}

/// Installs the packages that the lock file names, unless that was done since it last changed.
fn install_packages() -> Result<()> {
    let locked = fs::read(folder().join("package-lock.json")).context("package-lock.json")?;
    let record = folder().join("node_modules").join("installed.json");
    if fs::read(&record).is_ok_and(|installed| installed == locked) {
        return Ok(());
    }
    say("Installing the packages of the browser tests");
    succeed(node::npm().current_dir(folder()).args(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(&record, locked).with_context(|| record.display().to_string())
}

/// A program of the installed packages.
fn npx(name: &str) -> Command {
    let mut command = program("node");
    let script = match name {
        "tsc" => "typescript/bin/tsc",
        _ => "@playwright/test/cli.js",
    };
    command.current_dir(folder()).arg(folder().join("node_modules").join(script)).stdin(Stdio::null());
    command
}
