//! The package for learning platforms, SCORM 1.2: a manifest and the one file.

use std::{
    fs,
    io::{Cursor, Write},
    path::PathBuf,
};

use anyhow::{Context, Result};
use zip::{DateTime, ZipWriter, write::SimpleFileOptions};

use crate::one_file;

/// The manifest: the files of the package, and the one to start.
const MANIFEST: &str = include_str!("imsmanifest.xml");

/// Returns the path of the package, beside `dist/`.
pub fn path() -> PathBuf {
    crate::root().join("flub-scorm.zip")
}

/// Packs the one file.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write() -> Result<()> {
    let page = fs::read(one_file::path()).with_context(|| one_file::path().display().to_string())?;
    fs::write(path(), packed(&page)?).with_context(|| path().display().to_string())
}

/// Packs the page. The same page always gives the same package, since files have no dates.
fn packed(page: &[u8]) -> Result<Vec<u8>> {
    let mut package = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().last_modified_time(DateTime::default()).compression_level(Some(9));
    for (name, content) in [("imsmanifest.xml", MANIFEST.as_bytes()), ("flub.html", page)] {
        package.start_file(name, options)?;
        package.write_all(content)?;
    }
    Ok(package.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use zip::ZipArchive;

    use super::*;

    #[test]
    fn a_package_is_the_manifest_and_the_page_and_the_same_every_time() {
        let package = packed(b"<!doctype html>").expect("it can be packed");
        assert_eq!(package, packed(b"<!doctype html>").expect("it can be packed"));
        let mut read = ZipArchive::new(Cursor::new(package)).expect("it is an archive");
        assert_eq!(
            read.file_names().collect::<Result<Vec<_>, _>>().expect("they are text"),
            ["imsmanifest.xml", "flub.html"]
        );
        let mut page = String::new();
        read.by_name("flub.html").expect("it is there").read_to_string(&mut page).expect("it is text");
        assert_eq!(page, "<!doctype html>");
    }

    #[test]
    fn the_manifest_names_the_page() {
        assert_eq!(MANIFEST.matches("href=\"flub.html\"").count(), 2);
    }
}
