//! The words as the site has them: two files a language, one for everything but the how-to pages, one for those.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow};

use crate::{named, phrases, stamp::files};

/// What the files of the how-to pages begin with; `how-to.ftl` itself is for every page.
const HOW_TO: &str = "how-to-";

/// Writes the words of all languages into the site.
///
/// # Errors
/// When a message cannot be compiled, or a file not be read or written.
pub fn write(site: &Path) -> Result<()> {
    for language in fs::read_dir(crate::root().join("static/locales")).context("static/locales")? {
        let language = language?.path();
        let (mut words, mut how_to) = (Vec::new(), Vec::new());
        for file in files(&language)? {
            let is_how_to = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(HOW_TO));
            let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            if is_how_to { &mut how_to } else { &mut words }.push(text);
        }
        for (name, texts) in [("words", words), ("how-to", how_to)] {
            let text = phrases::compile(&texts).map_err(|reason| anyhow!("{}: {reason}", language.display()))?;
            let plain = format!("{name}-{}.txt", language.file_name().unwrap_or_default().display());
            named::write(site, &plain, text.as_bytes())?;
        }
    }
    Ok(())
}
