//! Saves and records: what is read, and why the rest is not.

use flub::{games::wholes::Act, play::Seed};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{
        offer::Offer,
        save::{Save, SetUp},
        table::{Intent, WholesTable},
        wording::describe_good,
    },
    table::{midend::TableMsg, results::Came, set_up::SetUp as _, table_game::TableGame, unreadable::unreadable},
};

use super::{AHEAD, Game, HONEST, WHOLE_GAME, WHOLE_SEED, seat, whole_game_but};
use crate::{At, values, words::english};

#[test]
fn a_save_that_makes_no_sense_is_not_read() {
    let with = |from: &str, to: &str| Game::default().save().replace(from, to);
    for save in [
        "this was never a save".to_owned(),
        String::new(),
        Game::default().record(),
        with("# 3 person 3 Cem\n", ""),
        with("# 2 person", "# 2 dragon"),
        with("# 2 person 2", "# 2 person 9"),
        with("seats 3", "seats 7"),
        with("seats 3", "seats 1"),
        with("flub 1", "flub 9"),
        Game { actions: &["1 passes"], ..Game::default() }.save(),
        Game { actions: &["1 draws", "1 plays 3/4, 1/4 saying 3/4, 1/4"], ..Game::default() }.save(),
        Game { cards: "deck 3/4*40", ..Game::default() }.save(),
        Game { cards: "sevenths", ..Game::default() }.save(),
    ] {
        assert!(save.parse::<Save>().is_err(), "{save}");
    }
}

#[test]
fn names_and_what_was_chosen_survive_being_saved_whatever_they_hold() {
    let name = "Zoë 🦊 & “Ko” # 1 x <b>";
    let deck = "deck 1/2*20, 0.5*20, BAIT*1";
    let player = format!("person {name}");
    let game = Game { players: &[&player, "computer expert Ada"], cards: deck, practice: true, ..Game::default() };
    let mut save: Save = game.save().parse().expect("a save");
    save.extras.deck = "Ours; the # first".to_owned();
    let set_up = SetUp::from(&save);
    let begun = set_up.begun(Seed(9)).expect("it can be played").to_string();
    assert!(
        begun.contains(&format!(
            "# 1 person 1 {name}\n# 2 computer expert 2 Ada\n# practice\n# deck Ours  the # first\n"
        )),
        "{begun}"
    );
    assert!(begun.contains(&format!("flub 1 wholes seats 2 {deck} seed 9")), "{begun}");
    let read = SetUp::from(&begun.parse::<Save>().expect("a save"));
    assert_eq!(read, SetUp { deck: "Ours  the # first".to_owned(), ..set_up });
}

#[test]
fn another_game_of_the_same_players_begins_anew_with_the_same_cards() {
    let mut at = whole_game_but(0);
    at.send([TableMsg::Again(Seed(5))]);
    assert_eq!((at.table.offer(Pace::Ask), at.actions().len(), at.counts()), (Offer::Curtain(seat(1)), 0, vec![5, 5]));
    assert!(
        at.saved().starts_with("# 1 person 1 Ana\n# 2 person 2 Ben\n")
            && at.saved().contains("flub 1 wholes seats 2 quarters seed 5"),
        "{}",
        at.saved()
    );
}

#[test]
fn a_record_with_more_seats_than_players_brings_computers_and_one_with_fewer_sends_players_away() {
    let mut at = Game { players: &["person Ana", "person Ben"], practice: true, ..Game::default() }.sit_down();
    let paste = |record: &str| [TableMsg::Paste(record.to_owned()), TableMsg::LoadPasted];
    at.send(paste("flub 1 wholes seats 6 mixed seed 1; 1 draws; 1 passes"));
    let mut names: Vec<_> = at.table.seating.0.iter().map(|player| player.name().to_owned()).collect();
    assert_eq!(
        (&names[..2], at.table.seating.people().count(), at.actions().len()),
        (&["Ana".to_owned(), "Ben".to_owned()][..], 2, 2)
    );
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 6, "everybody has a name of their own");
    at.send(paste(&Game { players: &["", ""], actions: &["1 draws"], ..Game::default() }.record()));
    assert_eq!((at.table.seating.0.len(), at.table.hand().len(), at.table.extras.practice), (2, 6, true));
}

/// A text that is no record, and the message it gets.
fn refused() -> Vec<(String, String)> {
    let words = english();
    let with = |id, values: &[_]| words.with(id, values);
    let setup = with("table-unreadable-setup", values! { example: WholesTable::FORM.example });
    let line = |line: usize| with("table-unreadable-line", values! { line: line, title: "Wholes" });
    let record = |actions: &[&str]| Game { actions, ..Game::default() }.record();
    let no_record = with("table-unreadable-no-record", values! { game: "wholes" });
    let mut refused = vec![
        (String::new(), no_record.clone()),
        ("<script>alert(1)</script>".to_owned(), no_record),
        (
            "flub 2 wholes seats 3 quarters seed 7".to_owned(),
            with("table-unreadable-version", values! { version: "2" }),
        ),
        (
            "flub 1 lawtoe pedagogue seed 7".to_owned(),
            with("table-unreadable-game", values! { name: "lawtoe", title: "Wholes" }),
        ),
        (record(&["1 🦊"]), line(2)),
        (record(&["1 draws", "9 passes"]), line(3)),
        (record(&["1 draws", "1 plays 1/4"]), line(3)),
        ("x".repeat(4 * 1024 * 1024 + 1), words.text("table-unreadable-long")),
    ];
    for cards in [
        "seats 1 quarters",
        "seats 7 quarters",
        "seats 3 sevenths",
        "seats 3 deck 3/4*40",
        "seats 3 deck 1/2*10000",
        "seats 3 deck 1/1001*40",
        "seats 3 deck -1/2*40",
    ] {
        refused.push((format!("flub 1 wholes {cards} seed 7"), setup.clone()));
    }
    let against: [(&[&str], String); 19] = [
        (&["5 draws"], with("wholes-refused-seat", values! { number: 5 })),
        (&["2 draws"], with("wholes-refused-turn", values! { name: "Ana" })),
        (&["1 passes"], words.text("wholes-refused-draw-first")),
        (&["1 draws", "1 draws"], words.text("wholes-refused-drawn")),
        (&["1 calls"], words.text("wholes-refused-nothing")),
        (&[HONEST[0], HONEST[1], "1 calls"], words.text("wholes-refused-own")),
        (&[HONEST[0], HONEST[1], "2 lets it be", "2 calls"], words.text("wholes-refused-left-be")),
        (&[HONEST[0], HONEST[1], "2 calls", "3 calls"], words.text("wholes-refused-nothing")),
        (&["1 swaps with 1"], words.text("wholes-refused-swap-self")),
        (&["1 swaps with 5"], with("wholes-refused-seat", values! { number: 5 })),
        (&["2 swaps with 1"], with("wholes-refused-held", values! { card: "SWAP" })),
        (&["3 replays"], words.text("wholes-refused-replay")),
        (&["1 draws", "1 passes", "1 replays"], with("wholes-refused-held", values! { card: "REPLAY" })),
        (
            &["1 draws", "1 plays 3/4, 1/4 saying 3/4, 1/4"],
            with("wholes-refused-held", values! { card: "three fourths" }),
        ),
        (&["1 draws", "1 plays SWAP, 1/4 saying 3/4, 1/4"], with("wholes-refused-playable", values! { card: "SWAP" })),
        (
            &["1 draws", "1 plays 1/4, 0.25 saying 1/4, 1/4, 1/2"],
            with("wholes-refused-said-other", values! { cards: 2, said: 3 }),
        ),
        (&["1 draws", "1 plays 1/4, 0.25 saying 1/3, 2/3"], with("wholes-refused-face", values! { face: "one third" })),
        (
            &["1 draws", "1 plays 1/4, 0.25 saying 1/4, 0.25"],
            with("wholes-refused-no-whole", values! { over: "less", rest: "one half" }),
        ),
        (&["1 draws", "1 plays bar 1/2, bar 1/2 saying 1/4, 3/4"], words.text("wholes-refused-otherwise")),
    ];
    let against = against.map(|(actions, why)| (record(actions), actions.len() + 1, why));
    let over = format!("flub 1 wholes seats 2 quarters seed {WHOLE_SEED}\n{WHOLE_GAME}1 draws");
    let over = (over, WHOLE_GAME.lines().count() + 2, words.text("wholes-refused-over"));
    let refusals = against.into_iter().chain([over]);
    refused.extend(
        refusals.map(|(text, line, why)| (text, with("table-unreadable-refused", values! { line: line, why: why }))),
    );
    refused
}

#[test]
fn every_text_that_is_not_a_record_is_refused_with_the_reason_and_leaves_the_game_as_it_is() {
    let mut at = Game { practice: true, actions: HONEST, ..Game::default() }.sit_down();
    let saved = at.saved();
    for (text, told) in refused() {
        let shown: String = text.chars().take(300).collect();
        at.send([TableMsg::Paste(text), TableMsg::LoadPasted]);
        let error = at.table.sheets.trouble.as_ref().unwrap_or_else(|| panic!("it was read: {shown}"));
        let why = |refusal: &_| WholesTable::describe_refusal(&english(), &at.table, refusal);
        assert_eq!(unreadable(&english(), &WholesTable::FORM, error, why), told, "{shown}");
        assert_eq!(at.saved(), saved);
    }
}

#[test]
fn where_cards_are_hidden_nothing_that_names_them_is_offered_until_the_game_is_over_or_in_practice() {
    for (practice, actions) in [(false, AHEAD), (true, AHEAD)] {
        let at = Game { practice, actions, seed: 13, ..Game::default() }.sit_down();
        assert_eq!((at.table.is_open(), at.table.offered_analysis().is_some()), (practice, practice));
    }
    let mut at: At<_> = whole_game_but(1);
    assert!(at.table.offered_analysis().is_none());
    at.send([Intent::LetBe]);
    assert!(at.table.is_open() && at.table.offered_analysis().is_some());
    assert!(at.send([Intent::Act(seat(1), Act::Draw)]).table.refusal.is_none(), "it is over");
}

#[test]
fn a_lost_game_ends_with_what_was_good_and_no_other_does() {
    let mut told = 0;
    for seed in 1..=4 {
        let both = ["computer careful Ada", "computer careful Emmy"];
        let mut at = Game { players: &both, seed, ..Game::default() }.sit_down();
        while !at.table.is_over() {
            at.answer();
        }
        let actions = at.actions();
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        for place in 0..2 {
            let mut players = both;
            players[place] = "person";
            let at = Game { players: &players, seed, actions: &actions, ..Game::default() }.sit_down();
            let [wholes, calls, bluffs] = at.table.went_well();
            let good = values! { wholes: wholes, calls: calls, bluffs: bluffs };
            let is_told = at.table.came() == Some(Came::Lost) && wholes + calls + bluffs > 0;
            let said = describe_good(&english(), &at.table);
            assert_eq!(said, is_told.then(|| english().with("wholes-good", good)), "seed {seed}, place {place}");
            told += usize::from(is_told);
        }
    }
    assert!(told > 0, "nobody who lost did anything well");
    // The first wins with wholes and with bluffs, and calls two bluffs of the second.
    let actions: Vec<&str> = WHOLE_GAME.lines().collect();
    let players: &[&str] = &["person", "computer careful Ada"];
    let at = Game { players, seed: WHOLE_SEED, actions: &actions, ..Game::default() }.sit_down();
    let [wholes, calls, bluffs] = at.table.went_well();
    assert!(wholes > 0 && calls == 2 && bluffs > 0, "{wholes} {calls} {bluffs}");
}
