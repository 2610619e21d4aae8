//! Hearings: who writes a proof, what a flaw is called and where it is shown, and what proofs earn.

use flub_tables::games::poe::{offer::Offer, screen::ShownBy, wording};

use super::*;

/// Hearings of every kind, and the seats that bear the burden, in the order in which they are asked.
const HEARINGS: [(&str, &str, &str, &[usize]); 10] = [
    (THREE, P, "3 challenges P; 1 joins challenger", &[2]),
    (THREE, P, "3 challenges P; 1 joins mover", &[1, 2]),
    (THREE, A, "1 challenges A; 2 joins mover", &[1]),
    (THREE, A, "1 challenges A; 2 joins challenger", &[1, 2]),
    (THREE, CA, "2 challenges CA; 3 joins mover", &[2]),
    (THREE, CA, "2 challenges CA; 3 joins challenger", &[2, 3]),
    (THREE, CP, "1 challenges CP; 2 joins challenger", &[3]),
    (THREE, CP, "1 challenges CP; 2 joins mover", &[2, 3]),
    (THREE, FORCED, "1 forces out", &[1, 2, 3]),
    // Nobody is left to join.
    (TWO, "1 goal O; 2 P5; 1 R2", "2 challenges A", &[2]),
];

#[test]
fn those_who_bear_the_burden_write_each_behind_a_curtain_of_their_own_in_seat_order_from_the_caller() {
    for (players, moves, hearing, writers) in HEARINGS {
        let mut at = sit_down(players, moves);
        for act in hearing.split("; ") {
            at.act(act);
        }
        for &writer in writers {
            assert_eq!(at.table.offer(), Offer::Curtain(seat(writer)), "{moves}; {hearing}");
            at.send([Intent::Draft(DraftEdit::Part(Part::Lines)), Intent::Pencil(placement("P1").letter)]);
            assert_eq!((at.table.proving(), &at.table.screen.draft), (None, &Default::default()));
            at.send([TableMsg::Unveil(seat(writer))]);
            assert_eq!(at.table.offer(), Offer::Proof(seat(writer)), "{moves}; {hearing}");
            at.act(&format!("{writer} gives up"));
        }
        assert!(matches!(at.table.offer(), Offer::Verdict(_)), "{moves}; {hearing}");
    }
}

/// A proof by the only writer, its flaw, and the squares that are lit.
struct Flawed {
    proof: &'static str,
    flaw: fn() -> String,
    /// Whether the flaw is in the solution itself.
    solution: bool,
    lit: &'static [usize],
}

/// Each flaw that is told in other words or shown elsewhere. Which flaw a proof has, the engine's tests ask.
#[rustfmt::skip]
fn flaws() -> Vec<(&'static str, &'static str, usize, Vec<Flawed>)> {
    let is = |proof, flaw, lit| Flawed { proof, flaw, solution: false, lit };
    let solution = |proof, flaw, lit| Flawed { proof, flaw, solution: true, lit };
    vec![
        (P, "3 challenges P; 1 joins challenger", 2, vec![
            solution("P1 P4 P7: 148", || english().with("table-flaw-forbidden", values! { listing: "148", square: 8 }), &[8]),
            solution("P1 P4 P7: 147", || english().with("table-flaw-count", values! { lines: "connections", goal: "even", number: 0, count: 1 }), &[]),
            solution("R1 R4 R7: 147", || english().with("table-flaw-unused", values! { lines: "connections", letter: "R", square: 1 }), &[1]),
        ]),
        (A, "1 challenges A; 2 joins mover", 1, vec![
            is(": 258 instead F1", || english().with("poe-flaw-letters", values! { due: 1 }), &[]),
            solution("P8: 257 instead F1", || english().with("table-flaw-vacant", values! { listing: "257", square: 7 }), &[7]),
            solution("P8: 289 instead F1", || english().with("table-flaw-no-line", values! { listing: "289" }), &[2, 8, 9]),
            solution("P8: 258 258 instead F1", || english().with("table-flaw-repeated", values! { listing: "258" }), &[2, 5, 8]),
            is("P8: 258", || english().text("poe-flaw-no-alternative"), &[]),
            is("P8: 258 instead R2", || english().with("poe-flaw-alternative-written", values! { letter: "R2" }), &[2]),
            is("P8: 258 instead P2", || english().with("poe-flaw-alternative-ripe", values! { letter: "P2" }), &[2]),
        ]),
        (TWICE, "1 challenges A; 2 joins mover", 1, vec![
            solution("P1: 159 instead F9", || english().with("table-flaw-omitted", values! { lines: "connections", listing: "159" }), &[1, 5, 9]),
        ]),
        (CA, "2 challenges CA; 3 joins mover", 2, vec![
            is("P3: 453 instead F1", || english().text("poe-flaw-no-move"), &[]),
        ]),
    ]
}

#[test]
fn the_verdict_on_a_proof_that_fails_names_its_first_flaw_and_shows_it_on_the_mat() {
    for (moves, hearing, writer, flaws) in flaws() {
        for Flawed { proof, flaw, solution, lit } in flaws {
            let mut at = sit_down(THREE, &format!("{moves}; {hearing}"));
            at.write(writer, proof).hand_in(writer);
            let round = at.table.verdict().unwrap_or_else(|| panic!("{proof} is judged"));
            let found = round.findings()[writer - 1].flaw.clone().unwrap_or_else(|| panic!("{proof} is flawed"));
            let told = match solution {
                true => english().with("poe-flaw-solution", values! { why: flaw() }),
                false => flaw(),
            };
            assert_eq!(wording::describe_flaw(&english(), &found, round.position().goal()), told, "{proof}");
            assert_eq!((at.points()[writer - 1], at.lit()), (0, lit.to_vec()), "{proof}");
        }
    }
}

#[test]
fn a_proof_that_holds_earns_what_the_rules_say_and_is_the_first_on_the_mat() {
    let why =
        |at: &At<PoeTable>| wording::explain_verdict(&english(), &at.table, at.table.verdict().expect("a verdict"));
    // Of a P-flub that is none, by the mover and the joiner, each of their own.
    let mut at = sit_down(THREE, "1 goal E; 2 F1; 3 challenges P; 1 joins mover");
    at.write(1, "P2 P5 P7 P8: 257 258").hand_in(1).write(2, "P2 P5 P8 P9: 258 259").hand_in(2);
    assert_eq!(why(&at), english().with("poe-verdict-possible", values! { move: "F1", kind: "P", held: "yes" }));
    assert_eq!((at.points(), at.mat().strokes.len()), (vec![2, 2, 0], 2));
    assert_eq!(at.table.screen.shown.as_ref().map(|shown| shown.by), Some(ShownBy::Seat(seat(1))));
    // Of a CA-flub, with the earlier move.
    let mut at = sit_down(THREE, &format!("{CA}; 2 challenges CA; 3 joins mover"));
    at.write(2, "move 2 P3: 453 instead F1").hand_in(2);
    assert_eq!(why(&at), english().with("poe-verdict-avoidable", values! { move: "R3", kind: "CA", held: "yes" }));
    assert_eq!((at.points(), at.mat().strokes.len()), (vec![0, 2, 0], 1));
    assert_eq!(at.table.step_of(0, 2), 3, "in the record, where the goal is the first step");
    // Of a force-out, by everybody alone.
    let mut at = sit_down(THREE, &format!("{FORCED}; 1 forces out"));
    at.write(1, "P3: 123").hand_in(1).write(2, "P3: 132").hand_in(2).write(3, ":").hand_in(3);
    let held = english().with("poe-verdict-force-out", values! { who: "other", name: "Ana", held: "yes" });
    assert_eq!((why(&at), at.points()), (held, vec![1, 1, 0]));
    // Nobody's.
    let mut at = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover; 1 gives up"));
    assert_eq!(why(&at), english().with("poe-verdict-avoidable", values! { move: "R2", kind: "A", held: "no" }));
    assert_eq!((at.points(), at.mat().strokes.len()), (vec![0, 2, 2], 0));
    at.send([Intent::NextRound]);
    assert_eq!((at.letters(), at.table.offer()), (".........".to_owned(), Offer::Goal(seat(2))));
}

/// The parts of the sealed proof, in any way that somebody could read, hear or see.
fn leaks(said: &str) -> Vec<&'static str> {
    ["258", "P8", "F1", "proves", "8, P"].into_iter().filter(|part| said.contains(part)).collect()
}

#[test]
fn what_is_in_a_sealed_proof_is_neither_said_nor_shown_before_the_verdict() {
    let words = english();
    let mut at = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins challenger"));
    at.write(1, "P8: 258 instead F1");
    let said = at.announced(Intent::HandIn(seat(1))).expect("that she is done is announced");
    let done = words.with("poe-event-done", values! { who: "other", name: "Ana" });
    assert!(said.starts_with(&done), "{said}");
    assert_eq!(leaks(&said), [""; 0]);
    let look = |at: &At<PoeTable>| {
        format!("{:?} {:?} {}", at.mat(), at.table.stage(&words), wording::describe_turn(&words, &at.table))
    };
    assert_eq!(leaks(&look(&at)), [""; 0], "at the curtain");
    assert_eq!(at.letters(), ".R..P....");
    for part in [Part::Lines, Part::Instead] {
        at.send([TableMsg::Unveil(seat(2))]).part(part);
        assert_eq!(leaks(&look(&at)), [""; 0], "{part:?}");
        assert_eq!(at.table.screen.draft.proof(), Proof::default());
    }
    for step in 0..at.table.step() {
        let told = PoeTable::describe(&words, &at.table, step);
        at.send([TableMsg::View(Some(step))]);
        assert_eq!(leaks(&(told + &look(&at))), [""; 0], "looking back at step {step}");
        assert_eq!(at.table.offered_analysis(), None);
    }
    at.send([TableMsg::View(None)]).write(2, "P7: 257 instead F1").hand_in(2);
    assert!(at.table.offered_analysis().is_some());
    assert_eq!(at.points(), [2, 1, 0]);
}

#[test]
fn the_record_tells_who_gave_up_only_once_the_verdict_has_been_on_the_stage() {
    let words = english();
    let told = |at: &At<PoeTable>, step: usize| PoeTable::describe(&words, &at.table, step);
    let is = |id: &str, name: &'static str| words.with(id, values! { who: "other", name: name });
    let mut at = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins challenger"));
    let step = at.table.step();
    at.act("1 gives up");
    assert_eq!(told(&at, step), is("poe-event-done", "Ana"), "sealed");
    at.write(2, "P8: 258 instead F1").send([Intent::HandIn(seat(2))]);
    assert!(at.table.staged.is_some());
    assert_eq!(told(&at, step), is("poe-event-done", "Ana"), "on the stage");
    at.go_on();
    assert_eq!(told(&at, step), is("poe-event-gave-up", "Ana"));
    assert_eq!(told(&at, step + 1), is("poe-event-done", "Ben"), "who wrote one is done writing");
}

#[test]
fn computers_write_under_seal_in_their_own_time_and_a_person_alone_has_no_curtain() {
    let mut at = sit_down(ALONE, &format!("{FORCED}; 1 forces out"));
    at.computers_act();
    assert_eq!((at.actions().matches("proves").count(), at.table.offer()), (2, Offer::Proof(seat(1))));
    assert_eq!(at.letters(), "RP.FFFFFF");
    at.write(1, "P3: 123").hand_in(1);
    assert_eq!(at.points(), [1, 1, 1]);
}
