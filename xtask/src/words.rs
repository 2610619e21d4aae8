//! The words as the site has them: two files a language, one for everything but the how-to pages, one for those.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow};

use crate::{named, phrases::Phrases};

/// Writes the words of all languages into the site.
///
/// # Errors
/// When a message cannot be compiled, or a file not be read or written.
pub fn write(site: &Path) -> Result<()> {
    for language in fs::read_dir(crate::root().join("static/locales")).context("static/locales")? {
        let language = language?.path();
        let phrases = Phrases::read(&language).map_err(|reason| anyhow!(reason))?;
        for (name, messages) in [("words", phrases.words), ("how-to", phrases.how_to)] {
            let plain = format!("{name}-{}.txt", language.file_name().unwrap_or_default().display());
            let lines: Vec<String> = messages.into_values().collect();
            named::write(site, &plain, lines.join("\n").as_bytes())?;
        }
    }
    Ok(())
}
