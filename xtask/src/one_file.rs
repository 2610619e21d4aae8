//! The whole game in one HTML file, which plays by double-click: from a shared folder, a memory stick, a learning platform.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use base64::{Engine, engine::general_purpose::STANDARD};

use crate::{
    links::{Link, tags},
    minifier::Minifier,
    named, parts, policy,
    run::say,
    stamp::{self, files, stamp},
};

/// How the page begins to play. A browser without WebAssembly has said so by then.
const START: &str =
    r#"if (typeof WebAssembly === "object") wasm_bindgen({ module_or_path: bring("app").then(([app]) => app) });"#;

/// Writes `flub.html` beside `dist/`, out of the site in there, and returns its path. Does nothing when it is there and
/// nothing changed.
///
/// # Errors
/// When a tool fails or a file cannot be read or written.
pub fn write(site: &Path) -> Result<PathBuf> {
    let page = crate::root().join("flub.html");
    let record = crate::target().join("one-file.stamp");
    let made_of = || Ok::<_, anyhow::Error>(stamp(site, "")? + &stamp(&page, "")?);
    if fs::read_to_string(&record).is_ok_and(|old| made_of().is_ok_and(|now| now == old)) {
        return Ok(page);
    }
    say("Writing everything into flub.html");
    // What wasm-bindgen wrote when the site was built.
    let script = parts::in_file("classic.js", &parts::classic(&text(&parts::folder().join("script.js"))?)?)?;
    if let Some(minifier) = Minifier::find_or_install() {
        minifier.minify(&script, false)?;
    }
    let code = text(&script)?;
    ensure!(!code.contains("</script"), "the script would end the element it stands in");
    fs::write(&page, joined(&text(&site.join("index.html"))?, site, &code)?)?;
    fs::write(&record, made_of()?)?;
    Ok(page)
}

fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// The site's page with everything it loads inside.
fn joined(page: &str, site: &Path, code: &str) -> Result<String> {
    let page = without(&policy::removed(page), "<script type=module>", "</script>");
    let mut inside = String::new();
    for (before, tag) in tags(&page) {
        inside.push_str(before);
        match Link::parse(tag) {
            Some(Link { relation: "stylesheet", file: Some(name) }) => {
                let sheet = with_files(&text(&site.join(name))?, site)?;
                inside.push_str(&format!("<style>{sheet}</style>"));
            }
            Some(Link { relation: "icon", file: Some(name) }) => {
                inside.push_str(&format!("<link rel=icon href=\"{}\">", address(&site.join(name))?));
            }
            // What is loaded ahead, or names what a host has beside the page.
            Some(_) => {}
            None => inside.push_str(tag),
        }
    }
    // What the page's script asks for stands before it, what it brings the app to after all.
    let brought = brought(site)?;
    let inside = inside.replacen(policy::CHARSET, &format!("{}{brought}", policy::CHARSET), 1);
    let (before, after) = inside.rsplit_once("</body>").context("the page has no end")?;
    let scripts = format!("<script id=flub-code>{code}</script><script>{START}</script></body>");
    policy::for_one_file(&format!("{before}{scripts}{after}"))
}

/// What the page's script asks for, under the names by which it does.
fn brought(site: &Path) -> Result<String> {
    let mut brought = String::new();
    for file in files(site)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if let Some(name) = named::plain(&name).filter(|_| name.ends_with(".bin")) {
            let inside = STANDARD.encode(fs::read(&file)?);
            brought.push_str(&format!("<script id=flub-{name} type=text/plain>{inside}</script>"));
        }
    }
    Ok(brought)
}

/// A style sheet with the files it names inside.
fn with_files(sheet: &str, site: &Path) -> Result<String> {
    let mut sheet = sheet.to_owned();
    for file in files(&site.join("fonts"))? {
        let name = stamp::name(&file, site)?;
        sheet = sheet.replace(&format!("url(\"{name}\")"), &format!("url(\"{}\")", address(&file)?));
        sheet = sheet.replace(&format!("url({name})"), &format!("url({})", address(&file)?));
    }
    ensure!(
        !sheet.contains("url(\"fonts/") && !sheet.contains("url(fonts/"),
        "the style sheet names a file that is not there"
    );
    Ok(sheet)
}

/// A file as an address that holds it.
fn address(file: &Path) -> Result<String> {
    let kind = match file.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => "image/svg+xml",
        _ => "font/woff2",
    };
    Ok(format!("data:{kind};base64,{}", STANDARD.encode(fs::read(file).with_context(|| file.display().to_string())?)))
}

/// A page without the elements that begin and end so.
fn without(page: &str, begin: &str, end: &str) -> String {
    let mut pieces = page.split(begin);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |page, piece| page + piece.split_once(end).map_or("", |(_, after)| after))
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn elements_are_taken_out_whole() {
        assert_eq!(without("a<b>x</b>c<b>y</b>d", "<b>", "</b>"), "acd");
        assert_eq!(without("ac", "<b>", "</b>"), "ac");
    }
}
