//! The tools that build the site: the WebAssembly target, Trunk and wasm-bindgen.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::run::{printed, program, say, succeed};

/// The compilation target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The folder where missing programs are installed.
pub fn folder() -> PathBuf {
    crate::target().join("tools")
}

/// A program installed from a crate at a pinned version.
pub struct Tool {
    /// The name of its executable.
    pub name: &'static str,
    package: &'static str,
    version: String,
    /// Environment variables for Cargo when it is compiled.
    profile: &'static [(&'static str, &'static str)],
    /// How long it takes to compile, in words.
    takes: &'static str,
}

/// For a program that runs for a second: compiles four times as fast, at the cost of slower code.
const QUICKLY: &[(&str, &str)] = &[
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
];

impl Tool {
    /// Trunk, which builds the page around the app.
    pub fn trunk() -> Self {
        Self {
            name: "trunk",
            package: "trunk",
            version: "0.21.14".into(),
            profile: QUICKLY,
            takes: "two to five minutes",
        }
    }

    /// geckodriver, which drives Firefox.
    pub fn geckodriver() -> Self {
        Self {
            name: "geckodriver",
            package: "geckodriver",
            version: "0.37.1".into(),
            profile: QUICKLY,
            takes: "two to five minutes",
        }
    }

    /// wasm-bindgen, which writes the JavaScript that loads the app.
    ///
    /// # Errors
    /// If Cargo.lock does not name the version that the app uses.
    pub fn wasm_bindgen() -> Result<Self> {
        Self::of_wasm_bindgen_cli("wasm-bindgen")
    }

    /// The test runner for WebAssembly in a browser.
    ///
    /// # Errors
    /// If Cargo.lock does not name the version that the tests use.
    pub fn wasm_bindgen_test_runner() -> Result<Self> {
        Self::of_wasm_bindgen_cli("wasm-bindgen-test-runner")
    }

    fn of_wasm_bindgen_cli(name: &'static str) -> Result<Self> {
        let lock = fs::read_to_string(crate::root().join("Cargo.lock")).context("Cargo.lock")?;
        let version = locked(&lock, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")?.into();
        let profile = &[("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"), ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")];
        Ok(Self { name, package: "wasm-bindgen-cli", version, profile, takes: "one to four minutes" })
    }

    /// Finds the program on the path or under `target/tools`, or installs it there.
    ///
    /// # Errors
    /// If it is missing and cannot be installed.
    pub fn find_or_install(&self) -> Result<PathBuf> {
        let own = folder().join("bin").join(self.name);
        for candidate in [Path::new(self.name), &own] {
            if self.fits(candidate) {
                return Ok(candidate.to_path_buf());
            }
        }
        say(&format!("Installing {} {} under target/tools (once; {})", self.package, self.version, self.takes));
        let mut install = program("cargo");
        install.args(["install", "--locked", "--force", "--no-default-features", self.package]);
        install.args(["--version", &self.version, "--root"]).arg(folder()).envs(self.profile.iter().copied());
        succeed(&mut install).with_context(|| format!("{} {} could not be installed", self.package, self.version))?;
        Ok(own)
    }

    fn fits(&self, candidate: &Path) -> bool {
        let said = printed(program(candidate).arg("--version")).unwrap_or_default();
        said.split_whitespace().nth(1) == Some(self.version.as_str())
    }
}

/// Adds the WebAssembly target to the active toolchain if it is missing.
///
/// # Errors
/// If there is no rustup, or rustup fails.
pub fn add_wasm_target() -> Result<()> {
    let libraries = printed(program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if libraries.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    say("Adding the WebAssembly target to the Rust toolchain");
    succeed(program("rustup").args(["target", "add", WASM]))
        .with_context(|| format!("the Rust target {WASM} is missing: install Rust with rustup, which can add it"))
}

/// The version of a package in the text of Cargo.lock.
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
