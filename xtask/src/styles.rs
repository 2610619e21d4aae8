//! One style sheet for the site: a file a subject is good to read and slow to load.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::Path,
};

use anyhow::{Context, Result};

/// Puts the style sheets that the site's page links to into one, in their order.
///
/// # Errors
/// When the page or a style sheet cannot be read, or the result not be written.
pub fn join(site: &Path) -> Result<()> {
    let index = site.join("index.html");
    let page = fs::read_to_string(&index).with_context(|| index.display().to_string())?;
    let mut sheet = String::new();
    let mut rest = String::new();
    for piece in page.split_inclusive('>') {
        // What stands before a tag belongs to the page whatever becomes of the tag.
        let (before, tag) = piece.split_at(piece.rfind('<').unwrap_or(piece.len()));
        rest.push_str(before);
        match linked(tag) {
            Some(name) => {
                let file = site.join(name);
                sheet.push_str(&fs::read_to_string(&file).with_context(|| file.display().to_string())?);
                sheet.push('\n');
                fs::remove_file(&file)?;
            }
            None => rest.push_str(tag),
        }
    }
    let mut hasher = DefaultHasher::new();
    hasher.write(sheet.as_bytes());
    let name = format!("flub-{:016x}.css", hasher.finish());
    fs::write(site.join(&name), sheet)?;
    let link = format!("<link href=./{name} rel=stylesheet>");
    fs::write(&index, rest.replacen("</title>", &format!("</title>{link}"), 1))?;
    Ok(())
}

/// The file of the site that this tag links to as a style sheet.
fn linked(tag: &str) -> Option<&str> {
    let words = tag.strip_prefix("<link ")?.trim_end_matches(['>', '/']).split_whitespace();
    let value = |name: &str| {
        let mut values = words.clone().filter_map(|word| word.strip_prefix(name));
        values.next().map(|value| value.trim_matches('"'))
    };
    value("rel=").filter(|&relation| relation == "stylesheet").and(value("href="))?.strip_prefix("./")
}

#[cfg(test)]
mod tests {
    use super::linked;

    #[test]
    fn a_style_sheet_is_told_from_other_links() {
        assert_eq!(linked("<link href=./base-1.css rel=stylesheet>"), Some("base-1.css"));
        assert_eq!(linked("<link rel=\"stylesheet\" href=\"./base-1.css\"/>"), Some("base-1.css"));
        assert_eq!(linked("<link href=./flub.svg rel=icon>"), None);
        assert_eq!(linked("<script>"), None);
    }
}
