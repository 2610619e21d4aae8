//! The words as the site has them: two files a language, one for everything but the how-to pages, one for those, which is packed
//! with the help of the first.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow};

use crate::{
    named,
    packed::packed,
    phrases::{Messages, Phrases},
};

/// What the names of the two begin with; the language follows.
const WORDS: &str = "words-";
const HOW_TO: &str = "how-to-";

/// Writes the words of all languages into the site.
///
/// # Errors
/// When a message cannot be compiled, or a file not be read or written.
pub fn write(site: &Path) -> Result<()> {
    for language in fs::read_dir(crate::root().join("static/locales")).context("static/locales")? {
        let language = language?.path();
        let phrases = Phrases::read(&language).map_err(|reason| anyhow!(reason))?;
        let (words, how_to) = (lines(phrases.words), lines(phrases.how_to));
        let code = language.file_name().unwrap_or_default().display();
        named::write(site, &format!("{WORDS}{code}.bin"), &packed(words.as_bytes(), &[])?)?;
        named::write(site, &format!("{HOW_TO}{code}.bin"), &packed(how_to.as_bytes(), words.as_bytes())?)?;
    }
    Ok(())
}

/// Whether a file with this plain name is one of those.
pub fn is_words(plain: &str) -> bool {
    plain.starts_with(WORDS) || plain.starts_with(HOW_TO)
}

fn lines(messages: Messages) -> String {
    messages.into_values().collect::<Vec<_>>().join("\n")
}
