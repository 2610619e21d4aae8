//! What any component may use: words, settings, storage, announcements and presenting; and how settings are saved.
//!
//! The look is set by attributes of the root element (`data-theme`, `data-size`, `data-motion`, `data-characters`); the style sheets do
//! the rest.

use std::{ops::Deref, rc::Rc};

use flub_tables::{
    context::{
        arranged::Arranged,
        settings::{Motion, Settings, Theme},
    },
    i18n::{Language, Words},
};
use gloo::utils::window;
use yew::prelude::*;

use crate::platform::{announce::Announcer, page::matches, storage::Storage, store::Store};

/// The context of the app: one instead of five, because each costs some kilobytes.
#[derive(Clone, PartialEq)]
pub struct AppContext {
    /// The words of the chosen language.
    pub words: Words,
    pub settings: SettingsHandle,
    pub storage: Storage,
    /// For screen readers.
    pub announcer: Announcer,
    /// What is presented to a class.
    pub presenting: PresentingHandle,
}

#[hook]
pub fn use_app() -> AppContext {
    use_context().expect("pages stand inside the app")
}

/// The words of the chosen language.
#[hook]
pub fn use_words() -> Words {
    use_app().words
}

/// The storage key of the settings.
pub const SETTINGS: &str = "flub.settings";

/// The settings before a person has chosen any, by the browser's language and preferences.
fn default_settings() -> Settings {
    let asked: Vec<String> = window().navigator().languages().iter().filter_map(|asked| asked.as_string()).collect();
    let language = Language::of_browser(asked.iter().map(String::as_str));
    Settings::first(language, if matches("(prefers-color-scheme: dark)") { Theme::Slate } else { Theme::Paper })
}

/// The language that the page begins with: the one that its address names, or else that of the settings in a store.
pub fn first_language(store: &Store) -> Language {
    language_named().unwrap_or_else(|| {
        let default = default_settings();
        store.text(SETTINGS).and_then(|text| default.read(&text)).unwrap_or(default).language
    })
}

/// The language that the page's address names for this visit, as `?lang=pt`.
fn language_named() -> Option<Language> {
    let search = window().location().search().ok()?;
    search.trim_start_matches('?').split('&').find_map(|part| Language::of_code(part.strip_prefix("lang=")?))
}

/// What moves if this is chosen, which may leave it to the device.
fn resolve_motion(motion: Motion) -> Motion {
    if motion == Motion::Device && matches("(prefers-reduced-motion: reduce)") { Motion::None } else { motion }
}

/// The settings, and ways to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    /// The device's own settings, except for what is arranged for the game on the page.
    now: Settings,
    own: Settings,
    /// The language that was named for this visit, until a person chooses one.
    named: Option<Language>,
    /// Sets the device's own settings, and the language for this visit.
    set: Callback<(Settings, Option<Language>)>,
    arrange: Callback<Arranged>,
}

impl Deref for SettingsHandle {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.now
    }
}

impl SettingsHandle {
    /// What moves, by the setting and the preference of the device.
    pub fn motion_here(&self) -> Motion {
        resolve_motion(self.motion)
    }

    /// Changes some of the settings and saves them all.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let spoken = self.named.unwrap_or(self.own.language);
        let mut settings = Settings { language: spoken, ..self.own };
        change(&mut settings);
        let named = self.named.filter(|_| settings.language == spoken);
        let language = if named.is_some() { self.own.language } else { settings.language };
        self.set.emit((Settings { language, ..settings }, named));
    }

    /// Arranges something for the game on the page. It is not saved as a setting.
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
            let default = default_settings();
            storage.load_by(SETTINGS, |text| default.read(text)).ok().flatten().unwrap_or(default)
        })
    };
    let looks = (settings.theme, settings.size, settings.motion, settings.characters);
    use_effect_with(looks, |(theme, size, motion, characters)| {
        if let Some(root) = gloo::utils::document().document_element() {
            let looks = [
                ("data-theme", theme.name()),
                ("data-size", size.name()),
                ("data-motion", resolve_motion(*motion).name()),
                ("data-characters", if *characters { "on" } else { "off" }),
            ];
            for (name, value) in looks {
                let _ = root.set_attribute(name, value);
            }
        }
    });
    let named = use_state_eq(language_named);
    let set = {
        let (settings, named) = (settings.clone(), named.setter());
        use_callback(storage.clone(), move |(new, visit): (Settings, Option<Language>), storage| {
            storage.save(SETTINGS, &new);
            settings.set(new);
            named.set(visit);
        })
    };
    let arranged = use_state_eq(Arranged::default);
    let arrange = {
        let setter = arranged.setter();
        use_callback((), move |new: Arranged, ()| setter.set(new))
    };
    let own = *settings;
    let named = *named;
    let language = arranged.language.or(named).unwrap_or(own.language);
    let now = Settings { language, pace: arranged.pace.unwrap_or(own.pace), ..own };
    SettingsHandle { now, own, named, set, arrange }
}

/// Applies what is arranged for the game on the page, for as long as the game is there.
#[hook]
pub fn use_arranged(settings: &SettingsHandle, arranged: Arranged) {
    let settings = settings.clone();
    use_effect_with(arranged, move |arranged| {
        settings.arrange(*arranged);
        move || settings.arrange(Arranged::default())
    });
}

/// Whether a table or board is presented to a class, and what of it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presenting {
    pub on: bool,
    /// Whether the record and the scores are shown.
    pub record: bool,
    /// Whether proofs are shown: their connections, letters and cards.
    pub proof: bool,
    /// Whether verdicts are shown: who is right, and what a board knows of its position.
    pub verdict: bool,
}

impl Default for Presenting {
    fn default() -> Self {
        Self { on: false, record: false, proof: true, verdict: true }
    }
}

impl Presenting {
    /// Whether something is hidden that can be revealed.
    pub const fn is_hiding(&self) -> bool {
        self.on && !(self.proof && self.verdict)
    }

    /// What the style sheet hides, as classes of the page. What has been `revealed` is not hidden.
    pub fn classes(&self, revealed: bool) -> Classes {
        let hides = |shown: bool, class: &'static str| (self.on && !shown).then_some(class);
        classes!(
            hides(self.record, "hides-record"),
            hides(self.proof || revealed, "hides-proof"),
            hides(self.verdict || revealed, "hides-verdict"),
        )
    }
}

/// A change of [`Presenting`]. All but `On` show or hide what they name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Present {
    On(bool),
    Record,
    Proof,
    Verdict,
}

impl Reducible for Presenting {
    type Action = Present;

    fn reduce(self: Rc<Self>, change: Present) -> Rc<Self> {
        let now = *self;
        Rc::new(match change {
            Present::On(on) => Self { on, ..now },
            Present::Record => Self { record: !now.record, ..now },
            Present::Proof => Self { proof: !now.proof, ..now },
            Present::Verdict => Self { verdict: !now.verdict, ..now },
        })
    }
}

pub type PresentingHandle = UseReducerHandle<Presenting>;
