//! The words of a language as the app reads them: a line a message, in the order of their ids.
//!
//! Fluent is read here and not in the browser: its parser alone would be 10 KB of WebAssembly. What is left of a message is its
//! text, which the app knows by its line (`build.rs`). In the text `{name}` stands for the value of a variable and
//! `{name[one]…[few]…[]…}` for what fits it, the last where nothing else does; texts stand in texts.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// What stands for something else in a text, and so not for itself.
const SIGNS: [char; 5] = ['{', '}', '[', ']', '\n'];

/// What the files of the how-to pages begin with; `how-to.ftl` itself is for every page.
const HOW_TO: &str = "how-to-";

/// Messages by their ids.
pub type Messages = BTreeMap<String, String>;

/// The messages of a language, numbered in this order.
#[derive(Debug, Default)]
pub struct Phrases {
    /// All but those of the how-to pages.
    pub words: Messages,
    /// Those of the how-to pages.
    pub how_to: Messages,
}

impl Phrases {
    /// Reads the Fluent files in the folder of a language.
    ///
    /// # Errors
    /// Says which file cannot be read, or which message not be compiled.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let mut phrases = Self::default();
        for file in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
            let file = file.map_err(|error| error.to_string())?.path();
            let is_how_to = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(HOW_TO));
            let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let messages = compile(&text).map_err(|reason| format!("{}: {reason}", file.display()))?;
            if is_how_to { &mut phrases.how_to } else { &mut phrases.words }.extend(messages);
        }
        Ok(phrases)
    }
}

/// Compiles the messages of a file.
///
/// # Errors
/// Says which message cannot be: the file does not parse, or a text needs what the app does not know of Fluent, or contains a
/// brace, a bracket or a line break.
pub fn compile(file: &str) -> Result<Messages, String> {
    let mut messages = Messages::new();
    let resource = parser::parse_runtime(file).map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in resource.body {
        let Entry::Message(message) = entry else { return Err("only messages are understood".to_owned()) };
        let id = message.id.name;
        let mut line = String::new();
        let pattern = message.value.ok_or_else(|| format!("{id} is empty"))?;
        write(&mut line, &pattern).map_err(|reason| format!("{id}: {reason}"))?;
        messages.insert(id.to_owned(), line);
    }
    Ok(messages)
}

fn write(line: &mut String, pattern: &Pattern<&str>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } if value.contains(SIGNS) => {
                return Err(format!("{value:?} contains a brace, a bracket or a line break"));
            }
            PatternElement::TextElement { value } => line.push_str(value),
            PatternElement::Placeable { expression } => write_expression(line, expression)?,
        }
    }
    Ok(())
}

fn write_expression(line: &mut String, expression: &Expression<&str>) -> Result<(), String> {
    line.push('{');
    match expression {
        Expression::Inline(inline) => line.push_str(variable(inline)?),
        Expression::Select { selector, variants } => {
            line.push_str(variable(selector)?);
            for variant in variants.iter().filter(|variant| !variant.default) {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
                line.push_str(&format!("[{key}]"));
                write(line, &variant.value)?;
            }
            let default = variants.iter().find(|variant| variant.default).ok_or("nothing is left to be said")?;
            line.push_str("[]");
            write(line, &default.value)?;
        }
    }
    line.push('}');
    Ok(())
}

fn variable<'a>(expression: &InlineExpression<&'a str>) -> Result<&'a str, String> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(id.name),
        beyond => Err(format!("{beyond:?} is not understood")),
    }
}
