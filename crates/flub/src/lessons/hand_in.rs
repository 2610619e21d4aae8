use super::{Progress, ProgressFault};

/// What a student hands in on one line: progress or a link to it, perhaps with a nickname.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandIn {
    /// The nickname, in full length.
    pub nickname: Option<String>,
    /// The progress that the line holds.
    pub progress: Progress,
}

/// Why a line is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandInFault {
    /// Nothing in it looks like progress.
    NoProgress,
    /// Something looks like progress, but cannot be read.
    Unreadable(ProgressFault),
    /// The class has no room for another student.
    Full,
}

/// The longest line that is read, in bytes: the longest progress, and more address and nickname than anybody needs.
const LONGEST_LINE: usize = 2_000;

/// The text before the progress in a link.
const LINK: &str = "#/learn/carry/";

/// The length of the shortest text that can be progress: its version and its check.
const SHORTEST: usize = 5;

impl HandIn {
    /// Reads a line: nickname and progress (`Ada: 1EaB`) in either order, with a tab, a space, a comma or the like
    /// between them, or the progress alone. The progress may be given as a link.
    ///
    /// # Errors
    /// Returns why the line cannot be read.
    pub fn read(ladders: &[(&'static str, usize)], line: &str) -> Result<Self, HandInFault> {
        if line.len() > LONGEST_LINE {
            return Err(HandInFault::Unreadable(ProgressFault::TooLong));
        }
        let read = |text: &str| Progress::read(ladders, bare(text));
        if let Some((nickname, text)) = linked(line) {
            let progress = read(text).map_err(HandInFault::Unreadable)?;
            return Ok(Self { nickname: tidied(nickname), progress });
        }
        let gaps = || line.char_indices().filter(|&(_, sign)| is_gap(sign));
        let last = || std::iter::once(0).chain(gaps().map(|(at, gap)| at + gap.len_utf8())).map(|at| line.split_at(at));
        let first = gaps().map(|(at, _)| line.split_at(at)).map(|(text, nickname)| (nickname, text));
        let found = last().chain(first).find_map(|(nickname, text)| Some((nickname, read(text).ok()?)));
        if let Some((nickname, progress)) = found {
            return Ok(Self { nickname: tidied(nickname), progress });
        }
        let fault = last().map(|(_, text)| bare(text)).filter(|text| looks_like_progress(text));
        Err(fault.filter_map(|text| read(text).err()).next().map_or(HandInFault::NoProgress, HandInFault::Unreadable))
    }
}

/// Splits a line with a link into what is beside the link and the progress in it.
fn linked(line: &str) -> Option<(&str, &str)> {
    let (before, rest) = line.split_once(LINK)?;
    let (text, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let start = match before.rfind("://") {
        Some(at) => before[..at].trim_end_matches(|sign: char| sign.is_ascii_alphabetic()).len(),
        None => before.rfind(char::is_whitespace).map_or(0, |at| at + 1),
    };
    let nickname = before.get(..start).unwrap_or_default();
    Some((if nickname.trim().is_empty() { after } else { nickname }, text))
}

/// Whether this sign may stand between a nickname and progress.
fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || ":,;=|".contains(sign)
}

/// Returns progress without what may stand around it. Progress begins and ends with a letter or a digit.
fn bare(text: &str) -> &str {
    let is_around = |sign: char| sign.is_whitespace() || "\"'<>()[]“”«»".contains(sign);
    text.trim_start_matches(is_around).trim_end_matches(|sign: char| is_around(sign) || ".,;:!".contains(sign))
}

fn looks_like_progress(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"-.,".contains(&byte);
    text.len() >= SHORTEST && text.starts_with(|sign: char| sign.is_ascii_digit()) && text.bytes().all(is_sign)
}

/// Returns a nickname in one line, without what separates it from the progress, or `None` if nothing is left.
pub(super) fn tidied(nickname: &str) -> Option<String> {
    let one_line: String = nickname.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let bare = one_line.trim_end_matches(|sign: char| is_gap(sign) || sign == '"');
    // A nickname may begin with an equals sign.
    let bare = bare.trim_start_matches(|sign: char| sign != '=' && is_gap(sign) || sign == '"');
    (!bare.is_empty()).then(|| bare.to_owned())
}
