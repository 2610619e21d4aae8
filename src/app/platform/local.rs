//! Texts by key: in the browser's local storage, and in this page's memory where the browser refuses or has no room.

use std::{cell::RefCell, collections::HashMap};

/// The browser refuses storage, or has no room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

thread_local! {
    /// The newest texts that the browser did not store, for as long as the page lives.
    static HELD: RefCell<HashMap<String, String>> = RefCell::default();
}

/// The text under a key: the held one, else the stored one.
///
/// # Errors
/// If nothing is held and the browser refuses storage.
pub fn read(key: &str) -> Result<Option<String>, Refused> {
    held(key).map_or_else(|| stored(key), |text| Ok(Some(text)))
}

/// The text in memory.
pub fn held(key: &str) -> Option<String> {
    HELD.with_borrow(|held| held.get(key).cloned())
}

/// The text in the browser's storage.
///
/// # Errors
/// If the browser refuses storage.
pub fn stored(key: &str) -> Result<Option<String>, Refused> {
    local()?.get_item(key).map_err(|_| Refused)
}

/// Stores a text, or holds it in memory.
///
/// # Errors
/// If it is only held.
pub fn write(key: &str, text: &str) -> Result<(), Refused> {
    store(key, text).inspect_err(|_| hold(key, text))
}

/// Stores a text in place of a stored or held one.
///
/// # Errors
/// If the browser refuses or has no room; then nothing changes.
pub fn store(key: &str, text: &str) -> Result<(), Refused> {
    local()?.set_item(key, text).map_err(|_| Refused)?;
    HELD.with_borrow_mut(|held| held.remove(key));
    Ok(())
}

/// Holds a text in memory and leaves the stored one alone.
pub fn hold(key: &str, text: &str) {
    HELD.with_borrow_mut(|held| held.insert(key.to_owned(), text.to_owned()));
}

/// Deletes the text under a key. Where the browser refuses storage there is only the held one.
///
/// # Errors
/// If the browser refuses to delete.
pub fn remove(key: &str) -> Result<(), Refused> {
    local().map_or(Ok(()), |storage| storage.remove_item(key).map_err(|_| Refused))?;
    HELD.with_borrow_mut(|held| held.remove(key));
    Ok(())
}

/// All of Flub's keys with their texts, in the order of the keys.
pub fn all() -> Vec<(String, String)> {
    let mut keys: Vec<String> = HELD.with_borrow(|held| held.keys().cloned().collect());
    if let Ok(storage) = local() {
        keys.extend((0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok().flatten()));
    }
    keys.retain(|key| key.starts_with("flub."));
    keys.sort_unstable();
    keys.dedup();
    keys.into_iter().filter_map(|key| read(&key).ok().flatten().map(|text| (key, text))).collect()
}

fn local() -> Result<web_sys::Storage, Refused> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(Refused)
}
