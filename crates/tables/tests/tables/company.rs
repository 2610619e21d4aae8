//! The computers as characters: a face gives nothing away that is hidden, and how something ended is seen once it has been told.

use std::collections::BTreeMap;

use flub::{
    games::wholes::{Event, Stage},
    play::Seat,
};
use flub_tables::{
    context::settings::Pace,
    games::{lawtoe::table::LawToeTable, poe::table::PoeTable, wholes::table::WholesTable},
    table::{
        company::Face,
        midend::{Table, TableMsg},
        table_game::TableGame,
    },
};

use crate::At;

fn faces<G: TableGame>(table: &Table<G>, seats: usize) -> Vec<Face> {
    Seat::first(seats).map(|seat| G::face(table, seat)).collect()
}

/// What everybody at a table of Wholes has seen just now: whose turn it is, who has done what last, and how a call ended that was told.
fn seen(table: &Table<WholesTable>) -> String {
    let step = table.staged.map_or(table.step(), |staged| staged.step);
    let mut events = table.record.events()[..step].iter().filter_map(|events| events.first()).rev();
    let latest = events.find(|event| !matches!(event, Event::LetBe(_))).map(|event| match event {
        Event::Drew { .. } => "drew".to_owned(),
        Event::Played { by, .. } => format!("played {by}"),
        Event::Called(called) if table.staged.is_some() => format!("calls {} {}", called.by, called.player),
        Event::Called(called) => format!("called {} {} {}", called.by, called.player, called.right),
        _ => "else".to_owned(),
    });
    let whose = match table.state().stage() {
        Stage::Draw(seat) | Stage::Turn(seat, _) if table.staged.is_none() => Some(seat),
        _ => None,
    };
    let won = table.is_present().then(|| table.state().stage() == Stage::Over);
    let winners = won.filter(|&won| won).map(|_| format!("{:?}", table.came()));
    format!("{latest:?} {whose:?} {winners:?}")
}

#[test]
fn a_face_in_wholes_shows_only_what_everybody_has_seen_whatever_the_cards_and_bluffs_are() {
    let (mut shown, mut bluffs, mut hidden) = (BTreeMap::<String, (Vec<Face>, u64)>::new(), 0, 0);
    for seed in 1..=60 {
        let save = format!(
            "# 1 person 1 Ana\n# 2 computer sly 2 Ada\n# 3 computer expert 3 Emmy\nflub 1 wholes seats 3 quarters seed {seed}\n"
        );
        let mut at = At::<WholesTable>::sit_down(&save);
        // The first steps of a game, in which computers play for everybody.
        for _ in 0..60 {
            let table = &at.table;
            if table.state().stage() != Stage::Over {
                let now = faces(table, 3);
                let (before, from) = shown.entry(seen(table)).or_insert_with(|| (now.clone(), seed));
                assert_eq!(*before, now, "seeds {from} and {seed}: {}\n{}", seen(table), at.saved());
                if let Some(play) = table.state().play() {
                    hidden += 1;
                    bluffs += usize::from(!table.state().deck().is_whole(play.cards()));
                }
            }
            let acts: Vec<_> = Seat::first(3).flat_map(|seat| flub::play::Game::actions(table.state(), seat)).collect();
            if at.table.staged.is_some() {
                at.send([TableMsg::Passed(at.table.staged.expect("it is"))]);
            } else if let Some(question) = at.table.question(Pace::Short) {
                let answer = WholesTable::parse_answer(&(WholesTable::THINK)(&question.text)).expect("they answer");
                at.send([TableMsg::Answer(at.table.step(), answer)]);
            } else if let Some(act) = acts.first() {
                at.send([flub_tables::games::wholes::table::Intent::Answer(vec![act.clone()])]);
            } else {
                break;
            }
        }
    }
    assert!(hidden > 100 && bluffs > 10 && hidden > bluffs, "{hidden} plays of which {bluffs} bluffs");
}

#[test]
fn whoever_may_act_with_a_hidden_card_looks_like_who_may_not() {
    // From seed 13 the first player holds SWAP, and nobody else a special card.
    let players = "# 1 computer sly 1 Ana\n# 2 computer sly 2 Ben\n# 3 computer sly 3 Cem\n";
    let mut at =
        At::<WholesTable>::sit_down(&format!("{players}flub 1 wholes seats 3 quarters seed 13\n1 draws\n1 passes\n"));
    at.send([TableMsg::View(None)]);
    assert_eq!(faces(&at.table, 3), [Face::Calm, Face::Thinking, Face::Calm]);
}

#[test]
fn how_a_challenge_ends_is_seen_once_it_has_been_told() {
    let begun = "plaintiff goal even\ndefendant O4 F3\nplaintiff P1\ndefendant P7\nplaintiff challenges A-flub\n";
    let people = "# plaintiff person\n# defendant computer student\nflub 1 lawtoe pedagogue seed 7\n";
    let mut at = At::<LawToeTable>::sit_down(&format!("{people}{begun}plaintiff proves P8: 147 148\n"));
    let ends = faces(&at.table, 2);
    assert_eq!(ends, [Face::Glad, Face::Caught]);
    at.send([TableMsg::StageAgain]);
    while at.table.staged.is_some() {
        assert_eq!(faces(&at.table, 2), [Face::Sure, Face::Thinking]);
        at.send([TableMsg::GoOn]);
    }
    assert_eq!(faces(&at.table, 2), ends);

    let players = "# 1 computer student 1 Ana\n# 2 computer student 2 Ben\n# 3 person 3 Cem\n# elapsed 0\n";
    let heard = "1 challenges A\n2 joins challenger\n1 proves P8: 258 instead F1\n";
    let begun = format!("{players}flub 1 poe beginning seats 3 for 6 rounds seed 7\n1 goal O\n2 P5\n3 R2\n{heard}");
    for (last, found) in [("2 proves P7: 257 instead F1\n", true), ("2 gives up\n", false)] {
        let mut at = At::<PoeTable>::sit_down(&begun);
        assert_eq!(faces(&at.table, 3), [Face::Sure, Face::Thinking, Face::Calm], "a proof under seal is not seen");
        at = At::sit_down(&format!("{begun}{last}"));
        at.send([TableMsg::StageAgain]);
        while at.table.staged.is_some() {
            assert_eq!(faces(&at.table, 3)[0], Face::Sure);
            assert!(!faces(&at.table, 3).iter().any(|face| matches!(face, Face::Glad | Face::Caught)));
            at.send([TableMsg::GoOn]);
        }
        let ends = faces(&at.table, 3);
        assert!(ends[0] == Face::Glad && (ends[1] == Face::Glad) == found, "{ends:?}");
    }
}

#[test]
fn only_computers_are_characters_and_each_by_its_name_and_level() {
    let players = "# 1 person 1 Ada\n# 2 computer beginner 4 Ada\n# 3 computer expert 3 Rex\n# elapsed 0\n";
    let at = At::<PoeTable>::sit_down(&format!("{players}flub 1 poe beginning seats 3 for 6 rounds seed 7\n"));
    let who = |seat| at.table.company(seat).map(|(character, _)| (character.who, character.level));
    assert_eq!(Seat::first(3).map(who).collect::<Vec<_>>(), [None, Some((1, 0)), Some((2, 2))]);
}
