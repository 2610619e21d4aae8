//! Challenges, sides, burdens and sealed proofs.

use super::{after, refused, seat};
use flub::{
    games::poe::{Act, Action, Case, Flub, Part, Poe, Proof, Refusal, Side, Stage},
    network::LetterProof,
    play::{Game, Seat},
};

/// Returns the seats, counted from 1, that join a side in a challenge, in the order they are asked.
fn joining(setup: &str, lines: &str) -> Vec<String> {
    let mut state = after(setup, lines);
    let mut asked = Vec::new();
    while let Stage::Join(joiner) = state.stage() {
        asked.push(joiner.to_string());
        for other in Seat::first(state.seats()).filter(|&other| other != joiner) {
            let early = Action { by: other, act: Act::Join(Side::Mover) };
            assert_eq!(state.clone().apply(&early), Err(Refusal::NotYourTurn(joiner)));
            assert!(!state.may_act(other));
        }
        state.apply(&Action { by: joiner, act: Act::Join(Side::Mover) }).expect("it is asked");
    }
    asked
}

/// "Every other player but the mover then joins the mover or the challenger (in seat order from the challenger)."
#[test]
fn sides_are_joined_in_seat_order_from_the_challenger() {
    for (seats, challenger, order) in [
        (2, 1, &[][..]),
        (3, 1, &["3"]),
        (3, 3, &["1"]),
        (6, 3, &["4", "5", "6", "1"]),
        (6, 1, &["3", "4", "5", "6"]),
        (6, 5, &["6", "1", "3", "4"]),
    ] {
        let setup = format!("beginning seats {seats} for 1 rounds");
        for kind in Flub::ALL {
            let lines = format!("1 goal O; 2 F1; {challenger} challenges {kind}");
            assert_eq!(joining(&setup, &lines), order, "{seats} seats, {challenger} challenges");
        }
    }
    let lines = "1 goal O; 2 F1; 3 forces out";
    assert_eq!(joining("beginning seats 6 for 1 rounds", lines), [""; 0], "a force-out has no sides");
}

/// Returns the seats that bear the burden when seat 3 of five challenges seat 2, seat 4 joins the challenger, and 5 and
/// 1 join the mover.
fn bearers(kind: Flub) -> Vec<String> {
    let joins = "4 joins challenger; 5 joins mover; 1 joins mover";
    let state = after("beginning seats 5 for 1 rounds", &format!("1 goal O; 2 F1; 3 challenges {kind}; {joins}"));
    let hearing = state.hearing().expect("a challenge is heard");
    assert_eq!(hearing.case(), Case::Challenge(kind));
    let parts: Vec<Part> = Seat::first(5).map(|seat| hearing.part(seat)).collect();
    let (with_challenger, with_mover) = (Part::Joiner(Some(Side::Challenger)), Part::Joiner(Some(Side::Mover)));
    assert_eq!(parts, [with_mover, Part::Mover, Part::Caller, with_challenger, with_mover]);
    hearing.writers().map(|seat| seat.to_string()).collect()
}

/// "Burden: P mover, A challenger, CP mover, CA challenger, force-out every player, each alone"; "who joins a side that
/// bears the burden bears it too".
#[test]
fn burdens() {
    assert_eq!(bearers(Flub::P), ["5", "1", "2"]);
    assert_eq!(bearers(Flub::A), ["3", "4"]);
    assert_eq!(bearers(Flub::CP), ["5", "1", "2"]);
    assert_eq!(bearers(Flub::CA), ["3", "4"]);
    let forced = after("beginning seats 5 for 1 rounds", "1 goal O; 2 F1; 3 forces out");
    assert_eq!(forced.hearing().map(|hearing| hearing.writers().count()), Some(5));
}

/// A hearing takes its course: first sides, then proofs by those who bear the burden, once each.
#[test]
fn what_a_hearing_refuses() {
    let setup = "beginning seats 4 for 1 rounds";
    let challenged = "1 goal O; 2 F1; 3 challenges A";
    let joined = format!("{challenged}; 4 joins challenger; 1 joins mover");
    assert_eq!(refused(setup, "1 goal O; 2 F1; 3 joins mover"), Refusal::NoHearing);
    assert_eq!(refused(setup, "1 goal O; 2 F1; 3 proves P2: 123"), Refusal::NoHearing);
    assert_eq!(refused(setup, "1 goal O; 2 F1; 3 gives up"), Refusal::NoHearing);
    assert_eq!(refused(setup, &format!("{challenged}; 3 proves P2: 123")), Refusal::JoinDue(seat(4)));
    assert_eq!(refused(setup, &format!("{challenged}; 1 joins mover")), Refusal::NotYourTurn(seat(4)));
    for action in ["3 F2", "4 challenges P", "3 forces out"] {
        assert_eq!(refused(setup, &format!("{challenged}; {action}")), Refusal::Hearing, "{action}");
        assert_eq!(refused(setup, &format!("{joined}; {action}")), Refusal::Hearing, "{action}");
    }
    assert_eq!(refused(setup, &format!("{joined}; 1 joins mover")), Refusal::SidesJoined);
    assert_eq!(refused(setup, &format!("{joined}; 2 proves P2: 123")), Refusal::NoBurden);
    assert_eq!(refused(setup, &format!("{joined}; 1 gives up")), Refusal::NoBurden);
    assert_eq!(refused(setup, &format!("{joined}; 3 gives up; 3 proves P2: 123")), Refusal::HandedIn);
    let long = " 123".repeat(Proof::LONGEST / 4 + 1);
    assert_eq!(refused(setup, &format!("{joined}; 3 proves P2:{long}")), Refusal::ProofTooLong);
    assert_eq!(refused(setup, "1 goal O; 2 forces out; 3 joins mover"), Refusal::SidesJoined);
}

/// "Proofs are sealed until every bearer has written, then shown together. A proof may be given up."
#[test]
fn proofs_are_sealed_until_all_are_in() {
    let setup = "beginning seats 4 for 1 rounds";
    let lines = "1 goal E; 2 R5; 3 P9; 4 challenges A; 1 joins challenger; 2 joins mover";
    let seen = |paper: &str, by: usize| -> Poe { after(setup, &format!("{lines}; {paper}")).observe(seat(by)) };
    let papers = ["4 proves P1: 159 159 instead F9", "4 proves P2: 123", "4 gives up"];
    for other in 1..=3 {
        assert_eq!(seen(papers[0], other), seen(papers[1], other), "seat {other} cannot tell one proof from another");
        assert_eq!(seen(papers[0], other), seen(papers[2], other), "nor from one given up");
    }
    assert_ne!(seen(papers[0], 4), seen(papers[1], 4), "its writer knows it");
    assert!(after(setup, lines).hearing().is_some_and(|hearing| !hearing.is_sealed()), "nothing is in yet");
    let sealed = after(setup, &format!("{lines}; {}", papers[0]));
    assert_eq!((sealed.stage(), sealed.finished().len()), (Stage::Proof, 0));
    assert!(sealed.hearing().is_some_and(|hearing| hearing.is_sealed() && hearing.has_handed_in(seat(4))));
    assert!(sealed.may_act(seat(1)) && !sealed.may_act(seat(4)) && !sealed.may_act(seat(3)));
    for order in ["1 gives up; 4 proves P1: 159 159 instead F9", "4 proves P1: 159 159 instead F9; 1 gives up"] {
        let shown = after(setup, &format!("{lines}; {order}"));
        assert_eq!(shown.scores(), [0, 0, 0, 2], "proofs are written in any order");
        assert!(shown.observe(seat(3)).finished()[0].findings()[3].proof.is_some(), "shown to everybody");
    }
}
