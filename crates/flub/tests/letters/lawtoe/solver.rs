//! LawToe's solver: what the rule book calls proved, and the solver checked against a plain exhaustive search.

use std::collections::{HashMap, HashSet};

use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, LawToe, Role, Solver, Stage, Variant},
    network::{Goal, Network},
    play::{Game, Random, Seed},
};

use crate::scale::{is_full, least, sampled, scaled};

fn begun(variant: Variant, goal: Goal) -> LawToe {
    let mut state = LawToe::begin(&variant, Seed(0));
    state.apply(&Action { by: Role::Plaintiff, act: Act::SetGoal(goal) }).expect("the Plaintiff sets the goal");
    state
}

/// "Pedagogue: the Defendant wins against any play, whichever goal is set. Dragoman: the Plaintiff wins by setting odd;
/// after even the Defendant wins."
#[test]
fn the_rule_book_is_right_about_winners() {
    let mut solver = Solver::new();
    for (variant, goal, winner) in [
        (Variant::Pedagogue, Goal::Odd, Role::Defendant),
        (Variant::Pedagogue, Goal::Even, Role::Defendant),
        (Variant::Dragoman, Goal::Odd, Role::Plaintiff),
        (Variant::Dragoman, Goal::Even, Role::Defendant),
    ] {
        assert_eq!(solver.winner(&begun(variant, goal)), winner, "{variant} {goal}");
        assert_eq!(solver.winner_with(variant, goal), winner, "{variant} {goal}");
    }
    for (variant, winner) in [(Variant::Pedagogue, Role::Defendant), (Variant::Dragoman, Role::Plaintiff)] {
        assert_eq!(solver.winner(&LawToe::begin(&variant, Seed(0))), winner, "{variant}, the goal to set");
    }
}

/// How hard it is to keep a won match as the Defendant: how many of the first moves lose it.
#[test]
fn few_first_moves_win() {
    let mut solver = Solver::new();
    for (variant, goal, all, losing) in [
        (Variant::Pedagogue, Goal::Odd, 324, 320),
        (Variant::Pedagogue, Goal::Even, 324, 316),
        (Variant::Dragoman, Goal::Odd, 252, 252),
    ] {
        let state = begun(variant, goal);
        let actions = state.actions(Role::Defendant.seat());
        let loses = |action: &&Action| {
            let mut next = state.clone();
            next.apply(action).expect("a listed action is accepted");
            solver.winner(&next) == Role::Plaintiff
        };
        let found = actions.iter().filter(loses).count();
        assert_eq!((actions.len(), found), (all, losing), "{variant} {goal}");
    }
}

/// Tries every listed action to the end, and remembers only mats. No bounds, no ordering, no packing.
#[derive(Default)]
pub struct Exhaustive {
    known: HashMap<Network, Role>,
}

impl Exhaustive {
    pub fn winner(&mut self, state: &LawToe) -> Role {
        let role = match state.stage() {
            Stage::Turn(role) => *role,
            Stage::Proof(burden) if state.find_proof(*burden).is_some() => return burden.by,
            Stage::Proof(burden) => return burden.by.other(),
            Stage::Goal | Stage::Over(_) => panic!("only turns and burdens are searched"),
        };
        if state.is_flub(state.moves().len(), Flub::CA) {
            // A challenge among the actions wins, which the mat alone does not show.
            return self.best(state, role);
        }
        let mat = state.network();
        if let Some(winner) = self.known.get(&mat) {
            return *winner;
        }
        let winner = self.best(state, role);
        self.known.insert(mat, winner);
        winner
    }

    fn best(&mut self, state: &LawToe, role: Role) -> Role {
        // Challenges come last in the list; trying them first saves searching beyond a flub.
        for action in state.actions(role.seat()).into_iter().rev() {
            let mut next = state.clone();
            next.apply(&action).expect("a listed action is accepted");
            if self.winner(&next) == role {
                return role;
            }
        }
        role.other()
    }
}

/// Returns the states after each set of letters that can be written now.
fn written(state: &LawToe) -> impl Iterator<Item = LawToe> {
    let role = state.to_act().expect("the match is not over");
    let mut actions = state.actions(role.seat());
    actions.retain(|action| matches!(action.act, Act::Write(_)));
    actions.into_iter().map(|action| {
        let mut next = state.clone();
        next.apply(&action).expect("a listed action is accepted");
        next
    })
}

/// Every position reachable without passing over a flub, in both variants with both goals; at fewer counts, only those
/// after some of the first moves and answers.
#[test]
fn every_reachable_position_agrees_with_an_exhaustive_search() {
    let mut solver = Solver::new();
    for variant in Variant::BOTH {
        for goal in LawToe::GOALS {
            let mut exhaustive = Exhaustive::default();
            let mut seen = HashSet::new();
            let begun = begun(variant, goal);
            let answered = || sampled(written(&begun)).flat_map(|first| sampled(written(&first)).collect::<Vec<_>>());
            let mut open = if is_full() { vec![begun.clone()] } else { answered().collect() };
            while let Some(state) = open.pop() {
                let expected = exhaustive.winner(&state);
                assert_eq!(solver.winner(&state), expected, "{variant} {goal}: {state:?}");
                let role = state.to_act().expect("the match is not over");
                if let Some(kind) = state.right_challenges().next() {
                    assert_eq!(expected, role, "{variant} {goal}: a right challenge wins: {state:?}");
                    let burden = Burden { by: role, case: Case::Challenge(kind) };
                    let proof = state.find_proof(burden).unwrap_or_else(|| panic!("no proof is found: {state:?}"));
                    assert_eq!(proof.check(&state, burden), Ok(()), "{variant} {goal}: {proof} in {state:?}");
                    continue;
                }
                open.extend(written(&state).filter(|next| seen.insert(next.network())));
            }
            assert!(seen.len() > least(10_000), "{variant} {goal}: only {} positions were reached", seen.len());
        }
    }
}

/// Random histories, with passed-over flubs, challenges and burdens: every state of every match. The first state, which
/// needs a full search, only at full counts.
#[test]
fn every_state_of_random_matches_agrees_with_an_exhaustive_search() {
    let mut solver = Solver::new();
    for variant in Variant::BOTH {
        for goal in LawToe::GOALS {
            let mut exhaustive = Exhaustive::default();
            for seed in 0..scaled(500) as u64 {
                let mut random = Random::new(Seed(seed));
                let mut state = begun(variant, goal);
                while let Some(role) = state.to_act() {
                    if is_full() || !state.moves().is_empty() {
                        let (found, expected) = (solver.winner(&state), exhaustive.winner(&state));
                        assert_eq!(found, expected, "{variant} {goal} seed {seed}: {state:?}");
                    }
                    let actions = state.actions(role.seat());
                    state.apply(random.pick(&actions).expect("somebody can act")).expect("a listed action is accepted");
                }
                let winner = state.verdict().expect("the match is over").winner();
                assert_eq!(solver.winner(&state), winner, "{variant} {goal} seed {seed}");
            }
        }
    }
}

#[test]
fn winning_letters_are_known_in_the_middle_of_a_turn() {
    let (mut solver, goal) = (Solver::new(), Goal::Odd);
    for variant in Variant::BOTH {
        let mut mat = LawToe::VACANT;
        while !mat.is_full() {
            let (by, winner) = (variant.to_move(&mat), solver.winner_from(variant, goal, &mat));
            let letters = solver.letters(variant, goal, &mat);
            assert!(!letters.is_empty(), "{variant}: somebody may write");
            if by == Role::Plaintiff && mat.is_ripe(goal) {
                assert!(letters.iter().all(|(_, after)| *after == Role::Defendant), "writing on passes over an A-flub");
                break;
            }
            assert_eq!(letters.iter().any(|(_, after)| *after == by), winner == by, "{variant} on {mat:?}");
            let (letter, after) = letters.iter().find(|(_, after)| *after == winner).copied().unwrap_or(letters[0]);
            mat = mat.with(letter).expect("it may be written");
            assert_eq!(solver.winner_from(variant, goal, &mat), after);
        }
    }
}
