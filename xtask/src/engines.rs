//! Released versions of Chromium, Firefox and WebKit with their drivers, in each of which the tests play whole games.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Result, bail};

use crate::{
    chromium::Chromium,
    debian,
    run::{find, on_path, say},
    tools::Tool,
};

/// A browser driven by WebDriver.
struct Engine {
    browser: PathBuf,
    driver: PathBuf,
}

/// The browsers.
pub struct Engines {
    chromium: Engine,
    firefox: Option<Engine>,
    webkit: Option<Engine>,
}

impl Engines {
    /// Finds the browsers and their drivers, or installs them if Debian packages can be installed. Prints which are missing.
    ///
    /// # Errors
    /// If Chromium is missing, or if Firefox is missing in continuous integration (`CI` is set).
    pub fn find_or_install() -> Result<Self> {
        let Chromium { browser, driver } = Chromium::find_or_install()?;
        let engines = Self { chromium: Engine { browser, driver }, firefox: firefox(), webkit: webkit() };
        if engines.firefox.is_none() {
            let missing = "Firefox or geckodriver is missing (on Debian firefox-esr; geckodriver comes as a crate)";
            if env::var_os("CI").is_some() {
                bail!("{missing}");
            }
            say(&format!("{missing}: nothing is tried in Firefox"));
        }
        if engines.webkit.is_none() {
            say(
                "WebKit's browser, its driver or Xvfb is missing (on Debian webkit2gtk-driver, xvfb): nothing is tried in WebKit",
            );
        }
        Ok(engines)
    }

    /// Passes the paths of the browsers to the tests.
    pub fn tell(&self, tests: &mut Command) {
        let variables = [
            (Some(&self.chromium), "CHROMIUM", "CHROMEDRIVER"),
            (self.firefox.as_ref(), "FIREFOX", "GECKODRIVER"),
            (self.webkit.as_ref(), "WEBKIT", "WEBKITDRIVER"),
        ];
        for (engine, browser, driver) in variables {
            // A browser without its driver is hidden from the tests, even if the environment names it.
            tests.env_remove(browser).env_remove(driver);
            if let Some(engine) = engine {
                tests.env(browser, &engine.browser).env(driver, &engine.driver);
            }
        }
    }
}

fn firefox() -> Option<Engine> {
    let found = || find("FIREFOX", &["firefox-esr", "firefox"]);
    let browser = found().or_else(|| debian::install(&["firefox-esr"]).then(found).flatten())?;
    let driver = find("GECKODRIVER", &["geckodriver"]).or_else(|| Tool::geckodriver().find_or_install().ok())?;
    Some(Engine { browser, driver })
}

fn webkit() -> Option<Engine> {
    const BROWSERS: [&str; 2] = [
        "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    ];
    // None of them prints its version without a screen, so they are not tried.
    let there = |name: &str| on_path(Path::new(name));
    let found = || {
        there("Xvfb")?;
        Some(Engine { browser: BROWSERS.into_iter().find_map(there)?, driver: there("WebKitWebDriver")? })
    };
    found().or_else(|| debian::install(&["webkit2gtk-driver", "xvfb"]).then(found).flatten())
}
