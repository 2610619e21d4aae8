//! The computer at Wholes: what each level promises, over seeded games at tables of all kinds.

#[path = "../../../../examples/tournament/plain.rs"]
mod plain;
#[allow(dead_code, reason = "the tournament prints more than is asked for here")]
#[path = "../../../../examples/tournament/share.rs"]
mod share;
#[allow(dead_code, reason = "the tournament prints more than is asked for here")]
#[path = "../../../../examples/tournament/wholes.rs"]
mod tournament;

use std::collections::HashMap;

use flub::{
    games::wholes::{Act, Action, Card, Cards, Face, Level, Observation, Pack, Setup, Stage, Wholes},
    play::{Bot, Game, Random, Seat, Seed},
};
use plain::{Plain, Way};
use tournament::{Player, play_game, play_table};

use crate::scale::{is_full, least, scaled};

/// A player whose choices are recorded with what it saw.
struct Watched {
    player: Player,
    choices: Vec<(Observation, Option<Action>)>,
}

impl Bot<Wholes> for Watched {
    fn choose(&mut self, seat: Seat, seen: &Observation, random: &mut Random) -> Option<Action> {
        let choice = self.player.choose(seat, seen, random);
        self.choices.push((seen.clone(), choice.clone()));
        choice
    }
}

/// Returns a random set-up: every pack, every number of seats, and sometimes a custom deck.
fn setup(random: &mut Random) -> Setup {
    let own = "1/7*20, 2/7*10, 0.(142857)*4, 14 2/7%*3, 5/7*10, BAIT*6, REPLAY*6, SWAP*6";
    let cards = match random.below(Pack::ALL.len() + 1) {
        place if place < Pack::ALL.len() => Cards::Pack(Pack::ALL[place]),
        _ => Cards::Own(own.parse().expect("a deck")),
    };
    Setup::new(2 + random.below(Seat::MOST - 1), cards).expect("it can be played")
}

/// Plays a game between computers of this level and plain players, and returns every choice of the computers with the
/// observation it was made from.
fn watch(level: Level, seed: Seed) -> (Setup, Wholes, Vec<(Observation, Option<Action>)>) {
    let mut random = Random::new(seed);
    let setup = setup(&mut random);
    let seat = |_| match random.below(2 * Way::ALL.len()) {
        place if place < Way::ALL.len() => Player::Plain(Plain { way: Way::ALL[place], alert: random.chance(50) }),
        _ => Player::Level(level),
    };
    let players: Vec<Player> = (0..setup.seats()).map(seat).collect();
    let mut players: Vec<Watched> = players.into_iter().map(|player| Watched { player, choices: Vec::new() }).collect();
    let end = play_game(&setup, &mut players, seed, &mut random).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let computers = players.into_iter().filter(|watched| matches!(watched.player, Player::Level(_)));
    (setup, end, computers.flat_map(|watched| watched.choices).collect())
}

/// The last space.
const LAST: usize = Wholes::LAST_SPACE as usize;

fn place(seen: &Observation, seat: Seat) -> usize {
    seen.places[seat.index()].into()
}

/// Whether the cards cannot be what was said: too few cards of some value are unseen.
fn cannot_be(seen: &Observation) -> bool {
    let play = seen.play.as_ref().expect("it was called");
    let count = |cards: &[Card], face: &Face| {
        cards.iter().filter_map(Card::face).filter(|other| other.value() == face.value()).count()
    };
    let said: Vec<Card> = play.said.iter().copied().map(Card::Face).collect();
    let others = Seat::first(seen.shown.len()).filter(|&seat| seat != seen.seat);
    let shown: Vec<Card> = others.flat_map(|seat| seen.shown[seat.index()].clone()).collect();
    let known = [&seen.hand, &seen.discard, &shown];
    let left = |face| count(&seen.deck.cards(), face) - known.iter().map(|cards| count(cards, face)).sum::<usize>();
    play.said.iter().any(|face| count(&said, face) > left(face))
}

/// What holds for every choice. At every level "they play all their wholes", or bluff instead; the careful never bluff
/// and call only what cannot be; nobody calls what must be a whole; the expert calls what cannot be, plays the whole
/// that wins and saves SWAP for it; and all but the careful change places with anyone about to win.
fn is_as_promised(level: Level, seen: &Observation, act: Option<&Act>) -> Result<(), &'static str> {
    let must = |holds: bool, what| if holds { Ok(()) } else { Err(what) };
    let (careful, expert) = (level == Level::Careful, level == Level::Expert);
    let longest = || seen.deck.wholes_in(&seen.hand, usize::MAX).first().map_or(0, Vec::len);
    let wins = |from: Seat| place(seen, from) + longest() >= LAST && longest() > 0;
    let callable = seen.play.as_ref().is_some_and(|play| play.callable);
    let is_turn = matches!(seen.stage, Stage::Turn(whose, _) if whose == seen.seat);
    match act {
        Some(Act::Play { cards, .. }) => {
            let is_whole = seen.deck.is_whole(cards);
            let is_safe = is_whole || cards.contains(&Card::Bait);
            let there = place(seen, seen.seat) + cards.len() >= LAST;
            must(!careful || is_whole, "it bluffs")?;
            must(!expert || !wins(seen.seat) || there && is_safe, "it does not play the whole that wins")?;
        }
        Some(Act::Pass) => must(longest() == 0, "it passes with a whole in the hand")?,
        Some(Act::Call) => {
            must(!careful || cannot_be(seen), "it calls what may be")?;
            must(seen.call_odds() > Some(0.0), "it calls what must be")?;
        }
        Some(&Act::Swap(other)) => {
            must(place(seen, other) > place(seen, seen.seat), "it goes back")?;
            must(!expert || place(seen, other) == LAST || wins(other), "it wastes a SWAP")?;
        }
        _ => {}
    }
    let is_proved = callable && seen.call_odds() == Some(1.0);
    must(!expert || !is_proved || matches!(act, Some(Act::Call | Act::Swap(_))), "it lets be what cannot be")?;
    let lost = Seat::first(seen.places.len()).any(|seat| seat != seen.seat && place(seen, seat) == LAST);
    let rescued = !seen.hand.contains(&Card::Swap) || matches!(act, Some(Act::Swap(_)));
    must(careful || !lost || rescued || seen.stage == Stage::Over, "it holds SWAP and lets another win")?;
    must(is_turn || !matches!(act, Some(Act::Play { .. } | Act::Pass)), "it acts in another's turn")
}

/// No panic, no refused action, and every choice as promised.
#[test]
fn computers_keep_their_promises() {
    for level in Level::ALL {
        let (mut bluffs, mut calls, mut swaps, mut replays, mut baits) = (0, 0, 0, 0, 0);
        for seed in (0..scaled(200) as u64).map(Seed) {
            let (setup, end, choices) = watch(level, seed);
            assert!(end.outcome().is_some());
            for (seen, choice) in choices {
                let act = choice.as_ref().map(|action| &action.act);
                let kept = is_as_promised(level, &seen, act);
                kept.unwrap_or_else(|broken| panic!("{level}, {setup}, seed {seed}: {broken}: {choice:?} in {seen:?}"));
                match act {
                    Some(Act::Play { cards, .. }) => {
                        bluffs += usize::from(!seen.deck.is_whole(cards));
                        baits += usize::from(cards.contains(&Card::Bait));
                    }
                    Some(Act::Call) => calls += 1,
                    Some(Act::Swap(_)) => swaps += 1,
                    Some(Act::Replay) => replays += 1,
                    _ => {}
                }
            }
        }
        let all = format!("{level}: {bluffs} bluffs, {baits} BAIT, {calls} calls, {swaps} SWAP, {replays} REPLAY");
        assert!(swaps >= least(21) && replays >= least(21) && calls >= least(6), "{all}");
        match level {
            Level::Careful => assert_eq!((bluffs, baits), (0, 0), "{all}"),
            Level::Sly | Level::Expert => assert!(bluffs >= least(101) && baits >= least(21), "{all}"),
        }
    }
}

/// The expert calls a play that it can prove to be no whole, and never one that it can prove to be a whole.
#[test]
fn the_expert_knows_what_is_proved() {
    let (mut proved_none, mut proved_whole) = (0, 0);
    for deck in ["1/2*20, 1/4*8, 3/4*8", "1/2*40, 1/4*2"] {
        let setup: Setup = format!("seats 3 deck {deck}").parse().expect("it can be played");
        for seed in (0..100).map(Seed) {
            let chance = Player::Plain(Plain { way: Way::Chance, alert: false });
            let players = [Player::Level(Level::Expert), chance, chance];
            let mut players = players.map(|player| Watched { player, choices: Vec::new() });
            play_game(&setup, &mut players, seed, &mut Random::new(seed)).expect("every action is accepted");
            for (seen, choice) in &players[0].choices {
                let calls = matches!(choice, Some(Action { act: Act::Call, .. }));
                let callable = seen.play.as_ref().is_some_and(|play| play.callable);
                match seen.call_odds().filter(|_| callable) {
                    Some(1.0) => {
                        assert!(calls, "{setup}, seed {seed}: it lets be what cannot be: {seen:?}");
                        proved_none += 1;
                    }
                    Some(0.0) => {
                        assert!(!calls, "{setup}, seed {seed}: it calls what must be: {seen:?}");
                        proved_whole += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(proved_none > 50 && proved_whole > 50, "{proved_none} no wholes, {proved_whole} wholes");
}

/// A computer's choice depends only on its observation: in states that differ only in what it does not see, it does the
/// same.
#[test]
fn hidden_cards_do_not_change_a_choice() {
    let setup: Setup = "seats 2 deck 1/2*40, 1/4*8, 3/4*4".parse().expect("it can be played");
    let mut first: HashMap<String, (Wholes, Vec<Option<Action>>)> = HashMap::new();
    let mut compared = 0;
    for seed in (0..scaled(3_000) as u64).map(Seed) {
        let mut state = Wholes::begin(&setup, seed);
        let mut random = Random::new(Seed(seed.0 % 5));
        for _ in 0..12 {
            for seat in Seat::first(2) {
                let seen = state.observe(seat);
                let choice = |level| Player::Level(level).choose(seat, &seen, &mut Random::new(Seed(1)));
                let choices: Vec<Option<Action>> = Level::ALL.into_iter().map(choice).collect();
                let known = first.entry(format!("{seen:?}")).or_insert_with(|| (state.clone(), choices.clone()));
                compared += usize::from(known.0 != state);
                assert_eq!(known.1, choices, "seed {seed}: {seen:?}");
            }
            let choice = |seat| Player::Level(Level::Sly).choose(seat, &state.observe(seat), &mut random);
            let Some(action) = Seat::first(2).find_map(choice) else { break };
            state.apply(&action).unwrap_or_else(|refusal| panic!("seed {seed}: {action}: {refusal:?}"));
        }
    }
    assert!(compared > least(3_000), "{compared} compared");
}

/// Returns how many times an expert bluffs without BAIT at a table of two, once the other has had a few turns.
fn bluffs_against(way: Way, seed: Seed) -> usize {
    let setup = Setup::new(2, Cards::Pack(Pack::Quarters)).expect("two may play");
    let players = [Player::Level(Level::Expert), Player::Plain(Plain { way, alert: false })];
    let mut players = players.map(|player| Watched { player, choices: Vec::new() });
    play_game(&setup, &mut players, seed, &mut Random::new(seed)).expect("every action is accepted");
    let is_bluff = |(seen, choice): &&(Observation, Option<Action>)| {
        let known = seen.tracks[0].plays >= 3;
        known
            && matches!(choice, Some(Action { act: Act::Play { cards, .. }, .. })
                if !seen.deck.is_whole(cards) && !cards.contains(&Card::Bait))
    };
    players[0].choices.iter().filter(is_bluff).count()
}

/// "learns from what has been called how often each of the others bluffs and calls": it bluffs players who never call,
/// and not those who always do.
#[test]
fn the_expert_learns_who_calls() {
    let count = |way| (0..60).map(|seed| bluffs_against(way, Seed(seed))).sum::<usize>();
    let (honest, caller) = (count(Way::Honest), count(Way::Caller));
    assert!(
        honest > 60 && caller == 0,
        "{honest} bluffs against one who never calls, {caller} against one who always does"
    );
}

/// "expert wins at least 1.5 times its fair share against any mix of them"; the tournament plays more games of more
/// mixes. With fewer games than at full counts, the result must not contradict this.
#[test]
fn the_expert_beats_plain_players() {
    let [honest, caller, chance] = Way::ALL;
    let mixes: [&[Way]; 7] =
        [&[honest], &[caller], &[chance], &[honest; 2], &[honest, caller, chance], &[honest; 5], &[chance; 5]];
    for mix in mixes {
        let others: Vec<Player> = mix.iter().map(|&way| Player::Plain(Plain { way, alert: false })).collect();
        let share =
            play_table(Pack::Quarters, Level::Expert, &others, scaled(400), 7).expect("every action is accepted");
        let [found, _, high] = share.interval();
        let times = if is_full() { found } else { high } * (mix.len() + 1) as f64;
        assert!(times >= 1.5, "{mix:?}: {times} of its fair share");
    }
}

/// Every level wins more than its share against the one below. With fewer games than at full counts, the result must
/// not contradict this.
#[test]
fn levels_are_in_order() {
    for (better, other) in [(Level::Expert, Level::Sly), (Level::Sly, Level::Careful)] {
        for others in 1..=3 {
            let others = vec![Player::Level(other); others];
            let share = play_table(Pack::Quarters, better, &others, scaled(600), 7).expect("every action is accepted");
            let [_, low, high] = share.interval();
            let least = if is_full() { low } else { high };
            assert!(least * (others.len() + 1) as f64 > 1.0, "{better} among {}: {share}", others.len());
        }
    }
}

/// No panic and no refused action at any table; "equal observations and equal random numbers give equal choices", so that
/// a game can be repeated.
#[test]
fn games_can_be_repeated() {
    for level in Level::ALL {
        for seed in (0..scaled(100) as u64).map(Seed) {
            assert_eq!(watch(level, seed), watch(level, seed), "{level}, seed {seed}");
        }
    }
}

/// A computer acts whenever the game waits for it, so that no table of computers gets stuck.
#[test]
fn somebody_always_acts() {
    for seed in (0..100).map(Seed) {
        let mut random = Random::new(seed);
        let setup = setup(&mut random);
        let mut state = Wholes::begin(&setup, seed);
        while let Stage::Draw(seat) | Stage::Turn(seat, _) = state.stage() {
            let mut computer = Player::Level(*random.pick(&Level::ALL).expect("there are levels"));
            let choice = computer.choose(seat, &state.observe(seat), &mut random);
            let action = choice.unwrap_or_else(|| panic!("{setup}, seed {seed}: nothing is done in {state:?}"));
            state.apply(&action).unwrap_or_else(|refusal| panic!("{setup}, seed {seed}: {action}: {refusal:?}"));
        }
    }
}
