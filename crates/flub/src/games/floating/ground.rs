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

    /// Returns the squares where a checker may be put beside these. The first checker may only be put in the centre.
    pub(super) fn open(&self, checkers: Squares) -> Squares {
        if checkers.is_empty() {
            return self.board.centre();
        }
        let open = checkers.reach().and(self.board.squares()).less(checkers);
        if self.touching { open.and(checkers.neighbours()) } else { open }
    }

    /// Returns why no checker may be put on this square beside those of X and O, or `None` if one may.
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
