//! Players of Wholes with one simple way each, against which the computer is measured.

use flub::{
    games::wholes::{Act, Action, Card, Face, Observation, Stage, Wholes},
    play::{Bot, Random, Seat},
};

/// A player who plays the longest of its wholes, takes a second turn as soon as it can, and changes places on its turn with
/// somebody far ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain {
    pub way: Way,
    /// Whether it also changes places with a player who is about to win.
    pub alert: bool,
}

/// What plain players differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Never bluffs and never calls.
    Honest,
    /// Never bluffs and calls every play.
    Caller,
    /// Bluffs on every other turn, with any cards, and calls every other play: by tossing a coin.
    Chance,
}

impl Way {
    pub const ALL: [Way; 3] = [Way::Honest, Way::Caller, Way::Chance];

    fn calls(self, random: &mut Random) -> bool {
        match self {
            Way::Honest => false,
            Way::Caller => true,
            Way::Chance => random.chance(50),
        }
    }

    fn bluffs(self, random: &mut Random) -> bool {
        self == Way::Chance && random.chance(50)
    }
}

/// The number of spaces that counts as far ahead.
const FAR: u8 = 5;

impl Plain {
    fn act(self, seen: &Observation, random: &mut Random) -> Option<Act> {
        let callable = seen.play.as_ref().is_some_and(|play| play.callable);
        let is_turn = matches!(seen.stage, Stage::Turn(whose, _) if whose == seen.seat);
        let others = Seat::first(seen.places.len()).filter(|&seat| seat != seen.seat);
        let leader = others.max_by_key(|seat| seen.places[seat.index()])?;
        let (there, mine) = (seen.places[leader.index()], seen.places[seen.seat.index()]);
        let pays = is_turn && there >= mine + FAR || self.alert && there == Wholes::LAST_SPACE && mine < there;
        if pays && seen.hand.contains(&Card::Swap) {
            return Some(Act::Swap(leader));
        }
        match seen.stage {
            Stage::Turn(..) if is_turn => Some(self.turn(seen, random)),
            _ if callable => Some(if self.way.calls(random) { Act::Call } else { Act::LetBe }),
            Stage::Draw(next) if next == seen.seat => Some(Act::Draw),
            Stage::Draw(_) if seen.latest == Some(seen.seat) && seen.hand.contains(&Card::Replay) => Some(Act::Replay),
            _ => None,
        }
    }

    fn turn(self, seen: &Observation, random: &mut Random) -> Act {
        let bluff = if self.way.bluffs(random) { bluff(seen, random) } else { None };
        let longest = || seen.deck.wholes_in(&seen.hand, 1_000).into_iter().next();
        bluff.or_else(|| longest().map(|cards| Act::Play { said: faces(&cards), cards })).unwrap_or(Act::Pass)
    }
}

fn faces(cards: &[Card]) -> Vec<Face> {
    cards.iter().filter_map(Card::face).collect()
}

/// Returns a play of any cards, said to be any whole of as many cards, or `None` if the hand has too few.
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
