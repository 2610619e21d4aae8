//! Proofs, their flaws, and finding them.

use super::{flaw, odd, verdict};
use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, LawToe, Proof, ProofFlaw, Refusal, Role, Stage, Variant},
    network::{Flaw, Letter, LetterProof, Listing, Placement, Square},
    play::{Game, Random, Record, Seed},
};

fn placement(text: &str) -> Placement {
    text.parse().expect("a letter in a square")
}

fn listing(text: &str) -> Listing {
    text.parse().expect("a triplet")
}

fn square(number: usize) -> Square {
    Square::from_number(number).expect("1 to 16")
}

/// Every flaw, each with a proof that has it, and proofs without any.
#[test]
fn the_first_flaw_is_named() {
    let flub = "P1 P2; plaintiff challenges A-flub; plaintiff proves";
    let passed = "P1 P2; plaintiff F9; defendant challenges CA-flub; defendant proves";
    let obligatory = "O1 P2; plaintiff challenges A-flub; plaintiff proves";
    let forbidden = "P1 F2; plaintiff challenges A-flub; plaintiff proves";
    let of_list = |flaw| Some(ProofFlaw::Solution(flaw));
    for (challenge, proof, expected) in [
        (flub, "P3: 123", None),
        (flub, "P3: 321", None),
        (flub, "P7: 147", of_list(Flaw::Vacant(listing("147"), square(4)))),
        (flub, "move 1 P3: 123", Some(ProofFlaw::MoveNotAsked(1))),
        (flub, ": 123", Some(ProofFlaw::WrongCount { due: 1, given: 0 })),
        (flub, "P3 P4: 123", Some(ProofFlaw::WrongCount { due: 1, given: 2 })),
        (flub, "O3: 123", Some(ProofFlaw::NotPermitted(placement("O3")))),
        (flub, "R3: 123", Some(ProofFlaw::NotPermitted(placement("R3")))),
        (flub, "P1: 123", Some(ProofFlaw::NotVacant(placement("P1")))),
        (flub, "P10: 123", Some(ProofFlaw::NotVacant(placement("P10")))),
        (flub, "P3: 124", of_list(Flaw::NoLine(listing("124")))),
        (flub, "P3: 12", of_list(Flaw::NoLine(listing("12")))),
        (flub, "P3: 1-2-99", of_list(Flaw::NoLine(listing("1-2-99")))),
        (flub, "P3: 123 123", of_list(Flaw::Repeated(listing("123")))),
        (flub, "P3: 123 321 123", of_list(Flaw::Repeated(listing("321")))),
        (flub, "P3:", of_list(Flaw::Count(0))),
        (forbidden, "P3: 123", of_list(Flaw::Forbidden(listing("123"), square(2)))),
        (obligatory, "P3: 123", None),
        (obligatory, "P3:", of_list(Flaw::Unused(Letter::O, square(1)))),
        (passed, "move 1 P3: 123", None),
        (passed, "P3: 123", Some(ProofFlaw::NoMoveNamed)),
        (passed, "move 0 P3: 123", Some(ProofFlaw::NoSuchMove(0))),
        (passed, "move 2 P3: 123", Some(ProofFlaw::NoSuchMove(2))),
        (passed, "move 99 P3: 123", Some(ProofFlaw::NoSuchMove(99))),
        (passed, "move 1 P9: 123", of_list(Flaw::Vacant(listing("123"), square(3)))),
    ] {
        let verdict = verdict("pedagogue", &odd(&format!("{challenge} {proof}")));
        assert_eq!(verdict.flaw, expected, "{challenge} {proof}");
        assert_eq!(verdict.sustained(), expected.is_none(), "{challenge} {proof}");
    }
    let named = odd("P1 P2; plaintiff F9; defendant F8; plaintiff challenges CA-flub; plaintiff proves move 2 P3: 123");
    assert_eq!(flaw("pedagogue", &named), ProofFlaw::MoveNotDefendants(2));
    // With P1 the O in 2 is on 123 and on 423.
    let omitted = odd("O2 P3; plaintiff P4; defendant F9; plaintiff challenges A-flub; plaintiff proves P1: 123");
    assert_eq!(flaw("pedagogue", &omitted), ProofFlaw::Solution(Flaw::Omitted(listing("423"))));
    // 123 holds without the P4 that is written.
    let unused = odd("P1 P2; plaintiff P3; defendant F9; plaintiff challenges A-flub; plaintiff proves P4: 123");
    assert_eq!(flaw("pedagogue", &unused), ProofFlaw::LetterNotUsed(placement("P4")));
}

/// "A diagonal from corner to corner is both a top-bottom and a left-right line: it counts twice."
#[test]
fn diagonals_count_twice() {
    let even = "plaintiff goal even; defendant P1 P9; plaintiff challenges A-flub; plaintiff proves";
    assert!(verdict("pedagogue", &format!("{even} P5: 159 159")).sustained());
    assert_eq!(flaw("pedagogue", &format!("{even} P5: 159")), ProofFlaw::Solution(Flaw::Count(1)));
    let thrice = format!("{even} P5: 159 159 159");
    assert_eq!(flaw("pedagogue", &thrice), ProofFlaw::Solution(Flaw::Repeated(listing("159"))));
    // "Every triplet that has an O and no F": both of the diagonal.
    let odd = odd("O1 P9; plaintiff challenges A-flub; plaintiff proves P5: 159");
    assert_eq!(flaw("pedagogue", &odd), ProofFlaw::Solution(Flaw::Omitted(listing("159"))));
}

/// Every proof found is sustained: in every state of many matches, for every possible burden, a proof is found exactly
/// where the challenge is right.
#[test]
fn proofs_are_found_where_there_are_any() {
    for seed in 0..3_000 {
        let mut random = Random::new(Seed(seed));
        let variant = Variant::BOTH[seed as usize % 2];
        let mut state = LawToe::begin(&variant, Seed(seed));
        while let Some(role) = state.to_act() {
            if matches!(state.stage(), Stage::Turn(_)) && !state.moves().is_empty() {
                for kind in Flub::BOTH {
                    let burden = Burden { by: role, case: Case::Challenge(kind) };
                    let (found, right) = (state.find_proof(burden), state.is_flub(state.moves().len(), kind));
                    assert_eq!(found.is_some(), right, "seed {seed}: {kind} in {state:?}");
                    let Some(proof) = found else { continue };
                    assert_eq!(proof.check(&state, burden), Ok(()), "seed {seed}: {proof} in {state:?}");
                    let before = state.moves().len() - 1;
                    let could_be_bold = before > 0 && state.is_flub(before, Flub::A);
                    assert!(
                        kind == Flub::A || (proof.after == Some(before)) == could_be_bold,
                        "seed {seed}: {proof} is not bold in {state:?}"
                    );
                }
                let ripe = state.ripe_squares(state.moves().len());
                let is_ripe = state.network().is_ripe(state.goal().expect("the goal is set"));
                assert_eq!(!ripe.is_empty(), is_ripe, "seed {seed}: {ripe:?} in {state:?}");
                if state.network().is_full() {
                    let burden = Burden { by: Role::Plaintiff, case: Case::FullMat };
                    let (found, goal) = (state.find_proof(burden), state.goal().expect("the goal is set"));
                    assert_eq!(found.is_some(), state.network().is_solved(goal), "seed {seed}: {state:?}");
                    assert!(found.is_none_or(|proof| proof.check(&state, burden).is_ok()), "seed {seed}: {state:?}");
                }
            }
            let write = |act: &Act| !matches!(act, Act::Challenge(_));
            let quiet: Vec<_> = state.actions(role.seat()).into_iter().filter(|action| write(&action.act)).collect();
            state.apply(random.pick(&quiet).expect("somebody can act")).expect("a listed action is accepted");
        }
    }
}

/// Whatever is accepted can be written and read back, so a proof must fit into a record.
#[test]
fn the_longest_proof_reads_back_and_a_longer_one_is_refused() {
    let text = format!("flub 1 lawtoe pedagogue seed 0; {}", odd("F1 F2; plaintiff challenges A-flub"));
    let mut record: Record<LawToe> = text.parse().expect("the record reads");
    let listing = Listing(vec![u16::MAX; 9]);
    let proof = |times| Proof { counted: vec![listing.clone(); times], ..Proof::default() };
    let prove = |proof| Action { by: Role::Plaintiff, act: Act::Prove(proof) };
    let before = record.clone();
    assert_eq!(record.apply(prove(proof(Proof::LONGEST / 10 + 1))), Err(Refusal::ProofTooLong));
    assert_eq!(record, before);
    assert_eq!(record.apply(prove(proof(Proof::LONGEST / 10))), Ok(()));
    assert_eq!(record.to_string().parse(), Ok(record));
}
