//! The files of a site.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use walkdir::{DirEntry, WalkDir};

/// Returns all files under a folder, in order.
///
/// # Errors
/// If a folder cannot be read.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(entries.into_iter().filter(|entry| entry.file_type().is_file()).map(DirEntry::into_path).collect())
}

/// Returns the address of a file relative to its site.
///
/// # Errors
/// If it is not in this site.
pub fn name(file: &Path, site: &Path) -> Result<String> {
    let parts = file.strip_prefix(site)?.components().map(|part| part.as_os_str().to_string_lossy());
    Ok(parts.collect::<Vec<_>>().join("/"))
}

/// Returns the only file in a site whose name has this beginning and end.
///
/// # Errors
/// If there is none, or several.
pub fn only(site: &Path, begin: &str, extension: &str) -> Result<PathBuf> {
    let mut found = all(site)?;
    found.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(begin) && file.extension().is_some_and(|found| found == extension)
    });
    ensure!(found.len() == 1, "the site has {} files {begin}*.{extension}", found.len());
    found.pop().context("no file")
}

/// Returns the text of a file.
///
/// # Errors
/// If it cannot be read.
pub fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// Replaces the content of a folder with a site.
///
/// # Errors
/// If a file cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    let _ = fs::remove_dir_all(to);
    for file in all(from)? {
        let place = to.join(file.strip_prefix(from)?);
        fs::create_dir_all(place.parent().context("a file stands in a folder")?)?;
        fs::copy(&file, &place).with_context(|| place.display().to_string())?;
    }
    Ok(())
}
