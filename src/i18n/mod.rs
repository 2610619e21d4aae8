//! The words of the page: kept for its components, and joined to lists by the browser.

pub mod chapters;

use flub_tables::i18n::{Host, Joining, Language, Words};
use js_sys::{
    Array,
    Intl::{ListFormat, ListFormatOptions, ListFormatType},
    JsString,
};
use yew::prelude::*;

/// The words of a language, as far as they are loaded, kept until there are more. The page says in which language it is, and
/// which way that runs.
#[hook]
pub fn use_words_in(language: Language) -> Words {
    let words = use_memo((language, chapters::all(language)), |(language, messages)| {
        Words::new(*language, messages.iter().cloned(), HOST)
    });
    use_effect_with((*words).clone(), |words| {
        if let Some(root) = gloo::utils::document().document_element() {
            let _ = root.set_attribute("lang", words.language().code());
            let _ = root.set_attribute("dir", words.language().direction());
        }
    });
    (*words).clone()
}

/// What the browser does for words.
pub const HOST: Host = Host { join, report };

fn join(language: Language, joining: Joining, items: Vec<String>) -> String {
    let options = ListFormatOptions::new();
    options.set_type(match joining {
        Joining::And => ListFormatType::Conjunction,
        Joining::Series => ListFormatType::Unit,
    });
    let format = ListFormat::new(&Array::of1(&language.locale().into()), &options);
    let items: Array = items.into_iter().map(JsString::from).collect();
    format.format(&items).into()
}

fn report(error: &str) {
    web_sys::console::error_1(&error.into());
}
