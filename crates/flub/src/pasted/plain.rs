/// Returns a composed text in one line as it looks: without marks that nobody sees, with single spaces. Two texts that look equal are
/// equal then; capital and small letters stay different.
pub fn tidied(text: &str) -> String {
    let spaced: String = plain(text).chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns a text without marks that nobody sees. Its lines and tabs stay; other signs that end lines become line breaks.
pub fn plain(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let is_beside = |at: usize| {
        let neighbours = [at.checked_sub(1).and_then(|before| signs.get(before)), signs.get(at + 1)];
        // A joiner shapes Arabic and Indian letters and puts emoji together; beside other signs it does nothing.
        neighbours.iter().all(|sign| sign.is_some_and(|sign| !sign.is_ascii() && !sign.is_whitespace()))
    };
    let shown = |(at, sign): (usize, char)| match sign {
        '\u{200c}' | '\u{200d}' => is_beside(at).then_some(sign),
        '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some('\n'),
        '\r' if signs.get(at + 1) != Some(&'\n') => Some('\n'),
        sign if is_unseen(sign) => None,
        sign => Some(sign),
    };
    signs.iter().copied().enumerate().filter_map(shown).collect()
}

/// Whether nobody sees this mark: soft hyphens, marks of width zero and of direction, byte order marks.
const fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206f}' | '\u{feff}'
    )
}
