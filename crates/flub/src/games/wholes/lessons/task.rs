use std::{fmt, str::FromStr};

use super::{
    Amount, Table,
    text::{join, read_list, split_around},
};
use crate::{
    games::wholes::{Card, Cards, Deck, Face},
    play::{Seat, Unreadable},
};

/// What a task shows, and what it asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Mark every amount offered that equals the one shown: `name pie 3/4 among 3/4, 3/1, 1/4`.
    Name {
        /// The amount shown.
        shown: Amount,
        /// The amounts offered.
        offered: Vec<Amount>,
    },
    /// Put these amounts in order, the smallest first: `order 1/4, 1/8, 1/2`.
    Order(Vec<Face>),
    /// Mark one of the offered amounts that makes these one whole: `missing 1/4, 0.5 among 25%, 1/2`.
    Missing {
        /// The amounts shown.
        shown: Vec<Face>,
        /// The amounts offered.
        offered: Vec<Amount>,
    },
    /// Play cards that are exactly one whole: `whole on quarters from 1/4, 0.75, 1/2`.
    Whole(Hand),
    /// Play as many cards as possible that are exactly one whole: `longest on quarters from 1/4, 0.75, 1/2`.
    Longest(Hand),
    /// Find the first wrong number in a sum and correct it: `mend 1/2, 1/4 in 4 as 2, 1 making 2/6`.
    Mend(Sum),
    /// Write each card as a number of parts of a whole: `parts 1/2, 25%, 0.25 in 4`.
    Parts {
        /// The cards.
        faces: Vec<Face>,
        /// The number of parts in one whole.
        whole: u32,
    },
    /// Are these exactly one whole? If not, by how much are they less or more: `exactly 0.3, 1/3, 33 1/3%`.
    Exactly(Vec<Face>),
    /// Say values with these cards: `say on quarters from 1/4, BAIT`.
    Say(Hand),
    /// Could what was said be true? If not, of which value are too few cards left: `could` and a [`Table`].
    Could(Table),
    /// Call the play, or let it be: `call` and a [`Table`].
    Call(Table),
    /// Choose the best player to change places with: `swap at 3 18 7`, the own place first.
    Swap(Vec<u8>),
    /// Play a bluff for which a caller pays: `bait on quarters from 1/4, BAIT, 0.5`.
    Bait(Hand),
    /// Play a whole and, with REPLAY, another: `twice on quarters from 1/4, 0.75, 1/2, 50%`.
    Twice(Hand),
}

/// Cards of a deck, in somebody's hand or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The cards of the game.
    pub deck: Cards,
    /// The cards held or played.
    pub cards: Vec<Card>,
}

impl Hand {
    /// The largest number of cards in a hand that can be judged at once.
    pub const MOST: usize = 16;

    /// Returns the deck.
    pub fn deck(&self) -> Deck {
        match &self.deck {
            Cards::Pack(pack) => pack.deck(),
            Cards::Own(deck) => deck.clone(),
        }
    }
}

/// A sum as somebody worked it, with at least one mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The cards that are added.
    pub faces: Vec<Face>,
    /// The common denominator, that is, the number of parts in one whole.
    pub whole: u32,
    /// The numerators written for the cards, with the common denominator.
    pub parts: Vec<u32>,
    /// The result written for the sum.
    pub total: Amount,
}

impl Task {
    /// Returns the name of the question, which is the first word of its text.
    pub const fn name(&self) -> &'static str {
        match self {
            Task::Name { .. } => "name",
            Task::Order(_) => "order",
            Task::Missing { .. } => "missing",
            Task::Whole(_) => "whole",
            Task::Longest(_) => "longest",
            Task::Mend(_) => "mend",
            Task::Parts { .. } => "parts",
            Task::Exactly(_) => "exactly",
            Task::Say(_) => "say",
            Task::Could(_) => "could",
            Task::Call(_) => "call",
            Task::Swap(_) => "swap",
            Task::Bait(_) => "bait",
            Task::Twice(_) => "twice",
        }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.deck {
            Cards::Pack(pack) => write!(f, "on {pack} from {}", join(&self.cards)),
            Cards::Own(deck) => write!(f, "on deck {deck} from {}", join(&self.cards)),
        }
    }
}

impl FromStr for Hand {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let on = text.strip_prefix("on ").ok_or(Unreadable("a hand is of a deck"))?;
        let (deck, cards) = split_around(on, " from ")?;
        let deck = match deck.strip_prefix("deck ") {
            Some(own) => Cards::Own(own.parse()?),
            None => Cards::Pack(deck.parse()?),
        };
        let hand = Self { deck, cards: read_list(cards)? };
        let kinds: Vec<(Card, usize)> = hand.deck().kinds().collect();
        let there = |card: &Card| {
            let of_deck = kinds.iter().find(|(kind, _)| kind == card).map_or(0, |(_, count)| *count);
            hand.cards.iter().filter(|other| *other == card).count() <= of_deck
        };
        let fits = hand.cards.len() <= Hand::MOST && hand.cards.iter().all(there);
        if fits { Ok(hand) } else { Err(Unreadable("a hand is up to sixteen cards of its deck")) }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.name())?;
        match self {
            Task::Name { shown, offered } => write!(f, "{shown} among {}", join(offered)),
            Task::Order(faces) | Task::Exactly(faces) => f.write_str(&join(faces)),
            Task::Missing { shown, offered } => write!(f, "{} among {}", join(shown), join(offered)),
            Task::Whole(hand) | Task::Longest(hand) | Task::Say(hand) | Task::Bait(hand) | Task::Twice(hand) => {
                hand.fmt(f)
            }
            Task::Mend(Sum { faces, whole, parts, total }) => {
                write!(f, "{} in {whole} as {} making {total}", join(faces), join(parts))
            }
            Task::Parts { faces, whole } => write!(f, "{} in {whole}", join(faces)),
            Task::Could(table) | Task::Call(table) => table.fmt(f),
            Task::Swap(places) => {
                f.write_str("at")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
        }
    }
}

/// The largest number of cards in a sum.
const MOST_ADDED: usize = 12;

impl FromStr for Task {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const NUMBER: Unreadable = Unreadable("parts and spaces are small numbers");
        let (name, rest) = split_around(text.trim(), " ")?;
        let faces = |text: &str| {
            let faces: Vec<Face> = read_list(text)?;
            if faces.len() <= MOST_ADDED { Ok(faces) } else { Err(Unreadable("a sum has at most twelve cards")) }
        };
        let whole = |text: &str| {
            let whole: Option<u32> = text.parse().ok();
            whole.filter(|whole| (1..=Amount::LARGEST).contains(whole)).ok_or(NUMBER)
        };
        Ok(match name {
            "name" => {
                let (shown, offered) = split_around(rest, " among ")?;
                Task::Name { shown: shown.parse()?, offered: read_list(offered)? }
            }
            "order" => Task::Order(faces(rest)?),
            "missing" => {
                let (shown, offered) = split_around(rest, " among ")?;
                Task::Missing { shown: faces(shown)?, offered: read_list(offered)? }
            }
            "whole" => Task::Whole(rest.parse()?),
            "longest" => Task::Longest(rest.parse()?),
            "mend" => {
                let (added, rest) = split_around(rest, " in ")?;
                let (parts_of, rest) = split_around(rest, " as ")?;
                let (parts, total) = split_around(rest, " making ")?;
                let number = |part: &str| {
                    let part: Option<u32> = part.trim().parse().ok();
                    part.filter(|part| *part <= Amount::LARGEST).ok_or(NUMBER)
                };
                let parts: Vec<u32> = parts.split(',').map(number).collect::<Result<_, _>>()?;
                Task::Mend(Sum { faces: faces(added)?, whole: whole(parts_of)?, parts, total: total.parse()? })
            }
            "parts" => {
                let (added, parts) = split_around(rest, " in ")?;
                Task::Parts { faces: faces(added)?, whole: whole(parts)? }
            }
            "exactly" => Task::Exactly(faces(rest)?),
            "say" => Task::Say(rest.parse()?),
            "could" => Task::Could(rest.parse()?),
            "call" => Task::Call(rest.parse()?),
            "swap" => {
                let places = rest.strip_prefix("at ").ok_or(NUMBER)?;
                let places: Vec<u8> = places
                    .split_whitespace()
                    .map(|place| place.parse().map_err(|_| NUMBER))
                    .collect::<Result<_, _>>()?;
                if places.len() > Seat::MOST {
                    Err(NUMBER)?
                }
                Task::Swap(places)
            }
            "bait" => Task::Bait(rest.parse()?),
            "twice" => Task::Twice(rest.parse()?),
            _ => return Err(Unreadable("nothing of the kind is asked")),
        })
    }
}
