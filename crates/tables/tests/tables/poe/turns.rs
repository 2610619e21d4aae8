//! Turns: who may do what, how long computers wait, and what is taken back.

use flub::games::poe::{Act, Flub, Refusal};
use flub_tables::{
    context::settings::Pace,
    games::poe::{
        offer::{BEAT, LOOK, Offer},
        screen::{ScreenMsg, Window},
        table::Intent,
        wording,
    },
    letters::mat_view::MatKey,
    table::{midend::TableMsg, table_game::TableGame},
};

use super::*;

/// How long the computers wait at each pace, in milliseconds. `None` if they are not asked.
fn waits(at: &At<PoeTable>) -> [Option<u32>; 3] {
    [Pace::Ask, Pace::Short, Pace::Long].map(|pace| at.table.question(pace).map(|question| question.wait))
}

#[test]
fn computers_wait_for_people_who_could_challenge_as_long_as_the_pace_says() {
    let mut at = sit_down(ALONE, "1 goal O; 2 R1");
    assert_eq!(waits(&at), [Some(LOOK), Some(3_000), Some(10_000)]);
    assert_eq!(at.table.offer(), Offer::Nothing, "nobody has to let them go on");
    let challenge = |window| Intent::Screen(ScreenMsg::Window(window));
    at.send([challenge(Some(Window::Challenge))]);
    assert_eq!(waits(&at), [None; 3], "somebody thinks about a challenge");
    at.send([challenge(None)]).send([TableMsg::Share(true)]);
    assert_eq!(waits(&at), [None; 3], "the record is open");
    at.send([TableMsg::Share(false), TableMsg::View(Some(1))]);
    assert_eq!(waits(&at), [None; 3], "somebody looks back");
    at.send([TableMsg::View(None)]);
    assert_eq!(at.table.challengers().collect::<Vec<_>>(), [seat(1)], "there is a moment to challenge");
    at.computers_act();
    assert_eq!(at.table.step(), 3);
    // While the person is to act, no computer takes the challenge away.
    assert_eq!(waits(&sit_down(ALONE, A)), [None, Some(3_000), Some(10_000)]);
    // Only the other computer could challenge this goal.
    assert_eq!(waits(&sit_down(ALONE, "1 goal O")), [Some(BEAT); 3]);
}

#[test]
fn a_computer_between_two_people_is_waited_for_and_waits() {
    let mut at = sit_down("# 1 person 1 Ana\n# 2 computer expert 2 Ada\n# 3 person 3 Ben\n", "1 goal O");
    assert_eq!(at.table.offer(), Offer::Nothing);
    at.computers_act();
    assert_eq!(at.table.offer(), Offer::Turn(seat(3)));
}

/// The letters of computers come by themselves, so each can be challenged until the person acts.
#[test]
fn nobody_has_to_be_quick_a_letter_that_a_computer_has_followed_can_still_be_challenged() {
    let mut at = sit_down(ALONE, "1 goal O; 2 P5; 3 R2");
    assert_eq!(at.table.challengeable(seat(1)), [3, 2]);
    at.send([Intent::Screen(ScreenMsg::Window(Some(Window::Challenge))), Intent::Screen(ScreenMsg::Challenged(2))]);
    at.act("1 challenges P");
    assert_eq!(at.actions(), "1 goal O; 2 P5; 1 challenges P", "the game goes back to it");
    assert!(!at.table.can_redo());
    // Not one that a person has followed, and not after somebody has challenged.
    assert_eq!(sit_down(ALONE, "1 goal O; 2 P5; 3 R2; 1 F1; 2 F3").table.challengeable(seat(1)), [5]);
    assert_eq!(sit_down(THREE, "1 goal O; 2 P5; 3 R2").table.challengeable(seat(1)), [3]);
    assert_eq!(sit_down(ALONE, "1 goal O; 2 P5; 3 R2; 2 challenges A").table.challengeable(seat(1)), [0; 0]);
    let mut other = sit_down(ALONE, "1 goal O; 2 P5; 3 R2; 1 F1; 2 F3");
    other.send([Intent::Screen(ScreenMsg::Challenged(3))]).act("1 challenges P");
    assert_eq!(other.actions(), "1 goal O; 2 P5; 3 R2; 1 F1; 2 F3; 1 challenges P", "any other is the latest");
}

#[test]
fn a_person_who_plays_alone_can_take_any_time_for_a_move() {
    let mut at = sit_down(ALONE, "1 goal O; 2 R1; 3 F2");
    at.computers_act().send(vec![Intent::Tick; 600]);
    assert_eq!((at.table.step(), at.table.offer()), (3, Offer::Turn(seat(1))));
}

#[test]
fn a_person_challenges_while_a_computer_is_to_move_and_its_late_answer_is_not_taken() {
    let mut at = sit_down(ALONE, "1 goal O; 2 R1; 3 F2; 1 F5; 2 F4");
    let (asked, question) = (at.table.step(), at.question().expect("a computer is to move"));
    let late = PoeTable::parse_answer(&PoeTable::THINK(&question.text)).expect("it acts");
    at.send([TableMsg::View(Some(1)), TableMsg::Answer(asked, late.clone())]);
    assert_eq!((at.table.step(), at.table.viewing), (asked, Some(1)), "nor one that comes while somebody looks back");
    at.send([TableMsg::View(None)]);
    at.act("1 challenges P");
    let challenged = at.actions();
    at.send([TableMsg::Answer(asked, late)]);
    assert_eq!(at.actions(), challenged);
    // The computer that moved cannot prove a solution that does not exist, and the other one knows it.
    at.computers_act();
    assert_eq!(at.points()[0], 2, "{}", at.actions());
}

#[test]
fn everybody_but_the_mover_challenges_and_a_goal_only_as_a_p_flub() {
    let moves = [
        (FOUR, "1 goal O", 1),
        (FOUR, "1 goal O; 2 R1", 2),
        (FOUR, "1 goal O; 2 R1; 3 F2", 3),
        (THREE, CA, 1),
        (THREE, CP, 3),
    ];
    for (players, actions, mover) in moves {
        let at = sit_down(players, actions);
        let others: Vec<_> = (1..=players.lines().count()).filter(|&other| other != mover).map(seat).collect();
        assert_eq!(at.table.challengers().collect::<Vec<_>>(), others, "{actions}");
        let kinds = if at.table.step() == 1 { &[Flub::P][..] } else { &Flub::ALL };
        assert_eq!(at.table.state().challenges().len(), kinds.len(), "{actions}");
        let mut own = sit_down(players, actions);
        own.act(&format!("{mover} challenges P"));
        assert_eq!((own.table.refusal, own.table.step()), (Some(Refusal::OwnMove), at.table.step()));
        for other in others {
            let mut at = sit_down(players, actions);
            at.act(&format!("{other} challenges P"));
            assert_eq!(at.actions(), format!("{actions}; {other} challenges P"));
        }
    }
    let computer = sit_down("# 1 person 1\n# 2 computer student 2 Ada\n", "1 goal O");
    assert_eq!(computer.table.challengers().count(), 0, "the computer would have to");
    let mut at = sit_down_to("tough", "for 6 rounds", THREE, "1 goal E20");
    at.act("3 challenges P").act("2 joins challenger").act("1 gives up");
    assert_eq!(at.points(), [0, 1, 2]);
}

/// Undo takes back the last act of a person and what followed from it; redo brings back as much.
#[test]
fn undo_takes_back_a_persons_act_with_its_consequences_and_redo_restores_it() {
    let mixed = "# 1 person 1 Ana\n# 2 computer expert 2 Ada\n# 3 person 3 Cem\n";
    for players in [THREE, ALONE, mixed] {
        for actions in [P, A, CA, CP, FORCED] {
            for count in 0..=actions.split("; ").count() {
                let played: Vec<&str> = actions.split("; ").take(count).collect();
                let mut at = sit_down(players, &played.join("; "));
                let is_person = |played: &&str| at.table.seating.player(action(played).by).is_person();
                let Some(last) = played.iter().rposition(is_person) else {
                    assert!(!at.table.can_undo());
                    continue;
                };
                at.send([TableMsg::Undo]);
                assert_eq!(at.actions(), played[..last].join("; "), "{players}{played:?}");
                assert!(at.table.can_redo());
                while at.table.step() < count {
                    at.send([TableMsg::Redo]);
                }
                assert_eq!(at.actions(), played.join("; "));
                assert!(!at.table.can_redo());
            }
        }
    }
}

#[test]
fn whom_a_computer_has_caught_takes_back_the_side_that_was_joined_and_no_letter() {
    let players = "# 1 computer expert 1 Ada\n# 2 person 2\n# 3 person 3 Cem\n";
    let mut at = sit_down(players, "1 goal O; 2 P5; 3 R2; 1 challenges A");
    assert!(!at.table.can_undo());
    at.act("2 joins mover").send([TableMsg::Undo]);
    assert_eq!(at.actions(), "1 goal O; 2 P5; 3 R2; 1 challenges A");
    let mut own = sit_down("# 1 person 1\n# 2 computer expert 2 Ada\n", "1 goal O; 2 P5; 1 challenges P");
    assert_eq!(own.send([TableMsg::Undo]).actions(), "1 goal O; 2 P5", "one's own challenge can be");
}

#[test]
fn nothing_is_taken_back_under_seal_nor_after_a_verdict_nor_from_the_round_before() {
    let under_seal = DONE.rsplit_once("; ").expect("there are several").0;
    let mut read = sit_down(THREE, DONE);
    read.send([Intent::NextRound]);
    for mut at in [sit_down(THREE, under_seal), sit_down(THREE, DONE), read] {
        let before = at.actions();
        assert!(!at.table.can_undo(), "{before}");
        at.send([TableMsg::Undo]);
        assert_eq!(at.actions(), before);
    }
    let mut hearing = sit_down(THREE, "1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger");
    hearing.send([TableMsg::Undo, TableMsg::Undo]);
    assert_eq!(hearing.actions(), A, "before anything is sealed, everything is");
}

#[test]
fn a_filled_square_says_why_no_letter_can_be_written_there_until_another_is_chosen() {
    let mut at = sit_down(THREE, A);
    at.send([Intent::Tap(square(5)), Intent::Key(MatKey::Letter('F'), SILENT)]);
    assert_eq!((at.table.refusal, at.letters()), (Some(Refusal::Filled(square(5))), ".R..P....".to_owned()));
    at.send([Intent::Tap(square(1)), Intent::Key(MatKey::Letter('F'), SILENT)]);
    assert_eq!((at.table.refusal, at.letters()), (None, "FR..P....".to_owned()));
    at.send([Intent::Key(MatKey::Erase, SILENT)]);
    assert_eq!(at.letters(), ".R..P....");
}

#[test]
fn on_a_full_mat_nobody_writes_and_a_force_out_is_proved_without_a_letter() {
    let mut at = sit_down(TWO, "1 goal O; 2 R1; 1 F4; 2 F5; 1 F6; 2 F7; 1 F8; 2 F9; 1 P2; 2 P3");
    assert_eq!(wording::describe_options(&english(), &at.table), english().text("poe-due-full"));
    assert!(!at.table.is_writing());
    at.send([Intent::Tap(square(5)), Intent::Key(MatKey::Letter('F'), SILENT), Intent::Key(MatKey::Enter, SILENT)]);
    assert_eq!(at.table.step(), 10);
    at.send([Intent::Act(seat(1), Act::ForceOut)]).go_on();
    at.write(1, ": 123").hand_in(1).write(2, ": 123").hand_in(2);
    assert_eq!(at.points(), [1, 1]);
}
