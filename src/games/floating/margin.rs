//! What a full area is worth, and between which bounds the end of the game lies once the area is closed.

use super::{Variation, Variations};

/// The twenty-four places for a tic-tac-toe in an area of four by four, as sets of its squares; bit 0 is the lower left
/// square, bit 4 the one above it.
const LINES: [u16; 24] = lines();

const fn lines() -> [u16; 24] {
    let mut lines = [0; 24];
    let mut found = 0;
    let mut square = 0;
    while square < 16 {
        let (file, rank) = (square % 4, square / 4);
        let (mut step, steps) = (0, [(1, 0), (0, 1), (1, 1), (-1, 1)]);
        while step < 4 {
            let (across, up) = steps[step];
            let (end, top) = (file + 2 * across, rank + 2 * up);
            if 0 <= end && end < 4 && top < 4 {
                let apart = 4 * up + across;
                lines[found] = 1 << square | 1 << (square + apart) | 1 << (square + 2 * apart);
                found += 1;
            }
            step += 1;
        }
        square += 1;
    }
    lines
}

/// What is certain of a margin: it is no less and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub least: i8,
    pub most: i8,
}

impl Bounds {
    /// The same for the other side.
    pub const fn reversed(self) -> Self {
        Self { least: -self.most, most: -self.least }
    }

    /// What follows from both.
    pub const fn and(self, other: Self) -> Self {
        Self {
            least: if self.least > other.least { self.least } else { other.least },
            most: if self.most < other.most { self.most } else { other.most },
        }
    }
}

/// The margin of a player over the other in a full area, for every half of the area, and its bounds over all halves
/// that contain or avoid given squares. With *fewest* a tic-tac-toe counts against who has it.
#[derive(Clone, Debug)]
pub(super) struct Margins {
    points: Box<[i8]>,
    most: Box<[i8]>,
    least: Box<[i8]>,
}

impl Margins {
    pub(super) fn new(variations: Variations) -> Self {
        let (sharing, fewest) = (variations.has(Variation::Sharing), variations.has(Variation::Fewest));
        // No eight squares hold more than 21 points, so all of the margins fit; more than eight are never owned.
        let points: Box<[i8]> = (0..=u16::MAX)
            .map(|own| if own.count_ones() > 8 { 0 } else { points(own, sharing) * if fewest { -1 } else { 1 } })
            .collect();
        let (mut most, mut least) = (vec![i8::MIN; 1 << 16], vec![i8::MAX; 1 << 16]);
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
        Self { points, most: most.into(), least: least.into() }
    }

    /// What the squares of a player are worth so far; 0 for more than eight.
    pub(super) fn points(&self, own: u16) -> i8 {
        self.points[usize::from(own)]
    }

    /// The least and the most margin, when the player gets none of these squares.
    pub(super) fn avoiding(&self, squares: u16) -> Bounds {
        let at = usize::from(!squares);
        Bounds { least: self.least[at], most: self.most[at] }
    }

    /// The least and the most margin, when the player gets all of these squares.
    pub(super) fn containing(&self, squares: u16) -> Bounds {
        // Then the other player gets none of them.
        self.avoiding(squares).reversed()
    }
}

/// Tic-tac-toes, and with *sharing* the pairs of them that share a square.
fn points(own: u16, sharing: bool) -> i8 {
    let made = |from: usize| LINES[from..].iter().filter(move |&&line| own & line == line);
    let alone = made(0).count();
    if !sharing || alone < 2 {
        return alone as i8;
    }
    let pairs = |(place, line): (usize, &u16)| {
        if own & line == *line { made(place + 1).filter(|&other| other & line != 0).count() } else { 0 }
    };
    (alone + LINES.iter().enumerate().map(pairs).sum::<usize>()) as i8
}
