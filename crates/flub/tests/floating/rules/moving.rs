//! "Once in the game, before a turn, each player may move one of their own checkers."

use flub::games::floating::{Bar, Refusal, Shift, Side, Squares};

use super::{refused, square, squares, state, turn};

/// "A moved checker goes to any empty square such that all still fit in a 4x4 part; the turn's own checker is then
/// played."
#[test]
fn a_checker_moves_before_the_turn() {
    let before = state("7x7 moving: x d4; o b2");
    assert_eq!(before.movable(), squares("d4"));
    assert_eq!(before.targets(square("b2")), Squares::NONE, "it is of the other side");
    let reach = before.targets(square("d4"));
    assert_eq!(reach.len(), 5 * 5 - 2, "files a to e and ranks 1 to 5, less both checkers");
    assert!(reach.has(square("a1")) && !reach.has(square("f2")) && !reach.has(square("d4")));
    let after = before.after(turn("d4-a1, b1")).expect("the rules allow it");
    assert_eq!((after.of(Side::X), after.of(Side::O)), (squares("a1 b1"), squares("b2")));
    assert!(!after.has_move(Side::X) && after.has_move(Side::O));
    assert!(after.turns().contains(&turn("b2-d4, a4")), "without b2 the area reaches from a to d");
    assert_eq!(before.open_after(shift("d4-a1")).len(), 16 - 2);
    assert!(before.after(turn("d4-a1, d4")).is_ok(), "the new checker may go where the moved one stood");
}

/// The area may shift when the checker that held it moves away.
#[test]
fn the_area_follows_the_checkers() {
    let closed = state("7x7 moving: x d4; o c3; x f5; o d5; x d3");
    assert!(closed.bar(square("b3")).is_some());
    let state = state("7x7 moving: x d4; o c3; x f5; o d5; x f5-b3, d3");
    assert!(state.bar(square("f5")).is_some() && state.bar(square("a3")).is_none());
}

/// "And, with *touching*, beside another checker": one other than itself.
#[test]
fn a_moved_checker_touches_too() {
    let text = "7x7 moving touching: x d4; o e5";
    assert_eq!(state(text).targets(square("d4")), squares("d5 d6 e6 f6 f5 f4 e4"));
    assert_eq!(refused(text, "x d4-c4, d5"), Refusal::To(square("c4"), Bar::Apart));
    assert_eq!(state(text).open_after(shift("d4-f6")).and(squares("c3 d4 e4 g7")), squares("d4 e4 g7"));
    assert_eq!(refused(text, "x d4-f6, c6"), Refusal::At(square("c6"), Bar::Apart));
}

/// The order of refusal reasons.
#[test]
fn moves_that_are_not_allowed_are_refused() {
    let text = "7x7 moving: x d4; o e5; x d4-c4, d5; o d3";
    assert_eq!(refused("7x7 plain: x d4; o e5", "x d4-c4, d5"), Refusal::NotMoving);
    assert_eq!(refused(text, "o e5-e4, c3"), Refusal::NotYourTurn(Side::X));
    assert_eq!(refused(text, "x c4-c5, c3"), Refusal::MovedBefore);
    let text = "7x7 moving: x d4; o e5";
    assert_eq!(refused(text, "x e5-c4, d5"), Refusal::NotYours(square("e5")));
    assert_eq!(refused(text, "x a1-c4, d5"), Refusal::NotYours(square("a1")));
    assert_eq!(refused(text, "x d4-d4, d5"), Refusal::To(square("d4"), Bar::Filled(Side::X)));
    assert_eq!(refused(text, "x d4-e5, d5"), Refusal::To(square("e5"), Bar::Filled(Side::O)));
    assert_eq!(refused(text, "x d4-a5, d5"), Refusal::To(square("a5"), Bar::TooLarge { wide: 5, high: 1 }));
    assert_eq!(refused(text, "x d4-h5, d5"), Refusal::To(square("h5"), Bar::OffBoard));
    assert_eq!(refused(text, "x d4-f6, f6"), Refusal::At(square("f6"), Bar::Filled(Side::X)));
    assert_eq!(refused(text, "x d4-f6, b5"), Refusal::At(square("b5"), Bar::TooLarge { wide: 5, high: 2 }));
    assert_eq!(state(text).check_shift(shift("d4-c4")), Ok(()));
    assert_eq!(state(text).check_shift(shift("e5-c4")), Err(Refusal::NotYours(square("e5"))));
    assert!(state("7x7 moving: x d4").movable().is_empty(), "O has nothing to move");
}

fn shift(text: &str) -> Shift {
    text.parse().expect("it is a move")
}
