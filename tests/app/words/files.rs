//! The Fluent files: which messages there are, and which variables each needs.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use flub_tables::i18n::Language;

use crate::layers::root;

/// The languages, by folder name.
pub fn languages() -> [&'static str; Language::ALL.len()] {
    Language::ALL.map(Language::code)
}

/// A message as it is in its file.
#[derive(Debug, Default, PartialEq)]
pub struct Message {
    /// Its file, without language and extension: `shell/home`.
    pub file: String,
    /// The variables it needs.
    pub variables: BTreeSet<String>,
    /// The variant names of its selectors.
    pub choices: BTreeSet<String>,
}

/// Returns a language's files with their text, by [`Message::file`].
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
    let mut messages = BTreeMap::new();
    for (file, text) in files(language) {
        for (id, message) in messages_of(&file, &text) {
            assert!(messages.insert(id.clone(), message).is_none(), "{language}: {id} comes twice");
        }
    }
    messages
}

/// Returns the messages of one file, by id. Fails on anything but plain messages.
pub fn messages_of(file: &str, text: &str) -> Vec<(String, Message)> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file} does not parse: {errors:?}"));
    let mut messages = Vec::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => panic!("{file} has more than messages"),
        };
        let id = message.id.name;
        assert!(message.attributes.is_empty(), "{id} has attributes, which nothing reads");
        let pattern = message.value.unwrap_or_else(|| panic!("{id} is empty"));
        let mut found = Message { file: file.to_owned(), ..Message::default() };
        examine(&pattern, &mut found);
        messages.push((id.to_owned(), found));
    }
    messages
}

/// Collects what a pattern needs. Fails on an empty pattern.
fn examine(pattern: &Pattern<&str>, found: &mut Message) {
    let says = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => !value.trim().is_empty(),
        PatternElement::Placeable { .. } => true,
    };
    assert!(pattern.elements.iter().any(says), "a text in {} is empty", found.file);
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            examine_expression(expression, found);
        }
    }
}

fn examine_expression(expression: &Expression<&str>, found: &mut Message) {
    match expression {
        Expression::Inline(inline) => examine_inline(inline, found),
        Expression::Select { selector, variants } => {
            examine_inline(selector, found);
            for variant in variants {
                if let VariantKey::Identifier { name } = variant.key {
                    found.choices.insert(name.to_owned());
                }
                examine(&variant.value, found);
            }
        }
    }
}

/// Message references fail, since their file may not be loaded, and so do functions, since the app defines none.
fn examine_inline(inline: &InlineExpression<&str>, found: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => drop(found.variables.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => examine_expression(expression, found),
        InlineExpression::StringLiteral { .. } => {}
        beyond => panic!("{}: {beyond:?} is neither a variable nor a choice", found.file),
    }
}
