//! Backups: everything that Flub stores in this browser as one text, for another computer, another address, or a
//! browser that forgets.

use std::collections::BTreeMap;

use super::backup_text::{read, write};
use crate::platform::store::{MOST_ASIDE, Refused, STAMP, Store, aside_of};

pub use super::backup_text::{Flaw, LONGEST};

/// Makes a backup of everything.
pub fn write_all(store: &Store) -> String {
    write(&store.all())
}

fn refused(_: Refused) -> Flaw {
    Flaw::Refused
}

/// The most values that a backup may have. Flub keeps fewer.
const MOST: usize = 500;

/// Restores a backup. What is kept under the same keys is put aside first; what was put aside before stays, and copies in the
/// backup get new numbers.
///
/// # Errors
/// If the text is unreadable or has too many values, and then nothing is changed; or if the browser refuses storage.
pub fn restore(store: &Store, text: &str) -> Result<(), Flaw> {
    let mut values = read(text)?;
    if values.len() > MOST {
        return Err(Flaw::TooMany);
    }
    values.retain(|(key, value)| key != STAMP && !is_kept(store, key, value));
    // Copies come in the order in which they were put aside.
    values.sort_by(|(one, _), (other, _)| aside_of(one).cmp(&aside_of(other)));
    if !has_room(store, &values) {
        return Err(Flaw::TooMany);
    }
    for (key, value) in values {
        let key = match aside_of(&key) {
            Some((original, _)) => store.free_place(original),
            None => {
                if key != "flub.settings" {
                    store.move_aside(&key).map_err(refused)?;
                }
                key
            }
        };
        store.store(&key, &value).map_err(refused)?;
    }
    Ok(())
}

/// Whether this value is kept already, under this key or as a copy of it put aside.
fn is_kept(store: &Store, key: &str, value: &str) -> bool {
    let is_it = |key: &str| store.text(key).as_deref() == Some(value);
    is_it(key) || aside_of(key).is_some_and(|(original, _)| store.places(original).iter().any(|place| is_it(place)))
}

/// Whether these values fit without dropping a copy that was put aside: each key has at most [`MOST_ASIDE`] copies, and its present value
/// becomes one more.
fn has_room(store: &Store, values: &[(String, String)]) -> bool {
    let mut added = BTreeMap::<&str, usize>::new();
    for (key, _) in values {
        let original = aside_of(key).map_or(key.as_str(), |(original, _)| original);
        *added.entry(original).or_default() += usize::from(original != key || store.exists(key));
    }
    added.into_iter().all(|(original, added)| added == 0 || store.places(original).len() + added <= MOST_ASIDE)
}
