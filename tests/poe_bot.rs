//! The computer at POE: what each level promises, over thousands of seeded rounds.

use flub::{
    games::poe::{Act, Action, Computer, Flub, Length, Level, Poe, Setup, Stage, Version},
    play::{Bot, Game, Random, Seat, Seed},
};

/// Who sits in a seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    Computer(Computer),
    /// Acts by chance, and writes a proof when there is one.
    Chance,
}

impl Player {
    const ALL: [Player; 4] = [
        Player::Computer(Computer::new(Level::Beginner)),
        Player::Computer(Computer::new(Level::Student)),
        Player::Computer(Computer::new(Level::Expert)),
        Player::Chance,
    ];

    fn is(&self, level: Level) -> bool {
        matches!(self, Player::Computer(computer) if computer.level() == level)
    }

    fn choose(&mut self, seat: Seat, state: &Poe, random: &mut Random) -> Option<Action> {
        let seen = state.observe(seat);
        match (self, state.stage()) {
            (Player::Computer(computer), _) => computer.choose(seat, &seen, random),
            (Player::Chance, Stage::Proof) if state.may_act(seat) => {
                let proof =
                    state.position().zip(state.hearing()).and_then(|(at, hearing)| at.find_proof(hearing.case()));
                Some(Action { by: seat, act: proof.map_or(Act::GiveUp, Act::Prove) })
            }
            (Player::Chance, stage) => {
                let mut actions = state.actions(seat);
                // Challenges are rarer than their place in the list, or most rounds would end at once.
                let quiet = |action: &Action| !matches!(action.act, Act::Challenge(_) | Act::ForceOut | Act::CallTime);
                if !random.chance(3) {
                    let writes = actions.iter().any(quiet);
                    actions.retain(|action| if writes { quiet(action) } else { stage == Stage::Turn(seat) });
                }
                random.pick(&actions).cloned()
            }
        }
    }
}

/// Plays a match; everybody may act at every step, in an order that chance draws. `watch` sees every state with what
/// each seat would do in it.
fn play(setup: &Setup, players: &mut [Player], seed: Seed, mut watch: impl FnMut(&Poe, Seat, Option<&Action>)) -> Poe {
    let mut random = Random::new(seed);
    let mut state = Poe::begin(setup, seed);
    let mut seats: Vec<Seat> = Seat::first(setup.seats()).collect();
    while state.stage() != Stage::Over {
        random.shuffle(&mut seats);
        // Whose turn it is acts last: others come first with a challenge.
        seats.sort_by_key(|&seat| state.stage() == Stage::Turn(seat));
        let mut chosen = None;
        for &seat in &seats {
            let choice = players[seat.index()].choose(seat, &state, &mut random);
            watch(&state, seat, choice.as_ref());
            if choice.is_some() {
                chosen = choice;
                break;
            }
        }
        let action = chosen.unwrap_or_else(|| panic!("{setup}, seed {seed}: nobody acts in {state:?}"));
        state.apply(&action).unwrap_or_else(|refusal| panic!("{setup}, seed {seed}: {action}: {refusal:?}"));
    }
    state
}

/// A set-up and players that belong to this seed.
fn table(version: Version, seed: Seed) -> (Setup, Vec<Player>) {
    let mut random = Random::at(seed, 1);
    let seats = 2 + random.below(Seat::MOST - 1);
    let length = if random.chance(50) { Length::Rounds(1 + random.below(4) as u8) } else { Length::Points(4) };
    let players = (0..seats).map(|_| *random.pick(&Player::ALL).expect("there are players")).collect();
    (Setup::new(version, seats, length).expect("it can be played"), players)
}

#[test]
fn every_match_comes_to_its_end() {
    for (version, matches) in [(Version::Beginning, 300), (Version::Tough, 300), (Version::BigTough, 30)] {
        for seed in (0..matches).map(Seed) {
            let (setup, mut players) = table(version, seed);
            let levels = players.clone();
            let end = play(&setup, &mut players, seed, |state, seat, choice| {
                let Some(position) = state.position() else { return };
                if levels[seat.index()].is(Level::Expert) && state.may_challenge(seat) {
                    let right: Vec<Flub> = position.right_challenges().collect();
                    let challenge = match choice {
                        Some(Action { act: Act::Challenge(kind), .. }) => Some(*kind),
                        _ => None,
                    };
                    assert_eq!(
                        challenge.is_some(),
                        !right.is_empty(),
                        "{setup}, seed {seed}: {choice:?} in {position}"
                    );
                    assert!(challenge.is_none_or(|kind| right.contains(&kind)), "{setup}, seed {seed}: {position}");
                }
            });
            for (round, finding) in
                end.finished().iter().flat_map(|round| round.findings().iter().map(move |one| (round, one)))
            {
                assert_eq!(finding.flaw, None, "{setup}, seed {seed}: {round:?}");
            }
        }
    }
}
