//! What is told on a stage, at every table that has one.

use flub::{games::poe::Action, play::Seat};
use flub_tables::{
    context::settings::Pace,
    games::{
        lawtoe::table::{Intent as LawToeIntent, LawToeTable},
        poe::table::{Intent as PoeIntent, PoeTable},
        wholes::table::WholesTable,
    },
    table::{
        midend::TableMsg,
        staging::{Beat, StageView, Staged},
        table_game::TableGame,
    },
};

use crate::{At, values, words::english};

/// Three people.
const THREE: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n";

fn lawtoe(actions: &str) -> At<LawToeTable> {
    At::sit_down(&format!("# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\n{actions}"))
}

fn poe(actions: &str) -> At<PoeTable> {
    At::sit_down(&format!("{THREE}# elapsed 0\nflub 1 poe beginning seats 3 for 6 rounds seed 7\n{actions}"))
}

fn wholes(actions: &str) -> At<WholesTable> {
    At::sit_down(&format!("{THREE}flub 1 wholes seats 3 quarters seed 6\n{actions}"))
}

/// What is on the stage.
fn stage<G: TableGame>(at: &At<G>) -> StageView {
    at.table.stage(&english()).expect("something is on the stage")
}

/// Sees every staged step of a record again: whatever takes long or comes late, the beats come one by one, nobody is asked meanwhile,
/// and afterwards the step that was looked at is on the screen.
fn is_seen_again<G: TableGame>(mut at: At<G>, expected: &[usize]) {
    let mut staged = Vec::new();
    for step in 1..=at.table.step() {
        let viewing = Some(step).filter(|&step| step < at.table.step());
        at.send([TableMsg::View(viewing), TableMsg::StageAgain]);
        let Some(first) = at.table.staged else { continue };
        staged.push(step);
        let mut told = vec![stage(&at)];
        loop {
            let (now, beat) = (at.table.staged.expect("it is on the stage"), at.table.beat());
            assert_eq!((at.table.question(Pace::Short), at.table.is_present()), (None, false));
            at.send([TableMsg::Passed(Staged { beat: now.beat + 1, ..now }), TableMsg::ToggleSheets]);
            assert_eq!(at.table.staged, Some(now), "what was not begun cannot be over");
            at.send([TableMsg::Passed(now)]);
            assert_ne!(at.table.staged, Some(now));
            if at.table.staged.is_none() {
                break;
            }
            let next = stage(&at);
            assert!(beat == Some(Beat::Word) || next.list.len() == told[told.len() - 1].list.len() + 1);
            told.push(next);
        }
        assert_eq!((first.beat, at.table.viewing), (0, viewing));
        at.send([TableMsg::StageAgain, TableMsg::GoOn]);
        let words = told.len() > 1 && told[0].list.is_empty();
        assert_eq!(at.table.staged.is_some(), words, "a tap skips the rest of the parts, but not those after a word");
        at.send([TableMsg::GoOn]);
        assert!(at.table.staged.is_none());
    }
    assert_eq!(staged, expected);
}

#[test]
fn every_challenge_proof_and_call_is_seen_again_beat_by_beat() {
    let begun = "plaintiff goal even\ndefendant O4 F3\nplaintiff P1\ndefendant P7\n";
    is_seen_again(lawtoe(&format!("{begun}plaintiff challenges A-flub\nplaintiff proves P8: 147 148\n")), &[5, 6]);
    is_seen_again(lawtoe(&format!("{begun}plaintiff challenges A-flub\nplaintiff gives up\n")), &[5]);
    let heard = "1 challenges A\n2 joins challenger\n1 proves P8: 258 instead F1\n2 proves P7: 257 instead F1\n";
    is_seen_again(poe(&format!("1 goal O\n2 P5\n3 R2\n{heard}")), &[4, 5, 7]);
    let played = "1 draws\n1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2\n";
    is_seen_again(wholes(&format!("{played}3 calls\n")), &[3]);
}

#[test]
fn a_challenge_is_told_with_the_move_and_its_number_and_then_the_sides_are() {
    let mut at = lawtoe("plaintiff goal odd\ndefendant P1 P2\n");
    at.send([LawToeIntent::Act("challenges A-flub".parse().expect("an act"))]);
    let words = english();
    let told = stage(&at);
    assert_eq!(told.title, words.with("lawtoe-event-challenge", values! { who: "plaintiff", kind: "A" }));
    let wrote = values! { who: "defendant", letter: "P", square: 1, letter2: "P", square2: 2 };
    let wrote = words.with("lawtoe-event-two", wrote);
    assert_eq!(told.sentences, [words.with("lawtoe-numbered", values! { number: 2, what: wrote })]);
    let proves = Some(words.with("lawtoe-stage-proves", values! { who: "plaintiff" }));
    assert_eq!(told.sides.iter().map(|side| side.note.clone()).collect::<Vec<_>>(), [proves, None]);
    assert!(at.table.person_to_act().is_none(), "nobody can do anything before it went on");
    at.send([TableMsg::GoOn]);
    assert!(at.table.burden().is_some());

    let mut at = poe("1 goal O\n2 P5\n3 R2\n");
    let names = |at: &At<PoeTable>| {
        let sides = stage(at).sides.into_iter();
        sides.map(|side| side.players.into_iter().map(|(_, _, name)| name).collect()).collect::<Vec<Vec<String>>>()
    };
    for (action, sides) in
        [("1 challenges A", [vec!["Ana"], vec!["Cem"]]), ("2 joins challenger", [vec!["Ana", "Ben"], vec!["Cem"]])]
    {
        let Action { by, act } = action.parse().expect("an action");
        at.send([PoeIntent::Act(by, act)]);
        let title = words.with("poe-event-challenge", values! { who: "other", name: "Ana", kind: "A" });
        assert_eq!(
            (stage(&at).title, names(&at)),
            (title, sides.map(|side| side.into_iter().map(String::from).collect()).to_vec())
        );
        let wrote = words.with("poe-event-letter", values! { who: "other", name: "Cem", letter: "R", square: 2 });
        assert_eq!(stage(&at).sentences, [words.with("poe-numbered", values! { number: 3, what: wrote })]);
        at.send([TableMsg::GoOn]);
    }
}

#[test]
fn the_cards_of_a_called_play_turn_over_one_by_one_and_nobody_pays_before_the_last() {
    let mut at = wholes("1 draws\n1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2\n3 calls\n");
    let paid = at.table.shown();
    at.send([TableMsg::StageAgain]);
    let by = Seat::first(3).last().expect("a third seat");
    let call = stage(&at);
    let name = at.table.seating.name(&english(), by);
    assert!(call.title.contains(&name) && call.sides[0].players[0].2 == name, "{}", call.title);
    assert!(call.list.is_empty(), "all lie face down");
    for turned in 1..=3 {
        let before = at.table.shown();
        assert_ne!(before, paid);
        at.send([TableMsg::Passed(at.table.staged.expect("it is on the stage"))]);
        assert_eq!(stage(&at).list.len(), turned);
    }
    at.send([TableMsg::GoOn]);
    assert_eq!(at.table.shown(), paid);
}
