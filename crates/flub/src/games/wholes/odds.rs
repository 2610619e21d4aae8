use super::{
    Card, Level, Observation, SeenPlay, Value,
    find::{Scale, Tally},
    rival::Rival,
};

/// The odds of the cards that a seat does not see.
#[derive(Clone, Debug)]
pub(super) struct Odds<'a> {
    seen: &'a Observation,
    scale: Scale,
    /// The number of unseen cards of each value.
    unseen: Tally,
    /// The number of all unseen cards.
    count: usize,
    /// The sums that can be said. Only some of them if the deck allows very many.
    sentences: Vec<Tally>,
}

/// The largest number of sentences that are considered. The packs all have fewer.
const SENTENCES: usize = 300;

/// The assumed chance that a bluffer with BAIT in hand plays it.
const BAITED: f64 = 0.5;

impl<'a> Odds<'a> {
    /// Returns the odds for this seat, which sees its own hand, what it knows of the discard, and the cards that others
    /// showed.
    pub fn of(seen: &'a Observation) -> Self {
        Self::beyond(seen, &seen.hand)
    }

    /// Returns the odds for the other players, as far as this seat can tell: they do not see its hand.
    pub fn for_others(seen: &'a Observation) -> Self {
        Self::beyond(seen, &[])
    }

    /// Returns the odds for a player who sees this hand, and otherwise the same cards as this seat.
    fn beyond(seen: &'a Observation, hand: &[Card]) -> Self {
        let known: Vec<Card> = hand.iter().copied().chain(known_besides(seen)).collect();
        let scale = Scale::of(&seen.deck);
        let all = scale.tally(&seen.deck, seen.deck.cards());
        let gone = scale.tally(&seen.deck, known.iter().copied());
        let unseen = all.iter().zip(gone).map(|(all, gone)| all - gone).collect();
        let count = seen.deck.card_count() - known.len();
        let sentences = scale.wholes(&all, SENTENCES);
        Self { seen, scale, unseen, count, sentences }
    }

    pub const fn scale(&self) -> &Scale {
        &self.scale
    }

    /// Returns the number of unseen cards of each value, in the order of the scale.
    pub fn unseen(&self) -> &[usize] {
        &self.unseen
    }

    /// Returns the number of all unseen cards.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Returns the sums that can be said, as numbers of cards of each value.
    pub fn sentences(&self) -> &[Tally] {
        &self.sentences
    }

    /// Returns the expected number of ways to find the said values among `cards` unseen cards.
    pub fn expected(&self, said: &[usize], cards: usize) -> f64 {
        let mut ways = 1.0;
        let mut drawn = 0;
        for (&due, &unseen) in said.iter().zip(&self.unseen) {
            for nth in 0..due {
                ways *= unseen.saturating_sub(nth) as f64 / (nth + 1) as f64;
                ways *= cards.saturating_sub(drawn) as f64 / self.count.saturating_sub(drawn).max(1) as f64;
                drawn += 1;
            }
        }
        ways
    }

    /// Returns how plausible it is that `cards` unseen cards include the said values: from 0 (impossible) to 1.
    pub fn plausibility(&self, said: &[usize], cards: usize) -> f64 {
        let ways = self.expected(said, cards);
        ways / (1.0 + ways)
    }

    fn said(&self, play: &SeenPlay) -> Tally {
        self.scale.tally(&self.seen.deck, play.said.iter().copied().map(Card::Face))
    }

    /// Returns the number of cards that the player held before the play, without those that this seat knows.
    fn cards(&self, play: &SeenPlay) -> usize {
        let place = play.by.index();
        self.seen.counts[place] - self.seen.shown[place].len() + play.said.len()
    }

    /// Whether a bluff is certain, because too few unseen cards have the values said.
    pub fn cannot_be(&self, play: &SeenPlay) -> bool {
        self.expected(&self.said(play), self.cards(play)) == 0.0
    }

    /// Whether a call cannot be right: any unseen cards, as many as were played, make one whole, or too few of them
    /// have a value, so that BAIT must be among the cards played.
    pub fn must_be(&self, play: &SeenPlay) -> bool {
        let count = play.said.len();
        let sum = |places: &mut dyn Iterator<Item = usize>| {
            let cards = places.flat_map(|place| std::iter::repeat_n(self.scale.values()[place], self.unseen[place]));
            cards.take(count).sum::<usize>()
        };
        let places = 0..self.unseen.len();
        let extremes = [sum(&mut places.clone()), sum(&mut places.rev())];
        self.unseen.iter().sum::<usize>() < count || extremes == [self.scale.whole(); 2]
    }

    /// Returns the chance that a call of this play is right, given the share of bluffs among the plays of its player.
    /// It follows from Bayes' rule, over the sums for which the player held enough cards. A bluffer is assumed to say
    /// each of them equally often, and to play BAIT in half of the cases in which it is held. A player with a whole is
    /// assumed to say each in proportion to the square root of its plausibility; the root accounts for hands not being
    /// random, since cards that make a whole are kept. With these weights, the estimates of computers that play among
    /// themselves match how often their calls are right.
    pub fn right_call(&self, play: &SeenPlay, bluffs: f64) -> f64 {
        if self.must_be(play) {
            return 0.0;
        }
        let cards = self.cards(play);
        let sayable = || self.sentences.iter().filter(|sentence| size(sentence) <= cards);
        let weight = |sentence: &Tally| self.plausibility(sentence, cards).sqrt();
        let all: f64 = sayable().map(weight).sum();
        let whole = (1.0 - bluffs) * weight(&self.said(play)) / all.max(f64::MIN_POSITIVE);
        let bluff = bluffs / sayable().count().max(1) as f64;
        let baits = |cards: &[Card]| cards.iter().filter(|&&card| card == Card::Bait).count();
        let known: Vec<Card> = known_besides(self.seen).collect();
        let unseen = baits(&self.seen.deck.cards()) - baits(&self.seen.hand) - baits(&known);
        let held = (unseen * cards) as f64 / self.count.max(1) as f64;
        bluff / (bluff + whole) * (1.0 - BAITED * held.min(1.0))
    }
}

/// Returns the cards that a seat knows apart from its own hand: in the discard, and in the hands of others.
fn known_besides(seen: &Observation) -> impl Iterator<Item = Card> + '_ {
    let others = seen.shown.iter().enumerate().filter(|(place, _)| *place != seen.seat.index());
    seen.discard.iter().chain(others.flat_map(|(_, cards)| cards)).copied()
}

/// Returns the number of values in a sum.
pub(super) fn size(sentence: &Tally) -> usize {
    sentence.iter().sum()
}

impl Observation {
    /// Returns the value said of which the fewest cards are left, as seen by this seat: the value, the number of cards
    /// of the deck with it, and how many of those this seat sees. `None` if no play of another player is on the table.
    pub fn scarcest_said(&self) -> Option<(Value, usize, usize)> {
        let play = self.play.as_ref().filter(|play| play.by != self.seat)?;
        let odds = Odds::of(self);
        let said = odds.said(play);
        let all = odds.scale.tally(&self.deck, self.deck.cards());
        let places = (0..said.len()).filter(|&place| said[place] > 0);
        let place = places.min_by_key(|&place| odds.unseen[place].saturating_sub(said[place]))?;
        let value = Value::new(odds.scale.values()[place] as u32, odds.scale.whole() as u32);
        Some((value, all[place], all[place] - odds.unseen[place]))
    }

    /// Returns the chance, from 0 to 1, that a call of the play on the table would be right. It is the expert's
    /// estimate from what this seat sees: the cards left of the values said, the number of cards that the player held,
    /// and how often this player was caught. 0 and 1 mean certainty. `None` if no play of another player is on the
    /// table.
    pub fn call_odds(&self) -> Option<f64> {
        let play = self.play.as_ref().filter(|play| play.by != self.seat)?;
        Some(Odds::of(self).right_call(play, Rival::of(Level::Expert, self, play.by).bluffs))
    }
}
