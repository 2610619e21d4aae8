//! Building the site: quickly, as Trunk builds it, or for release, as it is hosted.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::{
    run::{cargo, say, succeed},
    tools,
};

/// Builds the site as `trunk build` does. Returns its folder.
///
/// # Errors
/// If a tool is missing and cannot be installed, or the app does not compile.
pub fn trunk() -> Result<PathBuf> {
    let folder = crate::target().join("play");
    say("Building the site with Trunk");
    succeed(tools::trunk(&["build", "--dist"])?.arg(&folder)).context("building the app")?;
    Ok(folder)
}

/// Writes `dist/`, `flub.html` and `flub-scorm.zip` by the package `dist`. Returns the folder.
///
/// # Errors
/// If a tool is missing and cannot be installed, the app does not compile, or the site is over its budgets.
pub fn dist() -> Result<PathBuf> {
    let path = tools::path_for_release()?;
    say("Building the site for release");
    succeed(cargo(&["run", "--quiet", "--package", "dist"]).env("PATH", path))?;
    Ok(crate::root().join("dist"))
}

/// Returns the one file, beside `dist/`.
pub fn one_file() -> PathBuf {
    crate::root().join("flub.html")
}

/// Returns the package for learning platforms, beside `dist/`.
pub fn package() -> PathBuf {
    crate::root().join("flub-scorm.zip")
}
