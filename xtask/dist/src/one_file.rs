//! The whole app in one HTML file that opens with a double-click: from a shared folder, a memory stick, a learning platform.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use base64::{Engine, engine::general_purpose::STANDARD};

use crate::{
    files::{self, only, text},
    linked, policy, run, target,
};

/// The beginning of Trunk's script that starts the app.
const TRUNKS_START: &str = "<script type=\"module\">\nimport init";

/// The one file's script that starts the app. It runs after the check for WebAssembly.
const START: &str = "\
if (typeof WebAssembly === \"object\") {
  const code = atob(document.getElementById(\"flub-wasm\").textContent);
  wasm_bindgen({ module_or_path: Uint8Array.from(code, (sign) => sign.charCodeAt(0)) });
}";

/// Returns the path of the one file, beside `dist/`.
pub fn path() -> PathBuf {
    crate::root().join("flub.html")
}

/// Writes `flub.html` from Trunk's site before it is split, because a page opened from a file can load nothing.
///
/// # Errors
/// If wasm-bindgen fails, a file cannot be read or written, or the page is not as Trunk writes it.
pub fn write(site: &Path) -> Result<()> {
    let (script, module) = (classic_script()?, fs::read(only(site, "flub-app", "wasm")?)?);
    ensure!(!script.contains("</script"), "the script would end the element it stands in");
    let app = format!(
        "{}<script id=\"flub-code\">{script}</script><script id=\"flub-wasm\" type=\"text/plain\">{}</script><script>{START}</script>",
        words(site)?,
        STANDARD.encode(module)
    );
    let page = text(&site.join("index.html"))?;
    let page = without(&page, "<script id=\"ask\">", "</script>")?;
    let page = without(&page, "<link rel=\"modulepreload\"", ">")?;
    let page = without(&page, "<link rel=\"preload\"", ">")?;
    let page = without(&page, "<link rel=\"manifest\"", ">")?;
    let page = without(&page, "<link rel=\"apple-touch-icon\"", ">")?;
    let page = without(&page, TRUNKS_START, "</script>")?;
    let (before, after) = page.rsplit_once("</body>").context("the page has no end")?;
    let page = with_files(&format!("{before}{app}</body>{after}"), site)?;
    fs::write(path(), policy::for_one_file(&page)?)?;
    Ok(())
}

/// Returns the loader as a classic script, because a page opened from a file can import nothing.
fn classic_script() -> Result<String> {
    let folder = target().join("one-file");
    let mut bind = Command::new("wasm-bindgen");
    bind.args(["--target", "no-modules", "--no-typescript", "--out-name", "flub-app", "--out-dir"]);
    run(bind.arg(&folder).arg(linked(&target())))?;
    text(&folder.join("flub-app.js"))
}

/// Returns elements with the words, by the addresses that the files have in the site.
fn words(site: &Path) -> Result<String> {
    let mut elements = String::new();
    for file in files::all(site)? {
        let name = files::name(&file, site)?;
        if name.starts_with("words-") {
            let words = text(&file)?;
            ensure!(!words.contains("</script"), "the words would end the element they stand in");
            elements += &format!("<script id=\"./{name}\" type=\"text/plain\">{words}</script>");
        }
    }
    Ok(elements)
}

/// Returns the page with its fonts and icon inlined.
fn with_files(page: &str, site: &Path) -> Result<String> {
    let mut page = page.to_owned();
    for (folder, kind, extension) in [("fonts", "font/woff2", "woff2"), ("icons", "image/svg+xml", "svg")] {
        for file in files::all(&site.join(folder))? {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if name.ends_with(extension) {
                let inside = format!("data:{kind};base64,{}", STANDARD.encode(fs::read(&file)?));
                page = page.replace(&format!("\"./{folder}/{name}\""), &format!("\"{inside}\""));
                page = page.replace(&format!("\"{folder}/{name}\""), &format!("\"{inside}\""));
            }
        }
    }
    ensure!(!page.contains("\"fonts/") && !page.contains("\"./icons/"), "the page names a file that is not there");
    Ok(page)
}

/// Returns the page without the element that has this beginning and end.
fn without(page: &str, begin: &str, end: &str) -> Result<String> {
    let (before, rest) = page.split_once(begin).with_context(|| format!("the page has no {begin}"))?;
    let (_, after) = rest.split_once(end).with_context(|| format!("{begin} does not end"))?;
    Ok(format!("{before}{after}"))
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn an_element_is_taken_out_whole() {
        assert_eq!(without("a<b>x</b>c<b>y</b>", "<b>", "</b>").expect("there is one"), "ac<b>y</b>");
        assert!(without("ac", "<b>", "</b>").is_err());
        assert!(without("a<b>c", "<b>", "</b>").is_err());
    }
}
