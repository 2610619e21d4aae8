//! The programs that turn Rust into a site: the WebAssembly target, Trunk and wasm-bindgen.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::run::{printed, program, say, succeed};

/// The compilation target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Where programs are installed that were not found.
pub fn folder() -> PathBuf {
    crate::target().join("tools")
}

/// A program that comes as a crate, at the one version that fits.
pub struct Tool {
    /// What it is called at a prompt.
    pub name: &'static str,
    package: &'static str,
    version: String,
    /// How to compile it when it is missing, as settings of Cargo's environment.
    profile: &'static [(&'static str, &'static str)],
    /// How long compiling it takes, in words.
    takes: &'static str,
}

/// For a program that runs for a second: compiling it fast (a quarter of the time) is worth more than fast code.
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
    /// When Cargo.lock does not say which version the app is compiled with.
    pub fn wasm_bindgen() -> Result<Self> {
        Self::of_wasm_bindgen_cli("wasm-bindgen")
    }

    /// The runner of tests in a browser.
    ///
    /// # Errors
    /// When Cargo.lock does not say which version the tests are compiled with.
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
    /// When it has to be installed and cannot be.
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

/// Adds the WebAssembly target to the toolchain in use, unless it is there.
///
/// # Errors
/// When there is no rustup to add it with, or rustup fails.
pub fn add_wasm_target() -> Result<()> {
    let libraries = printed(program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if libraries.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    say("Adding the WebAssembly target to the Rust toolchain");
    succeed(program("rustup").args(["target", "add", WASM]))
        .with_context(|| format!("the Rust target {WASM} is missing: install Rust with rustup, which can add it"))
}

/// The version of a package in the text of a Cargo.lock.
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
