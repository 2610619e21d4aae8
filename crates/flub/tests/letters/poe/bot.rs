//! The computer at POE: what each level promises, over thousands of seeded rounds.

use std::cmp::Reverse;

use flub::{
    games::poe::{Act, Action, Computer, Flub, Length, Level, Poe, Position, Proof, Setup, Stage, Version},
    network::{Goal, Letter, Network, Placement},
    play::{Bot, Game, Random, Seat, Seed},
};

use crate::scale::{least, scaled, strays};

/// Who plays a seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    Computer(Computer),
    /// Acts at random, and proves whenever there is a proof.
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
                // Challenges are made rarer than listed, or most rounds would end at once.
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

/// Plays a match; everybody may act at every step, in random order. `watch` sees every state with what each seat would
/// do in it.
fn play(setup: &Setup, players: &mut [Player], seed: Seed, mut watch: impl FnMut(&Poe, Seat, Option<&Action>)) -> Poe {
    let mut random = Random::new(seed);
    let mut state = Poe::begin(setup, seed);
    let mut seats: Vec<Seat> = Seat::first(setup.seats()).collect();
    while state.stage() != Stage::Over {
        random.shuffle(&mut seats);
        // The player whose turn it is acts last: a challenge by others comes first.
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

/// Returns a set-up and players from this seed: everything that can sit at a table.
fn table(version: Version, seed: Seed) -> (Setup, Vec<Player>) {
    let mut random = Random::at(seed, 1);
    let seats = 2 + random.below(Seat::MOST - 1);
    let length = match random.below(3) {
        0 => Length::Rounds(1 + random.below(4) as u8),
        1 => Length::Points(1 + random.below(6) as u8),
        _ => Length::Rounds(1),
    };
    let players = (0..seats).map(|_| *random.pick(&Player::ALL).expect("there are players")).collect();
    (Setup::new(version, seats, length).expect("it can be played"), players)
}

/// Whether P in every vacant square gives a solution: how a learner jumps to a conclusion.
fn is_solved_by_permitting(network: &Network, goal: Goal) -> bool {
    let letters = network.vacancies().iter().map(|square| Placement { letter: Letter::P, square });
    network.with_all(letters).is_some_and(|network| network.is_solved(goal))
}

/// What holds for every choice of a computer.
fn is_as_promised(level: Level, seat: Seat, state: &Poe, choice: Option<&Action>) -> Result<(), String> {
    let must = |holds: bool, what: &str| if holds { Ok(()) } else { Err(format!("{level}: {what}: {choice:?}")) };
    let is_expert = level == Level::Expert;
    let act = choice.map(|action| &action.act);
    must(choice.is_none_or(|action| action.by == seat), "it acts for another")?;
    must(!matches!(act, Some(Act::CallTime)), "it calls time")?;
    if let (Some(position), true) = (state.position(), state.may_challenge(seat)) {
        let right: Vec<Flub> = position.right_challenges().collect();
        match act {
            Some(Act::Challenge(kind)) if right.contains(kind) => {}
            Some(Act::Challenge(kind)) => {
                must(!is_expert && *kind == Flub::P, "a challenge is wrong")?;
                let hasty = !is_solved_by_permitting(&position.network(), position.goal());
                must(hasty, "a challenge has no reason")?;
            }
            _ => must(!is_expert || right.is_empty(), "a right challenge is missed")?,
        }
        must(act != Some(&Act::ForceOut) || position.network().is_ripe(position.goal()), "it forces out too early")?;
    }
    if let (Some(action @ Action { act: Act::Write(_) | Act::SetGoal(_), .. }), true) = (choice, is_expert) {
        let mut after = state.clone();
        after.apply(action).map_err(|refusal| format!("{refusal:?}"))?;
        let position = after.position().ok_or("no position")?;
        must(position.right_challenges().next().is_none(), "the expert flubs")?;
    }
    Ok(())
}

/// Out of ten thousand rounds at full counts, four thousand in Beginning POE.
#[test]
fn computers_keep_their_promises_in_beginning() {
    computers_keep_their_promises(Version::Beginning, scaled(4_000));
}

/// Out of ten thousand rounds at full counts, four thousand in Tough POE.
#[test]
fn computers_keep_their_promises_in_tough() {
    computers_keep_their_promises(Version::Tough, scaled(4_000));
}

/// Out of ten thousand rounds at full counts, two thousand in Big Tough POE.
#[test]
fn computers_keep_their_promises_in_big_tough() {
    computers_keep_their_promises(Version::BigTough, scaled(2_000));
}

/// No panic, every proof of a computer is sustained, and choices are as promised.
fn computers_keep_their_promises(version: Version, rounds: usize) {
    let (mut played, mut proofs, mut by_experts) = (0, 0, 0);
    for seed in (0..).map(Seed) {
        if played >= rounds {
            break;
        }
        let (setup, mut players) = table(version, seed);
        let computers = players.clone();
        let end = play(&setup, &mut players, seed, |state, seat, choice| {
            let Player::Computer(computer) = computers[seat.index()] else { return };
            let kept = is_as_promised(computer.level(), seat, state, choice);
            kept.unwrap_or_else(|broken| panic!("{setup}, seed {seed}, seat {seat}: {broken} in {state:?}"));
        });
        played += end.finished().len();
        for round in end.finished() {
            for (finding, player) in round.findings().iter().zip(&computers) {
                let Player::Computer(computer) = player else { continue };
                assert_eq!(finding.flaw, None, "{setup}, seed {seed}: {round:?}");
                let is_expert = computer.level() == Level::Expert;
                assert!(!is_expert || finding.points >= 0, "{setup}, seed {seed}: {round:?}");
                proofs += usize::from(finding.proof.is_some());
            }
            let caller = computers[round.hearing().caller().index()];
            by_experts += usize::from(caller.is(Level::Expert));
        }
    }
    assert!(proofs > rounds / 2 && by_experts > rounds / 5, "{version}: {proofs} proofs, {by_experts} by experts");
}

/// "Equal observations and equal random numbers give equal choices", so a match can be repeated.
#[test]
fn matches_can_be_repeated() {
    for version in Version::ALL {
        for seed in (0..if version == Version::BigTough { 10 } else { 100 }).map(Seed) {
            let (setup, players) = table(version, seed);
            let once = || play(&setup, &mut players.clone(), seed, |_, _, _| {});
            assert_eq!(once(), once(), "{setup}, seed {seed}");
        }
    }
}

/// "What others handed in is not there": states that differ only in others' sealed papers look the same, and the
/// computer chooses the same.
#[test]
fn nobody_sees_under_a_seal() {
    let mut compared = 0;
    for seed in (0..scaled(600) as u64).map(Seed) {
        let (setup, mut players) = table(Version::Tough, seed);
        play(&setup, &mut players, seed, |state, seat, _| {
            let Some((position, hearing)) = state.position().zip(state.hearing()) else { return };
            if state.stage() != Stage::Proof || !hearing.bears(seat) || hearing.has_handed_in(seat) {
                return;
            }
            let papers = [Some(Proof::default()), position.find_proof(hearing.case()), None];
            let sealed: Vec<Poe> = papers
                .into_iter()
                .map(|paper| {
                    let mut after = state.clone();
                    after.apply(&Action { by: seat, act: paper.map_or(Act::GiveUp, Act::Prove) }).expect("it is due");
                    after
                })
                .filter(|after| after.stage() == Stage::Proof)
                .collect();
            for pair in sealed.windows(2) {
                for other in Seat::first(setup.seats()).filter(|&other| other != seat) {
                    assert_eq!(pair[0].observe(other), pair[1].observe(other), "seed {seed}: {other} sees {seat}'s");
                    let choice = |state: &Poe| {
                        let mut computer = Computer::new(Level::Expert);
                        computer.choose(other, &state.observe(other), &mut Random::new(seed))
                    };
                    assert_eq!(choice(&pair[0]), choice(&pair[1]), "seed {seed}");
                    compared += 1;
                }
                assert!(pair[0] == pair[1] || pair[0].observe(seat) != pair[1].observe(seat), "seed {seed}: its own");
            }
        });
    }
    assert!(compared > least(500), "only {compared} compared");
}

/// Random states of two seats in which the second seat may challenge and nobody has yet.
fn unchallenged(version: Version, matches: usize, mut visit: impl FnMut(&Poe, &Position, &mut Random)) {
    for seed in (0..matches as u64).map(Seed) {
        let mut random = Random::new(seed);
        let mut state = Poe::begin(&Setup::new(version, 2, Length::Rounds(1)).expect("it can be played"), seed);
        while let Stage::Goal(seat) | Stage::Turn(seat) = state.stage() {
            if let Some(position) = state.position() {
                visit(&state, position, &mut random);
            }
            let mut actions = state.actions(seat);
            actions.retain(|action| matches!(action.act, Act::Write(_) | Act::SetGoal(_)));
            let Some(action) = random.pick(&actions) else { break };
            state.apply(action).expect("a listed action is accepted");
        }
    }
}

/// What a player of this level does on its turn.
fn at_turn(level: Level, state: &Poe, random: &mut Random) -> Act {
    let Stage::Turn(seat) = state.stage() else { panic!("it is nobody's turn: {state:?}") };
    Computer::new(level).choose(seat, &state.observe(seat), random).expect("it is its turn").act
}

/// The fewest cases to compute a share from, and how close it must then be to the stated one, in percentage points.
const CASES: usize = 1_500;
const NEAR: f64 = 2.5;

fn assert_near(part: usize, [whole, fewest]: [usize; 2], stated: f64, near: f64, what: &str) {
    assert!(whole > fewest, "{what}: only {whole} cases");
    let found = 100.0 * part as f64 / whole as f64;
    let near = if stated == 0.0 { 0.0 } else { near };
    assert!((found - stated).abs() <= near, "{what}: {found} of a hundred, not {stated}");
}

/// "Overlooks so many": of new A-flubs that a P shows, which every level sees when it looks.
#[test]
fn levels_overlook_as_much_as_they_say() {
    for level in Level::ALL {
        let (mut cases, mut missed) = (0, 0);
        unchallenged(Version::Tough, 6_000, |state, position, random| {
            let (network, goal) = (position.network(), position.goal());
            let by_a_p = || network.completing(goal).any(|placement| placement.letter == Letter::P);
            if !network.is_full() && position.is_flub(position.latest(), Flub::A) && by_a_p() {
                cases += 1;
                missed += usize::from(!matches!(at_turn(level, state, random), Act::Challenge(_)));
            }
        });
        assert_near(missed, [cases, CASES], level.overlooks().into(), NEAR, &format!("{level} overlooks"));
    }
    assert!(Level::ALL.is_sorted_by_key(|level| Reverse((level.overlooks(), level.jumps(), level.gives_up()))));
}

/// "Takes a network to be impossible because P in every vacant square gives no solution", when it looks.
#[test]
fn levels_jump_to_conclusions_as_often_as_they_say() {
    for level in Level::ALL {
        let (mut cases, mut wrong, most) = (0, 0, scaled(1_600));
        unchallenged(Version::BigTough, scaled(3_000), |state, position, random| {
            let (network, goal) = (position.network(), position.goal());
            let deceives = !is_solved_by_permitting(&network, goal) && network.is_possible(goal);
            // The expert's choices take long, and this is the same for all of them.
            if deceives && position.right_challenges().next().is_none() && (level != Level::Expert || cases < most) {
                cases += 1;
                wrong += usize::from(matches!(at_turn(level, state, random), Act::Challenge(_)));
            }
        });
        let stated = f64::from(level.jumps()) * (100.0 - f64::from(level.overlooks())) / 100.0;
        assert_near(wrong, [cases, least(CASES)], stated, strays(NEAR), &format!("{level} jumps"));
    }
}

/// "Gives up so many proofs although there is one."
#[test]
fn levels_give_up_as_often_as_they_say() {
    for level in Level::ALL {
        let (mut cases, mut given_up) = (0, 0);
        unchallenged(Version::Beginning, 400, |state, position, random| {
            let (Stage::Turn(seat), true) = (state.stage(), position.network().is_possible(position.goal())) else {
                return;
            };
            let mut state = state.clone();
            let mover = state.mover().expect("a goal is set");
            state.apply(&Action { by: seat, act: Act::Challenge(Flub::P) }).expect("it may challenge");
            let choice =
                Computer::new(level).choose(mover, &state.observe(mover), random).expect("it bears the burden");
            cases += 1;
            given_up += usize::from(choice.act == Act::GiveUp);
        });
        assert_near(given_up, [cases, CASES], level.gives_up().into(), NEAR, &format!("{level} gives up"));
    }
}

/// Returns how many of a hundred thousand replies to this position are P- or A-flubs, by counting them.
fn danger(position: &Position) -> usize {
    let replies: Vec<Position> =
        position.network().placements().filter_map(|reply| position.clone().with(reply)).collect();
    let flubs = |reply: &&Position| Flub::PLAIN.into_iter().any(|kind| reply.is_flub(reply.latest(), kind));
    (100_000 * replies.iter().filter(flubs).count()).checked_div(replies.len()).unwrap_or(0)
}

/// "Writes letters that leave most ways to go wrong": no safe letter leaves more.
#[test]
fn the_expert_sets_traps() {
    let (mut traps, mut chosen) = (0, 0);
    unchallenged(Version::Tough, 150, |state, position, random| {
        if let Act::Write(letter) = at_turn(Level::Expert, state, random) {
            let after = |letter| danger(&position.clone().with(letter).expect("it can be written"));
            let safe = position.safe_letters();
            assert!(safe.contains(&letter), "{letter} in {position}");
            let most = safe.iter().map(|&letter| after(letter)).max().expect("there is a safe letter");
            // Shares are compared in thousandths.
            assert!(after(letter) / 100 >= most / 100, "{letter} leaves {}, not {most}, in {position}", after(letter));
            traps += usize::from(most > 0);
            chosen += 1;
        }
    });
    assert!(traps > 100, "{traps} traps in {chosen} choices");
}
