//! The standard library, compiled for the app: small, and with panics that end the program without a word. That is 9 % of the
//! download (436,763 bytes of compressed WebAssembly became 399,400), since no panic carries its place and its message any
//! more. What a person sees when the app fails is no panic's work either (`app/fault.rs`). Nor does the app carry what `{:?}`
//! writes, which only programmers read: 1 % more.

use std::{path::Path, process::Command};

use crate::run::{printed, program, say, succeed};

/// How the app is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum StandardLibrary {
    /// With a standard library of its own. Its options are unstable ones, which the pinned compiler knows all the same.
    Own,
    /// With the one that came with the target.
    Given,
}

/// What compiling the standard library takes, as settings of Cargo's environment.
const SETTINGS: [(&str, &str); 3] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
];

/// What the compiler is told besides.
const FLAGS: [&str; 3] = ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zfmt-debug=none"];

impl StandardLibrary {
    /// Finds the source of the standard library or adds it to the toolchain; says so where neither can be.
    pub fn find_or_add() -> Self {
        if is_there() {
            return Self::Own;
        }
        say("Adding the source of the standard library to the Rust toolchain");
        match succeed(program("rustup").args(["component", "add", "rust-src"])) {
            Ok(()) if is_there() => Self::Own,
            _ => {
                say("Going on without it: the game plays the same, its download is larger");
                Self::Given
            }
        }
    }

    /// Tells Cargo, with these flags for the compiler.
    pub fn prepare(self, command: &mut Command, flags: Vec<String>) {
        let own = (self == Self::Own).then_some((SETTINGS, FLAGS.map(str::to_owned)));
        let (settings, more) = own.unzip();
        command.envs(settings.into_iter().flatten());
        let flags: Vec<String> = flags.into_iter().chain(more.into_iter().flatten()).collect();
        command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    }

    /// Says how this compiles, so that what it makes can be told apart.
    pub fn description(self) -> &'static str {
        match self {
            Self::Own => "a standard library of its own",
            Self::Given => "the standard library of the target",
        }
    }
}

fn is_there() -> bool {
    let root = printed(program("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    Path::new(root.trim()).join("lib/rustlib/src/rust/library/Cargo.lock").is_file()
}
