//! All wording, from the Fluent files in `static/locales`.
//!
//! The id of a message is always a string literal in a call of [`Words::text`] or [`Words::with`], or in an [`Id`]:
//! `tests/words.rs` reads the sources and holds every id and every variable against the files of both languages.

use std::rc::Rc;

use yew::prelude::*;

use super::fault;

mod catalog;
mod id;

use catalog::Catalog;
pub use catalog::Value;
pub use id::Id;

const ENGLISH: &[&str] = &[
    include_str!("../../../static/locales/en/shell.ftl"),
    include_str!("../../../static/locales/en/home.ftl"),
    include_str!("../../../static/locales/en/settings.ftl"),
    include_str!("../../../static/locales/en/how-to.ftl"),
    include_str!("../../../static/locales/en/how-to-lawtoe.ftl"),
    include_str!("../../../static/locales/en/how-to-poe.ftl"),
    include_str!("../../../static/locales/en/how-to-floating.ftl"),
    include_str!("../../../static/locales/en/how-to-wholes.ftl"),
    include_str!("../../../static/locales/en/table.ftl"),
    include_str!("../../../static/locales/en/seating.ftl"),
    include_str!("../../../static/locales/en/lawtoe.ftl"),
    include_str!("../../../static/locales/en/poe.ftl"),
    include_str!("../../../static/locales/en/floating.ftl"),
    include_str!("../../../static/locales/en/wholes-cards.ftl"),
    include_str!("../../../static/locales/en/wholes-decks.ftl"),
    include_str!("../../../static/locales/en/wholes.ftl"),
];

const SPANISH: &[&str] = &[
    include_str!("../../../static/locales/es/shell.ftl"),
    include_str!("../../../static/locales/es/home.ftl"),
    include_str!("../../../static/locales/es/settings.ftl"),
    include_str!("../../../static/locales/es/how-to.ftl"),
    include_str!("../../../static/locales/es/how-to-lawtoe.ftl"),
    include_str!("../../../static/locales/es/how-to-poe.ftl"),
    include_str!("../../../static/locales/es/how-to-floating.ftl"),
    include_str!("../../../static/locales/es/how-to-wholes.ftl"),
    include_str!("../../../static/locales/es/table.ftl"),
    include_str!("../../../static/locales/es/seating.ftl"),
    include_str!("../../../static/locales/es/lawtoe.ftl"),
    include_str!("../../../static/locales/es/poe.ftl"),
    include_str!("../../../static/locales/es/floating.ftl"),
    include_str!("../../../static/locales/es/wholes-cards.ftl"),
    include_str!("../../../static/locales/es/wholes-decks.ftl"),
    include_str!("../../../static/locales/es/wholes.ftl"),
];

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

    /// The language's own name.
    pub const fn name(self) -> Id {
        match self {
            Language::English => Id("settings-language-english"),
            Language::Spanish => Id("settings-language-spanish"),
        }
    }

    const fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => ENGLISH,
            Language::Spanish => SPANISH,
        }
    }
}

/// The words of one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    catalog: Rc<Catalog>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Words {
    /// Reads the files of a language.
    pub fn new(language: Language) -> Self {
        Self { language, catalog: Rc::new(Catalog::read(language.files())) }
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub fn text(&self, id: impl Into<Id>) -> String {
        self.with(id, &[])
    }

    /// A message with the values of its variables: `words.with("won", &[("score", 16.into())])`.
    ///
    /// An id or a variable that does not exist shows as the id in brackets and is an error on the console.
    pub fn with(&self, id: impl Into<Id>, values: &[(&str, Value<'_>)]) -> String {
        let Id(id) = id.into();
        self.catalog.format(id, values).unwrap_or_else(|gap| {
            web_sys::console::error_1(&format!("{id}: {gap:?}").into());
            format!("⟦{id}⟧")
        })
    }
}

/// The words of a language, told to the page and to the fault page.
#[hook]
pub fn use_words_of(language: Language) -> Words {
    let words = use_memo(language, |&language| Words::new(language));
    use_effect_with((*words).clone(), |words| {
        if let Some(root) = gloo::utils::document().document_element() {
            let _ = root.set_attribute("lang", words.language().code());
        }
        fault::speak(words);
    });
    (*words).clone()
}
