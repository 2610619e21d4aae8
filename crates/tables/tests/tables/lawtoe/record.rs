//! The record: looking back, undo, and records from elsewhere.

use flub::games::lawtoe::LawToe;
use flub::play::Game;
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        table::{Intent, LawToeTable},
        wording,
    },
    i18n::{Language, Words},
    letters::mat_view::MatKey,
    table::{
        midend::TableMsg,
        table_game::TableGame,
        unreadable::{RecordForm, unreadable},
    },
};

use super::{FLUB, FULL, RICH, WON, letters, record, sit_down, square};
use crate::{At, values, words::words};

#[test]
fn looking_at_any_step_of_the_record_changes_nothing() {
    let mut at = sit_down("pedagogue", WON);
    let saved = at.saved();
    for step in 0..WON.len() {
        at.send([TableMsg::ToggleSheets, TableMsg::View(Some(step))]);
        assert!(!at.table.sheets.open, "on a phone the record would cover the mat");
        let past = letters(&sit_down("pedagogue", &WON[..step]));
        assert_eq!(letters(&at), past);
        let keys = [MatKey::Letter('F'), MatKey::Enter, MatKey::Erase].map(|key| Intent::Key(key, Coach::Off));
        at.send([Intent::Tap(square(7))]).send(keys);
        assert_eq!((letters(&at), at.saved()), (past, saved.clone()), "the past cannot be written in");
    }
    at.send([TableMsg::View(None)]);
    assert_eq!((letters(&at), at.saved()), ("FFFFFF..F".to_owned(), saved));
}

#[test]
fn undo_goes_back_to_the_persons_own_choice_and_redo_to_where_it_was() {
    let begun =
        "# plaintiff person\n# defendant computer expert\nflub 1 lawtoe pedagogue seed 3\nplaintiff goal even\n";
    let mut at = At::<LawToeTable>::sit_down(&format!("{begun}defendant F1 O9\n"));
    let before = at.saved();
    at.send([Intent::Tap(square(5)), Intent::Key(MatKey::Letter('P'), Coach::Off), Intent::Enter(Coach::Off)]);
    assert_eq!(at.table.step(), 3, "the computer has not answered yet");
    at.send([TableMsg::Undo]);
    assert_eq!(at.saved(), before, "even while it thinks");
    at.send([TableMsg::Redo]).let_answer();
    let after = at.saved();
    assert_ne!(after, before);
    at.send([TableMsg::Undo]);
    assert_eq!(at.saved(), before);
    at.send([TableMsg::Redo]);
    assert_eq!((at.saved(), at.table.can_redo()), (after, false));
    at.send([TableMsg::Undo, TableMsg::Undo]);
    assert_eq!((at.table.step(), at.table.can_undo()), (0, false));
    at.send([Intent::Act("goal odd".parse().expect("an act"))]).let_answer();
    assert_eq!(letters(&at).matches('.').count(), 7, "the computer wrote two letters");
}

#[test]
fn an_answer_to_another_step_or_to_another_record_is_not_taken() {
    let seats = "# plaintiff person\n# defendant computer expert\n";
    let mut at = At::<LawToeTable>::sit_down(&format!("{seats}{}", record("pedagogue", super::MISSED)));
    let question = at.table.question(flub_tables::context::settings::Pace::Short).expect("the computer is asked");
    let answer = LawToeTable::parse_answer(&(LawToeTable::THINK)(&question.text)).expect("it answers");
    for step in [2, 4] {
        let saved = at.saved();
        at.send([TableMsg::Answer(step, answer.clone())]);
        assert_eq!(at.saved(), saved);
    }
    at.send([TableMsg::Share(true)]);
    assert_eq!(at.table.question(flub_tables::context::settings::Pace::Short), None, "the record would change");
    let pasted = record("pedagogue", &[FLUB, &["plaintiff challenges A-flub"]].concat());
    at.send([TableMsg::Paste(pasted), TableMsg::LoadPasted]);
    let saved = at.saved();
    at.send([TableMsg::Answer(3, answer)]);
    assert_eq!(at.saved(), saved, "it is the Plaintiff's proof");
}

#[test]
fn a_record_from_elsewhere_is_played_on_by_the_same_players_and_counts_for_nothing() {
    let mut at = sit_down("pedagogue", RICH);
    assert!(!at.table.given);
    let other = "flub 1 lawtoe dragoman seed 99\nplaintiff goal odd\ndefendant F1 O2\n";
    at.send([TableMsg::Share(true), TableMsg::Paste(format!("# sent by a friend\n{other}")), TableMsg::LoadPasted]);
    assert_eq!(at.saved(), format!("# plaintiff person\n# defendant person\n# given moves\n{other}"));
    assert!(at.table.given && !at.table.sheets.sharing);
    let vacant = "flub 1 lawtoe dragoman seed 99\n";
    at.send([TableMsg::Paste(vacant.to_owned()), TableMsg::LoadPasted]);
    assert!(!at.table.given, "nothing is given in it");
}

/// What is wrong with a text, by what the table says about it.
type Why = fn(&Words, &RecordForm) -> String;

/// Texts that are not records.
const BAD: [(&str, Why); 7] = [
    ("", |words, form| words.with("table-unreadable-no-record", values! { game: form.name })),
    ("a shopping list", |words, form| words.with("table-unreadable-no-record", values! { game: form.name })),
    ("flub 2 lawtoe pedagogue seed 7", |words, _| words.with("table-unreadable-version", values! { version: "2" })),
    ("flub 1 chess open seed 7", |words, form| {
        words.with("table-unreadable-game", values! { name: "chess", title: words.text(form.title) })
    }),
    ("flub 1 lawtoe advocate seed 7", |words, form| {
        words.with("table-unreadable-setup", values! { example: form.example })
    }),
    ("flub 1 lawtoe pedagogue seed seven", |words, form| {
        words.with("table-unreadable-setup", values! { example: form.example })
    }),
    ("flub 1 lawtoe pedagogue seed 7; defendant dances", |words, form| {
        words.with("table-unreadable-line", values! { line: 2, title: words.text(form.title) })
    }),
];

/// What the table says about a pasted text that is no record.
fn refused(words: &Words, text: &str) -> String {
    let mut at = sit_down("pedagogue", RICH);
    let saved = at.saved();
    at.send([TableMsg::Share(true), TableMsg::Paste(text.to_owned()), TableMsg::LoadPasted]);
    assert_eq!(at.saved(), saved, "the match stays as it is");
    assert!(at.table.sheets.sharing);
    let trouble = at.table.sheets.trouble.as_ref().unwrap_or_else(|| panic!("it was taken: {text}"));
    unreadable(words, &LawToeTable::FORM, trouble, |refusal| wording::describe_refusal(words, *refusal))
}

#[test]
fn every_text_that_is_not_a_record_is_refused_with_the_reason_and_leaves_the_match_as_it_is() {
    for words in Language::ALL.map(words) {
        for (text, why) in BAD {
            assert_eq!(refused(&words, text), why(&words, &LawToeTable::FORM), "{text}");
        }
        assert_eq!(refused(&words, &"x".repeat(4 * 1024 * 1024 + 1)), words.text("table-unreadable-long"));
    }
    assert_eq!(LawToeTable::FORM.name, LawToe::NAME);
}

#[test]
fn a_record_against_the_rules_names_its_line_and_the_rule() {
    let begun = |more: &'static str| vec!["plaintiff goal odd", more];
    let flub = |more: &[&'static str]| [FLUB, more].concat();
    type Rule = fn(&Words) -> String;
    let against: [(&str, Vec<&str>, Rule); 15] = [
        ("pedagogue", vec!["plaintiff F1"], |words| words.text("lawtoe-refused-goal-due")),
        ("pedagogue", begun("defendant goal even"), |words| words.text("lawtoe-refused-goal-set")),
        ("pedagogue", vec!["plaintiff goal E6"], |words| words.text("lawtoe-refused-goal-other")),
        ("pedagogue", begun("plaintiff F1"), |words| words.with("lawtoe-refused-turn", values! { role: "defendant" })),
        ("pedagogue", begun("defendant challenges A-flub"), |words| words.text("lawtoe-refused-nothing")),
        ("pedagogue", begun("defendant F1"), |words| words.with("lawtoe-refused-count", values! { due: 2, given: 1 })),
        ("pedagogue", begun("defendant F1 R2"), |words| words.with("lawtoe-refused-letter", values! { letter: "R" })),
        ("pedagogue", begun("defendant F1 F12"), |words| words.with("lawtoe-refused-square", values! { square: 12 })),
        ("pedagogue", begun("defendant F1 F1"), |words| words.with("lawtoe-refused-filled", values! { square: 1 })),
        ("dragoman", begun("defendant F1 F5"), |words| words.with("lawtoe-refused-barred", values! { square: 5 })),
        ("pedagogue", flub(&["plaintiff lets it stand"]), |words| words.text("lawtoe-refused-not-full")),
        ("pedagogue", [FULL, &["defendant F1"]].concat(), |words| words.text("lawtoe-refused-full")),
        ("pedagogue", flub(&["plaintiff gives up"]), |words| words.text("lawtoe-refused-no-burden")),
        ("pedagogue", flub(&["plaintiff challenges A-flub", "plaintiff F3"]), |words| {
            words.text("lawtoe-refused-proof-due")
        }),
        ("pedagogue", flub(&["plaintiff challenges A-flub", "plaintiff gives up", "defendant F3"]), |words| {
            words.text("lawtoe-refused-over")
        }),
    ];
    for words in Language::ALL.map(words) {
        for (variant, actions, rule) in &against {
            let told = values! { line: actions.len() + 1, why: rule(&words) };
            let said = refused(&words, &record(variant, actions));
            assert_eq!(said, words.with("table-unreadable-refused", told), "{actions:?}");
        }
    }
}
