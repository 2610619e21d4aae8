use super::Language;

/// The texts of Fluent files, in every language.
#[derive(Debug)]
pub struct Messages {
    /// In English, a text a file.
    pub english: &'static [&'static str],
    /// In Spanish.
    pub spanish: &'static [&'static str],
}

impl Messages {
    /// The texts in a language.
    pub const fn of(&self, language: Language) -> &'static [&'static str] {
        match language {
            Language::English => self.english,
            Language::Spanish => self.spanish,
        }
    }
}

impl PartialEq for Messages {
    /// Every list of files is written down once.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The [`Messages`] of these files in `static/locales/<language>`: `messages!("home", "settings")`.
macro_rules! messages {
    (@read $language:literal $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/locales/", $language, "/", $file, ".ftl"))
    };
    ($($file:literal),+ $(,)?) => {
        $crate::app::words::Messages {
            english: &[$($crate::app::words::messages!(@read "en" $file)),+],
            spanish: &[$($crate::app::words::messages!(@read "es" $file)),+],
        }
    };
}

pub(crate) use messages;
