use std::{error::Error, fmt};

use super::{MOST_PLAYERS, Player};

/// The fewest players of a tournament: a team.
pub const FEWEST_PLAYERS: usize = 3;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 200;

/// Who plays, ranked from the highest. No two have the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    names: Vec<String>,
}

/// What the ranks of a roster come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// The order of the list.
    List,
    /// The numbers behind the names, the highest first.
    Numbers,
    /// The order of the list, since some names had no number.
    SomeNumbers,
}

/// Why a list is no roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RosterFault {
    /// It has so many names, fewer than [`FEWEST_PLAYERS`].
    Few(usize),
    /// It has so many names, more than [`MOST_PLAYERS`].
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
    /// Reads a list: a name a line, perhaps with a number behind a tab, a semicolon or a comma. Where every name has one, the
    /// highest comes first; else the order of the list counts. Blank lines are skipped; who has the name of somebody before
    /// is told apart by a number in brackets.
    ///
    /// # Errors
    /// If there are too few or too many names, or one is too long.
    pub fn read(text: &str) -> Result<(Self, Ranking), RosterFault> {
        let mut entries = Vec::new();
        for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let (name, value) = entry(line);
            if name.chars().count() > LONGEST_NAME {
                return Err(RosterFault::LongName(number));
            }
            if !name.is_empty() {
                entries.push((name, value));
            }
        }
        let ranking = match entries.iter().filter(|(_, value)| value.is_some()).count() {
            0 => Ranking::List,
            all if all == entries.len() => Ranking::Numbers,
            _ => Ranking::SomeNumbers,
        };
        if ranking == Ranking::Numbers {
            // The sort is stable, so the list decides among equals.
            entries.sort_by(|(_, one), (_, other)| other.unwrap_or_default().total_cmp(&one.unwrap_or_default()));
        }
        Ok((Self::ranked(entries.into_iter().map(|(name, _)| name))?, ranking))
    }

    /// Returns the roster of names in rank order, which are tidied.
    pub(super) fn ranked(names: impl IntoIterator<Item = String>) -> Result<Self, RosterFault> {
        let mut ranked = Vec::new();
        for name in names {
            let name = unlike(name, &ranked);
            ranked.push(name);
        }
        match ranked.len() {
            few @ 0..FEWEST_PLAYERS => Err(RosterFault::Few(few)),
            many if many > MOST_PLAYERS => Err(RosterFault::Many(many)),
            _ => Ok(Self { names: ranked }),
        }
    }

    /// Returns how many players there are.
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

    /// Returns the list that reads back as this roster.
    pub fn listed(&self) -> String {
        self.names.iter().map(|name| format!("{name}\n")).collect()
    }

    /// One more player, of the lowest rank. The name is tidied.
    pub(super) fn push(&mut self, name: String) {
        let name = unlike(name, &self.names);
        self.names.push(name);
    }

    /// Another name for a player. The name is tidied.
    pub(super) fn rename(&mut self, player: Player, name: String) {
        if let Some(place) = self.names.get_mut(player.0) {
            place.clear();
            let name = unlike(name, &self.names);
            self.names[player.0] = name;
        }
    }
}

/// Returns the name in a line, and the number behind it.
fn entry(line: &str) -> (String, Option<f64>) {
    let found = ['\t', ';', ','].into_iter().find_map(|sign| {
        let (name, value) = line.trim_end().rsplit_once(sign)?;
        Some((tidied(name), number(value)?)).filter(|(name, _)| !name.is_empty())
    });
    found.map_or_else(|| (tidied(line), None), |(name, value)| (name, Some(value)))
}

/// Returns a number as people and spreadsheets write it: 12, 12.5, 12,5 or 85 %.
fn number(text: &str) -> Option<f64> {
    let text = text.trim().trim_end_matches('%').trim_end().replace(',', ".");
    let is_plain = text.chars().all(|sign| sign.is_ascii_digit() || "+-.".contains(sign));
    text.parse().ok().filter(|_| is_plain)
}

/// Returns a name in one line, without spaces around it and without signs that part lines in a link.
pub(super) fn tidied(name: &str) -> String {
    let plain: String = name.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    plain.replace(';', ",").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the name, or one like it that nobody else has.
fn unlike(name: String, others: &[String]) -> String {
    let mut unlike = name.clone();
    for number in 2.. {
        if !others.contains(&unlike) {
            break;
        }
        let mark = format!(" ({number})");
        let kept: String = name.chars().take(LONGEST_NAME - mark.len()).collect();
        unlike = kept.trim_end().to_owned() + &mark;
    }
    unlike
}
