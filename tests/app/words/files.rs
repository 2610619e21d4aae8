//! The Fluent files: their texts, and which messages there are.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use flub_tables::i18n::Language;
use words::Message;

use crate::layers::root;

/// The languages, by folder name.
pub fn languages() -> [&'static str; Language::ALL.len()] {
    Language::ALL.map(Language::code)
}

/// Returns a language's files with their text, by the file of a [`Message`].
pub fn files(language: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for chapter in inside(&root().join("static/words").join(language)) {
        for path in inside(&chapter) {
            assert!(path.extension().is_some_and(|end| end == "ftl"), "{} is no Fluent file", path.display());
            let text = fs::read_to_string(&path).expect("a file can be read");
            files.insert(format!("{}/{}", name(&chapter), name(&path)), text);
        }
    }
    files
}

/// Returns the chapter of a file.
pub fn chapter_of(file: &str) -> &str {
    file.split('/').next().unwrap_or_default()
}

/// Returns what is in a folder.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap_or_else(|_| panic!("there is no folder {}", folder.display()));
    inside.map(|entry| entry.expect("it can be listed").path()).collect()
}

fn name(path: &Path) -> String {
    path.file_stem().expect("it has a name").to_string_lossy().into_owned()
}

/// Returns a language's messages by id. Fails on anything but plain messages, and on a duplicate id.
pub fn messages(language: &str) -> BTreeMap<String, Message> {
    let (messages, problems) = words::read(&root().join("static/words").join(language));
    assert!(problems.is_empty(), "{language}: {problems:?}");
    messages
}
