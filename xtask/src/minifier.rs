//! terser, which shortens scripts. The game plays the same without it.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{
    node::Package,
    run::{say, succeed},
};

const TERSER: Package = Package { name: "terser", version: "5.44.1", script: "bin/terser" };

/// A terser that fits.
pub struct Minifier(());

impl Minifier {
    /// Finds terser or installs it under `target/tools`; `None`, and says so, where it cannot be.
    pub fn find_or_install() -> Option<Self> {
        match TERSER.find_or_install() {
            Ok(()) => Some(Self(())),
            Err(error) => {
                say(&format!("Going on without terser ({error:#}): the game plays the same, its download is larger"));
                None
            }
        }
    }

    /// Shortens a script in place. Nobody else knows the names of a module.
    ///
    /// # Errors
    /// When terser fails.
    pub fn minify(&self, file: &Path, is_module: bool) -> Result<()> {
        let options = ["--ecma", "2020", "--compress", "passes=2", "--mangle"];
        let more = if is_module { &["--module"][..] } else { &[] };
        succeed(TERSER.command().arg(file).args(options).args(more).arg("--output").arg(file))
            .with_context(|| format!("shortening {}", file.display()))
    }

    /// Says which minifier this is, so that its results can be told apart.
    pub fn description(&self) -> String {
        format!("terser {}", TERSER.version)
    }
}
