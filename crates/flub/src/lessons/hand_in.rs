use std::borrow::Cow;

use super::{Progress, ProgressFault};
use crate::{
    pasted::{self, Heading, Table, is_stamped, plain, unstamped},
    play::order,
};

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

/// The text before the progress in a link, without the `#` that mail filters rewrite.
const LINK: &str = "learn/carry/";

/// The same as a filter writes it that has `_` for `/`, and `-2C` for a comma.
const UNDERLINED: &str = "learn_carry_";

/// How often a link is decoded at most: a filter may have encoded what another had.
const MOST_ENCODINGS: usize = 3;

/// The length of the shortest text that can be progress: its version and its check.
const SHORTEST: usize = 5;

/// A line of a text, and what it hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandInLine {
    /// Its number, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
    /// What was read.
    pub read: Result<HandIn, HandInFault>,
}

impl HandIn {
    /// Reads every line of what a spreadsheet, a form or a chat gives. A row of headings is left out. A line with a name and a time,
    /// as a chat writes above what somebody says, names who hands in the next line.
    pub fn read_all(ladders: &[(&'static str, usize)], text: &str) -> Vec<HandInLine> {
        let text = plain(text);
        let table = Table::read(&text);
        let is_named =
            |headings: &Vec<String>| headings.iter().any(|cell| Heading::read(cell).is_some_and(Heading::is_name));
        if table.headings.as_ref().is_some_and(is_named) {
            return read_table(ladders, &table);
        }
        let mut read = Vec::<HandInLine>::new();
        // The name that a chat tells in the latest lines, and how many lines it takes for that.
        let mut said_by = None;
        let lines = (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty());
        for (place, (line, text)) in lines.enumerate() {
            let mut found = Self::read(ladders, text);
            match (&mut found, said_by.take()) {
                (Ok(hand_in), Some((name, lines))) if hand_in.nickname.is_none() => {
                    hand_in.nickname = Some(name);
                    read.truncate(read.len() - lines);
                }
                (Err(HandInFault::NoProgress), _) if is_stamped(text) || text.trim_end().ends_with(':') => {
                    let name = |text: &str| nickname(unstamped(text).split(':').next().unwrap_or_default());
                    let above = || read.last().filter(|above| above.read == Err(HandInFault::NoProgress));
                    said_by = name(text).map(|name| (name, 1));
                    // The time may stand below the name.
                    said_by = said_by.or_else(|| Some((name(&above()?.text)?, 2)));
                }
                _ => {}
            }
            let is_heading = place == 0 && found.is_err() && table.headings.is_some();
            if !is_heading {
                read.push(HandInLine { line, text: text.to_owned(), read: found });
            }
        }
        in_turns(read)
    }

    /// Reads a line: nickname and progress (`Ada: 1EaB`) in either order, with a tab, a space, a comma or the like
    /// between them, or the progress alone. The progress may be given as a link, which a mail filter may have encoded. Times and
    /// dates beside the nickname are left out.
    ///
    /// # Errors
    /// Returns why the line cannot be read.
    pub fn read(ladders: &[(&'static str, usize)], line: &str) -> Result<Self, HandInFault> {
        if line.len() > LONGEST_LINE {
            return Err(HandInFault::Unreadable(ProgressFault::TooLong));
        }
        let line = plain(line);
        let read = |text: &str| Progress::read(ladders, bare(text));
        if let Some(line) = decoded(&line) {
            return read_linked(ladders, &line);
        }
        let gaps = || line.char_indices().filter(|&(_, sign)| is_gap(sign));
        let last = || std::iter::once(0).chain(gaps().map(|(at, gap)| at + gap.len_utf8())).map(|at| line.split_at(at));
        let first = gaps().map(|(at, _)| line.split_at(at)).map(|(text, nickname)| (nickname, text));
        let found = last().chain(first).find_map(|(nickname, text)| Some((nickname, read(text).ok()?)));
        if let Some((beside, progress)) = found {
            return Ok(Self { nickname: nickname(beside), progress });
        }
        let fault = last().map(|(_, text)| bare(text)).filter(|text| looks_like_progress(text));
        Err(fault.filter_map(|text| read(text).err()).next().map_or(HandInFault::NoProgress, HandInFault::Unreadable))
    }
}

/// Takes each second line as the name of the next one, where names and progress come in turns.
fn in_turns(lines: Vec<HandInLine>) -> Vec<HandInLine> {
    let (pairs, rest) = lines.as_chunks::<2>();
    let is_pair = |[name, progress]: &[HandInLine; 2]| {
        let is_bare = progress.read.as_ref().is_ok_and(|hand_in| hand_in.nickname.is_none());
        name.read == Err(HandInFault::NoProgress) && is_bare
    };
    if pairs.len() < 2 || !rest.is_empty() || !pairs.iter().all(is_pair) {
        return lines;
    }
    let named = pairs.iter().map(|[name, progress]| {
        let read = progress.read.clone().map(|hand_in| HandIn { nickname: nickname(&name.text), ..hand_in });
        HandInLine { read, ..progress.clone() }
    });
    named.collect()
}

/// Reads the rows of a table with headings.
fn read_table(ladders: &[(&'static str, usize)], table: &Table) -> Vec<HandInLine> {
    let columns = table.propose();
    let headings = table.headings.as_ref().map_or(0, Vec::len);
    let rows = table.rows.iter().map(|row| {
        // Where nothing is quoted, the commas of progress have made more cells than there are headings.
        let read = match row.cells.iter().skip(headings).all(String::is_empty) {
            true => read_row(ladders, &row.cells, &columns.names),
            false => HandIn::read(ladders, &row.cells.join(",")),
        };
        HandInLine { line: row.line, text: row.cells.join("\t"), read }
    });
    rows.collect()
}

/// Reads a row: the name from its columns, the progress from whichever other cell has it.
fn read_row(ladders: &[(&'static str, usize)], cells: &[String], names: &[usize]) -> Result<HandIn, HandInFault> {
    let others = (0..).zip(cells).filter(|(column, _)| !names.contains(column));
    let mut reads: Vec<_> = others.map(|(_, cell)| HandIn::read(ladders, cell)).collect();
    // A cell that tries to be progress tells more than one that does not.
    order::sort_by_key(&mut reads, |read| match read {
        Ok(_) => 0,
        Err(HandInFault::Unreadable(_)) => 1,
        Err(_) => 2,
    });
    let name = names.iter().filter_map(|&column| cells.get(column).map(String::as_str));
    let nickname = tidied(&name.collect::<Vec<_>>().join(" "));
    let read = reads.into_iter().next().unwrap_or(Err(HandInFault::NoProgress));
    read.map(|hand_in| HandIn { nickname, ..hand_in })
}

/// Returns a line with a link to progress, decoded as often as that needs. `None` if there is no link.
fn decoded(line: &str) -> Option<Cow<'_, str>> {
    let mut line = Cow::Borrowed(line);
    for _ in 0..=MOST_ENCODINGS {
        if line.contains(LINK) {
            return Some(line);
        }
        if let Some((before, after)) = line.split_once(UNDERLINED) {
            let end = after.find(|sign: char| !is_progress_sign(sign)).unwrap_or(after.len());
            let progress = after[..end].replace('-', "%");
            let progress = decode_percents(&progress).unwrap_or(progress);
            return Some(Cow::Owned(format!("{before}{LINK}{progress}{}", &after[end..])));
        }
        line = Cow::Owned(decode_percents(&line)?);
    }
    None
}

/// Decodes `%2F` and the like. `None` if there is nothing to decode.
fn decode_percents(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    let mut is_changed = false;
    for part in parts {
        let code = part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        match code {
            Some(byte) => bytes.push(byte),
            None => bytes.push(b'%'),
        }
        is_changed |= code.is_some();
        bytes.extend(part.get(if code.is_some() { 2 } else { 0 }..)?.bytes());
    }
    is_changed.then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a line with a link: progress ends where a sign comes that it cannot have, and whatever follows up to the next space belongs to
/// the link.
fn read_linked(ladders: &[(&'static str, usize)], line: &str) -> Result<HandIn, HandInFault> {
    let (before, rest) = line.split_once(LINK).unwrap_or(("", line));
    let length = rest.find(|sign: char| !is_progress_sign(sign)).unwrap_or(rest.len());
    let run = bare(&rest[..length]);
    // In a table without quotation marks a comma may be the next cell's.
    let ends = std::iter::once(run.len()).chain(run.rmatch_indices(',').map(|(at, _)| at));
    let read = |end| Progress::read(ladders, &run[..end]).map(|progress| (end, progress));
    let mut found = ends.map(read);
    let first = found.next().unwrap_or(Err(ProgressFault::Mangled));
    let (end, progress) = match first {
        Ok(found) => found,
        Err(fault) => found.find_map(Result::ok).ok_or(HandInFault::Unreadable(fault))?,
    };
    let after = match &run[end..] {
        "" => rest[length..].split_once(char::is_whitespace).map_or("", |(_, after)| after),
        cell => cell,
    };
    let start = match before.find("://") {
        Some(at) => before[..at].trim_end_matches(|sign: char| sign.is_ascii_alphabetic()).len(),
        None => before.rfind(char::is_whitespace).map_or(0, |at| at + 1),
    };
    let beside = before.get(..start).unwrap_or_default();
    Ok(HandIn { nickname: nickname(beside).or_else(|| nickname(after)), progress })
}

/// Whether this sign may stand between a nickname and progress.
fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || ":,;=|".contains(sign)
}

/// Returns progress without what may stand around it. Progress begins and ends with a letter or a digit.
fn bare(text: &str) -> &str {
    let is_around = |sign: char| sign.is_whitespace() || "\"'`*<>()[]“”«»".contains(sign);
    text.trim_start_matches(is_around).trim_end_matches(|sign: char| is_around(sign) || ".,;:!".contains(sign))
}

fn looks_like_progress(text: &str) -> bool {
    text.len() >= SHORTEST && text.starts_with(|sign: char| sign.is_ascii_digit()) && text.chars().all(is_progress_sign)
}

const fn is_progress_sign(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '.' | ',')
}

/// Returns the nickname in what stands beside progress: without times, dates, addresses, and what a list or a chat puts around a name.
/// `None` if nothing is left.
fn nickname(text: &str) -> Option<String> {
    let cells =
        cells(text).into_iter().filter(|cell| !cell.contains("://")).map(unstamped).collect::<Vec<_>>().join(" ");
    let words: Vec<_> = cells.split_whitespace().collect();
    let is_address = |word: &&str| word.contains('@');
    let is_number = |word: &&str| word.strip_suffix(['.', ')']).is_some_and(|number| number.parse::<u8>().is_ok());
    let names = words.iter().filter(|word| !is_address(word) || words.iter().all(is_address));
    let names: Vec<_> = names.copied().collect();
    // The number in a list.
    let names = if names.len() > 1 && is_number(&names[0]) { &names[1..] } else { &names };
    let joined = names.join(" ");
    let is_mark = |sign: char| is_gap(sign) && sign != '=' || "-–—*•·~→`".contains(sign);
    let name = joined.trim_start_matches(|sign| is_mark(sign) || sign == '>');
    let name = name.trim_end_matches(|sign| is_mark(sign) || "=<([".contains(sign));
    let inside = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
    tidied(inside.unwrap_or(name))
}

/// Returns a nickname in one line as it looks, without what separates it from the progress, or `None` if nothing is left.
pub(super) fn tidied(nickname: &str) -> Option<String> {
    let one_line = pasted::tidied(nickname);
    let bare = one_line.trim_end_matches(|sign: char| is_gap(sign) || sign == '"');
    // A nickname may begin with an equals sign.
    let bare = bare.trim_start_matches(|sign: char| sign != '=' && is_gap(sign) || sign == '"');
    (!bare.is_empty()).then(|| bare.to_owned())
}

/// Returns the cells beside the progress, where it stood in a row of a table.
fn cells(text: &str) -> Vec<&str> {
    let split = |by: &str| text.split(by).map(|cell| cell.trim_matches([' ', '"', ',', ';'])).collect();
    let first = text.split(',').next().unwrap_or_default();
    match text {
        _ if text.contains('\t') => split("\t"),
        _ if text.contains("\",\"") => split("\",\""),
        _ if text.contains("\";\"") => split("\";\""),
        _ if is_stamped(first) && unstamped(first).is_empty() && first.len() < text.len() => split(","),
        _ => vec![text],
    }
}
