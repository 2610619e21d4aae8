use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};

/// A message as it is in its file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// Its file, without language and extension: `shell/home`.
    pub file: String,
    /// The variables it needs.
    pub variables: BTreeSet<String>,
    /// The names of the variants of its choices.
    pub choices: BTreeSet<String>,
    /// The categories that each choice by the plural of a number has, `other` among them.
    pub plurals: Vec<BTreeSet<String>>,
}

/// The messages of a language, by id.
pub type Messages = BTreeMap<String, Message>;

/// What CLDR calls the plurals of languages, but `other`, which every choice has.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// Reads a language's messages from its folder, and what is wrong with the folder: files that are not Fluent, messages that are more than
/// plain ones, ids that come twice.
#[must_use]
pub fn read(folder: &Path) -> (Messages, Vec<String>) {
    let (mut messages, mut problems) = (Messages::new(), Vec::new());
    for path in files(folder) {
        let file = path.strip_prefix(folder).unwrap_or(&path).with_extension("").to_string_lossy().replace('\\', "/");
        let found = fs::read_to_string(&path).map_err(|problem| format!("{file}: {problem}"));
        match found.and_then(|text| messages_of(&file, &text)) {
            Ok(found) => {
                for (id, message) in found {
                    if messages.insert(id.clone(), message).is_some() {
                        problems.push(format!("{file}: {id} comes twice"));
                    }
                }
            }
            Err(problem) => problems.push(problem),
        }
    }
    (messages, problems)
}

/// Returns the Fluent files below a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> =
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
    files.sort();
    files
}

/// Returns the messages of one file.
///
/// # Errors
/// If the text is not Fluent, or has anything but plain messages: the app has no terms, attributes, references or functions.
pub fn messages_of(file: &str, text: &str) -> Result<Vec<(String, Message)>, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let errors =
            errors.iter().map(|error| format!("line {}: {error}", text[..error.pos.start].lines().count().max(1)));
        format!("{file} is not Fluent: {}", errors.collect::<Vec<_>>().join("; "))
    })?;
    let mut messages = Vec::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => return Err(format!("{file} has more than messages")),
        };
        let id = message.id.name;
        let pattern = message.value.ok_or_else(|| format!("{file}: {id} is empty"))?;
        if !message.attributes.is_empty() {
            return Err(format!("{file}: {id} has attributes, which nothing reads"));
        }
        let mut found = Message { file: file.to_owned(), ..Message::default() };
        examine(&pattern, &mut found).map_err(|problem| format!("{file}: {id} {problem}"))?;
        messages.push((id.to_owned(), found));
    }
    Ok(messages)
}

/// Collects what a pattern needs.
fn examine(pattern: &Pattern<&str>, found: &mut Message) -> Result<(), String> {
    let says = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => !value.trim().is_empty(),
        PatternElement::Placeable { .. } => true,
    };
    if !pattern.elements.iter().any(says) {
        return Err("has an empty text".to_owned());
    }
    pattern.elements.iter().try_for_each(|element| match element {
        PatternElement::Placeable { expression } => examine_expression(expression, found),
        PatternElement::TextElement { .. } => Ok(()),
    })
}

fn examine_expression(expression: &Expression<&str>, found: &mut Message) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => examine_inline(inline, found),
        Expression::Select { selector, variants } => {
            examine_inline(selector, found)?;
            let names: BTreeSet<String> = variants.iter().filter_map(name).collect();
            // A choice of one or two or more people has other names too.
            let is_plural = |name: &String| name == "other" || PLURALS.contains(&name.as_str());
            if names.len() > 1 && names.contains("other") && names.iter().all(is_plural) {
                found.plurals.push(names.clone());
            }
            found.choices.extend(names);
            variants.iter().try_for_each(|variant| examine(&variant.value, found))
        }
    }
}

/// Returns the name of a variant, unless it is a number.
fn name(variant: &Variant<&str>) -> Option<String> {
    match variant.key {
        VariantKey::Identifier { name } => Some(name.to_owned()),
        VariantKey::NumberLiteral { .. } => None,
    }
}

/// Message references fail, since their file may not be loaded, and so do functions, since the app defines none.
fn examine_inline(inline: &InlineExpression<&str>, found: &mut Message) -> Result<(), String> {
    match inline {
        InlineExpression::VariableReference { id } => drop(found.variables.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => return examine_expression(expression, found),
        InlineExpression::StringLiteral { .. } => {}
        _ => return Err("has something that is neither a variable nor a choice".to_owned()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::messages_of;

    #[test]
    fn more_than_plain_messages_is_refused() {
        for beyond in [
            "a = { other }\nother = Text",
            "a = { NUMBER($name) }",
            "-term = Term",
            "a = A\n    .label = B",
            "a =",
            "a = {\"\"}{ -term }",
            "a = { $b",
        ] {
            assert!(messages_of("test", beyond).is_err(), "{beyond}");
        }
    }

    #[test]
    fn a_message_is_known_by_its_variables_and_choices() {
        let text = "a = { $b ->\n    [one] { $c }\n   *[other] { $d ->\n        [yes] D\n       *[no] E\n    }\n}";
        let messages = messages_of("test", text).expect("it is Fluent");
        let [(id, message)] = &messages[..] else { panic!("there is one message") };
        let joined = |names: &std::collections::BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!([id, &joined(&message.variables), &joined(&message.choices)], ["a", "b c d", "no one other yes"]);
        assert_eq!(message.plurals.iter().map(joined).collect::<Vec<_>>(), ["one other"]);
    }
}
