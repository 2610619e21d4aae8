use std::collections::BTreeMap;

use super::{
    LONGEST_NAME, Player, Ranking, Roster, RosterFault, Team,
    roster::{rank, tidy},
};
use crate::pasted::{Columns, Entry, Table};

/// The longest name of a team, in characters.
pub const LONGEST_TEAM_NAME: usize = 30;

/// What a column of a list is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnUse {
    /// The name, or a part of it.
    Name,
    /// The number that ranks.
    Number,
    /// The team.
    Team,
    /// Nothing.
    Nothing,
}

/// A list of a class as it was read, and what was corrected by hand before anything is made of it. Nothing of the list is lost: what is
/// left out is a [`ListLine`] too.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassList {
    text: String,
    table: Table,
    columns: Columns,
    /// What was corrected, by the place of the line in the list.
    corrections: BTreeMap<usize, Correction>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Correction {
    name: Option<String>,
    is_in: Option<bool>,
    /// Whether this is another child than the one of the same name above.
    is_other: bool,
}

/// What a line of a list is taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListNote {
    /// A student.
    Student,
    /// The headings of the columns.
    Headings,
    /// A title, or a line between others.
    Title,
    /// It has no name.
    Nameless,
    /// It has the name of this line, counted from 1, and nobody has said whether that is the same child.
    Twin(usize),
}

/// A line of a list: what was read in it.
#[derive(Clone, Debug, PartialEq)]
pub struct ListLine {
    /// Its number, counted from 1.
    pub line: usize,
    /// The name; of a line that is left out, all that stands in it.
    pub name: String,
    /// The number that ranks, if there is one.
    pub number: Option<f64>,
    /// The team that the list tells, perhaps empty.
    pub team: String,
    /// What it is taken for.
    pub note: ListNote,
    /// Whether it becomes a student.
    pub is_in: bool,
}

/// What is made of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewClass {
    /// The students.
    pub roster: Roster,
    /// Where their ranks come from.
    pub ranking: Ranking,
    /// The teams that the list tells. `None` where they are to be dealt.
    pub teams: Option<Vec<Team>>,
    /// The place of each student's line in the list, in the order of the roster.
    pub places: Vec<usize>,
}

impl ClassList {
    /// Reads a list, with the columns that are proposed for it.
    pub fn read(text: &str) -> Self {
        Self::of(text.to_owned(), Table::read(text))
    }

    fn of(text: String, table: Table) -> Self {
        Self { text, columns: table.propose(), table, corrections: BTreeMap::new() }
    }

    /// Returns the rows and columns of the list.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Takes the first row as headings, or as a student. The columns are proposed anew.
    #[must_use]
    pub fn headed(&self, is_headed: bool) -> Self {
        Self::of(self.text.clone(), self.table.clone().headed(is_headed))
    }

    /// Keeps what stands before each entry, such as `1.`, as a part of it, or takes it away. The columns are proposed anew.
    #[must_use]
    pub fn marked(&self, keeps_marks: bool) -> Self {
        Self::of(self.text.clone(), Table::read_with(&self.text, keeps_marks))
    }

    /// Returns what a column is used for.
    pub fn use_of(&self, column: usize) -> ColumnUse {
        let Columns { names, number, team } = &self.columns;
        match column {
            column if names.contains(&column) => ColumnUse::Name,
            column if *number == Some(column) => ColumnUse::Number,
            column if *team == Some(column) => ColumnUse::Team,
            _ => ColumnUse::Nothing,
        }
    }

    /// Uses a column for something else. Several columns may make the name; one has the numbers and one the teams.
    #[must_use]
    pub fn using(&self, column: usize, chosen: ColumnUse) -> Self {
        let mut columns = self.columns.clone();
        columns.names.retain(|&name| name != column);
        columns.number = columns.number.filter(|&number| number != column);
        columns.team = columns.team.filter(|&team| team != column);
        match chosen {
            ColumnUse::Name => columns.names.push(column),
            ColumnUse::Number => columns.number = Some(column),
            ColumnUse::Team => columns.team = Some(column),
            ColumnUse::Nothing => {}
        }
        Self { columns, corrections: BTreeMap::new(), ..self.clone() }
    }

    /// Gives the student of a line another name. The place of the line is counted from 0.
    pub fn rename(&mut self, place: usize, name: &str) {
        self.corrections.entry(place).or_default().name = Some(tidy(name));
    }

    /// Makes a student of a line, or leaves it out.
    pub fn take(&mut self, place: usize, is_in: bool) {
        self.corrections.entry(place).or_default().is_in = Some(is_in);
    }

    /// Says that a line is another child than the one of the same name above.
    pub fn part_twins(&mut self, place: usize) {
        self.corrections.entry(place).or_default().is_other = true;
    }

    /// Returns all lines in their order, with what was corrected.
    pub fn lines(&self) -> Vec<ListLine> {
        let whole = |line: usize, cells: &[String], note| {
            let filled: Vec<&str> = cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
            ListLine { line, name: tidy(&filled.join(" ")), number: None, team: String::new(), note, is_in: false }
        };
        let first = self.table.rows.first().map_or(2, |row| row.line);
        let headings = self.table.headings.iter();
        let mut lines: Vec<ListLine> =
            headings.map(|cells| whole(first.saturating_sub(1).max(1), cells, ListNote::Headings)).collect();
        lines.splice(..0, self.table.left_out.iter().map(|row| whole(row.line, &row.cells, ListNote::Title)));
        let entries = self.table.all_entries(&self.columns).into_iter().zip(&self.table.rows);
        lines.extend(entries.map(|(Entry { line, name, number, team }, row)| match name.is_empty() {
            true => whole(line, &row.cells, ListNote::Nameless),
            false => ListLine { line, name: tidy(&name), number, team, note: ListNote::Student, is_in: true },
        }));
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for (place, line) in lines.iter_mut().enumerate() {
            let correction = self.corrections.get(&place).cloned().unwrap_or_default();
            line.name = correction.name.unwrap_or_else(|| std::mem::take(&mut line.name));
            line.is_in = correction.is_in.unwrap_or(line.is_in) && !line.name.is_empty();
            if line.is_in {
                line.note = match seen.get(&line.name.to_lowercase()) {
                    Some(&above) if !correction.is_other => ListNote::Twin(above),
                    _ => ListNote::Student,
                };
                seen.entry(line.name.to_lowercase()).or_insert(line.line);
            }
        }
        lines
    }

    /// Returns the class that the lines make. Children of one name are told apart by a number in brackets, children without a team go to
    /// the smallest one. Who is in the only team of a list is in none.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many names, or if a name is too long.
    pub fn class(&self) -> Result<NewClass, RosterFault> {
        let lines = self.lines();
        let taken = lines.iter().enumerate().filter(|(_, line)| line.is_in);
        // The place of a line is unlike those of all others, which its number may not be.
        let mut entries: Vec<Entry> = taken
            .map(|(place, line)| {
                let team = tidy(&line.team).chars().take(LONGEST_TEAM_NAME).collect();
                Entry { line: place, name: line.name.clone(), number: line.number, team }
            })
            .collect();
        let ranking = rank(&mut entries).map_err(|fault| match fault {
            RosterFault::LongName(place) => RosterFault::LongName(lines.get(place).map_or(0, |line| line.line)),
            fault => fault,
        })?;
        let roster = Roster::ranked(entries.iter().map(|entry| entry.name.clone()))?;
        let mut teams: Vec<Team> = Vec::new();
        let (mut others, mut places): (Vec<Player>, BTreeMap<&str, usize>) = (Vec::new(), BTreeMap::new());
        for (place, entry) in entries.iter().enumerate() {
            if entry.team.is_empty() {
                others.push(Player(place));
                continue;
            }
            let team = *places.entry(&entry.team).or_insert(teams.len());
            if team == teams.len() {
                teams.push(Team { name: entry.team.clone(), members: Vec::new() });
            }
            teams[team].members.push(Player(place));
        }
        let has_teams = teams.len() > 1;
        for player in others.into_iter().filter(|_| has_teams) {
            teams
                .iter_mut()
                .min_by_key(|team| team.members.len())
                .into_iter()
                .for_each(|team| team.members.push(player));
        }
        let places = entries.iter().map(|entry| entry.line).collect();
        Ok(NewClass { roster, ranking, teams: has_teams.then_some(teams), places })
    }
}

const _: () = assert!(LONGEST_TEAM_NAME < LONGEST_NAME);
