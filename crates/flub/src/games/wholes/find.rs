use super::{Card, Deck};
use crate::play::order;

/// The values of a deck, by which cards are counted.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    /// One whole, in the smallest parts of the deck.
    whole: usize,
    /// All values in these parts, the largest first.
    values: Vec<usize>,
}

/// The number of cards of each value of a [`Scale`], in its order.
pub(super) type Tally = Vec<usize>;

impl Scale {
    pub fn of(deck: &Deck) -> Self {
        let mut values: Vec<usize> =
            deck.faces().filter_map(|face| deck.in_parts(face)).map(|parts| parts as usize).collect();
        order::sort_by(&mut values, |one, other| other.cmp(one));
        values.dedup();
        Self { whole: deck.parts() as usize, values }
    }

    pub const fn whole(&self) -> usize {
        self.whole
    }

    pub fn values(&self) -> &[usize] {
        &self.values
    }

    /// Returns the index of a card's value, or `None` if it is a special card.
    pub fn place(&self, deck: &Deck, card: Card) -> Option<usize> {
        let parts = deck.in_parts(card.face()?)? as usize;
        self.values.iter().position(|&value| value == parts)
    }

    pub fn tally(&self, deck: &Deck, cards: impl IntoIterator<Item = Card>) -> Tally {
        let mut tally = vec![0; self.values.len()];
        for place in cards.into_iter().filter_map(|card| self.place(deck, card)) {
            tally[place] += 1;
        }
        tally
    }

    /// Splits cards in two: as many of each value as the tally counts, and the rest.
    pub fn part(&self, deck: &Deck, mut tally: Tally, cards: impl IntoIterator<Item = Card>) -> (Vec<Card>, Vec<Card>) {
        cards.into_iter().partition(|&card| {
            let left = self.place(deck, card).map(|place| &mut tally[place]).filter(|left| **left > 0);
            left.map(|left| *left -= 1).is_some()
        })
    }

    /// Returns ways to make one whole from this many cards of each value, at most `most` of them and with large values
    /// first.
    pub fn wholes(&self, tally: &[usize], most: usize) -> Vec<Tally> {
        let held: Vec<(usize, usize)> = tally.iter().copied().enumerate().filter(|&(_, count)| count > 0).collect();
        let mut search = Search { scale: self, reach: Reach::new(self, &held), held, most, found: Vec::new() };
        search.descend(0, self.whole, &mut vec![0; tally.len()]);
        search.found
    }

    /// Returns how many of these cards are used if wholes are formed one after another. Large values are used first,
    /// because they fit into few wholes.
    pub fn packed(&self, tally: &[usize]) -> Tally {
        let mut rest = tally.to_vec();
        while let Some(whole) = self.wholes(&rest, 1).pop() {
            rest.iter_mut().zip(whole).for_each(|(rest, used)| *rest -= used);
        }
        tally.iter().zip(rest).map(|(all, rest)| all - rest).collect()
    }
}

/// A bound for the search: for each value, the sums that its cards and those of smaller values can make, one bit for
/// each sum.
struct Reach {
    words: usize,
    bits: Vec<u64>,
}

impl Reach {
    fn new(scale: &Scale, held: &[(usize, usize)]) -> Self {
        let words = scale.whole / 64 + 1;
        let mut bits = vec![0; words * (held.len() + 1)];
        bits[words * held.len()] = 1;
        for (row, &(place, count)) in held.iter().enumerate().rev() {
            let (sums, below) = bits[words * row..].split_at_mut(words);
            sums.copy_from_slice(&below[..words]);
            let value = scale.values[place];
            for _ in 0..count.min(scale.whole / value) {
                add(sums, value);
            }
        }
        Self { words, bits }
    }

    fn contains(&self, row: usize, sum: usize) -> bool {
        self.bits[self.words * row + sum / 64] >> (sum % 64) & 1 == 1
    }
}

/// Adds this value to every sum, and keeps the old sums.
fn add(sums: &mut [u64], value: usize) {
    let (words, bits) = (value / 64, value % 64);
    for word in (words..sums.len()).rev() {
        let carried = if bits > 0 && word > words { sums[word - words - 1] >> (64 - bits) } else { 0 };
        sums[word] |= sums[word - words] << bits | carried;
    }
}

struct Search<'a> {
    scale: &'a Scale,
    reach: Reach,
    /// The indices of the values in the hand, with the number of cards of each.
    held: Vec<(usize, usize)>,
    most: usize,
    found: Vec<Tally>,
}

impl Search<'_> {
    fn descend(&mut self, row: usize, rest: usize, chosen: &mut Tally) {
        if self.found.len() == self.most || !self.reach.contains(row, rest) {
            return;
        }
        let Some(&(place, count)) = self.held.get(row) else {
            self.found.push(chosen.clone());
            return;
        };
        let value = self.scale.values[place];
        for count in (0..=count.min(rest / value)).rev() {
            chosen[place] = count;
            self.descend(row + 1, rest - count * value, chosen);
        }
        chosen[place] = 0;
    }
}

impl Deck {
    /// Returns ways to make one whole from a hand, at most `most` of them and those with the most cards first. No two
    /// of them have the same values. Cards keep the order that they have in the hand.
    pub fn wholes_in(&self, hand: &[Card], most: usize) -> Vec<Vec<Card>> {
        let scale = Scale::of(self);
        let found = scale.wholes(&scale.tally(self, hand.iter().copied()), most);
        let mut wholes: Vec<Vec<Card>> =
            found.into_iter().map(|whole| scale.part(self, whole, hand.iter().copied()).0).collect();
        order::sort_by_key(&mut wholes, |whole| std::cmp::Reverse(whole.len()));
        wholes
    }
}
