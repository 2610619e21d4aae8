//! The rules of Wholes, sentence by sentence: games in, what the rules say of them out. Sentences in quotation marks
//! are from `wholes.md`.

mod analysis;
mod calls;
mod decks;
mod faces;
mod games;
mod hidden;
mod piles;
mod specials;
mod turns;

use flub::{
    games::wholes::{Act, Action, Card, Face, Refusal, Stage, Wholes},
    play::{Game, Seat, Seed},
};

/// A deck in which every special card is common.
const DECK: &str = "1/4*36, 1/2*36, 3/4*36, BAIT*12, REPLAY*12, SWAP*12";

/// Returns a game in which each seat's dealt hand, in seat order, contains at least these cards, from the first seed
/// that deals so.
fn dealt(hands: &[&str]) -> Wholes {
    let wishes: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let setup = format!("seats {} deck {DECK}", hands.len()).parse().expect("it can be played");
    let is_dealt = |state: &Wholes| {
        Seat::first(hands.len()).zip(&wishes).all(|(seat, wish)| {
            let count = |among: &[Card], card: &Card| among.iter().filter(|&other| other == card).count();
            wish.iter().all(|card| count(state.hand(seat), card) >= count(wish, card))
        })
    };
    let mut states = (0..1_000_000).map(|seed| Wholes::begin(&setup, Seed(seed)));
    states.find(is_dealt).unwrap_or_else(|| panic!("no seed deals {hands:?}"))
}

/// Cards as comma-separated text.
fn cards(text: &str) -> Vec<Card> {
    text.split(',').filter(|card| !card.is_empty()).map(|card| card.parse().expect(text)).collect()
}

/// Performs these actions, separated by `;`.
fn go(state: &mut Wholes, lines: &str) {
    for line in lines.split(';') {
        let refusal = state.apply(&line.parse().expect(line)).err();
        assert_eq!(refusal, None, "{line} of {lines} in {state:?}");
    }
}

/// Why this action is refused. It leaves the state unchanged.
fn refused(state: &Wholes, line: &str) -> Refusal {
    let mut after = state.clone();
    let refusal = after.apply(&line.parse().expect(line)).expect_err(line);
    assert_eq!(&after, state, "{line} was refused and left a trace");
    refusal
}

/// What can be said of this many cards.
fn saying(count: usize) -> Vec<Face> {
    let said = ["", "1/2, 1/2", "1/4, 1/4, 1/2", "1/4, 1/4, 1/4, 1/4"][count - 1];
    said.split(',').map(|face| face.parse().expect("a face")).collect()
}

/// Returns a bluff of this many cards without BAIT, if the player holds cards for one.
fn bluff(state: &Wholes, by: Seat, count: usize) -> Option<Action> {
    let faces: Vec<Card> = state.hand(by).iter().copied().filter(|card| card.face().is_some()).collect();
    let choices = (0..1_u64 << faces.len()).filter(|choice| choice.count_ones() as usize == count);
    let mut chosen = choices.map(|choice| {
        faces.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1).map(|(_, &card)| card).collect()
    });
    let cards = chosen.find(|cards: &Vec<Card>| !state.deck().is_whole(cards))?;
    Some(Action { by, act: Act::Play { cards, said: saying(count) } })
}

/// Takes a turn that bluffs with this many cards, if the player holds cards for it. Otherwise, or at 0, the player
/// passes.
fn turn(state: &mut Wholes, by: usize, count: usize) {
    go(state, &format!("{by} draws"));
    let bluff = if count == 0 { None } else { bluff(state, seat(by), count) };
    let action = bluff.unwrap_or(Action { by: seat(by), act: Act::Pass });
    state.apply(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
}

/// Lets everybody pass until this seat bluffs with this many cards.
fn until_bluff(state: &mut Wholes, by: usize, count: usize) {
    while state.latest() != Some(seat(by)) || state.play().is_none() {
        let Stage::Draw(next) = state.stage() else { panic!("nobody draws: {state:?}") };
        turn(state, next.index() + 1, if next == seat(by) { count } else { 0 });
    }
}

/// Lets everybody pass but this seat, which bluffs until it is on this space. Nobody calls; the latest play can still
/// be called.
fn bring(state: &mut Wholes, by: usize, to: u8) {
    loop {
        let count = match usize::from(to - state.places()[seat(by).index()]) {
            left @ 2..=4 => left,
            5 => 3,
            _ => 2,
        };
        until_bluff(state, by, count);
        if state.places()[seat(by).index()] == to {
            break;
        }
        let Stage::Draw(next) = state.stage() else { panic!("nobody draws: {state:?}") };
        turn(state, next.index() + 1, 0);
    }
}

/// Returns the seat with this number, counted from 1.
fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("1 to 6")
}
