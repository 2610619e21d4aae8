use super::Language;

/// The texts of Fluent files, in every language.
#[derive(Debug)]
pub struct Messages(
    /// A text a file, in the order of [`Language::ALL`].
    pub [&'static [&'static str]; Language::ALL.len()],
);

impl Messages {
    /// The texts in a language.
    pub const fn of(&self, language: Language) -> &'static [&'static str] {
        self.0[language as usize]
    }
}

impl PartialEq for Messages {
    /// Every list of files is written down once.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The [`Messages`] of these files in a folder for each language: `messages!("static/locales": "home", "settings")`.
#[macro_export]
macro_rules! messages {
    (@read $folder:literal $code:literal [$($file:literal),+]) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $code, "/", $file, ".ftl"))),+]
    };
    (@each $folder:literal $files:tt $($language:ident $code:literal $locale:literal $name:literal),+) => {
        $crate::i18n::Messages([$($crate::messages!(@read $folder $code $files)),+])
    };
    ($folder:literal: $($file:literal),+ $(,)?) => {
        $crate::for_each_language!(messages, @each $folder [$($file),+])
    };
}
