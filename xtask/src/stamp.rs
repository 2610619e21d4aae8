//! Stamps: whether the site is up to date with its sources.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use walkdir::{DirEntry, WalkDir};

use crate::{one_file, scorm};

/// All inputs of the site but third-party tools.
const SOURCES: [&str; 9] = [
    "src",
    "static",
    "index.html",
    "Cargo.toml",
    "Cargo.lock",
    "Trunk.toml",
    "rust-toolchain.toml",
    ".cargo/config.toml",
    "xtask",
];

/// A hash of the sources and the site. An equal stamp means that nothing changed.
///
/// # Errors
/// If a file cannot be read.
pub fn stamp(site: &Path) -> Result<String> {
    let sources: Vec<PathBuf> = SOURCES.iter().map(|source| crate::root().join(source)).collect();
    Ok(format!("{:016x} {:016x}\n", digest(&sources)?, digest(&[site.to_path_buf(), one_file::path(), scorm::path()])?))
}

fn digest(paths: &[PathBuf]) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for file in paths.iter().map(|path| files(path)).collect::<Result<Vec<_>>>()?.concat() {
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        hasher.write(file.as_os_str().as_encoded_bytes());
        hasher.write_usize(bytes.len());
        hasher.write(&bytes);
    }
    Ok(hasher.finish())
}

/// All files under a path, in order: the path itself if it is a file, none if it does not exist.
///
/// # Errors
/// If a folder cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let entries = WalkDir::new(path).sort_by_file_name().into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(entries.into_iter().filter(|entry| entry.file_type().is_file()).map(DirEntry::into_path).collect())
}

/// The address of a file relative to its site.
///
/// # Errors
/// If it is not in this site.
pub fn name(file: &Path, site: &Path) -> Result<String> {
    let parts = file.strip_prefix(site)?.components().map(|part| part.as_os_str().to_string_lossy());
    Ok(parts.collect::<Vec<_>>().join("/"))
}
