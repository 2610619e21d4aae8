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
    /// Whose observation it is.
    pub seat: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// This seat's hand, in order.
    pub hand: Vec<Card>,
    /// How many cards every seat holds.
    pub counts: Vec<usize>,
    /// The spaces the pieces are on: 0 is off the board.
    pub places: Vec<u8>,
    /// What every seat has done so far.
    pub tracks: Vec<Track>,
    /// The cards in every seat's hand that all have seen, taken with a right call.
    pub shown: Vec<Vec<Card>>,
    /// The play on the table, while it can be called.
    pub play: Option<SeenPlay>,
    /// Who had the latest turn.
    pub latest: Option<Seat>,
    /// The number of cards in the draw pile.
    pub pile: usize,
    /// The cards of the discard that this seat knows, in order.
    pub discard: Vec<Card>,
    /// How many more cards are on the discard.
    pub unseen: usize,
}

/// A play on the table as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenPlay {
    /// Who played it.
    pub by: Seat,
    /// The space on which the turn began.
    pub from: u8,
    /// What was said.
    pub said: Vec<Face>,
    /// The cards, if this seat played them.
    pub cards: Option<Vec<Card>>,
    /// Whether this seat may still call it.
    pub callable: bool,
}

/// What a seat has done so far; public.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// How often it played cards.
    pub plays: usize,
    /// How often it passed.
    pub passes: usize,
    /// How often it was caught bluffing.
    pub caught: usize,
    /// How often a call of its play was wrong.
    pub cleared: usize,
    /// How many of its calls were right.
    pub right_calls: usize,
    /// How many of its calls were wrong.
    pub wrong_calls: usize,
    /// The latest call of a play of this seat, with its cards turned over.
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
