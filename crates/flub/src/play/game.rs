use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::{Outcome, Seat, Seed, Unreadable};

/// A game as the record, the bots and the laws see it.
///
/// A value of the implementing type is a state. It is reached only from [`Game::begin`] through accepted actions, so it
/// is always legal. Actions carry the acting seat, because challenges and calls come out of turn: the state says whose
/// turn it is and who may act.
pub trait Game: Clone + Debug + PartialEq {
    /// The game's name in a record's first line: lower case, no spaces.
    const NAME: &'static str;

    /// Everything fixed before the first action. Every value is playable; its text is one line.
    type Setup: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// Something one seat does. Its text is one line and names the seat in the game's own words.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// An effect of an action. Announcements, sounds, animation and review are derived from events. They also name what
    /// is hidden from some seats.
    type Event: Clone + Debug + PartialEq;

    /// What one seat may know, and nothing else.
    type Observation: Clone + Debug + PartialEq;

    /// Why an action was refused.
    type Refusal: Clone + Debug + PartialEq;

    /// Returns the state before the first action. The seed determines every shuffle.
    fn begin(setup: &Self::Setup, seed: Seed) -> Self;

    /// Returns the number of seats, 2 to [`Seat::MOST`].
    fn seats(&self) -> usize;

    /// Returns the seat an action belongs to.
    fn actor(action: &Self::Action) -> Seat;

    /// Whether an action begins a line of a record's text; otherwise it follows the previous action on the same line.
    /// For actions that belong together, such as those of one round.
    fn begins_line(_action: &Self::Action) -> bool {
        true
    }

    /// Whether some action of this seat would be accepted now.
    fn may_act(&self, seat: Seat) -> bool;

    /// Returns the actions this seat can take now, as far as they can be enumerated: proofs and spoken sums are
    /// validated by [`Game::apply`], not listed. Every listed action is accepted.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Applies an action and returns its events in order, the action itself first. Deterministic; a refusal leaves the
    /// state unchanged.
    ///
    /// # Errors
    /// The first reason the rules do not allow the action now.
    fn apply(&mut self, action: &Self::Action) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What this seat may know of the state.
    fn observe(&self, seat: Seat) -> Self::Observation;

    /// Returns the result, once the game is over. After that every action is refused.
    fn outcome(&self) -> Option<Outcome>;
}
