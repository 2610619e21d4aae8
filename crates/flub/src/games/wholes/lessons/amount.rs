use std::{fmt, str::FromStr};

use num_integer::Integer;

use crate::{
    games::wholes::{Face, Form, Value},
    play::Unreadable,
};

/// An amount as it is shown or offered: the face of a card, or a fraction that no card shows, as 2/8 or 3/1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Amount {
    /// The face of a card.
    Face(Face),
    /// A fraction that is not in lowest terms, or more than one whole.
    Fraction {
        /// The numerator.
        top: u32,
        /// The denominator, at least 1.
        bottom: u32,
    },
}

impl Amount {
    /// The largest numerator or denominator.
    pub const LARGEST: u32 = 1_000;

    /// Returns this fraction, or `None` if a number is zero or larger than [`Amount::LARGEST`]. In lowest terms, it is
    /// the face of a card if a card can show it.
    pub fn fraction(top: u32, bottom: u32) -> Option<Self> {
        let fits = (1..=Self::LARGEST).contains(&top) && (1..=Self::LARGEST).contains(&bottom);
        let face = Some(Value::new(top, bottom.max(1))).filter(|_| fits && top.gcd(&bottom) == 1);
        let face = face.and_then(|value| Face::new(value, Form::Fraction)).map(Self::Face);
        face.or(fits.then_some(Self::Fraction { top, bottom }))
    }

    /// Returns the exact value.
    pub fn value(self) -> Value {
        match self {
            Self::Face(face) => face.value(),
            Self::Fraction { top, bottom } => Value::new(top, bottom),
        }
    }

    /// Returns the face of a card, if a card can show the amount.
    pub fn face(self) -> Option<Face> {
        match self {
            Self::Face(face) => Some(face),
            Self::Fraction { .. } => Face::new(self.value(), Form::Fraction),
        }
    }

    /// Returns numerator and denominator: as written for a fraction, in lowest terms for a face.
    pub fn numbers(self) -> (u32, u32) {
        match self {
            Self::Face(face) => (*face.value().numer(), *face.value().denom()),
            Self::Fraction { top, bottom } => (top, bottom),
        }
    }

    /// Returns the form in which the amount is shown.
    pub const fn form(self) -> Form {
        match self {
            Self::Face(face) => face.form(),
            Self::Fraction { .. } => Form::Fraction,
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Face(face) => face.fmt(f),
            Self::Fraction { top, bottom } => write!(f, "{top}/{bottom}"),
        }
    }
}

impl FromStr for Amount {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let numbers =
            text.trim().split_once('/').and_then(|(top, bottom)| Some((top.parse().ok()?, bottom.parse().ok()?)));
        match numbers {
            Some((top, bottom)) => {
                Self::fraction(top, bottom).ok_or(Unreadable("a fraction has numbers from 1 to 1000"))
            }
            None => text.parse().map(Self::Face),
        }
    }
}
