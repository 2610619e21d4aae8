//! One style sheet for the site: a file a subject is good to read and slow to load.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::Path,
};

use anyhow::{Context, Result};

use crate::{
    links::{Link, tags},
    translator::Translator,
};

/// Puts the style sheets that the site's page links to into one, in their order, for older browsers too.
///
/// # Errors
/// When the page or a style sheet cannot be read or translated, or the result not be written.
pub fn join(site: &Path, translator: Option<&Translator>) -> Result<()> {
    let index = site.join("index.html");
    let page = fs::read_to_string(&index).with_context(|| index.display().to_string())?;
    let mut sheet = String::new();
    let mut rest = String::new();
    for (before, tag) in tags(&page) {
        rest.push_str(before);
        match Link::parse(tag) {
            Some(Link { relation: "stylesheet", file: Some(name) }) => {
                let file = site.join(name);
                sheet.push_str(&fs::read_to_string(&file).with_context(|| file.display().to_string())?);
                sheet.push('\n');
                fs::remove_file(&file)?;
            }
            _ => rest.push_str(tag),
        }
    }
    let file = site.join("flub.css");
    fs::write(&file, sheet)?;
    if let Some(translator) = translator {
        translator.translate(&file)?;
    }
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(&file)?);
    let name = format!("flub-{:016x}.css", hasher.finish());
    fs::rename(&file, site.join(&name))?;
    let link = format!("<link href=./{name} rel=stylesheet>");
    fs::write(&index, rest.replacen("</title>", &format!("</title>{link}"), 1))?;
    Ok(())
}
