//! All wording, from the Fluent files in `static/words`. They are not in the program: each [`Language`] has a file for each
//! [`Chapter`] beside it, of which the app loads what it says.
//!
//! `tests/app/words` reads the sources and holds every id and every variable against the files of all languages.

mod chapter;
mod isolated;
mod joining;
mod language;
mod messages;

use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

pub use self::chapter::Chapter;
pub use self::isolated::isolated;
pub use self::joining::Joining;
pub use self::language::Language;
pub use self::messages::Messages;
pub use fluent_bundle::FluentValue as Value;

/// The id of a message in the Fluent files.
pub type Id = &'static str;

/// What words need of the place where they are shown.
#[derive(Clone, Copy)]
pub struct Host {
    /// Joins the items of a list as a language does.
    pub join: fn(Language, Joining, Vec<String>) -> String,
    /// Reports a message that is missing or does not fit its values.
    pub report: fn(&str),
}

/// The words of one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    host: Host,
    bundle: Rc<FluentBundle<Rc<FluentResource>>>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.bundle, &other.bundle)
    }
}

impl Words {
    /// These messages, which are in this language. Where an id comes twice, the later message holds.
    pub fn new(language: Language, messages: impl IntoIterator<Item = Messages>, host: Host) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // Among words from right to left, values such as sums keep their own direction. Elsewhere marks around them would be copied along.
        bundle.set_use_isolating(language.direction() == "rtl");
        for Messages(resource) in messages {
            bundle.add_resource_overriding(resource);
        }
        Self { language, host, bundle: Rc::new(bundle) }
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
            (self.host.report)(&format!("there is no message {id}"));
            return format!("⟦{id}⟧");
        };
        let values: FluentArgs = values.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        for error in errors {
            (self.host.report)(&format!("message {id}: {error}"));
        }
        text.into_owned()
    }
}
