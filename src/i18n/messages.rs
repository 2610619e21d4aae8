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

/// The [`Messages`] of these files in a folder for each language: `messages!("static/locales": "home", "settings")`.
macro_rules! messages {
    (@read $folder:literal $language:literal $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $language, "/", $file, ".ftl"))
    };
    ($folder:literal: $($file:literal),+ $(,)?) => {
        $crate::i18n::Messages {
            english: &[$($crate::i18n::messages!(@read $folder "en" $file)),+],
            spanish: &[$($crate::i18n::messages!(@read $folder "es" $file)),+],
        }
    };
}

pub(crate) use messages;
