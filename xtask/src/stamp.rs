//! Knowing whether the site is still the one that the sources make.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// Everything the site is made from and by, beside the tools of others.
const SOURCES: [&str; 10] = [
    "build.rs",
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

/// What stands for the sources, the tools and the site they make. A stamp that reads the same means that nothing changed.
///
/// # Errors
/// When a file cannot be read.
pub fn stamp(site: &Path, tools: &str) -> Result<String> {
    let sources: Vec<PathBuf> = SOURCES.iter().map(|source| crate::root().join(source)).collect();
    Ok(format!("{:016x} {:016x} {tools}\n", digest(&sources)?, digest(&[site.to_path_buf()])?))
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

/// All files under a path, in order; the path itself when it is a file, none when it does not exist.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    if !path.is_dir() {
        return Ok(Vec::new());
    }
    let mut inside = Vec::new();
    for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
        inside.push(entry?.path());
    }
    inside.sort();
    Ok(inside.iter().map(|path| files(path)).collect::<Result<Vec<_>>>()?.concat())
}

/// What a file of a site is called there, in an address.
///
/// # Errors
/// When it is not of this site.
pub fn name(file: &Path, site: &Path) -> Result<String> {
    let parts = file.strip_prefix(site)?.components().map(|part| part.as_os_str().to_string_lossy());
    Ok(parts.collect::<Vec<_>>().join("/"))
}
