//! What holds at every step of random games: people and computers in every mix touch whatever there is.

use flub::{
    games::wholes::{Act, Card, Event, Stage},
    play::{Game as _, Random, Seat, Seed},
};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{
        draft::DraftEdit,
        hints::says,
        save::Save,
        screen::{ScreenMsg, Window},
        table::{Intent, Table, WholesTable},
        wording,
    },
    i18n::{Language, Words},
    table::{midend::TableMsg, table_game::TableGame},
};

use super::Game;
use crate::words::words;

/// The games that are walked through, and the steps of each.
const GAMES: u64 = 40;
const STEPS: usize = 150;

/// A deck in which special cards and BAIT are often held.
const SPECIALS: &str = "deck 1/4*10, bar 1/2*10, 3/4*4, BAIT*6, REPLAY*10, SWAP*6";

/// Walks through random games, and looks at every table that comes, with the one before it.
fn walk(look: impl Fn(&Table, &Table)) {
    let natures = ["person Ana", "computer sly Ada", "person Ben", "person", "computer careful Emmy", "person Cem"];
    for seed in 0..GAMES {
        let mut random = Random::new(Seed(seed));
        let mut players = natures;
        random.shuffle(&mut players);
        let players = &players[..2 + random.below(5)];
        let cards = if random.chance(50) { SPECIALS } else { "mixed" };
        let mut table = Game { players, practice: random.chance(30), cards, seed, actions: &[] }.sit_down().table;
        let mut past = Vec::new();
        for _ in 0..STEPS {
            let msg = touched(&table, &mut random);
            past.push(format!("{msg:?}"));
            let now = table.clone().reduced(msg);
            let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| look(&table, &now)));
            assert!(held.is_ok(), "seed {seed} with {players:?} after\n{}\n{}", past.join("\n"), now.save());
            table = now;
        }
    }
}

/// What somebody touches next, or a computer answers.
fn touched(table: &Table, random: &mut Random) -> TableMsg<WholesTable> {
    if let Some(question) = table.question(Pace::Short).filter(|_| random.chance(70)) {
        let answer = WholesTable::parse_answer(&(WholesTable::THINK)(&question.text)).expect("an answer");
        return TableMsg::Answer(table.step(), answer);
    }
    let seats: Vec<Seat> = Seat::first(table.state().seats()).collect();
    let seat = *random.pick(&seats).expect("a seat");
    let person = table.acting().filter(|_| random.chance(80)).unwrap_or(seat);
    let screen = |msg| TableMsg::Game(Intent::Screen(msg));
    let windows = [Window::Call, Window::Swap, Window::Replay, Window::Look, Window::Discard, Window::Pass];
    match random.below(20) {
        0 => TableMsg::View(Some(random.below(table.step() + 1))),
        1 => TableMsg::View(None),
        2 => screen(ScreenMsg::Window(random.pick(&windows).copied(), Some(seat).filter(|_| random.chance(50)))),
        3 => screen(ScreenMsg::Window(None, None)),
        4 => screen(ScreenMsg::Person(seat)),
        5 => screen(ScreenMsg::Alone),
        6 => TableMsg::Hint,
        7 => TableMsg::Undo,
        8 => TableMsg::GoOn,
        9 => Intent::LetBe.into(),
        10 | 11 => Intent::TapCard(random.below(7)).into(),
        12 => {
            let faces: Vec<_> = table.state().deck().faces().collect();
            Intent::Draft(DraftEdit::Say(*random.pick(&faces).expect("a face"))).into()
        }
        13 => table.acting().filter(|_| table.is_veiled()).map_or(TableMsg::Release, TableMsg::Unveil),
        14 => Intent::Act(seat, Act::Call).into(),
        15 => Intent::Act(seat, Act::Swap(*random.pick(&seats).expect("a seat"))).into(),
        16 => Intent::Act(person, table.screen.draft.act().unwrap_or(Act::Replay)).into(),
        _ => {
            let actions = table.state().actions(person);
            random.pick(&actions).map_or(TableMsg::Release, |action| Intent::Act(person, action.act.clone()).into())
        }
    }
}

#[test]
fn no_hand_is_open_but_that_of_the_only_person_or_of_who_opened_the_curtain_in_their_own_turn() {
    walk(|before, now| {
        let state = now.state();
        let turn = match state.stage() {
            Stage::Draw(seat) | Stage::Turn(seat, _) => Some(seat),
            Stage::Over => None,
        };
        if let Some(holder) = now.holder() {
            let own = now.seating.only_person() == Some(holder);
            let opened = turn == Some(holder) && (now.unveiled == Some(holder) || now.extras.practice);
            assert!(own || opened && now.seating.player(holder).is_person(), "{holder:?} shows a hand");
            assert_eq!(now.hand(), state.hand(holder));
        } else {
            assert!(now.hand().is_empty());
        }
        // Whoever draws next opens the curtain anew, even who played before.
        let turned = before.whose_turn() != now.whose_turn();
        assert!(!turned || now.unveiled.is_none_or(|seat| turn == Some(seat)));
        assert_eq!(now.offered_analysis().is_some(), now.extras.practice || turn.is_none());
        assert!(!now.can_undo() || now.extras.practice, "cards were seen");
    });
}

#[test]
fn what_is_picked_is_in_the_hand_of_who_acts_and_only_cards_that_can_be_played() {
    walk(|_, now| {
        let picked: Vec<Card> = now.screen.draft.cards().map(|(card, _)| card).collect();
        assert!(picked.iter().all(Card::is_playable));
        if !now.is_veiled() && now.acting().is_some() {
            let hand = now.state().hand(now.acting().expect("a person's turn"));
            let places = (0..hand.len()).filter(|&place| now.screen.draft.has(place));
            let mut there: Vec<Card> = places.map(|place| hand[place]).collect();
            let mut picked = picked;
            there.sort_unstable();
            picked.sort_unstable();
            assert_eq!(there, picked);
        }
    });
}

/// Everything that the tables say of this one in words.
fn said(words: &Words, before: &Table, now: &Table) -> Vec<String> {
    let mut said: Vec<String> = now.stage(words).map(|stage| stage.spoken(words)).into_iter().collect();
    said.extend((0..now.step()).skip(now.step().saturating_sub(2)).map(|step| WholesTable::describe(words, now, step)));
    said.extend(now.refusal.iter().map(|refusal| wording::describe_refusal(words, &now.seating, refusal)));
    said.extend(now.hints(words).into_iter().chain(says(words, now)));
    said.push(wording::describe_turn(words, now));
    let news = WholesTable::news(words, Some(before), now);
    said.into_iter().chain(news.announced).chain(news.aloud).collect()
}

#[test]
fn everything_that_happens_is_told_in_either_language() {
    let all = Language::ALL.map(words);
    walk(|before, now| {
        let told = all.each_ref().map(|words| said(words, before, now));
        assert_eq!(told[0].len(), told[1].len());
        assert!(told.iter().flatten().all(|sentence| !sentence.trim().is_empty() && !sentence.contains("⟦")));
    });
}

#[test]
fn a_card_that_was_drawn_is_said_to_who_holds_the_open_hand_alone() {
    let words = words(Language::English);
    walk(|before, now| {
        let Some(Event::Drew { by, card: Some(card) }) = now.record.events().last().and_then(|events| events.first())
        else {
            return;
        };
        let said = WholesTable::news(&words, Some(before), now).announced.unwrap_or_default();
        if now.step() > before.step() {
            let told = said.contains(&wording::describe_drawn(&words, card));
            assert_eq!(told, now.holder() == Some(*by), "{said}");
        }
    });
}

#[test]
fn a_table_is_the_same_after_a_reload_but_for_the_curtain_and_what_was_picked() {
    walk(|_, now| {
        let save: Save = now.save().to_string().parse().expect("a save reads back");
        assert_eq!(save.to_string(), now.save().to_string());
        let again = Table::from(save);
        assert!(again.state() == now.state() && again.record.played() == now.record.played());
        assert_eq!((&again.seating, &again.extras), (&now.seating, &now.extras));
        assert_eq!((again.unveiled, again.screen.draft.card_count()), (None, 0));
    });
}
