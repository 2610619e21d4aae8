//! The words of all Fluent files.

use std::{fs, path::Path};

use flub_tables::i18n::{Host, Joining, Language, Messages, Words};

thread_local! {
    /// All texts of every language, read once by each thread.
    static MESSAGES: [Vec<Messages>; Language::ALL.len()] = Language::ALL.map(|language| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/words").join(language.code());
        let mut messages = Vec::new();
        read(&root, &mut messages);
        messages
    });
}

fn read(folder: &Path, messages: &mut Vec<Messages>) {
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("a file can be listed").path();
        match path.is_dir() {
            true => read(&path, messages),
            false => messages.extend(fs::read_to_string(&path).ok().and_then(Messages::read)),
        }
    }
}

/// The words of a language. A message that is missing or does not fit its values fails the test.
pub fn words(language: Language) -> Words {
    let messages = MESSAGES.with(|messages| messages[language as usize].clone());
    Words::new(language, messages, Host { join, report: |error| panic!("{error}") })
}

/// The English words.
pub fn english() -> Words {
    thread_local! {
        static ENGLISH: Words = words(Language::English);
    }
    ENGLISH.with(Words::clone)
}

/// Joins a list as English does without a comma before its last word.
fn join(language: Language, joining: Joining, items: Vec<String>) -> String {
    let and = if language == Language::Spanish { " y " } else { " and " };
    match (joining, items.as_slice()) {
        (Joining::And, [first @ .., last]) if !first.is_empty() => format!("{}{and}{last}", first.join(", ")),
        _ => items.join(", "),
    }
}

/// The values of a message: `values! { who: "plaintiff", count: 2 }`.
#[macro_export]
macro_rules! values {
    ($($name:ident: $value:expr),* $(,)?) => { &[$((stringify!($name), flub_tables::i18n::Value::from($value))),*] };
}
