//! Chromium and its driver, which the tests in a browser need.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{debian, run::find};

const BROWSERS: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// Chromium without what it takes to be seen, as Playwright uses it: what runs in it takes half the time.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// A browser to test in.
pub struct Chromium {
    /// Chromium itself.
    pub browser: PathBuf,
    /// The chromedriver of the same version.
    pub driver: PathBuf,
}

/// Finds Chromium's headless shell, or installs it where Debian packages can be installed; else the browser itself has to do. The
/// environment's HEADLESS_SHELL comes first.
///
/// # Errors
/// Says what to install when there is no Chromium of any kind.
pub fn find_or_install_shell() -> Result<PathBuf> {
    let find = || find("HEADLESS_SHELL", &SHELLS);
    if let Some(shell) = find().or_else(|| debian::install(&["chromium-headless-shell"]).then(find).flatten()) {
        return Ok(shell);
    }
    Ok(Chromium::find_or_install()?.browser)
}

impl Chromium {
    /// Finds Chromium and chromedriver, or installs them where Debian packages can be installed. The environment's CHROMIUM
    /// and CHROMEDRIVER come first.
    ///
    /// # Errors
    /// Says what to install when neither works.
    pub fn find_or_install() -> Result<Self> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        debian::install(&["chromium", "chromium-driver"]);
        Self::find().context(
            "the tests need Chromium and a chromedriver of the same version: install both (on Debian the packages \
             chromium and chromium-driver), or name them in the environment as CHROMIUM and CHROMEDRIVER",
        )
    }

    /// Writes down for wasm-bindgen's test runner how to start the browser: without a screen, and without the requests that
    /// it makes on its own. Returns the name of the file.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn capabilities(&self) -> Result<PathBuf> {
        const QUIET: &str = r#""headless", "no-sandbox", "disable-gpu", "no-first-run", "disable-background-networking",
            "disable-component-update", "disable-sync""#;
        let browser = self.browser.to_str().context("Chromium's path is no text")?.escape_default();
        let file = crate::target().join("webdriver.json");
        fs::write(&file, format!(r#"{{"goog:chromeOptions": {{"binary": "{browser}", "args": [{QUIET}]}}}}"#))?;
        Ok(file)
    }

    fn find() -> Option<Self> {
        Some(Self { browser: find("CHROMIUM", &BROWSERS)?, driver: find("CHROMEDRIVER", &["chromedriver"])? })
    }
}
