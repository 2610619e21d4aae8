//! A lesson that a teacher puts together from pages of the app: an ordered list with a name. Its text form is its save, its
//! file and its link:
//!
//! ```text
//! flub lesson 1 Fractions on Thursday
//! teach/pose/wholes 9 seed 7
//! learn/wholes/8-10
//! ```
//!
//! A place is an address after its `#/`, with spaces for `_` and `|` for `;`, so that a link of the whole list stays
//! readable and one line of it stays one line.

use std::{error::Error, fmt, str::FromStr};

use super::{LONGEST_NAME, roster::tidy};

/// The longest text of a lesson, in bytes.
pub const LONGEST_AGENDA: usize = 1 << 15;

/// The most places in a lesson.
pub const MOST_PLACES: usize = 40;

const BEGINNING: &str = "flub lesson 1";

/// A named list of places in the app, each of which is in it once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agenda {
    name: String,
    places: Vec<String>,
}

/// Why a lesson cannot be changed or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgendaFault {
    /// The text would be, or is, longer than [`LONGEST_AGENDA`].
    TooLong,
    /// The text does not begin like a lesson.
    NoAgenda,
    /// There are more than [`MOST_PLACES`].
    Full,
    /// This is no place, or it is in the list already.
    NoPlace,
    /// This line of the text, counted from 1, is no place, or repeats one.
    Line(usize),
}

impl fmt::Display for AgendaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "a lesson has at most {LONGEST_AGENDA} bytes"),
            Self::NoAgenda => write!(f, "a lesson begins with {BEGINNING:?}"),
            Self::Full => write!(f, "a lesson has at most {MOST_PLACES} places"),
            Self::NoPlace => f.write_str("this is no place, or it is there already"),
            Self::Line(line) => write!(f, "line {line} is no place, or it is there already"),
        }
    }
}

impl Error for AgendaFault {}

impl Agenda {
    /// Returns what the teacher calls the lesson; empty before it has a name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the places in order, each as an address after its `#/`.
    pub fn places(&self) -> &[String] {
        &self.places
    }

    /// Returns where a place is in the list, counted from 0; with or without `#/` before it.
    pub fn position(&self, place: &str) -> Option<usize> {
        let place = place.trim_start_matches("#/");
        self.places.iter().position(|own| own == place)
    }

    /// Names the lesson, in one line of at most [`LONGEST_NAME`] characters; what is longer is cut off.
    pub fn rename(&mut self, name: &str) {
        let cut: String = tidy(name).chars().take(LONGEST_NAME).collect();
        self.name = cut.trim_end().to_owned();
    }

    /// Adds a place at the end, with or without `#/` before it.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if the text is no place, the list has it, or there is no room for it.
    pub fn add(&mut self, place: &str) -> Result<(), AgendaFault> {
        let place = place.trim_start_matches("#/");
        if !is_place(place) || self.position(place).is_some() {
            return Err(AgendaFault::NoPlace);
        }
        if self.places.len() == MOST_PLACES {
            return Err(AgendaFault::Full);
        }
        self.places.push(place.to_owned());
        if self.to_string().len() > LONGEST_AGENDA {
            self.places.pop();
            return Err(AgendaFault::TooLong);
        }
        Ok(())
    }

    /// Reads what [`Display`](fmt::Display) writes. Blank lines and lines with `#` before a remark are skipped.
    ///
    /// # Errors
    /// Returns an error if the text is no lesson, or if a place of it does not lead anywhere.
    pub fn read(text: &str, leads_somewhere: impl Fn(&str) -> bool) -> Result<Self, AgendaFault> {
        if text.len() > LONGEST_AGENDA {
            return Err(AgendaFault::TooLong);
        }
        let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim));
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let name = lines.next().and_then(|(_, line)| line.strip_prefix(BEGINNING));
        let name = name.filter(|name| name.is_empty() || name.starts_with(' ')).ok_or(AgendaFault::NoAgenda)?;
        let mut agenda = Self::default();
        agenda.rename(name);
        let mut bad = None;
        for (number, line) in lines {
            let place = line.replace(' ', "_").replace('|', ";");
            match agenda.add(&place) {
                Ok(()) if leads_somewhere(&place) => {}
                Ok(()) | Err(AgendaFault::NoPlace) => bad = bad.or(Some(number)),
                Err(fault) => return Err(fault),
            }
        }
        bad.map_or(Ok(agenda), |number| Err(AgendaFault::Line(number)))
    }

    /// Takes the place at this position out, counted from 0. Beyond the end nothing happens.
    pub fn remove(&mut self, at: usize) {
        if at < self.places.len() {
            self.places.remove(at);
        }
    }

    /// Moves the place at one position to another, past those between. Beyond the end nothing happens.
    pub fn shift(&mut self, from: usize, to: usize) {
        if from.max(to) < self.places.len() {
            let place = self.places.remove(from);
            self.places.insert(to, place);
        }
    }
}

/// Returns whether a text can be the part of an address after its `#/`.
fn is_place(text: &str) -> bool {
    let is_plain = |sign: char| sign.is_ascii_graphic() && sign != '|' && sign != '#';
    let begins = text.starts_with(|sign: char| sign.is_ascii_alphanumeric());
    begins && text.chars().all(is_plain) && !text.ends_with(['_', ';'])
}

impl fmt::Display for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", format!("{BEGINNING} {}", self.name).trim_end())?;
        self.places.iter().try_for_each(|place| writeln!(f, "{}", place.replace('_', " ").replace(';', "|")))
    }
}

impl FromStr for Agenda {
    type Err = AgendaFault;

    /// Reads a lesson by [`Agenda::read`], wherever its places lead.
    fn from_str(text: &str) -> Result<Self, AgendaFault> {
        Self::read(text, |_| true)
    }
}
