//! Ways to make a whole and odds of a call, checked against plain implementations that try everything.

use std::collections::{BTreeMap, BTreeSet};

use flub::{
    games::wholes::{Act, Action, Card, Cards, Deck, Face, Observation, Pack, SeenPlay, Setup, Stage, Value, Wholes},
    play::{Game, Random, Seat, Seed},
};
use proptest::prelude::*;

/// Returns the values of cards, in order: cards of equal value make a whole the same way.
fn values(cards: &[Card]) -> Vec<Value> {
    let mut values: Vec<Value> = cards.iter().filter_map(Card::face).map(|face| face.value()).collect();
    values.sort_unstable();
    values
}

/// Returns every way to make a whole of these, by trying all subsets.
fn every_whole(deck: &Deck, hand: &[Card]) -> BTreeSet<Vec<Value>> {
    let chosen = |choice: u32| -> Vec<Card> {
        hand.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1).map(|(_, &card)| card).collect()
    };
    (1..1 << hand.len()).map(chosen).filter(|cards| deck.is_whole(cards)).map(|cards| values(&cards)).collect()
}

proptest! {
    /// `wholes_in` finds every way once, those of most cards first, and as many as requested.
    #[test]
    fn every_way_is_found(pack in 0..Pack::ALL.len() + 1, seed in any::<u64>(), held in 0..13_usize) {
        let own = || "1/7*20, 2/7*10, 0.(142857)*4, 14 2/7%*3, 5/7*10, 1/1*2, BAIT*6".parse().expect("a deck");
        let deck: Deck = Pack::ALL.get(pack).map_or_else(own, |pack| pack.deck());
        let mut hand = deck.cards();
        Random::new(Seed(seed)).shuffle(&mut hand);
        hand.truncate(held);
        let found = deck.wholes_in(&hand, usize::MAX);
        for cards in &found {
            prop_assert!(deck.is_whole(cards), "{:?} of {:?}", cards, hand);
            let mut rest = hand.iter();
            prop_assert!(cards.iter().all(|card| rest.any(|held| held == card)), "{:?} of {:?}", cards, hand);
        }
        prop_assert!(found.is_sorted_by_key(|cards| std::cmp::Reverse(cards.len())));
        let every = every_whole(&deck, &hand);
        prop_assert_eq!(found.len(), every.len(), "{:?}", hand);
        prop_assert_eq!(found.iter().map(|cards| values(cards)).collect::<BTreeSet<_>>(), every);
        for most in 0..4 {
            prop_assert_eq!(deck.wholes_in(&hand, most).len(), found.len().min(most));
        }
    }
}

/// Parts so small that sums differ far beyond one machine word, and more ways than can be counted.
#[test]
fn wholes_of_fine_parts_are_found() {
    let deck: Deck = "1/1000*40, 1/99*40, 98/99*2, 999/1000*2".parse().expect("a deck");
    assert_eq!(deck.parts(), 99_000);
    assert_eq!(deck.wholes_in(&deck.cards(), usize::MAX).len(), 2);
    let deck: Deck =
        (1..=24).map(|part| format!("{part}/24*16")).collect::<Vec<_>>().join(", ").parse().expect("a deck");
    // The partitions of 24 except those with more than 16 ones, which are as many as there are of 7.
    assert_eq!(deck.wholes_in(&deck.cards(), usize::MAX).len(), 1_575 - 15);
}

/// What every seat observes of others' plays, in random games with many calls.
fn observations(setup: &Setup, games: u64) -> Vec<Observation> {
    let mut all = Vec::new();
    for seed in (0..games).map(Seed) {
        let mut random = Random::new(seed);
        let mut state = Wholes::begin(setup, seed);
        while state.stage() != Stage::Over {
            let seats: Vec<Seat> = Seat::first(setup.seats()).filter(|&seat| state.may_act(seat)).collect();
            let by = *random.pick(&seats).expect("somebody may act");
            let act = match state.stage() {
                Stage::Turn(whose, _) if whose == by && random.chance(80) => play(&state, by, &mut random),
                _ => None,
            };
            let listed = || random.clone().pick(&state.actions(by)).expect("this seat may act").clone();
            let action = act.map_or_else(listed, |act| Action { by, act });
            random.chance(50);
            state.apply(&action).unwrap_or_else(|refusal| panic!("{setup}, seed {seed}: {action}: {refusal:?}"));
            all.extend(Seat::first(setup.seats()).filter(|&seat| state.may_call(seat)).map(|seat| state.observe(seat)));
        }
    }
    all
}

/// Returns a whole, or a bluff.
fn play(state: &Wholes, by: Seat, random: &mut Random) -> Option<Act> {
    let deck = state.deck();
    let faces = |cards: &[Card]| -> Vec<Face> { cards.iter().filter_map(Card::face).collect() };
    let mut cards: Vec<Card> = state.hand(by).iter().copied().filter(Card::is_playable).collect();
    random.shuffle(&mut cards);
    if random.chance(50) {
        return deck.wholes_in(&cards, 1).pop().map(|cards| Act::Play { said: faces(&cards), cards });
    }
    let mut all = deck.cards();
    random.shuffle(&mut all);
    let said = deck.wholes_in(&all[..all.len() / 2], 50).into_iter().find(|said| said.len() <= cards.len())?;
    cards.truncate(said.len());
    let said = if deck.is_whole(&cards) { faces(&cards) } else { faces(&said) };
    Some(Act::Play { cards, said })
}

/// Cards by their worth: a value, or BAIT or any other special card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    Value(Value),
    Bait,
    Other,
}

fn worth(card: &Card) -> Worth {
    match card {
        Card::Face(face) => Worth::Value(face.value()),
        Card::Bait => Worth::Bait,
        Card::Replay | Card::Swap => Worth::Other,
    }
}

/// Returns how many cards of each worth a seat does not see.
fn unseen(seen: &Observation) -> Vec<(Worth, usize)> {
    let mut unseen: BTreeMap<Worth, usize> = BTreeMap::new();
    seen.deck.cards().iter().for_each(|card| *unseen.entry(worth(card)).or_default() += 1);
    let shown =
        Seat::first(seen.shown.len()).filter(|&seat| seat != seen.seat).flat_map(|seat| &seen.shown[seat.index()]);
    for card in seen.hand.iter().chain(&seen.discard).chain(shown) {
        *unseen.get_mut(&worth(card)).expect("it is of the deck") -= 1;
    }
    unseen.into_iter().collect()
}

/// Returns every choice of this many of these cards, as counts per worth, with the number of ways to choose it.
fn choices(of: &[(Worth, usize)], count: usize) -> Vec<(Vec<usize>, f64)> {
    let Some((&(_, there), rest)) = of.split_first() else {
        return if count == 0 { vec![(Vec::new(), 1.0)] } else { Vec::new() };
    };
    let with = |taken: usize| {
        choices(rest, count - taken).into_iter().map(move |(mut counts, ways)| {
            counts.insert(0, taken);
            (counts, ways * binomial(there, taken))
        })
    };
    (0..=there.min(count)).flat_map(with).collect()
}

fn binomial(of: usize, count: usize) -> f64 {
    (0..count).map(|nth| (of - nth) as f64 / (nth + 1) as f64).product()
}

/// Returns how many of each worth were said.
fn said(play: &SeenPlay, of: &[(Worth, usize)]) -> Vec<usize> {
    let is = |face: &Face, worth: Worth| Worth::Value(face.value()) == worth;
    of.iter().map(|&(worth, _)| play.said.iter().filter(|face| is(face, worth)).count()).collect()
}

/// Whether a call can be right, and whether it can be wrong: by trying every choice of cards the play may consist of.
fn can_be(seen: &Observation, play: &SeenPlay) -> (bool, bool) {
    let unseen = unseen(seen);
    let said = said(play, &unseen);
    let (mut right, mut wrong) = (false, false);
    for (counts, _) in choices(&unseen, play.said.len()) {
        let of =
            |worth| unseen.iter().zip(&counts).find(|((other, _), _)| *other == worth).map_or(0, |(_, &count)| count);
        if of(Worth::Other) > 0 {
            continue;
        }
        let sum: Value = unseen
            .iter()
            .zip(&counts)
            .map(|(&(worth, _), &count)| if let Worth::Value(value) = worth { value * count as u32 } else { 0.into() })
            .sum();
        // Cards that are a whole are said as they are.
        match of(Worth::Bait) {
            0 if sum != 1.into() => right = true,
            0 => wrong |= counts == said,
            _ => wrong = true,
        }
    }
    (right, wrong)
}

/// "0 and 1 only where it is certain", and always there.
#[test]
fn certain_odds_are_certain() {
    let mut met = [0; 3];
    for setup in ["seats 2 quarters", "seats 3 thirds", "seats 2 deck 1/2*36", "seats 6 deck 1/2*30, 1/4*4, BAIT*2"] {
        for seen in observations(&setup.parse().expect("it can be played"), 15) {
            let play = seen.play.as_ref().expect("it can be called");
            let odds = seen.call_odds().expect("it can be called");
            assert!((0.0..=1.0).contains(&odds), "{odds} in {seen:?}");
            let (right, wrong) = can_be(&seen, play);
            assert_eq!((odds > 0.0, odds < 1.0), (right, wrong), "{odds} in {seen:?}");
            met[usize::from(right) + usize::from(right && !wrong)] += 1;
        }
    }
    assert!(met.iter().all(|&count| count > 20), "certainly wrong, uncertain, certainly right: {met:?}");
}

/// Returns the odds by Bayes' rule, from every hand the player may have held.
fn plain_odds(seen: &Observation, play: &SeenPlay) -> f64 {
    let unseen = unseen(seen);
    let held = seen.counts[play.by.index()] + play.said.len();
    let hands = choices(&unseen, held);
    let all: f64 = hands.iter().map(|(_, ways)| ways).sum();
    let plausibility = |sentence: &[usize]| {
        let ways_in = |hand: &[usize]| -> f64 {
            hand.iter().zip(sentence).map(|(&held, &due)| if held < due { 0.0 } else { binomial(held, due) }).product()
        };
        let expected = hands.iter().map(|(hand, ways)| ways_in(hand) * ways).sum::<f64>() / all;
        (expected / (1.0 + expected)).sqrt()
    };
    let deck: Vec<(Worth, usize)> = unseen
        .iter()
        .map(|&(of, _)| (of, seen.deck.cards().iter().filter(|&card| worth(card) == of).count()))
        .collect();
    let is_whole = |counts: &[usize]| {
        let parts = deck.iter().zip(counts).map(|(&(worth, _), &count)| match worth {
            Worth::Value(value) => Some(value * count as u32),
            _ => Some(0.into()).filter(|_| count == 0),
        });
        parts.collect::<Option<Vec<Value>>>().is_some_and(|parts| parts.iter().sum::<Value>() == 1.into())
    };
    let sizes = (1..=held).flat_map(|size| choices(&deck, size));
    let sentences: Vec<f64> =
        sizes.map(|(counts, _)| counts).filter(|counts| is_whole(counts)).map(|counts| plausibility(&counts)).collect();
    let track = &seen.tracks[play.by.index()];
    let bluffs = (track.caught as f64 + 0.5) / ((track.caught + track.cleared) as f64 + 2.0);
    let bluff = bluffs / sentences.len() as f64;
    let whole = (1.0 - bluffs) * plausibility(&said(play, &unseen)) / sentences.iter().sum::<f64>();
    let bait = unseen.iter().find(|(worth, _)| *worth == Worth::Bait).map_or(0, |&(_, count)| count);
    let holds_bait = (bait * held) as f64 / unseen.iter().map(|(_, count)| count).sum::<usize>() as f64;
    bluff / (bluff + whole) * (1.0 - 0.5 * holds_bait.min(1.0))
}

/// The odds are those of hands drawn from the unseen cards, whatever is hidden and however many are held.
#[test]
fn odds_are_those_of_every_hand() {
    let mut compared = 0;
    for (seats, pack) in [(2, Pack::Quarters), (4, Pack::Quarters), (3, Pack::Thirds)] {
        let setup = Setup::new(seats, Cards::Pack(pack)).expect("it can be played");
        for seen in observations(&setup, 6) {
            let play = seen.play.as_ref().expect("it can be called");
            if can_be(&seen, play) == (true, true) && seen.counts[play.by.index()] + play.said.len() <= 8 {
                let (odds, plain) = (seen.call_odds().expect("it can be called"), plain_odds(&seen, play));
                assert!((odds - plain).abs() < 1e-9, "{odds}, plainly {plain}, in {seen:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared} compared");
}

/// Neither one's own play nor a table without a play has odds.
#[test]
fn own_plays_and_an_empty_table_have_no_odds() {
    let mut state = Wholes::begin(&"seats 2 quarters".parse().expect("it can be played"), Seed(1));
    assert_eq!(state.observe(Seat::FIRST).call_odds(), None);
    state.apply(&"1 draws".parse().expect("an action")).expect("it is their turn");
    let whole = state.deck().wholes_in(state.hand(Seat::FIRST), 1).pop().expect("this seed deals a whole");
    let said = whole.iter().filter_map(Card::face).collect();
    state.apply(&Action { by: Seat::FIRST, act: Act::Play { cards: whole, said } }).expect("it is a whole");
    assert_eq!(state.observe(Seat::FIRST).call_odds(), None);
    assert!(state.observe(Seat::new(1).expect("the second")).call_odds().is_some());
}
