//! The words of a language as the app reads them: a line a message, in the order of their ids.
//!
//! Fluent is read here and not in the browser: its parser alone would be 10 KB of WebAssembly. What is left of a message is its
//! id, a space and its text. In the text `{name}` stands for the value of a variable and
//! `{name[one]…[few]…[]…}` for what fits it, the last where nothing else does; texts stand in texts.

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// What stands for something else in a text, and so not for itself.
const SIGNS: [char; 5] = ['{', '}', '[', ']', '\n'];

/// Compiles the messages of these files.
///
/// # Errors
/// Says which message cannot be: a file does not parse, or a text needs what the app does not know of Fluent, or contains a
/// brace, a bracket or a line break.
pub fn compile(files: &[String]) -> Result<String, String> {
    let mut lines = Vec::new();
    for file in files {
        let resource = parser::parse_runtime(file.as_str()).map_err(|(_, errors)| format!("{errors:?}"))?;
        for entry in resource.body {
            let Entry::Message(message) = entry else { return Err("only messages are understood".to_owned()) };
            let id = message.id.name;
            let mut line = format!("{id} ");
            let pattern = message.value.ok_or_else(|| format!("{id} is empty"))?;
            write(&mut line, &pattern).map_err(|reason| format!("{id}: {reason}"))?;
            lines.push(line);
        }
    }
    // By their ids, as the app looks for them: an id ends before any letter.
    lines.sort_unstable();
    Ok(lines.join("\n"))
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
