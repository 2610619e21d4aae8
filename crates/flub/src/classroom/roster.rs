use std::{error::Error, fmt};

use super::{MOST_PLAYERS, Player};
use crate::{
    pasted::{Columns, Entry, Table, tidied},
    play::order,
};

/// The fewest players in a tournament: one team.
pub const FEWEST_PLAYERS: usize = 3;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 200;

/// The names of the players, ranked from the highest. All names are different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    names: Vec<String>,
}

/// Where the ranks of a roster come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// The order of the list.
    List,
    /// The numbers after the names, the highest first.
    Numbers,
    /// The order of the list, because some names have no number.
    SomeNumbers,
}

/// Why a list cannot be a roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RosterFault {
    /// This number of names is less than [`FEWEST_PLAYERS`].
    Few(usize),
    /// This number of names is more than [`MOST_PLAYERS`].
    Many(usize),
    /// The name in this line, counted from 1, is longer than [`LONGEST_NAME`].
    LongName(usize),
}

impl fmt::Display for RosterFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Few(names) => write!(f, "{names} names are fewer than {FEWEST_PLAYERS}"),
            Self::Many(names) => write!(f, "{names} names are more than {MOST_PLAYERS}"),
            Self::LongName(line) => write!(f, "the name in line {line} is longer than {LONGEST_NAME} characters"),
        }
    }
}

impl Error for RosterFault {}

impl Roster {
    /// Reads a list as people paste it, by the columns that are proposed for it.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many names, or if a name is too long.
    pub fn read(text: &str) -> Result<(Self, Ranking), RosterFault> {
        let table = Table::read(text);
        Self::of_table(&table, &table.propose())
    }

    /// Returns the roster in a table by these columns. If every name has a number, the highest ranks first; otherwise
    /// the order of the list counts. A name that occurs again gets a number in brackets.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many names, or if a name is too long.
    pub fn of_table(table: &Table, columns: &Columns) -> Result<(Self, Ranking), RosterFault> {
        let mut entries = table.entries(columns);
        let ranking = rank(&mut entries)?;
        Ok((Self::ranked(entries.into_iter().map(|entry| tidy(&entry.name)))?, ranking))
    }

    /// Returns the roster of these names, in rank order. Repeated names are made different.
    pub(super) fn ranked(names: impl IntoIterator<Item = String>) -> Result<Self, RosterFault> {
        let mut ranked = Vec::new();
        for name in names {
            let name = make_unique(name, &ranked);
            ranked.push(name);
        }
        match ranked.len() {
            few @ 0..FEWEST_PLAYERS => Err(RosterFault::Few(few)),
            many if many > MOST_PLAYERS => Err(RosterFault::Many(many)),
            _ => Ok(Self { names: ranked }),
        }
    }

    /// Returns the number of players.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// Returns the name of a player.
    pub fn name(&self, player: Player) -> Option<&str> {
        self.names.get(player.0).map(String::as_str)
    }

    /// Returns all names, ranked from the highest.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Adds a player with the lowest rank. The name is changed if somebody else has it.
    pub(super) fn push(&mut self, name: String) {
        let name = make_unique(name, &self.names);
        self.names.push(name);
    }

    /// Renames a player. The name is changed if somebody else has it.
    pub(super) fn rename(&mut self, player: Player, name: String) {
        if let Some(place) = self.names.get_mut(player.0) {
            place.clear();
            let name = make_unique(name, &self.names);
            self.names[player.0] = name;
        }
    }
}

/// Ranks entries: by their numbers if all have one, else as they stand.
///
/// # Errors
/// Returns an error if a name is too long.
pub(super) fn rank(entries: &mut [Entry]) -> Result<Ranking, RosterFault> {
    if let Some(long) = entries.iter().find(|entry| entry.name.chars().count() > LONGEST_NAME) {
        return Err(RosterFault::LongName(long.line));
    }
    let ranking = match entries.iter().filter(|entry| entry.number.is_some()).count() {
        0 => Ranking::List,
        all if all == entries.len() => Ranking::Numbers,
        _ => Ranking::SomeNumbers,
    };
    if ranking == Ranking::Numbers {
        // The sort is stable, so the list decides among equals.
        let number = |entry: &Entry| entry.number.unwrap_or_default();
        order::sort_by(entries, |one, other| number(other).total_cmp(&number(one)));
    }
    Ok(ranking)
}

/// Returns a name in one line as it looks, and without semicolons, which separate lines in a link.
pub(super) fn tidy(name: &str) -> String {
    tidied(name).replace(';', ",")
}

/// Returns the name, with a number in brackets if one of the others is the same.
fn make_unique(name: String, others: &[String]) -> String {
    let mut unique = name.clone();
    for number in 2.. {
        if !others.contains(&unique) {
            break;
        }
        let mark = format!(" ({number})");
        let kept: String = name.chars().take(LONGEST_NAME - mark.len()).collect();
        unique = kept.trim_end().to_owned() + &mark;
    }
    unique
}
