//! The app's words: complete in every language, all used, none missing, and loaded where they are used.

mod files;
mod reading;
mod sentences;
mod sources;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use files::{chapter_of, files, languages, messages};
use flub_tables::i18n::{Chapter, Language};
use sources::{Given, Sources};
use words::{Ages, Difference, compare};

use crate::layers::root;

#[test]
fn all_languages_say_the_same_things() {
    let english = messages("en");
    for language in languages() {
        let mut differences = compare((&english, &Ages::new()), (&messages(language), &Ages::new()));
        if Language::of_code(language).is_some_and(|language| !language.is_complete()) {
            differences.retain(|_, differences| *differences != [Difference::Missing]);
        }
        assert!(differences.is_empty(), "{language}: {differences:?}");
    }
}

/// In each category a sentence is another one, so that a number needs all those that it can have.
#[test]
fn a_choice_by_number_has_the_plurals_of_its_language() {
    for language in languages() {
        let needed: &[&str] = if language == "ar" { &["two", "few", "other"] } else { &["one", "other"] };
        for (id, message) in messages(language) {
            for plurals in &message.plurals {
                let lacks: Vec<_> = needed.iter().filter(|&&category| !plurals.contains(category)).collect();
                assert!(lacks.is_empty(), "{language}: {id} has {plurals:?} and lacks {lacks:?}");
            }
        }
    }
}

/// The list of languages cannot be read by the page before the app has loaded, and by the tests in a browser.
#[test]
fn every_language_is_named_beside_the_list() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("the file can be read");
    let (page, looks) = (read("index.html"), read("tests/browser/looks.ts"));
    assert!(page.contains("<html lang=\"en\""));
    let apologies = page.matches("<div class=\"plain\"").count();
    for language in languages().into_iter().filter(|&language| language != "en") {
        assert_eq!(page.matches(&format!("<p lang=\"{language}\"")).count(), apologies, "{language}");
    }
    assert!(looks.contains(&format!("LANGUAGES = {:?} as const", languages())));
}

#[test]
fn the_app_and_the_files_have_the_same_messages() {
    let (messages, uses) = (messages("en"), Sources::read().uses());
    let missing: Vec<_> = uses.iter().filter(|found| !messages.contains_key(&found.id)).collect();
    assert!(missing.is_empty(), "without words: {missing:?}");
    let used: BTreeSet<_> = uses.iter().map(|found| &found.id).collect();
    let unused: Vec<_> = messages.keys().filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "never asked for: {unused:?}");
}

#[test]
fn messages_are_given_the_variables_they_want() {
    let messages = messages("en");
    for sources::Use { place, id, given } in Sources::read().uses() {
        let (Some(message), Some(given)) = (messages.get(&id), given) else { continue };
        let right =
            if given.complete { given.names == message.variables } else { given.names.is_subset(&message.variables) };
        assert!(right, "{}: {id} wants {:?} and is given {:?}", place.display(), message.variables, given.names);
    }
}

/// Rows of terms name them; the glossary explains what it finds by one of a term's forms.
#[test]
fn a_term_is_found_by_its_name() {
    for language in languages() {
        let files = files(language);
        let lines: BTreeMap<_, _> =
            files.values().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" = ")).collect();
        let named = lines.iter().filter_map(|(id, name)| Some((id.strip_suffix("-name")?, name.to_lowercase())));
        for (term, name) in named.filter(|(term, _)| term.contains("-term-")) {
            assert!(lines[term].split(", ").any(|form| form.to_lowercase() == name), "{language}: {term}");
        }
    }
}

/// Tries numbers of every plural category, every variant name, and a name that is not a variant.
#[test]
fn every_message_reads_with_any_value() {
    for language in languages() {
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for text in files(language).into_values() {
            let resource = FluentResource::try_new(text).expect("the file parses");
            bundle.add_resource(resource).expect("no id comes twice");
        }
        for (id, message) in messages(language) {
            let pattern = bundle.get_message(&id).and_then(|message| message.value()).expect("the message is there");
            let choices = message.choices.iter().map(|choice| FluentValue::from(choice.as_str()));
            let numbers = [0, 1, 2, 3, 5, 10, 16, 21, 101, 999].map(FluentValue::from);
            for sample in choices.chain(numbers).chain([FluentValue::from("Ada")]) {
                let values: FluentArgs<'_> =
                    message.variables.iter().map(|name| (name.as_str(), sample.clone())).collect();
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
                assert!(errors.is_empty(), "{language}: {id} with {sample:?}: {errors:?}");
                assert!(!text.trim().is_empty(), "{language}: {id} with {sample:?} is empty");
            }
        }
    }
}

/// What home and the set-up of a first game draw beside the set-ups themselves, which are there before the tables.
const FIRST: [&str; 12] = [
    "context",
    "platform",
    "route",
    "ui",
    "games/mod.rs",
    "shell/assignment.rs",
    "shell/crash.rs",
    "shell/home.rs",
    "shell/location.rs",
    "shell/notices.rs",
    "table/seating_choice.rs",
    "table/set_up_frame.rs",
];

/// Whether a chapter is loaded wherever a source draws.
fn is_loaded(chapter: &str, place: &Path) -> bool {
    match chapter {
        "play" => !place.ends_with("setup_page.rs") && !FIRST.iter().any(|first| place.starts_with(first)),
        "learn" => in_lessons(place),
        "teach" => place.starts_with("classroom"),
        _ => true,
    }
}

/// Whether a source draws in lessons only.
fn in_lessons(place: &Path) -> bool {
    // The pages for a class load the lessons wherever they draw them.
    let lessons = ["exercise", "lessons", "classroom"].iter().any(|folder| place.starts_with(folder));
    lessons || place.starts_with("games") && place.iter().nth(2).is_some_and(|folder| folder == "exercise")
}

#[test]
fn every_language_has_all_chapters_and_no_other() {
    for language in languages() {
        let files = files(language);
        let chapters: BTreeSet<_> = files.keys().map(|file| chapter_of(file)).collect();
        assert_eq!(chapters, Chapter::ALL.map(Chapter::name).into(), "{language}");
    }
}

/// Elsewhere the message might not be loaded, and the page would show its id.
#[test]
fn a_part_asks_for_the_messages_it_brings() {
    let (messages, sources) = (messages("en"), Sources::read());
    for sources::Use { place, id, .. } in sources.uses() {
        let Some(message) = messages.get(&id) else { continue };
        let is_there = is_loaded(chapter_of(&message.file), &place);
        assert!(is_there, "{} asks for {id} of {}, which need not be there", place.display(), message.file);
    }
}

#[test]
fn messages_are_found_wherever_they_are_asked_for() {
    let source = r#"
        struct Section { title: Id }
        enum Block { Text(Id), Table(&'static [&'static [Id]]), Boards(&'static [(&'static str, Id)]) }
        const SECTION: Section = Section { title: "a-title", name: "no-title" };
        const BLOCKS: [Block; 3] = [Text("a-text"), Table(&[&["a-cell"]]), Boards(&[("x d4; o e5", "a-board")])];
        fn label(self) -> Id {
            match self.0 { "no-pattern" => "a-label", _ => if true { "b-label" } else { "c-label" } }
        }
        fn draw() {
            html! { <p class="no-class">{words.text("a-plain")}</p> }
            words.with("a-given", &[("name", name.into())]);
            words.with(match name { "no-name" => "a-choice", _ => "b-choice" }, &[("name", name.into()), other]);
            words.with("a-list", &values);
            with("no-method", &[]);
        }
    "#;
    let uses = Sources::of(source).uses();
    let ids: Vec<_> = uses.iter().map(|found| found.id.as_str()).collect();
    let expected = ["a-title", "a-text", "a-cell", "a-board", "a-label", "b-label", "c-label"];
    assert_eq!(ids, [&expected[..], &["a-plain", "a-given", "a-choice", "b-choice", "a-list"]].concat());
    let given = |id: &str| uses.iter().find(|found| found.id == id).and_then(|found| found.given.clone());
    let names = |names: &[&str], complete| Given { names: names.iter().map(ToString::to_string).collect(), complete };
    assert_eq!(given("a-plain"), Some(names(&[], true)));
    assert_eq!(given("a-given"), Some(names(&["name"], true)));
    assert_eq!(given("b-choice"), Some(names(&["name"], false)));
    assert_eq!((given("a-list"), given("a-label")), (None, None));
}
