//! What the site's page links to.

/// A `link` element.
#[derive(Debug, PartialEq, Eq)]
pub struct Link<'a> {
    /// What it is to the page: `stylesheet`, `icon`.
    pub relation: &'a str,
    /// The file of the site that it names.
    pub file: Option<&'a str>,
}

impl<'a> Link<'a> {
    /// Reads a tag; nothing where it is that of another element.
    pub fn parse(tag: &'a str) -> Option<Self> {
        let words = tag.strip_prefix("<link ")?.trim_end_matches(['>', '/']).split_whitespace();
        let value = |name| {
            let mut values = words.clone().filter_map(|word| word.strip_prefix(name));
            values.next().map(|value: &str| value.trim_matches('"'))
        };
        Some(Self { relation: value("rel=")?, file: value("href=").and_then(|href| href.strip_prefix("./")) })
    }
}

/// The tags of a page, each with what stands before it, which belongs to the page whatever becomes of the tag.
pub fn tags(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split_inclusive('>').map(|piece| piece.split_at(piece.rfind('<').unwrap_or(piece.len())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_told_from_other_elements() {
        let sheet = Link { relation: "stylesheet", file: Some("base-1.css") };
        assert_eq!(Link::parse("<link href=./base-1.css rel=stylesheet>"), Some(sheet));
        let sheet = Link { relation: "stylesheet", file: Some("base-1.css") };
        assert_eq!(Link::parse("<link rel=\"stylesheet\" href=\"./base-1.css\"/>"), Some(sheet));
        let elsewhere = Link { relation: "icon", file: None };
        assert_eq!(Link::parse("<link href=https://example.org/flub.svg rel=icon>"), Some(elsewhere));
        assert_eq!(Link::parse("<script>"), None);
    }

    #[test]
    fn nothing_of_a_page_is_lost_between_its_tags() {
        let page = "<p>one<link rel=icon>two</p> end";
        let pieces: Vec<_> = tags(page).collect();
        assert_eq!(pieces, [("", "<p>"), ("one", "<link rel=icon>"), ("two", "</p>"), (" end", "")]);
    }
}
