use std::collections::BTreeSet;

use super::{Heading, Row, Table, number::read_numbers, stamp::is_stamped};

/// Which columns of a table make its names and its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// The columns whose cells make a name, in this order.
    pub names: Vec<usize>,
    /// The column of the numbers.
    pub number: Option<usize>,
    /// The column of the teams.
    pub team: Option<usize>,
}

/// What a row says.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The line at which it begins, counted from 1.
    pub line: usize,
    /// The name.
    pub name: String,
    /// The number. `None` if it is missing or cannot be read.
    pub number: Option<f64>,
    /// The team, perhaps empty.
    pub team: String,
}

impl Table {
    /// Proposes which columns are the name, the number and the team: by their headings, and by what is in them.
    pub fn propose(&self) -> Columns {
        let names = self.propose_names();
        let number = self.propose_number(&names);
        Columns { names, number, team: self.headed_by(Heading::Team) }
    }

    /// Returns what the rows say by these columns. Rows without a name are left out.
    pub fn entries(&self, columns: &Columns) -> Vec<Entry> {
        let mut entries = self.all_entries(columns);
        entries.retain(|entry| !entry.name.is_empty());
        entries
    }

    /// Returns what each row says by these columns, where the name may be empty.
    pub fn all_entries(&self, columns: &Columns) -> Vec<Entry> {
        let numbers = match columns.number {
            Some(column) => read_numbers(self.column(column)),
            None => vec![None; self.rows.len()],
        };
        let entries = self.rows.iter().zip(numbers).map(|(row, number)| {
            let cells = columns.names.iter().filter_map(|&column| row.cells.get(column));
            let name = cells.map(String::as_str).filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" ");
            let team = columns.team.and_then(|column| row.cells.get(column)).cloned().unwrap_or_default();
            Entry { line: row.line, name, number, team }
        });
        entries.collect()
    }

    fn heading(&self, column: usize) -> Option<Heading> {
        self.headings.as_ref()?.get(column).and_then(|cell| Heading::read(cell))
    }

    fn headed_by(&self, wanted: Heading) -> Option<usize> {
        (0..self.width()).find(|&column| self.heading(column) == Some(wanted))
    }

    fn propose_names(&self) -> Vec<usize> {
        let (first, surname) = (self.headed_by(Heading::First), self.headed_by(Heading::Surname));
        if let Some(name) = self.headed_by(Heading::Name) {
            // `Vorname` beside `Name`: the name is a surname there, unless it is whole.
            let is_apart = |first: &usize| self.rows.iter().all(|row| !is_within(row, *first, name));
            return first.filter(is_apart).into_iter().chain([name]).collect();
        }
        if let (Some(first), Some(surname)) = (first, surname) {
            let surnames = (0..self.width()).filter(|&column| self.heading(column) == Some(Heading::Surname));
            return [first].into_iter().chain(if surname == first { Vec::new() } else { surnames.collect() }).collect();
        }
        if let Some(only) = first.or(surname) {
            return vec![only];
        }
        let is_open = |column: &usize| !matches!(self.heading(*column), Some(Heading::Other | Heading::Team));
        let named = (0..self.width()).filter(is_open).find(|&column| self.has_names(column));
        // Where nothing looks like names, these are unusual ones.
        let Some(name) =
            named.or_else(|| (0..self.width()).find(|&column| self.column(column).any(|cell| !cell.is_empty())))
        else {
            return Vec::new();
        };
        let next = name + 1;
        let goes_on = self.headings.is_none() && next < self.width() && self.has_surnames(next);
        [name].into_iter().chain(goes_on.then_some(next)).collect()
    }

    /// Whether most cells of a column may be names: they have letters, and are no times, addresses or short codes such as `7B`.
    fn has_names(&self, column: usize) -> bool {
        let filled = || self.column(column).filter(|cell| !cell.is_empty());
        let is_name = |cell: &&str| {
            let letters = cell.chars().filter(|sign| sign.is_alphabetic()).count();
            letters > 0 && !cell.contains('@') && !is_stamped(cell) && !is_code(cell)
        };
        let (names, all) = (filled().filter(is_name).count(), filled().count());
        names > 0 && names * 2 > all
    }

    /// Whether a column beside one of names has the rest of them: in nearly all rows, without digits, and seldom the same twice.
    fn has_surnames(&self, column: usize) -> bool {
        let filled = || self.column(column).filter(|cell| !cell.is_empty());
        let is_word = |cell: &str| {
            cell.chars().any(char::is_alphabetic) && !cell.contains(|sign: char| sign.is_ascii_digit() || sign == '@')
        };
        let different = count_different(filled());
        let is_full = filled().count() * 4 >= self.rows.len() * 3;
        let is_long = filled().all(|cell| cell.chars().count() > 1);
        is_full && is_long && filled().all(is_word) && different * 3 > filled().count() * 2
    }

    fn propose_number(&self, names: &[usize]) -> Option<usize> {
        let is_free = |column: &usize| !names.contains(column);
        let free = || (0..self.width()).filter(is_free).filter(|&column| self.has_numbers(column));
        if let Some(headed) = free().find(|&column| self.heading(column) == Some(Heading::Number)) {
            return Some(headed);
        }
        let after = names.iter().max().copied().unwrap_or(0);
        let is_open = |column: &usize| {
            !matches!(self.heading(*column), Some(Heading::Other | Heading::Team)) && !self.counts_rows(*column, after)
        };
        let open: Vec<_> = free().filter(is_open).collect();
        let ranks = |column: &&usize| count_different(self.column(**column)) > 1;
        let later = || open.iter().filter(|column| **column > after);
        later().find(ranks).or_else(|| later().next()).or_else(|| open.iter().find(ranks)).copied()
    }

    /// Whether most cells of a column are numbers.
    fn has_numbers(&self, column: usize) -> bool {
        let numbers = read_numbers(self.column(column)).iter().flatten().count();
        let filled = self.column(column).filter(|cell| !cell.is_empty()).count();
        numbers > 0 && numbers * 2 > filled
    }

    /// Whether a column before the names only counts the rows, or has numbers by which a school knows its students.
    fn counts_rows(&self, column: usize, names: usize) -> bool {
        let numbers = read_numbers(self.column(column));
        let follows = |pair: &[Option<f64>]| matches!(pair, [Some(one), Some(next)] if *next == one + 1.0);
        let is_long = |cell: &str| cell.len() >= 5 && cell.bytes().all(|byte| byte.is_ascii_digit());
        column < names && (numbers.windows(2).all(follows) || self.column(column).all(is_long))
    }
}

/// Whether the cell of one column is part of another's.
fn is_within(row: &Row, part: usize, whole: usize) -> bool {
    let [part, whole] = [part, whole].map(|column| row.cells.get(column).map_or("", String::as_str));
    !part.is_empty() && whole.contains(part)
}

/// How many of these cells are different.
fn count_different<'a>(cells: impl Iterator<Item = &'a str>) -> usize {
    let mut different = BTreeSet::new();
    // To collect them would compile a sorting for them.
    different.extend(cells);
    different.len()
}

/// Whether a cell is a short code with a digit, such as a class: `7B`, `5.a`, `3º A`.
fn is_code(cell: &str) -> bool {
    cell.chars().count() <= 4 && cell.contains(|sign: char| sign.is_ascii_digit())
}
