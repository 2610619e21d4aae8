//! The part of a turn that is done, and the keys of the board.

use flub::games::floating::{Floating, Refusal, Shift, Side, Square, Squares, Turn};

use super::table::Table;

/// The part of a turn already done: with *moving*, a turn may begin by moving one's own checker. It is screen state,
/// because half a turn is not a state of the game; the engine says what each hand allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// The turn has not begun.
    #[default]
    Empty,
    /// The checker of this square is in the hand.
    Lifted(Square),
    /// A checker has been moved and may still go back.
    Moved(Shift),
}

impl Hand {
    /// The shift of a checker that has been moved.
    pub const fn shift(self) -> Option<Shift> {
        match self {
            Hand::Moved(shift) => Some(shift),
            Hand::Empty | Hand::Lifted(_) => None,
        }
    }

    /// The checkers of X and of O as they lie now.
    pub fn checkers(self, state: &Floating) -> [Squares; 2] {
        let moves = |own: Squares| match self {
            Hand::Moved(Shift { from, to }) if own.has(from) => own.without(from).with(to),
            _ => own,
        };
        Side::BOTH.map(|side| moves(state.of(side)))
    }

    /// The squares on which the checker in the hand, or else a new one, may be put.
    pub fn open(self, state: &Floating) -> Squares {
        match self {
            Hand::Empty => state.open(),
            Hand::Lifted(from) => state.targets(from),
            Hand::Moved(shift) => state.open_after(shift),
        }
    }

    /// Why no checker may be put on this square now. `None` if it may.
    pub fn refusal(self, state: &Floating, square: Square) -> Option<Refusal> {
        match self {
            Hand::Lifted(from) => state.check_shift(Shift { from, to: square }).err(),
            _ => state.after(Turn { shift: self.shift(), square }).err(),
        }
    }

    /// The turns it can still become, each with the square to choose next.
    pub fn turns(self, state: &Floating) -> Vec<(Square, Turn)> {
        let after = |shift| state.open_after(shift).iter().map(move |square| Turn { shift: Some(shift), square });
        match self {
            Hand::Empty => state.open().iter().map(|square| (square, Turn::at(square))).collect(),
            Hand::Lifted(from) => {
                let shifts = state.targets(from).iter().map(|to| Shift { from, to });
                shifts.flat_map(|shift| after(shift).map(move |turn| (shift.to, turn))).collect()
            }
            Hand::Moved(shift) => after(shift).map(|turn| (turn.square, turn)).collect(),
        }
    }
}

/// The actions that the screen offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Return to the latest step.
    Now,
    /// Begin another game.
    Again,
    /// Play on the board.
    Turn,
    /// Nothing: the computer is about to play.
    Nothing,
}

impl Table {
    /// The actions offered now.
    pub fn offer(&self) -> Offer {
        match self.person_to_act() {
            _ if self.viewing.is_some() => Offer::Now,
            _ if self.is_over() => Offer::Again,
            Some(_) => Offer::Turn,
            None => Offer::Nothing,
        }
    }
}

/// The command of a key pressed on the board, other than moving around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Go to this file, counted from 0.
    File(usize),
    /// Go to this rank, counted from 0.
    Rank(usize),
    /// Pick the checker up, or put it back.
    Move,
    /// Put back the checker that was picked up.
    Back,
}
