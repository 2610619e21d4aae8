//! What every component may use: words, settings, storage, announcements.

pub mod saved_settings;
pub mod settings;

use yew::prelude::*;

use self::saved_settings::SettingsHandle;
use crate::app::{
    i18n::Words,
    platform::{announce::Announcer, storage::Storage},
};

/// What any page may use. One context rather than four: each costs some kilobytes.
#[derive(Clone, PartialEq)]
pub struct AppContext {
    /// The words of the chosen language.
    pub words: Words,
    /// The settings and the way to change them.
    pub settings: SettingsHandle,
    /// The way to the browser's storage.
    pub storage: Storage,
    /// The way to announce something to a screen reader.
    pub announcer: Announcer,
}

/// What the app gives every component.
#[hook]
pub fn use_app() -> AppContext {
    use_context().expect("pages stand inside the app")
}

/// The words of the chosen language.
#[hook]
pub fn use_words() -> Words {
    use_app().words
}
