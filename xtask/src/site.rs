//! Building the site: static files with relative paths, which any host can serve from any folder.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{
    offline, one_file, policy,
    run::{program, say, succeed},
    scorm, size, split,
    stamp::{files, stamp},
    tools::{self, Tool},
    wasm_opt::WasmOpt,
};

/// Builds the release site into `dist/`, and `flub.html` and `flub-scorm.zip` beside it, unless all are up to date. Returns the folder.
///
/// # Errors
/// If a tool is missing and cannot be installed, the app does not compile, or the site is over its budgets.
pub fn build() -> Result<PathBuf> {
    let site = crate::root().join("dist");
    let record = crate::target().join("site.stamp");
    if fs::read_to_string(&record).is_ok_and(|old| stamp(&site).is_ok_and(|now| now == old)) {
        say("The site in dist/ is up to date");
        return Ok(site);
    }
    say("Building the app (the first time takes a few minutes)");
    // Without its stamp an interrupted build counts as unfinished.
    let _ = fs::remove_file(&record);
    trunk()?;
    one_file::write(&plain())?;
    scorm::write()?;
    copy(&plain(), &site)?;
    let parts = split::split(&site)?;
    policy::write(&site)?;
    offline::write(&site)?;
    size::hold_to_budget(&site, &parts)?;
    fs::write(&record, stamp(&site)?).with_context(|| record.display().to_string())?;
    Ok(site)
}

/// The site as Trunk builds it; [`build`] completes it for static hosts.
pub fn plain() -> PathBuf {
    crate::target().join("trunk")
}

/// Builds it.
fn trunk() -> Result<()> {
    tools::add_wasm_target()?;
    let trunk = Tool::trunk().find_or_install()?;
    Tool::wasm_bindgen()?.find_or_install()?;
    let mut build = program(&trunk);
    build.args(["build", "--release", "--dist"]).arg(plain());
    build.env("TRUNK_SKIP_VERSION_CHECK", "true").env("PATH", path()?);
    succeed(&mut build).context("building the app")
}

/// Replaces the content of a folder with a site.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let _ = fs::remove_dir_all(to);
    for file in files(from)? {
        let place = to.join(file.strip_prefix(from)?);
        fs::create_dir_all(place.parent().context("a file stands in a folder")?)?;
        fs::copy(&file, &place).with_context(|| place.display().to_string())?;
    }
    Ok(())
}

/// The search path for the tools that Trunk runs.
fn path() -> Result<OsString> {
    let own = [Some(tools::folder().join("bin")), WasmOpt::find_or_install()?.folder()];
    let folders = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths(own.into_iter().flatten().chain(env::split_paths(&folders)))?)
}

/// The only file in a site's folder whose name has this beginning and end.
///
/// # Errors
/// If there is none, or several.
pub fn only(site: &Path, begin: &str, extension: &str) -> Result<PathBuf> {
    let mut found = files(site)?;
    found.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(begin) && file.extension().is_some_and(|found| found == extension)
    });
    ensure!(found.len() == 1, "the site has {} files {begin}*.{extension}", found.len());
    found.pop().context("no file")
}
