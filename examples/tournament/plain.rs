//! Players of Wholes with one simple way each, for the computer to be measured against.

use flub::{
    games::wholes::{Act, Action, Card, Face, Observation, Stage, Wholes},
    play::{Bot, Random, Seat},
};

/// All of them play the longest of their wholes, take a second turn as soon as they can, and change places on their turn
/// with somebody far ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// Never bluffs and never calls.
    Honest,
    /// Never bluffs and calls every play.
    Caller,
    /// Bluffs on every other turn, with any cards, and calls every other play: by tossing a coin.
    Chance,
}

impl Plain {
    pub const ALL: [Plain; 3] = [Plain::Honest, Plain::Caller, Plain::Chance];

    /// How many spaces far ahead is.
    const FAR: u8 = 5;

    fn act(self, seen: &Observation, random: &mut Random) -> Option<Act> {
        let callable = seen.play.as_ref().is_some_and(|play| play.callable);
        match seen.stage {
            Stage::Turn(whose, _) if whose == seen.seat => Some(self.turn(seen, random)),
            _ if callable && self.calls(random) => Some(Act::Call),
            _ if callable => Some(Act::LetBe),
            Stage::Draw(next) if next == seen.seat => Some(Act::Draw),
            Stage::Draw(_) if seen.latest == Some(seen.seat) && seen.hand.contains(&Card::Replay) => Some(Act::Replay),
            _ => None,
        }
    }

    fn calls(self, random: &mut Random) -> bool {
        match self {
            Plain::Honest => false,
            Plain::Caller => true,
            Plain::Chance => random.chance(50),
        }
    }

    fn turn(self, seen: &Observation, random: &mut Random) -> Act {
        let place = |seat: Seat| seen.places[seat.index()];
        let leader = Seat::first(seen.places.len()).max_by_key(|&seat| place(seat)).expect("somebody plays");
        if seen.hand.contains(&Card::Swap) && place(leader) >= place(seen.seat) + Self::FAR {
            return Act::Swap(leader);
        }
        let bluff = if self == Plain::Chance && random.chance(50) { bluff(seen, random) } else { None };
        let longest = || seen.deck.wholes_in(&seen.hand, 1_000).into_iter().max_by_key(Vec::len);
        bluff.or_else(|| longest().map(|cards| Act::Play { said: faces(&cards), cards })).unwrap_or(Act::Pass)
    }
}

fn faces(cards: &[Card]) -> Vec<Face> {
    cards.iter().filter_map(Card::face).collect()
}

/// Any of the own cards, said to be any whole of as many; nothing where there are too few of them.
fn bluff(seen: &Observation, random: &mut Random) -> Option<Act> {
    let sentences = seen.deck.wholes_in(&seen.deck.cards(), 1_000);
    let mut cards: Vec<Card> = seen.hand.iter().copied().filter(Card::is_playable).collect();
    random.shuffle(&mut cards);
    let sayable: Vec<&Vec<Card>> = sentences.iter().filter(|sentence| sentence.len() <= cards.len()).collect();
    let sentence = random.pick(&sayable)?;
    cards.truncate(sentence.len());
    let said = if seen.deck.is_whole(&cards) { faces(&cards) } else { faces(sentence) };
    Some(Act::Play { cards, said })
}

impl Bot<Wholes> for Plain {
    fn choose(&mut self, seat: Seat, seen: &Observation, random: &mut Random) -> Option<Action> {
        self.act(seen, random).map(|act| Action { by: seat, act })
    }
}
