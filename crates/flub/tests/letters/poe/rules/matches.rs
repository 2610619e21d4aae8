//! Matches: the rotating goal, the three lengths, openings, and their text.

use super::{after, refused, seat};
use flub::{
    games::poe::{Act, Action, Length, OpeningFlaw, Poe, Proof, Refusal, Setup, Stage, Version},
    network::{Goal, LetterProof, Listing, Network, Rules, Square},
    play::{Game, Record, Seat, Seed},
};

/// Returns a round whose goal this seat of two sets and in which the other declares a force-out; a player who sustains
/// it gets 1.
fn round(setter: usize) -> String {
    let other = 3 - setter;
    format!("{setter} goal O; {other} P1; {setter} P2; {other} forces out; 1 proves P3: 123; 2 gives up")
}

fn winners(state: &Poe) -> Option<Vec<String>> {
    state.outcome().map(|outcome| outcome.winners().map(|seat| seat.to_string()).collect())
}

/// "The goal passes to the next seat each round." Seat order continues from there.
#[test]
fn the_goal_passes_to_the_next_seat() {
    for seats in 2..=Seat::MOST {
        let setup = format!("beginning seats {seats} for 9 rounds");
        let mut lines = String::new();
        for round in 0..9 {
            let (setter, next) = (round % seats + 1, (round + 1) % seats + 1);
            let state = after(&setup, &lines);
            assert_eq!((state.stage(), state.setter()), (Stage::Goal(seat(setter)), seat(setter)));
            assert_eq!(refused(&setup, &format!("{lines}; {next} goal O")), Refusal::GoalDue(seat(setter)));
            lines = format!("{lines}; {setter} goal O");
            assert_eq!(after(&setup, &lines).stage(), Stage::Turn(seat(next)));
            lines = format!("{lines}; {next} forces out");
            (1..=seats).for_each(|seat| lines = format!("{lines}; {seat} gives up"));
        }
        assert_eq!(after(&setup, &lines).stage(), Stage::Over);
    }
}

/// "A match is played ... for a number of rounds; highest score wins."
#[test]
fn a_number_of_rounds() {
    let setup = "beginning seats 2 for 2 rounds";
    let first = after(setup, &round(1));
    assert_eq!((first.scores(), first.stage(), winners(&first)), (vec![1, -1], Stage::Goal(seat(2)), None));
    let second = after(setup, &format!("{}; {}", round(1), round(2)));
    assert_eq!((second.scores(), second.stage()), (vec![2, -1], Stage::Over));
    assert_eq!(winners(&second), Some(vec!["1".to_owned()]));
    assert_eq!(refused(setup, &format!("{}; {}; 1 goal O", round(1), round(2))), Refusal::Over);
    assert_eq!(refused(setup, "1 calls time"), Refusal::NotTimed);
    assert!(Seat::first(2).all(|seat| !second.may_act(seat)));
}

/// "Players level on the highest score share the win."
#[test]
fn level_players_share_the_win() {
    let level = "1 goal O; 2 forces out; 1 gives up; 2 gives up; 3 gives up";
    let over = after("beginning seats 3 for 1 rounds", level);
    assert_eq!((over.scores(), winners(&over)), (vec![0, -1, 0], Some(vec!["1".to_owned(), "3".to_owned()])));
}

/// "A match is played to a winning score."
#[test]
fn a_winning_score() {
    let setup = "beginning seats 2 to 2 points";
    let first = after(setup, &round(1));
    assert_eq!((first.scores(), winners(&first)), (vec![1, -1], None));
    let second = after(setup, &format!("{}; {}", round(1), round(2)));
    assert_eq!((second.scores(), winners(&second)), (vec![2, -1], Some(vec!["1".to_owned()])));
    assert_eq!(refused(setup, "1 calls time"), Refusal::NotTimed);
}

/// "A match is played ... for a stated time": the round in progress is played to its end, whatever its stage.
#[test]
fn a_stated_time() {
    let setup = "beginning seats 2 for 20 minutes";
    let round = round(1);
    let acts: Vec<&str> = round.split("; ").collect();
    for called in 1..acts.len() {
        let lines = |upto: usize| [&acts[..called], &["2 calls time"], &acts[called..upto]].concat().join("; ");
        for upto in called..acts.len() {
            let state = after(setup, &lines(upto));
            assert!(state.is_time_called() && winners(&state).is_none(), "{}", lines(upto));
        }
        let over = after(setup, &lines(acts.len()));
        assert_eq!((over.scores(), winners(&over)), (vec![1, -1], Some(vec!["1".to_owned()])), "{called}");
    }
    let between = after(setup, &format!("{round}; 1 calls time"));
    assert_eq!(winners(&between), Some(vec!["1".to_owned()]), "no round is in progress");
    assert_eq!(refused(setup, "1 goal O; 1 calls time; 2 calls time"), Refusal::TimeCalled);
    assert_eq!(refused(setup, "1 calls time; 1 goal O"), Refusal::Over);
    let uncalled = after(setup, &round);
    assert_eq!((uncalled.stage(), uncalled.is_time_called()), (Stage::Goal(seat(2)), false), "nobody called time");
}

/// The longest possible match: every proof and the number of rounds at their limits, for a score nobody reaches. It
/// ends, and its record reads back.
#[test]
fn the_longest_match_is_read_back() {
    let setup = Setup::new(Version::BigTough, Seat::MOST, Length::Points(Length::MOST_POINTS)).expect("in bounds");
    let mut record = Record::<Poe>::new(setup, Seed(u64::MAX));
    let listing = Listing(vec![u16::MAX; Proof::LONGEST - 1]);
    let proof = Proof { after: Some(usize::MAX), counted: vec![listing], ..Proof::default() };
    while record.state().stage() != Stage::Over {
        let state = record.state();
        let (by, act) = match (state.stage(), state.position()) {
            (Stage::Goal(setter), _) => (setter, Act::SetGoal(Goal::AtLeast(Goal::LARGEST))),
            (Stage::Turn(turn), Some(position)) => {
                let letter = position.network().placements().last();
                (turn, letter.map_or(Act::ForceOut, Act::Write))
            }
            _ => {
                let writer = state.hearing().and_then(|hearing| hearing.writers().next());
                (writer.expect("somebody has to prove"), Act::Prove(proof.clone()))
            }
        };
        record.apply(Action { by, act }).expect("it is listed, or as long as may be");
    }
    assert_eq!(record.state().finished().len(), usize::from(Length::MOST_ROUNDS));
    let text = record.to_string();
    assert!(text.parse() == Ok(record), "{} bytes", text.len());
}

/// A first round may start from a given goal and letters; the next starts with a vacant mat.
#[test]
fn a_match_can_begin_from_letters() {
    let setup = "beginning seats 2 for 2 rounds from O RP.FFFFF.";
    let begun = after(setup, "");
    assert_eq!((begun.stage(), begun.mover()), (Stage::Turn(seat(2)), Some(seat(1))));
    assert_eq!(begun.position().map(|position| (position.latest(), position.goal())), Some((0, Goal::Odd)));
    assert_eq!(refused(setup, "2 P1"), Refusal::Filled(square(1)));
    let next = after(setup, "2 forces out; 1 proves P3: 123; 2 proves P3: 123; 2 goal E");
    assert_eq!(next.scores(), [1, 1]);
    assert_eq!(next.position().map(|position| position.network()), Some(Version::Beginning.mat()));
    let setup = Setup::new(Version::Tough, 2, Length::Rounds(1)).expect("in bounds");
    let flaw = |goal: &str, rules, mat: &str| {
        setup.opening(goal.parse().expect("a goal"), Network::read(rules, mat).expect("a mat")).err()
    };
    assert_eq!(flaw("O", Rules::Poe, "RP.FFFFF."), None);
    assert_eq!(flaw("O", Rules::Poe, "................"), Some(OpeningFlaw::OtherMat));
    assert_eq!(flaw("O", Rules::LawToe, "........."), Some(OpeningFlaw::OtherMat));
    assert_eq!(flaw("O", Rules::Poe, "RPPFFFFFF"), Some(OpeningFlaw::Full));
    assert_eq!(flaw("A35", Rules::Poe, "........."), Some(OpeningFlaw::Impossible));
    let beginning = Setup::new(Version::Beginning, 2, Length::Rounds(1)).expect("in bounds");
    let tough = beginning.opening(Goal::AtLeast(1), Version::Beginning.mat());
    assert_eq!(tough.err(), Some(OpeningFlaw::OtherGoal));
}

fn square(number: usize) -> Square {
    Square::from_number(number).expect("1 to 16")
}

/// "2 to 6 seats", three versions, three lengths; all within bounds, and read back as written.
#[test]
fn setups_are_text() {
    for text in [
        "beginning seats 3 for 6 rounds",
        "tough seats 2 to 10 points",
        "big-tough seats 6 for 240 minutes",
        "beginning seats 2 for 1 rounds from E P.FPR.PP.",
        "big-tough seats 2 for 1 rounds from A6 P.FPR.PP........",
    ] {
        let setup: Setup = text.parse().unwrap_or_else(|unreadable| panic!("{text}: {unreadable}"));
        assert_eq!(setup.to_string(), text);
    }
    for text in [
        "",
        "beginning",
        "beginning seats 1 for 6 rounds",
        "beginning seats 7 for 6 rounds",
        "beginning seats -2 for 6 rounds",
        "beginning seats 3 for 0 rounds",
        "beginning seats 3 for 100 rounds",
        "beginning seats 3 to 0 points",
        "beginning seats 3 to 100 points",
        "beginning seats 3 for 241 minutes",
        "beginning seats 3 to 6 rounds",
        "beginning seats 3 for 6",
        "small seats 3 for 6 rounds",
        "beginning seats 3 for 6 rounds from",
        "beginning seats 3 for 6 rounds from E",
        "beginning seats 3 for 6 rounds from A6 P.FPR.PP.",
        "beginning seats 3 for 6 rounds from E P.FPO.PP.",
        "beginning seats 3 for 6 rounds from E P.FPR.PP........",
        "beginning seats 3 for 6 rounds from E FFFFFFFFF",
        "beginning seats 3 for 6 rounds with E P.FPR.PP.",
        "beginning seats 3 for 6 rounds from E P.FPR.PP. twice",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
    for seats in [0, 1, 7, usize::MAX] {
        assert_eq!(Setup::new(Version::Beginning, seats, Length::Rounds(1)), None);
    }
    for length in [Length::Rounds(0), Length::Points(100), Length::Minutes(u8::MAX)] {
        assert_eq!(Setup::new(Version::Beginning, 3, length), None);
    }
}
