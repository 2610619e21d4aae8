use super::Amount;
use crate::{
    games::wholes::{Card, Face, Refusal, Value},
    play::Seat,
};

/// What is wrong with an answer, and what shows it. Things are counted from 1, in the order in which they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The answer has another form than the task asks for.
    OtherForm,
    /// Nothing is shown at this place, or the answer names it twice.
    NotThere(usize),
    /// The answer is not complete.
    Unfinished,
    /// The amount at this place has another value.
    Unequal(usize, Amount),
    /// The amount at this place is equal but not marked.
    Missed(usize),
    /// The first of these places has a larger value than the second.
    OutOfOrder(usize, usize),
    /// The cards add up to this, not to one whole.
    Adds(Value),
    /// The cards are exactly one whole.
    IsWhole,
    /// The hand does not hold this card, or not as many copies.
    NotHeld(Card),
    /// These cards are a whole of more cards.
    Longer(Vec<Card>),
    /// The number at this place in the sum is the first wrong one.
    FirstWrong(usize),
    /// The card at this place, or the sum after the cards, has this many parts.
    HasParts(usize, u32),
    /// The rules do not allow the answer.
    Refused(Refusal),
    /// No sum of this many values can be said.
    Unsayable(usize),
    /// Enough cards of this value are left.
    Enough(Face, usize),
    /// Too few cards of this value are left.
    TooFew(Face, usize),
    /// This many of a hundred such calls are right, which is too few, or enough.
    Odds(u8),
    /// This player is farther ahead.
    Farther(Seat),
    /// Without BAIT, the bluffer pays if the play is called.
    NoBait,
}
