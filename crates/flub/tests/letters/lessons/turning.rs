//! Turning points of finished matches of POE and LawToe.

use std::{collections::BTreeSet, fmt::Debug};

use flub::{
    games::{
        lawtoe::{self, LawToe},
        poe::{self, Poe},
    },
    lessons::Ladder,
    play::{Random, Record, Sample, Seat, Seed},
};

use super::is_right;
use crate::scale::scaled;

/// Returns a match of random actions, to its end or so far.
fn random_match<G: Ladder + Sample<Action: Debug>>(seed: Seed) -> Record<G> {
    let mut random = Random::new(seed);
    let setup = random.pick(&G::setups()).expect("there are set-ups").clone();
    let mut record = Record::<G>::new(setup, seed);
    for _ in 0..60 {
        let seats = Seat::first(record.state().seats());
        let actions: Vec<G::Action> = seats.flat_map(|seat| record.state().actions(seat)).collect();
        let Some(action) = random.pick(&actions) else { break };
        record.apply(action.clone()).expect("a listed action is accepted");
    }
    record
}

/// Every turning point of a match is an exercise whose right answers are not what was done, and so is its mirror.
fn points_are_exercises<G: Ladder + Sample<Action: Debug>>(
    matches: usize,
    (most_runs, may_follow): (usize, fn(usize, usize) -> bool),
    done: impl Fn(&Record<G>, usize) -> Option<G::Answer>,
) {
    let mut found = 0;
    for seed in 0..scaled(matches) as u64 {
        let record = random_match::<G>(Seed(seed));
        for seat in Seat::first(record.state().seats()) {
            let points = G::turning_points(&record, seat);
            let runs = points.chunk_by(|one, next| may_follow(one.after, next.after)).count();
            assert!(runs <= most_runs, "seed {seed}: in order");
            let moments: BTreeSet<usize> = points.iter().map(|point| point.after).collect();
            assert_eq!(moments.len(), points.len(), "seed {seed}: each once");
            for point in points {
                let (question, mirror) = (point.exercise.pose(), point.mirror.pose());
                if let Some(done) = done(&record, point.after) {
                    assert!(!is_right(&question, &done), "seed {seed}: {} was right in {}", done, point.exercise);
                }
                assert!(is_right(&question, &question.solve()), "{}", point.exercise);
                assert!(is_right(&mirror, &mirror.solve()), "{}", point.mirror);
                assert_eq!(mirror.right_answers(), question.right_answers(), "{} and {}", point.exercise, point.mirror);
                for exercise in [&point.exercise, &point.mirror] {
                    assert_eq!(exercise.to_string().parse().as_ref(), Ok(exercise));
                }
                found += 1;
            }
        }
    }
    assert!(found > 0, "random matches have turning points");
}

#[test]
fn turning_points_of_poe_are_exercises() {
    // Those that cost most, then the others.
    points_are_exercises::<Poe>(2_000, (2, |one, next| one < next), |record, after| {
        match record.played().get(after)?.act {
            poe::Act::Write(letter) => Some(poe::lessons::Answer::Reply(poe::lessons::Reply::Write(letter))),
            _ => None,
        }
    });
}

#[test]
fn turning_points_of_lawtoe_are_exercises() {
    // The last one decided.
    points_are_exercises::<LawToe>(200, (1, |one, next| one > next), |record, after| {
        match &record.played().get(after)?.act {
            lawtoe::Act::Write(letters) => {
                Some(lawtoe::lessons::Answer::Reply(lawtoe::lessons::Reply::Write(letters.clone())))
            }
            _ => None,
        }
    });
}
