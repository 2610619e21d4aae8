//! What the browser keeps for us between visits. Values are kept in their readable text form.
//!
//! Storage may be refused (private windows, school policies) or full: that is reported once and never stops the app, and the
//! page holds in memory what could not be stored. An unreadable value is put in quarantine, reported and offered as a file.

use std::fmt::Display;
use std::rc::Rc;
use std::str::FromStr;

use yew::prelude::*;

pub use super::local::{Refused, all as kept, read, store, write};
use super::local::{held, hold, remove, stored};

/// Why a value was not loaded or saved. The person has been told by the time a caller sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser refuses storage or has no room left.
    Refused,
    /// The value does not read back; it has been set aside.
    Unreadable,
}

impl From<Refused> for Trouble {
    fn from(_: Refused) -> Self {
        Self::Refused
    }
}

/// A value that could not be read, and the text it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// The key it was found under.
    pub key: String,
    /// What was kept there.
    pub text: String,
}

/// The way to the browser's storage. Cheap to clone.
#[derive(Clone, PartialEq)]
pub struct Storage {
    reports: UseReducerDispatcher<Reports>,
}

impl Storage {
    /// The value under a key, or nothing when there is none.
    pub fn load<T: FromStr>(&self, key: &str) -> Result<Option<T>, Trouble> {
        self.load_by(key, |text| text.parse().ok())
    }

    /// The value under a key, read so, or nothing when there is none.
    pub fn load_by<T>(&self, key: &str, read_value: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Trouble> {
        let Some(text) = self.reported(read(key))? else { return Ok(None) };
        read_value(&text).map(Some).ok_or_else(|| {
            self.quarantine(key);
            Trouble::Unreadable
        })
    }

    /// Saves a text. Another in its place that must not be lost is copied to quarantine first.
    ///
    /// # Errors
    /// If there is no room for the copy or for the text. Then the text is held in memory, and what was stored stays.
    pub fn replace(&self, key: &str, text: &str, is_another: &dyn Fn(&str) -> bool) -> Result<(), Trouble> {
        let must_stay = |kept: &String| *kept != text && is_another(kept);
        if let Some(kept) = held(key).filter(must_stay) {
            // At worst the copy is held in memory, as the value was.
            let _ = self.reported(put_aside(key, &kept, write));
        }
        let result = match stored(key).ok().flatten() {
            Some(kept) if kept == text && held(key).is_none() => return Ok(()),
            Some(kept) if must_stay(&kept) => put_aside(key, &kept, store).inspect_err(|_| hold(key, text)),
            _ => Ok(()),
        };
        self.reported(result.and_then(|()| write(key, text)))
    }

    /// Shows a value under a key for as long as the page lives, and leaves what is stored there alone.
    pub fn hold(&self, key: &str, value: &impl Display) {
        hold(key, &value.to_string());
    }

    /// Keeps a value under a key, in place of the one that was there.
    pub fn save(&self, key: &str, value: &impl Display) -> Result<(), Trouble> {
        self.reported(write(key, &value.to_string()))
    }

    /// Forgets the value under a key.
    pub fn remove(&self, key: &str) -> Result<(), Trouble> {
        self.reported(remove(key))
    }

    /// Moves a value that makes no sense out of the way, tells the person and offers it as a file.
    pub fn quarantine(&self, key: &str) {
        if let Ok(Some(text)) = read(key) {
            // Without room for the copy it stays where it is.
            let _ = move_to_quarantine(key);
            self.reports.dispatch(Report::SetQuarantined(Quarantined { key: key.to_owned(), text }));
        }
    }

    fn reported<T>(&self, result: Result<T, Refused>) -> Result<T, Trouble> {
        if result.is_err() {
            self.reports.dispatch(Report::Refused);
        }
        Ok(result?)
    }
}

/// Whether there is a value under a key.
pub fn exists(key: &str) -> bool {
    read(key).is_ok_and(|text| text.is_some())
}

/// The keys and texts of all games that were left in play: every `flub.<game>.save`.
pub fn saves() -> Vec<(String, String)> {
    kept().into_iter().filter(|(key, _)| key.ends_with(".save")).collect()
}

/// Moves a value, if there is one, to a [`free_place`].
///
/// # Errors
/// If the browser stores no copy of a stored value; then the value stays where it is.
pub fn move_to_quarantine(key: &str) -> Result<(), Refused> {
    if let Some(text) = stored(key).ok().flatten() {
        put_aside(key, &text, store)?;
    }
    if let Some(text) = held(key) {
        // At worst the copy is held in memory, as the value was.
        let _ = put_aside(key, &text, write);
    }
    remove(key)
}

/// Puts a text at a [`free_place`]. It takes the place of copies that it continues, and of the copies of a key the newest
/// [`MOST_ASIDE`] are kept.
///
/// # Errors
/// If the browser keeps no copy.
fn put_aside(key: &str, text: &str, put: fn(&str, &str) -> Result<(), Refused>) -> Result<(), Refused> {
    let place = free_place(key);
    put(&place, text)?;
    let mut others = places(key);
    others.retain(|other| *other != place);
    for (index, other) in others.iter().rev().enumerate() {
        let is_continued = read(other).ok().flatten().is_some_and(|other| text.starts_with(&other));
        if is_continued || index + 1 >= MOST_ASIDE {
            remove(other)?;
        }
    }
    Ok(())
}

/// How many copies of a key are kept.
pub const MOST_ASIDE: usize = 20;

/// The key `flub.aside.<key>.<n>` after the newest copy of this key.
pub fn free_place(key: &str) -> String {
    let newest = places(key).last().and_then(|place| number(place)).unwrap_or_default();
    format!("flub.aside.{key}.{}", newest.saturating_add(1))
}

/// Where copies of a value are, the oldest first.
fn places(key: &str) -> Vec<String> {
    let prefix = format!("flub.aside.{key}.");
    let is_copy = |place: &String| place.strip_prefix(&prefix).is_some_and(|number| number.parse::<u32>().is_ok());
    let mut places: Vec<String> = kept().into_iter().map(|(place, _)| place).filter(is_copy).collect();
    places.sort_by_key(|place| number(place));
    places
}

fn number(place: &str) -> Option<u32> {
    place.rsplit_once('.')?.1.parse().ok()
}

/// What a person has to be told about storage.
#[derive(Default, PartialEq)]
pub struct Reports {
    /// Nothing can be kept, and nobody has waved that away yet.
    pub refused: bool,
    /// Values that were set aside and not waved away yet.
    pub asides: Vec<Quarantined>,
    refusal_seen: bool,
}

/// What happens to the [`Reports`].
#[derive(Clone)]
pub enum Report {
    /// The browser refused.
    Refused,
    /// A value was set aside.
    SetQuarantined(Quarantined),
    /// The person has read about the refusal.
    RefusalSeen,
    /// The person has read about this one of the values set aside, by its place in the list.
    QuarantinedSeen(usize),
}

impl Reducible for Reports {
    type Action = Report;

    fn reduce(self: Rc<Self>, report: Report) -> Rc<Self> {
        let mut asides = self.asides.clone();
        let (mut refused, mut refusal_seen) = (self.refused, self.refusal_seen);
        match report {
            Report::Refused => refused = !refusal_seen,
            Report::SetQuarantined(aside) => asides.push(aside),
            Report::RefusalSeen => (refused, refusal_seen) = (false, true),
            Report::QuarantinedSeen(index) => asides = without(asides, index),
        }
        Reports { refused, asides, refusal_seen }.into()
    }
}

fn without<T>(mut list: Vec<T>, index: usize) -> Vec<T> {
    if index < list.len() {
        list.remove(index);
    }
    list
}

/// The way to the browser's storage, and what there is to tell about it.
#[hook]
pub fn use_storage_reports() -> (Storage, UseReducerHandle<Reports>) {
    let reports = use_reducer_eq(Reports::default);
    (Storage { reports: reports.dispatcher() }, reports)
}
