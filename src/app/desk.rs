//! What lies on every page's desk: words, settings, storage and the screen reader's ear.

use yew::prelude::*;

use super::announce::Announcer;
use super::sent::Arrival;
use super::settings_kept::SettingsHandle;
use super::storage::Storage;
use super::words::Words;

/// What any page may use. One context rather than four: each costs some kilobytes.
#[derive(Clone, PartialEq)]
pub struct Desk {
    /// The words of the chosen language.
    pub words: Words,
    /// The settings and the way to change them.
    pub settings: SettingsHandle,
    /// The way to the browser's storage.
    pub storage: Storage,
    /// The way to announce something to a screen reader.
    pub announcer: Announcer,
    /// What a link brought, until the page it belongs to takes it.
    pub arrival: Arrival,
}

/// The desk of the page.
#[hook]
pub fn use_desk() -> Desk {
    use_context().expect("pages stand inside the app")
}

/// The words of the chosen language.
#[hook]
pub fn use_words() -> Words {
    use_desk().words
}
