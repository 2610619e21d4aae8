use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::{Outcome, Seat, Seed, Unreadable};

/// A game as the record, the bots and the laws see it.
///
/// A value of the implementing type is a state of play. It can only be reached from [`Game::begin`] through accepted
/// actions, so it is always legal. Actions carry the seat that acts, because challenges and calls come out of turn:
/// whose turn it is is a fact of the state, and who may act is a question to it.
pub trait Game: Clone + Debug + PartialEq {
    /// The name that stands first in a record's text: lower case, no spaces.
    const NAME: &'static str;

    /// Everything settled before the first action. A value is always playable; its text is one line.
    type Setup: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// Something one seat does. Its text is one line and names the seat in the game's own words.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// Something that an action brings about. What is told, heard, moved and reviewed of a game is read from its events. They name
    /// what is hidden from some seats too.
    type Event: Clone + Debug + PartialEq;

    /// What one seat may know. What it may not know does not exist in it.
    type Observation: Clone + Debug + PartialEq;

    /// Why an action was refused.
    type Refusal: Clone + Debug + PartialEq;

    /// The state before the first action. The seed decides every shuffle of the game.
    fn begin(setup: &Self::Setup, seed: Seed) -> Self;

    /// How many seats play; at least 2, at most [`Seat::MOST`].
    fn seats(&self) -> usize;

    /// The seat an action belongs to.
    fn actor(action: &Self::Action) -> Seat;

    /// Whether an action begins a line of a record's text; otherwise it stands behind the action before it. For actions
    /// that belong together, as those of one round.
    fn begins_line(_action: &Self::Action) -> bool {
        true
    }

    /// Whether some action of this seat would be accepted now.
    fn may_act(&self, seat: Seat) -> bool;

    /// The actions this seat could take now, as far as they can be counted: proofs and spoken sums are validated by
    /// [`Game::apply`], not listed. Every listed action is accepted.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Carries out an action and returns what it brought about, in order: what was done first. Deterministic; a refusal leaves
    /// the state as it was.
    ///
    /// # Errors
    /// The first reason for which the rules do not allow the action now.
    fn apply(&mut self, action: &Self::Action) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What this seat may know of the state.
    fn observe(&self, seat: Seat) -> Self::Observation;

    /// How the game came out, once it is over. After that every action is refused.
    fn outcome(&self) -> Option<Outcome>;
}
