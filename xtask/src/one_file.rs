//! The whole game in one HTML file, which plays by double-click: from a shared folder, a memory stick, a learning platform.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use base64::{Engine, engine::general_purpose::STANDARD};

use crate::{
    minifier::Minifier,
    named,
    optimiser::Optimiser,
    packed::packed,
    policy,
    run::{program, say, succeed},
    stamp::{files, stamp},
    tools::{Tool, WASM},
};

/// How the page begins to play. A browser without WebAssembly has said so by then.
const START: &str = r#"if (typeof WebAssembly === "object") wasm_bindgen({ module_or_path: bring("app") });"#;

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
    let folder = crate::target().join("one-file");
    // Classic scripts: a page that was opened from a file can import no module.
    let mut bind = program(Tool::wasm_bindgen()?.find_or_install()?);
    bind.args(["--target", "no-modules", "--no-typescript", "--out-name", "flub", "--out-dir"]).arg(&folder);
    bind.arg(crate::target().join(WASM).join("release/flub-app.wasm"));
    succeed(&mut bind)?;
    let wasm = folder.join("flub_bg.wasm");
    if let Some(optimiser) = Optimiser::find_or_install() {
        optimiser.optimise(&wasm)?;
    }
    let script = folder.join("flub.js");
    if let Some(minifier) = Minifier::find_or_install() {
        minifier.minify(&script, false)?;
    }
    let code = text(&script)?;
    ensure!(!code.contains("</script"), "the script would end the element it stands in");
    let app = STANDARD.encode(packed(&fs::read(&wasm)?)?);
    fs::write(&page, joined(&text(&site.join("index.html"))?, site, &code, &app)?)?;
    fs::write(&record, made_of()?)?;
    Ok(page)
}

fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// The site's page with everything it loads inside.
fn joined(page: &str, site: &Path, code: &str, app: &str) -> Result<String> {
    let page = without(&policy::removed(page), "<script type=module>", "</script>");
    let mut inside = String::new();
    for piece in page.split_inclusive('>') {
        let (before, tag) = piece.split_at(piece.rfind('<').unwrap_or(piece.len()));
        inside.push_str(before);
        let words = tag.strip_prefix("<link ").unwrap_or_default().trim_end_matches(['>', '/']).split_whitespace();
        let value =
            |name: &str| words.clone().find_map(|word| word.strip_prefix(name)).map(|value| value.trim_matches('"'));
        match (value("rel="), value("href=").and_then(|href| href.strip_prefix("./"))) {
            (Some("stylesheet"), Some(name)) => {
                let sheet = with_files(&text(&site.join(name))?, site)?;
                inside.push_str(&format!("<style>{sheet}</style>"));
            }
            (Some("icon"), Some(name)) => {
                inside.push_str(&format!("<link rel=icon href=\"{}\">", address(&site.join(name))?));
            }
            // What is loaded ahead, or names what a host has beside the page.
            (Some(_), _) => {}
            (None, _) => inside.push_str(tag),
        }
    }
    // What the page's script asks for stands before it, what it brings the app to after all.
    let brought = format!("{}{}", with_texts(site)?, held("app", app));
    let inside = inside.replacen(policy::CHARSET, &format!("{}{brought}", policy::CHARSET), 1);
    let (before, after) = inside.rsplit_once("</body>").context("the page has no end")?;
    let scripts = format!("<script id=flub-code>{code}</script><script>{START}</script></body>");
    policy::for_one_file(&format!("{before}{scripts}{after}"))
}

/// The site's texts, under the names that the page's script asks for.
fn with_texts(site: &Path) -> Result<String> {
    let mut texts = String::new();
    for file in files(site)?.iter().filter(|file| file.extension().is_some_and(|kind| kind == "txt")) {
        if let Some(name) = named::plain(&file.file_name().unwrap_or_default().to_string_lossy()) {
            let text = text(file)?;
            ensure!(!text.contains("</script"), "a text would end the element it stands in");
            texts.push_str(&held(name, &text));
        }
    }
    Ok(texts)
}

/// The element in which something stands that is brought to the app.
fn held(name: &str, text: &str) -> String {
    format!("<script id=flub-{name} type=text/plain>{text}</script>")
}

/// A style sheet with the files it names inside.
fn with_files(sheet: &str, site: &Path) -> Result<String> {
    let mut sheet = sheet.to_owned();
    for file in files(&site.join("fonts"))? {
        let name = file.strip_prefix(site)?.to_string_lossy().replace('\\', "/");
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
