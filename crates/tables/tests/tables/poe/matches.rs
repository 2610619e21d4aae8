//! Matches: how they go on from round to round, and how they end.

use flub::{
    games::poe::{Length, Side, Stage},
    network::Goal,
    play::{Game, Random, Seed},
};
use flub_tables::games::poe::{offer::Offer, time_left::TimeLeft, wording};

use super::*;

fn headline(at: &At<PoeTable>) -> String {
    wording::describe_result(&english(), &at.table)
}

fn won(name: &str) -> String {
    english().with("poe-won", values! { who: "other", name: name })
}

#[test]
fn the_goal_passes_on_from_round_to_round_and_the_points_add_up() {
    let mut at = sit_down_to("beginning", "for 3 rounds", THREE, DONE);
    assert_eq!((headline(&at), at.points()), (english().with("poe-round-over", values! { number: 1 }), vec![2, 1, 0]));
    at.act("2 goal E");
    assert_eq!(at.table.step(), 7, "nobody plays on before the verdict is read");
    at.send([Intent::NextRound]);
    at.act("2 goal E").act("3 F1").act("2 challenges P").act("1 joins challenger");
    at.write(3, "P2 P5 P7 P8: 257 258").hand_in(3);
    assert_eq!((headline(&at), at.points()), (english().with("poe-round-over", values! { number: 2 }), vec![0, 0, 2]));
    at.send([Intent::NextRound]);
    at.act("3 goal O").act("1 challenges P").act("2 joins mover").act("2 gives up").act("3 gives up");
    assert_eq!((headline(&at), at.points()), (won("Ana"), vec![2, 0, 0]));
    assert_eq!(at.table.state().scores(), [4, 1, 2]);
    assert_eq!(at.table.state().stage(), Stage::Over);
}

#[test]
fn the_round_that_reaches_the_points_is_the_last_and_players_who_are_level_win_together() {
    let at = sit_down_to("beginning", "to 2 points", THREE, DONE);
    assert_eq!((headline(&at), at.table.state().stage()), (won("Ana"), Stage::Over));
    let at = sit_down_to("beginning", "to 3 points", THREE, DONE);
    assert_eq!(at.table.state().stage(), Stage::Goal(seat(2)));
    let mut at = sit_down_to("beginning", "for 1 rounds", TWO, "1 goal O; 2 P5; 1 R2; 2 forces out");
    at.write(2, "P8: 258").hand_in(2).write(1, "P7: 257").hand_in(1);
    assert_eq!(headline(&at), english().with("poe-won-together", values! { names: "Ana and Ben" }));
    assert_eq!(at.table.state().scores(), [1, 1]);
}

#[test]
fn the_round_in_which_the_time_runs_out_is_the_last_and_nobody_is_hurried() {
    let mut at = sit_down_to("beginning", "for 5 minutes", THREE, "1 goal O; 2 P5");
    at.send(vec![Intent::Tick; 75]);
    assert_eq!(at.table.time_left(), TimeLeft::Now(225));
    // What is saved loses only some seconds.
    let mut at: At<PoeTable> = At::sit_down(&at.saved());
    assert_eq!(at.table.time_left(), TimeLeft::Now(230));
    at.pencil("R2").send(vec![Intent::Tick; 229]);
    assert!(!at.table.state().is_time_called());
    at.send([Intent::Tick]);
    assert_eq!((at.table.time_left(), at.letters()), (TimeLeft::Now(0), ".R..P....".to_owned()));
    assert!(at.table.state().is_time_called());
    at.send([Intent::Enter(SILENT)]);
    at.act("1 challenges A").act("2 joins mover").write(1, "P8: 258 instead F1").hand_in(1);
    assert_eq!((headline(&at), at.table.state().stage()), (won("Ana"), Stage::Over));
    assert!(!at.table.clock_runs());
}

#[test]
fn the_next_match_has_the_same_players_version_and_length() {
    for (version, length) in [("tough", "for 3 rounds"), ("big-tough", "to 5 points"), ("beginning", "for 10 minutes")]
    {
        let mut at = sit_down_to(version, length, FOUR, "");
        let before = at.saved();
        at.send([Intent::Tick]).act("1 goal O").send([TableMsg::Again(Seed(7))]);
        assert_eq!(at.saved(), before);
    }
}

/// What a person does who wants to get on: any letter, the side with the burden, and no proof.
fn onward(at: &At<PoeTable>, random: &mut Random) -> TableMsg<PoeTable> {
    let state = at.table.state();
    let (by, act) = match at.table.offer() {
        Offer::Verdict(_) => return Intent::NextRound.into(),
        Offer::Goal(by) => (by, Act::SetGoal(Goal::Odd)),
        Offer::Turn(by) => {
            let letters: Vec<_> = state.position().expect("a round").network().placements().collect();
            (by, random.pick(&letters).map_or(Act::ForceOut, |&letter| Act::Write(letter)))
        }
        Offer::Join(by) => {
            let bears = state.hearing().and_then(|hearing| hearing.case().burden());
            (by, Act::Join(bears.unwrap_or(Side::Mover)))
        }
        Offer::Proof(by) => (by, Act::GiveUp),
        other => panic!("{other:?}"),
    };
    Intent::Act(by, act).into()
}

#[test]
fn matches_against_computers_come_to_their_end_and_every_point_is_counted() {
    let two = "# 1 person 1\n# 2 computer expert 2 Ada\n";
    let many = "# 1 person 1\n# 2 computer beginner 2 Ada\n# 3 computer student 3 Blaise\n# 4 computer expert 4 Emmy\n";
    let matches = [("for 1 rounds", ALONE), ("for 3 rounds", ALONE), ("to 3 points", two), ("for 2 rounds", many)];
    for (number, (length, players)) in (1..=12).zip(matches.into_iter().cycle()) {
        let seed = Seed(number);
        let mut random = Random::new(seed);
        let mut at = sit_down_to("beginning", length, players, "");
        while at.computers_act().table.state().stage() != Stage::Over {
            let msg = onward(&at, &mut random);
            at.send([msg]);
        }
        let state = at.table.state();
        let rounds = state.finished();
        let sum = |seat: usize| rounds.iter().map(|round| round.findings()[seat].points).sum::<i32>();
        let sums: Vec<i32> = (0..state.seats()).map(sum).collect();
        assert_eq!(state.scores(), sums, "{length}, seed {seed:?}");
        match state.setup().length() {
            Length::Rounds(count) => assert_eq!(rounds.len(), usize::from(count), "seed {seed:?}"),
            Length::Points(goal) => assert!(sums.iter().any(|&points| points >= i32::from(goal)), "seed {seed:?}"),
            Length::Minutes(_) => {}
        }
        assert!(at.table.came().is_some(), "seed {seed:?}");
    }
}
