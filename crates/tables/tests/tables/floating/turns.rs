//! Turns of people.

use flub::games::floating::Side;
use flub_tables::{
    games::floating::{
        hand::Offer,
        screen::ScreenMsg,
        table::{FloatingTable, Intent},
        wording,
    },
    i18n::{Language, Words},
    table::{midend::TableMsg, table_game::TableGame, unreadable::unreadable},
};

use super::{WHOLE, board, filled, points, record, sit_down, square, taps};
use crate::{
    At, values,
    words::{english, words},
};

#[test]
fn squares_say_what_lies_on_them_or_why_nothing_can_be_put_there() {
    type Name = fn(&Words) -> String;
    let at = sit_down("7x7 touching", "d4 c3 d5");
    let names: [(&str, Name); 7] = [
        ("d4", |words| words.with("floating-square-filled", values! { square: "d4", side: "X" })),
        ("c3", |words| words.with("floating-square-filled", values! { square: "c3", side: "O" })),
        ("d5", |words| words.with("floating-square-latest", values! { square: "d5", side: "X" })),
        ("c4", |words| words.with("floating-square-empty", values! { square: "c4" })),
        ("g3", |words| words.with("floating-square-large", values! { square: "g3", way: "wide", count: 5 })),
        ("d7", |words| words.with("floating-square-large", values! { square: "d7", way: "high", count: 5 })),
        ("f2", |words| words.with("floating-square-apart", values! { square: "f2" })),
    ];
    for words in Language::ALL.map(words) {
        let view = flub_tables::games::floating::scene::view(&words, &at.table);
        for (name, label) in names {
            let shown = view.squares.iter().find(|one| one.square == square(name)).expect("a square");
            assert_eq!(shown.label, label(&words));
        }
    }
    let centre = english().with("floating-square-centre", values! { square: "a1" });
    assert!(board(&sit_down("8x8 plain", "")).squares.iter().any(|one| one.label == centre));
}

#[test]
fn every_square_that_is_open_takes_a_checker_and_every_other_says_why_not() {
    for (setup, turns) in [("7x7 plain", "d4 e5 c4"), ("8x8 touching", "e5 d4"), ("7x7 plain", ""), ("8x8 fewest", "")]
    {
        let at = sit_down(setup, turns);
        for shown in board(&at).squares {
            let mut after = At { table: at.table.clone() };
            let said = after.announced(Intent::Tap(shown.square));
            assert_eq!((after.table.step() > at.table.step(), after.table.refusal.is_none()), (shown.open, shown.open));
            let told = after.table.refusal.map(|refusal| wording::describe_refusal(&english(), refusal));
            assert!(told.is_none_or(|told| Some(told) == said), "{}", shown.square);
        }
    }
}

#[test]
fn a_checker_is_picked_up_put_back_and_moved_by_taps_keys_or_dragging() {
    let says = |id| Some(english().text(id));
    let mut at = sit_down("7x7 moving", "d4 e5");
    let drag = |from, to| Intent::Drag(square(from), square(to));
    for (lifts, moves) in [("d4", "c5"), ("d4", "d5")] {
        assert_eq!(at.announced(Intent::Tap(square(lifts))), says("floating-due-lifted"));
        assert_eq!(at.announced(Intent::Tap(square(lifts))), says("floating-due-moving"));
        at.send(taps(lifts));
        let moved = values! { from: lifts, to: moves, side: "X" };
        assert_eq!(at.announced(Intent::Tap(square(moves))), Some(english().with("floating-due-moved", moved)));
        let shift = board(&at).shift.map(|shift| (shift.from, shift.to));
        assert_eq!(shift, Some((square(lifts), square(moves))), "an arrow says from where to where");
        assert_eq!(filled(&at), [format!("{moves} X"), "e5 O".to_owned()]);
        assert_eq!(at.announced(Intent::PutBack), says("floating-due-moving"));
        assert_eq!(filled(&at), ["d4 X", "e5 O"]);
    }
    at.send([drag("d4", "c6"), drag("c6", "c5")]);
    assert_eq!(filled(&at), ["c5 X", "e5 O"], "it can be dragged on");
    at.send([drag("e5", "e6")]);
    assert!(at.table.refusal.is_some(), "the other side's checker stays");
    at.send(taps("d6"));
    assert_eq!(filled(&at), ["c5 X", "d6 X", "e5 O"]);
    assert!(at.saved().ends_with("\nx d4-c5, d6\n"));
    let moved = values! { side: "X", from: "d4", to: "c5", square: "d6" };
    let (by, turn) = at.table.latest().expect("a turn was played");
    assert_eq!(wording::describe_turn_taken(&english(), by, turn), english().with("floating-event-moved", moved));
    at.send(taps("e5 e6 c4"));
    assert_eq!(
        wording::describe_options(&english(), &at.table),
        english().with("floating-due", values! { side: "X", touching: "no" })
    );
    assert!(board(&at).squares.iter().all(|one| !one.movable), "each side moves once");
}

#[test]
fn the_result_and_the_score_are_said_and_the_points_are_counted_one_after_another() {
    for (setup, kind, scored) in
        [("7x7 plain", "drawn", [3, 3]), ("7x7 fewest", "drawn-fewest", [3, 3]), ("7x7 sharing", "most", [4, 6])]
    {
        let (before, last) = WHOLE.rsplit_once(' ').expect("many turns");
        let mut at = sit_down(setup, before);
        let said = at.announced(Intent::Tap(square(last))).unwrap_or_default();
        let result = values! { x: scored[0], o: scored[1], kind: kind };
        assert!(said.ends_with(&english().with("floating-result", result)), "{said}");
        assert_eq!((points(&at), at.table.offer()), (scored, Offer::Again));
        let lines = |at: &At<FloatingTable>| {
            let strokes = board(at).strokes;
            Side::BOTH.map(|side| strokes.iter().filter(|stroke| stroke.side == side).count())
        };
        for counted in 0..=6 {
            at.send([Intent::Screen(ScreenMsg::Count(counted))]);
            assert_eq!(lines(&at).iter().sum::<usize>(), counted.min(lines(&at).iter().sum()), "{setup}");
            assert!(setup == "7x7 sharing" || lines(&at) == [counted.min(3), counted.saturating_sub(3)]);
        }
        at.send([Intent::Screen(ScreenMsg::Draw(Some((Side::O, 0))))]);
        assert_eq!(lines(&at), [0, 1], "what is pointed at is drawn alone");
    }
}

#[test]
fn a_tic_tac_toe_and_the_final_area_are_said_when_they_come_about() {
    let mut at = sit_down("7x7 plain", "d4 d5 e4 e5");
    let score = english().with("floating-score", values! { x: 1, o: 0 });
    let said = at.announced(Intent::Tap(square("f4"))).unwrap_or_default();
    assert!(said.contains(&score), "{said}");
    let mut at = sit_down("7x7 plain", "d4 e5 c6");
    let said = at.announced(Intent::Tap(square("f3"))).unwrap_or_default();
    let settled = english().with("floating-area", values! { from: "c3", to: "f6" });
    assert!(said.contains(&settled), "{said}");
    let latest = |at: &At<FloatingTable>| -> Vec<String> {
        let events = at.table.latest_events().expect("somebody has played").iter();
        events.filter_map(|event| wording::describe_settled(&english(), event)).collect()
    };
    assert_eq!(latest(&at), [settled]);
    at.send(taps("c3"));
    assert!(latest(&at).is_empty(), "it is said once");
}

#[test]
fn undo_redo_and_looking_back_change_no_turn() {
    let mut at = sit_down("7x7 plain", "d4 d5 e4 e5 f4 f5");
    let saved = at.saved();
    at.send([TableMsg::View(Some(2))]).send(taps("e5"));
    assert_eq!((filled(&at), at.table.offer()), (vec!["d4 X".to_owned(), "d5 O".to_owned()], Offer::Now));
    assert_eq!(at.saved(), saved);
    at.send([TableMsg::View(None), TableMsg::Undo, TableMsg::Undo]);
    assert_eq!(filled(&at).len(), 4);
    at.send([TableMsg::Redo, TableMsg::Redo, TableMsg::Redo]);
    assert_eq!((at.saved(), at.table.can_redo()), (saved, false));
    at.send([TableMsg::Undo]).send(taps("e6"));
    assert!(!at.table.can_redo(), "another turn was played");
}

#[test]
fn a_pasted_record_is_played_on_and_one_against_the_rules_says_why() {
    let mut at = sit_down("7x7 plain", "d4 d5");
    let paste = |text: String| [TableMsg::Share(true), TableMsg::Paste(text), TableMsg::LoadPasted];
    at.send(paste(record("7x7 plain", "d4 a1 e1")));
    for words in Language::ALL.map(words) {
        let why = words.with("floating-refused-large", values! { way: "wide", count: 5 });
        let trouble = at.table.sheets.trouble.as_ref().expect("it is refused");
        let told =
            unreadable(&words, &FloatingTable::FORM, trouble, |refusal| wording::describe_refusal(&words, *refusal));
        assert_eq!(told, words.with("table-unreadable-refused", values! { line: 4, why: why }));
    }
    at.send(paste(record("8x8 touching", "d4 c3"))).send(taps("a1"));
    assert_eq!(filled(&at), ["c3 O", "d4 X"]);
    let apart = at.table.refusal.map(|refusal| wording::describe_refusal(&english(), refusal));
    assert_eq!(apart, Some(english().text("floating-refused-apart")));
    at.send(paste(record("8x8 plain", "")));
    assert!(
        board(&at).squares.iter().any(|one| one.square == at.table.screen.cursor),
        "the focus is on the other board"
    );
    assert_eq!(board(&at).squares.len(), 64);
}

#[test]
fn who_lost_is_told_what_was_good_and_nobody_else() {
    let said = |people: [&str; 2], setup: &str| {
        let at =
            At::<FloatingTable>::sit_down(&format!("# x {}\n# o {}\n{}", people[0], people[1], record(setup, WHOLE)));
        wording::describe_good(&english(), &at.table)
    };
    let (x, o) = (["person", "computer perfect"], ["computer perfect", "person"]);
    // Without sharing it is a draw.
    assert_eq!([said(x, "7x7 plain"), said(o, "7x7 plain")], [None, None]);
    let good = |rows: usize, kept: usize| english().with("floating-good", values! { rows: rows, kept: kept, all: 4 });
    assert_eq!([said(x, "7x7 sharing"), said(o, "7x7 sharing")], [Some(good(3, 1)), None]);
    // Where few are wanted they are no merit.
    assert_eq!([said(x, "7x7 sharing fewest"), said(o, "7x7 sharing fewest")], [None, Some(good(0, 1))]);
    assert_eq!(said(["person", "person"], "7x7 sharing"), None);
}
