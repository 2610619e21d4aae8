//! Challenges, force-outs and proofs on the stage.

use flub::{
    games::poe::{Case, Event, Flub, Hearing, Part, Round, Side},
    network::Listing,
    play::{Seat, order},
};

use super::{
    scene::first_proof,
    screen::Shown,
    table::{PoeTable, Table},
    wording,
};
use crate::{
    i18n::{Value, Words},
    table::staging::{Beat, StageSide, StageView, Staged, Staging},
};

/// A challenge, a force-out and the sides that were joined in a word: who challenges whom, and who has to prove what. A proof
/// line by line, when the seals are broken.
pub struct OnStage;

impl Staging<PoeTable> for OnStage {
    fn beats(table: &Table, step: usize) -> Vec<Beat> {
        let Some(events) = table.events_of(step) else { return Vec::new() };
        let seats = table.state().setup().seats();
        // Who challenges alone and has to prove it knows that.
        let knows = |hearing: &Hearing| {
            let caller = hearing.caller();
            table.seating.only_person() == Some(caller) && hearing.bears(caller) && hearing.case() != Case::ForceOut
        };
        let heard = || table.record.state_after(step).hearing().is_some_and(knows);
        match events {
            // Computers join at once, and then the sides are told.
            [Event::Challenged { by, .. }, ..] if table.seating.only_person() == Some(*by) && seats > 2 => Vec::new(),
            [Event::Challenged { .. } | Event::Joined { .. }, ..] if heard() => Vec::new(),
            [Event::Challenged { .. } | Event::ForceOut(_), ..] => vec![Beat::Word],
            [Event::Joined { .. }, ..] if joined(table, step) + 2 == seats => vec![Beat::Word],
            _ => {
                let lines = round(table, step).and_then(first_proof).map_or(0, |shown| shown.proof.counted.len());
                vec![Beat::Part; lines]
            }
        }
    }

    fn view(words: &Words, table: &Table, staged: Staged) -> StageView {
        if let Some((shown, drawn)) = shown(table) {
            return proof(words, table, &shown, drawn);
        }
        let state = table.record.state_after(staged.step);
        let Some((hearing, position)) = state.hearing().zip(state.position()) else { return StageView::default() };
        let [who, name] = table.seating.who(words, hearing.caller());
        let title = match hearing.case() {
            Case::Challenge(kind) => words.with("poe-event-challenge", &[who, name, ("kind", kind.as_str().into())]),
            Case::ForceOut => words.with("poe-event-force-out", &[who, name]),
        };
        let number = table.step_of(state.finished().len(), position.latest());
        let made = table.record.events()[..staged.step]
            .iter()
            .rev()
            .filter(|events| matches!(events.first(), Some(Event::Wrote { .. } | Event::GoalSet { .. })));
        let made = made.map(|events| wording::describe_events(words, &table.seating, events)).next();
        let made = made.map(|what| words.with("poe-numbered", &[("number", number.into()), ("what", what.into())]));
        StageView {
            title,
            sides: sides(words, table, hearing),
            sentences: made.into_iter().collect(),
            list: Vec::new(),
        }
    }
}

/// How many have joined a side in the hearing that this step belongs to.
fn joined(table: &Table, step: usize) -> usize {
    let before = table.record.events()[..step].iter().rev().filter_map(|events| events.first());
    let since = before.take_while(|event| !matches!(event, Event::Challenged { .. }));
    since.filter(|event| matches!(event, Event::Joined { .. })).count()
}

/// The round that this step ended.
pub(super) fn round(table: &Table, step: usize) -> Option<&Round> {
    table.events_of(step)?.iter().find_map(|event| match event {
        Event::RoundScored { round } => table.state().finished().get(*round),
        _ => None,
    })
}

/// The proof on the stage, as far as its lines are drawn.
pub fn shown(table: &Table) -> Option<(Shown, usize)> {
    let staged = table.staged?;
    Some((first_proof(round(table, staged.step)?)?, staged.beat + 1))
}

fn proof(words: &Words, table: &Table, shown: &Shown, drawn: usize) -> StageView {
    let who = shown.by.seat().map(|seat| table.seating.who(words, seat));
    let title = who.map(|who| words.with("poe-stage-proof", &who)).unwrap_or_default();
    let letters = &shown.proof.letters;
    let with = words.with("poe-stage-letters", &[("letters", words.list(letters).into())]);
    let list = shown.proof.counted.iter().take(drawn).map(Listing::to_string).collect();
    let sentences = if letters.is_empty() { Vec::new() } else { vec![with] };
    StageView { title, sides: Vec::new(), sentences, list }
}

/// The sides with their players, and the one that has to prove it; everybody in a force-out.
fn sides(words: &Words, table: &Table, hearing: &Hearing) -> Vec<StageSide> {
    let seats = || Seat::first(table.state().setup().seats());
    let side = |side: Option<Side>| {
        let stands = |seat: &Seat| match (side, hearing.part(*seat)) {
            (None, _) | (Some(Side::Challenger), Part::Caller) | (Some(Side::Mover), Part::Mover) => true,
            (_, Part::Joiner(joined)) => joined == side,
            _ => false,
        };
        let first = |seat: &Seat| matches!(hearing.part(*seat), Part::Joiner(_));
        let mut stand: Vec<Seat> = seats().filter(stands).collect();
        order::sort_by_key(&mut stand, first);
        let bears = hearing.case().burden() == side;
        let you = table.seating.only_person().is_some_and(|seat| stand.contains(&seat));
        let who = ("who", Value::from(if you { "you" } else { "other" }));
        let claim = match hearing.case() {
            Case::Challenge(Flub::P | Flub::CP) => "possible",
            Case::Challenge(Flub::A) => "ripe",
            Case::Challenge(Flub::CA) => "earlier",
            Case::ForceOut => "solved",
        };
        let note = match bears {
            true => words.with("poe-stage-proves", &[who, ("claim", claim.into())]),
            false => words.text("poe-stage-free"),
        };
        let player = |seat: Seat| (seat, table.seating.player(seat).mark, table.seating.name(words, seat));
        StageSide { players: stand.into_iter().map(player).collect(), note: Some(note) }
    };
    match hearing.case() {
        Case::ForceOut => vec![side(None)],
        Case::Challenge(_) => Side::BOTH.map(Some).map(side).into(),
    }
}

impl Table {
    /// The step of the record in which this move of a round was made, counted from 1: the number people see. 0 if the
    /// move is not in the record, such as a goal that the set-up gave.
    pub fn step_of(&self, round: usize, number: usize) -> usize {
        let mut finished = 0;
        let mut moves = (1..).zip(self.record.events()).filter(|(_, events)| {
            let here = finished == round;
            finished += events.iter().filter(|event| matches!(event, Event::RoundScored { .. })).count();
            let sought = if number == 0 {
                matches!(events.first(), Some(Event::GoalSet { .. }))
            } else {
                matches!(events.first(), Some(Event::Wrote { .. }))
            };
            here && sought
        });
        moves.nth(number.saturating_sub(1)).map_or(0, |(step, _)| step)
    }
}
