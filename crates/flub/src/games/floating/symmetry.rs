//! One canonical form for all positions that differ only by rotation, reflection or shift.
//!
//! The search spends most of its time here and in [`super::squares`], and the app is compiled for size: functions of a
//! few instructions are marked for inlining.

use super::squares::{AREA, Edges, Squares};

/// The checkers of both sides in a four by four area: those of the side to move in the lower half of the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame(u32);

impl Frame {
    /// Returns the frame at the lower left corner of these edges.
    pub(super) fn new(own: Squares, other: Squares, edges: &Edges) -> Self {
        let corner = 8 * edges.bottom + edges.left;
        Self(gather(own.0 >> corner) | gather(other.0 >> corner) << 16)
    }

    /// Returns the squares of the side to move.
    pub(super) const fn own(self) -> u16 {
        self.0 as u16
    }

    /// Returns the squares of the other side.
    pub(super) const fn other(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// Whether every square is filled.
    pub(super) const fn is_full(self) -> bool {
        self.own() | self.other() == u16::MAX
    }

    #[inline(always)]
    const fn shifted(self, right: u32, down: u32) -> Self {
        Self(self.0 >> (right + 4 * down))
    }

    /// Returns the frame with left and right exchanged.
    #[inline(always)]
    const fn mirrored(self) -> Self {
        let pairs = (self.0 & 0x5555_5555) << 1 | (self.0 >> 1) & 0x5555_5555;
        Self((pairs & 0x3333_3333) << 2 | (pairs >> 2) & 0x3333_3333)
    }

    /// Returns the frame with top and bottom exchanged.
    #[inline(always)]
    const fn flipped(self) -> Self {
        let bytes = (self.0 & 0x00FF_00FF) << 8 | (self.0 >> 8) & 0x00FF_00FF;
        Self((bytes & 0x0F0F_0F0F) << 4 | (bytes >> 4) & 0x0F0F_0F0F)
    }

    /// Returns the frame with files and ranks exchanged.
    #[inline(always)]
    const fn transposed(self) -> Self {
        let near = (self.0 ^ self.0 >> 3) & 0x0A0A_0A0A;
        let near = self.0 ^ near ^ near << 3;
        let far = (near ^ near >> 6) & 0x00CC_00CC;
        Self(near ^ far ^ far << 6)
    }
}

/// Packs the lowest four ranks of the lowest four files into sixteen bits.
#[inline(always)]
const fn gather(board: u64) -> u32 {
    (board & 0xF | board >> 4 & 0xF0 | board >> 8 & 0xF00 | board >> 12 & 0xF000) as u32
}

/// How many more files and ranks the area may extend to the left and right of the checkers, below and above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Room {
    pub left: u32,
    pub right: u32,
    pub below: u32,
    pub above: u32,
}

impl Room {
    #[inline(always)]
    const fn mirrored(self) -> Self {
        Self { left: self.right, right: self.left, ..self }
    }

    #[inline(always)]
    const fn flipped(self) -> Self {
        Self { below: self.above, above: self.below, ..self }
    }

    #[inline(always)]
    const fn transposed(self) -> Self {
        Self { left: self.below, right: self.above, below: self.left, above: self.right }
    }

    #[inline(always)]
    const fn packed(self) -> u64 {
        (self.left | self.right << 3 | self.below << 6 | self.above << 9) as u64
    }
}

/// Returns the smallest of the numbers of the eight forms of a position. `wide` and `high` are the numbers of files and
/// ranks that the checkers span.
pub(super) fn canonical(frame: Frame, room: Room, (wide, high): (u32, u32)) -> u64 {
    let (across, down) = (AREA - wide, AREA - high);
    least(frame, room, across, down).min(least(frame.transposed(), room.transposed(), down, across))
}

/// Returns the smallest of the numbers of the four forms that keep files as files. `across` files to the right of the
/// checkers and `down` ranks above them are empty.
fn least(frame: Frame, room: Room, across: u32, down: u32) -> u64 {
    let mirrored = frame.mirrored().shifted(across, 0);
    let upright = number(frame, room).min(number(mirrored, room.mirrored()));
    let flipped = number(frame.flipped().shifted(0, down), room.flipped());
    upright.min(flipped).min(number(mirrored.flipped().shifted(0, down), room.mirrored().flipped()))
}

#[inline(always)]
fn number(frame: Frame, room: Room) -> u64 {
    u64::from(frame.0) | room.packed() << 32
}
