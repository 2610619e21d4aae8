//! The page's styles as they are sent: without comments and indentation, a quarter of their bytes. They are not minified further, since
//! minifiers write what older browsers do not read.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::files::text;

/// The beginning and the end of the element of a style sheet.
const STYLE: (&str, &str) = ("<style>", "</style>");

/// Writes the page of a site anew, with its styles as they are sent.
///
/// # Errors
/// If the page cannot be read or written, or a style sheet does not end.
pub fn tidy(site: &Path) -> Result<()> {
    let index = site.join("index.html");
    fs::write(&index, tidied(&text(&index)?)?)?;
    Ok(())
}

fn tidied(page: &str) -> Result<String> {
    let mut parts = page.split(STYLE.0);
    let mut tidied = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (sheet, rest) = part.split_once(STYLE.1).context("a style sheet does not end")?;
        let sheet = without_comments(sheet);
        let lines: Vec<&str> = sheet.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        tidied += &[STYLE.0, &lines.join("\n"), STYLE.1, rest].concat();
    }
    Ok(tidied)
}

/// Returns a style sheet without its comments. No text in it looks like one.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("*/").map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::tidied;

    #[test]
    fn what_only_people_read_is_left_out_of_styles_and_of_nothing_else() {
        let page =
            "<p>/* a */\n  b</p><style>/* c\n d */\n.e {\n  content: \"f  g\"; /* h */\n}\n\n.i {}</style>\n  <p>";
        let sent = "<p>/* a */\n  b</p><style>.e {\ncontent: \"f  g\";\n}\n.i {}</style>\n  <p>";
        assert_eq!(tidied(page).expect("the style sheet ends"), sent);
        assert!(tidied("<style>.a {}").is_err());
    }
}
