//! The end-to-end tests: Playwright and axe-core in Chromium, against the release site in a subfolder.

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
    scorm,
    serve::{self, Served},
    site,
    test::Level,
};

/// The path of the site in the tests. It is not the root, so an absolute path in the site fails.
const BASE: &str = "/some/folder/";

/// The folder of the tests and their npm packages.
fn folder() -> PathBuf {
    crate::root().join("tests").join("browser")
}

/// Playwright with its dependencies, and the server of the site, which runs in this process.
pub struct Playwright {
    shell: PathBuf,
    served: Served,
}

impl Playwright {
    /// Prepares to test this site.
    ///
    /// # Errors
    /// If the site cannot be read, or Node, Chromium or a package is missing and cannot be installed.
    pub fn ready(site: &Path) -> Result<Self> {
        node::find_or_install()?;
        let shell = chromium::find_or_install_shell()?;
        install_packages()?;
        succeed(npx("tsc").args(["--project", "."])).context("the types of the browser tests")?;
        succeed(program("cargo").args(["build", "--example", "exercises"])).context("exercises with answers")?;
        let served = serve::serve(site, BASE, serve::listen(0)?)?;
        Ok(Self { shell, served })
    }

    /// The command that runs these Playwright projects at a level.
    pub fn run(&self, level: Level, projects: &[&str]) -> Command {
        let mut run = npx("playwright");
        run.arg("test").args(projects.iter().map(|name| format!("--project={name}"))).env("FLUB_LEVEL", level.name());
        run.env("FLUB_URL", &self.served.address).env("HEADLESS_SHELL", &self.shell).env("FLUB_FILE", one_file::path());
        run.env("FLUB_SCORM", scorm::path());
        run.env("FLUB_EXERCISES", crate::target().join("debug/examples/exercises"));
        run.env("FLUB_OUTPUT", crate::target().join("playwright"));
        run.env("FLUB_SCREENS", crate::target().join("screens"));
        run
    }
}

/// Takes screenshots of the screens that match this Playwright filter.
///
/// # Errors
/// If the site cannot be built or a screen cannot be reached.
pub fn screens(filter: &[OsString]) -> Result<()> {
    succeed(Playwright::ready(&site::build()?)?.run(Level::Ordinary, &["screens"]).args(filter))?;
    say("The pictures are in target/screens/");
    Ok(())
}

/// Runs the monkey test for this many minutes with this seed.
///
/// # Errors
/// If it finds a fault, or the site cannot be built.
pub fn monkey(minutes: u32, seed: Option<u64>) -> Result<()> {
    let playwright = Playwright::ready(&site::build()?)?;
    let mut run = playwright.run(Level::Ordinary, &["monkey"]);
    run.env("FLUB_MINUTES", minutes.to_string());
    if let Some(seed) = seed {
        run.env("FLUB_SEED", seed.to_string());
    }
    succeed(&mut run)
}

/// Installs the packages of the lock file, unless they were installed since it last changed.
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

/// The path of a program in the installed packages.
fn npx(name: &str) -> Command {
    let mut command = program("node");
    let script = match name {
        "tsc" => "typescript/bin/tsc",
        _ => "@playwright/test/cli.js",
    };
    command.current_dir(folder()).arg(folder().join("node_modules").join(script)).stdin(Stdio::null());
    command
}
