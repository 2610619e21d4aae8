//! Building the site: static files, with relative paths, that any host can serve from any folder.

use std::{env, fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{
    app,
    minifier::Minifier,
    offline,
    optimiser::Optimiser,
    parts, policy,
    run::{path_with, program, say, succeed},
    stamp::stamp,
    standard_library::StandardLibrary,
    styles,
    tools::{self, Tool},
    translator::Translator,
    words,
};

/// Builds the release site into `dist/` and returns that folder. Does nothing when it is there and nothing changed.
///
/// # Errors
/// When a tool is missing and cannot be installed, or the app does not compile.
pub fn build() -> Result<PathBuf> {
    let site = crate::root().join("dist");
    let record = crate::target().join("site.stamp");
    tools::add_wasm_target()?;
    let trunk = Tool::trunk().find_or_install()?;
    Tool::wasm_bindgen()?.find_or_install()?;
    let optimiser = Optimiser::find_or_install();
    let minifier = Minifier::find_or_install();
    let translator = Translator::find_or_install();
    let library = StandardLibrary::find_or_add();
    let optimised_by = optimiser.as_ref().map_or_else(|| "no optimiser".into(), Optimiser::description);
    let minified_by = minifier.as_ref().map_or_else(|| "no minifier".into(), Minifier::description);
    let translated_by = translator.as_ref().map_or_else(|| "no translator".into(), Translator::description);
    let made_by = format!("{optimised_by}, {minified_by}, {translated_by}, {}", library.description());

    if fs::read_to_string(&record).is_ok_and(|old| stamp(&site, &made_by).is_ok_and(|now| now == old)) {
        say("The site in dist/ is up to date");
        return Ok(site);
    }
    say("Building the app (the first time takes a few minutes)");
    // Without its record the site counts as unfinished, should this be interrupted.
    let _ = fs::remove_file(&record);
    let mut build = program(&trunk);
    build.args(["build", "--release"]).env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk looks for wasm-bindgen on the path and nowhere else.
    build.env("PATH", path_with(&tools::folder().join("bin"))?);
    library.prepare(&mut build, without_paths().into_iter().chain([parts::FLAG.to_owned()]).collect());
    succeed(&mut build).context("building the app")?;
    styles::join(&site, translator.as_ref())?;
    app::finish(&site, optimiser.as_ref(), minifier.as_ref())?;
    words::write(&site)?;
    policy::write(&site)?;
    offline::write(&site)?;
    fs::write(&record, stamp(&site, &made_by)?).with_context(|| record.display().to_string())?;
    Ok(site)
}

/// Flags that keep this machine's folders out of the app: panics name their source file, which would be part of the
/// download.
fn without_paths() -> Vec<String> {
    let folders = [env::home_dir().map(|home| home.join(".cargo")), env::var_os("CARGO_HOME").map(PathBuf::from)];
    let folders = folders.into_iter().flatten().map(|home| home.join("registry/src")).chain([crate::root().to_owned()]);
    folders.map(|folder| format!("--remap-path-prefix={}=", folder.display())).collect()
}
