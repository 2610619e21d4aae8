//! Goals and letters.

use flub::{
    games::lawtoe::{Refusal, Role},
    network::Letter,
};
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        offer::Offer,
        scene,
        table::{Intent, LawToeTable},
        wording,
    },
    letters::mat_view::MatKey,
};

use super::{RICH, letters, sit_down, square};
use crate::{At, values, words::english};

/// This letter, typed at this square.
fn typed(number: usize, letter: char) -> [Intent; 2] {
    [Intent::Point(square(number)), Intent::Key(MatKey::Letter(letter), Coach::Off)]
}

#[test]
fn the_centre_is_barred_for_dragomans_defendant_and_only_for_the_defendant() {
    let mut at = sit_down("dragoman", &["plaintiff goal odd"]);
    at.send(typed(5, 'F'));
    assert_eq!(at.table.refusal, Some(Refusal::Barred(square(5))));
    let mut at = sit_down("dragoman", &["plaintiff goal odd", "defendant F1 F9"]);
    at.send(typed(5, 'F'));
    assert_eq!(at.table.refusal, None);
    let said = at.announced(Intent::Enter(Coach::Off)).unwrap_or_default();
    let written = english().with("lawtoe-event-one", values! { who: "plaintiff", letter: "F", square: 5 });
    assert!(said.starts_with(&written), "{said}");
    assert_eq!(at.table.offer(), Offer::Turn);
}

#[test]
fn every_filled_square_says_why_no_letter_can_be_written_there_and_every_other_takes_one() {
    let mut at = sit_down("pedagogue", RICH);
    let mat = letters(&at);
    for (number, letter) in (1..).zip(mat.chars()) {
        let filled = (letter != '.').then_some(Refusal::Filled(square(number)));
        at.send(typed(number, 'F'));
        assert_eq!(at.table.refusal, filled);
        let pencilled = format!("{}F{}", &mat[..number - 1], &mat[number..]);
        assert_eq!(letters(&at), if filled.is_some() { mat.clone() } else { pencilled });
        if let Some(refusal) = filled {
            let why = english().with("lawtoe-refused-filled", values! { square: number });
            assert_eq!(wording::describe_refusal(&english(), refusal), why);
        }
        at.send([Intent::Erase]);
    }
}

#[test]
fn a_vacant_mat_shows_where_to_begin_until_somebody_has() {
    let first = |at: &At<LawToeTable>| {
        let squares = scene::view(&english(), &at.table).squares;
        (1..).zip(squares).filter(|(_, square)| square.first).map(|(number, _)| number).collect::<Vec<_>>()
    };
    for (variant, begins) in [("pedagogue", 5), ("dragoman", 1)] {
        let mut at = sit_down(variant, &["plaintiff goal odd"]);
        assert_eq!(first(&at), [begins], "{variant}");
        at.send([Intent::Tap(square(2))]);
        assert!(first(&at).is_empty(), "{variant}: a square waits");
        at.send([Intent::Pencil(Letter::F)]);
        assert!(first(&at).is_empty(), "{variant}");
        assert!(first(&sit_down(variant, &["plaintiff goal odd", "defendant F1 F2"])).is_empty());
    }
}

#[test]
fn what_waits_in_pencil_is_said_and_half_a_turn_cannot_be_entered() {
    let mut at = sit_down("pedagogue", &["plaintiff goal odd"]);
    let words = english();
    let said = at.announced(Intent::Pencil(Letter::F));
    assert_eq!(said, Some(words.with("table-pencil-where", values! { letter: "F" })));
    assert_eq!(letters(&at), ".........", "nothing is written that nobody pointed at");
    let said = at.announced(Intent::Tap(square(2)));
    assert_eq!(said, Some(words.with("table-square-pencilled", values! { square: 2, letter: "F" })));
    at.send([Intent::Enter(Coach::Off)]);
    assert_eq!(at.table.step(), 1, "a letter is missing");
    at.send(typed(6, 'O'));
    let said = at.send([Intent::Point(square(7))]).announced(Intent::Pencil(Letter::P));
    assert_eq!(said, Some(words.with("table-pencil-which", values! { letter: "P", square: 7 })));
    at.send([Intent::Enter(Coach::Off)]);
    assert_eq!(at.table.step(), 1, "a letter waits");
    at.send([Intent::Replace(Some(square(2)))]);
    assert_eq!(letters(&at), ".....OP..");
    at.send([Intent::Enter(Coach::Off)]);
    assert_eq!((at.table.step(), at.table.person_to_act()), (2, Some(Role::Plaintiff)));
}
