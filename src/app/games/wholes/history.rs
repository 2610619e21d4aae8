use flub::{
    games::wholes::{Act, Action, Called, Card, Wholes},
    play::{Game, Record, Seat},
};

/// Something that happened, with what everybody could see come of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// What was done.
    pub action: Action,
    /// The spaces the pieces were on before.
    pub before: Vec<u8>,
    /// The spaces they were on after.
    pub after: Vec<u8>,
    /// How the call came out, if it was one.
    pub called: Option<Called>,
}

impl Event {
    /// How far a piece went: spaces, whichever way.
    pub fn moved(&self, seat: Seat) -> u8 {
        self.before[seat.index()].abs_diff(self.after[seat.index()])
    }
}

/// Everything that happened, in order.
pub fn events(record: &Record<Wholes>) -> Vec<Event> {
    let mut state = Wholes::begin(record.setup(), record.seed());
    let event = |action: &Action| {
        let before = state.places().to_vec();
        let player = state.play().map(|play| play.by);
        // What a record holds has been accepted before.
        let _ = state.apply(action);
        let called = player.filter(|_| action.act == Act::Call);
        let called = called.and_then(|player| state.tracks()[player.index()].latest_call.clone());
        Event { action: action.clone(), before, after: state.places().to_vec(), called }
    };
    record.played().iter().map(event).collect()
}

/// A play as it looks when all is over: everybody's cards may be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// Where in the record it is.
    pub step: usize,
    /// Whose play it was.
    pub by: Seat,
    /// The cards.
    pub cards: Vec<Card>,
    /// Whether they were exactly one whole.
    pub is_whole: bool,
    /// Who called it, and how likely a bluff was as far as the caller could know, from 0 to 1.
    pub called: Option<(Called, f64)>,
}

/// All plays of a game.
pub fn plays(record: &Record<Wholes>) -> Vec<Reviewed> {
    let mut state = Wholes::begin(record.setup(), record.seed());
    let mut plays: Vec<Reviewed> = Vec::new();
    for (step, action) in record.played().iter().enumerate() {
        let odds = (action.act == Act::Call).then(|| state.observe(action.by).call_odds()).flatten();
        let _ = state.apply(action);
        match (&action.act, plays.last_mut()) {
            (Act::Play { cards, .. }, _) => {
                let is_whole = state.deck().is_whole(cards);
                plays.push(Reviewed { step, by: action.by, cards: cards.clone(), is_whole, called: None });
            }
            (Act::Call, Some(play)) => {
                play.called = state.tracks()[play.by.index()].latest_call.clone().zip(odds);
            }
            _ => {}
        }
    }
    plays
}
