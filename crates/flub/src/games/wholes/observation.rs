use std::sync::Arc;

use super::{Called, Card, Deck, Face, Setup, Stage, Wholes};
use crate::play::{Game, Seat};

/// What one seat may know of a game, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The settings of the game.
    pub setup: Setup,
    /// The deck in play.
    pub deck: Arc<Deck>,
    /// The seat that observes.
    pub seat: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// The hand of this seat, in order.
    pub hand: Vec<Card>,
    /// The number of cards in each seat's hand.
    pub counts: Vec<usize>,
    /// The space of each seat's piece; 0 is off the board.
    pub places: Vec<u8>,
    /// What every seat has done so far.
    pub tracks: Vec<Track>,
    /// For each seat, the cards in its hand that everybody has seen: it took them with a right call.
    pub shown: Vec<Vec<Card>>,
    /// The play on the table, while it can be called.
    pub play: Option<SeenPlay>,
    /// The seat that had the latest turn.
    pub latest: Option<Seat>,
    /// The number of cards in the draw pile.
    pub pile: usize,
    /// The cards of the discard that this seat knows, in order.
    pub discard: Vec<Card>,
    /// The number of other cards on the discard.
    pub unseen: usize,
}

/// A play on the table as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenPlay {
    /// The seat that played.
    pub by: Seat,
    /// The space on which the turn began.
    pub from: u8,
    /// The values that were said.
    pub said: Vec<Face>,
    /// The cards, or `None` if another seat played them.
    pub cards: Option<Vec<Card>>,
    /// Whether this seat may still call it.
    pub callable: bool,
}

/// What a seat has done so far, which everybody knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// The number of times it played cards.
    pub plays: usize,
    /// The number of times it passed.
    pub passes: usize,
    /// The number of times it was caught bluffing.
    pub caught: usize,
    /// The number of wrong calls of its plays.
    pub cleared: usize,
    /// The number of its right calls.
    pub right_calls: usize,
    /// The number of its wrong calls.
    pub wrong_calls: usize,
    /// The latest call of a play of this seat, with the cards turned over.
    pub latest_call: Option<Called>,
}

impl Observation {
    pub(super) fn of(state: &Wholes, seat: Seat) -> Self {
        let play = state.play().map(|play| SeenPlay {
            by: play.by,
            from: play.from,
            said: play.said.clone(),
            cards: (play.by == seat).then(|| play.cards.clone()),
            callable: state.may_call(seat),
        });
        let discard = state.discard_known(Some(seat));
        Self {
            setup: state.setup().clone(),
            deck: state.deck().clone(),
            seat,
            stage: state.stage(),
            hand: state.hand(seat).to_vec(),
            counts: Seat::first(state.seats()).map(|seat| state.hand(seat).len()).collect(),
            places: state.places().to_vec(),
            tracks: state.tracks().to_vec(),
            shown: state.shown().to_vec(),
            play,
            latest: state.latest(),
            pile: state.pile(),
            unseen: state.discarded() - discard.len(),
            discard,
        }
    }
}
