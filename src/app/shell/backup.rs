//! Everything that Flub keeps in this browser, as one text to take along: to another computer, another address, or for a
//! browser that forgets.

use super::backup_text::{read, write};
use crate::app::platform::storage::{self, Trouble};

pub use super::backup_text::{Flaw, LONGEST};

/// All that is kept, as text.
pub fn all() -> String {
    write(&storage::kept())
}

/// Keeps what a text holds. What was kept under the same names before is put aside first.
///
/// # Errors
/// When something in it makes no sense; then nothing was changed. Or when the browser refuses.
pub fn keep(text: &str) -> Result<(), Flaw> {
    let values = read(text)?;
    for (key, value) in values {
        if storage::read(&key) == Ok(Some(value.clone())) {
            continue;
        }
        if !key.starts_with("flub.aside.") && key != "flub.settings" {
            storage::move_to_quarantine(&key);
        }
        storage::write(&key, &value).map_err(|_: Trouble| Flaw::Refused)?;
    }
    Ok(())
}
