use std::{collections::BTreeMap, fmt, str::FromStr};

use num_integer::Integer;

use super::{Card, Face, Value};
use crate::play::Unreadable;

/// A valid deck: a whole can be made from it, and it has enough cards for every number of seats. Written `1/4*3, 25%*3,
/// SWAP*2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The kinds of cards, each with its number of copies, which is at least one.
    kinds: BTreeMap<Card, u16>,
    /// The number of parts in a whole: the least common denominator of the faces.
    parts: u32,
    /// The number of different hands that are exactly one whole.
    wholes: u64,
}

/// Why cards are not a valid deck. Flaws are checked in the order listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckFlaw {
    /// The number of cards is less than [`Deck::FEWEST`].
    TooFew(usize),
    /// The number of cards is more than [`Deck::MOST`].
    TooMany(usize),
    /// The faces have no common denominator up to [`Deck::LARGEST_COMMON_DENOMINATOR`].
    Unrelated,
    /// No cards of the deck add up to one whole.
    NoWhole,
}

impl Deck {
    /// The smallest number of cards, enough for the largest table: five for each of six players, and some to draw.
    pub const FEWEST: usize = 36;

    /// The largest number of cards.
    pub const MOST: usize = 400;

    /// The largest common denominator of the faces, which keeps every sum small.
    pub const LARGEST_COMMON_DENOMINATOR: u32 = 100_000;

    /// Returns the deck of these cards, given as kinds and numbers of copies.
    ///
    /// # Errors
    /// Returns the first flaw, in the order of [`DeckFlaw`]'s variants.
    pub fn new(cards: impl IntoIterator<Item = (Card, u16)>) -> Result<Self, DeckFlaw> {
        let mut kinds = BTreeMap::new();
        for (card, count) in cards.into_iter().filter(|(_, count)| *count > 0) {
            let of_kind: &mut u16 = kinds.entry(card).or_default();
            *of_kind = of_kind.saturating_add(count);
        }
        let count = kinds.values().map(|&count| usize::from(count)).sum();
        if count < Self::FEWEST {
            return Err(DeckFlaw::TooFew(count));
        }
        if count > Self::MOST {
            return Err(DeckFlaw::TooMany(count));
        }
        let denominators = kinds.keys().filter_map(Card::face).map(|face| *face.value().denom());
        let common = |parts: u32, denominator: u32| {
            let parts = u64::from(parts).lcm(&u64::from(denominator));
            u32::try_from(parts).ok().filter(|&parts| parts <= Self::LARGEST_COMMON_DENOMINATOR)
        };
        let parts = denominators.into_iter().try_fold(1, common).ok_or(DeckFlaw::Unrelated)?;
        let mut deck = Self { kinds, parts, wholes: 0 };
        deck.wholes = deck.count_wholes();
        if deck.wholes > 0 { Ok(deck) } else { Err(DeckFlaw::NoWhole) }
    }

    /// Returns the kinds of cards, each with its number of copies.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, usize)> + '_ {
        self.kinds.iter().map(|(&card, &count)| (card, usize::from(count)))
    }

    /// Returns all cards, in order.
    pub fn cards(&self) -> Vec<Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, count)).collect()
    }

    /// Returns the number of cards.
    pub fn card_count(&self) -> usize {
        self.kinds().map(|(_, count)| count).sum()
    }

    /// Returns the faces that can be said.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        self.kinds.keys().filter_map(Card::face)
    }

    /// Returns the number of parts in a whole: the least common denominator of the faces.
    pub const fn parts(&self) -> u32 {
        self.parts
    }

    /// Returns the number of parts in a face, or `None` if it is not a whole number, which means that the face is not
    /// in the deck.
    pub fn in_parts(&self, face: Face) -> Option<u32> {
        // A face is in lowest terms and at most one whole, so this is at most `parts`.
        let (parts, value) = (self.parts, face.value());
        parts.is_multiple_of(*value.denom()).then(|| parts / value.denom() * value.numer())
    }

    /// Returns the sum of these faces, or `None` if one is not in the deck or the sum is larger than that of all cards.
    pub fn sum(&self, faces: impl IntoIterator<Item = Face>) -> Option<Value> {
        let mut parts = faces.into_iter().map(|face| self.in_parts(face));
        let sum = parts.try_fold(0_u32, |sum, parts| sum.checked_add(parts?))?;
        Some(Value::new(sum, self.parts))
    }

    /// Whether these cards are exactly one whole: all have a value, and the values add up to one.
    pub fn is_whole(&self, cards: &[Card]) -> bool {
        let faces: Option<Vec<Face>> = cards.iter().map(Card::face).collect();
        faces.and_then(|faces| self.sum(faces)) == Some(Value::from_integer(1))
    }

    /// Returns the number of different hands that are exactly one whole, or `u64::MAX` if it is larger. Cards of one
    /// kind are not told apart.
    pub const fn wholes(&self) -> u64 {
        self.wholes
    }

    fn count_wholes(&self) -> u64 {
        let whole = self.parts as usize;
        // For each sum, the number of hands of the kinds so far.
        let mut hands = vec![0_u64; whole + 1];
        hands[0] = 1;
        for (card, count) in self.kinds() {
            let Some(part) = card.face().and_then(|face| self.in_parts(face)) else { continue };
            let part = part as usize;
            // Sums go down, so that smaller ones still count only the earlier kinds.
            for sum in (part..=whole).rev() {
                let more = (1..=count.min(sum / part)).map(|taken| hands[sum - taken * part]);
                hands[sum] = more.fold(hands[sum], u64::saturating_add);
            }
        }
        hands[whole]
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (card, count)) in self.kinds().enumerate() {
            let gap = if place == 0 { "" } else { ", " };
            write!(f, "{gap}{card}*{count}")?;
        }
        Ok(())
    }
}

impl FromStr for Deck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let kind = |text: &str| {
            let (card, count) = text.rsplit_once('*').ok_or(Unreadable("a kind of cards is written 1/4*3"))?;
            let count = count.trim().parse().map_err(|_| Unreadable("how many there are is a number up to 400"))?;
            Ok((card.parse()?, count))
        };
        let kinds = text.split(',').map(kind).collect::<Result<Vec<_>, Unreadable>>()?;
        Deck::new(kinds).map_err(|_| Unreadable("these cards make no deck"))
    }
}
