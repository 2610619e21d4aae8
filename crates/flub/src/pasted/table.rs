use csv_core::ReadRecordResult;

use super::{Heading, number::is_number, plain, tidied};

/// A table as people paste it: rows of cells, perhaps below a row of headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The first row, if it names the columns.
    pub headings: Option<Vec<String>>,
    /// The other rows. None of them is empty.
    pub rows: Vec<Row>,
    /// Rows that are neither: titles above the headings, and lines between rows.
    pub left_out: Vec<Row>,
    /// Whether what lists have before each entry was taken away: `1.`, `2)`, or the same bullet.
    pub is_unmarked: bool,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line at which it begins, counted from 1.
    pub line: usize,
    /// Its cells, each in one line and tidied.
    pub cells: Vec<String>,
}

/// The longest cell that is kept, in characters.
const LONGEST_CELL: usize = 1_000;

impl Table {
    /// Reads a text as spreadsheets copy and write it: cells with tabs, semicolons or commas between them, in quotation marks where
    /// they hold one of these or a line break. Where commas are part of names, each line is a cell.
    pub fn read(text: &str) -> Self {
        Self::read_with(text, false)
    }

    /// Reads a text as [`Table::read`] does, and leaves what stands before each entry of a list where it is if `keeps_marks`.
    pub fn read_with(text: &str, keeps_marks: bool) -> Self {
        let text = plain(text);
        let (sign, text) = match text.lines().next().and_then(stated) {
            // What a spreadsheet is told in the first line. That line stays as an empty one, so that the others keep their numbers.
            Some(sign) => (Some(sign), text.split_once('\n').map_or(String::new(), |(_, rest)| format!("\n{rest}"))),
            None => (separator(&text), text),
        };
        let mut rows = read_rows(&text, sign);
        let mut left_out = rows.extract_if(.., |row| is_ruled(row)).collect::<Vec<_>>();
        if let [row] = &rows[..] {
            rows = in_rows(row);
        }
        let marked = if keeps_marks { None } else { without_marks(&mut rows) };
        // A title may stand above the headings, or above a list.
        let titles = rows.iter().take_while(|row| filled(row).count() == 1).count();
        let has_titles = titles > 0 && rows.get(titles..).is_some_and(|rest| is_headed(rest) && known(&rest[0]) > 1);
        let titles = match marked {
            _ if has_titles => titles,
            Some(first) if !is_headed(&rows) => first,
            _ => 0,
        };
        left_out.splice(..0, rows.drain(..titles));
        let headings = is_headed(&rows).then(|| rows.remove(0).cells);
        Self { headings, rows, left_out, is_unmarked: marked.is_some() }
    }

    /// Returns the number of columns.
    pub fn width(&self) -> usize {
        let rows = self.rows.iter().map(|row| &row.cells).chain(&self.headings);
        rows.map(Vec::len).max().unwrap_or(0)
    }

    /// Returns the cells of a column from the top, empty where a row has none.
    pub fn column(&self, column: usize) -> impl Iterator<Item = &str> + Clone {
        self.rows.iter().map(move |row| row.cells.get(column).map_or("", String::as_str))
    }

    /// Returns the table with its first row as headings, or with its headings as the first row.
    pub fn headed(mut self, is_headed: bool) -> Self {
        match (self.headings.take(), is_headed) {
            (None, true) if !self.rows.is_empty() => self.headings = Some(self.rows.remove(0).cells),
            (Some(cells), false) => {
                let line = self.rows.first().map_or(1, |row| row.line.saturating_sub(1).max(1));
                self.rows.insert(0, Row { line, cells });
            }
            (headings, _) => self.headings = headings,
        }
        self
    }
}

/// The separator that a line such as `sep=;` tells spreadsheets.
fn stated(line: &str) -> Option<char> {
    let sign = line.trim().strip_prefix("sep=")?;
    sign.chars().next().filter(|sign| sign.is_ascii() && sign.len_utf8() == line.trim().len() - "sep=".len())
}

/// The sign between cells. `None` if each line is one.
fn separator(text: &str) -> Option<char> {
    let bare = without_quoted(text);
    let lines = || bare.lines().filter(|line| !line.trim().is_empty());
    if lines().any(|line| line.trim().contains('\t')) {
        return Some('\t');
    }
    let has_most = |sign: char| lines().filter(|line| line.contains(sign)).count() * 2 >= lines().count().max(1);
    if let Some(sign) = ['|', ';'].into_iter().find(|&sign| has_most(sign)) {
        return Some(sign);
    }
    // `Ana: 90`, but not `9:12`.
    let is_told = |line: &str| {
        let pair = line.split_once(':');
        pair.is_some_and(|(name, number)| !name.ends_with(|sign: char| sign.is_ascii_digit()) && is_number(number))
    };
    if lines().all(is_told) && lines().count() > 1 {
        return Some(':');
    }
    (has_most(',') && is_separated_by_commas(text)).then_some(',')
}

/// Returns a text without what is in quotation marks, where every one is closed.
fn without_quoted(text: &str) -> String {
    let parts: Vec<_> = text.split('"').collect();
    if is_quoting(text) { parts.into_iter().step_by(2).collect() } else { text.to_owned() }
}

/// Whether quotation marks keep cells together: one that is never closed would swallow the rest.
fn is_quoting(text: &str) -> bool {
    text.matches('"').count().is_multiple_of(2)
}

/// Whether commas separate cells, and are not part of names such as `García, Ana`.
fn is_separated_by_commas(text: &str) -> bool {
    let is_quoted = |line: &str| line.trim_start().starts_with('"') || line.contains(",\"");
    // A single line with several commas is a list of names.
    let is_list = text.trim().lines().count() == 1 && text.matches(',').count() > 1;
    if is_list || text.lines().any(is_quoted) {
        return true;
    }
    let rows = read_rows(text, Some(','));
    let numbered = rows.iter().filter(|row| row.cells.iter().skip(1).any(|cell| is_number(cell))).count();
    let is_even = |rows: &[Row]| rows.windows(2).all(|pair| pair[0].cells.len() == pair[1].cells.len());
    // A title may stand above the headings.
    let titles = rows.iter().take_while(|row| row.cells.len() == 1).count();
    let headed = &rows[titles..];
    let is_headed = headed.first().is_some_and(|row| row.cells.iter().all(|cell| Heading::read(cell).is_some()));
    numbered * 2 >= rows.len() || is_headed && is_even(headed) || is_even(&rows) && !text.contains(", ")
}

fn read_rows(text: &str, sign: Option<char>) -> Vec<Row> {
    // A sign that no text has, where each line is a cell.
    let sign = sign.and_then(|sign| u8::try_from(sign).ok()).unwrap_or(b'\x1f');
    let mut reader = csv_core::ReaderBuilder::new().delimiter(sign).quoting(is_quoting(text)).build();
    // There is room for every cell, and for where each of them ends.
    let (mut cells, mut ends) = (vec![0; text.len() + 1], vec![0; text.len() + 1]);
    let (mut rows, mut line, mut rest) = (Vec::new(), 1, text);
    loop {
        // Empty lines before a row belong to none.
        let begun = rest.trim_start_matches(['\r', '\n']);
        line += count_breaks(&rest[..rest.len() - begun.len()]);
        let (mut read, passed, written, mut count) = reader.read_record(begun.as_bytes(), &mut cells, &mut ends);
        if read == ReadRecordResult::InputEmpty {
            // The last row ends with the text.
            let (ended, _, _, more) = reader.read_record(&[], &mut cells[written..], &mut ends[count..]);
            (read, count) = (ended, count + more);
        }
        if read != ReadRecordResult::Record {
            return rows;
        }
        let begins = [0].into_iter().chain(ends[..count].iter().copied());
        let row = begins.zip(&ends[..count]).map(|(from, &to)| tidy(&String::from_utf8_lossy(&cells[from..to])));
        let row = Row { line, cells: row.collect() };
        if row.cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(row);
        }
        line += count_breaks(&begun[..passed]);
        rest = &begun[passed..];
    }
}

/// How many line breaks a text has.
fn count_breaks(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

fn tidy(cell: &str) -> String {
    tidied(cell).trim_matches(['“', '”', '„']).chars().take(LONGEST_CELL).collect()
}

/// The cells of a row that hold something.
fn filled(row: &Row) -> impl Iterator<Item = &str> {
    row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty())
}

/// How many cells are headings that are known.
fn known(row: &Row) -> usize {
    filled(row).filter(|cell| Heading::read(cell).is_some()).count()
}

/// Whether a row is but a line between others, as in a table of a chat: `|---|:-:|`, or tells the most points, as learning platforms write it.
fn is_ruled(row: &Row) -> bool {
    let is_line = |cell: &str| cell.len() > 1 && cell.chars().all(|sign| "-:=".contains(sign));
    let tells_most = filled(row).next().is_some_and(|cell| cell.eq_ignore_ascii_case("points possible"));
    row.cells.len() > 1 && (tells_most || filled(row).all(is_line))
}

/// A list of names in one row, as one in each.
fn in_rows(row: &Row) -> Vec<Row> {
    let is_list = filled(row).count() > 2 && !filled(row).any(is_number);
    let alone = |cell: &str| Row { line: row.line, cells: vec![cell.to_owned()] };
    if is_list { filled(row).map(alone).collect() } else { vec![row.clone()] }
}

/// Takes away what lists have before each entry, and returns the first row that has it: the same bullet, or numbers that rise. A title
/// or headings may stand above.
fn without_marks(rows: &mut [Row]) -> Option<usize> {
    let mark = |row: &Row| {
        let cell = row.cells.first()?;
        // A number may stand alone, where a name is missing.
        let (mark, rest) = cell.split_once(' ').or_else(|| cell.ends_with(['.', ')']).then_some((cell, "")))?;
        Some((mark.to_owned(), rest.trim().to_owned()))
    };
    let is_marked = |row: &Row| mark(row).is_some_and(|(mark, _)| is_bullet(&mark) || numbered(&mark).is_some());
    let first = rows.iter().take(3).position(is_marked)?;
    let marks = rows[first..].iter().map(mark).collect::<Option<Vec<_>>>()?;
    let follows = |pair: &[(String, String)]| {
        let [one, next] = [&pair[0].0, &pair[1].0];
        match (numbered(one), numbered(next)) {
            // Who has left a class leaves a gap. A bare number may be part of a name.
            (Some((one, is_bare)), Some((next, _))) => {
                if is_bare {
                    next == one + 1
                } else {
                    next > one
                }
            }
            _ => is_bullet(one) && one == next,
        }
    };
    let begins = numbered(&marks[0].0).is_none_or(|(number, is_bare)| !is_bare || number == 1);
    let is_list = marks.len() > 1 && begins && marks.windows(2).all(follows);
    for (row, (_, rest)) in rows[first..].iter_mut().zip(marks).filter(|_| is_list) {
        row.cells[0] = rest;
    }
    is_list.then_some(first)
}

fn is_bullet(mark: &str) -> bool {
    ["-", "–", "—", "*", "•", "◦", "·"].contains(&mark)
}

/// The number of a mark such as `1.`, `2)` or `03`, and whether nothing else shows that it counts.
fn numbered(mark: &str) -> Option<(usize, bool)> {
    let number = mark.trim_start_matches(['(', '#']).trim_end_matches(['.', ')', ':']);
    let is_number = number.len() <= 3 && number.bytes().all(|byte| byte.is_ascii_digit());
    let number = number.parse().ok().filter(|_| is_number)?;
    Some((number, mark.bytes().all(|byte| byte.is_ascii_digit())))
}

/// Whether the first row names the columns: by a word that is known, or since its column has numbers below a text.
fn is_headed(rows: &[Row]) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    if rest.is_empty() || filled(first).any(is_number) {
        return false;
    }
    if filled(first).count() == 1 {
        return filled(first).all(|cell| Heading::read(cell).is_some_and(Heading::is_name));
    }
    let below = |column: usize| rest.iter().map(move |row| row.cells.get(column).map_or("", String::as_str));
    let mut cells = (0..).zip(&first.cells).filter(|(_, cell)| !cell.is_empty());
    cells.any(|(column, cell)| match Heading::read(cell) {
        // Mark may be a student.
        Some(Heading::Number) => below(column).any(is_number) || known(first) > 1,
        Some(_) => true,
        None => rest.len() >= 2 && !is_missing(cell) && below(column).all(is_number),
    })
}

/// Whether a cell says that a number is missing.
fn is_missing(cell: &str) -> bool {
    let word = cell.trim_end_matches('.').to_lowercase();
    let words =
        ["abs", "absent", "absente", "na", "n/a", "none", "missing", "excused", "ausente", "assente", "fehlt", "krank"];
    word.chars().filter(|sign| sign.is_alphabetic()).count() < 2 || words.contains(&word.as_str())
}
