//! Style sheets of the parts of the program.

/// A style sheet as it is sent: `style!("styles/poe.css")`. Its comments and indentation, a third of it when compressed, are for
/// whoever reads the sources.
macro_rules! style {
    ($path:literal) => {{
        const TEXT: &str = include_str!($path);
        const SENT: [u8; $crate::platform::style::sent::<0>(TEXT).1] = $crate::platform::style::sent(TEXT).0;
        const STYLE: &str = match str::from_utf8(&SENT) {
            Ok(style) => style,
            Err(_) => TEXT,
        };
        STYLE
    }};
}

pub(crate) use style;

/// The text without comments and indentation, as far as there is room for it, and how long it is.
pub const fn sent<const ROOM: usize>(text: &str) -> ([u8; ROOM], usize) {
    let (mut rest, mut sent, mut length) = (text.as_bytes(), [0; ROOM], 0);
    let (mut is_comment, mut begins_line) = (false, true);
    loop {
        rest = match rest {
            [] => return (sent, length),
            [b'*', b'/', rest @ ..] if is_comment => {
                is_comment = false;
                rest
            }
            [_, rest @ ..] if is_comment => rest,
            [b'/', b'*', rest @ ..] => {
                is_comment = true;
                rest
            }
            [b' ' | b'\n', rest @ ..] if begins_line => rest,
            [byte, rest @ ..] => {
                if length < ROOM {
                    sent[length] = *byte;
                }
                length += 1;
                begins_line = *byte == b'\n';
                rest
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::sent;

    #[test]
    fn a_style_is_sent_without_comments_and_indentation() {
        let text =
            "/* Of a mat,\n   of its squares. */\n.mat > a,\n.mat * {\n  width: calc(2 * var(--é) / 3); /* ... */\n}\n";
        let all = ".mat > a,\n.mat * {\nwidth: calc(2 * var(--é) / 3); \n}\n";
        let (bytes, length) = sent::<100>(text);
        assert_eq!(str::from_utf8(&bytes[..length]), Ok(all));
        assert_eq!(sent::<0>(text).1, all.len());
    }
}
