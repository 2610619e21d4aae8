//! What a seat missed in a finished game: wholes in hand that were not played, and calls made or omitted against the
//! odds. Each becomes an exercise to do better at once, and one with other forms of the cards for a later day.

use std::cmp::Reverse;

use super::{Hand, Step, Table, Task, judge::Judge};
use crate::{
    games::wholes::{Act, Card, Deck, Observation, Stage, Wholes},
    lessons::{Exercise, TurningPoint},
    play::{Game, Record, Seat, order},
};

/// Returns the turning points of a seat: those at which the most spaces were at stake first, and equal ones in the order of the game.
pub(super) fn points(record: &Record<Wholes>, seat: Seat) -> Vec<TurningPoint<Wholes>> {
    let mut state = Wholes::begin(record.setup(), record.seed());
    let mut points: Vec<(usize, TurningPoint<Wholes>)> = Vec::new();
    for (after, action) in record.played().iter().enumerate() {
        let own = action.by == seat;
        let task = match &action.act {
            Act::Pass if own => missed_whole(&state, seat, &[]),
            Act::Play { cards, .. } if own => missed_whole(&state, seat, cards),
            Act::Call if own => against_the_odds(&state.observe(seat), true),
            Act::LetBe if own => against_the_odds(&state.observe(seat), false),
            // Drawing ends the time to call.
            Act::Draw if state.may_call(seat) => against_the_odds(&state.observe(seat), false),
            _ => None,
        };
        let point = task.and_then(|(step, task)| {
            let mirror = change_forms(&task, state.deck())?;
            let spaces = match &task {
                Task::Longest(hand) => state.deck().wholes_in(&hand.cards, usize::MAX).first().map_or(0, Vec::len),
                Task::Call(table) => table.said().len(),
                _ => 0,
            };
            let (exercise, mirror) = (Exercise::given(step, task)?, Exercise::given(step, mirror)?);
            Some((spaces, TurningPoint { after, exercise, mirror }))
        });
        points.extend(point);
        if state.apply(action).is_err() {
            break;
        }
    }
    order::sort_by_key(&mut points, |(spaces, _)| Reverse(*spaces));
    points.into_iter().map(|(_, point)| point).collect()
}

/// Returns the hand from which a whole could have been played instead of these cards, which are not a whole.
fn missed_whole(state: &Wholes, seat: Seat, played: &[Card]) -> Option<(Step, Task)> {
    let is_turn = matches!(state.stage(), Stage::Turn(whose, _) if whose == seat);
    let deck = state.deck();
    let missed = is_turn && !deck.is_whole(played) && !deck.wholes_in(state.hand(seat), 1).is_empty();
    let cards: Vec<Card> = state.hand(seat).iter().copied().filter(|card| card.face().is_some()).collect();
    let hand = Hand { deck: state.setup().cards().clone(), cards };
    (missed && hand.cards.len() <= Hand::MOST).then_some((Step::Longest, Task::Longest(hand)))
}

/// Returns the table at which calling, or letting be, was clearly the worse choice.
fn against_the_odds(seen: &Observation, called: bool) -> Option<(Step, Task)> {
    let task = Task::Call(Table::seen(seen)?);
    let gain = Judge::new(&task).gain_by_calling()?;
    ((gain > 0) != called).then_some((Step::Calling, task))
}

/// Returns the same task with the forms of its cards changed.
fn change_forms(task: &Task, deck: &Deck) -> Option<Task> {
    let retell = |cards: &[Card]| other_forms(cards, deck);
    Some(match task {
        Task::Longest(hand) => {
            let mut cards = retell(&hand.cards);
            order::sort(&mut cards);
            Task::Longest(Hand { deck: hand.deck.clone(), cards })
        }
        Task::Call(table) => Task::Call(table.with_forms(retell)?),
        other => other.clone(),
    })
}

/// Returns cards of the same values in other forms, each at most as often as the deck has it.
fn other_forms(cards: &[Card], deck: &Deck) -> Vec<Card> {
    let mut left: Vec<(Card, usize)> = deck.kinds().collect();
    let mut take = |card: Card| {
        let place = left.iter().position(|(kind, count)| *kind == card && *count > 0)?;
        left[place].1 -= 1;
        Some(card)
    };
    let mut changed = Vec::new();
    for &card in cards {
        let alike = |other: &Card| match (card.face(), other.face()) {
            (Some(one), Some(other)) => one.value() == other.value(),
            _ => *other == card,
        };
        let mut kinds: Vec<Card> = deck.kinds().map(|(kind, _)| kind).filter(alike).collect();
        let own = kinds.iter().position(|kind| *kind == card).unwrap_or(0);
        // The next form comes first, and the card's own form last.
        let count = kinds.len().max(1);
        kinds.rotate_left((own + 1) % count);
        changed.push(kinds.into_iter().find_map(&mut take).unwrap_or(card));
    }
    changed
}
