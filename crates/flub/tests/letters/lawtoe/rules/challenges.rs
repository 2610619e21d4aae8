//! Who may challenge what, and what is a flub.

use super::{after, flaw, odd, refused, verdict};
use flub::games::lawtoe::{Flub, ProofFlaw, Refusal, Role, Stage};
use flub::network::Goal;

fn flubs(variant: &str, lines: &str) -> Vec<Vec<Flub>> {
    let state = after(variant, lines);
    let of = |number| Flub::BOTH.into_iter().filter(|&kind| state.is_flub(number, kind)).collect();
    (1..=state.moves().len()).map(of).collect()
}

/// "A player whose turn it is may challenge the other's latest move instead of moving."
#[test]
fn the_player_whose_turn_it_is_may_challenge() {
    for kind in Flub::BOTH {
        let lines = format!("plaintiff goal odd; defendant challenges {kind}");
        assert_eq!(refused("pedagogue", &lines), Refusal::NothingToChallenge);
        assert_eq!(
            refused("pedagogue", &odd(&format!("F1 F2; defendant challenges {kind}"))),
            Refusal::NotYourTurn(Role::Plaintiff),
            "nobody challenges a move of their own"
        );
        let state = after("pedagogue", &odd(&format!("F1 F2; plaintiff challenges {kind}")));
        let Stage::Proof(burden) = state.stage() else { panic!("a challenge asks for a proof: {state:?}") };
        assert_eq!(burden.by, Role::Plaintiff, "the challenger always bears the burden of proof");
    }
    for line in ["plaintiff F3", "plaintiff challenges A-flub", "plaintiff lets it stand"] {
        assert_eq!(
            refused("pedagogue", &odd(&format!("F1 F2; plaintiff challenges A-flub; {line}"))),
            Refusal::ProofDue
        );
    }
    assert_eq!(refused("pedagogue", &odd("F1 F2; plaintiff proves P3: 123")), Refusal::NoBurden);
    assert_eq!(refused("pedagogue", &odd("F1 F2; plaintiff gives up")), Refusal::NoBurden);
    let over = odd("F1 F2; plaintiff challenges A-flub; plaintiff gives up; plaintiff F3");
    assert_eq!(refused("pedagogue", &over), Refusal::Over);
}

/// "The move allowed the other player to write a solution and win on the next move. Only the Plaintiff can be right
/// with it."
#[test]
fn a_flub_allows_a_solution() {
    assert_eq!(flubs("pedagogue", &odd("P1 P2")), [[Flub::A]]);
    assert_eq!(flubs("pedagogue", &odd("P1 P3")), [[Flub::A]], "P2");
    assert_eq!(flubs("pedagogue", &odd("P1 P9")), [[Flub::A]], "159 may be counted once");
    assert_eq!(flubs("pedagogue", &odd("O1 O9")), [[]], "both of 159 must be counted");
    assert_eq!(flubs("pedagogue", "plaintiff goal even; defendant O1 O9"), [[Flub::A]]);
    assert_eq!(flubs("pedagogue", &odd("P1 F2; plaintiff P4")), [vec![], vec![]], "the Plaintiff cannot A-flub");
    assert_eq!(flubs("pedagogue", "plaintiff goal even; defendant P1 P2"), [[]], "zero is not even here");
}

/// "Proofs of an A-flub use the letter P only, as the source says", in a square of a counted triplet: on a mat that is
/// already solved there is no A-flub if every P would spoil it.
#[test]
fn a_solution_on_the_mat_is_not_an_a_flub() {
    // Any P on a triplet makes a second one with an O in it, and both must be counted.
    let lines = odd("O1 F9; plaintiff O2; defendant O3");
    assert_eq!(flubs("pedagogue", &lines), [[], [], []]);
    let state = after("pedagogue", &lines);
    assert!(state.network().is_solved(Goal::Odd) && state.ripe_squares(3).is_empty());
}

/// "CA-flub: the player moved instead of making a correct challenge." "An A-flub challenge by the Defendant is
/// allowed and always fails."
#[test]
fn everything_after_an_unchallenged_a_flub_is_a_ca_flub() {
    assert_eq!(
        flubs("pedagogue", &odd("P1 P2; plaintiff F9; defendant F8; plaintiff F7; defendant F3")),
        [vec![Flub::A], vec![Flub::CA], vec![Flub::A, Flub::CA], vec![Flub::CA], vec![Flub::A, Flub::CA]],
        "126 is left after F3"
    );
    assert_eq!(flubs("pedagogue", &odd("F1 F2; plaintiff P7; defendant P8")), [vec![], vec![], vec![Flub::A]]);
    let challenged = odd("P1 P2; plaintiff P3; defendant challenges A-flub");
    for proof in ["proves P4: 123", "proves P3: 123", "proves :", "proves move 1 P3: 123"] {
        let lines = format!("{challenged}; defendant {proof}");
        assert_eq!(flaw("pedagogue", &lines), ProofFlaw::NotByDefendant);
    }
}

/// "CA-flub ... Either player may challenge so."
#[test]
fn either_player_may_challenge_a_ca_flub() {
    let passed = odd("P1 P2; plaintiff F9");
    let defendants = format!("{passed}; defendant challenges CA-flub; defendant proves move 1 P3: 123");
    assert_eq!(verdict("pedagogue", &defendants).winner(), Role::Defendant);
    let plaintiffs = format!("{passed}; defendant F8; plaintiff challenges CA-flub; plaintiff proves move 1 P3: 123");
    assert_eq!(verdict("pedagogue", &plaintiffs).winner(), Role::Plaintiff);
}

/// The right challenges are what the latest move was; before the first move there is none.
#[test]
fn the_latest_move_is_challenged() {
    for (lines, right) in [
        ("plaintiff goal odd".to_owned(), vec![]),
        (odd("F1 F2"), vec![]),
        (odd("P1 P2"), vec![Flub::A]),
        (odd("P1 P2; plaintiff F9"), vec![Flub::CA]),
        (odd("P1 P2; plaintiff F9; defendant F8; plaintiff F7"), vec![Flub::CA]),
        (odd("P1 P2; plaintiff F9; defendant F8"), vec![Flub::A, Flub::CA]),
    ] {
        let state = after("pedagogue", &lines);
        assert_eq!(state.right_challenges().collect::<Vec<_>>(), right, "{lines}");
        for number in [0, state.moves().len() + 1] {
            assert!(
                Flub::BOTH.into_iter().all(|kind| !state.is_flub(number, kind)),
                "{lines}: there is no move {number}"
            );
        }
    }
}
