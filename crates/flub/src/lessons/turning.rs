use super::{Exercise, Ladder};

/// A moment of a played game that decided the outcome for a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint<G: Ladder> {
    /// The number of actions in the record before it.
    pub after: usize,
    /// An exercise to find the better action at once.
    pub exercise: Exercise<G>,
    /// The same exercise mirrored, for a later day.
    pub mirror: Exercise<G>,
}
