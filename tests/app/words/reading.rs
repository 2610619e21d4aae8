//! How messages read once they are put together.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::files::{files, languages, messages};

/// Variables that are whole sentences, with a stop of their own.
const SENTENCES: [&str; 2] = ["why", "belief"];

/// Variables that are cards or values in words.
const CARDS: [&str; 4] = ["card", "second", "value", "rest"];

/// A value in words, which begins small.
const SMALL: &str = "one half";

/// A message with one value for all its variables, as the page says it.
struct Said {
    language: &'static str,
    id: String,
    text: String,
}

/// Draws every message of every language with values of this kind, in every variant: as it is, and with each of its variables being each
/// of the names that its choices have.
fn all_said(value: &FluentValue<'static>) -> Vec<Said> {
    let mut all = Vec::new();
    for language in languages() {
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for text in files(language).into_values() {
            bundle.add_resource(FluentResource::try_new(text).expect("the file parses")).expect("no id comes twice");
        }
        for (id, message) in messages(language) {
            let pattern = bundle.get_message(&id).and_then(|message| message.value()).expect("the message is there");
            let chosen =
                message.variables.iter().flat_map(|name| message.choices.iter().map(move |choice| (name, choice)));
            for chosen in std::iter::once(None).chain(chosen.map(Some)) {
                let given = |name: &String| match chosen {
                    Some((chosen, choice)) if chosen == name => FluentValue::from(choice.as_str()),
                    _ if SENTENCES.contains(&name.as_str()) => FluentValue::from("It is so."),
                    _ if CARDS.contains(&name.as_str()) && matches!(value, FluentValue::String(_)) => SMALL.into(),
                    _ => value.clone(),
                };
                let values: FluentArgs<'_> =
                    message.variables.iter().map(|name| (name.as_str(), given(name))).collect();
                let text = bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned();
                // A name is only chosen by; where it would be said, the variable is for something else.
                let says = |choice: &str| {
                    text.split(|sign: char| !sign.is_alphanumeric() && sign != '-').any(|word| word == choice)
                };
                if chosen.is_none_or(|(_, choice)| !says(choice)) {
                    all.push(Said { language, id: id.clone(), text });
                }
            }
        }
    }
    all
}

/// Holds that no message with such a value has one of these flaws.
fn hold(value: FluentValue<'static>, flaw: impl Fn(&Said) -> bool) {
    let flawed = all_said(&value).into_iter().filter(|said| flaw(said));
    let flawed: Vec<_> = flawed.map(|Said { language, id, text }| format!("{language}: {id}: {text}")).collect();
    assert!(flawed.is_empty(), "{flawed:#?}");
}

#[test]
fn no_sentence_ends_twice_or_has_an_empty_place() {
    let doubled = ["..", "!.", "?.", ",,", ",.", " .", " ,", "  ", "()", "“”", "«»", ": ."];
    let numbers = [0, 1, 2, 5, 21].map(FluentValue::from);
    for value in [FluentValue::from("Ada")].into_iter().chain(numbers) {
        hold(value, |said| doubled.iter().any(|doubled| said.text.replace("...", "…").contains(doubled)));
    }
}

#[test]
fn a_sentence_begins_with_a_capital() {
    hold(FluentValue::from("Ada"), |said| {
        let after = |stop: char| {
            said.text.match_indices(stop).any(|(at, _)| {
                let rest = said.text[at + stop.len_utf8()..].strip_prefix([' ', '\n']);
                rest.and_then(|rest| rest.chars().next()).is_some_and(char::is_lowercase)
            })
        };
        let stops = ['.', '!', '?'];
        // Arabic has no capitals.
        let begins_small = said.text.starts_with(SMALL) && said.text.ends_with(stops) && said.language != "ar";
        begins_small || stops.into_iter().any(after)
    });
}
