//! The computer at LawToe: what each level promises, over thousands of seeded matches.

use flub::{
    games::lawtoe::{Act, Action, Case, Computer, LawToe, Level, Role, Solver, Stage, Variant},
    play::{Bot, Game, Random, Seed},
};

/// Who sits in a seat.
enum Player {
    Computer(Computer),
    /// Writes, challenges and sets goals by chance, and writes a proof when there is one.
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
                // Challenges are rarer than their place in the list, or most matches would end at once.
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

/// In every match: never a wrong challenge, never a right one missed, every proof sustained, and a match that is won at
/// some moment is won in the end.
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
                for seed in 0..400 {
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
