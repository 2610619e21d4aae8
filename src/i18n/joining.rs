//! Lists and sentences put together, as each language does it.

use js_sys::{
    Array,
    Intl::{ListFormat, ListFormatOptions, ListFormatType},
    JsString,
};

use super::Words;

impl Words {
    /// Items within a sentence: "A, B and C".
    pub fn list<T: ToString>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.listed(ListFormatType::Conjunction, items)
    }

    /// Items on their own, as in an answer or after a colon: "A, B, C".
    pub fn series<T: ToString>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.listed(ListFormatType::Unit, items)
    }

    fn listed<T: ToString>(&self, kind: ListFormatType, items: impl IntoIterator<Item = T>) -> String {
        let options = ListFormatOptions::new();
        options.set_type(kind);
        let format = ListFormat::new(&Array::of1(&self.language.locale().into()), &options);
        let items: Array = items.into_iter().map(|item| JsString::from(item.to_string())).collect();
        format.format(&items).into()
    }

    /// Sentences, one after another. Empty ones are left out.
    pub fn sentences<T: Into<String>>(&self, sentences: impl IntoIterator<Item = T>) -> String {
        joined(sentences, |first, then| self.with("shell-sentences", &[("first", first.into()), ("then", then.into())]))
    }

    /// Parts that may have commas of their own: "A, b; C, d". Empty ones are left out.
    pub fn clauses<T: Into<String>>(&self, clauses: impl IntoIterator<Item = T>) -> String {
        joined(clauses, |first, then| self.with("shell-clauses", &[("first", first.into()), ("then", then.into())]))
    }
}

fn joined<T: Into<String>>(parts: impl IntoIterator<Item = T>, join: impl Fn(String, String) -> String) -> String {
    let parts = parts.into_iter().map(Into::into).filter(|part| !part.is_empty());
    parts.reduce(join).unwrap_or_default()
}
