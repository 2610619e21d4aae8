//! The words of all Fluent files.

use std::{fs, path::Path, sync::LazyLock};

use flub_tables::i18n::{Host, Joining, Language, Messages, Words};

/// All texts of every language, from wherever their folders lie.
static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    Messages(Language::ALL.map(|language| {
        let mut texts = Vec::new();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        ["src", "static"].iter().for_each(|folder| read(&root.join(folder), language.code(), &mut texts));
        &*texts.leak()
    }))
});

fn read(folder: &Path, code: &str, texts: &mut Vec<&'static str>) {
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("a file can be listed").path();
        if path.is_dir() {
            read(&path, code, texts);
        } else if path.extension().is_some_and(|end| end == "ftl") && folder.ends_with(code) {
            texts.push(fs::read_to_string(&path).expect("a file can be read").leak());
        }
    }
}

/// The words of a language. A message that is missing or does not fit its values fails the test.
pub fn words(language: Language) -> Words {
    Words::new(language, [&*MESSAGES], Host { join, report: |error| panic!("{error}") })
}

/// The English words.
pub fn english() -> Words {
    words(Language::English)
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
