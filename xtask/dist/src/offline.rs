//! Offline play: a service worker that lists every file of its version.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

use crate::files::{self, text};

/// The file name of the service worker.
const NAME: &str = "service-worker.js";

/// Writes the service worker of an otherwise finished site. Its version is a hash of all files, so equal sites have equal
/// versions.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write(site: &Path) -> Result<()> {
    let source = text(&crate::root().join("static").join(NAME))?;
    fs::write(site.join(NAME), filled(&source, site)?)?;
    Ok(())
}

/// Returns the files of a site that the browser caches, with their names: all but the service worker, the icons of the
/// installed app, which the device keeps itself, and the licence of the fonts, which no page loads.
///
/// # Errors
/// If a folder cannot be read.
pub fn kept(site: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut kept = Vec::new();
    for file in files::all(site)? {
        let name = files::name(&file, site)?;
        if name != NAME && !name.ends_with(".png") && !name.ends_with("OFL.txt") {
            kept.push((file, name));
        }
    }
    Ok(kept)
}

fn filled(source: &str, site: &Path) -> Result<String> {
    let mut version = Sha256::new();
    version.update(source);
    let (mut names, mut hashes) = (Vec::new(), Vec::new());
    for (file, name) in kept(site)? {
        let content = fs::read(&file).with_context(|| file.display().to_string())?;
        version.update(&name);
        version.update(&content);
        // The page is requested by its folder, and the worker checks it by what it names.
        let is_page = name == "index.html";
        names.push(if is_page { "./".to_owned() } else { name });
        let hash = || format!("sha256-{}", STANDARD.encode(Sha256::digest(&content)));
        hashes.push(if is_page { String::new() } else { hash() });
    }
    let version: String = version.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let source = source.replace("const VERSION = \"\";", &format!("const VERSION = {version:?};"));
    let source = source.replace("const FILES = [];", &format!("const FILES = {names:?};"));
    Ok(source.replace("const HASHES = [];", &format!("const HASHES = {hashes:?};")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_files_and_every_file_is_named_with_its_hash() {
        let site = std::env::temp_dir().join(format!("flub-offline-{}", std::process::id()));
        fs::create_dir_all(site.join("fonts")).expect("a folder for the test");
        fs::write(site.join("index.html"), "home").expect("a page for the test");
        fs::write(site.join("fonts/a.woff2"), "font").expect("a file for the test");
        let empty = "const VERSION = \"\"; const FILES = []; const HASHES = [];";
        let made = || filled(empty, &site).expect("the site can be read");
        let first = made();
        assert!(first.contains("const FILES = [\"fonts/a.woff2\", \"./\"];"), "{first}");
        // As `openssl dgst -sha256 -binary | base64` has it.
        assert!(
            first.ends_with("const HASHES = [\"sha256-eV6j76Q9CHK2O/AGe+l1U7Rpg+TwdQl2aTkenRU4jsw=\", \"\"];"),
            "{first}"
        );
        assert_eq!(first, made());
        fs::write(site.join("index.html"), "home again").expect("a page for the test");
        assert_ne!(first, made());
        fs::remove_dir_all(&site).expect("the folder was there");
    }
}
