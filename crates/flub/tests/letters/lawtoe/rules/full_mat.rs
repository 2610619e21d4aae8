//! The end on a full mat.

use super::{after, flaw, odd, refused, verdict};
use flub::{
    games::lawtoe::{Act, Flub, ProofFlaw, Refusal, Role},
    network::Flaw,
    play::Game,
};

/// A full mat of Pedagogue without a flub or a solution: the middle column is F, and so is one square of each other
/// column.
const BARREN: &str = "plaintiff goal odd; defendant F2 F5; plaintiff F8; defendant F4; plaintiff P1; defendant P3; \
    plaintiff P6; defendant F9; plaintiff P7";

/// "When the last square is filled, the other player may still challenge. If there is no challenge the Plaintiff
/// bears the burden".
#[test]
fn the_defendant_may_challenge_or_let_it_stand() {
    let state = after("pedagogue", BARREN);
    assert_eq!((state.to_act(), state.due()), (Some(Role::Defendant), 0));
    assert!(state.writable().is_empty() && state.network().is_full());
    let acts: Vec<Act> = state.actions(Role::Defendant.seat()).into_iter().map(|action| action.act).collect();
    assert_eq!(acts, [Act::LetStand, Act::Challenge(Flub::A), Act::Challenge(Flub::CA)]);
    assert_eq!(refused("pedagogue", &format!("{BARREN}; defendant F1")), Refusal::MatFull);
    assert_eq!(refused("pedagogue", &odd("F1 F2; plaintiff lets it stand")), Refusal::MatNotFull);
    let stood = after("pedagogue", &format!("{BARREN}; defendant lets it stand"));
    assert_eq!(stood.to_act(), Some(Role::Plaintiff));
    let given_up = verdict("pedagogue", &format!("{BARREN}; defendant lets it stand; plaintiff gives up"));
    assert_eq!((given_up.winner(), given_up.flaw.clone(), given_up.sustained()), (Role::Defendant, None, false));
}

/// "A list of triplets that is a solution of the full mat"; "an even list is not empty".
#[test]
fn the_plaintiff_lists_a_solution() {
    let solved = "plaintiff goal odd; defendant P1 F5; plaintiff F4; defendant F6; plaintiff F7; defendant F8; \
        plaintiff F9; defendant P3; plaintiff P2; defendant lets it stand";
    assert_eq!(
        flaw("pedagogue", &format!("{solved}; plaintiff proves P2: 123")),
        ProofFlaw::WrongCount { due: 0, given: 1 }
    );
    let sustained = verdict("pedagogue", &format!("{solved}; plaintiff proves : 123"));
    assert_eq!((sustained.winner(), sustained.bold), (Role::Plaintiff, false));
    let even = solved.replace("odd", "even");
    assert_eq!(
        flaw("pedagogue", &format!("{even}; plaintiff proves :")),
        ProofFlaw::Solution(Flaw::Count(0)),
        "an even list is not empty"
    );
}
