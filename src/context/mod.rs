//! The context of all components: words, settings, storage, announcements, presenting.

pub mod arranged;
pub mod presenting;
pub mod saved_settings;
pub mod settings;

use yew::prelude::*;

use self::{presenting::PresentingHandle, saved_settings::SettingsHandle};
use crate::{
    i18n::Words,
    platform::{announce::Announcer, storage::Storage},
};

/// The app's context. One rather than five, because each costs some kilobytes.
#[derive(Clone, PartialEq)]
pub struct AppContext {
    /// The words of the chosen language.
    pub words: Words,
    /// The settings and their dispatch.
    pub settings: SettingsHandle,
    /// The browser's storage.
    pub storage: Storage,
    /// The announcer for screen readers.
    pub announcer: Announcer,
    /// What is presented to a class.
    pub presenting: PresentingHandle,
}

/// The app's context.
#[hook]
pub fn use_app() -> AppContext {
    use_context().expect("pages stand inside the app")
}

/// The words of the chosen language.
#[hook]
pub fn use_words() -> Words {
    use_app().words
}
