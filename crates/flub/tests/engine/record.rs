//! Records as text: what reads back, and what is wrong with what does not.

use flub::{
    games::lawtoe::{LawToe, Refusal, Role, Variant},
    games::poe::Poe,
    play::{Record, RecordFault, Seat, Seed, Unreadable},
};
use proptest::prelude::*;

type Match = Record<LawToe>;

const HEADER: &str = "flub 1 lawtoe pedagogue seed 7";

/// Returns the line and the fault of a text that is not a record.
fn fault(text: &str) -> (usize, RecordFault<Refusal>) {
    let error = text.parse::<Match>().expect_err(text);
    (error.line, error.fault)
}

#[test]
fn a_record_is_lines_of_text() {
    let text = "flub 1 lawtoe dragoman seed 18446744073709551615\nplaintiff goal odd\ndefendant P1 P2\n\
        plaintiff challenges A-flub\nplaintiff proves P3: 123\n";
    let record: Match = text.parse().expect("a record");
    assert_eq!((record.setup(), record.seed()), (&Variant::Dragoman, Seed(u64::MAX)));
    assert_eq!(record.played().len(), 4);
    assert_eq!(record.state().verdict().map(|verdict| verdict.winner()), Some(Role::Plaintiff));
    assert_eq!(record.to_string(), text);
}

/// An action that does not start a line follows the previous one, so that a round of POE is one line.
#[test]
fn actions_that_belong_together_share_a_line() {
    let text = "flub 1 poe beginning seats 2 for 2 rounds seed 1\n\
        1 goal O; 2 F1; 1 challenges A; 1 gives up\n2 goal E; 1 P2\n";
    let record: Record<Poe> = text.parse().expect("a record");
    assert_eq!(record.played().len(), 6);
    assert_eq!(record.to_string(), text);
    let one_by_one = text.replace("; ", "\n");
    assert_eq!(one_by_one.parse(), Ok(record));
}

/// "`;` serves as a line break too"; so do Windows line endings, and blank lines and spaces are ignored.
#[test]
fn line_breaks_come_in_many_shapes() {
    let plain: Match = format!("{HEADER}\nplaintiff goal odd\ndefendant F2 F5").parse().expect("a record");
    for text in [
        format!("{HEADER};plaintiff goal odd;defendant F2 F5"),
        format!("{HEADER} ; plaintiff goal odd ; defendant F2 F5 ;"),
        format!("{HEADER}\r\nplaintiff goal odd\r\ndefendant F2 F5\r\n"),
        format!("\n\n  {HEADER}\n\n;;\tplaintiff goal odd\n \r\n  defendant   F2\tF5  \n\n"),
        format!("{HEADER}; plaintiff  goal odd; DEFENDANT f2 f5"),
    ] {
        assert_eq!(text.parse::<Match>().as_ref(), Ok(&plain), "{text:?}");
    }
}

#[test]
fn every_fault_is_named_with_its_line() {
    let version = |found: &str| RecordFault::Version(found.to_owned());
    let game = |found: &str| RecordFault::OtherGame(found.to_owned());
    for (text, line, expected) in [
        ("", 1, RecordFault::NoRecord),
        (" \r\n;", 1, RecordFault::NoRecord),
        ("hello", 1, RecordFault::NoRecord),
        ("\n\nFLUB 1 lawtoe pedagogue seed 7", 3, RecordFault::NoRecord),
        ("flub", 1, version("")),
        ("flub 2 lawtoe pedagogue seed 7", 1, version("2")),
        ("flub 1", 1, game("")),
        ("flub 1 poe 3 seed 7", 1, game("poe")),
        (&format!("{HEADER}; plaintiff goal A6"), 2, RecordFault::Refused(Refusal::GoalNotOffered)),
        (&format!("{HEADER}\n\nplaintiff gives up"), 3, RecordFault::Refused(Refusal::GoalDue)),
        (&format!("{HEADER}; defendant goal odd"), 2, RecordFault::Refused(Refusal::NotYourTurn(Role::Plaintiff))),
    ] {
        assert_eq!(fault(text), (line, expected), "{text:?}");
    }
    for header in [
        "flub 1 lawtoe",
        "flub 1 lawtoe pedagogue",
        "flub 1 lawtoe seed 7",
        "flub 1 lawtoe pedagogue seed",
        "flub 1 lawtoe pedagogue seed x",
        "flub 1 lawtoe pedagogue seed -1",
        "flub 1 lawtoe pedagogue seed 18446744073709551616",
        "flub 1 lawtoe pedagogue dragoman seed 7",
        "flub 1 lawtoe tic-tac-toe seed 7",
        "flub 1 lawtoe pedagogue seed 7 8",
    ] {
        assert!(matches!(fault(header), (1, RecordFault::Setup(Unreadable(_)))), "{header}: {:?}", fault(header));
    }
    for action in [
        "plaintiff",
        "somebody goal odd",
        "plaintiff goal",
        "plaintiff goal A0",
        "plaintiff goal A1000",
        "plaintiff F0",
        "plaintiff F17",
        "plaintiff F+1",
        "plaintiff F99999999999999999999",
        "plaintiff X1",
        "plaintiff challenges B-flub",
        "plaintiff proves",
        "plaintiff proves P1 123",
        "plaintiff proves move P1: 123",
        "plaintiff proves move -1 P1: 123",
        "plaintiff proves move 99999999999999999999 P1: 123",
        "plaintiff proves P1: 12x",
        "plaintiff proves P1: 1-65536",
        "plaintiff lets it",
        "plaintiff F1 — F2",
        "плантифф F1",
        "plaintiff \u{1F4A9}1",
        "\u{0}",
    ] {
        let text = format!("{HEADER}\nplaintiff goal odd\n{action}");
        assert!(matches!(fault(&text), (3, RecordFault::Action(Unreadable(_)))), "{text}: {:?}", fault(&text));
    }
}

#[test]
fn texts_of_any_length_are_answered() {
    for text in
        ["x".repeat(5 << 20), ";".repeat(5 << 20), format!("{HEADER}{}", "; plaintiff goal odd".repeat(250_000))]
    {
        assert_eq!(fault(&text), (1, RecordFault::TooLong));
    }
    let long_line = format!("{HEADER}; plaintiff proves P1:{}", " 123".repeat(200_000));
    assert_eq!(fault(&long_line), (2, RecordFault::Refused(Refusal::GoalDue)));
    let blank = format!("{HEADER}{}", ";".repeat(1_000_000));
    assert_eq!(blank.parse::<Match>().map(|record| record.played().len()), Ok(0));
}

#[test]
fn undone_actions_wait_until_another_is_taken() {
    let [plaintiff, defendant] = Role::BOTH.map(Role::seat);
    let mut record: Match =
        format!("{HEADER}; plaintiff goal odd; defendant F2 F5; plaintiff P1").parse().expect("legal");
    assert!(record.undo() && record.undo());
    assert_eq!((record.played().len(), record.undone().len()), (1, 2));
    assert_eq!(record.to_string().lines().count(), 2, "what is undone is not written");
    assert!(record.redo() && record.redo() && !record.redo());
    assert!(record.undo_to_choice_of(defendant), "back to where the Defendant wrote F2 F5");
    assert_eq!((record.played().len(), record.state().to_act()), (1, Some(Role::Defendant)));
    assert!(!record.undo_to_choice_of(defendant) && !record.undo_to_choice_of(Seat::new(2).expect("a third seat")));
    assert_eq!(record.undone().len(), 2, "nothing is forgotten");
    let refused = record.apply("defendant F5".parse().expect("an action"));
    assert_eq!(refused, Err(Refusal::WrongCount { due: 2, given: 1 }));
    assert_eq!(record.undone().len(), 2, "a refused action forgets nothing");
    record.apply("defendant F1 F9".parse().expect("an action")).expect("legal");
    assert_eq!((record.played().len(), record.undone().len()), (2, 0));
    assert!(record.undo_to_choice_of(plaintiff) && !record.undo());
}

/// Returns the words of records, in any order.
fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "flub",
        "1",
        "lawtoe",
        "pedagogue",
        "seed",
        "7",
        "\n",
        ";",
        "plaintiff",
        "defendant",
        "goal",
        "odd",
        "even",
        "F1",
        "P2",
        "O5",
        "R9",
        "challenges",
        "A-flub",
        "CA-flub",
        "proves",
        "move",
        ":",
        "123",
        "1-2",
        "gives",
        "up",
        "-",
        "é",
    ]);
    prop::collection::vec(word, 0..40).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn any_text_is_answered(text in "(?s).{0,300}") {
        prop_assert!(text.parse::<Match>().is_err());
    }

    #[test]
    fn text_that_is_read_is_written_and_read_again(tail in words(), actions in "(?s).{0,60}") {
        for text in [tail.clone(), format!("{HEADER}; plaintiff goal odd; {tail}"), format!("{HEADER};{actions}")] {
            if let Ok(record) = text.parse::<Match>() {
                prop_assert_eq!(record.to_string().parse::<Match>(), Ok(record));
            }
        }
    }

    /// A record cut off anywhere or with a character changed is either read or refused, never half read.
    #[test]
    fn damaged_records_are_answered(cut in 0..200usize, at in 0..200usize, by in any::<char>()) {
        let text = format!("{HEADER}; plaintiff goal odd; defendant P1 P2; plaintiff F9; \
            defendant challenges CA-flub; defendant proves move 1 P3: 123");
        let damaged: String = text.chars().enumerate().map(|(index, old)| if index == at { by } else { old }).take(cut).collect();
        if let Ok(record) = damaged.parse::<Match>() {
            prop_assert_eq!(record.to_string().parse::<Match>(), Ok(record));
        }
    }
}
