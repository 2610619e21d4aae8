//! Where a checker may be put.

use super::{
    Bar, Board, Setup, Side, Square, Variation,
    squares::{AREA, Squares},
};

/// The board and the rules for placing a checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ground {
    pub board: Board,
    pub touching: bool,
}

impl Ground {
    pub(super) const fn new(setup: Setup) -> Self {
        Self { board: setup.board, touching: setup.variations.has(Variation::Touching) }
    }

    /// Where a checker may be put beside these; the first only in the centre.
    pub(super) fn open(&self, checkers: Squares) -> Squares {
        if checkers.is_empty() {
            return self.board.centre();
        }
        let open = checkers.reach().and(self.board.squares()).less(checkers);
        if self.touching { open.and(checkers.neighbours()) } else { open }
    }

    /// Why no checker may be put here beside those of X and O.
    pub(super) fn bar(&self, checkers: [Squares; 2], square: Square) -> Option<Bar> {
        let [x, o] = checkers;
        let all = x.or(o);
        if self.open(all).has(square) {
            return None;
        }
        let (wide, high) = all.with(square).extent();
        Some(if !self.board.squares().has(square) {
            Bar::OffBoard
        } else if all.is_empty() {
            Bar::NotCentre
        } else if x.has(square) {
            Bar::Filled(Side::X)
        } else if o.has(square) {
            Bar::Filled(Side::O)
        } else if wide.max(high) > AREA as usize {
            Bar::TooLarge { wide, high }
        } else {
            Bar::Apart
        })
    }
}
