//! Tables for spreadsheets: comma-separated values as RFC 4180 says.

/// The text of a table. It begins with a byte order mark, by which spreadsheets know its letters.
pub fn csv(rows: &[Vec<String>]) -> String {
    let row = |row: &Vec<String>| row.iter().map(|text| field(text)).collect::<Vec<_>>().join(",") + "\r\n";
    format!("\u{feff}{}", rows.iter().map(row).collect::<String>())
}

/// A field, in quotation marks where it needs them. What a spreadsheet would take for a formula has an apostrophe before
/// it: <https://owasp.org/www-community/attacks/CSV_Injection>.
fn field(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) { "'" } else { "" };
    if text.contains(['"', ',', ';', '\t', '\r', '\n']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> String {
        csv(&[vec![text.to_owned()]])
    }

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        let rows = [vec!["Ada".to_owned(), String::new(), "2 of 16".to_owned()], vec!["B".to_owned()]];
        assert_eq!(csv(&rows), "\u{feff}Ada,,2 of 16\r\nB\r\n");
        assert_eq!(one("a, b"), "\u{feff}\"a, b\"\r\n");
        assert_eq!(one("say \"yes\""), "\u{feff}\"say \"\"yes\"\"\"\r\n");
        assert_eq!(one("two\r\nlines"), "\u{feff}\"two\r\nlines\"\r\n");
    }

    #[test]
    fn no_field_begins_like_a_formula() {
        for text in ["=1+1", "+1", "-1", "@sum(a1)", "\t=1", "\r=1"] {
            let field = one(text);
            let bare = field.trim_start_matches('\u{feff}').trim_start_matches('"');
            assert!(bare.starts_with('\''), "{field}");
        }
        assert_eq!(one("=\"a\",b"), "\u{feff}\"'=\"\"a\"\",b\"\r\n");
    }
}
