//! Node and npm, which the optimiser and the browser tests come with.

use std::process::Command;

use anyhow::{Result, bail};

use crate::{
    debian,
    run::{printed, program},
};

/// The oldest Node that runs the browser tests.
const OLDEST: u32 = 20;

/// npm's name at a prompt: on Windows it is a script, which only its full name starts.
pub fn npm() -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Whether Node, not too old, and npm are there.
pub fn is_there() -> bool {
    printed(program("node").arg("--version")).is_some_and(|said| major(&said) >= OLDEST)
        && printed(npm().arg("--version")).is_some()
}

/// Finds Node and npm, or installs them where Debian packages can be installed.
///
/// # Errors
/// Says what to install when neither works.
pub fn find_or_install() -> Result<()> {
    if is_there() || (debian::install(&["nodejs", "npm"]) && is_there()) {
        return Ok(());
    }
    bail!("the browser tests need Node {OLDEST} or newer, with npm: install it and run this again")
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
