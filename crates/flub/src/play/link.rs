use std::{error::Error, fmt};

/// The longest link, in bytes after its `#`. A game of Wholes of 2,000 turns fits; browsers and messengers accept links
/// of this length.
pub const LONGEST_LINK: usize = 1 << 16;

/// Why a text cannot be written as a link, or a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// It is longer than [`LONGEST_LINK`].
    TooLong,
    /// It holds something [`to_link`] never writes: a broken escape, bytes that are not UTF-8, or a control character.
    Mangled,
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinkFault::TooLong => "the link is too long",
            LinkFault::Mangled => "the link was cut or changed",
        })
    }
}

impl Error for LinkFault {}

/// Encodes a record, or any text of lines, as a readable part of a link: `_` for a space, `;` for a line break, `~` for
/// the `#` before a remark. ASCII letters, digits and common signs stay as they are, except for a sign at the very end;
/// everything else is percent-encoded.
///
/// ```
/// use flub::play::{from_link, to_link};
///
/// let link = to_link("# plaintiff person\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd; defendant F2 F5\n").unwrap();
/// assert_eq!(link, "~_plaintiff_person;flub_1_lawtoe_pedagogue_seed_7;plaintiff_goal_odd;defendant_F2_F5");
/// assert_eq!(from_link(&link).unwrap().lines().count(), 4);
/// ```
///
/// # Errors
/// Returns [`LinkFault::TooLong`] if the link would be longer than [`LONGEST_LINK`].
pub fn to_link(text: &str) -> Result<String, LinkFault> {
    let mut link = String::new();
    for line in lines(text) {
        if !link.is_empty() {
            link.push(';');
        }
        let remark = line.strip_prefix('#');
        link.push_str(remark.map_or("", |_| "~"));
        remark.unwrap_or(line).chars().for_each(|sign| push(&mut link, sign));
    }
    // At the end of a link, messengers take a full stop or a bracket for part of the sentence, and routes drop a slash.
    if let Some(sign) = link.chars().last().filter(|sign| !sign.is_ascii_alphanumeric() && *sign != '_') {
        link.pop();
        escape(&mut link, sign);
    }
    if link.len() > LONGEST_LINK { Err(LinkFault::TooLong) } else { Ok(link) }
}

/// Returns the lines of a text that are not blank.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty())
}

fn push(link: &mut String, sign: char) {
    match sign {
        _ if sign.is_control() || sign == ' ' => link.push('_'),
        _ if sign.is_ascii_alphanumeric() || "-.*(),:/@+=!".contains(sign) => link.push(sign),
        _ => escape(link, sign),
    }
}

fn escape(link: &mut String, sign: char) {
    for byte in sign.encode_utf8(&mut [0; 4]).bytes() {
        link.push_str(&format!("%{byte:02X}"));
    }
}

/// Decodes a part of a link to its text, line by line. The text need not be a record.
///
/// # Errors
/// Returns an error if the link is too long or mangled.
pub fn from_link(link: &str) -> Result<String, LinkFault> {
    if link.len() > LONGEST_LINK {
        return Err(LinkFault::TooLong);
    }
    let mut text = Vec::with_capacity(link.len());
    let mut bytes = link.bytes();
    while let Some(byte) = bytes.next() {
        text.push(match byte {
            b'_' => b' ',
            b'%' => 16 * digit(bytes.next())? + digit(bytes.next())?,
            _ => byte,
        });
    }
    let text = String::from_utf8(text).map_err(|_| LinkFault::Mangled)?;
    if text.chars().any(|sign| sign.is_control() && sign != '\n') {
        return Err(LinkFault::Mangled);
    }
    // Some messengers percent-encode `;` and `~` too, so these are replaced after the escapes.
    let line = |line: &str| line.strip_prefix('~').map_or_else(|| line.to_owned(), |remark| format!("#{remark}"));
    Ok(lines(&text).map(line).collect::<Vec<_>>().join("\n"))
}

/// Returns the value of a hexadecimal digit.
fn digit(byte: Option<u8>) -> Result<u8, LinkFault> {
    let digit = byte.and_then(|byte| char::from(byte).to_digit(16)).ok_or(LinkFault::Mangled)?;
    Ok(digit as u8)
}
