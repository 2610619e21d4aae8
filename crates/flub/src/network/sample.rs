//! Arbitrary goals, letters and lists for testing the laws of LawToe and POE.

use super::{Goal, Letter, Listing, Placement, Square};
use crate::play::Random;

/// Returns any kind of goal, with any number.
pub fn any_goal(random: &mut Random) -> Goal {
    match random.below(4) {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(any_number(random)),
        _ => Goal::Exactly(any_number(random)),
    }
}

/// Returns the number of an earlier move, or `None` in half of the cases.
pub fn any_after(random: &mut Random) -> Option<usize> {
    random.chance(50).then(|| if random.chance(90) { random.below(12) } else { usize::MAX })
}

/// Returns lists of squares as in a proof.
pub fn any_counted(random: &mut Random) -> Vec<Listing> {
    (0..random.any_size()).map(|_| any_listing(random)).collect()
}

/// Returns a list of three squares in most cases, otherwise of any number of them.
fn any_listing(random: &mut Random) -> Listing {
    let squares = if random.chance(80) { 3 } else { random.any_size() % 200 };
    Listing((0..squares).map(|_| any_number(random)).collect())
}

/// Returns one or two letters in most cases.
pub fn any_placements(random: &mut Random) -> Vec<Placement> {
    let count = if random.chance(80) { 1 + random.below(2) } else { random.any_size() };
    (0..count).map(|_| any_placement(random)).collect()
}

/// Returns any letter in any square, in most cases a square of a 3x3 mat.
pub fn any_placement(random: &mut Random) -> Placement {
    let number = if random.chance(90) { 1 + random.below(9) } else { 10 + random.below(7) };
    Placement { letter: random.one_of(&Letter::ALL), square: Square::from_number(number).expect("1 to 16") }
}

/// Returns the number of a square in most cases, otherwise any number.
fn any_number(random: &mut Random) -> u16 {
    if random.chance(90) { random.below(12) as u16 } else { random.below(usize::from(u16::MAX) + 1) as u16 }
}
