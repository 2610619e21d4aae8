use super::Amount;

use crate::{
    games::wholes::{Card, Face, Refusal, Value},
    play::Seat,
};

/// Why an answer is wrong, with what shows it. Things are counted from 1, as they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Something else is asked for.
    OtherForm,
    /// Nothing is shown at this place, or it is named twice.
    NotThere(usize),
    /// Something is missing in the answer.
    Unfinished,
    /// The amount at this place is another.
    Unequal(usize, Amount),
    /// The amount at this place is equal and not marked.
    Missed(usize),
    /// The first of these places has more than the second.
    OutOfOrder(usize, usize),
    /// The sum is this, not one whole.
    Adds(Value),
    /// The cards are exactly one whole.
    IsWhole,
    /// There is no such card in the hand, or no more of them.
    NotHeld(Card),
    /// These are one whole of more cards.
    Longer(Vec<Card>),
    /// This number of the sum is the first wrong one.
    FirstWrong(usize),
    /// The card at this place, or the sum after the cards, has this many parts.
    HasParts(usize, u32),
    /// The rules refuse it.
    Refused(Refusal),
    /// No sum of so many values can be said.
    Unsayable(usize),
    /// Of this value enough cards are left.
    Enough(Face, usize),
    /// Of this value too few cards are left.
    TooFew(Face, usize),
    /// So many of a hundred such calls are right, which is too few or enough.
    Odds(u8),
    /// This player is farther ahead.
    Farther(Seat),
    /// Without BAIT the bluffer pays if somebody calls.
    NoBait,
}
