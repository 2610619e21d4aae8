//! wasm-opt, which makes the app smaller. The game plays the same without it.

use std::{path::Path, process::Command};

use anyhow::{Context, Result};

use crate::{
    node::Package,
    run::{printed, program, say, succeed_quietly},
};

/// What is installed when there is no wasm-opt.
const BINARYEN: Package = Package { name: "binaryen", version: "132.0.0", script: "bin/wasm-opt" };

/// The oldest wasm-opt that reads what Rust writes.
const OLDEST: u32 = 116;

/// What the app is optimised for (its download), and what WebAssembly the Rust compiler writes. LZMA finds more that is the
/// same in small functions than in large ones, and where functions of like names stand side by side. Only the smallest, hardly
/// more than a call, stand where they are called: 2 KB less of download, and a quarter fewer functions for a browser, which
/// compiles each when it is first called. What only tools read, who wrote a module and for what, would stand in each of eighty.
const OPTIONS: [&str; 14] = [
    "-Oz",
    "--strip-producers",
    "--strip-target-features",
    "--one-caller-inline-max-function-size",
    "60",
    "--always-inline-max-function-size",
    "7",
    "--reorder-functions-by-name",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// A wasm-opt that fits.
pub enum Optimiser {
    /// The one on the path.
    Found,
    /// The one of npm's `binaryen`, which Node runs.
    OfNode,
}

impl Optimiser {
    /// Finds wasm-opt or installs it under `target/tools`; `None`, and says so, where neither can be.
    pub fn find_or_install() -> Option<Self> {
        if version(&mut program("wasm-opt")).is_some_and(|version| version >= OLDEST) {
            return Some(Self::Found);
        }
        match BINARYEN.find_or_install() {
            Ok(()) => Some(Self::OfNode),
            Err(error) => {
                say(&format!("Going on without wasm-opt ({error:#}): the game plays the same, its download is larger"));
                None
            }
        }
    }

    /// Optimises a WebAssembly file in place.
    ///
    /// # Errors
    /// When wasm-opt fails.
    pub fn optimise(&self, file: &Path) -> Result<()> {
        // It warns, quiet or not, of names in the app that it does not know and leaves out.
        succeed_quietly(self.command().args(["--quiet"]).args(OPTIONS).arg(file).arg("-o").arg(file))
            .with_context(|| format!("optimising {}", file.display()))
    }

    /// Says which optimiser this is, so that its results can be told apart.
    pub fn description(&self) -> String {
        format!("wasm-opt {}", version(&mut self.command()).unwrap_or(0))
    }

    fn command(&self) -> Command {
        match self {
            Self::Found => program("wasm-opt"),
            Self::OfNode => BINARYEN.command(),
        }
    }
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(command: &mut Command) -> Option<u32> {
    printed(command.arg("--version"))?.split_whitespace().nth(2)?.parse().ok()
}
