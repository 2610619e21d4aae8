use super::{Act, Action, Card, Cards, Deck, Face, Pack, Setup, Wholes};
use crate::play::{Random, Sample, Seat};

impl Sample for Wholes {
    /// Returns every pack with every number of seats, and a deck of few kinds, so that random actions often name its
    /// cards.
    fn setups() -> Vec<Setup> {
        let own: Deck = "1/2*30, 0.(3)*3, BAIT*10, REPLAY*10, SWAP*10".parse().expect("a deck");
        let cards: Vec<Cards> = Pack::ALL.map(Cards::Pack).into_iter().chain(vec![Cards::Own(own); 5]).collect();
        let of = |seats| cards.iter().map(move |cards| Setup::new(seats, cards.clone()).expect("two to six"));
        (2..=Seat::MOST).flat_map(of).collect()
    }

    fn any_action(random: &mut Random) -> Action {
        let halves = random.chance(70);
        let act = match random.below(20) {
            0..4 => Act::Draw,
            4..12 => {
                // There is at least one card and one value, because an empty play has no text.
                let counts = if random.chance(70) { [2; 2] } else { [(); 2].map(|()| random.any_size() + 1) };
                let cards = (0..counts[0]).map(|_| any_card(random, halves)).collect();
                Act::Play { cards, said: (0..counts[1]).map(|_| any_face(random, halves)).collect() }
            }
            12 => Act::Pass,
            13..15 => Act::Call,
            15..17 => Act::LetBe,
            17..19 => Act::Swap(random.any_seat()),
            _ => Act::Replay,
        };
        Action { by: random.any_seat(), act }
    }
}

fn any_card(random: &mut Random, halves: bool) -> Card {
    match random.below(20) {
        0 => Card::Replay,
        1 => Card::Swap,
        2..5 => Card::Bait,
        _ => Card::Face(any_face(random, halves)),
    }
}

fn any_face(random: &mut Random, halves: bool) -> Face {
    let other = random.one_of(&["1/4", "0.5", "33 1/3%", "0.(3)", "pie 1/6", "bar 1/1", "1/997"]);
    let text = if halves { "1/2" } else { other };
    text.parse().expect("a face")
}
