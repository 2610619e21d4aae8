use crate::games::wholes::{Card, Face};

/// A hint: where to look, or what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Think of one whole as this many equal parts.
    InParts(u32),
    /// In these parts, the amounts shown are these.
    Parts(Vec<u32>),
    /// This many amounts are to be found, or values said.
    HowMany(usize),
    /// Begin with this card.
    Begin(Card),
    /// Look at how many cards there are of this value.
    Count(Face),
    /// This many cards of the value may be in hands that you do not see.
    Left(Face, usize),
    /// This many of a hundred such calls are right.
    Odds(u8),
    /// Look at who is ahead of you.
    Ahead,
    /// This is the farthest space that a player has reached.
    Farthest(u8),
    /// Look for this special card.
    Special(Card),
}
