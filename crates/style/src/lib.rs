//! Style sheets of the parts of the program, as they are sent: the app has them, and the page's policy names their hashes.

/// A style sheet as it is sent: `style!("styles/poe.css")`. Its comments and indentation, a third of it when compressed, are for
/// whoever reads the sources.
#[macro_export]
macro_rules! style {
    ($path:literal) => {{
        const TEXT: &str = include_str!($path);
        const SENT: [u8; $crate::length(TEXT)] = $crate::bytes(TEXT);
        const STYLE: &str = match str::from_utf8(&SENT) {
            Ok(style) => style,
            Err(_) => TEXT,
        };
        STYLE
    }};
}

/// What is left to read of a style sheet.
#[derive(Clone, Copy)]
struct Reader<'a> {
    rest: &'a [u8],
    is_comment: bool,
    begins_line: bool,
}

impl<'a> Reader<'a> {
    const fn of(text: &'a str) -> Self {
        Self { rest: text.as_bytes(), is_comment: false, begins_line: true }
    }

    /// The next byte that is sent, and what is left then.
    const fn next(mut self) -> Option<(u8, Self)> {
        loop {
            self.rest = match self.rest {
                [] => return None,
                [b'*', b'/', rest @ ..] if self.is_comment => {
                    self.is_comment = false;
                    rest
                }
                [_, rest @ ..] if self.is_comment => rest,
                [b'/', b'*', rest @ ..] => {
                    self.is_comment = true;
                    rest
                }
                [b' ' | b'\n', rest @ ..] if self.begins_line => rest,
                [byte, rest @ ..] => {
                    return Some((*byte, Self { rest, is_comment: false, begins_line: *byte == b'\n' }));
                }
            };
        }
    }
}

/// Returns how many bytes of a style sheet are sent.
pub const fn length(text: &str) -> usize {
    let (mut length, mut reader) = (0, Reader::of(text));
    while let Some((_, rest)) = reader.next() {
        reader = rest;
        length += 1;
    }
    length
}

/// Returns the first bytes of a style sheet that are sent.
pub const fn bytes<const LENGTH: usize>(text: &str) -> [u8; LENGTH] {
    let (mut sent, mut at, mut reader) = ([0; LENGTH], 0, Reader::of(text));
    while at < LENGTH
        && let Some((byte, rest)) = reader.next()
    {
        sent[at] = byte;
        reader = rest;
        at += 1;
    }
    sent
}

/// Returns a style sheet as it is sent.
pub fn sent(text: &str) -> String {
    let mut reader = Reader::of(text);
    let next = || {
        let (byte, rest) = reader.next()?;
        reader = rest;
        Some(byte)
    };
    // Nothing is cut within a sign.
    String::from_utf8_lossy(&std::iter::from_fn(next).collect::<Vec<u8>>()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{bytes, length, sent};

    #[test]
    fn a_style_is_sent_without_comments_and_indentation() {
        const TEXT: &str =
            "/* Of a mat,\n   of its squares. */\n.mat > a,\n.mat * {\n  width: calc(2 * var(--é) / 3); /* ... */\n}\n";
        let all = ".mat > a,\n.mat * {\nwidth: calc(2 * var(--é) / 3); \n}\n";
        assert_eq!(sent(TEXT), all);
        assert_eq!(bytes::<{ length(TEXT) }>(TEXT), all.as_bytes());
    }
}
