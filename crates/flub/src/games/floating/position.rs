//! Positions as the search sees them: from the side to move, with everything that decides their value.

use super::{
    Floating, Setup,
    ground::Ground,
    margin::{Bounds, Margins},
    squares::{AREA, Edges, Squares},
    symmetry::{Frame, Room, canonical},
};

/// A position of a game that is not over, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub own: Squares,
    pub other: Squares,
    /// Whether the side to move may still move a checker.
    pub own_move: bool,
    /// Whether the other side may still move a checker.
    pub other_move: bool,
}

/// What the search needs to know of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// The key of the position, which is the same after rotation, reflection or shift.
    pub key: u64,
    /// The bounds on the final margin of the side to move.
    pub bounds: Bounds,
    /// The current margin of the side to move.
    pub outlook: i8,
}

/// The rules in the form that the search needs.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    ground: Ground,
    margins: &'static Margins,
}

impl Position {
    /// Returns the position of a state, or `None` if the game is over.
    pub(super) fn new(state: &Floating) -> Option<Self> {
        let side = state.to_move()?;
        let (own, other) = (state.of(side), state.of(side.other()));
        Some(Self { own, other, own_move: state.has_move(side), other_move: state.has_move(side.other()) })
    }

    const fn checkers(&self) -> Squares {
        self.own.or(self.other)
    }

    /// Returns the position after a turn that leaves the side to move with these checkers.
    const fn after(&self, own: Squares, own_move: bool) -> Self {
        Self { own: self.other, other: own, own_move: self.other_move, other_move: own_move }
    }
}

impl Rules {
    pub(super) fn new(setup: Setup) -> Self {
        Self { ground: Ground::new(setup), margins: Margins::of(setup.variations) }
    }

    /// Returns the least and the most possible margin.
    pub(super) fn extremes(&self) -> Bounds {
        self.margins.avoiding(0)
    }

    /// Returns the positions after a turn that puts down a checker and moves none.
    pub(super) fn placings(&self, position: &Position) -> impl Iterator<Item = Position> {
        let position = *position;
        let open = self.ground.open(position.checkers());
        open.iter().map(move |square| position.after(position.own.with(square), position.own_move))
    }

    /// Visits each position after a turn that moves a checker and puts one down. Skips turns that put the new checker
    /// where the moved one stood: putting it where the moved one goes leads to the same squares without using up the
    /// move.
    pub(super) fn shifts(&self, position: &Position, mut visit: impl FnMut(Position)) {
        for from in position.own.iter() {
            let staying = position.own.without(from);
            let rest = staying.or(position.other);
            let targets = self.ground.open(rest).without(from);
            for target in targets.iter() {
                let moved = rest.with(target);
                let mut second = self.ground.open(moved).without(from).0;
                // The moved and the new checker can change places without changing the position, so each pair of
                // squares is visited once: with the lower square first if that order is allowed.
                if self.ground.touching {
                    for lower in targets.and(Squares(second & (target.bit() - 1))).iter() {
                        if self.ground.open(rest.with(lower)).has(target) {
                            second &= !lower.bit();
                        }
                    }
                } else {
                    second &= !(target.bit() - 1);
                }
                for square in Squares(second).iter() {
                    visit(position.after(staying.with(target).with(square), false));
                }
            }
        }
    }

    /// Returns what is known of a position without a search.
    pub(super) fn facts(&self, position: &Position) -> Facts {
        let moves = u64::from(position.own_move) << 44 | u64::from(position.other_move) << 45;
        let Some(edges) = position.checkers().edges() else {
            return Facts { key: moves, bounds: self.extremes(), outlook: 0 };
        };
        let (wide, high) = (edges.right - edges.left + 1, edges.top - edges.bottom + 1);
        let frame = Frame::new(position.own, position.other, &edges);
        let full = wide == AREA && high == AREA;
        let may_move = position.own_move || position.other_move;
        let room = if full && !may_move { Room::default() } else { self.room(position, &edges) };
        let key = canonical(frame, room, (wide, high)) | moves;
        let closed = full && room == Room::default();
        let bounds = if closed { self.bounds(frame, position) } else { self.extremes() };
        let outlook = self.margins.points(frame.own()) - self.margins.points(frame.other());
        Facts { key, bounds, outlook }
    }

    /// Returns the bounds on the margin of a closed area.
    fn bounds(&self, frame: Frame, position: &Position) -> Bounds {
        let avoiding = || self.margins.avoiding(frame.other());
        let containing = || self.margins.containing(frame.own());
        match (position.own_move, position.other_move) {
            (true, true) if frame.is_full() => avoiding(),
            (true, true) => self.extremes(),
            (true, false) => avoiding(),
            (false, true) => containing(),
            (false, false) => avoiding().and(containing()),
        }
    }

    /// Returns how far the area can still extend in each direction: to the edge of the board, or three squares from
    /// what is certain to stay on the opposite side, whichever is less.
    fn room(&self, position: &Position, edges: &Edges) -> Room {
        let last = self.ground.board.side() as u32 - 1;
        let board = Room {
            left: edges.left,
            right: last.saturating_sub(edges.right),
            below: edges.bottom,
            above: last.saturating_sub(edges.top),
        };
        let (own, other) = (position.own.staying(position.own_move), position.other.staying(position.other_move));
        let stay = match (own, other) {
            (Some(own), Some(other)) => own.or(&other),
            (one, other) => match one.or(other) {
                Some(edges) => edges,
                None => return board,
            },
        };
        let far = AREA - 1;
        Room {
            left: board.left.min((far + edges.left).saturating_sub(stay.right)),
            right: board.right.min((far + stay.left).saturating_sub(edges.right)),
            below: board.below.min((far + edges.bottom).saturating_sub(stay.top)),
            above: board.above.min((far + stay.bottom).saturating_sub(edges.top)),
        }
    }
}
