//! The tools that build the site: the WebAssembly target, Trunk, wasm-bindgen and wasm-opt.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use anyhow::{Context, Result};

use crate::{
    packages::{NODE, NPM, require},
    run::{cargo, printed, program, say, succeed},
};

/// The compilation target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Binaryen's release, as npm numbers it. `Trunk.toml` names the same.
const BINARYEN: &str = "binaryen@132.0.0";

/// Returns the folder where missing tools are installed.
fn folder() -> PathBuf {
    crate::target().join("tools")
}

/// A program that Cargo installs from a crate at a pinned version, compiled quickly rather than well.
struct Tool {
    name: &'static str,
    package: &'static str,
    version: String,
    /// The crates in which it spends its time: these alone are optimised.
    optimised: &'static [&'static str],
}

impl Tool {
    /// Builds the page around the app.
    fn trunk() -> Self {
        Self { name: "trunk", package: "trunk", version: "0.21.14".into(), optimised: &[] }
    }

    /// Drives Firefox.
    fn geckodriver() -> Self {
        Self { name: "geckodriver", package: "geckodriver", version: "0.37.1".into(), optimised: &[] }
    }

    /// Returns a program of wasm-bindgen's command line, of the version in Cargo.lock.
    fn wasm_bindgen(name: &'static str) -> Result<Self> {
        let lock = fs::read_to_string(crate::root().join("Cargo.lock")).context("Cargo.lock")?;
        let version = locked(&lock, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")?.into();
        let optimised = &["walrus", "wasmparser", "wasm-bindgen-cli-support"];
        Ok(Self { name, package: "wasm-bindgen-cli", version, optimised })
    }

    /// Where it is installed.
    fn own(&self) -> PathBuf {
        folder().join("bin").join(self.name)
    }

    /// Finds the program on the path or under `target/tools`.
    fn find(&self) -> Option<PathBuf> {
        let fits = |candidate: &PathBuf| {
            let said = printed(program(candidate).arg("--version")).unwrap_or_default();
            said.split_whitespace().nth(1) == Some(self.version.as_str())
        };
        [self.name.into(), self.own()].into_iter().find(fits)
    }

    /// Finds the program, or installs it under `target/tools`.
    fn find_or_install(&self) -> Result<PathBuf> {
        self.find().map_or_else(|| self.install(), Ok)
    }

    /// Installs the program under `target/tools`.
    fn install(&self) -> Result<PathBuf> {
        let Self { name, package, version, optimised } = self;
        say(&format!("Installing {package} {version} under target/tools (once; some minutes)"));
        let mut install = cargo(&["install", "--locked", "--force", "--no-default-features", package]);
        install.args(["--version", version, "--root"]).arg(folder());
        for package in *optimised {
            install.arg("--config").arg(format!("profile.release.package.{package}.opt-level=1"));
        }
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        install.env("CARGO_PROFILE_RELEASE_LTO", "off").env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        succeed(&mut install).with_context(|| format!("{name} {version} could not be installed"))?;
        Ok(self.own())
    }
}

/// Returns the test runner for WebAssembly in a browser.
///
/// # Errors
/// If it is missing and cannot be installed.
pub fn wasm_bindgen_test_runner() -> Result<PathBuf> {
    add_wasm_target()?;
    Tool::wasm_bindgen("wasm-bindgen-test-runner")?.find_or_install()
}

/// Firefox's driver.
///
/// # Errors
/// If it is missing and cannot be installed.
pub fn geckodriver() -> Result<PathBuf> {
    Tool::geckodriver().find_or_install()
}

/// Trunk with these arguments, and wasm-bindgen on its path. Everything missing is installed.
///
/// # Errors
/// If something is missing and cannot be installed, or the app does not compile.
pub fn trunk(arguments: &[&str]) -> Result<Command> {
    add_wasm_target()?;
    let wasm_bindgen = Tool::wasm_bindgen("wasm-bindgen")?;
    let trunk = match Tool::trunk().find() {
        Some(trunk) => {
            wasm_bindgen.find_or_install()?;
            trunk
        }
        // Compiling Trunk uses a single processor for a good part of its time: what comes after it is done beside it.
        None => thread::scope(|scope| {
            let beside = scope.spawn(|| {
                wasm_bindgen.find_or_install()?;
                succeed(&mut cargo(&["build", "--bin", "flub-app", "--target", WASM]))
            });
            let trunk = Tool::trunk().install();
            beside.join().expect("compiling does not panic").and(trunk)
        })?,
    };
    let mut trunk = program(trunk);
    trunk.args(arguments).env("TRUNK_SKIP_VERSION_CHECK", "true").env("PATH", path(&[folder().join("bin")])?);
    Ok(trunk)
}

/// Returns a search path with Trunk, wasm-bindgen and wasm-opt on it, for what is released.
///
/// # Errors
/// If something is missing and cannot be installed.
pub fn path_for_release() -> Result<OsString> {
    add_wasm_target()?;
    Tool::trunk().find_or_install()?;
    Tool::wasm_bindgen("wasm-bindgen")?.find_or_install()?;
    let npm = folder().join("npm");
    let programs = npm.join("node_modules").join(".bin");
    if !printed(program("wasm-opt").arg("--version")).is_some_and(|version| version.contains("version_132")) {
        require(&[&NODE, &NPM])?;
        if !programs.is_dir() {
            say(&format!("Installing {BINARYEN} under target/tools"));
            let arguments =
                ["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", BINARYEN, "--prefix"];
            succeed(self::npm().args(arguments).arg(&npm))?;
        }
    }
    path(&[folder().join("bin"), programs])
}

/// Returns the npm command. On Windows it is a script, which needs its extension.
pub fn npm() -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Returns the search path with these folders first.
fn path(first: &[PathBuf]) -> Result<OsString> {
    let folders = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths(first.iter().cloned().chain(env::split_paths(&folders)))?)
}

/// Adds the WebAssembly target to the active toolchain if it is missing.
fn add_wasm_target() -> Result<()> {
    let libraries = printed(program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if libraries.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    say("Adding the WebAssembly target to the Rust toolchain");
    succeed(program("rustup").args(["target", "add", WASM]))
        .with_context(|| format!("the Rust target {WASM} is missing: install Rust with rustup, which can add it"))
}

/// Returns the version of a package in the text of Cargo.lock.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lock.lines().skip_while(|line| *line != format!("name = \"{package}\""));
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_says_the_version() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.126\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.126"));
        assert_eq!(locked(lock, "wasm"), None);
    }
}
