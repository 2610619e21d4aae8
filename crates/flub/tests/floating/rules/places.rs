//! Where a checker may go, and why not.

use flub::{
    games::floating::{Bar, Board, Refusal, Setup, Side, Square, Squares, Variation, Variations},
    play::{Game, Record, RecordFault, Seed},
};

use super::{read, refused, square, squares, state};

/// "X starts in the centre square"; on a checkerboard "X starts on any of the four centre squares".
#[test]
fn x_begins_in_the_centre() {
    assert_eq!(state("7x7 plain:").open(), squares("d4"));
    assert_eq!(state("8x8 plain:").open(), squares("d4 e4 d5 e5"));
    assert_eq!(refused("7x7 plain:", "x d5"), Refusal::At(square("d5"), Bar::NotCentre));
    assert_eq!(refused("8x8 touching:", "x c3"), Refusal::At(square("c3"), Bar::NotCentre));
    assert_eq!(refused("7x7 plain:", "x h4"), Refusal::At(square("h4"), Bar::OffBoard));
    assert_eq!(refused("7x7 plain:", "o d4"), Refusal::NotYourTurn(Side::X));
}

/// "Players take turns writing their symbol in any empty square": only the side to move may act.
#[test]
fn sides_take_turns() {
    let state = state("7x7 plain: x d4");
    assert_eq!(state.seats(), 2);
    for (side, open) in [(Side::O, state.open()), (Side::X, Squares::NONE)] {
        assert_eq!(state.may_act(side.seat()), side == Side::O, "{side:?}");
        let actions = state.actions(side.seat());
        assert!(actions.iter().all(|action| action.by == side), "{actions:?}");
        assert_eq!(actions.iter().map(|action| action.turn.square).collect::<Squares>(), open, "{side:?}");
    }
    assert_eq!([state.at(square("d4")), state.at(square("e5"))], [Some(Side::X), None]);
}

/// "The area in play never gets more than four wide or four high."
#[test]
fn all_symbols_fit_into_four_by_four() {
    let one = state("7x7 plain: x d4");
    assert_eq!(one.open().len(), 48, "every square but the one that is filled fits with the centre");
    assert_eq!(one.area(), None);
    let two = state("7x7 plain: x d4; o b3");
    assert_eq!(two.open().iter().map(Square::file).collect::<std::collections::BTreeSet<_>>(), (0..5).collect());
    assert_eq!(two.bar(square("f4")), Some(Bar::TooLarge { wide: 5, high: 2 }));
    assert_eq!(two.bar(square("g7")), Some(Bar::TooLarge { wide: 6, high: 5 }));
    assert_eq!(two.bar(square("d7")), Some(Bar::TooLarge { wide: 3, high: 5 }));
    assert_eq!(two.bar(square("d4")), Some(Bar::Filled(Side::X)));
    assert_eq!(two.bar(square("b3")), Some(Bar::Filled(Side::O)));
    assert_eq!(two.bar(square("d8")), Some(Bar::OffBoard));
    assert_eq!(two.bar(square("a1")), None);
    assert_eq!(refused("7x7 plain: x d4; o b3", "x f4"), Refusal::At(square("f4"), Bar::TooLarge { wide: 5, high: 2 }));
    let closed = state("7x7 plain: x d4; o a1");
    assert_eq!(closed.area(), Some(closed.reach()));
    assert_eq!(closed.open().len(), 14);
}

/// "Each new checker must be next to one already played, horizontally, vertically or diagonally."
#[test]
fn touching_checkers_are_neighbours() {
    assert_eq!(state("7x7 touching: x d4").open(), squares("c3 d3 e3 c4 e4 c5 d5 e5"));
    // A square beside two of them is beside one.
    assert_eq!(state("7x7 touching: x d4; o e4; x f4").open(), squares("c3 d3 e3 f3 g3 c4 g4 c5 d5 e5 f5 g5"));
    let state = state("8x8 touching: x d4; o e5; x f6");
    assert_eq!(state.bar(square("c5")), None);
    assert_eq!(state.bar(square("g6")), None);
    assert_eq!(state.bar(square("c6")), Some(Bar::Apart));
    assert_eq!(state.bar(square("g3")), Some(Bar::Apart), "it is beside none, though it would fit");
    assert_eq!(state.bar(square("h6")), Some(Bar::TooLarge { wide: 5, high: 3 }), "that is said first");
    assert_eq!(state.bar(square("d4")), Some(Bar::Filled(Side::X)));
}

/// Beside means on every side, also in the corners of the board.
#[test]
fn touching_checkers_are_neighbours_in_every_corner() {
    for text in ["d4 c3 b2 a1", "d5 c6 b7 a8", "e4 f3 g2 h1", "e5 f6 g7 h8", "d4 c4 b3 b4", "e5 f5 g6 g5"] {
        let checkers: Vec<Square> = text.split(' ').map(square).collect();
        let mut record = "8x8 touching:".to_owned();
        for (turn, checker) in checkers.iter().enumerate() {
            record +=
                &format!("{} {} {checker}", if turn == 0 { "" } else { ";" }, if turn % 2 == 0 { "x" } else { "o" });
            let filled = &checkers[..=turn];
            let beside = |square: &Square| {
                let near = |other: &Square| {
                    square.file().abs_diff(other.file()) <= 1 && square.rank().abs_diff(other.rank()) <= 1
                };
                filled.iter().any(near) && !filled.contains(square)
            };
            let reach = filled.iter().copied().collect::<Squares>().reach();
            assert_eq!(state(&record).open(), reach.iter().filter(beside).collect(), "{record}");
        }
    }
}

/// Returns the squares of the larger board.
fn every_square() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|file| (0..8).map(move |rank| Square::new(file, rank).expect("there are eight of both")))
}

/// The squares within reach are those of every four-by-four area that holds the checkers and lies on the board.
#[test]
fn squares_within_reach_fit_into_an_area() {
    for (first, second) in every_square().flat_map(|first| every_square().map(move |second| (first, second))) {
        let mut plain = Squares::NONE;
        for (left, bottom) in (0..=4).flat_map(|left| (0..=4).map(move |bottom| (left, bottom))) {
            let is_in = |square: &Square| {
                (left..left + 4).contains(&square.file()) && (bottom..bottom + 4).contains(&square.rank())
            };
            if is_in(&first) && is_in(&second) {
                plain = plain.or(every_square().filter(is_in).collect());
            }
        }
        let both = Squares::NONE.with(first).with(second);
        if plain != Squares::NONE {
            assert_eq!(both.reach(), plain, "{first} {second}");
        }
    }
}

/// An open square has no bar, any other has one, and the listed turns are those accepted.
#[test]
fn every_square_is_open_or_barred() {
    for setup in Setup::all() {
        let record = format!("flub 1 floating {setup} seed 0; x d4; o e5; x d5; o f4");
        let record: Record<_> = record.parse().expect("these fit and touch");
        for steps in 0..=record.played().len() {
            let state: flub::games::floating::Floating = record.state_after(steps);
            for square in every_square() {
                assert_eq!(state.bar(square).is_none(), state.open().has(square), "{setup} {steps} {square}");
            }
        }
    }
}

/// "After 16 symbols a 4x4 part is full": then the game is over.
#[test]
fn sixteen_checkers_end_the_game() {
    let state = super::filled("7x7 moving", ["xoxo", "oxox", "xoxo", "oxox"]);
    assert_eq!(state.to_move(), None);
    assert!(state.outcome().is_some() && state.turns().is_empty() && state.open().is_empty());
    assert_eq!(state.bar(square("a1")), None, "after the end there is nothing to ask");
    let mut over = state;
    assert_eq!(over.apply(&"x a1".parse().expect("an action")), Err(Refusal::Over));
}

/// Text that is not a setup is refused; variations may come in any order and are written in that of the rules.
#[test]
fn setups_are_text() {
    let read = |text: &str| text.parse::<Setup>();
    assert_eq!(read("7x7 touching Moving").map(|setup| setup.to_string()), Ok("7x7 moving touching".to_owned()));
    for wrong in ["", "7x7", "9x9 plain", "7x7 plain plain", "7x7 moving moving", "7x7 plain moving", "7x7 jumping"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Setup::all().count(), 32);
    let text = "flub 1 floating 7x7 moving seed 0\nx d4\no c3\nx d4-e4, c2\n";
    let record: Record<flub::games::floating::Floating> = text.parse().expect("it is a record");
    assert_eq!(record.to_string(), text);
    assert_eq!(record.seed(), Seed(0));
    assert_eq!(
        record.setup(),
        &Setup { board: Board::Paper, variations: "moving".parse::<Variations>().expect("one") }
    );
    let error = super::read("7x7 plain: x d4; o d4").expect_err("the square is filled");
    assert_eq!(error.fault, RecordFault::Refused(Refusal::At(square("d4"), Bar::Filled(Side::X))));
    for wrong in ["x", "x d", "x d44", "z d4", "x d4-e4", "x d4-e4,", "x d4, e4", "x -, e4", "x i1", "x d0"] {
        assert!(wrong.parse::<flub::games::floating::Action>().is_err(), "{wrong}");
    }
    assert!(read_all("x D4;o E5"));
}

fn read_all(actions: &str) -> bool {
    read(&format!("7x7 plain: {actions}")).is_ok()
}

/// A square is in a set or not, however often it was added.
#[test]
fn sets_of_squares_are_sets() {
    let (row, diagonal) = (squares("a1 b1 c1"), squares("c1 b2 a3"));
    assert_eq!(row.with(square("b1")), row);
    assert_eq!(row.or(diagonal), squares("a1 b1 c1 b2 a3"));
    assert_eq!(row.and(diagonal), squares("c1"));
    assert_eq!(row.less(diagonal), squares("a1 b1"));
    assert_eq!(row.without(square("d4")), row);
}

/// Removing a variation keeps all others.
#[test]
fn a_variation_can_be_left_out() {
    for (mix, left_out) in Variations::all().flat_map(|mix| Variation::ALL.map(|left_out| (mix, left_out))) {
        for other in Variation::ALL {
            assert_eq!(
                mix.without(left_out).has(other),
                mix.has(other) && other != left_out,
                "{mix:?} without {left_out:?}"
            );
        }
    }
}

/// A variation is played or not, however often it was chosen.
#[test]
fn mixes_of_variations_are_sets() {
    let both = [Variation::Moving, Variation::Touching].into_iter().collect::<Variations>();
    assert_eq!(both.with(Variation::Moving), both);
    assert_eq!(both.without(Variation::Moving).iter().collect::<Vec<_>>(), [Variation::Touching]);
    assert_eq!(both.without(Variation::Sharing), both);
    let sent = serde_json::to_string(&both).expect("it has a text");
    assert_eq!(sent, "\"moving touching\"");
    assert_eq!(serde_json::from_str::<Variations>(&sent).ok(), Some(both));
    assert!(serde_json::from_str::<Variations>("\"jumping\"").is_err());
}

/// A square serializes as its name, and only a name deserializes.
#[test]
fn a_square_is_sent_by_its_name() {
    let sent = serde_json::to_string(&square("d4")).expect("it has a name");
    assert_eq!(sent, "\"d4\"");
    assert_eq!(serde_json::from_str::<Square>(&sent).ok(), Some(square("d4")));
    assert!(serde_json::from_str::<Square>("\"i9\"").is_err());
}
