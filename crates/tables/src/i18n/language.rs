//! The one list of the languages. `tests/app/words` says what a language needs beside it: a folder in `static/words`, and its
//! name in the page without the app and in the browser's tests, which cannot read this list.

macro_rules! languages {
    ($($language:ident $code:literal $locale:literal $name:literal),+ $(,)?) => {
        /// A language the app speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Language {
            $(#[doc = $name] $language),+
        }

        impl Language {
            /// All languages, in the order they are offered.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$language),+];

            /// The code that HTML's `lang` takes, which its folder of words is named by.
            pub const fn code(self) -> &'static str {
                match self { $(Language::$language => $code),+ }
            }

            /// The language and the country whose habits its texts have: no comma comes before the "and" of a British list.
            pub const fn locale(self) -> &'static str {
                match self { $(Language::$language => $locale),+ }
            }

            /// The language's own name, which is the same in every language.
            pub const fn name(self) -> &'static str {
                match self { $(Language::$language => $name),+ }
            }
        }
    };
}

languages! {
    English "en" "en-GB" "English",
    Spanish "es" "es" "Español",
}

impl Language {
    /// The language with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a browser that asks for this one, such as `es-MX`; English if the app does not speak it.
    pub fn of_browser(asked: &str) -> Self {
        asked.split('-').next().and_then(Self::of_code).unwrap_or(Self::English)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_browser_gets_its_language_whatever_the_country() {
        for (asked, language) in [("es", "es"), ("es-419", "es"), ("en-US", "en"), ("est", "en"), ("", "en")] {
            assert_eq!(Language::of_browser(asked).code(), language, "{asked}");
        }
    }
}
