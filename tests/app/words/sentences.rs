//! The sentences of `docs/sentences.md`, which stand there in every language.

use std::{collections::BTreeMap, fs};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use flub_tables::i18n::Language;

use super::files::files;
use crate::layers::root;

#[test]
fn the_table_of_sentences_says_what_the_files_say() {
    let text = fs::read_to_string(root().join("docs/sentences.md")).expect("the table is there");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let mut written: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [message, language, sentence] = cells[..] else { panic!("{row}") };
        written.entry(message.trim_matches('`')).or_default().insert(language, sentence);
    }
    assert_eq!(written.len(), 10, "{:?}", written.keys());
    for language in Language::ALL.into_iter().filter(|language| language.is_complete()).map(Language::code) {
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for text in files(language).into_values() {
            bundle.add_resource(FluentResource::try_new(text).expect("the file parses")).expect("no id comes twice");
        }
        for (message, sentences) in &written {
            let mut parts = message.split(' ');
            let id = parts.next().unwrap_or_default();
            let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("the message is there");
            let values: FluentArgs<'_> = parts.filter_map(|part| part.split_once('=')).map(value).collect();
            let said = bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
            assert_eq!(sentences.get(language), Some(&&*said), "{language}: {message}");
        }
    }
}

/// A value as the table writes it: a number where it is one.
fn value<'a>((name, written): (&'a str, &'a str)) -> (&'a str, FluentValue<'a>) {
    (name, written.parse::<u32>().map_or_else(|_| written.into(), FluentValue::from))
}
