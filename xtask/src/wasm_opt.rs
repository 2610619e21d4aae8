//! wasm-opt, which makes the app smaller. Trunk calls it for the whole program, and [`split`](crate::split) for the parts.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{
    node::Package,
    run::{printed, program, succeed},
};

/// The version that `Trunk.toml` asks for, as npm has it.
const BINARYEN: Package = Package { name: "binaryen", version: "132.0.0", script: "bin/wasm-opt" };

/// Level and features as `index.html` tells Trunk.
const OPTIONS: [&str; 7] = [
    "-Oz",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Finds wasm-opt on the path, or installs it; returns the folder to put on the path for it.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn find_or_install() -> Result<Option<PathBuf>> {
    if printed(program("wasm-opt").arg("--version")).is_some_and(|version| version.contains("version_132")) {
        return Ok(None);
    }
    BINARYEN.find_or_install()?;
    Ok(Some(BINARYEN.programs()))
}

/// Optimises a module in place.
///
/// # Errors
/// When it cannot be installed or fails.
pub fn optimise(module: &Path) -> Result<()> {
    let mut run = match find_or_install()? {
        Some(_) => BINARYEN.command(),
        None => program("wasm-opt"),
    };
    succeed(run.args(OPTIONS).arg(module).arg("-o").arg(module))
        .with_context(|| format!("optimising {}", module.display()))
}
