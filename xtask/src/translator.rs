//! Lightning CSS, which says what a style sheet says so that older browsers read it too. The game looks the same in newer ones
//! without it.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{
    node::Package,
    run::{say, succeed},
};

const LIGHTNING: Package = Package { name: "lightningcss", version: "1.33.0", script: "node/index.js" };

/// What Node does with the file that it is told. Chrome 109 is the last for Windows 7; an older Safari measures nothing by what
/// holds it, and an older Firefox does not find what holds something.
const SCRIPT: &str = r#"
const { readFileSync, writeFileSync } = require("node:fs");
const { transform } = require("lightningcss");
const [filename] = process.argv.slice(1);
const version = (major) => major << 16;
const safari = version(16);
const targets = { chrome: version(109), firefox: version(121), ios_saf: safari, safari };
writeFileSync(filename, transform({ filename, code: readFileSync(filename), minify: true, targets }).code);
"#;

/// A Lightning CSS that fits.
pub struct Translator(());

impl Translator {
    /// Finds Lightning CSS or installs it under `target/tools`; `None`, and says so, where it cannot be.
    pub fn find_or_install() -> Option<Self> {
        match LIGHTNING.find_or_install() {
            Ok(()) => Some(Self(())),
            Err(error) => {
                say(&format!("Going on without Lightning CSS ({error:#}): older browsers lay out less well"));
                None
            }
        }
    }

    /// Translates a style sheet in place.
    ///
    /// # Errors
    /// When Lightning CSS fails.
    pub fn translate(&self, file: &Path) -> Result<()> {
        succeed(LIGHTNING.evaluation(SCRIPT).arg(file)).with_context(|| format!("translating {}", file.display()))
    }

    /// Says which translator this is, so that its results can be told apart.
    pub fn description(&self) -> String {
        format!("Lightning CSS {}", LIGHTNING.version)
    }
}
