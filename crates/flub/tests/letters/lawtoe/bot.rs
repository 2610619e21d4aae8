//! The computer at LawToe: what each level promises, over thousands of seeded matches.

use flub::{
    games::lawtoe::{Act, Action, Case, Computer, Flub, LawToe, Level, Role, Solver, Stage, Variant},
    play::{Bot, Game, Random, Seed},
};

use crate::scale::{least, scaled, strays};

/// Who plays a seat.
enum Player {
    Computer(Computer),
    /// Writes, challenges and sets goals at random, and proves whenever there is a proof.
    Chance,
}

impl Player {
    fn act(&mut self, state: &LawToe, role: Role, random: &mut Random) -> Action {
        match (self, state.stage()) {
            (Player::Computer(computer), _) => computer.choose(role.seat(), state, random).expect("it is to act"),
            (Player::Chance, Stage::Proof(burden)) => {
                Action { by: role, act: state.find_proof(*burden).map_or(Act::GiveUp, Act::Prove) }
            }
            (Player::Chance, _) => {
                let actions = state.actions(role.seat());
                // Challenges are made rarer than listed, or most matches would end at once.
                let quiet: Vec<Action> =
                    actions.iter().filter(|action| !matches!(action.act, Act::Challenge(_))).cloned().collect();
                let from = if random.chance(5) || quiet.is_empty() { actions } else { quiet };
                random.pick(&from).expect("it is to act").clone()
            }
        }
    }
}

/// Plays a match; `watch` sees every state with the action about to be taken in it.
fn play(
    variant: Variant,
    players: &mut [Player; 2],
    random: &mut Random,
    mut watch: impl FnMut(&LawToe, &Action),
) -> LawToe {
    let mut state = LawToe::begin(&variant, Seed(0));
    while let Some(role) = state.to_act() {
        let action = players[role.seat().index()].act(&state, role, random);
        watch(&state, &action);
        state.apply(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    state
}

fn opponents() -> [Player; 4] {
    [
        Player::Chance,
        Player::Computer(Computer::new(Level::Beginner)),
        Player::Computer(Computer::new(Level::Student)),
        Player::Computer(Computer::new(Level::Expert)),
    ]
}

/// In every match: never a wrong challenge, never a missed right one, every proof sustained, and a match won at any
/// point is won in the end.
#[test]
fn the_expert_keeps_its_promises() {
    let mut solver = Solver::new();
    for variant in Variant::BOTH {
        for expert in Role::BOTH {
            let mut sides = opponents().map(|opponent| {
                let expert_player = Player::Computer(Computer::new(Level::Expert));
                if expert == Role::Plaintiff { [expert_player, opponent] } else { [opponent, expert_player] }
            });
            for (against, players) in sides.iter_mut().enumerate() {
                for seed in 0..scaled(400) as u64 {
                    let context = format!("{variant}, expert {expert}, opponent {against}, seed {seed}");
                    let mut won = false;
                    let end = play(variant, players, &mut Random::new(Seed(seed)), |state, action| {
                        won |= solver.winner(state) == expert;
                        assert!(!won || solver.winner(state) == expert, "{context}: a won match slipped: {state:?}");
                        if action.by == expert && matches!(state.stage(), Stage::Turn(_)) {
                            let right: Vec<Act> = state.right_challenges().map(Act::Challenge).collect();
                            let challenges = matches!(action.act, Act::Challenge(_));
                            assert_eq!(challenges, !right.is_empty(), "{context}: {action} in {state:?}");
                            assert!(!challenges || right.contains(&action.act), "{context}: {action} in {state:?}");
                        }
                    });
                    let verdict = end.verdict().expect("the match is over");
                    assert!(!won || verdict.winner() == expert, "{context}: {verdict:?}");
                    if verdict.burden.by == expert && verdict.burden.case != Case::FullMat {
                        assert!(verdict.sustained(), "{context}: {verdict:?}");
                    }
                    let always = match variant {
                        Variant::Pedagogue => Role::Defendant,
                        Variant::Dragoman => Role::Plaintiff,
                    };
                    assert!(expert != always || verdict.winner() == expert, "{context}: {verdict:?}");
                }
            }
        }
    }
}

/// The states of matches between random players without challenges, with the goal set and the mat not full.
fn quiet_states(matches: usize, mut visit: impl FnMut(&LawToe, Role, &mut Random)) {
    for seed in 0..matches as u64 {
        let mut random = Random::new(Seed(seed));
        let mut state = LawToe::begin(&Variant::BOTH[seed as usize % 2], Seed(seed));
        while let Some(role) = state.to_act().filter(|_| !state.network().is_full()) {
            if state.goal().is_some() {
                visit(&state, role, &mut random);
            }
            let mut actions = state.actions(role.seat());
            actions.retain(|action| !matches!(action.act, Act::Challenge(_)));
            state.apply(random.pick(&actions).expect("it can write")).expect("a listed action is accepted");
        }
    }
}

/// "The same observation and the same random numbers give the same choice", whatever was played before.
#[test]
fn choices_can_be_repeated() {
    for level in Level::ALL {
        let mut seasoned = Computer::new(level);
        assert_eq!(seasoned.level(), level);
        quiet_states(scaled(20), |state, role, random| {
            let mut again = random.clone();
            let choice = seasoned.choose(role.seat(), state, random);
            assert!(
                choice.is_some() && choice == Computer::new(level).choose(role.seat(), state, &mut again),
                "{state:?}"
            );
            assert_eq!(seasoned.choose(role.other().seat(), state, random), None, "it is not its turn: {state:?}");
        });
    }
}

/// "Misses so many right challenges of a hundred", and a challenge it makes is right at every level.
#[test]
fn levels_overlook_as_much_as_they_say() {
    for level in Level::ALL {
        let (mut computer, mut right, mut missed) = (Computer::new(level), 0, 0);
        quiet_states(scaled(4_000), |state, role, random| {
            // Elsewhere the choice costs time and shows nothing.
            let challenges: Vec<Act> = state.right_challenges().map(Act::Challenge).collect();
            if challenges.is_empty() && random.chance(95) {
                return;
            }
            let action = computer.choose(role.seat(), state, random).expect("it is to act");
            match action.act {
                Act::Challenge(_) => assert!(challenges.contains(&action.act), "{level}: {action} in {state:?}"),
                _ => missed += usize::from(!challenges.is_empty()),
            }
            right += usize::from(!challenges.is_empty());
        });
        let percent = 100.0 * missed as f64 / right as f64;
        let stated = f64::from(level.misses());
        assert!(right > least(5_000), "{level}: only {right} right challenges");
        let near = if stated == 0.0 { 0.0 } else { strays(2.0) };
        assert!((percent - stated).abs() <= near, "{level}: {percent} of a hundred");
    }
    assert!(Level::ALL.is_sorted_by_key(|level| std::cmp::Reverse((level.misses(), level.strays()))));
}

/// Returns how many of a thousand answers to this action lose for the player who gives them.
fn losing_answers(solver: &mut Solver, state: &LawToe, action: &Action) -> usize {
    let mut next = state.clone();
    next.apply(action).expect("a listed action is accepted");
    let mut answers = next.actions(action.by.other().seat());
    answers.retain(|answer| matches!(answer.act, Act::Write(_)));
    let loses = |answer: &&Action| {
        let mut after = next.clone();
        after.apply(answer).expect("a listed action is accepted");
        solver.winner(&after) == action.by
    };
    1_000 * answers.iter().filter(loses).count() / answers.len().max(1)
}

/// "When it stands to lose it sets traps": as Plaintiff it writes what the most answers lose to, or nearly the most. As
/// Defendant it does so too while it can A-flub at a later turn.
#[test]
fn the_expert_sets_traps_when_it_stands_to_lose() {
    let (mut computer, mut solver, mut traps) = (Computer::new(Level::Expert), Solver::new(), 0);
    quiet_states(300, |state, role, random| {
        let last = state.network().vacancies().len() - state.due() < 2;
        if last || state.right_challenges().next().is_some() || solver.winner(state) == role {
            return;
        }
        let mut actions = state.actions(role.seat());
        actions.retain(|action| matches!(action.act, Act::Write(_)));
        let flubs = |action: &Action| {
            let mut next = state.clone();
            next.apply(action).expect("a listed action is accepted");
            next.is_flub(next.moves().len(), Flub::A)
        };
        actions.retain(|action| !flubs(action));
        let most = actions.iter().map(|action| losing_answers(&mut solver, state, action)).max().unwrap_or(0);
        let choice = computer.choose(role.seat(), state, random).expect("it is to act");
        if flubs(&choice) {
            assert!(most <= 170, "a quiet trap of {most} was there, but it wrote {choice} in {state:?}");
        } else {
            let set = losing_answers(&mut solver, state, &choice);
            assert!(set + 170 >= most, "{choice} sets a trap of {set}, not {most}, in {state:?}");
        }
        traps += 1;
    });
    assert!(traps > 200, "only {traps} lost positions");
}

/// "A deliberate A-flub where a bold challenge may come of it": in a lost match as Defendant against learners it
/// sometimes gets 16 points, and never flubs before its last turn.
#[test]
fn the_expert_flubs_on_purpose_on_its_last_turn() {
    let (mut bold, mut flubs) = (0, 0);
    let mut players =
        [Player::Computer(Computer::new(Level::Beginner)), Player::Computer(Computer::new(Level::Expert))];
    for seed in 0..300 {
        let end = play(Variant::Dragoman, &mut players, &mut Random::new(Seed(seed)), |_, _| {});
        let flubbed = (1..=end.moves().len()).find(|&number| end.is_flub(number, Flub::A));
        assert!(flubbed.is_none_or(|number| number == 5), "seed {seed}: {end:?}");
        flubs += usize::from(flubbed.is_some());
        bold += usize::from(end.verdict().is_some_and(|verdict| verdict.bold));
    }
    assert!(flubs > 50 && bold > 20, "{flubs} flubs, {bold} bold challenges");
}
