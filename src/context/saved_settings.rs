//! The saved settings, and the defaults for the device.

use std::ops::Deref;

use gloo::utils::window;
use yew::prelude::*;

use super::{
    arranged::Arranged,
    settings::{Motion, Settings, Theme},
};
use crate::{i18n::Language, platform::storage::Storage};

/// The key under which they are kept.
pub const KEY: &str = "flub.settings";

/// The default settings for the device.
fn first() -> Settings {
    let spanish = window().navigator().language().is_some_and(|language| language.starts_with("es"));
    let language = if spanish { Language::Spanish } else { Language::English };
    Settings::first(language, if asks("(prefers-color-scheme: dark)") { Theme::Slate } else { Theme::Paper })
}

/// What moves on this device where this is chosen.
fn here(motion: Motion) -> Motion {
    if motion == Motion::Device && asks("(prefers-reduced-motion: reduce)") { Motion::None } else { motion }
}

/// Whether this media query matches.
fn asks(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// The settings and their dispatch.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    /// What holds now: the device's own settings, but for what is arranged for the game on the page.
    now: Settings,
    own: Settings,
    set: Callback<Settings>,
    arrange: Callback<Arranged>,
}

impl Deref for SettingsHandle {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.now
    }
}

impl SettingsHandle {
    /// What moves on this device.
    pub fn motion_here(&self) -> Motion {
        here(self.motion)
    }

    /// Changes some of the settings and saves them all.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.own;
        change(&mut settings);
        self.set.emit(settings);
    }

    /// Sets what holds while a game is on the page. Nothing of it is saved as a setting.
    pub fn arrange(&self, arranged: Arranged) {
        self.arrange.emit(arranged);
    }
}

/// Loads the settings and saves every change.
#[hook]
pub fn use_settings_kept(storage: &Storage) -> SettingsHandle {
    let settings = {
        let storage = storage.clone();
        use_state(move || {
            let first = first();
            storage.load_by(KEY, |text| first.read(text)).ok().flatten().unwrap_or(first)
        })
    };
    use_effect_with((settings.theme, settings.size, settings.motion), |(theme, size, motion)| {
        if let Some(root) = gloo::utils::document().document_element() {
            let looks =
                [("data-theme", theme.name()), ("data-size", size.name()), ("data-motion", here(*motion).name())];
            for (name, value) in looks {
                let _ = root.set_attribute(name, value);
            }
        }
    });
    let set = {
        let settings = settings.clone();
        use_callback(storage.clone(), move |new: Settings, storage| {
            // `Storage` has reported a failure; the settings hold until the page is left.
            let _ = storage.save(KEY, &new);
            settings.set(new);
        })
    };
    let arranged = use_state_eq(Arranged::default);
    let arrange = {
        let setter = arranged.setter();
        use_callback((), move |new: Arranged, ()| setter.set(new))
    };
    let own = *settings;
    let language = arranged.language.unwrap_or(own.language);
    let now = Settings { language, pace: arranged.pace.unwrap_or(own.pace), ..own };
    SettingsHandle { now, own, set, arrange }
}

/// Lets hold what is arranged for the game on the page, for as long as it is there.
#[hook]
pub fn use_arranged(settings: &SettingsHandle, arranged: Arranged) {
    let settings = settings.clone();
    use_effect_with(arranged, move |arranged| {
        settings.arrange(*arranged);
        move || settings.arrange(Arranged::default())
    });
}
