//! Programs that do not come from Cargo or npm: Node and browsers. As root on Debian they are installed; elsewhere they are named.

use std::{env, path::PathBuf, process::Command};

use anyhow::{Result, bail};

use crate::run::{on_path, printed, program, say, succeed};

/// A program, the environment variable that may name it, and the Debian package that brings it.
pub struct Package {
    variable: &'static str,
    programs: &'static [&'static str],
    name: &'static str,
}

/// Runs wasm-opt and the browser tests.
pub const NODE: Package = Package { variable: "NODE", programs: &["node"], name: "nodejs" };

/// Installs wasm-opt and the browser tests' packages.
pub const NPM: Package = Package { variable: "NPM", programs: &["npm", "npm.cmd"], name: "npm" };

/// Chromium without a user interface, as Playwright uses it. It takes half of Chromium's time.
pub const HEADLESS_SHELL: Package = Package {
    variable: "HEADLESS_SHELL",
    programs: &["chromium-headless-shell", "chrome-headless-shell"],
    name: "chromium-headless-shell",
};

/// Chromium as people have it.
pub const CHROMIUM: Package =
    Package { variable: "CHROMIUM", programs: &["chromium", "google-chrome", "chromium-browser"], name: "chromium" };

/// Chromium's driver, of the same version.
pub const CHROMEDRIVER: Package =
    Package { variable: "CHROMEDRIVER", programs: &["chromedriver"], name: "chromium-driver" };

/// Firefox as people have it.
pub const FIREFOX: Package =
    Package { variable: "FIREFOX", programs: &["firefox-esr", "firefox"], name: "firefox-esr" };

/// WebKit's driver, which brings its browser along.
pub const WEBKIT_DRIVER: Package =
    Package { variable: "WEBKITDRIVER", programs: &["WebKitWebDriver"], name: "webkit2gtk-driver" };

/// The screen for WebKit.
pub const XVFB: Package = Package { variable: "XVFB", programs: &["Xvfb"], name: "xvfb" };

impl Package {
    /// Where the program is.
    pub fn find(&self) -> Option<PathBuf> {
        env::var_os(self.variable).map(PathBuf::from).or_else(|| self.programs.iter().find_map(|name| on_path(name)))
    }

    /// Tells a program where this one is, or that it is not there.
    pub fn tell(&self, command: &mut Command) {
        match self.find() {
            Some(path) => command.env(self.variable, path),
            None => command.env_remove(self.variable),
        };
    }
}

/// Finds these programs, or installs their packages as root on Debian.
///
/// # Errors
/// If some are missing and cannot be installed; the message is the command that does.
pub fn require(packages: &[&Package]) -> Result<()> {
    let missing =
        || packages.iter().filter(|package| package.find().is_none()).map(|package| package.name).collect::<Vec<_>>();
    let names = missing();
    if names.is_empty() {
        return Ok(());
    }
    let install = format!("apt-get install {}", names.join(" "));
    let is_root = printed(program("id").arg("-u")).is_some_and(|user| user.trim() == "0");
    if is_root && on_path("apt-get").is_some() {
        say(&format!("Installing what is missing: {install}"));
        let apt = || {
            let mut apt = program("apt-get");
            apt.env("DEBIAN_FRONTEND", "noninteractive");
            apt
        };
        // An outdated list of packages may still do.
        let _ = succeed(apt().arg("update"));
        succeed(apt().args(["install", "--yes", "--no-install-recommends"]).args(&names))?;
    }
    match missing().as_slice() {
        [] => Ok(()),
        _ => bail!("some programs are missing. On Debian: sudo {install}"),
    }
}
