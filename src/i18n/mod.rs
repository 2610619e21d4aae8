//! All wording, from the Fluent files in `static/locales` and beside each game, which are compiled into the app: every part
//! of it brings the [`Messages`] that it shows.
//!
//! `tests/app/words` reads the sources and holds every id and every variable against the files of both languages.

mod isolated;
mod joining;
mod language;
mod messages;

use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use yew::prelude::*;

pub use self::isolated::isolated;
pub use self::language::Language;
pub use self::messages::Messages;
pub(crate) use self::messages::messages;
pub use fluent_bundle::FluentValue as Value;

/// The id of a message in the Fluent files.
pub type Id = &'static str;

/// The words of one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Rc<FluentBundle<FluentResource>>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.bundle, &other.bundle)
    }
}

impl Words {
    /// These messages in a language. Where an id comes twice, the later message holds.
    pub fn new(language: Language, messages: impl IntoIterator<Item = &'static Messages>) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // The values are names and numbers in the language's own direction: marks around them would be copied along.
        bundle.set_use_isolating(false);
        for text in messages.into_iter().flat_map(|messages| messages.of(language)) {
            // The tests hold that every file reads; if one did not, what can be read of it still holds.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle: Rc::new(bundle) }
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub fn text(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with the values of its variables: `words.with("won", &[("score", 16.into())])`.
    ///
    /// A message that does not exist shows as its id in brackets; that, and a variable that is missing, is an error on the
    /// console.
    pub fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            web_sys::console::error_1(&format!("there is no message {id}").into());
            return format!("⟦{id}⟧");
        };
        let values: FluentArgs = values.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        for error in errors {
            web_sys::console::error_1(&format!("message {id}: {error}").into());
        }
        text.into_owned()
    }
}

/// The words of a language with these messages, kept until either changes. The page says in which language it is.
#[hook]
pub fn use_words_of(language: Language, messages: Vec<&'static Messages>) -> Words {
    let words = use_memo((language, messages), |(language, messages)| Words::new(*language, messages.iter().copied()));
    use_effect_with((*words).clone(), |words| {
        if let Some(root) = gloo::utils::document().document_element() {
            let _ = root.set_attribute("lang", words.language().code());
        }
    });
    (*words).clone()
}
