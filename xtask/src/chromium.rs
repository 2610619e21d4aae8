//! Chromium and its driver, for the browser tests.

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

/// Chromium without a user interface, as Playwright uses it. It takes half the time.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// A browser for tests.
pub struct Chromium {
    /// Chromium itself.
    pub browser: PathBuf,
    /// The chromedriver of the same version.
    pub driver: PathBuf,
}

/// Finds Chromium's headless shell, or installs it if Debian packages can be installed, or else falls back to Chromium. The
/// environment variable HEADLESS_SHELL comes first.
///
/// # Errors
/// If there is no Chromium of any kind; the message says what to install.
pub fn find_or_install_shell() -> Result<PathBuf> {
    let find = || find("HEADLESS_SHELL", &SHELLS);
    if let Some(shell) = find().or_else(|| debian::install(&["chromium-headless-shell"]).then(find).flatten()) {
        return Ok(shell);
    }
    Ok(Chromium::find_or_install()?.browser)
}

impl Chromium {
    /// Finds Chromium and chromedriver, or installs them if Debian packages can be installed. The environment variables
    /// CHROMIUM and CHROMEDRIVER come first.
    ///
    /// # Errors
    /// If neither works; the message says what to install.
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

    /// Writes the settings with which wasm-bindgen's test runner starts the browser: headless, and without the browser's own
    /// background requests. Returns the path of the file.
    ///
    /// # Errors
    /// If the file cannot be written.
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
