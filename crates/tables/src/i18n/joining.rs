//! Lists and sentences put together, as each language does it.

use super::Words;

/// How the items of a list are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joining {
    /// Within a sentence: "A, B and C".
    And,
    /// On their own: "A, B, C".
    Series,
}

impl Words {
    /// Items within a sentence: "A, B and C".
    pub fn list<T: ToString>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.join(Joining::And, items.into_iter().map(|item| item.to_string()).collect())
    }

    /// Items on their own, as in an answer or after a colon: "A, B, C".
    pub fn series<T: ToString>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.join(Joining::Series, items.into_iter().map(|item| item.to_string()).collect())
    }

    /// A few of these items, and whether there are others: the first, one in the middle and the last.
    pub fn some_of<T: ToString>(&self, items: &[T]) -> String {
        let (first, last) = (0, items.len().saturating_sub(1));
        let mut places = vec![first, last / 2, last];
        places.dedup();
        let are_all = items.len() <= places.len();
        let list = self.series(places.into_iter().filter_map(|place| items.get(place)).map(T::to_string));
        if are_all { list } else { self.with("table-some-of", &[("list", list.into())]) }
    }

    fn join(&self, joining: Joining, items: Vec<String>) -> String {
        (self.host.join)(self.language, joining, items.into_iter().map(unbroken).collect())
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

/// A connection such as 1-6-11-16 is not broken at the end of a line: a word joiner (U+2060) follows each of its hyphens.
fn unbroken(item: String) -> String {
    if item.starts_with(|first: char| first.is_ascii_digit()) {
        item.split('-').collect::<Vec<_>>().join("-\u{2060}")
    } else {
        item
    }
}
