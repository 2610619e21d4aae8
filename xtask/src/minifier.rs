//! terser, which shortens scripts. The game plays the same without it.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{
    node,
    run::{printed, program, say, succeed},
    tools,
};

/// The version of npm's `terser` that is installed.
const VERSION: &str = "5.44.1";

/// A terser that fits.
pub struct Minifier(());

impl Minifier {
    /// Finds terser or installs it under `target/tools`; `None`, and says so, where it cannot be.
    pub fn find_or_install() -> Option<Self> {
        if !node::is_there() {
            say("No Node to run terser: the game plays the same, its download is larger");
            return None;
        }
        if printed(terser().arg("--version")).is_some_and(|said| said.split_whitespace().nth(1) == Some(VERSION)) {
            return Some(Self(()));
        }
        say(&format!("Installing terser {VERSION} under target/tools"));
        let mut install = node::npm();
        install.args(["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--prefix"]);
        install.arg(folder()).arg(format!("terser@{VERSION}"));
        match succeed(&mut install) {
            Ok(()) => Some(Self(())),
            Err(error) => {
                say(&format!("Going on without terser ({error}): the game plays the same, its download is larger"));
                None
            }
        }
    }

    /// Shortens a script in place. Nobody else knows the names of a module.
    ///
    /// # Errors
    /// When terser fails.
    pub fn minify(&self, file: &Path, is_module: bool) -> Result<()> {
        let options = ["--ecma", "2020", "--compress", "passes=2", "--mangle"];
        let more = if is_module { &["--module"][..] } else { &[] };
        succeed(terser().arg(file).args(options).args(more).arg("--output").arg(file))
            .with_context(|| format!("shortening {}", file.display()))
    }

    /// Says which minifier this is, so that its results can be told apart.
    pub fn description(&self) -> String {
        format!("terser {VERSION}")
    }
}

/// A folder of its own: npm takes away from a folder what it was not just told to put there.
fn folder() -> PathBuf {
    tools::folder().join("terser")
}

fn terser() -> Command {
    let mut command = program("node");
    command.arg(folder().join("node_modules/terser/bin/terser"));
    command
}
