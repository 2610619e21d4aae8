//! What a seat may know. Seats that have seen the same observe the same, whatever is hidden.

use std::collections::HashMap;

use flub::{
    games::wholes::{Act, Action, Card, Observation, Setup, Stage, Wholes},
    play::{Game, Random, Seat, Seed},
};

use crate::scale::{least, scaled};

/// What a seat sees of an action, in words: its own and open actions in full, of others' plays how many cards and what
/// was said, of a call the cards turned over, and its own hand.
fn seen(before: &Wholes, action: &Action, after: &Wholes, seat: Seat) -> String {
    let shown = match &action.act {
        Act::Play { cards, said } if action.by != seat => {
            format!("{} plays {} saying {said:?}", action.by, cards.len())
        }
        Act::Call => format!("{action}: {:?}", before.play().map(|play| play.cards())),
        _ => action.to_string(),
    };
    format!("{shown}, holding {:?}; ", after.hand(seat))
}

/// What a player does who looks only at their own hand; the same for equal random numbers and hands.
fn choose(state: &Wholes, by: Seat, random: &mut Random) -> Option<Action> {
    let act = match state.stage() {
        Stage::Draw(next) if next == by => Act::Draw,
        Stage::Turn(whose, _) if whose == by => {
            let mut cards: Vec<Card> = state.hand(by).iter().copied().filter(Card::is_playable).collect();
            random.shuffle(&mut cards);
            cards.truncate(2);
            let said = match state.deck().is_whole(&cards) {
                true => cards.iter().filter_map(Card::face).collect(),
                false => vec!["1/2".parse().expect("a face"); 2],
            };
            if cards.len() == 2 && random.chance(80) { Act::Play { cards, said } } else { Act::Pass }
        }
        _ => random.pick(&state.actions(by)).filter(|_| random.clone().chance(30))?.act.clone(),
    };
    Some(Action { by, act })
}

/// Plays many short, similar games, and compares every observation with that of the first game in which the same seat
/// has seen the same. Returns how many comparisons were between different states.
fn compare(setup: &str, games: usize, steps: usize) -> usize {
    let setup: Setup = setup.parse().expect("it can be played");
    let mut first: HashMap<(Seat, String), (Wholes, Observation)> = HashMap::new();
    let mut compared = 0;
    for seed in (0..games as u64).map(Seed) {
        // Few random streams, so that many games go alike.
        let mut random = Random::new(Seed(seed.0 % 7));
        let mut state = Wholes::begin(&setup, seed);
        let mut histories: Vec<String> =
            Seat::first(setup.seats()).map(|seat| format!("{:?}; ", state.hand(seat))).collect();
        for _ in 0..steps {
            for seat in Seat::first(setup.seats()) {
                let observed = state.observe(seat);
                let key = (seat, histories[seat.index()].clone());
                let (other, earlier) = first.entry(key).or_insert_with(|| (state.clone(), observed.clone()));
                if *other != state {
                    assert_eq!(*earlier, observed, "{setup}, seed {seed}: seat {seat} has seen the same");
                    compared += 1;
                }
            }
            let seats: Vec<Seat> = Seat::first(setup.seats()).collect();
            let by = *random.pick(&seats).expect("there are seats");
            let Some(action) = choose(&state, by, &mut random).filter(|_| state.may_act(by)) else { continue };
            let before = state.clone();
            if state.apply(&action).is_err() {
                continue;
            }
            for seat in Seat::first(setup.seats()) {
                histories[seat.index()] += &seen(&before, &action, &state, seat);
            }
        }
    }
    compared
}

/// Two states that differ only in hidden cards (others' hands, the order of the draw pile, what was discarded face down)
/// give equal observations: nothing shows by value, by order or otherwise.
#[test]
fn hidden_cards_do_not_show() {
    for setup in ["seats 2 deck 1/2*40, 1/4*4", "seats 3 deck 1/2*60, 1/4*30, SWAP*5, REPLAY*5, BAIT*5"] {
        let compared = compare(setup, scaled(3_000), 30);
        assert!(compared > least(10_000), "{setup}: only {compared} compared");
    }
}

/// Shuffles matter: states with equal histories have different cards to draw.
#[test]
fn the_draw_pile_differs() {
    let setup: Setup = "seats 2 deck 1/2*40, 1/4*4".parse().expect("it can be played");
    let draws = |seed| {
        let mut state = Wholes::begin(&setup, Seed(seed));
        let before = state.observe(Seat::FIRST);
        state.apply(&Action { by: Seat::FIRST, act: Act::Draw }).expect("it is its turn");
        (before, state.hand(Seat::FIRST).to_vec())
    };
    let all: Vec<_> = (0..200).map(draws).collect();
    let differs = all.iter().any(|(seen, hand)| all.iter().any(|(other, drawn)| seen == other && hand != drawn));
    assert!(differs, "the next card is not known");
}
