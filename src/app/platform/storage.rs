//! What the browser keeps for us between visits. Values are kept in their readable text form.
//!
//! Storage may be refused (private windows, school policies) or full: that is told once and never stops the app.
//! A value that cannot be read is set aside, told and offered as a file; nothing is silently dropped.

use std::fmt::Display;
use std::rc::Rc;
use std::str::FromStr;

use yew::prelude::*;

/// Why a value was not loaded or saved. The person has been told by the time a caller sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser refuses storage or has no room left.
    Refused,
    /// The value does not read back; it has been set aside.
    Unreadable,
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

    /// Copies a value to quarantine, before another takes its place.
    pub fn copy_to_quarantine(&self, key: &str) -> Result<(), Trouble> {
        self.reported(copy_to_quarantine(key))
    }

    /// Keeps a value under a key, in place of the one that was there.
    pub fn save(&self, key: &str, value: &impl Display) -> Result<(), Trouble> {
        self.reported(write(key, &value.to_string()))
    }

    /// Forgets the value under a key.
    pub fn remove(&self, key: &str) -> Result<(), Trouble> {
        self.reported(local().and_then(|storage| storage.remove_item(key).map_err(|_| Trouble::Refused)))
    }

    /// Moves a value that makes no sense out of the way, tells the person and offers it as a file.
    pub fn quarantine(&self, key: &str) {
        if let Ok(Some(text)) = read(key) {
            // Without room for the copy it stays where it is.
            let _ = move_to_quarantine(key);
            self.reports.dispatch(Report::SetQuarantined(Quarantined { key: key.to_owned(), text }));
        }
    }

    fn reported<T>(&self, result: Result<T, Trouble>) -> Result<T, Trouble> {
        if result.is_err() {
            self.reports.dispatch(Report::Refused);
        }
        result
    }
}

/// Whether there is a value under a key.
pub fn exists(key: &str) -> bool {
    read(key).is_ok_and(|text| text.is_some())
}

/// The keys and texts of everything that is kept, in the order of the keys.
pub fn kept() -> Vec<(String, String)> {
    let Ok(storage) = local() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok().flatten());
    let values = keys.filter(|key| key.starts_with("flub.")).filter_map(|key| Some((key.clone(), read(&key).ok()??)));
    let mut values: Vec<(String, String)> = values.collect();
    values.sort_unstable();
    values
}

/// The keys and texts of all games that were left in play: every `flub.<game>.save`.
pub fn saves() -> Vec<(String, String)> {
    kept().into_iter().filter(|(key, _)| key.ends_with(".save")).collect()
}

/// Moves a value, if there is one, to a [`free_place`].
///
/// # Errors
/// When the browser keeps no copy; then the value stays where it is.
pub fn move_to_quarantine(key: &str) -> Result<(), Trouble> {
    copy_to_quarantine(key)?;
    local()?.remove_item(key).map_err(|_| Trouble::Refused)
}

/// Copies a value, if there is one, to a [`free_place`], before another takes its place. Of the copies of a key the newest
/// [`MOST_ASIDE`] are kept.
///
/// # Errors
/// When the browser keeps no copy.
pub fn copy_to_quarantine(key: &str) -> Result<(), Trouble> {
    let Some(text) = read(key)? else { return Ok(()) };
    write(&free_place(key), &text)?;
    let places = places(key);
    let old = places.len().saturating_sub(MOST_ASIDE);
    places.iter().take(old).try_for_each(|place| local()?.remove_item(place).map_err(|_| Trouble::Refused))
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

/// The text under a key.
pub fn read(key: &str) -> Result<Option<String>, Trouble> {
    local()?.get_item(key).map_err(|_| Trouble::Refused)
}

/// Keeps a text under a key.
pub fn write(key: &str, text: &str) -> Result<(), Trouble> {
    local()?.set_item(key, text).map_err(|_| Trouble::Refused)
}

fn local() -> Result<web_sys::Storage, Trouble> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(Trouble::Refused)
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
