//! wasm-opt, which makes the app smaller. Trunk runs it on the whole module, and [`split`](crate::split) on the parts.

use std::path::{Path, PathBuf};

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

/// Finds wasm-opt on the path or installs it. Returns its folder.
///
/// # Errors
/// If it is missing and cannot be installed.
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
/// If it cannot be installed or fails.
pub fn optimise(module: &Path) -> Result<()> {
    let mut run = match find_or_install()? {
        Some(_) => BINARYEN.command(),
        None => program("wasm-opt"),
    };
    succeed(run.args(OPTIONS).arg(module).arg("-o").arg(module))
        .with_context(|| format!("optimising {}", module.display()))
}
