//! A proof that is being written stays, whatever else happens at its table, until it is handed in or given up.

use flub::{games::poe::Action, network::Square, play::Random, play::Seed};
use flub_tables::{
    games::{
        lawtoe::table::{Intent as LawToeIntent, LawToeTable},
        poe::table::{Intent, PoeTable},
    },
    table::{
        midend::{Table, TableMsg},
        table_game::TableGame,
    },
};

use crate::At;

/// The computers have proofs of their own to write.
const FORCE_OUT: &str = "# 1 person 1\n# 2 computer expert 2 Ada\n# 3 computer expert 3 Emmy\n\
    flub 1 poe beginning seats 3 for 6 rounds seed 7; 1 goal O; 2 R1; 3 F4; 1 F5; 2 F6; 3 F7; 1 F8; 2 F9; 3 P2; 1 forces out\n";
/// So has the one who has joined the challenger.
const A: &str = "# 1 person 1\n# 2 computer expert 2 Ada\n# 3 computer expert 3 Emmy\n\
    flub 1 poe beginning seats 3 for 6 rounds seed 7; 1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger\n";
const LAWTOE: &str = "# plaintiff person\n# defendant computer expert\nflub 1 lawtoe pedagogue seed 7\n\
    plaintiff goal even\ndefendant O4 F3\nplaintiff P1\ndefendant P7\nplaintiff challenges A-flub\n";

fn squares(numbers: &[usize]) -> Vec<Square> {
    numbers.iter().map(|&number| Square::from_number(number).expect("a square")).collect()
}

/// Every message that is not about the proof itself.
fn others<G: TableGame>(table: &Table<G>, random: &mut Random) -> TableMsg<G> {
    let step = random.below(table.step() + 1);
    let msgs = [
        TableMsg::View(Some(step)),
        TableMsg::View(None),
        TableMsg::Release,
        TableMsg::GoOn,
        TableMsg::StageAgain,
        TableMsg::Analyse,
        TableMsg::ToggleSheets,
        TableMsg::Share(false),
        TableMsg::Paste("flub".to_owned()),
        TableMsg::LoadPasted,
    ];
    random.pick(&msgs).expect("there are messages").clone()
}

/// Sends what is not about the draft in any order, lets the computers answer, and keeps and reads the table in between.
fn stays<G: TableGame>(mut at: At<G>, draft: impl Fn(&Table<G>) -> String, seed: u64) {
    println!("seed {seed}");
    let (mut random, written) = (Random::new(Seed(seed)), draft(&at.table));
    assert!(!written.is_empty());
    for _ in 0..200 {
        match random.below(12) {
            0 => at = At::sit_down(&at.saved()),
            1 => drop(at.let_answer()),
            _ => {
                let msg = others(&at.table, &mut random);
                at.send([msg]);
            }
        }
        assert_eq!(draft(&at.table), written);
    }
    assert!(at.table.link().draft.is_empty(), "nobody is sent what is half written");
}

#[test]
fn a_draft_survives_every_message_that_is_not_its_own_and_every_save() {
    let tap = |number| Intent::Tap(squares(&[number])[0]);
    for (save, letter, line) in [(FORCE_OUT, 3, [1, 2, 3]), (A, 8, [2, 5, 8])] {
        for seed in 0..20 {
            let mut at = At::<PoeTable>::sit_down(save);
            at.send([tap(letter), Intent::Trace(squares(&line))]);
            stays(at, PoeTable::draft, seed);
        }
    }
    for seed in 0..20 {
        let mut at = At::<LawToeTable>::sit_down(LAWTOE);
        at.send([LawToeIntent::Tap(squares(&[8])[0]), LawToeIntent::Trace(squares(&[1, 4, 7]))]);
        stays(at, LawToeTable::draft, seed);
    }
}

#[test]
fn a_computer_that_finishes_its_own_paper_leaves_the_persons_alone() {
    let mut at = At::<PoeTable>::sit_down(FORCE_OUT);
    let tap = |number| Intent::Tap(squares(&[number])[0]);
    at.send([tap(3), Intent::Trace(squares(&[1, 2, 3])), tap(1)]);
    let (draft, step) = (at.table.screen.draft.clone(), at.table.step());
    at.let_answer();
    assert!(at.table.step() > step, "they have written theirs");
    assert_eq!(at.table.screen.draft, draft, "even the connection that is half tapped");
    assert!(at.table.subject().is_some());
}

#[test]
fn who_takes_the_challenge_back_and_challenges_again_finds_the_draft_but_nobody_else_does() {
    let mut at = At::<LawToeTable>::sit_down(LAWTOE);
    at.send([LawToeIntent::Tap(squares(&[8])[0])]);
    let draft = LawToeTable::draft(&at.table);
    at.send([TableMsg::Undo]);
    assert_eq!(LawToeTable::draft(&at.table), "", "no proof is due");
    at.send([TableMsg::Redo]);
    assert_eq!(LawToeTable::draft(&at.table), draft);
    // Two people at one screen, one after another.
    let people = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n";
    let played = "1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger";
    let mut at =
        At::<PoeTable>::sit_down(&format!("{people}flub 1 poe beginning seats 3 for 6 rounds seed 7; {played}\n"));
    let [ana, ben] = ["1 gives up", "2 gives up"].map(|text| text.parse::<Action>().expect("an action"));
    at.send([TableMsg::Unveil(ana.by)]).send([Intent::Tap(squares(&[8])[0])]);
    assert_ne!(PoeTable::draft(&at.table), "");
    let kept = At::<PoeTable>::sit_down(&at.saved());
    assert_eq!(kept.table.proving(), None, "behind the curtain");
    at.send([Intent::Act(ana.by, ana.act)]).send([TableMsg::Unveil(ben.by)]);
    assert_eq!(at.table.screen.draft, Default::default(), "Ben begins with an empty paper");
}

#[test]
fn a_draft_that_cannot_be_read_is_an_empty_one_and_the_game_is_there_all_the_same() {
    let written =
        |save: &str, draft: &str| save.replace("flub 1", &format!("# draft {draft}\nflub 1")).replace("; ", "\n");
    for draft in
        ["", "lines", "lines P99: 1-2-3-99", "lines P7: 147 again", "nowhere P7: 147", "\u{0} \u{1}", "instead: :"]
    {
        let (poe, lawtoe) =
            (At::<PoeTable>::sit_down(&written(A, draft)), At::<LawToeTable>::sit_down(&written(LAWTOE, draft)));
        assert_eq!((poe.table.step(), lawtoe.table.step()), (5, 5), "{draft}");
        let listed = [&poe.table.screen.draft.connections, &lawtoe.table.screen.draft.triplets];
        let is_read = draft.starts_with("nowhere");
        assert!(listed.iter().all(|listed| listed.counted.is_empty() != is_read), "{draft}: {listed:?}");
    }
}

#[test]
fn while_a_proof_is_due_there_is_no_solver_and_after_the_round_it_is_no_help() {
    let mut at = At::<PoeTable>::sit_down(A);
    assert_eq!(
        (at.table.offered_analysis(), At::<LawToeTable>::sit_down(LAWTOE).table.offered_analysis()),
        (None, None)
    );
    let [gives_up] = ["1 gives up"].map(|text| text.parse::<Action>().expect("an action"));
    at.send([Intent::Act(gives_up.by, gives_up.act)]);
    while at.table.staged.is_some() {
        at.send([TableMsg::GoOn]);
    }
    if at.table.verdict().is_none() {
        at.let_answer();
    }
    assert!(at.table.verdict().is_some() && at.table.offered_analysis().is_some());
    at.send([TableMsg::Analyse]);
    assert!(!at.table.helped, "the round is over");
    at.send([Intent::NextRound]);
    at.send([TableMsg::View(Some(2)), TableMsg::Analyse]);
    assert!(!at.table.helped, "a round that is over is looked at");
    at.send([TableMsg::View(None), TableMsg::Analyse]);
    assert!(at.table.helped);
}
