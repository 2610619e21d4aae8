//! Matches with computers.

use flub::{
    games::lawtoe::{Act, Level, Role, Variant},
    network::{Letter, Placement},
    play::Seed,
};
use flub_tables::{
    games::lawtoe::{
        offer::Offer,
        table::{Intent, LawToeTable},
    },
    table::midend::TableMsg,
};

use super::{WON, record, scores};
use crate::At;

/// What a person who writes F wherever there is room, gives up every proof and never challenges does now. `None` once the match is over.
fn next(at: &At<LawToeTable>) -> Option<Act> {
    let state = at.table.state();
    Some(match at.table.offer() {
        Offer::Goal => Act::SetGoal(flub::network::Goal::Odd),
        Offer::Turn if state.network().is_full() => Act::LetStand,
        Offer::Turn => {
            let squares = state.writable().iter().take(state.due());
            Act::Write(squares.map(|square| Placement { letter: Letter::F, square }).collect())
        }
        Offer::Proof(_) => Act::GiveUp,
        Offer::Verdict(_) => return None,
        offer => panic!("a person has nothing to do: {offer:?}\n{}", at.saved()),
    })
}

#[test]
fn every_variant_is_played_to_its_end_as_either_role_against_every_computer_and_between_two_people() {
    let people = || [None].into_iter();
    let computers = Role::BOTH.into_iter().flat_map(|role| Level::ALL.map(|level| Some((role, level))));
    for (variant, computer) in Variant::BOTH
        .into_iter()
        .flat_map(|variant| people().chain(computers.clone()).map(move |computer| (variant, computer)))
    {
        let seat = |role| match computer {
            Some((plays, level)) if plays == role => format!("# {role} computer {level}\n"),
            _ => format!("# {role} person\n"),
        };
        let save = format!("{}flub 1 lawtoe {variant} seed 11\n", Role::BOTH.map(seat).concat());
        let mut at = At::<LawToeTable>::sit_down(&save);
        at.let_answer();
        while let Some(act) = next(&at) {
            let step = at.table.step();
            at.send([Intent::Act(act)]).let_answer();
            assert!(at.table.step() > step, "{}", at.saved());
        }
        let mut scored = scores(&at);
        scored.sort_unstable();
        assert_eq!(scored[0], 6, "{}", at.saved());
        let levels = computer.map(|(_, level)| level.to_string());
        assert_eq!(
            flub_tables::table::save::Players::<flub::games::lawtoe::LawToe>::levels(&at.table.seating),
            Vec::from_iter(levels)
        );
        at.send([TableMsg::Again(Seed(12))]);
        assert_eq!(at.saved(), save.replace("seed 11", "seed 12"), "the next match is the same again");
    }
}

#[test]
fn the_expert_proves_an_a_flub_that_it_is_handed() {
    let seats = "# plaintiff computer expert\n# defendant person\n";
    let mut at = At::<LawToeTable>::sit_down(&format!("{seats}{}", record("pedagogue", super::FLUB)));
    at.let_answer();
    assert!(at.saved().ends_with("plaintiff challenges A-flub\nplaintiff proves P3: 123\n"), "{}", at.saved());
    assert_eq!(scores(&at), [10, 6]);
}

#[test]
fn a_full_mat_without_triplets_is_won_by_the_defendant() {
    let seats = "# plaintiff computer expert\n# defendant person\n";
    let mut at = At::<LawToeTable>::sit_down(&format!("{seats}{}", record("pedagogue", WON)));
    for _ in 0..2 {
        let act = next(&at).expect("the match is not over");
        at.send([Intent::Act(act)]).let_answer();
    }
    assert_eq!(scores(&at), [6, 10]);
}
