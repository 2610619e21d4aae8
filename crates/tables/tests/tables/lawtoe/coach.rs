//! What the coach does, and another try at a proof for practice.

use flub::{games::lawtoe::Flub, network::Letter};
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        draft::DraftEdit,
        offer::Offer,
        screen::{ScreenMsg, Window},
        table::{Intent, LawToeTable},
    },
    letters::{listings::Retry, naming::describe_good},
    table::midend::TableMsg,
};

use super::{FLUB, scores, sit_down, square};
use crate::{At, words::english};

/// These letters in pencil.
fn pencil(at: &mut At<LawToeTable>, letters: &str) {
    for letter in letters.split(' ') {
        let (letter, number) = letter.split_at(1);
        let letter: Letter = letter.parse().expect("a letter");
        at.send([Intent::Tap(square(number.parse().expect("a number"))), Intent::Pencil(letter)]);
    }
}

#[test]
fn what_was_good_is_not_counted_of_a_single_move() {
    let good = |wrote| describe_good(&english(), wrote);
    assert_eq!([(0, 1), (1, 1), (0, 2)].map(good), [None, None, None]);
    assert!(good((1, 2)).is_some());
}

#[test]
fn a_coach_that_warns_says_so_before_a_flub_and_lets_it_be_written_all_the_same() {
    let begun = &FLUB[..1];
    let cases = [(begun, "P1 P2", Some(Flub::A)), (FLUB, "F9", Some(Flub::CA)), (begun, "F1 F2", None)];
    for (actions, letters, flub) in cases {
        for coach in Coach::ALL {
            let warned = flub.filter(|_| coach.warns()).map(Window::Warning);
            let mut at = sit_down("pedagogue", actions);
            pencil(&mut at, letters);
            at.send([Intent::Enter(coach)]);
            assert_eq!(at.table.screen.window, warned, "{coach:?} before {letters}");
            if warned.is_some() {
                at.send([Intent::Screen(ScreenMsg::Window(None))]);
                assert_eq!((at.table.step(), at.table.is_ready()), (actions.len(), true), "the letters stay in pencil");
                at.send([Intent::Enter(Coach::Off)]);
            }
            assert_eq!(at.table.step(), actions.len() + 1, "{coach:?} before {letters}");
        }
    }
}

#[test]
fn a_failed_proof_is_tried_again_for_practice_which_changes_neither_score_nor_record() {
    let failed = "plaintiff goal odd\ndefendant P1 P2\nplaintiff challenges A-flub\nplaintiff gives up\n";
    let save = format!("# plaintiff person\n# defendant computer student\nflub 1 lawtoe pedagogue seed 7\n{failed}");
    let mut at = At::<LawToeTable>::sit_down(&save);
    let (saved, before) = (at.saved(), scores(&at));
    assert!(at.table.may_retry());
    at.send([Intent::Retry(true), Intent::HandIn]);
    assert!(matches!(at.table.screen.retry, Some(Retry::Flawed(_))));
    at.send([Intent::Tap(square(3))]);
    assert_eq!(at.table.screen.retry, Some(Retry::Writing), "what was said of another proof is gone");
    at.send([Intent::Screen(ScreenMsg::Type("123".to_owned())), Intent::ListTyped, Intent::HandIn]);
    assert_eq!(at.table.screen.retry, Some(Retry::Holds));
    at.send([Intent::Draft(DraftEdit::Letter(None)), Intent::HandIn]);
    assert!(matches!(at.table.screen.retry, Some(Retry::Flawed(_))));
    at.send([Intent::Retry(false)]);
    assert!(matches!(at.table.offer(), Offer::Verdict(_)));
    assert_eq!((at.saved(), scores(&at)), (saved, before));
    at.send([TableMsg::View(Some(1)), Intent::Retry(true).into(), TableMsg::View(None)]);
    assert_eq!(at.table.screen.retry, Some(Retry::Writing), "it stays while one looks back");
}

#[test]
fn only_the_only_person_at_the_screen_tries_their_own_failed_proof_again() {
    let actions = [FLUB, &["plaintiff challenges A-flub", "plaintiff gives up"]].concat();
    let mut at = sit_down("pedagogue", &actions);
    at.send([Intent::Retry(true)]);
    assert_eq!(at.table.screen.retry, None, "two people share the screen");
    let held = [FLUB, &["plaintiff challenges A-flub", "plaintiff proves P3: 123"]].concat();
    assert!(!sit_down("pedagogue", &held).table.may_retry());
}
