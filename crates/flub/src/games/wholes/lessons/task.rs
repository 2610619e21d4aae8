use std::{fmt, str::FromStr};

use super::{
    Amount, Table,
    text::{around, joined, listed},
};

use crate::{
    games::wholes::{Card, Cards, Deck, Face},
    play::{Seat, Unreadable},
};

/// What is shown and asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Mark every amount offered that equals the one shown: `name pie 3/4 among 3/4, 3/1, 1/4`.
    Name {
        /// What is shown.
        shown: Amount,
        /// What to choose from.
        offered: Vec<Amount>,
    },
    /// Put these in order, the smallest first: `order 1/4, 1/8, 1/2`.
    Order(Vec<Face>),
    /// Mark one amount offered that makes these one whole: `missing 1/4, 0.5 among 25%, 1/2`.
    Missing {
        /// What is there.
        shown: Vec<Face>,
        /// What to choose from.
        offered: Vec<Amount>,
    },
    /// Play cards that are exactly one whole: `whole on quarters from 1/4, 0.75, 1/2`.
    Whole(Hand),
    /// Play as many cards as possible that are exactly one whole: `longest on quarters from 1/4, 0.75, 1/2`.
    Longest(Hand),
    /// Find the first wrong number of a sum and mend it: `mend 1/2, 1/4 in 4 as 2, 1 making 2/6`.
    Mend(Sum),
    /// Write each card in so many parts of a whole: `parts 1/2, 25%, 0.25 in 4`.
    Parts {
        /// The cards.
        faces: Vec<Face>,
        /// How many parts one whole has.
        whole: u32,
    },
    /// Are these exactly one whole? If not, by how much less or more are they: `exactly 0.3, 1/3, 33 1/3%`.
    Exactly(Vec<Face>),
    /// Say something with these cards: `say on quarters from 1/4, BAIT`.
    Say(Hand),
    /// Could what was said be true? If not, of which value are there too few: `could` and a [`Table`].
    Could(Table),
    /// Call, or let it be: `call` and a [`Table`].
    Call(Table),
    /// Change places with somebody, for the best: `swap at 3 18 7`, the own place first.
    Swap(Vec<u8>),
    /// Play a bluff that costs whoever calls it: `bait on quarters from 1/4, BAIT, 0.5`.
    Bait(Hand),
    /// Play a whole, and with REPLAY another: `twice on quarters from 1/4, 0.75, 1/2, 50%`.
    Twice(Hand),
}

/// Cards of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The cards in play.
    pub deck: Cards,
    /// Those held or played.
    pub cards: Vec<Card>,
}

impl Hand {
    /// The most cards of a hand that is judged at once.
    pub const MOST: usize = 16;

    /// Returns the deck.
    pub fn deck(&self) -> Deck {
        match &self.deck {
            Cards::Pack(pack) => pack.deck(),
            Cards::Own(deck) => deck.clone(),
        }
    }
}

/// A sum as somebody wrote it, with at least one mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The cards.
    pub faces: Vec<Face>,
    /// The common denominator: how many parts one whole has.
    pub whole: u32,
    /// The numerators written for the cards over the common denominator.
    pub parts: Vec<u32>,
    /// The sum written.
    pub total: Amount,
}

impl Task {
    /// Returns the name of what is asked, the first word of its text.
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
            Cards::Pack(pack) => write!(f, "on {pack} from {}", joined(&self.cards)),
            Cards::Own(deck) => write!(f, "on deck {deck} from {}", joined(&self.cards)),
        }
    }
}

impl FromStr for Hand {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let on = text.strip_prefix("on ").ok_or(Unreadable("a hand is of a deck"))?;
        let (deck, cards) = around(on, " from ")?;
        let deck = match deck.strip_prefix("deck ") {
            Some(own) => Cards::Own(own.parse()?),
            None => Cards::Pack(deck.parse()?),
        };
        let hand = Self { deck, cards: listed(cards)? };
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
            Task::Name { shown, offered } => write!(f, "{shown} among {}", joined(offered)),
            Task::Order(faces) | Task::Exactly(faces) => f.write_str(&joined(faces)),
            Task::Missing { shown, offered } => write!(f, "{} among {}", joined(shown), joined(offered)),
            Task::Whole(hand) | Task::Longest(hand) | Task::Say(hand) | Task::Bait(hand) | Task::Twice(hand) => {
                hand.fmt(f)
            }
            Task::Mend(Sum { faces, whole, parts, total }) => {
                write!(f, "{} in {whole} as {} making {total}", joined(faces), joined(parts))
            }
            Task::Parts { faces, whole } => write!(f, "{} in {whole}", joined(faces)),
            Task::Could(table) | Task::Call(table) => table.fmt(f),
            Task::Swap(places) => {
                f.write_str("at")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
        }
    }
}

/// The most cards of a sum.
const MOST_ADDED: usize = 12;

impl FromStr for Task {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const NUMBER: Unreadable = Unreadable("parts and spaces are small numbers");
        let (name, rest) = around(text.trim(), " ")?;
        let faces = |text: &str| {
            let faces: Vec<Face> = listed(text)?;
            if faces.len() <= MOST_ADDED { Ok(faces) } else { Err(Unreadable("a sum has at most twelve cards")) }
        };
        let whole = |text: &str| {
            let whole: Option<u32> = text.parse().ok();
            whole.filter(|whole| (1..=Amount::LARGEST).contains(whole)).ok_or(NUMBER)
        };
        Ok(match name {
            "name" => {
                let (shown, offered) = around(rest, " among ")?;
                Task::Name { shown: shown.parse()?, offered: listed(offered)? }
            }
            "order" => Task::Order(faces(rest)?),
            "missing" => {
                let (shown, offered) = around(rest, " among ")?;
                Task::Missing { shown: faces(shown)?, offered: listed(offered)? }
            }
            "whole" => Task::Whole(rest.parse()?),
            "longest" => Task::Longest(rest.parse()?),
            "mend" => {
                let (added, rest) = around(rest, " in ")?;
                let (parts_of, rest) = around(rest, " as ")?;
                let (parts, total) = around(rest, " making ")?;
                let number = |part: &str| {
                    let part: Option<u32> = part.trim().parse().ok();
                    part.filter(|part| *part <= Amount::LARGEST).ok_or(NUMBER)
                };
                let parts: Vec<u32> = parts.split(',').map(number).collect::<Result<_, _>>()?;
                Task::Mend(Sum { faces: faces(added)?, whole: whole(parts_of)?, parts, total: total.parse()? })
            }
            "parts" => {
                let (added, parts) = around(rest, " in ")?;
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
