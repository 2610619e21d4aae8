//! Actions that may be anything at all: right ones now and then, wrong seats, squares and letters, absurd proofs.

use flub::{
    games::lawtoe::{Act, Action, Flub, Proof, Role},
    network::{Goal, Letter, Listing, Placement, Square},
    play::Random,
};

/// An action of LawToe.
pub fn lawtoe(random: &mut Random) -> Action {
    let by = *random.pick(&Role::BOTH).expect("there are two roles");
    let act = match random.below(20) {
        0..4 => Act::SetGoal(goal(random)),
        4..12 => Act::Write(placements(random)),
        12..14 => Act::Challenge(*random.pick(&Flub::BOTH).expect("there are two kinds")),
        14 => Act::LetStand,
        15 => Act::GiveUp,
        _ => Act::Prove(proof(random)),
    };
    Action { by, act }
}

fn goal(random: &mut Random) -> Goal {
    match random.below(4) {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(number(random)),
        _ => Goal::Exactly(number(random)),
    }
}

fn proof(random: &mut Random) -> Proof {
    let after = random.chance(50).then(|| if random.chance(90) { random.below(12) } else { usize::MAX });
    let triplets = size(random);
    Proof { after, letters: placements(random), counted: (0..triplets).map(|_| listing(random)).collect() }
}

fn listing(random: &mut Random) -> Listing {
    let squares = if random.chance(80) { 3 } else { size(random) % 200 };
    Listing((0..squares).map(|_| number(random)).collect())
}

fn placements(random: &mut Random) -> Vec<Placement> {
    let count = if random.chance(80) { 1 + random.below(2) } else { size(random) };
    (0..count).map(|_| placement(random)).collect()
}

fn placement(random: &mut Random) -> Placement {
    let number = if random.chance(90) { 1 + random.below(9) } else { 10 + random.below(7) };
    let letter = *random.pick(&Letter::ALL).expect("there are letters");
    Placement { letter, square: Square::from_number(number).expect("1 to 16") }
}

/// A number of a square as a rule, any number at all now and then.
fn number(random: &mut Random) -> u16 {
    if random.chance(90) { random.below(12) as u16 } else { random.below(usize::from(u16::MAX) + 1) as u16 }
}

/// A few as a rule, a thousand once in a hundred times.
fn size(random: &mut Random) -> usize {
    if random.chance(99) { random.below(6) } else { random.below(1_000) }
}
