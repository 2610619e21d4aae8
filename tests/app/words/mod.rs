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
use phrases::Phrases;

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

/// All uses in a folder: every `id!("…")`, those in the first argument of `text(…)` and `with(…)` with what they are given.
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
    found.extend(ids(&tokens).into_iter().map(|id| Use { place: place.to_owned(), id, given: None }));
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let called = at.checked_sub(1).map(|before| tokens[before].to_string());
        if group.delimiter() == Delimiter::Parenthesis
            && let Some(name @ ("text" | "with")) = called.as_deref()
        {
            let arguments = arguments(group);
            let given = match name {
                "text" => Some(Given { names: BTreeSet::new(), complete: true }),
                _ => arguments.get(1).and_then(|values| given(values)),
            };
            for id in arguments.first().into_iter().flat_map(|first| ids_inside(first)) {
                let given = given.as_ref().map(|given| Given { names: given.names.clone(), ..*given });
                found.push(Use { place: place.to_owned(), id, given });
            }
        }
        uses_in(group.stream(), place, found);
    }
}

/// The ids among tokens: `id!("…")`.
fn ids(tokens: &[TokenTree]) -> Vec<String> {
    let id = |tokens: &[TokenTree]| match tokens {
        [TokenTree::Ident(id), TokenTree::Punct(sign), TokenTree::Group(group)]
            if id == "id" && sign.as_char() == '!' =>
        {
            let literal = group.stream().to_string();
            Some(literal.trim_matches('"').to_owned())
        }
        _ => None,
    };
    tokens.windows(3).filter_map(id).collect()
}

/// The ids among tokens and in the blocks among them, as in `match nature { … }`.
fn ids_inside(tokens: &[TokenTree]) -> Vec<String> {
    let blocks = tokens.iter().filter_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    });
    let inside = blocks.flat_map(|block| ids_inside(&block.into_iter().collect::<Vec<_>>()));
    ids(tokens).into_iter().chain(inside).collect()
}

/// The arguments of a call.
fn arguments(group: &Group) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<_> = group.stream().into_iter().collect();
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ',');
    tokens.split(is_comma).map(<[_]>::to_vec).filter(|argument| !argument.is_empty()).collect()
}

/// The text that a token is.
fn literal(token: &TokenTree) -> Option<String> {
    Some(token.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
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
            [TokenTree::Group(pair)] => literal(arguments(pair).first()?.first()?),
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
    assert!(unused.is_empty(), "never asked for: {unused:?}");
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
        let phrases = Phrases::read(&Path::new("static/locales").join(language)).expect("the files compile");
        let mut full = FluentBundle::new(vec![language.parse().expect("a language")]);
        full.set_use_isolating(false);
        for text in files(language).into_values() {
            let resource = FluentResource::try_new(text).expect("the file parses");
            full.add_resource(resource).expect("no id comes twice");
        }
        for (id, message) in messages(language) {
            let text = phrases.words.get(&id).or_else(|| phrases.how_to.get(&id)).expect("the message was compiled");
            let catalog = Catalog::new(text.clone());
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
    assert_eq!(catalog.format(0, &values).as_deref(), Ok(&*expected), "{id} with {sample:?}");
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
    let catalog = Catalog::new("Go\nHello {name}".to_owned());
    assert_eq!(catalog.len(), 2);
    assert_eq!(catalog.format(0, &[]).as_deref(), Ok("Go"));
    assert_eq!(catalog.format(2, &[]), Err(Gap::Message));
    assert_eq!(catalog.format(1, &[]), Err(Gap::Variable("name".to_owned())));
    assert_eq!(Gap::Variable("name".to_owned()).to_string(), "nothing is given for name");
    assert_eq!(catalog.format(1, &[("name", "Ada".into())]).as_deref(), Ok("Hello Ada"));
    assert_eq!(Catalog::new("{name[one".to_owned()).format(0, &[("name", 2.into())]), Err(Gap::Nonsense));
    for beyond in ["beyond = { greet }", "beyond = { NUMBER($name) }", "-term = Term", "sign = a ] b", "two = 1\n  2"] {
        assert!(phrases::compile(beyond).is_err(), "{beyond}");
    }
}

#[test]
fn a_choice_may_stand_in_another() {
    let text = "sum = { $a ->\n    [one] { $b ->\n        [one] 1 1\n       *[other] 1 { $b }\n    }\n    [3] three\n   *[other] { $a }\n} end";
    let catalog = Catalog::new(phrases::compile(text).expect("this is understood")["sum"].clone());
    for (a, b, said) in [(1, 1, "1 1 end"), (1, 4, "1 4 end"), (3, 1, "three end"), (7, 1, "7 end")] {
        assert_eq!(catalog.format(0, &[("a", a.into()), ("b", b.into())]).as_deref(), Ok(said));
    }
}

#[test]
fn a_message_is_numbered_alike_in_both_languages() {
    let [english, spanish] = LANGUAGES.map(|language| {
        let phrases = Phrases::read(&Path::new("static/locales").join(language)).expect("the files compile");
        let lines = |messages: &phrases::Messages| messages.values().all(|text| !text.contains('\n'));
        assert!(lines(&phrases.words) && lines(&phrases.how_to), "{language}: a message takes more than a line");
        phrases.words.into_keys().chain(phrases.how_to.into_keys()).collect::<Vec<_>>()
    });
    assert_eq!(english, spanish);
}
