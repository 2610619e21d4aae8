//! `cargo xtask dist`: the site for static hosts in `dist/`, all of it in `flub.html`, and that as a package for learning platforms
//! in `flub-scorm.zip`. Trunk, wasm-bindgen and wasm-opt are on the path.

mod files;
mod offline;
mod one_file;
mod policy;
mod scorm;
mod size;
mod split;

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::SystemTime,
};

use anyhow::{Context, Result, ensure};
use walkdir::WalkDir;

/// Everything that the site is made of, but the tools.
const SOURCES: [&str; 10] = [
    "src",
    "crates",
    "static",
    "xtask/dist",
    "xtask/words",
    "index.html",
    "Cargo.toml",
    "Cargo.lock",
    "Trunk.toml",
    "rust-toolchain.toml",
];

fn main() -> Result<()> {
    let site = root().join("dist");
    if is_up_to_date()? {
        eprintln!("The site in dist/ is up to date");
        return Ok(());
    }
    // The package is written last: without it the site is not finished.
    let _ = fs::remove_file(scorm::path());
    let whole = target().join("trunk");
    // Linking uses one processor at a time, so the program is linked whole and for its parts at once.
    thread::scope(|scope| {
        let parts = scope.spawn(split::build);
        build_whole(&whole)?;
        parts.join().expect("building does not panic")
    })?;
    files::copy(&whole, &site)?;
    let parts = split::split(&site)?;
    policy::write(&site)?;
    offline::write(&site)?;
    size::hold_to_budget(&site, &parts)?;
    scorm::write()
}

/// Builds the site as Trunk does, and the one file from it.
fn build_whole(site: &Path) -> Result<()> {
    let mut trunk = Command::new("trunk");
    run(trunk.env("TRUNK_SKIP_VERSION_CHECK", "true").args(["build", "--release", "--dist"]).arg(site))?;
    one_file::write(site)
}

/// Whether nothing has changed since the package was written, the last of all files.
fn is_up_to_date() -> Result<bool> {
    let Ok(written) = fs::metadata(scorm::path()).and_then(|package| package.modified()) else { return Ok(false) };
    let sources = SOURCES.iter().flat_map(|source| WalkDir::new(root().join(source)));
    let changed = sources.map(|entry| Ok(entry?.metadata()?.modified()?)).collect::<Result<Vec<SystemTime>>>()?;
    Ok(changed.into_iter().max() < Some(written))
}

/// Runs a program in the root folder and shows its output.
fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().display().to_string();
    let status = command.current_dir(root()).stdin(Stdio::null()).status();
    let status = status.with_context(|| format!("{name} could not be started: this is run by `cargo xtask dist`"))?;
    ensure!(status.success(), "{name} failed ({status})");
    Ok(())
}

/// Returns the root folder of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this package is two folders deep")
}

/// Returns the folder for build output.
fn target() -> PathBuf {
    root().join("target")
}

/// Returns the program as Cargo has linked it in a folder for build output.
fn linked(target: &Path) -> PathBuf {
    target.join("wasm32-unknown-unknown/release/flub-app.wasm")
}
