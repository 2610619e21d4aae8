use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::{Outcome, Seat, Seed, Unreadable};

/// A game as the record, the bots and the law tests see it.
///
/// A value of the implementing type is a state. A state is reached only from [`Game::begin`] through accepted actions,
/// so it is always legal. An action names the acting seat, because challenges and calls can come out of turn; the state
/// says whose turn it is and who may act.
pub trait Game: Clone + Debug + PartialEq {
    /// The name of the game in the first line of a record: lower case, no spaces.
    const NAME: &'static str;

    /// Everything fixed before the first action. Every value is playable; its text is one line.
    type Setup: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// What one seat does. Its text is one line and names the seat in the game's own words.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// An effect of an action. Announcements, sounds, animation and review are derived from events. An event may name
    /// what is hidden from some seats.
    type Event: Clone + Debug + PartialEq;

    /// What one seat may know of the state, and nothing else.
    type Observation: Clone + Debug + PartialEq;

    /// Why an action was refused.
    type Refusal: Clone + Debug + PartialEq;

    /// Returns the state before the first action. The seed determines every shuffle and draw.
    fn begin(setup: &Self::Setup, seed: Seed) -> Self;

    /// Returns the number of seats, from 2 to [`Seat::MOST`].
    fn seats(&self) -> usize;

    /// Returns the seat that takes this action.
    fn actor(action: &Self::Action) -> Seat;

    /// Whether an action begins a line in the text of a record. If not, it follows the previous action on the same
    /// line, as the actions of one round do.
    fn begins_line(_action: &Self::Action) -> bool {
        true
    }

    /// Whether at least one action of this seat would be accepted now.
    fn may_act(&self, seat: Seat) -> bool;

    /// Returns the actions this seat can take now. Every action in the list is accepted. Actions that are too many to
    /// list, such as proofs and spoken sums, are left out; [`Game::apply`] checks them.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Applies an action and returns its events in order, the action itself first. The result depends only on the state
    /// and the action. A refusal leaves the state unchanged.
    ///
    /// # Errors
    /// Returns the first reason why the rules do not allow the action now.
    fn apply(&mut self, action: &Self::Action) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Returns what this seat may know of the state.
    fn observe(&self, seat: Seat) -> Self::Observation;

    /// Returns the result, or `None` while the game is not over. A finished game refuses every action.
    fn outcome(&self) -> Option<Outcome>;
}
