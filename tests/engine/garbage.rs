//! Actions that may be anything at all: right ones now and then, wrong seats, squares and letters, absurd proofs and sums.

use flub::{
    games::{floating, lawtoe, poe, wholes},
    network::{Goal, Letter, Listing, Placement, Square},
    play::{Random, Seat},
};

/// An action of LawToe.
pub fn lawtoe(random: &mut Random) -> lawtoe::Action {
    use lawtoe::{Act, Flub, Role};
    let act = match random.below(20) {
        0..4 => Act::SetGoal(goal(random)),
        4..12 => Act::Write(placements(random)),
        12..14 => Act::Challenge(any(random, &Flub::BOTH)),
        14 => Act::LetStand,
        15 => Act::GiveUp,
        _ => Act::Prove(lawtoe::Proof { after: after(random), letters: placements(random), counted: counted(random) }),
    };
    lawtoe::Action { by: any(random, &Role::BOTH), act }
}

/// An action of POE.
pub fn poe(random: &mut Random) -> poe::Action {
    use poe::{Act, Flub, Side};
    let act = match random.below(40) {
        0..4 => Act::SetGoal(goal(random)),
        4..20 => Act::Write(placement(random)),
        20..24 => Act::Challenge(any(random, &Flub::ALL)),
        24..26 => Act::ForceOut,
        26..31 => Act::Join(any(random, &Side::BOTH)),
        31..33 => Act::GiveUp,
        33 => Act::CallTime,
        _ => Act::Prove(poe::Proof {
            after: after(random),
            letters: placements(random),
            counted: counted(random),
            instead: random.chance(50).then(|| placement(random)),
        }),
    };
    poe::Action { by: seat(random), act }
}

/// An action of Wholes.
pub fn wholes(random: &mut Random) -> wholes::Action {
    use wholes::{Act, Card, Face};
    let halves = random.chance(70);
    let face = |random: &mut Random| -> Face {
        let text = if halves {
            "1/2"
        } else {
            any(random, &["1/4", "0.5", "33 1/3%", "0.(3)", "pie 1/6", "bar 1/1", "1/997"])
        };
        text.parse().expect("a face")
    };
    let act = match random.below(20) {
        0..4 => Act::Draw,
        4..12 => {
            let card = |random: &mut Random| match random.below(20) {
                0 => Card::Replay,
                1 => Card::Swap,
                2..5 => Card::Bait,
                _ => Card::Face(face(random)),
            };
            // Nobody can say that nothing was played, so a text has at least one of each.
            let counts = if random.chance(70) { [2; 2] } else { [(); 2].map(|()| size(random) + 1) };
            let cards = (0..counts[0]).map(|_| card(random)).collect();
            Act::Play { cards, said: (0..counts[1]).map(|_| face(random)).collect() }
        }
        12 => Act::Pass,
        13..15 => Act::Call,
        15..17 => Act::LetBe,
        17..19 => Act::Swap(seat(random)),
        _ => Act::Replay,
    };
    wholes::Action { by: seat(random), act }
}

fn seat(random: &mut Random) -> Seat {
    Seat::new(random.below(Seat::MOST)).expect("there are six seats")
}

/// An action of Floating Tic-Tac-Toe.
pub fn floating(random: &mut Random) -> floating::Action {
    let shift = random.chance(40).then(|| floating::Shift { from: place(random), to: place(random) });
    floating::Action { by: any(random, &floating::Side::BOTH), turn: floating::Turn { shift, square: place(random) } }
}

/// A square of eight by eight, around the centre as a rule.
fn place(random: &mut Random) -> floating::Square {
    let mut line = || if random.chance(80) { 1 + random.below(5) } else { random.below(8) };
    floating::Square::new(line(), line()).expect("there are eight files and ranks")
}

fn any<T: Copy>(random: &mut Random, all: &[T]) -> T {
    *random.pick(all).expect("there are some")
}

fn goal(random: &mut Random) -> Goal {
    match random.below(4) {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(number(random)),
        _ => Goal::Exactly(number(random)),
    }
}

/// The number of an earlier move, if one is named.
fn after(random: &mut Random) -> Option<usize> {
    random.chance(50).then(|| if random.chance(90) { random.below(12) } else { usize::MAX })
}

fn counted(random: &mut Random) -> Vec<Listing> {
    (0..size(random)).map(|_| listing(random)).collect()
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
    Placement { letter: any(random, &Letter::ALL), square: Square::from_number(number).expect("1 to 16") }
}

/// A number of a square as a rule, any number at all now and then.
fn number(random: &mut Random) -> u16 {
    if random.chance(90) { random.below(12) as u16 } else { random.below(usize::from(u16::MAX) + 1) as u16 }
}

/// A few as a rule, a thousand once in a hundred times.
fn size(random: &mut Random) -> usize {
    if random.chance(99) { random.below(6) } else { random.below(1_000) }
}
