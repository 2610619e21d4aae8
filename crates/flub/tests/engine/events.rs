//! The events of actions, checked against the states before and after, in random games.

use flub::{
    games::{
        floating::{self, Floating, Side},
        lawtoe::{self, LawToe, Variant},
        poe::{self, Length, Poe, Version},
        wholes::{self, Card, Cards, Pack, Wholes},
    },
    play::{Game, Random, Record, Seat, Seed},
};

use crate::scale::scaled;

/// How many games of each kind to play, at full counts.
const GAMES: usize = 2_000;

/// Plays random games and shows `check` the state before each action, its events and the state after.
fn watched<G: Game>(setups: &[G::Setup], check: impl Fn(&G, &[G::Event], &G)) {
    for seed in (0..scaled(GAMES) as u64).map(Seed) {
        let mut random = Random::new(seed);
        let mut record: Record<G> = Record::new(random.pick(setups).expect("a setup").clone(), seed);
        for _ in 0..300 {
            let before = record.state().clone();
            let seats: Vec<Seat> = Seat::first(before.seats()).collect();
            let actions: Vec<G::Action> = seats.into_iter().flat_map(|seat| before.actions(seat)).collect();
            let Some(action) = random.pick(&actions) else { break };
            record.apply(action.clone()).expect("a listed action is accepted");
            check(&before, record.events().last().expect("it brought something about"), record.state());
        }
    }
}

#[test]
fn lawtoe_ends_with_its_verdict() {
    watched::<LawToe>(&Variant::BOTH, |before, events, after| {
        let letters = events.iter().filter_map(|event| match event {
            lawtoe::Event::Wrote { letters, .. } => Some(letters),
            _ => None,
        });
        let written = letters.flatten().fold(before.network(), |mat, &letter| mat.with(letter).expect("it was vacant"));
        assert_eq!(written, after.network());
        let verdict = events.iter().find_map(|event| match event {
            lawtoe::Event::Ended(verdict) => Some(verdict),
            _ => None,
        });
        assert_eq!(verdict, after.verdict());
    });
}

#[test]
fn poe_scores_a_round_when_its_last_proof_is_in() {
    let setup = |version, length| poe::Setup::new(version, 3, length).expect("it is within the bounds");
    let setups = Version::ALL.map(|version| [setup(version, Length::Rounds(2)), setup(version, Length::Minutes(5))]);
    watched::<Poe>(&setups.concat(), |before, events, after| {
        let scored = events.iter().find_map(|event| match event {
            poe::Event::RoundScored { round } => Some(*round),
            _ => None,
        });
        let rounds = before.finished().len();
        assert_eq!(scored, (after.finished().len() > rounds).then_some(rounds));
        assert_eq!(events.contains(&poe::Event::TimeCalled), after.is_time_called() && !before.is_time_called());
        assert_eq!(events.contains(&poe::Event::Ended), after.outcome().is_some());
    });
}

#[test]
fn wholes_moves_every_piece_and_names_every_card() {
    let setup = |seats| wholes::Setup::new(seats, Cards::Pack(Pack::ALL[0])).expect("two to six");
    watched::<Wholes>(&[2, 3, 6].map(setup), |before, events, after| {
        let mut places = before.places().to_vec();
        for event in events {
            match event {
                wholes::Event::Moved { seat, from, to } => {
                    assert_eq!(places[seat.index()], *from);
                    places[seat.index()] = *to;
                }
                wholes::Event::Drew { by, card } => {
                    let drawn: Vec<Card> = without(after.hand(*by), before.hand(*by));
                    assert_eq!(drawn, card.iter().copied().collect::<Vec<_>>());
                }
                wholes::Event::Called(called) => {
                    assert_eq!(after.tracks()[called.player.index()].latest_call.as_ref(), Some(called));
                    let pays = |event: &wholes::Event| matches!(event, wholes::Event::Moved { seat, .. } if *seat == called.payer());
                    assert!(events.iter().any(pays), "who pays is named");
                }
                wholes::Event::Played { by, cards, .. } => {
                    let mut cards = cards.clone();
                    cards.sort_unstable();
                    assert_eq!(without(before.hand(*by), after.hand(*by)), cards);
                }
                _ => {}
            }
        }
        assert_eq!(places, after.places());
        assert_eq!(events.contains(&wholes::Event::Ended), after.outcome().is_some());
    });
}

/// Returns the cards of a hand that another lacks, counting duplicates.
fn without(hand: &[Card], other: &[Card]) -> Vec<Card> {
    let mut left = other.to_vec();
    let is_left = |card: &&Card| match left.iter().position(|held| held == *card) {
        Some(place) => {
            left.remove(place);
            false
        }
        None => true,
    };
    hand.iter().filter(is_left).copied().collect()
}

#[test]
fn floating_reports_every_change_of_the_score() {
    let setups: Vec<_> = floating::Setup::all().collect();
    watched::<Floating>(&setups, |before, events, after| {
        for side in Side::BOTH {
            let told = events.iter().find_map(|event| match event {
                floating::Event::Scored { side: whose, points } if *whose == side => Some(*points),
                _ => None,
            });
            assert_eq!(told.unwrap_or(before.score(side).points()), after.score(side).points());
        }
        let settled = events.iter().find_map(|event| match event {
            floating::Event::AreaSettled(area) => Some(*area),
            _ => None,
        });
        assert_eq!(settled, after.area().filter(|_| before.area() != after.area() && after.outcome().is_none()));
        assert_eq!(events.contains(&floating::Event::Ended), after.outcome().is_some());
    });
}
