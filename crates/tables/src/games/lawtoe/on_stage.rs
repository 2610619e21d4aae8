//! Challenges and proofs on the stage.

use flub::{
    games::lawtoe::{Act, Event, LawToe, Proof, Role},
    network::Listing,
};

use super::{
    table::{LawToeTable, Table},
    wording,
};
use crate::{
    i18n::{Value, Words},
    table::staging::{Beat, StageSide, StageView, Staged, Staging},
};

/// A challenge in a word: who challenges whom, and what has to be proved. A proof line by line.
pub struct OnStage;

impl Staging<LawToeTable> for OnStage {
    fn beats(table: &Table, step: usize) -> Vec<Beat> {
        match table.events_of(step).and_then(<[Event]>::first) {
            Some(Event::Challenged { .. }) => vec![Beat::Word],
            Some(Event::Proved(_)) => {
                let lines = proof(table, step).map_or(0, |proof| proof.counted.len());
                vec![Beat::Part; lines]
            }
            _ => Vec::new(),
        }
    }

    fn view(words: &Words, table: &Table, staged: Staged) -> StageView {
        let events = &table.record.events()[staged.step - 1];
        let title = wording::describe_events(words, table, events);
        match events.first() {
            Some(Event::Challenged { by, .. }) => {
                let state = table.record.state_after(staged.step);
                StageView {
                    title,
                    sides: sides(words, table, *by),
                    sentences: challenged(words, table, &state),
                    list: Vec::new(),
                }
            }
            _ => {
                let proof = proof(table, staged.step).cloned().unwrap_or_default();
                let letter = proof.letters.first();
                let letter = letter
                    .map(|letter| words.with("lawtoe-stage-letter", &[("square", letter.square.number().into())]));
                let list = proof.counted.iter().take(staged.beat + 1).map(Listing::to_string).collect();
                StageView { title, sides: Vec::new(), sentences: letter.into_iter().collect(), list }
            }
        }
    }
}

/// The proof that this step handed in.
pub fn proof(table: &Table, step: usize) -> Option<&Proof> {
    match &table.record.played().get(step.checked_sub(1)?)?.act {
        Act::Prove(proof) => Some(proof),
        _ => None,
    }
}

fn sides(words: &Words, table: &Table, challenger: Role) -> Vec<StageSide> {
    [challenger, challenger.other()]
        .map(|role| {
            let who = ("who", Value::from(wording::who(table, role)));
            let note = (role == challenger).then(|| words.with("lawtoe-stage-proves", &[who]));
            StageSide { players: vec![(role.seat(), role.seat(), wording::role_name(words, role))], note }
        })
        .into()
}

/// The challenged move, by its number in the record.
fn challenged(words: &Words, table: &Table, state: &LawToe) -> Vec<String> {
    let Some(latest) = state.moves().last() else { return Vec::new() };
    let number = table.step_of(state.moves().len());
    let what = wording::describe_letters(words, table, latest.by, &latest.letters);
    vec![words.with("lawtoe-numbered", &[("number", number.into()), ("what", what.into())])]
}

impl Table {
    /// The step of the record in which this move was made, counted from 1: the number people see.
    pub fn step_of(&self, number: usize) -> usize {
        let mut moves =
            (1..).zip(self.record.events()).filter(|(_, events)| matches!(events.first(), Some(Event::Wrote { .. })));
        moves.nth(number.saturating_sub(1)).map_or(0, |(step, _)| step)
    }
}
