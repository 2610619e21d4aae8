use super::{Heading, number::is_number, plain, tidied};

/// A table as people paste it: rows of cells, perhaps below a row of headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The first row, if it names the columns.
    pub headings: Option<Vec<String>>,
    /// The other rows. None of them is empty.
    pub rows: Vec<Row>,
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
        let text = plain(text);
        let (sign, text) = match text.lines().next().and_then(stated) {
            // What a spreadsheet is told in the first line. That line stays as an empty one, so that the others keep their numbers.
            Some(sign) => (Some(sign), text.split_once('\n').map_or(String::new(), |(_, rest)| format!("\n{rest}"))),
            None => (separator(&text), text),
        };
        let mut rows = read_rows(&text, sign);
        let headings = is_headed(&rows).then(|| rows.remove(0).cells);
        Self { headings, rows }
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
    if has_most(';') {
        return Some(';');
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
    if text.lines().any(is_quoted) {
        return true;
    }
    let rows = read_rows(text, Some(','));
    let numbered = rows.iter().filter(|row| row.cells.iter().skip(1).any(|cell| is_number(cell))).count();
    let is_headed = rows.first().is_some_and(|row| row.cells.iter().all(|cell| Heading::read(cell).is_some()));
    let is_even = rows.windows(2).all(|pair| pair[0].cells.len() == pair[1].cells.len());
    numbered * 2 >= rows.len() || is_headed && is_even || is_even && !text.contains(", ")
}

fn read_rows(text: &str, sign: Option<char>) -> Vec<Row> {
    let mut reader = csv::ReaderBuilder::new();
    // A sign that no text has, where each line is a cell.
    let sign = sign.and_then(|sign| u8::try_from(sign).ok()).unwrap_or(b'\x1f');
    let mut reader =
        reader.delimiter(sign).has_headers(false).flexible(true).quoting(is_quoting(text)).from_reader(text.as_bytes());
    let (mut line, mut counted) = (1, 0);
    let records = reader.records().map_while(Result::ok).map(|record| {
        let begun = record.position().and_then(|position| usize::try_from(position.byte()).ok()).unwrap_or(counted);
        // Empty lines before a record are taken for its beginning.
        let rest = text.get(begun..).unwrap_or_default();
        let at = begun + rest.len() - rest.trim_start_matches(['\r', '\n']).len();
        line += text.get(counted..at).map_or(0, |passed| passed.matches('\n').count());
        counted = at;
        Row { line, cells: record.iter().map(tidy).collect() }
    });
    records.filter(|row| row.cells.iter().any(|cell| !cell.is_empty())).collect()
}

fn tidy(cell: &str) -> String {
    tidied(cell).chars().take(LONGEST_CELL).collect()
}

/// Whether the first row names the columns: by a word that is known, or since its column has numbers below a text.
fn is_headed(rows: &[Row]) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    let filled = || first.cells.iter().filter(|cell| !cell.is_empty());
    if rest.is_empty() || filled().any(|cell| is_number(cell)) {
        return false;
    }
    if filled().count() == 1 {
        return filled().all(|cell| Heading::read(cell).is_some_and(Heading::is_name));
    }
    let is_above_numbers = |column: usize| {
        let below = || rest.iter().map(|row| row.cells.get(column).map_or("", String::as_str));
        rest.len() >= 2 && !first.cells[column].is_empty() && below().all(is_number)
    };
    filled().any(|cell| Heading::read(cell).is_some()) || (0..first.cells.len()).any(is_above_numbers)
}
