//! The store of this page, and what a person has to be told about it. Values are kept in their readable text form.
//!
//! Storage may be refused (private windows, school policies) or full: that is reported once and never stops the app, and the
//! page holds in memory what could not be stored. An unreadable value is put in quarantine, reported and offered as a file.

use std::{fmt::Display, ops::Deref, rc::Rc, str::FromStr};

use yew::prelude::*;

use super::{
    journal, learning_platform,
    store::{Backing, Store},
};

pub use super::store::Refused;

thread_local! {
    static STORE: Rc<Store> = Rc::new(Store::new(Kept, journal::write));
}

/// What a learning platform keeps is there, everything else in the browser; nothing anywhere if a platform has started the page and is
/// not there.
struct Kept;

/// Where a text is kept.
enum Place {
    Nowhere,
    Platform,
    Browser,
}

impl Place {
    fn of(key: &str) -> Self {
        match (learning_platform::is_absent(), learning_platform::keeps(key)) {
            (true, _) => Self::Nowhere,
            (false, true) => Self::Platform,
            (false, false) => Self::Browser,
        }
    }
}

impl Backing for Kept {
    fn get(&self, key: &str) -> Result<Option<String>, Refused> {
        match Place::of(key) {
            Place::Nowhere => Ok(None),
            Place::Platform => Ok(learning_platform::get(key)),
            Place::Browser => LocalStorage.get(key),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Refused> {
        match Place::of(key) {
            Place::Nowhere => Err(Refused::Platform),
            Place::Platform => learning_platform::put(key, Some(text)),
            Place::Browser => LocalStorage.set(key, text),
        }
    }

    fn remove(&self, key: &str) -> Result<(), Refused> {
        match Place::of(key) {
            Place::Nowhere => Ok(()),
            Place::Platform => learning_platform::put(key, None),
            Place::Browser => LocalStorage.remove(key),
        }
    }

    fn keys(&self) -> Result<Vec<String>, Refused> {
        if learning_platform::is_absent() {
            return Ok(Vec::new());
        }
        let mut keys = learning_platform::keys();
        keys.extend(LocalStorage.keys().unwrap_or_default().into_iter().filter(|key| !learning_platform::keeps(key)));
        Ok(keys)
    }
}

/// The store of this page.
pub fn store() -> Rc<Store> {
    STORE.with(Rc::clone)
}

/// Why a value was not loaded or changed. The person has been told by the time a caller sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser or the learning platform refuses storage, or has no room left.
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

/// The store of this page, with the reports. Cheap to clone.
#[derive(Clone)]
pub struct Storage {
    store: Rc<Store>,
    reports: UseReducerDispatcher<Reports>,
}

impl PartialEq for Storage {
    fn eq(&self, other: &Self) -> bool {
        self.reports == other.reports
    }
}

impl Deref for Storage {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl Storage {
    /// The value under a key, or nothing when there is none.
    pub fn load<T: FromStr>(&self, key: &str) -> Result<Option<T>, Trouble> {
        self.load_by(key, |text| text.parse().ok())
    }

    /// The value under a key, read so, or nothing when there is none.
    pub fn load_by<T>(&self, key: &str, read_value: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Trouble> {
        let Some(text) = self.reported(self.read(key))? else { return Ok(None) };
        read_value(&text).map(Some).ok_or_else(|| {
            self.quarantine(key);
            Trouble::Unreadable
        })
    }

    /// Saves a value under a key, in place of the one that was there. If that is refused, the person is told, and the value is
    /// [held](Store::held) until the page is closed.
    pub fn save(&self, key: &str, value: &impl Display) {
        let _ = self.reported(self.write(key, &value.to_string()));
    }

    /// Deletes the value under a key. If that is refused, the person is told, and the value still [exists](Store::exists).
    pub fn remove(&self, key: &str) {
        let _ = self.reported(self.clear(key));
    }

    /// Moves a value that makes no sense out of the way, tells the person and offers it as a file.
    pub fn quarantine(&self, key: &str) {
        if let Some(text) = self.text(key) {
            // Without room for the copy it stays where it is.
            let _ = self.move_aside(key);
            self.reports.dispatch(Report::SetQuarantined(Quarantined { key: key.to_owned(), text }));
        }
    }

    /// Tells the person if this was refused.
    ///
    /// # Errors
    /// If it was.
    pub fn reported<T>(&self, result: Result<T, Refused>) -> Result<T, Trouble> {
        Ok(result.inspect_err(|&refused| self.reports.dispatch(Report::Refused(refused)))?)
    }
}

/// What a person has to be told about storage.
#[derive(Clone, Default, PartialEq)]
pub struct Reports {
    /// Nothing can be kept, and nobody has waved that away yet.
    pub refused: bool,
    /// The learning platform does not take what it should keep, and nobody has waved that away yet.
    pub platform_refused: bool,
    /// Values that were set aside and not waved away yet.
    pub asides: Vec<Quarantined>,
    refusal_seen: bool,
    platform_seen: bool,
}

/// What happens to the [`Reports`].
#[derive(Clone)]
pub enum Report {
    /// The browser or the learning platform refused.
    Refused(Refused),
    /// A value was set aside.
    SetQuarantined(Quarantined),
    /// The person has read about this refusal.
    RefusalSeen(Refused),
    /// The person has read about this one of the values set aside, by its place in the list.
    QuarantinedSeen(usize),
}

impl Reducible for Reports {
    type Action = Report;

    fn reduce(self: Rc<Self>, report: Report) -> Rc<Self> {
        let mut reports = (*self).clone();
        match report {
            Report::Refused(Refused::Browser) => reports.refused = !reports.refusal_seen,
            Report::Refused(Refused::Platform) => reports.platform_refused = !reports.platform_seen,
            Report::SetQuarantined(aside) => reports.asides.push(aside),
            Report::RefusalSeen(Refused::Browser) => (reports.refused, reports.refusal_seen) = (false, true),
            Report::RefusalSeen(Refused::Platform) => (reports.platform_refused, reports.platform_seen) = (false, true),
            Report::QuarantinedSeen(index) => reports.asides = without(reports.asides, index),
        }
        reports.into()
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
    // What the journal gave back may have found no room.
    let reports = use_reducer_eq(|| Reports {
        refused: store().holds_any(),
        platform_refused: learning_platform::has_refused(),
        ..Reports::default()
    });
    (Storage { store: store(), reports: reports.dispatcher() }, reports)
}

/// The local storage of this address.
pub struct LocalStorage;

fn local() -> Result<web_sys::Storage, Refused> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(Refused::Browser)
}

impl Backing for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, Refused> {
        local()?.get_item(key).map_err(|_| Refused::Browser)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Refused> {
        local()?.set_item(key, text).map_err(|_| Refused::Browser)
    }

    fn remove(&self, key: &str) -> Result<(), Refused> {
        local()?.remove_item(key).map_err(|_| Refused::Browser)
    }

    fn keys(&self) -> Result<Vec<String>, Refused> {
        let storage = local()?;
        let length = storage.length().map_err(|_| Refused::Browser)?;
        Ok((0..length).filter_map(|index| storage.key(index).ok().flatten()).collect())
    }
}
