//! Backups: everything that Flub stores in this browser as one text, for another computer, another address, or a
//! browser that forgets.

use super::backup_text::{read, write};
use crate::app::platform::storage::{self, Refused};

pub use super::backup_text::{Flaw, LONGEST};

/// A backup of everything.
pub fn all() -> String {
    write(&storage::kept())
}

fn refused(_: Refused) -> Flaw {
    Flaw::Refused
}

/// The original key, if this is the key of a copy in quarantine.
fn aside_of(key: &str) -> Option<&str> {
    let (original, number) = key.strip_prefix("flub.aside.")?.rsplit_once('.')?;
    number.parse::<u32>().is_ok().then_some(original)
}

/// Restores a backup. Values under the same keys are put in quarantine first; what is in quarantine stays, and copies in the
/// backup get new numbers.
///
/// # Errors
/// If the text is unreadable, and then nothing is changed, or if the browser refuses storage.
pub fn keep(text: &str) -> Result<(), Flaw> {
    let values = read(text)?;
    for (key, value) in values {
        let before = storage::read(&key).map_err(refused)?;
        let key = match (aside_of(&key), before) {
            (_, Some(before)) if before == value => continue,
            (Some(original), Some(_)) => storage::free_place(original),
            (None, Some(_)) if key != "flub.settings" => {
                storage::move_to_quarantine(&key).map_err(refused)?;
                key
            }
            _ => key,
        };
        storage::store(&key, &value).map_err(refused)?;
    }
    Ok(())
}
