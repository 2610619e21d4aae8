//! The settings of all games: look, language, motion, coach, pace, and what a teacher unlocked.

use std::fmt;

use crate::i18n::{Id, Language};

/// How the whole app is coloured.
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
    /// In the order in which they are offered.
    pub const ALL: [Theme; 3] = [Theme::Paper, Theme::Slate, Theme::Projector];

    /// The value of `data-theme` that the style sheets know.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Paper => "paper",
            Theme::Slate => "slate",
            Theme::Projector => "projector",
        }
    }

    /// The id of its name among the choices of the settings.
    pub const fn label(self) -> Id {
        match self {
            Theme::Paper => "settings-theme-paper",
            Theme::Slate => "settings-theme-slate",
            Theme::Projector => "settings-theme-projector",
        }
    }
}

/// The size of text, and with it of everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The theme's default.
    Usual,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Largest,
}

impl Size {
    /// In the order in which they are offered.
    pub const ALL: [Size; 3] = [Size::Usual, Size::Large, Size::Largest];

    /// The value of `data-size` that the style sheets know.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Usual => "usual",
            Size::Large => "large",
            Size::Largest => "largest",
        }
    }

    /// The id of its name among the choices of the settings.
    pub const fn label(self) -> Id {
        match self {
            Size::Usual => "settings-size-usual",
            Size::Large => "settings-size-large",
            Size::Largest => "settings-size-largest",
        }
    }
}

/// How much moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// All, unless the device prefers reduced motion.
    Device,
    /// Nothing travels or turns.
    Less,
    /// Nothing at all.
    None,
}

impl Motion {
    /// In the order in which they are offered.
    pub const ALL: [Motion; 3] = [Motion::Device, Motion::Less, Motion::None];

    /// Its name in storage, and the value of `data-motion` in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Device => "device",
            Motion::Less => "less",
            Motion::None => "none",
        }
    }

    /// The id of its name among the choices of the settings.
    pub const fn label(self) -> Id {
        match self {
            Motion::Device => "settings-motion-device",
            Motion::Less => "settings-motion-less",
            Motion::None => "settings-motion-none",
        }
    }
}

/// How the coach helps during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coach {
    /// Says nothing during a game.
    Off,
    /// Warns before a flub.
    Warn,
    /// Explains after a move what it was.
    Explain,
    /// Warns too, shows before each move what may be done, and has hints.
    Guided,
}

impl Coach {
    /// In the order in which they are offered.
    pub const ALL: [Coach; 4] = [Coach::Off, Coach::Warn, Coach::Explain, Coach::Guided];

    /// Its name in storage and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Coach::Off => "off",
            Coach::Warn => "warn",
            Coach::Explain => "explain",
            Coach::Guided => "guided",
        }
    }

    /// Finds it by the name that it has in storage. `None` if there is no such name.
    pub fn named(name: &str) -> Option<Self> {
        // Saves and links of earlier versions call Guided so.
        let name = if name == "whisper" { Coach::Guided.name() } else { name };
        Self::ALL.into_iter().find(|coach| coach.name() == name)
    }

    /// Whether it warns before a flub.
    pub const fn warns(self) -> bool {
        matches!(self, Coach::Warn | Coach::Guided)
    }

    /// The id of its name among the choices of the settings.
    pub const fn label(self) -> Id {
        match self {
            Coach::Off => "settings-coach-off",
            Coach::Warn => "settings-coach-warn",
            Coach::Explain => "settings-coach-explain",
            Coach::Guided => "settings-coach-guided",
        }
    }
}

/// How long computers wait for people who may challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Until a person lets them go on, without time pressure.
    Ask,
    /// Ten seconds.
    Long,
    /// Three seconds.
    Short,
}

impl Pace {
    /// In the order in which they are offered.
    pub const ALL: [Pace; 3] = [Pace::Ask, Pace::Long, Pace::Short];

    /// Its name in storage and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Ask => "ask",
            Pace::Long => "long",
            Pace::Short => "short",
        }
    }

    /// Finds it by the name that it has in storage. `None` if there is no such name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// How long computers wait, in milliseconds. `None` if they wait for a person.
    pub const fn wait(self) -> Option<u32> {
        match self {
            Pace::Ask => None,
            Pace::Long => Some(10_000),
            Pace::Short => Some(3_000),
        }
    }

    /// The id of its name among the choices of the settings.
    pub const fn label(self) -> Id {
        match self {
            Pace::Ask => "settings-pace-ask",
            Pace::Long => "settings-pace-long",
            Pace::Short => "settings-pace-short",
        }
    }
}

/// All settings. One that is missing in storage takes its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of all words.
    pub language: Language,
    /// The colours of the app.
    pub theme: Theme,
    /// LawToe's Dragoman Defendant may be played without winning Pedagogue Plaintiff three times in a row first.
    pub dragoman_unlocked_by_teacher: bool,
    /// What the coach does in games that do not arrange it otherwise.
    pub coach: Coach,
    /// How long computers wait for people.
    pub pace: Pace,
    /// Whether what is said in a game is spoken aloud.
    pub speech: bool,
    /// The size of everything.
    pub size: Size,
    /// What may move.
    pub motion: Motion,
    /// Whether events in a game have sounds.
    pub sound: bool,
    /// Whether somebody has said if they want sounds.
    pub sound_answered: bool,
    /// Whether the computers are drawn as characters.
    pub characters: bool,
}

impl Settings {
    /// The defaults for this language and theme.
    pub const fn first(language: Language, theme: Theme) -> Self {
        Self {
            language,
            theme,
            dragoman_unlocked_by_teacher: false,
            coach: Coach::Off,
            pace: Pace::Ask,
            speech: false,
            size: Size::Usual,
            motion: Motion::Device,
            sound: false,
            sound_answered: false,
            characters: true,
        }
    }

    /// Updates the settings with those in a text. `None` if a line is unreadable.
    pub fn read(mut self, text: &str) -> Option<Self> {
        for line in text.lines() {
            let (name, value) = line.split_once(' ')?;
            match name {
                "language" => self.language = Language::of_code(value)?,
                "theme" => self.theme = of(Theme::ALL, |theme| theme.name() == value)?,
                "dragoman-unlocked-by-teacher" => self.dragoman_unlocked_by_teacher = value.parse().ok()?,
                "coach" => self.coach = Coach::named(value)?,
                "pace" => self.pace = Pace::named(value)?,
                "speech" => self.speech = value.parse().ok()?,
                "size" => self.size = of(Size::ALL, |size| size.name() == value)?,
                "motion" => self.motion = of(Motion::ALL, |motion| motion.name() == value)?,
                "sound" => self.sound = value.parse().ok()?,
                "sound-answered" => self.sound_answered = value.parse().ok()?,
                "characters" => self.characters = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(self)
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
        writeln!(f, "sound {}", self.sound)?;
        writeln!(f, "sound-answered {}", self.sound_answered)?;
        writeln!(f, "characters {}", self.characters)
    }
}

fn of<T, const N: usize>(all: [T; N], named: impl Fn(&T) -> bool) -> Option<T> {
    all.into_iter().find(named)
}
