use crate::games::wholes::{Card, Face};

/// Where to look, or what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Think of one whole in so many equal parts.
    InParts(u32),
    /// In those parts, the amounts shown are these.
    Parts(Vec<u32>),
    /// So many are to be found or said.
    HowMany(usize),
    /// Begin with this card.
    Begin(Card),
    /// Look at the number of cards of this value.
    Count(Face),
    /// So many of them may be in hands you do not see.
    Left(Face, usize),
    /// So many of a hundred such calls are right.
    Odds(u8),
    /// Look who is ahead of you.
    Ahead,
    /// This is the farthest space.
    Farthest(u8),
    /// Look for this special card.
    Special(Card),
}
