//! Names within sentences, whatever direction they are written in.

/// A name for use in a sentence. If it may run from right to left, it is isolated (U+2068 to U+2069), so that it does not turn
/// the sentence around; controls of direction inside it are dropped.
/// <https://www.w3.org/International/questions/qa-bidi-unicode-controls>
pub fn isolated(name: &str) -> String {
    match name.contains(may_turn) {
        true => format!("\u{2068}{}\u{2069}", name.replace(is_control, "")),
        false => name.to_owned(),
    }
}

/// Whether this belongs to a script written from right to left, or controls direction.
fn may_turn(sign: char) -> bool {
    is_control(sign)
        || matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
        || matches!(sign, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Whether this is an invisible control of direction.
fn is_control(sign: char) -> bool {
    matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
