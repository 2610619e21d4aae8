use super::{
    Card, Level, Observation, SeenPlay,
    find::{Scale, Tally},
    rival::Rival,
};

/// The odds of cards that a seat does not see.
#[derive(Clone, Debug)]
pub(super) struct Odds<'a> {
    seen: &'a Observation,
    scale: Scale,
    /// How many cards of each value the seat does not see.
    unseen: Tally,
    /// How many cards it does not see, whatever they are.
    count: usize,
    /// Every sum that can be said; of decks that can say very many, some.
    sentences: Vec<Tally>,
}

/// The most sentences that are weighed. All packs have fewer.
const SENTENCES: usize = 300;

/// How likely a player who bluffs and holds BAIT is taken to play it.
const BAITED: f64 = 0.5;

impl<'a> Odds<'a> {
    /// The odds for a seat that sees its own hand, what it knows of the discard, and what others are known to hold.
    pub fn of(seen: &'a Observation) -> Self {
        Self::beyond(seen, &seen.hand)
    }

    /// The odds for the others at the table, as far as this seat knows what they know: its own hand they do not see.
    pub fn for_others(seen: &'a Observation) -> Self {
        Self::beyond(seen, &[])
    }

    /// The odds for somebody who sees this hand and the same cards otherwise. Whose play is on the table is not known to
    /// hold any.
    fn beyond(seen: &'a Observation, hand: &[Card]) -> Self {
        let shown = seen.shown.iter().enumerate().filter(|(place, _)| *place != seen.seat.index());
        let known: Vec<Card> =
            hand.iter().chain(&seen.discard).chain(shown.flat_map(|(_, cards)| cards)).copied().collect();
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

    /// How many cards of each value the seat does not see, in the scale's order.
    pub fn unseen(&self) -> &[usize] {
        &self.unseen
    }

    /// How many cards the seat does not see, whatever they are.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The sums that can be said.
    pub fn sentences(&self) -> &[Tally] {
        &self.sentences
    }

    /// In how many ways cards with these values are expected among so many unseen ones.
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

    /// How plausible it is that among so many unseen cards there are some with these values: from 0, where it cannot be,
    /// to 1.
    pub fn plausibility(&self, said: &[usize], cards: usize) -> f64 {
        let ways = self.expected(said, cards);
        ways / (1.0 + ways)
    }

    fn said(&self, play: &SeenPlay) -> Tally {
        self.scale.tally(&self.seen.deck, play.said.iter().copied().map(Card::Face))
    }

    /// How many cards the player held before the play.
    fn cards(&self, play: &SeenPlay) -> usize {
        self.seen.counts[play.by.index()] + play.said.len()
    }

    /// Whether what was said cannot be: there are not so many cards of these values that the seat does not see.
    pub fn cannot_be(&self, play: &SeenPlay) -> bool {
        self.expected(&self.said(play), self.cards(play)) == 0.0
    }

    /// Whether a call cannot be right: as many unseen cards as were played are one whole, whichever they are, or there are
    /// too few without BAIT.
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

    /// The chance that a call of this play is right, if this share of its player's plays are bluffs. By Bayes' rule: of the
    /// sums that the player held cards enough for, one who bluffs is taken to say any as often, and to play BAIT half of the
    /// times it is held; who has a whole is taken to say each the more often the more plausible it is, by its square root,
    /// since hands are no cards drawn by chance: what makes a whole is kept for it. (So weighed, the computers' estimates
    /// among themselves agree with how often their calls would be right.)
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
        let unseen = baits(&self.seen.deck.cards()) - baits(&self.seen.hand) - baits(&self.seen.discard);
        let held = (unseen * cards) as f64 / self.count.max(1) as f64;
        bluff / (bluff + whole) * (1.0 - BAITED * held.min(1.0))
    }
}

/// How many values are said.
pub(super) fn size(sentence: &Tally) -> usize {
    sentence.iter().sum()
}

impl Observation {
    /// The chance, from 0 to 1, that a call of the play on the table would be right, as the expert reckons it from what this
    /// seat sees: how many cards of the values said are left, how many the player held, and how often this player was
    /// caught. 0 and 1 only where it is certain; nothing where no play of another is on the table.
    pub fn call_odds(&self) -> Option<f64> {
        let play = self.play.as_ref().filter(|play| play.by != self.seat)?;
        Some(Odds::of(self).right_call(play, Rival::of(Level::Expert, self, play.by).bluffs))
    }
}
