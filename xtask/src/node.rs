//! Node and npm, for wasm-opt and the browser tests.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{
    debian,
    run::{printed, program, say, succeed},
    tools,
};

/// The oldest Node that runs the browser tests.
const OLDEST: u32 = 20;

/// The npm command. On Windows it is a script, which needs its extension.
pub fn npm() -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Whether npm and a recent enough Node are installed.
pub fn is_there() -> bool {
    printed(program("node").arg("--version")).is_some_and(|said| major(&said) >= OLDEST)
        && printed(npm().arg("--version")).is_some()
}

/// Finds Node and npm, or installs them if Debian packages can be installed.
///
/// # Errors
/// If neither works; the message says what to install.
pub fn find_or_install() -> Result<()> {
    if is_there() || (debian::install(&["nodejs", "npm"]) && is_there()) {
        return Ok(());
    }
    bail!("the browser tests need Node {OLDEST} or newer, with npm: install it and run this again")
}

/// An npm program in its own folder under `target/tools`, because npm removes from a folder whatever the current install does
/// not name.
#[derive(Clone, Copy, Debug)]
pub struct Package {
    /// The name of the npm package.
    pub name: &'static str,
    /// The version to install.
    pub version: &'static str,
    /// The script that Node runs, relative to its folder.
    pub script: &'static str,
}

impl Package {
    /// Installs it unless this version is present.
    ///
    /// # Errors
    /// If there is no Node, or npm cannot install it.
    pub fn find_or_install(&self) -> Result<()> {
        ensure!(is_there(), "there is no Node {OLDEST} or newer, with npm");
        if self.installed().as_deref() == Some(self.version) {
            return Ok(());
        }
        let wanted = format!("{}@{}", self.name, self.version);
        say(&format!("Installing {wanted} under target/tools"));
        let mut install = npm();
        install.args(["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--prefix"]);
        succeed(install.arg(self.folder()).arg(&wanted)).with_context(|| format!("installing {wanted}"))
    }

    /// The path of its script.
    pub fn command(&self) -> Command {
        let mut command = program("node");
        command.arg(self.place().join(self.script));
        command
    }

    /// The folder of its executables.
    pub fn programs(&self) -> PathBuf {
        self.folder().join("node_modules").join(".bin")
    }

    /// The installed version.
    fn installed(&self) -> Option<String> {
        let package: Value = serde_json::from_slice(&fs::read(self.place().join("package.json")).ok()?).ok()?;
        Some(package["version"].as_str()?.to_owned())
    }

    fn folder(&self) -> PathBuf {
        tools::folder().join("npm").join(self.name)
    }

    fn place(&self) -> PathBuf {
        self.folder().join("node_modules").join(self.name)
    }
}

fn major(version: &str) -> u32 {
    version.trim().trim_start_matches('v').split('.').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read() {
        assert_eq!(major("v20.20.2\n"), 20);
        assert_eq!(major("no version"), 0);
    }
}
