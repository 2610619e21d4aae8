use super::{Exercise, Ladder};

/// A moment of a played game that decided something for a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint<G: Ladder> {
    /// How many actions of the record came before it.
    pub after: usize,
    /// The better act, to find now.
    pub exercise: Exercise<G>,
    /// The same in a mirror, for a later day.
    pub mirror: Exercise<G>,
}
