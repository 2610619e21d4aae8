//! The words of the app: complete in both languages, all used, none missing, and put together as Fluent says.

#![cfg(not(target_arch = "wasm32"))]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

#[path = "../src/app/words/catalog.rs"]
mod catalog;
#[path = "../xtask/src/phrases.rs"]
mod phrases;

use catalog::{Catalog, Gap, Value};

const LANGUAGES: [&str; 2] = ["en", "es"];

/// A message as its file has it.
#[derive(Debug, Default, PartialEq)]
struct Message {
    /// The file it stands in.
    file: String,
    /// What it must be given.
    variables: BTreeSet<String>,
    /// The names that its selections choose between.
    choices: BTreeSet<String>,
}

/// The files of a language by name, with their text.
fn files(language: &str) -> BTreeMap<String, String> {
    let folder = Path::new("static/locales").join(language);
    let files = fs::read_dir(folder).expect("the language has a folder").map(|file| {
        let path = file.expect("a file can be listed").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a file can be read"))
    });
    files.collect()
}

/// The messages of a language by id. Fails on anything that is not a plain message, and on an id that comes twice.
fn messages(language: &str) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (file, text) in files(language) {
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file} does not parse: {errors:?}"));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Term(_) | Entry::Junk { .. } => panic!("{language}/{file}: only messages are understood"),
            };
            let id = message.id.name.to_owned();
            assert!(message.attributes.is_empty(), "{language}: {id} has attributes, which nothing reads");
            let pattern = message.value.unwrap_or_else(|| panic!("{language}: {id} is empty"));
            let mut found = Message { file: file.clone(), ..Message::default() };
            examine(&pattern, &mut found);
            assert!(messages.insert(id.clone(), found).is_none(), "{language}: {id} comes twice");
        }
    }
    messages
}

/// Notes what a pattern needs. An empty one says nothing to anybody.
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

fn examine_inline(inline: &InlineExpression<&str>, found: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => drop(found.variables.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => examine_expression(expression, found),
        InlineExpression::StringLiteral { .. } => {}
        beyond => panic!("{}: {beyond:?} is not understood by the catalog", found.file),
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let [english, spanish] = LANGUAGES.map(messages);
    let ids = |messages: &BTreeMap<String, Message>| messages.keys().cloned().collect::<BTreeSet<_>>();
    let only: Vec<_> = ids(&english).symmetric_difference(&ids(&spanish)).cloned().collect();
    assert!(only.is_empty(), "in one language only: {only:?}");
    for (id, message) in &english {
        assert_eq!(message.file, spanish[id].file, "{id} stands in different files");
        assert_eq!(message.variables, spanish[id].variables, "{id} has different variables");
    }
}

/// A place in the sources where a message is asked for.
#[derive(Debug)]
struct Use {
    place: PathBuf,
    id: String,
    /// The variables it is given, as far as they are written there; nothing where the call does not say.
    given: Option<Given>,
}

#[derive(Debug)]
struct Given {
    names: BTreeSet<String>,
    /// Whether the names are all there are.
    complete: bool,
}

/// All uses in a folder: the literals in the first argument of `text(…)`, `with(…)` and `Id(…)`.
fn uses(folder: &Path, found: &mut Vec<Use>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let place = entry.expect("a file can be listed").path();
        if place.is_dir() {
            uses(&place, found);
        } else if place.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&place).expect("a file can be read");
            uses_in(source.parse().expect("the file is Rust"), &place, found);
        }
    }
}

fn uses_in(stream: TokenStream, place: &Path, found: &mut Vec<Use>) {
    let tokens: Vec<_> = stream.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let called = at.checked_sub(1).map(|before| tokens[before].to_string());
        if group.delimiter() == Delimiter::Parenthesis
            && let Some(name @ ("text" | "with" | "Id")) = called.as_deref()
        {
            let arguments = arguments(group);
            let given = match name {
                "text" => Some(Given { names: BTreeSet::new(), complete: true }),
                "with" => arguments.get(1).and_then(|values| given(values)),
                _ => None,
            };
            for id in arguments.first().into_iter().flat_map(|first| literals(first)) {
                let given = given.as_ref().map(|given| Given { names: given.names.clone(), ..*given });
                found.push(Use { place: place.to_owned(), id, given });
            }
        }
        uses_in(group.stream(), place, found);
    }
}

/// The arguments of a call.
fn arguments(group: &Group) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<_> = group.stream().into_iter().collect();
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ',');
    tokens.split(is_comma).map(<[_]>::to_vec).filter(|argument| !argument.is_empty()).collect()
}

/// The texts among tokens and inside their groups, but not those of a macro or a call, which are no ids.
fn literals(tokens: &[TokenTree]) -> Vec<String> {
    let mut texts = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Literal(literal) => {
                let literal = literal.to_string();
                texts.extend(literal.strip_prefix('"').and_then(|text| text.strip_suffix('"')).map(str::to_owned));
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                texts.extend(literals(&group.stream().into_iter().collect::<Vec<_>>()));
            }
            _ => {}
        }
    }
    texts
}

/// The names in `&[("name", value), …]`; other members of the list make it incomplete, and anything else says nothing.
fn given(values: &[TokenTree]) -> Option<Given> {
    let [.., TokenTree::Group(list)] = values else { return None };
    if list.delimiter() != Delimiter::Bracket {
        return None;
    }
    let members = arguments(list);
    let names: BTreeSet<_> = members
        .iter()
        .filter_map(|member| match member.as_slice() {
            [TokenTree::Group(pair)] => literals(arguments(pair).first()?).pop(),
            _ => None,
        })
        .collect();
    Some(Given { complete: names.len() == members.len(), names })
}

#[test]
fn the_app_and_the_files_have_the_same_messages() {
    let messages = messages("en");
    let mut uses_found = Vec::new();
    uses(Path::new("src/app"), &mut uses_found);
    let missing: Vec<_> = uses_found.iter().filter(|found| !messages.contains_key(&found.id)).collect();
    assert!(missing.is_empty(), "without words: {missing:?}");
    let used: BTreeSet<_> = uses_found.iter().map(|found| &found.id).collect();
    let unused: Vec<_> = messages.keys().filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "never asked for by a literal in text(…), with(…) or Id(…): {unused:?}");
}

#[test]
fn messages_are_given_the_variables_they_want() {
    let messages = messages("en");
    let mut uses_found = Vec::new();
    uses(Path::new("src/app"), &mut uses_found);
    for Use { place, id, given } in &uses_found {
        let (Some(message), Some(given)) = (messages.get(id), given) else { continue };
        let right =
            if given.complete { given.names == message.variables } else { given.names.is_subset(&message.variables) };
        assert!(right, "{}: {id} wants {:?} and is given {:?}", place.display(), message.variables, given.names);
    }
}

#[test]
fn the_catalog_says_what_the_full_resolver_says() {
    for language in LANGUAGES {
        let texts: Vec<String> = files(language).into_values().collect();
        let catalog = Catalog::new(phrases::compile(&texts).expect("the files compile"));
        let mut full = FluentBundle::new(vec![language.parse().expect("a language")]);
        full.set_use_isolating(false);
        for text in &texts {
            let resource = FluentResource::try_new(text.clone()).expect("the file parses");
            full.add_resource(resource).expect("no id comes twice");
        }
        for (id, message) in messages(language) {
            let choices = message.choices.iter().map(|choice| FluentValue::from(choice.as_str()));
            let numbers = [0, 1, 2, 3, 5, 10, 16, 21, 101, 999].map(FluentValue::from);
            for sample in choices.chain(numbers).chain([FluentValue::from("Ada")]) {
                agree(&catalog, &full, &id, &message, &sample);
            }
        }
    }
}

/// Holds the catalog against the full resolver, with the same value for every variable of a message.
fn agree(
    catalog: &Catalog,
    full: &FluentBundle<FluentResource>,
    id: &str,
    message: &Message,
    sample: &FluentValue<'_>,
) {
    let value = match sample {
        FluentValue::Number(number) => Value::from(number.value as i64),
        FluentValue::String(text) => Value::from(&**text),
        other => panic!("no sample is like {other:?}"),
    };
    let values: Vec<_> = message.variables.iter().map(|name| (name.as_str(), value.clone())).collect();
    let arguments: FluentArgs<'_> = message.variables.iter().map(|name| (name.as_str(), sample.clone())).collect();
    let pattern = full.get_message(id).and_then(|message| message.value()).expect("the message is there");
    let mut errors = Vec::new();
    let expected = full.format_pattern(pattern, Some(&arguments), &mut errors);
    assert!(errors.is_empty(), "{id}: {errors:?}");
    assert_eq!(catalog.format(id, &values).as_deref(), Ok(&*expected), "{id} with {sample:?}");
}

#[test]
fn the_words_of_the_how_to_pages_are_asked_for_there_only() {
    let messages = messages("en");
    let mut uses_found = Vec::new();
    uses(Path::new("src/app"), &mut uses_found);
    for Use { place, id, .. } in &uses_found {
        let is_there_later = messages.get(id).is_some_and(|message| message.file.starts_with("how-to-"));
        assert!(
            !is_there_later || place.starts_with("src/app/how_to"),
            "{}: {id} may not be there yet",
            place.display()
        );
    }
}

#[test]
fn what_is_missing_is_told() {
    let compiled = |text: &str| phrases::compile(&[text.to_owned()]);
    let catalog = Catalog::new(compiled("part = Go\ngreet = Hello { $name }").expect("this is understood"));
    assert_eq!(catalog.format("nobody", &[]), Err(Gap::Message));
    assert_eq!(catalog.format("par", &[]), Err(Gap::Message));
    assert_eq!(catalog.format("greet", &[]), Err(Gap::Variable("name".to_owned())));
    assert_eq!(catalog.format("greet", &[("name", "Ada".into())]).as_deref(), Ok("Hello Ada"));
    assert_eq!(Catalog::new("odd {name[one".to_owned()).format("odd", &[("name", 2.into())]), Err(Gap::Nonsense));
    for beyond in ["beyond = { greet }", "beyond = { NUMBER($name) }", "-term = Term", "sign = a ] b", "two = 1\n  2"] {
        assert!(compiled(beyond).is_err(), "{beyond}");
    }
}

#[test]
fn a_choice_may_stand_in_another() {
    let text = "sum = { $a ->\n    [one] { $b ->\n        [one] 1 1\n       *[other] 1 { $b }\n    }\n    [3] three\n   *[other] { $a }\n} end";
    let catalog = Catalog::new(phrases::compile(&[text.to_owned()]).expect("this is understood"));
    for (a, b, said) in [(1, 1, "1 1 end"), (1, 4, "1 4 end"), (3, 1, "three end"), (7, 1, "7 end")] {
        assert_eq!(catalog.format("sum", &[("a", a.into()), ("b", b.into())]).as_deref(), Ok(said));
    }
}
