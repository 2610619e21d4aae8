use super::{
    Act, Card, Face, Level, Observation, SeenPlay, Stage, Wholes,
    evaluation::Evaluation,
    find::Tally,
    odds::{Odds, size},
    rival::Rival,
};
use crate::play::{Random, Seat, order};

/// The worth of a card in one's own hand, in spaces: for a card in a whole, for one expected to be in a whole after the
/// next draw, and for any other.
const IN_A_WHOLE: f64 = 0.9;
const SOON: f64 = 0.5;
const LEFT_OVER: f64 = 0.1;

/// The worth of BAIT in one's hand, in spaces.
const BAIT: f64 = 1.5;

/// The number of spaces from the end at which cards in hand begin to be worth less. Their worth falls with the leader's
/// distance to the end.
const LATE: f64 = 10.0;

/// The smallest chance of being right at which a play is called that does not win the game. It prevents wild calls at
/// the beginning, where a wrong call costs nothing.
const DOUBT: f64 = 0.1;

/// The number of spaces that counts as far ahead.
const FAR: u8 = 6;

/// The largest number of wholes in one hand that are compared.
const WHOLES: usize = 40;

/// Returns a hand without these cards.
pub(super) fn without(hand: &[Card], cards: &[Card]) -> Vec<Card> {
    let mut rest = hand.to_vec();
    for card in cards {
        if let Some(place) = rest.iter().position(|held| held == card) {
            rest.remove(place);
        }
    }
    rest
}

/// The chance of each player to call a play first, and the chance that nobody calls. They add up to 1.
struct Callers {
    first: Vec<(Seat, f64)>,
    nobody: f64,
}

/// The decisions of one seat, from what it sees.
pub(super) struct Strategy<'a> {
    level: Level,
    seen: &'a Observation,
    odds: Odds<'a>,
}

impl<'a> Strategy<'a> {
    pub fn new(level: Level, seen: &'a Observation) -> Self {
        Self { level, seen, odds: Odds::of(seen) }
    }

    fn place(&self, seat: Seat) -> u8 {
        self.seen.places[seat.index()]
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::first(self.seen.places.len()).filter(|&seat| seat != self.seen.seat)
    }

    /// Returns the chance of each rival to call a play first, and the chance that nobody calls, given how often each of
    /// them calls.
    fn callers(&self, rivals: impl Iterator<Item = Seat>, calls: fn(Rival) -> f64) -> Callers {
        let mut first: Vec<(Seat, f64)> =
            rivals.map(|seat| (seat, calls(Rival::of(self.level, self.seen, seat)))).collect();
        let nobody: f64 = first.iter().map(|(_, calls)| 1.0 - calls).product();
        let all: f64 = first.iter().map(|(_, calls)| calls).sum();
        first.iter_mut().for_each(|(_, calls)| *calls *= (1.0 - nobody) / all.max(f64::MIN_POSITIVE));
        Callers { first, nobody }
    }

    /// Returns the cards to play and the values to say, or `None` if passing is better.
    pub fn play(&self, random: &mut Random) -> Option<Act> {
        let deck = &self.seen.deck;
        let of_wholes = self.callers(self.others(), |rival| rival.calls);
        let of_bluffs = self.callers(self.others(), |rival| rival.calls_bluffs);
        let wholes = deck.wholes_in(&self.seen.hand, WHOLES);
        let bluffs = match self.level {
            Level::Careful => Vec::new(),
            Level::Sly | Level::Expert => self.bluffs(),
        };
        let weigh = |cards: Vec<Card>| {
            let is_whole = deck.is_whole(&cards);
            (self.chance_with(&cards, is_whole, if is_whole { &of_wholes } else { &of_bluffs }), cards)
        };
        // A player who holds a whole always plays, if only a bluff instead of it. Without a whole, a bluff must be
        // better than passing.
        let pass = if wholes.is_empty() { self.evaluation().chance(self.seen.seat) } else { 0.0 };
        let (_, cards) = wholes
            .into_iter()
            .chain(bluffs)
            .map(weigh)
            .filter(|(chance, _)| *chance > pass)
            .max_by(|(one, _), (other, _)| one.total_cmp(other))?;
        let said = match deck.is_whole(&cards) {
            true => cards.iter().filter_map(Card::face).collect(),
            false => self.sentence(cards.len(), random)?,
        };
        Some(Act::Play { cards, said })
    }

    fn evaluation(&self) -> Evaluation {
        Evaluation::of(self.seen, self.worth(&self.seen.hand))
    }

    /// Returns the chance to win if these cards are played.
    fn chance_with(&self, cards: &[Card], is_whole: bool, callers: &Callers) -> f64 {
        let seat = self.seen.seat;
        let rest = without(&self.seen.hand, cards);
        let right = !is_whole && !cards.contains(&Card::Bait);
        let play = (seat, self.place(seat), cards.len());
        let played = Evaluation::of(self.seen, 0.0).played(seat, cards.len(), self.worth(&rest));
        let called = |&(caller, chance): &(Seat, f64)| chance * played.called(play, caller, right).chance(seat);
        callers.nobody * played.chance(seat) + callers.first.iter().map(called).sum::<f64>()
    }

    /// Returns the worth of a hand while it is held, in spaces.
    pub fn worth(&self, hand: &[Card]) -> f64 {
        let scale = self.odds.scale();
        let mut tally = scale.tally(&self.seen.deck, hand.iter().copied());
        let packed = size(&scale.packed(&tally));
        let left_over = size(&tally) - packed;
        let mut soon = 0.0;
        for place in (0..tally.len()).filter(|&place| self.odds.unseen()[place] > 0) {
            tally[place] += 1;
            let more = size(&scale.packed(&tally)).saturating_sub(packed);
            soon += (more * self.odds.unseen()[place]) as f64 / self.odds.count().max(1) as f64;
            tally[place] -= 1;
        }
        let baits = hand.iter().filter(|&&card| card == Card::Bait).count();
        let first = self.seen.places.iter().copied().max().unwrap_or(0);
        let late = (f64::from(Wholes::LAST_SPACE - first) / LATE).clamp(0.2, 1.0);
        late * (IN_A_WHOLE * packed as f64 + SOON * soon + LEFT_OVER * left_over as f64 + BAIT * baits as f64)
    }

    /// Returns, for every number of cards with which a sum can be said, the cards least worth holding: without BAIT,
    /// and with BAIT. Wholes are excluded.
    fn bluffs(&self) -> Vec<Vec<Card>> {
        let (deck, scale, hand) = (&self.seen.deck, self.odds.scale(), &self.seen.hand);
        let faces = || hand.iter().copied().filter(|card| card.face().is_some());
        let (packed, mut cards) = scale.part(deck, scale.packed(&scale.tally(deck, faces())), faces());
        cards.extend(packed);
        let bait = hand.iter().copied().find(|&card| card == Card::Bait);
        let can_say = |count: usize| self.odds.sentences().iter().any(|sentence| size(sentence) == count);
        let of_count = |count: usize| {
            let plain = cards.get(..count).map(<[Card]>::to_vec);
            let baited = bait.and_then(|bait| Some([cards.get(..count - 1)?, &[bait]].concat()));
            [plain, baited].into_iter().flatten()
        };
        let counts = (1..=cards.len() + 1).filter(|&count| can_say(count));
        counts.flat_map(of_count).filter(|cards| !deck.is_whole(cards)).collect()
    }

    /// Returns a random sum of `count` values, in random forms from the deck. More plausible sums, as the others see
    /// it, are more likely. Values are said in order, as those of a whole are.
    fn sentence(&self, count: usize, random: &mut Random) -> Option<Vec<Face>> {
        let (deck, odds) = (&self.seen.deck, Odds::for_others(self.seen));
        let held = self.seen.hand.len();
        let sayable = || odds.sentences().iter().filter(|sentence| size(sentence) == count);
        // In thousandths, and at least 1.
        let weight = |sentence: &Tally| 1 + (1000.0 * odds.plausibility(sentence, held)) as usize;
        let mut drawn = random.below(sayable().map(weight).sum());
        let sentence = sayable().find(|sentence| {
            let before = drawn;
            drawn = drawn.saturating_sub(weight(sentence));
            before < weight(sentence)
        })?;
        let mut cards = deck.cards();
        random.shuffle(&mut cards);
        let (mut said, _) = odds.scale().part(deck, sentence.clone(), cards);
        order::sort(&mut said);
        Some(said.iter().filter_map(Card::face).collect())
    }

    /// Whether calling the play on the table is better than letting it be.
    pub fn calls(&self) -> bool {
        let Some(play) = self.seen.play.as_ref().filter(|play| play.callable) else { return false };
        if self.level == Level::Careful {
            return self.odds.cannot_be(play);
        }
        let right = self.odds.right_call(play, Rival::of(self.level, self.seen, play.by).bluffs);
        if right < DOUBT && self.place(play.by) < Wholes::LAST_SPACE {
            return false;
        }
        let [called, let_be] = self.chances(play, right);
        called > let_be
    }

    /// Returns the chance to win after a call of this play, and after letting it be. `right` is the chance that the
    /// call is right.
    fn chances(&self, play: &SeenPlay, right: f64) -> [f64; 2] {
        let callers = self.callers(self.others().filter(|&seat| seat != play.by), |rival| rival.calls);
        let evaluation = self.evaluation();
        let of_play = (play.by, play.from, play.said.len());
        let called = |caller: Seat| {
            let chance = |is_right: bool| evaluation.called(of_play, caller, is_right).chance(self.seen.seat);
            right * chance(true) + (1.0 - right) * chance(false)
        };
        let by_others: f64 = callers.first.iter().map(|&(caller, chance)| chance * called(caller)).sum();
        [called(self.seen.seat), callers.nobody * evaluation.chance(self.seen.seat) + by_others]
    }

    /// Returns by how much a call of the play on the table raises the chance to win, which is negative if it lowers it.
    /// `None` if there is no play to call, or if the call would gain something but is too unlikely to be right.
    pub fn gain_by_calling(&self) -> Option<f64> {
        let play = self.seen.play.as_ref().filter(|play| play.callable)?;
        let right = self.odds.right_call(play, Rival::of(self.level, self.seen, play.by).bluffs);
        let [called, let_be] = self.chances(play, right);
        (self.calls() == (called > let_be)).then_some(called - let_be)
    }

    /// Returns the player with whom changing places pays now, or `None` if it does not pay.
    pub fn swap(&self) -> Option<Seat> {
        let leader = self.others().max_by_key(|&seat| self.place(seat))?;
        let (there, mine) = (self.place(leader), self.place(self.seen.seat));
        let is_turn = matches!(self.seen.stage, Stage::Turn(whose, _) if whose == self.seen.seat);
        let is_far = is_turn && there >= mine + FAR;
        let wins = there == Wholes::LAST_SPACE;
        let pays = match self.level {
            Level::Careful => is_far,
            Level::Sly => wins || is_far,
            Level::Expert => wins || is_turn && self.wins_from(there) && !self.wins_from(mine),
        };
        (pays && mine < there).then_some(leader)
    }

    /// Whether the longest whole in hand leads from this space to the last one.
    fn wins_from(&self, place: u8) -> bool {
        let longest = self.seen.deck.wholes_in(&self.seen.hand, WHOLES).first().map_or(0, Vec::len);
        usize::from(place) + longest >= Wholes::LAST_SPACE.into()
    }
}
