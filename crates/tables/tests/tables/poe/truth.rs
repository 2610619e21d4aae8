//! What the verdict says about a claim that nobody proved, and about the flub that one looks back at.

use flub::{
    games::poe::{Case, Flub},
    play::{Random, Seed},
};
use flub_tables::{
    games::poe::{
        scene::first_shown,
        truth::{Fact, Truth, describe_failure},
    },
    i18n::Language,
};

use super::*;
use crate::words::words;

/// The truth about the round that has just been judged.
fn truth(actions: &str) -> (At<PoeTable>, Option<Truth>) {
    let at = sit_down(THREE, actions);
    let truth = Truth::of(at.table.verdict().expect("a round is judged"));
    (at, truth)
}

#[test]
fn the_truth_of_every_wrong_claim_is_told_on_the_mat() {
    let (at, forced) = truth(&format!("{FORCED}; 1 challenges A; 2 joins mover; 1 proves P3: 123 instead F3"));
    let forced = forced.expect("nobody proved it");
    assert!(matches!(&forced.fact, Fact::Forced(proof) if proof.letters == [placement("P3")]), "{forced:?}");
    // The letter that the flawed proof names is refuted, so nothing says that it could have been written.
    let round = at.table.verdict().expect("a verdict");
    let flaw = round.findings()[0].flaw.clone().expect("a flaw");
    let told = english().with("poe-flaw-alternative-impossible", values! { letter: "F3" });
    assert_eq!(describe_failure(&english(), round, &flaw), told);
    let force_out = "1 goal O; 2 R1; 3 F9; 1 forces out";
    let (_, nearest) = truth(&format!("{force_out}; 1 proves P2: 123; 2 gives up; 3 gives up"));
    let nearest = nearest.expect("nobody proved it");
    assert!(matches!(&nearest.fact, Fact::Nearest(proof) if proof.letters.len() == 2), "{nearest:?}");
    let (at, none) = truth("1 goal O; 2 R4; 3 F5; 1 R3; 2 challenges CA; 3 joins mover; 2 gives up");
    let Some(Fact::NoneEarlier(Some(missing))) = none.map(|none| none.fact) else { panic!("{}", at.actions()) };
    assert!(missing.letters.len() > 1, "{missing:?}");
    // No lines show that nothing can be solved, but the R that no solution can use is lit.
    let dead = "1 goal O; 2 R1; 3 F2; 1 F4; 2 F5; 3 forces out";
    let (at, never) = truth(&format!("{dead}; 1 gives up; 2 gives up; 3 gives up"));
    assert_eq!(never.map(|never| never.fact), Some(Fact::Never), "{}", at.actions());
    assert!(at.mat().squares[0].lit && at.mat().strokes.is_empty());
    let (_, right) = truth(&format!("{P}; 3 challenges P; 1 joins challenger; 2 gives up"));
    assert!(matches!(right.expect("nobody proved it").fact, Fact::Flub(..)));
    assert_eq!(truth(DONE).1, None, "what is proved is so");
}

/// In rounds of random letters and claims that nobody proves.
#[test]
fn a_claim_is_wrong_exactly_where_no_proof_could_have_held_and_what_comes_nearest_makes_a_solution() {
    let mut told = 0;
    for seed in 0..60 {
        let mut random = Random::new(Seed(seed));
        let mut at = sit_down(THREE, "");
        at.act(if random.chance(50) { "1 goal O" } else { "1 goal E" });
        for by in (0..2 + random.below(5)).map(|turn| 2 + turn).map(|turn| (turn - 1) % 3 + 1) {
            let letters: Vec<_> = at.table.state().position().expect("a round").network().placements().collect();
            at.act(&format!("{by} {}", random.pick(&letters).expect("a letter")));
        }
        let writer = at.table.state().mover().expect("a mover").index() + 1;
        let by = writer % 3 + 1;
        at.act(&format!(
            "{by} {}",
            random.one_of(&["challenges P", "challenges A", "challenges CA", "challenges CP", "forces out"])
        ));
        while at.table.verdict().is_none() {
            let stuck = at.table.step();
            for seat in 1..=3 {
                at.act(&format!("{seat} joins challenger")).act(&format!("{seat} gives up"));
            }
            assert!(at.table.step() > stuck, "seed {seed}");
        }
        let round = at.table.verdict().expect("a verdict").clone();
        let truth = Truth::of(&round).unwrap_or_else(|| panic!("seed {seed}: nobody has proved anything"));
        let (position, case) = (round.position(), round.hearing().case());
        let provable = position.find_proof(case).is_some();
        if matches!(case, Case::ForceOut | Case::Challenge(Flub::A | Flub::CA)) {
            assert_eq!(truth.is_wrong(), !provable, "seed {seed}: {truth:?}");
            let is_flub = matches!(case, Case::Challenge(_)) && position.right_challenges().next().is_some();
            let is_named = matches!(truth.fact, Fact::Flub(..) | Fact::OtherKind(_));
            assert_eq!(is_named, is_flub, "seed {seed}: a flub is called one, of whatever kind: {truth:?}");
        }
        if let Fact::Nearest(proof) = &truth.fact {
            let filled = proof.letters.iter().try_fold(position.network(), |network, &letter| network.with(letter));
            let filled = filled.expect("they can be written");
            assert_eq!(filled.check(position.goal(), &proof.counted), Ok(()), "seed {seed}");
        }
        for language in Language::ALL {
            let sentence = truth.sentence(&words(language), position);
            assert!(sentence.len() > 10 && !sentence.contains("none"), "seed {seed}: {sentence}");
        }
        // What somebody could still find out by themselves is not drawn at once.
        assert_eq!(first_shown(&round).is_some(), truth.is_wrong() && truth.shown.is_some(), "seed {seed}");
        told += usize::from(truth.is_wrong());
    }
    assert!(told > 5, "{told}");
}

#[test]
fn not_yet_is_not_said_once_a_round_is_over() {
    let force_out = "1 goal O; 2 R1; 3 F9; 1 forces out; 1 proves P2: 123; 2 gives up; 3 gives up";
    for (actions, listing, square) in [
        (&*format!("{A}; 1 challenges A; 2 joins mover; 1 proves P8: 257 instead F1"), "257", 7),
        (force_out, "123", 3),
    ] {
        let at = sit_down(THREE, actions);
        let round = at.table.verdict().expect("a verdict");
        let flaw = round.findings()[0].flaw.clone().expect("a flaw");
        let why = english().with("table-flaw-vacant", values! { listing: listing, square: square });
        let told = english().with("poe-flaw-reason", values! { why: why });
        assert_eq!(describe_failure(&english(), round, &flaw), told);
    }
}

#[test]
fn who_looks_back_at_a_flub_sees_its_lines_its_reason_and_a_better_letter() {
    let mut at = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover; 1 gives up"));
    at.send([TableMsg::View(Some(3))]);
    let (_, note) = at.table.flub_looked_at().expect("R2 is a flub");
    assert_eq!(note.shown.map(|shown| shown.proof.counted.len()), Some(1));
    assert_eq!((at.letters().matches('P').count(), at.mat().strokes.len()), (2, 1));
    at.send([TableMsg::View(Some(2))]);
    assert_eq!(at.table.flub_looked_at(), None, "P5 is none");
    // A P-flub has no lines: the R that no solution can use any more is lit.
    let mut stranded =
        sit_down(THREE, "1 goal O; 2 R1; 3 F2; 1 F4; 2 F5; 3 challenges P; 1 joins mover; 2 gives up; 1 gives up");
    stranded.send([TableMsg::View(Some(5))]);
    assert!(stranded.mat().squares[0].lit);
    assert_eq!(stranded.mat().squares.iter().filter(|square| square.lit).count(), 1);
    let mut playing = sit_down(THREE, A);
    playing.send([TableMsg::View(Some(2)), TableMsg::View(Some(3))]);
    assert_eq!(playing.table.flub_looked_at(), None, "in a round that is played nothing is given away");
}
