use super::Id;

/// A language the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All languages, in the order they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The code that HTML's `lang` takes.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    /// The language and the country whose habits its texts have: no comma comes before the "and" of a British list.
    pub const fn locale(self) -> &'static str {
        match self {
            Language::English => "en-GB",
            Language::Spanish => "es",
        }
    }

    /// The language with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language's own name.
    pub const fn name(self) -> Id {
        match self {
            Language::English => "settings-language-english",
            Language::Spanish => "settings-language-spanish",
        }
    }
}
