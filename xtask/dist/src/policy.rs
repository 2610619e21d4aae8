//! The page's Content-Security-Policy: it may load and run only the site's own files.

use std::{ffi::OsStr, fs, path::Path};

use anyhow::{Result, ensure};
use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

use crate::files::{self, text};

/// The policy is inserted after this element, which must come first.
const CHARSET: &str = "<meta charset=\"utf-8\" />";

/// The part common to the site and the one file. Style attributes are allowed for the positions and sizes of drawings.
const ALWAYS: &str = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// Writes the policy into the site's page: scripts, styles and all else are the site's files. Inline scripts are allowed by
/// their hashes, so this step comes after everything that changes them. The worker is made from a blob by the page.
///
/// # Errors
/// If the page cannot be read or written.
pub fn write(site: &Path) -> Result<()> {
    let index = site.join("index.html");
    let page = text(&index)?;
    let policy = format!(
        "{ALWAYS}; script-src 'self' 'wasm-unsafe-eval' {}; worker-src 'self' blob:; style-src {}; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'",
        hashes(&page, "script"),
        styles(&page)?
    );
    fs::write(&index, with(&page, &policy)?)?;
    Ok(())
}

/// Returns the page of the one file with its policy: it may load nothing.
///
/// # Errors
/// If the page does not begin as expected.
pub fn for_one_file(page: &str) -> Result<String> {
    let policy = format!(
        "{ALWAYS}; script-src 'wasm-unsafe-eval' {}; worker-src blob:; style-src {}; img-src data:; font-src data:",
        hashes(page, "script"),
        styles(page)?
    );
    with(page, &policy)
}

fn with(page: &str, policy: &str) -> Result<String> {
    ensure!(page.contains(CHARSET), "the page does not tell its character set where the policy goes");
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />");
    Ok(page.replacen(CHARSET, &format!("{CHARSET}{policy}"), 1))
}

/// Returns the hashes of the page's inline styles and of those that the app adds.
fn styles(page: &str) -> Result<String> {
    let mut names = hashes(page, "style");
    let sheets = files::all(&crate::root().join("src"))?;
    for sheet in sheets.iter().filter(|file| file.extension() == Some(OsStr::new("css"))) {
        names += &format!(" 'sha256-{}'", hash(&text(sheet)?));
    }
    Ok(names)
}

/// Returns the hashes of the page's inline elements with this tag.
fn hashes(page: &str, tag: &str) -> String {
    inline(page, tag).map(|content| format!("'sha256-{}'", hash(content))).collect::<Vec<_>>().join(" ")
}

/// Returns the content of the inline elements with this tag.
fn inline<'a>(page: &'a str, tag: &'a str) -> impl Iterator<Item = &'a str> {
    let (begin, end) = (format!("<{tag}"), format!("</{tag}>"));
    let mut rest = page;
    std::iter::from_fn(move || {
        let element = &rest[rest.find(&begin)? + begin.len()..];
        let (attributes, content) = element.split_once('>')?;
        let (content, after) = content.split_once(&end)?;
        rest = after;
        Some((attributes, content))
    })
    .filter(|(attributes, _)| !attributes.contains("src=") && !attributes.contains("text/plain"))
    .map(|(_, content)| content)
}

fn hash(content: &str) -> String {
    STANDARD.encode(Sha256::digest(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_the_page_is_named_and_files_are_not() {
        let page = "<script type=module>one()</script><script src=./two.js></script><script id=x type=text/plain>2</script>\
                    <style>p{}</style><script>three()</script>";
        assert_eq!(inline(page, "script").collect::<Vec<_>>(), ["one()", "three()"]);
        assert_eq!(inline(page, "style").collect::<Vec<_>>(), ["p{}"]);
    }

    #[test]
    fn a_script_is_named_by_its_hash() {
        // The example in CSP Level 3, section 8.3: alert('Hello, world.');
        assert_eq!(hash("alert('Hello, world.');"), "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }

    #[test]
    fn a_policy_comes_first_in_the_page() {
        let written =
            with(&format!("<html>{CHARSET}<title>"), "default-src 'none'").expect("it tells its character set");
        assert!(
            written.starts_with(&format!("<html>{CHARSET}<meta http-equiv")) && written.ends_with("<title>"),
            "{written}"
        );
        assert!(with("<html>", "").is_err());
    }
}
