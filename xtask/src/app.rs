//! The app in the site: its WebAssembly, packed, and the script that loads it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;

use crate::{
    minifier::Minifier,
    named,
    optimiser::Optimiser,
    packed::packed,
    parts::{self, Parts},
    policy,
    run::say,
    stamp::files,
};

/// How Trunk begins to load what it has built.
const BEGIN: &str = "<script type=module>import init";

/// The script of the page that loads the app.
const SCRIPTS: [&str; 2] = ["unpack.js", "start.js"];

/// Puts the program, in parts, in the place of what Trunk has built, with the page's own script to load it.
///
/// # Errors
/// When a tool fails, or the page is not as Trunk writes it.
pub fn finish(site: &Path, optimiser: Option<&Optimiser>, minifier: Option<&Minifier>) -> Result<()> {
    let parts = parts::split()?;
    let script = only(site, "js")?;
    // The one file is made of the same.
    parts::in_file("script.js", &parts.script)?;
    fs::write(&script, &parts.script)?;
    if let Some(minifier) = minifier {
        minifier.minify(&script, true)?;
    }
    let index = site.join("index.html");
    let page = started(&text(&index)?, &script)?;
    let starting = starting(&parts, minifier)?;
    fs::write(&index, page.replacen(policy::CHARSET, &format!("{}{starting}", policy::CHARSET), 1))?;
    fs::remove_file(only(site, "wasm")?)?;
    if let Some(optimiser) = optimiser {
        say("Optimising the app");
        let files: Vec<_> = parts.bundles.values().flatten().collect();
        files.par_iter().try_for_each(|file| optimiser.optimise(file))?;
    }
    let app = parts::joined(&parts.bundles[parts::APP])?;
    for (name, files) in &parts.bundles {
        let packed = if name == parts::APP { packed(&app, &[])? } else { packed(&parts::joined(files)?, &app)? };
        named::write(site, &format!("{name}.bin"), &packed)?;
    }
    Ok(())
}

/// The element of the page's own script. It stands before the style sheet, for which scripts after it would wait.
fn starting(parts: &Parts, minifier: Option<&Minifier>) -> Result<String> {
    let folder = crate::root().join("static");
    let script = SCRIPTS.iter().map(|name| text(&folder.join(name))).collect::<Result<Vec<_>>>()?.concat();
    let script = script.replace("\"@BUNDLES@\"", &parts::files(parts));
    let file = parts::in_file("start.js", &script.replace("\"@PARTS@\"", &parts::needs(parts)))?;
    if let Some(minifier) = minifier {
        minifier.minify(&file, false)?;
    }
    Ok(format!("<script>{}</script>", text(&file)?.trim()))
}

fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// The page, with what brings the app in the place of how Trunk loads it.
fn started(page: &str, script: &Path) -> Result<String> {
    let script = script.file_name().unwrap_or_default().display();
    let (before, rest) = page.split_once(BEGIN).context("the page does not begin the app")?;
    let (_, after) = rest.split_once("</script>").context("the page does not end its script")?;
    // After all other scripts: what waits for the app hears of it.
    let begin = format!(
        "<script type=module>import init from\"./{script}\";init({{module_or_path:bring(\"app\").then(([app])=>app)}})</script>"
    );
    let page = format!("{before}{after}").replacen("</body>", &format!("{begin}</body>"), 1);
    // What loads the WebAssembly ahead.
    let (before, rest) = page.split_once("<link as=fetch").context("the page does not preload the app")?;
    let (_, after) = rest.split_once('>').context("the page does not end its link")?;
    Ok(format!("{before}{after}"))
}

/// The one file of the site with this extension, in its folder; but for the service worker there is one script.
fn only(site: &Path, extension: &str) -> Result<PathBuf> {
    let mut found = files(site)?;
    found.retain(|file| file.extension().is_some_and(|kind| kind == extension));
    ensure!(found.len() == 1, "the site has {} files of the kind {extension}", found.len());
    found.pop().context("no file")
}
