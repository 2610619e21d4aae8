//! The one list of the languages. `tests/app/words` says what a language needs beside it: a folder in `static/words`, and its
//! name in the page without the app and in the browser's tests, which cannot read this list. A language of which a part is still to be
//! translated has `begun` at the end of its line.

macro_rules! languages {
    ($($language:ident $code:literal $locale:literal $direction:literal $mark:literal $name:literal $($begun:ident)?),+ $(,)?) => {
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

            /// Which way its lines run, as HTML's `dir` takes it.
            pub const fn direction(self) -> &'static str {
                match self { $(Language::$language => $direction),+ }
            }

            /// What stands between the whole and the digits after it in a decimal.
            pub const fn decimal_mark(self) -> char {
                match self { $(Language::$language => $mark),+ }
            }

            /// Whether all messages are translated. The others are said in English.
            pub const fn is_complete(self) -> bool {
                let begun: &[&str] = match self { $(Language::$language => &[$(stringify!($begun))?]),+ };
                begun.is_empty()
            }

            /// The language's own name, which is the same in every language.
            pub const fn name(self) -> &'static str {
                match self { $(Language::$language => $name),+ }
            }
        }
    };
}

languages! {
    English "en" "en-GB" "ltr" '.' "English",
    Spanish "es" "es" "ltr" '.' "Español",
    French "fr" "fr" "ltr" ',' "Français",
    German "de" "de" "ltr" ',' "Deutsch",
    Portuguese "pt" "pt-BR" "ltr" ',' "Português",
    Arabic "ar" "ar-u-nu-latn" "rtl" '.' "العربية",
}

impl Language {
    /// The language with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The first of the languages that a browser asks for, such as `es-MX`, which the app speaks; English if it speaks none of them.
    pub fn of_browser<'a>(asked: impl IntoIterator<Item = &'a str>) -> Self {
        asked.into_iter().find_map(|asked| asked.split('-').next().and_then(Self::of_code)).unwrap_or(Self::English)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_browser_gets_its_language_whatever_the_country() {
        for (asked, language) in
            [("es", "es"), ("es-419", "es"), ("en-US", "en"), ("est", "en"), ("", "en"), ("tr,pt-PT,en", "pt")]
        {
            assert_eq!(Language::of_browser(asked.split(',')).code(), language, "{asked}");
        }
    }
}
