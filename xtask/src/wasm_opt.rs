//! wasm-opt, which makes the app smaller. Trunk runs it on the whole module, and [`split`](crate::split) on the parts.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{
    node::Package,
    run::{printed, program, succeed},
};

/// The version in `Trunk.toml`, as npm numbers it.
const BINARYEN: Package = Package { name: "binaryen", version: "132.0.0", script: "bin/wasm-opt" };

/// The level and features given to Trunk in `index.html`.
const OPTIONS: [&str; 7] = [
    "-Oz",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Where wasm-opt is.
#[derive(Clone, Copy)]
pub enum WasmOpt {
    /// On the search path.
    OnPath,
    /// Under `target/tools`.
    Installed,
}

impl WasmOpt {
    /// Finds it on the path or installs it.
    ///
    /// # Errors
    /// If it is missing and cannot be installed.
    pub fn find_or_install() -> Result<Self> {
        if printed(program("wasm-opt").arg("--version")).is_some_and(|version| version.contains("version_132")) {
            return Ok(Self::OnPath);
        }
        BINARYEN.find_or_install()?;
        Ok(Self::Installed)
    }

    /// Its folder, unless it is on the search path.
    pub fn folder(self) -> Option<PathBuf> {
        match self {
            Self::OnPath => None,
            Self::Installed => Some(BINARYEN.programs()),
        }
    }

    /// Optimises a module in place.
    ///
    /// # Errors
    /// If it fails.
    pub fn optimise(self, module: &Path) -> Result<()> {
        succeed(self.command().args(OPTIONS).arg(module).arg("-o").arg(module))
            .with_context(|| format!("optimising {}", module.display()))
    }

    fn command(self) -> Command {
        match self {
            Self::OnPath => program("wasm-opt"),
            Self::Installed => BINARYEN.command(),
        }
    }
}
