//! Everything that Flub keeps between visits, in one place.
//!
//! It makes one promise: a kept game is never replaced, dropped or aged unless it is kept elsewhere first or the person agrees. If it cannot
//! be kept elsewhere, the person reads that before it happens.
//!
//! Texts are kept by key in a [`Backing`]. What that refuses, the store holds in memory for as long as the page lives. What
//! makes room for something else is put aside under `flub.aside.<key>.<number>`, the newest [`MOST_ASIDE`] of each key. The
//! backing may write to disk late, so every change also goes to a journal that does not; [`Store::recover`] puts back what
//! the backing lost.

use std::{cell::RefCell, collections::BTreeMap};

use flub::play::{Outline, order};

/// The backing refuses, or has no room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The browser's storage.
    Browser,
    /// The learning platform that started the page.
    Platform,
}

/// Texts by key, somewhere. Each of these may be refused, and then nothing changes.
pub trait Backing {
    /// The text under a key.
    ///
    /// # Errors
    /// If the backing refuses.
    fn get(&self, key: &str) -> Result<Option<String>, Refused>;

    /// Puts a text under a key, in place of another.
    ///
    /// # Errors
    /// If the backing refuses, or has no room.
    fn set(&self, key: &str, text: &str) -> Result<(), Refused>;

    /// Deletes the text under a key.
    ///
    /// # Errors
    /// If the backing refuses.
    fn remove(&self, key: &str) -> Result<(), Refused>;

    /// All keys, including those of other programs.
    ///
    /// # Errors
    /// If the backing refuses.
    fn keys(&self) -> Result<Vec<String>, Refused>;
}

/// A change as it goes to the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub key: String,
    /// Rises with every change.
    pub stamp: u64,
    /// The text since then. `None` if it was deleted.
    pub text: Option<String>,
}

/// How many copies of each key are kept aside.
pub const MOST_ASIDE: usize = 20;

/// The key of the stamp of the latest change.
pub const STAMP: &str = "flub.stamp";

/// The owner of everything kept.
pub struct Store {
    backing: Box<dyn Backing>,
    journal: Box<dyn Fn(Change)>,
    /// The newest texts that the backing did not take.
    held: RefCell<BTreeMap<String, String>>,
}

impl Store {
    /// A store over a backing, with a journal.
    pub fn new(backing: impl Backing + 'static, journal: impl Fn(Change) + 'static) -> Self {
        Self { backing: Box::new(backing), journal: Box::new(journal), held: RefCell::default() }
    }

    /// The text under a key: the held one, else the stored one.
    ///
    /// # Errors
    /// If nothing is held and the backing refuses.
    pub fn read(&self, key: &str) -> Result<Option<String>, Refused> {
        self.held(key).map_or_else(|| self.stored(key), |text| Ok(Some(text)))
    }

    /// The text under a key, if it can be read.
    pub fn text(&self, key: &str) -> Option<String> {
        self.read(key).ok().flatten()
    }

    /// Whether a key has a text.
    pub fn exists(&self, key: &str) -> bool {
        self.text(key).is_some()
    }

    /// The text in memory.
    pub fn held(&self, key: &str) -> Option<String> {
        self.held.borrow().get(key).cloned()
    }

    /// Whether any text is held in memory only.
    pub fn holds_any(&self) -> bool {
        !self.held.borrow().is_empty()
    }

    /// The text in the backing.
    ///
    /// # Errors
    /// If the backing refuses.
    pub fn stored(&self, key: &str) -> Result<Option<String>, Refused> {
        self.backing.get(key)
    }

    /// Stores a text in place of a stored or held one, or holds it in memory.
    ///
    /// # Errors
    /// If it is only held. What was stored stays.
    pub fn write(&self, key: &str, text: &str) -> Result<(), Refused> {
        self.store(key, text).inspect_err(|_| self.hold(key, text))
    }

    /// Stores a text in place of a stored or held one.
    ///
    /// # Errors
    /// If the backing refuses or has no room; then nothing changes.
    pub fn store(&self, key: &str, text: &str) -> Result<(), Refused> {
        self.backing.set(key, text)?;
        self.held.borrow_mut().remove(key);
        self.log(key, Some(text));
        Ok(())
    }

    /// Holds a text in memory and leaves the stored one alone.
    pub fn hold(&self, key: &str, text: &str) {
        self.held.borrow_mut().insert(key.to_owned(), text.to_owned());
    }

    /// Deletes the text under a key. If that was only held, what another window may have stored there stays.
    ///
    /// # Errors
    /// If the backing refuses.
    pub fn delete(&self, key: &str) -> Result<(), Refused> {
        if self.held.borrow_mut().remove(key).is_some() || self.stored(key) == Ok(None) {
            return Ok(());
        }
        self.backing.remove(key)?;
        self.log(key, None);
        Ok(())
    }

    /// Deletes what is under a key, held and stored.
    ///
    /// # Errors
    /// If the backing refuses.
    pub fn clear(&self, key: &str) -> Result<(), Refused> {
        self.held.borrow_mut().remove(key);
        self.delete(key)
    }

    /// All of Flub's keys with their texts, in the order of the keys.
    pub fn all(&self) -> Vec<(String, String)> {
        let mut keys = self.backing.keys().unwrap_or_default();
        keys.extend(self.held.borrow().keys().cloned());
        keys.retain(|key| key.starts_with("flub.") && key != STAMP);
        order::sort(&mut keys);
        keys.dedup();
        keys.into_iter().filter_map(|key| self.text(&key).map(|text| (key, text))).collect()
    }

    /// The keys and texts of all games in play: every `flub.<game>.save`.
    pub fn saves(&self) -> Vec<(String, String)> {
        self.all().into_iter().filter(|(key, _)| key.ends_with(".save")).collect()
    }

    /// Puts what is under a key aside, stored and held, and leaves nothing there.
    ///
    /// # Errors
    /// If the backing takes no copy of what it has; then that stays.
    pub fn move_aside(&self, key: &str) -> Result<(), Refused> {
        self.copy_aside(key, &|_| true)?;
        self.clear(key)
    }

    /// Puts what is under a key aside, stored and held, as far as it must not be lost.
    ///
    /// # Errors
    /// If the backing takes no copy of what it has. What was held is at worst held in another place.
    pub fn copy_aside(&self, key: &str, must_stay: &dyn Fn(&str) -> bool) -> Result<(), Refused> {
        if let Some(held) = self.held(key).filter(|held| must_stay(held)) {
            let _ = self.put_aside(key, &held, |place, text| self.write(place, text));
        }
        match self.stored(key).ok().flatten().filter(|stored| must_stay(stored)) {
            Some(stored) => self.put_aside(key, &stored, |place, text| self.store(place, text)),
            None => Ok(()),
        }
    }

    /// Puts a text aside as one of a key. It takes the place of earlier steps of the same game, and of the copies of a key the
    /// newest [`MOST_ASIDE`] are kept.
    fn put_aside(&self, key: &str, text: &str, put: impl Fn(&str, &str) -> Result<(), Refused>) -> Result<(), Refused> {
        let place = self.free_place(key);
        put(&place, text)?;
        let others = self.places(key).into_iter().rev().filter(|other| *other != place);
        for (index, other) in others.enumerate() {
            let is_part = self.text(&other).is_some_and(|other| is_part(&other, text));
            if is_part || index + 1 >= MOST_ASIDE {
                self.delete(&other)?;
            }
        }
        Ok(())
    }

    /// The key `flub.aside.<key>.<number>` after the newest copy of this key.
    pub fn free_place(&self, key: &str) -> String {
        let newest = self.places(key).last().and_then(|place| aside_of(place)).map_or(0, |(_, number)| number);
        format!("flub.aside.{key}.{}", newest.saturating_add(1))
    }

    /// Where the copies of a key are, the oldest first.
    pub fn places(&self, key: &str) -> Vec<String> {
        let all = self.all().into_iter().map(|(place, _)| place);
        let mut places: Vec<String> = all.filter(|place| aside_of(place).is_some_and(|(of, _)| of == key)).collect();
        order::sort_by_key(&mut places, |place| aside_of(place).map(|(_, number)| number));
        places
    }

    /// Puts back the changes of the journal after this stamp, which the backing has lost. What the backing refuses is held. If a page is
    /// shown already, it is too late to change what it uses, so the changes are put aside instead.
    pub fn recover(&self, changes: &[Change], known: u64, is_late: bool) {
        let mut stays = Vec::new();
        for change in changes.iter().filter(|change| change.stamp > known) {
            let key = &change.key;
            match &change.text {
                Some(text) if is_late => {
                    self.recover_late(key, text);
                    stays.extend(self.text(key).filter(|now| now != text).map(|now| (key, now)));
                }
                Some(text) if self.backing.set(key, text).is_err() => self.hold(key, text),
                Some(_) => {}
                None if is_late => {}
                None => drop(self.backing.remove(key)),
            }
        }
        let newest = changes.iter().map(|change| change.stamp).max().unwrap_or_default();
        if newest > self.stamp() {
            self.set_stamp(newest);
        }
        // The texts that stayed must be the latest in the journal too.
        for (key, now) in stays {
            self.log(key, Some(&now));
        }
    }

    fn recover_late(&self, key: &str, text: &str) {
        let original = aside_of(key).map_or(key, |(original, _)| original);
        // What is refused is held in memory.
        let _ = match self.text(key) {
            None => self.write(key, text),
            Some(now) if now == text || is_game(original) && is_part(text, &now) => Ok(()),
            Some(_) => self.put_aside(original, text, |place, text| self.write(place, text)),
        };
    }

    /// The stamp of the latest change in the backing.
    pub fn stamp(&self) -> u64 {
        self.stored(STAMP).ok().flatten().and_then(|stamp| stamp.parse().ok()).unwrap_or_default()
    }

    /// Without room for the stamp, the journal is put back again at the next start, which changes nothing.
    fn set_stamp(&self, stamp: u64) {
        let _ = self.backing.set(STAMP, &stamp.to_string());
    }

    fn log(&self, key: &str, text: Option<&str>) {
        let stamp = self.stamp().saturating_add(1);
        self.set_stamp(stamp);
        (self.journal)(Change { key: key.to_owned(), stamp, text: text.map(str::to_owned) });
    }
}

/// The key that a copy was put aside of, and its number. `None` if this is not the place of a copy.
pub fn aside_of(place: &str) -> Option<(&str, u32)> {
    let (key, number) = place.strip_prefix("flub.aside.")?.rsplit_once('.')?;
    Some((key, number.parse().ok()?))
}

/// Whether a game is under this key, in play or finished.
fn is_game(key: &str) -> bool {
    key.ends_with(".save") || key.ends_with(".last")
}

/// Whether a text holds all of another one.
fn is_part(part: &str, text: &str) -> bool {
    part == text || Outline::of(text).continues(&Outline::of(part))
}
