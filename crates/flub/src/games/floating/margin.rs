//! The value of a full area, and bounds on the result once the area can no longer change.

use std::sync::OnceLock;

use super::{Variation, Variations};

/// The twenty-four places for a tic-tac-toe in a four by four area, by direction: the distance between its squares, and
/// the squares where it may start. Squares are bits; bit 0 is the lower left square, bit 4 the one above it.
const DIRECTIONS: [(u32, u16); 4] = [(1, 0x3333), (4, 0x00FF), (5, 0x0033), (3, 0x00CC)];

/// Proved bounds on a margin, both inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub least: i8,
    pub most: i8,
}

impl Bounds {
    /// Returns the bounds as the other side sees them.
    pub const fn reversed(self) -> Self {
        Self { least: -self.most, most: -self.least }
    }

    /// Returns the intersection of both.
    pub const fn and(self, other: Self) -> Self {
        Self {
            least: if self.least > other.least { self.least } else { other.least },
            most: if self.most < other.most { self.most } else { other.most },
        }
    }
}

/// The margin of a player in a full area, for every set of eight squares of the area, and its bounds over all such sets
/// that contain or avoid given squares. With *fewest*, a tic-tac-toe counts against its owner.
#[derive(Clone, Debug)]
pub(super) struct Margins {
    points: Box<[i8]>,
    most: Box<[i8]>,
    least: Box<[i8]>,
}

impl Margins {
    /// Returns the margins with these variations. They are computed only once, because many solvers are made for
    /// exercises.
    pub(super) fn of(variations: Variations) -> &'static Self {
        static KNOWN: [OnceLock<Margins>; 4] = [const { OnceLock::new() }; 4];
        let (sharing, fewest) = (variations.has(Variation::Sharing), variations.has(Variation::Fewest));
        KNOWN[2 * usize::from(sharing) + usize::from(fewest)].get_or_init(|| Self::new(sharing, fewest))
    }

    fn new(sharing: bool, fewest: bool) -> Self {
        // Eight squares hold at most 21 points, so all margins fit. Nobody owns more than eight squares.
        let points: Box<[i8]> = (0..=u16::MAX)
            .map(|own| if own.count_ones() > 8 { 0 } else { points(own, sharing) * if fewest { -1 } else { 1 } })
            .collect();
        let (mut most, mut least): (Box<[i8]>, Box<[i8]>) =
            (vec![i8::MIN; 1 << 16].into(), vec![i8::MAX; 1 << 16].into());
        for own in 0..=u16::MAX {
            let at = usize::from(own);
            if own.count_ones() == 8 {
                let margin = points[at] - points[usize::from(!own)];
                (most[at], least[at]) = (margin, margin);
            }
            for square in 0..16 {
                if own & 1 << square != 0 {
                    let fewer = at & !(1 << square);
                    (most[at], least[at]) = (most[at].max(most[fewer]), least[at].min(least[fewer]));
                }
            }
        }
        Self { points, most, least }
    }

    /// Returns the points of these squares of a player, or 0 for more than eight squares.
    #[inline(always)]
    pub(super) fn points(&self, own: u16) -> i8 {
        self.points[usize::from(own)]
    }

    /// Returns the bounds on the margin of a player who gets none of these squares.
    #[inline(always)]
    pub(super) fn avoiding(&self, squares: u16) -> Bounds {
        let at = usize::from(!squares);
        Bounds { least: self.least[at], most: self.most[at] }
    }

    /// Returns the bounds on the margin of a player who gets all of these squares.
    pub(super) fn containing(&self, squares: u16) -> Bounds {
        // The other player then gets none of them.
        self.avoiding(squares).reversed()
    }
}

/// Returns the number of tic-tac-toes and, with *sharing*, of pairs that share a square.
fn points(own: u16, sharing: bool) -> i8 {
    let firsts = DIRECTIONS.map(|(step, firsts)| (step, own & own >> step & own >> (2 * step) & firsts));
    let alone: u32 = firsts.iter().map(|(_, firsts)| firsts.count_ones()).sum();
    if !sharing || alone < 2 {
        return alone as i8;
    }
    let line = |step: u32, first: u32| (1 << first | 1 << (first + step) | 1 << (first + 2 * step)) as u16;
    let of = |(step, firsts): (u32, u16)| {
        (0..16).filter(move |first| firsts & 1 << first != 0).map(move |first| line(step, first))
    };
    let lines: Vec<u16> = firsts.into_iter().flat_map(of).collect();
    let pairs = |(place, line): (usize, &u16)| lines[..place].iter().filter(|&other| other & line != 0).count();
    (lines.len() + lines.iter().enumerate().map(pairs).sum::<usize>()) as i8
}
