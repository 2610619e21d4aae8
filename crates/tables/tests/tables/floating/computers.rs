//! Games with computers.

use flub::games::floating::{Setup, Side, Variation};
use flub_tables::{
    context::settings::Pace,
    games::floating::{
        hand::Offer,
        scene,
        table::{FloatingTable, Intent},
        think::LAST_ROUND,
    },
    table::{midend::TableMsg, table_game::TableGame},
};

use super::{WHOLE, against, board, filled, points, record, taps};
use crate::{At, words::english};

/// Lets the computer answer while it is its turn. It also thinks ahead of people, which takes long.
fn let_answer(at: &mut At<FloatingTable>) {
    while at.table.offer() == Offer::Nothing {
        let question = at.table.question(Pace::Short).expect("the computer is asked");
        let answer = FloatingTable::parse_answer(&(FloatingTable::THINK)(&question.text)).expect("it answers");
        at.send([TableMsg::Answer(at.table.step(), answer)]);
    }
}

/// Plays on always on the first open square, until the game is over.
fn play_out(at: &mut At<FloatingTable>) {
    let_answer(at);
    while at.table.offer() == Offer::Turn {
        let first = board(at).squares.into_iter().find(|one| one.open).expect("a square is open");
        at.send([Intent::Tap(first.square)]);
        let_answer(at);
    }
    assert_eq!((at.table.offer(), filled(at).len()), (Offer::Again, 16), "{}", at.saved());
}

#[test]
fn a_whole_game_is_played_against_every_computer() {
    for (level, setup) in [("easy", "7x7 plain"), ("strong", "8x8 sharing touching"), ("perfect", "7x7 fewest")] {
        let mut at = against(Side::X, level, setup);
        play_out(&mut at);
        let [x, o] = points(&at);
        assert!(level != "perfect" || x <= o, "it gives nothing away, and the fewest win: {x} to {o}");
        assert!(!at.table.screen.unproven);
    }
}

#[test]
fn the_perfect_computer_answers_in_its_last_round_however_much_there_is_to_think_about_and_says_if_that_is_not_proved()
{
    for setup in Setup::all().filter(|setup| setup.variations.has(Variation::Moving)) {
        let mut at = against(Side::O, "perfect", &setup.to_string());
        let first = board(&at).squares.into_iter().find(|one| one.open).expect("a square is open");
        at.send([Intent::Tap(first.square)]);
        at.send((0..LAST_ROUND).map(|_| TableMsg::Answer(1, Intent::Wait)));
        let question = at.table.question(Pace::Short).expect("it is asked");
        let answer = (FloatingTable::THINK)(&question.text);
        let msg = FloatingTable::parse_answer(&answer).expect("it answers");
        at.send([TableMsg::Answer(1, msg)]);
        assert_eq!((at.table.step(), at.table.offer()), (2, Offer::Turn), "{setup}: {answer}");
        assert_eq!(at.table.screen.unproven, answer.starts_with("unproven"), "{setup}");
    }
    let mut at = against(Side::O, "perfect", "7x7 moving");
    at.send(taps("d4"));
    let unproven = FloatingTable::parse_answer("unproven o e5").expect("an answer");
    at.send([TableMsg::Answer(1, unproven)]);
    assert!(at.table.screen.unproven);
    at.send(taps("e4"));
    assert!(!at.table.screen.unproven, "it is said of one turn");
}

#[test]
fn undo_takes_back_the_computers_answer_too_even_while_it_thinks() {
    let mut at = against(Side::O, "strong", "7x7 plain");
    at.send(taps("d4"));
    let_answer(&mut at);
    let answered = at.saved();
    at.send([TableMsg::Undo]);
    assert_eq!(filled(&at).len(), 0);
    at.send([TableMsg::Redo]);
    assert_eq!(at.saved(), answered);
    let open = scene::view(&english(), &at.table).squares.into_iter().find(|one| one.open).expect("a square is open");
    at.send([Intent::Tap(open.square)]);
    assert_eq!(filled(&at).len(), 3);
    at.send([TableMsg::Undo]);
    assert_eq!(at.saved(), answered);
}

#[test]
fn a_save_of_two_computers_is_none() {
    type Save = flub_tables::table::table_game::SaveOf<FloatingTable>;
    let save = |x, o| format!("# x {x}\n# o {o}\n{}", record("7x7 plain", WHOLE)).parse::<Save>();
    assert!(save("computer easy", "computer easy").is_err());
    assert!(save("computer easy", "person").is_ok());
}
