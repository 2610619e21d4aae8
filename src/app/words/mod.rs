//! All wording, from the Fluent files in `static/locales`. A page is sent the words of its language only, and those of the how-to
//! pages when it shows one.
//!
//! A message is named by `id!("home-lead")`, which is a number in the program (`build.rs`). `tests/words.rs` reads the sources and
//! holds every id and every variable against the files of both languages.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use super::{delivery, fault};

mod catalog;
#[macro_use]
mod id;
mod language;

use catalog::{Catalog, Gap};
pub use {catalog::Value, id::Id, language::Language};

/// The words of one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    catalog: Rc<Catalog>,
    how_to: Option<Rc<Catalog>>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        (self.language, self.has_how_to()) == (other.language, other.has_how_to())
    }
}

impl Words {
    /// The words of a language, with those of the how-to pages or without; nothing when they cannot be had.
    pub async fn of(language: Language, with_how_to: bool) -> Option<Self> {
        let code = language.code();
        let catalog = async |name| Some(Rc::new(Catalog::new(delivery::text(&format!("{name}-{code}")).await?)));
        let how_to = if with_how_to { Some(catalog("how-to").await?) } else { None };
        Some(Self { language, catalog: catalog("words").await?, how_to })
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether the how-to pages can be read.
    pub const fn has_how_to(&self) -> bool {
        self.how_to.is_some()
    }

    /// A message without variables.
    pub fn text(&self, id: Id) -> String {
        self.with(id, &[])
    }

    /// A message with the values of its variables: `words.with("won", &[("score", 16.into())])`.
    ///
    /// A variable that does not exist shows as the line of the message in brackets and is an error on the console.
    pub fn with(&self, id: Id, values: &[(&str, Value<'_>)]) -> String {
        let line = id.line();
        let found = match (line.checked_sub(self.catalog.len()), &self.how_to) {
            (None, _) => self.catalog.format(line, values),
            (Some(line), Some(how_to)) => how_to.format(line, values),
            (Some(_), None) => Err(Gap::Message),
        };
        found.unwrap_or_else(|gap| {
            web_sys::console::error_1(&format!("message {line}: {gap}").into());
            format!("⟦{line}⟧")
        })
    }
}

/// The words of a language, told to the page and to the fault page. They are brought; until then those before hold, and to
/// begin with the first.
#[hook]
pub fn use_words_of(first: &Words, language: Language, with_how_to: bool) -> Words {
    let words = use_state(|| first.clone());
    let wanted = use_mut_ref(|| language);
    {
        let words = words.clone();
        use_effect_with((language, with_how_to), move |&(language, with_how_to)| {
            *wanted.borrow_mut() = language;
            if words.language != language || with_how_to && !words.has_how_to() {
                spawn_local(async move {
                    let brought = Words::of(language, with_how_to).await;
                    if let Some(brought) = brought.filter(|_| *wanted.borrow() == language) {
                        words.set(brought);
                    }
                });
            }
        });
    }
    use_effect_with((*words).clone(), |words| {
        if let Some(root) = gloo::utils::document().document_element() {
            let _ = root.set_attribute("lang", words.language().code());
        }
        fault::speak(words);
    });
    (*words).clone()
}
