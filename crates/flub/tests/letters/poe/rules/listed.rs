//! The actions listed for each seat, at every stage of a round.

use super::{THREE, after, seat};
use flub::{
    games::poe::{Act, Action, Poe},
    play::Game,
};

/// What this seat can do, with goals and letters as counts.
fn listed(state: &Poe, number: usize) -> Vec<String> {
    let actions = state.actions(seat(number));
    let goals = actions.iter().filter(|action| matches!(action.act, Act::SetGoal(_))).count();
    let letters = actions.iter().filter(|action| matches!(action.act, Act::Write(_))).count();
    let others = actions.iter().filter(|action| !matches!(action.act, Act::SetGoal(_) | Act::Write(_)));
    let counted = [(goals, "goals"), (letters, "letters")].into_iter().filter(|&(count, _)| count > 0);
    let counted = counted.map(|(count, what)| format!("{count} {what}"));
    let said = |action: &Action| action.to_string().split_once(' ').map_or_else(String::new, |(_, act)| act.to_owned());
    counted.chain(others.map(said)).collect()
}

/// "Beginning POE: goals odd and even"; the player whose turn it is writes F, P or R in any vacant square, challenges
/// or declares a force-out, and everybody but the mover challenges: a goal as a P-flub only. Each joins when asked, and
/// those who bear the burden hand in.
#[test]
fn every_possible_action_is_listed() {
    let challenges = ["challenges P", "challenges A", "challenges CP", "challenges CA"];
    let turn = |letters: &'static str, challenges: &[&'static str]| [&[letters, "forces out"], challenges].concat();
    let stages: [(&str, [Vec<&str>; 3]); 6] = [
        ("", [vec!["2 goals"], vec![], vec![]]),
        ("1 goal O", [vec![], turn("27 letters", &challenges[..1]), vec!["challenges P"]]),
        ("1 goal O; 2 F1", [challenges.to_vec(), vec![], turn("24 letters", &challenges)]),
        ("1 goal O; 2 F1; 3 challenges A", [vec!["joins challenger", "joins mover"], vec![], vec![]]),
        ("1 goal O; 2 F1; 3 challenges A; 1 joins challenger", [vec!["gives up"], vec![], vec!["gives up"]]),
        ("1 goal O; 2 F1; 3 challenges A; 1 joins challenger; 3 gives up", [vec!["gives up"], vec![], vec![]]),
    ];
    for (lines, expected) in &stages {
        let state = after(THREE, lines);
        let timed = after("beginning seats 3 for 20 minutes", lines);
        for (number, expected) in (1..).zip(expected) {
            assert_eq!(listed(&state, number), *expected, "{number} after {lines:?}");
            assert_eq!(state.may_act(seat(number)), !expected.is_empty(), "{number} after {lines:?}");
            let with_time = [expected.as_slice(), &["calls time"]].concat();
            assert_eq!(listed(&timed, number), with_time, "{number} after {lines:?}, for a stated time");
        }
        assert_eq!(state.seats(), 3);
        assert!(!timed.may_act(seat(4)) && timed.actions(seat(4)).is_empty(), "nobody sits there");
    }
}
