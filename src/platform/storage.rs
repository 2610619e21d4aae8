//! The store of this page, with reports to the person when something is refused or unreadable. Values are kept in their text form.
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

/// A learning platform keeps its own keys, the browser all others. If a platform has started the page but cannot be used, nothing is kept.
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

/// A value that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    pub key: String,
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
    /// Loads the value of a key; `None` if the key is missing.
    pub fn load<T: FromStr>(&self, key: &str) -> Result<Option<T>, Trouble> {
        self.load_by(key, |text| text.parse().ok())
    }

    /// Loads the value of a key with a parser; `None` if the key is missing.
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

    /// Moves an unreadable value aside, reports it to the person and offers it as a file.
    pub fn quarantine(&self, key: &str) {
        if let Some(text) = self.text(key) {
            // Without room for the copy it stays where it is.
            let _ = self.move_aside(key);
            self.reports.dispatch(Report::SetQuarantined(Quarantined { key: key.to_owned(), text }));
        }
    }

    /// Reports a refusal to the person, and passes the result on.
    pub fn reported<T>(&self, result: Result<T, Refused>) -> Result<T, Trouble> {
        Ok(result.inspect_err(|&refused| self.reports.dispatch(Report::Refused(refused)))?)
    }
}

/// What the person has to know about storage.
#[derive(Clone, Default, PartialEq)]
pub struct Reports {
    /// Whether to show that the browser keeps nothing.
    pub refused: bool,
    /// Whether to show that the learning platform keeps nothing.
    pub platform_refused: bool,
    /// The values in quarantine whose notices are not dismissed yet.
    pub asides: Vec<Quarantined>,
    refusal_seen: bool,
    platform_seen: bool,
}

/// What happens to the [`Reports`].
#[derive(Clone)]
pub enum Report {
    /// The browser or the learning platform refused.
    Refused(Refused),
    /// A value went to quarantine.
    SetQuarantined(Quarantined),
    /// The person has dismissed the notice of this refusal.
    RefusalSeen(Refused),
    /// The person has dismissed the notice of a value in quarantine, by its index.
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

/// The storage, and its reports to show.
#[hook]
pub fn use_storage_reports() -> (Storage, UseReducerHandle<Reports>) {
    // There may have been no room for what the journal gave back.
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
