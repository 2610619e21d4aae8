//! Calls on the stage.

use flub::{
    games::wholes::{Called, Card, Event, Wholes},
    play::Seat,
};

use super::{
    card_speech,
    table::{Table, WholesTable},
    wording,
};
use crate::{
    i18n::Words,
    table::staging::{Beat, StageSide, StageView, Staged, Staging},
};

/// A call in a word: who calls whose play. Then its cards, one by one.
pub struct OnStage;

impl Staging<WholesTable> for OnStage {
    fn beats(table: &Table, step: usize) -> Vec<Beat> {
        let called = called(table, step);
        let parts = called.iter().flat_map(|called| vec![Beat::Part; called.cards.len()]);
        called.iter().map(|_| Beat::Word).chain(parts).collect()
    }

    fn view(words: &Words, table: &Table, staged: Staged) -> StageView {
        let Some(called) = called(table, staged.step) else { return StageView::default() };
        let side = |seat: Seat, note: String| StageSide {
            players: vec![(seat, table.seating.player(seat).mark, table.seating.name(words, seat))],
            note: Some(note),
        };
        let sentence = ("sentence", card_speech::say_equation(words, &called.said).into());
        let doubt = side(called.by, words.text("wholes-stage-doubt"));
        let said = side(called.player, words.with("wholes-stage-said", &[sentence]));
        // While they turn over the cards need the room.
        let sides = if staged.beat == 0 { vec![doubt, said] } else { Vec::new() };
        let turned = called.cards.iter().take(staged.beat);
        StageView {
            title: wording::describe_call(words, &table.seating, called),
            sides,
            sentences: Vec::new(),
            list: turned.map(|card: &Card| card_speech::card_name(words, card)).collect(),
        }
    }
}

/// The call that this step made.
fn called(table: &Table, step: usize) -> Option<&Called> {
    match table.events_of(step)?.first() {
        Some(Event::Called(called)) => Some(called),
        _ => None,
    }
}

impl Table {
    /// The state of the game on screen. On the stage nobody has paid yet.
    pub fn shown(&self) -> Wholes {
        match self.staged {
            Some(staged) => self.record.state_after(staged.step - 1),
            None => self.on_screen(),
        }
    }
}
