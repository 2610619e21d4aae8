//! What a person chose once for every game: how the app looks, speaks and moves, coach and pace, and what a teacher unlocked.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use yew::prelude::*;

use super::storage::{self, Storage};
use super::words::{Id, Language};

const KEY: &str = "flub.settings";

/// How the app looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light: ink on paper.
    Paper,
    /// Dark: chalk on slate.
    Slate,
    /// Large type, black on white, for the back row.
    Projector,
}

impl Theme {
    /// All themes, in the order they are offered.
    pub const ALL: [Theme; 3] = [Theme::Paper, Theme::Slate, Theme::Projector];

    /// The value of `data-theme` that the style sheets know.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Paper => "paper",
            Theme::Slate => "slate",
            Theme::Projector => "projector",
        }
    }

    /// What a person calls it.
    pub const fn label(self) -> Id {
        match self {
            Theme::Paper => id!("settings-theme-paper"),
            Theme::Slate => id!("settings-theme-slate"),
            Theme::Projector => id!("settings-theme-projector"),
        }
    }
}

/// How large everything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// As the theme has it.
    Usual,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Largest,
}

impl Size {
    /// All sizes, in the order they are offered.
    pub const ALL: [Size; 3] = [Size::Usual, Size::Large, Size::Largest];

    /// The value of `data-size` that the style sheets know.
    const fn name(self) -> &'static str {
        match self {
            Size::Usual => "usual",
            Size::Large => "large",
            Size::Largest => "largest",
        }
    }

    /// What a person calls it.
    pub const fn label(self) -> Id {
        match self {
            Size::Usual => id!("settings-size-usual"),
            Size::Large => id!("settings-size-large"),
            Size::Largest => id!("settings-size-largest"),
        }
    }
}

/// What moves to show what went where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Everything, unless the device is set to move less.
    Device,
    /// Nothing travels or turns.
    Less,
    /// Nothing at all.
    None,
}

impl Motion {
    /// All of them, in the order they are offered.
    pub const ALL: [Motion; 3] = [Motion::Device, Motion::Less, Motion::None];

    /// The name it is kept under.
    const fn name(self) -> &'static str {
        match self {
            Motion::Device => "device",
            Motion::Less => "less",
            Motion::None => "none",
        }
    }

    /// What a person calls it.
    pub const fn label(self) -> Id {
        match self {
            Motion::Device => id!("settings-motion-device"),
            Motion::Less => id!("settings-motion-less"),
            Motion::None => id!("settings-motion-none"),
        }
    }

    /// What it comes to on this device.
    pub fn here(self) -> Self {
        if self == Motion::Device && asks("(prefers-reduced-motion: reduce)") { Motion::None } else { self }
    }
}

/// Whether the device says so of itself.
fn asks(query: &str) -> bool {
    gloo::utils::window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// What the coach does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coach {
    /// Nothing.
    Off,
    /// Says a word before a flub.
    Warn,
    /// Says after a move what it was.
    Explain,
}

impl Coach {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Coach; 3] = [Coach::Off, Coach::Warn, Coach::Explain];

    /// The name it is kept under.
    const fn name(self) -> &'static str {
        match self {
            Coach::Off => "off",
            Coach::Warn => "warn",
            Coach::Explain => "explain",
        }
    }

    /// What a person calls it.
    pub const fn label(self) -> Id {
        match self {
            Coach::Off => id!("settings-coach-off"),
            Coach::Warn => id!("settings-coach-warn"),
            Coach::Explain => id!("settings-coach-explain"),
        }
    }
}

/// How long computers wait for people who might challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Until somebody says so: nobody has to be quick.
    Ask,
    /// Ten seconds.
    Long,
    /// Three seconds.
    Short,
}

impl Pace {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Pace; 3] = [Pace::Ask, Pace::Long, Pace::Short];

    /// The name it is kept under.
    const fn name(self) -> &'static str {
        match self {
            Pace::Ask => "ask",
            Pace::Long => "long",
            Pace::Short => "short",
        }
    }

    /// How long computers wait, in milliseconds; nothing where they wait for a word.
    pub const fn wait(self) -> Option<u32> {
        match self {
            Pace::Ask => None,
            Pace::Long => Some(10_000),
            Pace::Short => Some(3_000),
        }
    }

    /// What a person calls it.
    pub const fn label(self) -> Id {
        match self {
            Pace::Ask => id!("settings-pace-ask"),
            Pace::Long => id!("settings-pace-long"),
            Pace::Short => id!("settings-pace-short"),
        }
    }
}

/// The settings, kept under one key. One that an older version did not know takes its first-start value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of all words.
    pub language: Language,
    /// How the app looks.
    pub theme: Theme,
    /// LawToe's Dragoman Defendant may be played without winning Pedagogue Plaintiff three times in a row first.
    pub dragoman_unlocked_by_teacher: bool,
    /// What the coach does.
    pub coach: Coach,
    /// How long computers wait for people who might challenge.
    pub pace: Pace,
    /// Whether what is said in a game is spoken aloud.
    pub speech: bool,
    /// How large everything is.
    pub size: Size,
    /// What moves.
    pub motion: Motion,
    /// Whether there is something to hear when something happens in a game.
    pub sound: bool,
}

impl Settings {
    /// The settings that are kept, or what fits the device. Whether they could be read is told by [`use_settings_kept`].
    pub fn kept() -> Self {
        storage::read(KEY).ok().flatten().and_then(|kept| kept.parse().ok()).unwrap_or_default()
    }
}

impl Default for Settings {
    /// What fits the device before anybody chose.
    fn default() -> Self {
        let window = gloo::utils::window();
        let spanish = window.navigator().language().is_some_and(|language| language.starts_with("es"));
        Self {
            language: if spanish { Language::Spanish } else { Language::English },
            theme: if asks("(prefers-color-scheme: dark)") { Theme::Slate } else { Theme::Paper },
            dragoman_unlocked_by_teacher: false,
            coach: Coach::Off,
            pace: Pace::Ask,
            speech: false,
            size: Size::Usual,
            motion: Motion::Device,
            sound: false,
        }
    }
}

impl fmt::Display for Settings {
    /// A line for each setting: its name and its value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "language {}", self.language.code())?;
        writeln!(f, "theme {}", self.theme.name())?;
        writeln!(f, "dragoman-unlocked-by-teacher {}", self.dragoman_unlocked_by_teacher)?;
        writeln!(f, "coach {}", self.coach.name())?;
        writeln!(f, "pace {}", self.pace.name())?;
        writeln!(f, "speech {}", self.speech)?;
        writeln!(f, "size {}", self.size.name())?;
        writeln!(f, "motion {}", self.motion.name())?;
        writeln!(f, "sound {}", self.sound)
    }
}

/// A line of saved settings that makes no sense.
#[derive(Debug, PartialEq, Eq)]
pub struct UnreadableSetting;

impl FromStr for Settings {
    type Err = UnreadableSetting;

    /// A setting that is not there takes its first-start value, so that older saves stay good.
    fn from_str(text: &str) -> Result<Self, UnreadableSetting> {
        let mut settings = Settings::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').ok_or(UnreadableSetting)?;
            match name {
                "language" => settings.language = of(Language::ALL, |language| language.code() == value)?,
                "theme" => settings.theme = of(Theme::ALL, |theme| theme.name() == value)?,
                "dragoman-unlocked-by-teacher" => {
                    settings.dragoman_unlocked_by_teacher = value.parse().map_err(|_| UnreadableSetting)?;
                }
                "coach" => settings.coach = of(Coach::ALL, |coach| coach.name() == value)?,
                "pace" => settings.pace = of(Pace::ALL, |pace| pace.name() == value)?,
                "speech" => settings.speech = value.parse().map_err(|_| UnreadableSetting)?,
                "size" => settings.size = of(Size::ALL, |size| size.name() == value)?,
                "motion" => settings.motion = of(Motion::ALL, |motion| motion.name() == value)?,
                "sound" => settings.sound = value.parse().map_err(|_| UnreadableSetting)?,
                _ => return Err(UnreadableSetting),
            }
        }
        Ok(settings)
    }
}

fn of<T, const N: usize>(all: [T; N], named: impl Fn(&T) -> bool) -> Result<T, UnreadableSetting> {
    all.into_iter().find(named).ok_or(UnreadableSetting)
}

/// The settings as they are, and the way to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    now: Settings,
    set: Callback<Settings>,
}

impl Deref for SettingsHandle {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.now
    }
}

impl SettingsHandle {
    /// Changes some of the settings and saves them all.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.now;
        change(&mut settings);
        self.set.emit(settings);
    }
}

/// Loads the settings and keeps them.
#[hook]
pub fn use_settings_kept(storage: &Storage) -> SettingsHandle {
    let settings = {
        let storage = storage.clone();
        use_state(move || storage.load::<Settings>(KEY).ok().flatten().unwrap_or_default())
    };
    use_effect_with((settings.theme, settings.size, settings.motion), |(theme, size, motion)| {
        if let Some(root) = gloo::utils::document().document_element() {
            let looks =
                [("data-theme", theme.name()), ("data-size", size.name()), ("data-motion", motion.here().name())];
            for (name, value) in looks {
                let _ = root.set_attribute(name, value);
            }
        }
    });
    let set = {
        let settings = settings.clone();
        use_callback(storage.clone(), move |new: Settings, storage| {
            // A refusal has been shown by the storage; the settings hold until the page is left.
            let _ = storage.save(KEY, &new);
            settings.set(new);
        })
    };
    SettingsHandle { now: *settings, set }
}
