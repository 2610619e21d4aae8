//! Hints, what Guided says, and what can be taken back in practice.

use flub::{
    games::wholes::{Act, Card},
    play::{Random, Seed},
};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{card_speech, hints::says, offer::Offer, table::Intent, table::WholesTable},
    i18n::Language,
    table::{midend::TableMsg, table_game::TableGame},
};

use super::{AHEAD, ALONE, BETWEEN, BLUFF, DRAWN, Game, HONEST, LAST, seat};
use crate::{
    values,
    words::{english, words},
};

const HINT: TableMsg<WholesTable> = TableMsg::Hint;

#[test]
fn hints_say_where_to_look_then_how_to_begin_then_show_the_whole_of_the_most_cards() {
    let mut at = Game { players: ALONE, actions: DRAWN, ..Game::default() }.sit_down();
    let words = english();
    let sentence = "one fourth plus zero point two five plus one half equals one whole";
    let hints = [
        words.with("wholes-hint-look", values! { count: 3 }),
        words.with("wholes-hint-begin", values! { card: "one fourth", rest: "three fourths" }),
        words.with("wholes-hint-whole", values! { sentence: sentence }),
    ];
    assert_eq!(at.table.hints(&words), hints);
    assert_eq!(says(&words, &at.table), [words.text("wholes-guide-whole")]);
    for hinted in [0, 0, 1, 3, 3] {
        assert_eq!(at.table.cards_hinted().len(), hinted);
        at.send([HINT]);
    }
    for (picked, left) in [("1/4", 2), ("0.25", 1)] {
        at.pick(&[picked]);
        assert_eq!(at.table.cards_hinted().len(), left, "what is picked is pointed at no more");
    }
    at.send([Intent::Act(seat(1), Act::Pass)]);
    assert_eq!((at.table.hint, at.table.cards_hinted()), (0, vec![]), "the next turn begins without a hint");
}

/// Every part of these cards.
fn parts(cards: &[Card]) -> impl Iterator<Item = Vec<Card>> {
    (0..1_usize << cards.len()).map(|part| {
        let chosen = cards.iter().enumerate().filter(|(place, _)| part >> place & 1 == 1);
        chosen.map(|(_, &card)| card).collect()
    })
}

#[test]
fn whatever_is_picked_the_marked_cards_make_one_whole_with_it_and_what_leads_to_none_is_told() {
    let words = english();
    let [mut marked, mut astray] = [0; 2];
    for seed in 0..300 {
        let mut random = Random::new(Seed(seed));
        let cards = if random.chance(70) { "quarters" } else { "mixed" };
        let mut at = Game { players: ALONE, cards, seed, actions: DRAWN, ..Game::default() }.sit_down();
        let deck = at.table.state().deck().clone();
        loop {
            let picked: Vec<Card> = at.table.screen.draft.cards().map(|(card, _)| card).collect();
            let places = (0..at.table.hand().len()).filter(|&place| !at.table.screen.draft.has(place));
            let left: Vec<Card> = places.map(|place| at.table.hand()[place]).collect();
            let guide = WholesTable::guide(&words, &at.table);
            let told = format!("seed {seed}, {picked:?} of {:?}: {guide:?}", at.table.hand());
            let wholes: Vec<_> = parts(&left).filter(|part| deck.is_whole(&[&picked[..], part].concat())).collect();
            assert!(if wholes.is_empty() { guide.marks.is_empty() } else { wholes.contains(&guide.marks) }, "{told}");
            assert!(wholes.iter().all(|whole| whole.len() <= guide.marks.len()), "it leads farthest: {told}");
            marked += usize::from(!guide.marks.is_empty());
            let leads_to_none = wholes.is_empty() && at.table.find_whole().is_some() && !picked.contains(&Card::Bait);
            if leads_to_none {
                let sum = at.table.screen.draft.said();
                let sum = card_speech::say_value(&words, card_speech::sum(&sum).expect("a sum"));
                assert_eq!(guide.says, [words.with("wholes-guide-astray", values! { sum: sum })], "{told}");
                astray += 1;
            }
            let playable: Vec<_> = left.iter().filter(|card| card.is_playable()).collect();
            let Some(next) = random.pick(&playable) else { break };
            at.pick(&[&next.to_string()]);
        }
    }
    assert!(marked > 300 && astray > 300, "{marked} {astray}");
}

#[test]
fn a_hand_without_a_whole_is_told_what_a_bluff_is_worth_and_the_warning_coach_has_nothing_to_warn_of() {
    let at = Game { players: ALONE, seed: 18, actions: DRAWN, ..Game::default() }.sit_down();
    let words = english();
    // It holds BAIT.
    let hints =
        |advice| ["look", "what", advice].map(|step| words.with("wholes-hint-none", values! { step: step })).to_vec();
    assert_eq!((at.table.find_whole(), at.table.hints(&words)), (None, hints("bait")));
    assert_eq!(says(&words, &at.table), [words.text("wholes-guide-none")]);
}

#[test]
fn what_a_special_card_does_is_told_when_it_is_of_use() {
    let words = english();
    let told =
        |game: Game, card| says(&words, &game.sit_down().table).contains(&card_speech::card_label(&words, &card));
    let swap = |actions| told(Game { players: ALONE, seed: 13, actions, ..Game::default() }, Card::Swap);
    assert!(swap(AHEAD) && !swap(&AHEAD[..1]), "where somebody is ahead, and nothing else is asked");
    let replay = |actions| told(Game { players: ALONE, seed: 7, actions, ..Game::default() }, Card::Replay);
    assert!(replay(&["1 draws", "1 passes"]) && !replay(DRAWN), "after the own turn");
    let mut at = Game { players: ALONE, actions: DRAWN, ..Game::default() }.sit_down();
    at.pick(&["BAIT", "1/4"]).say(0, "3/4");
    assert_eq!(
        says(&words, &at.table),
        [card_speech::card_label(&words, &Card::Bait)],
        "no call takes its player back"
    );
}

#[test]
fn before_a_call_hints_say_where_to_look_what_is_left_and_then_the_odds_as_far_as_the_person_can_see() {
    let at = Game { players: LAST, actions: HONEST, ..Game::default() }.sit_down();
    for (language, odds) in
        [(Language::English, "a call would be right "), (Language::Spanish, "dudar sería correcto ")]
    {
        let words = words(language);
        let hints = at.table.hints(&words);
        assert_eq!((hints.len(), &hints[0]), (3, &words.text("wholes-hint-others")));
        let counts = (0..5_usize)
            .map(|seen| words.with("wholes-hint-count", values! { value: "one fourth", all: 12, seen: seen }));
        assert!(language == Language::Spanish || counts.into_iter().any(|count| count == hints[1]), "{}", hints[1]);
        let told = hints[2].split_once(odds).and_then(|(_, told)| told.split_once(' ')).map(|(told, _)| told.parse());
        assert!(matches!(told, Some(Ok(1..=99_u8))), "{}", hints[2]);
        // Who draws next is asked about the play first, too.
        let next = Game { players: BETWEEN, actions: HONEST, ..Game::default() }.sit_down();
        for table in [&at.table, &next.table] {
            assert_eq!(says(&words, table), [words.text("wholes-guide-call")]);
        }
    }
}

#[test]
fn who_is_asked_about_the_next_play_is_told_that_their_bluff_worked() {
    let words = english();
    for (first, told) in [(BLUFF, true), (HONEST, false)] {
        let passed = ["2 lets it be", "3 lets it be", "2 draws", "2 plays 1/2, bar 1/2 saying 1/2, bar 1/2"];
        let at = Game { players: ALONE, actions: &[first, &passed].concat(), ..Game::default() }.sit_down();
        assert_eq!(says(&words, &at.table).contains(&words.text("wholes-bluff-worked")), told);
    }
}

#[test]
fn hints_are_certain_of_an_impossible_play_and_know_all_cards_in_practice() {
    // There is only one card of a fourth, and four are said.
    let impossible = ["1 draws", "1 plays 1/2, 1/2, 1/2, 1/2 saying 1/4, 1/4, 1/4, 1/4"];
    let at = Game { players: BETWEEN, cards: "deck 1/4*1, 1/2*39", actions: &impossible, ..Game::default() }.sit_down();
    let words = english();
    assert_eq!(at.table.hints(&words).last(), Some(&words.with("wholes-hint-call", values! { odds: 100 })));
    let [hidden, open] = [false, true]
        .map(|practice| Game { players: BETWEEN, practice, actions: HONEST, ..Game::default() }.sit_down());
    assert_ne!(hidden.table.hints(&words), open.table.hints(&words));
}

#[test]
fn in_practice_all_can_be_taken_back_with_what_computers_did_since_and_elsewhere_nothing() {
    let since = &["1 draws", "1 passes", "2 draws", "2 passes"];
    let mut at = Game { players: ALONE, practice: true, actions: since, ..Game::default() }.sit_down();
    for (left, offer) in [(1, Offer::Play(seat(1))), (0, Offer::Draw(seat(1)))] {
        at.send([TableMsg::Undo]);
        assert_eq!((at.actions().len(), at.table.offer(Pace::Ask)), (left, offer));
    }
    assert!(!at.table.can_undo() && at.table.can_redo());
    // The same card comes again: what was seen of the pile does not help.
    at.draw(1).pick(&["1/4", "0.25", "bar 1/2"]);
    let play = at.play();
    at.send([play]).send([TableMsg::Undo]);
    assert_eq!((at.actions(), at.table.state().places()), (vec!["1 draws".to_owned()], [0, 0, 0].as_slice()));
    let mut game = Game { players: ALONE, actions: since, ..Game::default() }.sit_down();
    assert!(!game.table.can_undo());
    assert_eq!(game.send([TableMsg::Undo]).actions(), since);
}
