//! How a proof is put together: its letters, its connections, and the earlier move that it is about.

use flub_tables::{
    games::poe::screen::{Shown, ShownBy},
    letters::{
        listings::{Change, Missing},
        mat_view::{MatKey, StrokeStyle},
    },
};

use super::*;

/// The table after these moves and this hearing, with the curtain open for the writer.
fn writing(moves: &str, hearing: &str, writer: usize) -> At<PoeTable> {
    let mut at = sit_down(THREE, &format!("{moves}; {hearing}"));
    at.send([TableMsg::Unveil(seat(writer))]);
    at
}

fn written(at: &At<PoeTable>) -> Vec<String> {
    at.table.screen.draft.letters.iter().map(ToString::to_string).collect()
}

fn listed(at: &At<PoeTable>) -> Vec<String> {
    at.table.screen.draft.connections.counted.iter().map(ToString::to_string).collect()
}

fn type_in(at: &mut At<PoeTable>, typed: &str) {
    at.send([Intent::Screen(ScreenMsg::Type(typed.to_owned())), Intent::ListTyped]);
}

#[test]
fn letters_for_a_p_flub_are_as_many_as_you_like_one_in_a_square_each_taken_back_by_itself() {
    let mut at = writing(P, "3 challenges P; 1 joins challenger", 2);
    for letter in ["P1", "P3", "P4", "R1"] {
        at.pencil(letter);
    }
    assert_eq!((written(&at), at.letters()), (["P3", "P4", "R1"].map(str::to_owned).to_vec(), "RFPPFF.F.".to_owned()));
    at.send([Intent::Draft(DraftEdit::Unwrite(square(3)))]);
    assert_eq!(written(&at), ["P4", "R1"]);
    at.send([Intent::Point(square(4)), Intent::Key(MatKey::Erase, SILENT)]);
    assert_eq!(written(&at), ["R1"]);
    at.pencil("P2");
    assert_eq!((written(&at), &at.letters()[1..2]), (vec!["R1".to_owned()], "F"), "a filled square keeps its letter");
}

#[test]
fn where_one_letter_is_due_a_second_replaces_it_and_the_other_is_written_on_the_mat_before() {
    let mut at = writing(A, "1 challenges A; 2 joins mover", 1);
    at.pencil("P7").pencil("R8");
    assert_eq!(at.letters(), ".R..P..R.");
    assert_eq!(at.part(Part::Instead).letters(), "....P....", "the mat before the challenged letter");
    assert_eq!(at.pencil("F2").pencil("F1").letters(), "F...P....");
    assert_eq!(at.part(Part::Lines).letters(), ".R..P..R.");
    assert_eq!(at.table.missing(), [Missing::Lines]);
}

#[test]
fn connections_are_tapped_drawn_and_typed_removed_moved_up_and_shown_alone() {
    let mut at = writing(A, "1 challenges A; 2 joins mover", 1);
    at.send([Intent::Tap(square(8))]).part(Part::Lines).send([2, 5, 8].map(|number| Intent::Tap(square(number))));
    assert_eq!((listed(&at), written(&at)), (vec!["258".to_owned()], vec!["P8".to_owned()]));
    at.send([Intent::Trace([1, 5, 9].map(square).to_vec())]);
    type_in(&mut at, "357, 259");
    assert_eq!(listed(&at), ["258", "159", "357", "259"]);
    let styles = |at: &At<PoeTable>| at.mat().strokes.iter().map(|stroke| stroke.style).collect::<Vec<_>>();
    assert_eq!(
        (at.table.listing_flaws(), styles(&at)),
        (vec![None; 4], vec![StrokeStyle::Listed; 4]),
        "nothing is judged"
    );
    at.table.extras.checking.as_i_write = true;
    let flawed: Vec<bool> = at.table.listing_flaws().iter().map(Option::is_some).collect();
    assert_eq!(flawed, [false, true, true, true], "only the first is on the mat");
    assert_eq!(styles(&at), [StrokeStyle::Listed, StrokeStyle::Wrong, StrokeStyle::Wrong, StrokeStyle::Wrong]);
    let change = |change| Intent::Draft(DraftEdit::Connections(change));
    at.send([change(Change::Remove(1))]);
    assert_eq!(listed(&at), ["258", "357", "259"]);
    at.send([Intent::Only(Some(1))]);
    assert_eq!(at.mat().standing, Some(1));
    type_in(&mut at, "hello");
    assert!(at.table.screen.mistyped);
    assert_eq!((listed(&at).len(), at.table.screen.typed.as_str()), (3, "hello"), "it can be mended");
    at.send([Intent::Point(square(1)), Intent::Key(MatKey::Erase, SILENT)]);
    assert_eq!(listed(&at), ["258", "357"]);
}

#[test]
fn by_keys_a_digit_taps_and_a_letter_writes() {
    let mut at = writing(TWICE, "1 challenges A; 2 joins mover", 1);
    at.send([Intent::Key(MatKey::Number(1), SILENT)]).part(Part::Lines);
    at.send([1, 5, 9].map(|number| Intent::Key(MatKey::Number(number), SILENT)));
    assert_eq!((at.letters(), listed(&at)), ("P...R...P".to_owned(), vec!["159".to_owned()]));
    at.part(Part::Instead).send([Intent::Tap(square(9)), Intent::Key(MatKey::Letter('F'), SILENT)]);
    assert_eq!(at.letters(), "....R...F");
    assert_eq!(at.table.missing(), []);
}

#[test]
fn on_4_by_4_a_connection_is_four_numbers_tapped_drawn_or_typed() {
    let actions = "1 goal A1; 2 P1; 3 P6; 1 P11; 2 challenges A; 3 joins mover";
    let mut at = sit_down_to("big-tough", "for 1 rounds", THREE, actions);
    at.send([TableMsg::Unveil(seat(2))]).pencil("P16");
    let unbroken = english().series(["1-6-11-16"]);
    assert_eq!(unbroken, "1-\u{2060}6-\u{2060}11-\u{2060}16", "no line ends after a hyphen");
    type_in(&mut at, &unbroken);
    at.send([Intent::Trace([1, 6, 11, 16].map(square).to_vec())]);
    at.send([1, 6, 11].map(|number| Intent::Tap(square(number))));
    assert_eq!(listed(&at), ["1-6-11-16"; 2]);
    assert_eq!(at.mat().squares[10].traced, Some(3));
    assert_eq!(at.table.missing(), [Missing::Instead, Missing::Rest]);
    at.send([Intent::Tap(square(16))]);
    assert_eq!(listed(&at), ["1-6-11-16"; 3]);
    at.send([Intent::Draft(DraftEdit::Connections(Change::Remove(2)))]);
    at.part(Part::Instead).pencil("F11").hand_in(2);
    assert_eq!(at.points(), [0, 2, 0]);
}

#[test]
fn for_a_ca_flub_the_mat_goes_back_to_the_earlier_move() {
    let mut at = writing(CA, "2 challenges CA; 3 joins mover", 2);
    let (position, case) = at.table.proving().expect("a proof is written");
    let parts = at.table.screen.draft.parts(position, case);
    assert_eq!(parts, [Part::Move, Part::Letters, Part::Lines, Part::Instead]);
    assert_eq!((at.table.missing()[0], at.letters()), (Missing::Move, "..RRP....".to_owned()));
    at.send([Intent::Tap(square(3)), Intent::Tap(square(9))]);
    assert_eq!(at.table.screen.draft.after, None, "the challenged letter is not an earlier one");
    at.send([Intent::Tap(square(5))]);
    assert_eq!(at.table.screen.draft.after, Some(2));
    assert_eq!(at.part(Part::Letters).letters(), "...RP....");
    assert_eq!(at.part(Part::Instead).letters(), "...R.....");
    at.part(Part::Letters).pencil("P3");
    at.send([Intent::Draft(DraftEdit::After(2))]);
    assert_eq!(written(&at), ["P3"]);
    at.send([Intent::Draft(DraftEdit::After(1))]);
    assert_eq!(written(&at), [""; 0], "another move is another mat");
}

#[test]
fn nothing_is_missing_unasked_and_giving_up_can_be_declined() {
    let mut at = writing(A, "1 challenges A; 2 joins mover", 1);
    let before = at.actions();
    assert_eq!(at.table.missing(), [Missing::Letter, Missing::Instead, Missing::Lines]);
    at.pencil("P8").send([Intent::HandIn(seat(1))]);
    assert_eq!(at.table.screen.window, Some(Window::HandIn));
    let windows = [None, Some(Window::GiveUp), None].map(|window| Intent::Screen(ScreenMsg::Window(window)));
    at.send(windows);
    assert_eq!((at.letters(), at.actions()), (".R..P..P.".to_owned(), before));
    type_in(&mut at, "258");
    at.part(Part::Instead).pencil("F1").send([Intent::HandIn(seat(1))]);
    assert_eq!(at.points(), [2, 0, 0]);
}

#[test]
fn a_proof_on_display_makes_room_for_what_is_pencilled_next() {
    let mut at = sit_down(THREE, A);
    let mat = at.table.state().position().expect("a round").network();
    let proof = proof("P8: 258 instead F1");
    at.send([Intent::Show(Some(Shown { network: mat, proof, by: ShownBy::Move(2) }))]);
    assert_eq!((at.mat().strokes.len(), at.letters()), (1, ".R..P..P.".to_owned()));
    at.pencil("F1");
    assert_eq!((at.mat().strokes.len(), at.letters()), (0, "FR..P....".to_owned()));
    at.send([Intent::Enter(SILENT)]);
    assert_eq!(at.actions(), format!("{A}; 1 F1"));
}
