use std::{fmt, str::FromStr, sync::Arc};

use super::text::{join, join_or_none, read_list, read_list_or_none, split_around};
use crate::{
    games::wholes::{Card, Face, Observation, SeenPlay, Setup, Stage, Track, Value, Wholes},
    play::{Seat, Unreadable, order},
};

/// A play on the table, as the first player sees it. Written `seats 3 quarters hand 1/4, 50% gone 0.5 cards 2 4 5 at 3
/// 0 7 by 2 from 3 said 1/4, 3/4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    setup: Setup,
    hand: Vec<Card>,
    gone: Vec<Card>,
    counts: Vec<usize>,
    places: Vec<u8>,
    by: Seat,
    from: u8,
    said: Vec<Face>,
}

impl Table {
    /// Returns the table that a seat sees, or `None` if it cannot call a play. The seat becomes the first player. What
    /// was learnt about others from earlier calls is left out.
    pub fn seen(seen: &Observation) -> Option<Self> {
        let play = seen.play.as_ref().filter(|play| play.callable)?;
        let seats = seen.counts.len();
        let from_here = |place: usize| (place + seen.seat.index()) % seats;
        let shown = seen.shown.iter().enumerate().filter(|(place, _)| *place != seen.seat.index());
        let mut gone: Vec<Card> = seen.discard.iter().chain(shown.flat_map(|(_, cards)| cards)).copied().collect();
        order::sort(&mut gone);
        // Cards that others have shown are known; they count as gone, not as held.
        let held = |seat: usize| seen.counts[seat] - if seat == seen.seat.index() { 0 } else { seen.shown[seat].len() };
        let table = Self {
            setup: seen.setup.clone(),
            hand: seen.hand.clone(),
            gone,
            counts: (0..seats).map(|place| held(from_here(place))).collect(),
            places: (0..seats).map(|place| seen.places[from_here(place)]).collect(),
            by: Seat::new((play.by.index() + seats - seen.seat.index()) % seats)?,
            from: play.from,
            said: play.said.clone(),
        };
        table.check()
    }

    /// Returns the table if it is possible in a game.
    fn check(self) -> Option<Self> {
        let (seats, deck) = (self.setup.seats(), self.setup.deck());
        let last = Wholes::LAST_SPACE;
        let own = self.by != Seat::FIRST && self.by.index() < seats;
        let sizes = self.counts.len() == seats && self.places.len() == seats && self.counts[0] == self.hand.len();
        let places = self.places.iter().chain([&self.from]).all(|&place| place <= last);
        let all: usize =
            self.counts.iter().try_fold(self.gone.len() + self.said.len(), |sum, &count| sum.checked_add(count))?;
        let known = self.hand.iter().chain(&self.gone);
        let there = |card: &Card| {
            let of_deck = deck.kinds().find(|(kind, _)| kind == card).map_or(0, |(_, count)| count);
            known.clone().filter(|other| *other == card).count() <= of_deck
        };
        let sayable = deck.sum(self.said.iter().copied()) == Some(Value::from_integer(1))
            && self.said.iter().all(|face| deck.faces().any(|known| known == *face));
        let fits = own && sizes && places && all <= deck.card_count() && known.clone().all(there) && sayable;
        fits.then_some(self)
    }

    /// Returns the table as an observation of the first player.
    pub fn observation(&self) -> Observation {
        let (seats, deck) = (self.setup.seats(), self.setup.deck());
        let mut tracks = vec![Track::default(); seats];
        tracks[self.by.index()].plays = 1;
        let next = Seat::new((self.by.index() + 1) % seats).unwrap_or(Seat::FIRST);
        Observation {
            setup: self.setup.clone(),
            seat: Seat::FIRST,
            stage: Stage::Draw(next),
            hand: self.hand.clone(),
            counts: self.counts.clone(),
            places: self.places.clone(),
            tracks,
            shown: vec![Vec::new(); seats],
            play: Some(SeenPlay { by: self.by, from: self.from, said: self.said.clone(), cards: None, callable: true }),
            latest: Some(self.by),
            pile: deck.card_count() - self.counts.iter().sum::<usize>() - self.gone.len() - self.said.len(),
            discard: self.gone.clone(),
            unseen: 0,
            deck: Arc::new(deck),
        }
    }

    /// Returns the settings of the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the hand of the first player.
    pub fn hand(&self) -> &[Card] {
        &self.hand
    }

    /// Returns the cards that are known not to be in any unseen hand.
    pub fn gone(&self) -> &[Card] {
        &self.gone
    }

    /// Returns the values that were said.
    pub fn said(&self) -> &[Face] {
        &self.said
    }

    /// Returns the table without the cards that have gone, to see how they change the odds.
    pub(super) fn without_gone(&self) -> Self {
        Self { gone: Vec::new(), ..self.clone() }
    }

    /// Returns the table with the known cards replaced by those that `retell` returns, or `None` if that is impossible
    /// in a game.
    pub(super) fn with_forms(&self, mut retell: impl FnMut(&[Card]) -> Vec<Card>) -> Option<Self> {
        let seen: Vec<Card> = self.hand.iter().chain(&self.gone).copied().collect();
        let mut hand = retell(&seen);
        let gone = hand.split_off(self.hand.len());
        Self { hand, gone, ..self.clone() }.check()
    }

    /// Returns the table with these facts, or `None` if it is impossible in a game.
    #[expect(clippy::too_many_arguments, reason = "a table has so many facts")]
    pub(super) fn new(
        setup: Setup,
        hand: Vec<Card>,
        gone: Vec<Card>,
        counts: Vec<usize>,
        places: Vec<u8>,
        by: Seat,
        from: u8,
        said: Vec<Face>,
    ) -> Option<Self> {
        Self { setup, hand, gone, counts, places, by, from, said }.check()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = |numbers: &[usize]| numbers.iter().map(|number| format!(" {number}")).collect::<String>();
        let places: Vec<usize> = self.places.iter().map(|&place| place.into()).collect();
        write!(f, "{} hand {} gone {}", self.setup, join_or_none(&self.hand), join_or_none(&self.gone))?;
        write!(f, " cards{} at{} by {} from {}", numbers(&self.counts), numbers(&places), self.by, self.from)?;
        write!(f, " said {}", join(&self.said))
    }
}

impl FromStr for Table {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const NUMBER: Unreadable = Unreadable("cards and spaces are small numbers");
        let (setup, rest) = split_around(text, " hand ")?;
        let (hand, rest) = split_around(rest, " gone ")?;
        let (gone, rest) = split_around(rest, " cards ")?;
        let (counts, rest) = split_around(rest, " at ")?;
        let (places, rest) = split_around(rest, " by ")?;
        let (by, rest) = split_around(rest, " from ")?;
        let (from, said) = split_around(rest, " said ")?;
        let counts: Vec<u16> =
            counts.split_whitespace().map(|count| count.parse().map_err(|_| NUMBER)).collect::<Result<_, _>>()?;
        let table = Self {
            setup: setup.parse()?,
            hand: read_list_or_none(hand)?,
            gone: read_list_or_none(gone)?,
            counts: counts.into_iter().map(usize::from).collect(),
            places: places
                .split_whitespace()
                .map(|place| place.parse().map_err(|_| NUMBER))
                .collect::<Result<_, _>>()?,
            by: by.parse()?,
            from: from.parse().map_err(|_| NUMBER)?,
            said: read_list(said)?,
        };
        table.check().ok_or(Unreadable("there is no such table"))
    }
}
