//! Proofs and their flaws.

use super::{THREE, position, record};
use flub::{
    games::poe::{Case, Flub, Position, Proof, ProofFlaw, Refusal},
    network::{Flaw, Letter, LetterProof, Listing, Placement, Square},
};

fn placement(text: &str) -> Placement {
    text.parse().expect("a letter in a square")
}

fn listing(text: &str) -> Listing {
    text.parse().expect("a connection")
}

fn square(number: usize) -> Square {
    Square::from_number(number).expect("1 to 16")
}

fn check(position: &Position, case: Case, text: &str) -> Result<(), ProofFlaw> {
    let proof: Proof = text.parse().unwrap_or_else(|unreadable| panic!("{text}: {unreadable}"));
    assert_eq!(proof.to_string().parse().as_ref(), Ok(&proof), "{text} is written as it is read");
    proof.check(position, case)
}

/// Checks that proofs of one case have these first flaws.
fn hold(written: &str, case: Case, proofs: &[(&str, Option<ProofFlaw>)]) {
    let position = position(written);
    for (text, flaw) in proofs {
        assert_eq!(check(&position, case, text).err(), *flaw, "{written}, {case:?}: {text}");
    }
}

/// "One letter in a vacant square and the counted connections: a solution; and another letter the mover could have
/// written instead that would have left the network possible and not ripe."
#[test]
fn an_a_flub_is_proved_by_its_challenger() {
    hold(
        "E R5 P9",
        Case::Challenge(Flub::A),
        &[
            ("P1: 159, 159; F9", None),
            ("P1: 951 519 instead F9", None),
            ("move 1 P1: 159 159 instead F9", Some(ProofFlaw::MoveNotAsked(1))),
            (": 159 159 instead F9", Some(ProofFlaw::WrongCount { due: 1, given: 0 })),
            ("P1 F2: 159 159 instead F9", Some(ProofFlaw::WrongCount { due: 1, given: 2 })),
            ("O1: 159 159 instead F9", Some(ProofFlaw::WrongLetter(placement("O1")))),
            ("P5: 159 159 instead F9", Some(ProofFlaw::NotVacant(placement("P5")))),
            ("P10: 159 159 instead F9", Some(ProofFlaw::NotVacant(placement("P10")))),
            ("P1: 159 159", Some(ProofFlaw::NoAlternative)),
            ("P1: 159 159 instead P9", Some(ProofFlaw::AlternativeWritten(placement("P9")))),
            ("P1: 159 159 instead F5", Some(ProofFlaw::AlternativeBarred(placement("F5")))),
            ("P1: 159 159 instead F10", Some(ProofFlaw::AlternativeBarred(placement("F10")))),
            ("P1: 159 159 instead O1", Some(ProofFlaw::AlternativeBarred(placement("O1")))),
            // P9 then makes 159 twice.
            ("P1: 159 159 instead P1", Some(ProofFlaw::AlternativeRipe(placement("P1")))),
        ],
    );
    // F5 there is the rule book's own P-flub.
    hold(
        "O R1 F2 F4 P5",
        Case::Challenge(Flub::A),
        &[
            ("P7: 157 instead F9", None),
            ("P7: 157 instead F5", Some(ProofFlaw::AlternativeImpossible(placement("F5")))),
        ],
    );
    hold("E", Case::Challenge(Flub::A), &[("P1: 159 instead F9", Some(ProofFlaw::GoalIsNoAFlub))]);
}

/// "A solution of the network so filled ... as `networks.md` defines it, for the goal that was set."
#[test]
fn the_list_is_a_solution() {
    let of_list = |flaw| Some(ProofFlaw::Solution(flaw));
    hold(
        "E R5 P9 F2",
        Case::ForceOut,
        &[
            ("P1: 159 159", None),
            ("P1: 158 159", of_list(Flaw::Vacant(listing("158"), square(8)))),
            ("P1: 259", of_list(Flaw::Forbidden(listing("259"), square(2)))),
            ("P1: 156 15", of_list(Flaw::Vacant(listing("156"), square(6)))),
            ("P1: 15", of_list(Flaw::NoLine(listing("15")))),
            ("P1: 124", of_list(Flaw::NoLine(listing("124")))),
            ("P1: 1-5-10", of_list(Flaw::NoLine(listing("1-5-10")))),
            ("P1: 159 159 159", of_list(Flaw::Repeated(listing("159")))),
            ("P1:", of_list(Flaw::Unused(Letter::R, square(5)))),
            ("P1: 159", of_list(Flaw::Omitted(listing("159")))),
            ("F1:", of_list(Flaw::Unused(Letter::R, square(5)))),
        ],
    );
    hold("E P1 P2", Case::ForceOut, &[("P3: 123", of_list(Flaw::Count(1))), ("P3:", of_list(Flaw::Count(0)))]);
}

/// "Letters for vacant squares, and the counted connections"; for a CP-flub "from the network as it stood before the
/// mover's letter".
#[test]
fn a_p_flub_is_denied_by_a_filling() {
    let (p, cp) = (Case::Challenge(Flub::P), Case::Challenge(Flub::CP));
    let of_list = |flaw| Some(ProofFlaw::Solution(flaw));
    hold(
        "E R5",
        p,
        &[
            ("P1 P9: 159 159", None),
            ("P1 P9 F2 F3 F4 F6 F7 F8: 159 159", None),
            ("P1: 159 159", of_list(Flaw::Vacant(listing("159"), square(9)))),
            ("P1 P1 P9: 159 159", Some(ProofFlaw::NotVacant(placement("P1")))),
            ("P1 P9: 159 159 instead F9", Some(ProofFlaw::AlternativeNotAsked(placement("F9")))),
            ("move 1 P1 P9: 159 159", Some(ProofFlaw::MoveNotAsked(1))),
        ],
    );
    hold("O", p, &[("P1 P2 P3: 123", None)]);
    hold("O P1 P2 P3", p, &[(": 123", None)]);
    let written = "E R5 F9";
    hold(written, p, &[("P1 P9: 159 159", Some(ProofFlaw::NotVacant(placement("P9"))))]);
    hold(
        written,
        cp,
        &[
            ("P1 P9: 159 159", None),
            ("P1 P9: 159 159 instead F1", Some(ProofFlaw::AlternativeNotAsked(placement("F1")))),
            ("move 1 P1 P9: 159 159", Some(ProofFlaw::MoveNotAsked(1))),
        ],
    );
}

/// "As for A, against an earlier move ... The proof names that move."
#[test]
fn a_ca_flub_is_proved_by_the_earlier_move() {
    hold(
        "O R4 P5 R3 F9",
        Case::Challenge(Flub::CA),
        &[
            ("move 2 P3: 453; F1", None),
            ("P3: 453; F1", Some(ProofFlaw::NoMoveNamed)),
            ("move 0 P3: 453; F1", Some(ProofFlaw::NoSuchMove(0))),
            ("move 4 P3: 453; F1", Some(ProofFlaw::NoSuchMove(4))),
            ("move 99 P3: 453; F1", Some(ProofFlaw::NoSuchMove(99))),
            // Square 5 was vacant then; the network was not ripe.
            ("move 1 P3: 453; F1", Some(ProofFlaw::Solution(Flaw::Vacant(listing("453"), square(5))))),
            ("move 3 P3: 453; F1", Some(ProofFlaw::NotVacant(placement("P3")))),
            ("move 2 P3: 453", Some(ProofFlaw::NoAlternative)),
            ("move 2 P3: 453; P5", Some(ProofFlaw::AlternativeWritten(placement("P5")))),
            ("move 2 P3: 453; F4", Some(ProofFlaw::AlternativeBarred(placement("F4")))),
        ],
    );
}

/// Force-out: "one letter in a vacant square and the counted connections"; in a full network "'one more letter' means
/// none".
#[test]
fn a_force_out_is_proved_with_at_most_one_letter() {
    hold(
        "O R1 F4 F5 F6 F7 F8 F9 P2",
        Case::ForceOut,
        &[
            ("P3: 123", None),
            (": 123", Some(ProofFlaw::WrongCount { due: 1, given: 0 })),
            ("P3: 123 instead F3", Some(ProofFlaw::AlternativeNotAsked(placement("F3")))),
            ("move 8 P3: 123", Some(ProofFlaw::MoveNotAsked(8))),
        ],
    );
    hold(
        "O R1 F4 F5 F6 F7 F8 F9 P2 P3",
        Case::ForceOut,
        &[(": 123", None), ("P3: 123", Some(ProofFlaw::WrongCount { due: 0, given: 1 }))],
    );
    let other = ProofFlaw::AlternativeImpossible(placement("F3"));
    hold("O R1 F4 F5 F6 F7 F8 F9 P2 P3", Case::Challenge(Flub::A), &[(": 123 instead F3", Some(other))]);
}

/// "A diagonal twice where both its connections are counted"; on 4x4 squares are listed with hyphens.
#[test]
fn diagonals_of_4x4_count_twice() {
    let position = Position::read(flub::network::Size::Four, "E R1 P6 P11").expect("letters on 4x4");
    let a = Case::Challenge(Flub::A);
    assert_eq!(check(&position, a, "P16: 1-6-11-16, 1-6-11-16; F11"), Ok(()));
    let once = check(&position, a, "P16: 1-6-11-16; F11");
    assert_eq!(once, Err(ProofFlaw::Solution(Flaw::Omitted(listing("1-6-11-16")))));
}

/// Letters, listings and their squares all count, and anything many times longer than any solution is refused.
#[test]
fn the_longest_proof_is_heard() {
    let heard = |letters: &str, squares: usize| {
        let counted = vec!["1"; squares].join("-");
        let lines = format!("1 goal O; 2 F1; 3 challenges A; 1 joins mover; 3 proves {letters}: {counted}");
        record(THREE, &lines).map(|_| ()).map_err(|(_, refusal)| refusal)
    };
    for (letters, others) in [("", 1), ("P2", 2), ("P2 P3", 3)] {
        let most = Proof::LONGEST - others;
        assert_eq!(heard(letters, most), Ok(()), "{letters:?}");
        assert_eq!(heard(letters, most + 1), Err(Refusal::ProofTooLong), "{letters:?}");
    }
}
