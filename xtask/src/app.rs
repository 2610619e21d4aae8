//! The app in the site: its WebAssembly, packed, and the script that loads it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{minifier::Minifier, named, optimiser::Optimiser, packed::packed, policy, run::say, stamp::files};

/// How Trunk begins to load what it has built.
const BEGIN: &str = "<script type=module>import init";

/// The script of the page that loads the app.
const SCRIPTS: [&str; 2] = ["unpack.js", "start.js"];

/// Makes what Trunk has built small, and lets the page's own script load it.
///
/// # Errors
/// When a tool fails, or the page is not as Trunk writes it.
pub fn finish(site: &Path, optimiser: Option<&Optimiser>, minifier: Option<&Minifier>) -> Result<()> {
    let (wasm, script) = (only(site, "wasm")?, only(site, "js")?);
    if let Some(optimiser) = optimiser {
        say(&format!("Optimising {}", wasm.file_name().unwrap_or_default().display()));
        optimiser.optimise(&wasm)?;
    }
    if let Some(minifier) = minifier {
        minifier.minify(&script, true)?;
    }
    let index = site.join("index.html");
    let page = started(&text(&index)?, &script)?;
    fs::write(&index, page.replacen(policy::CHARSET, &format!("{}{}", policy::CHARSET, starting(minifier)?), 1))?;
    named::write(site, "app.bin", &packed(&fs::read(&wasm)?)?)?;
    fs::remove_file(&wasm)?;
    Ok(())
}

/// The element of the page's own script. It stands before the style sheet, for which scripts after it would wait.
fn starting(minifier: Option<&Minifier>) -> Result<String> {
    let folder = crate::root().join("static");
    let script = SCRIPTS.iter().map(|name| text(&folder.join(name))).collect::<Result<Vec<_>>>()?.concat();
    let file = crate::target().join("start.js");
    fs::write(&file, script)?;
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
    let page = format!(
        "{before}<script type=module>import init from\"./{script}\";init({{module_or_path:bring(\"app\")}})</script>{after}"
    );
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
