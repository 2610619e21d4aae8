//! Every parser on arbitrary bytes: what it reads survives writing and rereading, and nothing makes it panic. The
//! fuzzer runs these functions, and so does the replay of its corpus.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use flub::{
    classroom::{Agenda, Roster, Tournament},
    for_each_game, for_each_ladder,
    games::{
        self,
        lawtoe::Series,
        wholes::{self, Deck, Face},
    },
    lessons::{Exercise, Ladder, Progress},
    play::{Game, Record, Seat, from_link, to_link},
};
use flub_tables::{
    context::settings::{Settings, Theme},
    games::{
        self as kept, lawtoe,
        poe::analysis::Analysis,
        wholes::deck_draft::{DeckDraft, OwnDeck},
    },
    i18n::Language,
    table::results::Results,
};
use serde_json::Value;

use crate::referee;

#[allow(dead_code, reason = "the app uses it for more than reading")]
#[path = "../../src/shell/backup_text.rs"]
mod backup_text;

/// A function that takes arbitrary bytes.
pub type Parser = fn(&[u8]);

/// All of them, by the names of their targets and seed folders.
pub const ALL: [(&str, Parser); 6] = [
    ("exercises", exercises),
    ("links", links),
    ("packs", packs),
    ("records", records),
    ("referee", referee),
    ("saves", saves),
];

/// An exercise of any game and, on the lines after it, answers to it; or a learner's progress.
pub fn exercises(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    macro_rules! read {
        ($($folder:ident $game:ident),*) => {
            $(exercise::<games::$folder::$game>(text);)*
        };
    }
    for_each_ladder!(read);
    if let Ok(progress) = Progress::read(&games::ladders(), text) {
        assert_eq!(Progress::read(&games::ladders(), &progress.to_string()).as_ref(), Ok(&progress), "{text:?}");
    }
}

/// Part of a link.
pub fn links(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    // If every character is percent-encoded, a link may be three times as long as the one it was read from.
    if let Ok(carried) = from_link(text)
        && let Ok(link) = to_link(&carried)
    {
        assert_eq!(from_link(&link).as_ref(), Ok(&carried), "{link}, read from {text:?}");
        records(carried.as_bytes());
        is_written_as_read::<Analysis>(&carried);
        is_written_as_read::<lawtoe::analysis::Analysis>(&carried);
    }
    if let Ok(link) = to_link(text) {
        assert!(link.is_ascii() && from_link(&link).is_ok(), "{link}, written for {text:?}");
    }
}

/// A record of any game.
pub fn records(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    macro_rules! read {
        ($($folder:ident $game:ident),+) => {
            $(record::<games::$folder::$game>(text);)+
        };
    }
    for_each_game!(read);
}

/// Cards: a set-up of Wholes, a deck, a named custom deck, a value.
pub fn packs(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    is_written_as_read::<wholes::Setup>(text);
    is_written_as_read::<wholes::Card>(text);
    is_written_as_read::<OwnDeck>(text);
    if let Some(deck) = is_written_as_read::<Deck>(text) {
        assert!((Deck::FEWEST..=Deck::MOST).contains(&deck.card_count()) && deck.wholes() > 0, "{deck}");
        assert!(deck.faces().all(|face| deck.in_parts(face).is_some_and(|part| part <= deck.parts())), "{deck}");
    }
    if let Some(value) = Face::read_value(text) {
        let written = format!("{}/{}", value.numer(), value.denom());
        assert_eq!(Face::read_value(&written), Some(value), "{text:?}");
    }
    for line in text.lines() {
        // What a draft accepts as a deck reads back as one.
        if let Ok(own) = DeckDraft::read(line).check(&[]) {
            assert_eq!(own.to_string().parse(), Ok(own), "{line:?}");
        }
    }
}

/// What the browser stores.
pub fn saves(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    kept_game(text);
    is_written_as_read::<Series>(text);
    is_written_as_read::<Results>(text);
    is_written_as_read::<Tournament>(text);
    is_written_as_read::<Agenda>(text);
    if let Ok((roster, _)) = Roster::read(text) {
        assert!(roster.names().iter().all(|name| !name.is_empty() && !name.contains(['\n', ';'])), "{text:?}");
    }
    let first = Settings::first(Language::English, Theme::Paper);
    if let Some(settings) = first.read(text) {
        assert_eq!(first.read(&settings.to_string()), Some(settings), "{text:?}");
    }
    if let Ok(values) = backup_text::read(text) {
        assert_eq!(backup_text::read(&backup_text::write(&values)).as_ref(), Ok(&values), "{text:?}");
    }
}

/// Reads a stored game of any kind. Returns whether the text is one.
pub fn kept_game(text: &str) -> bool {
    macro_rules! read {
        ($($folder:ident $game:ident),+) => {
            [$(is_written_as_read::<kept::$folder::save::Save>(text).is_some()),+].contains(&true)
        };
    }
    for_each_game!(read)
}

/// Lines for the referee, each answered by one line of JSON: either only an error, or no error.
pub fn referee(bytes: &[u8]) {
    let mut answers = Vec::new();
    referee::serve(bytes, &mut answers).expect("memory can be read and written");
    let answers = String::from_utf8(answers).expect("answers are UTF-8");
    for answer in answers.lines() {
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        let fields = answer.as_object().expect("an answer is an object");
        let error = fields.get("error").map(|error| error.as_str().is_some_and(|error| !error.is_empty()));
        assert!(error.is_none_or(|told| told && fields.len() == 1), "{answer}");
    }
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').count();
    assert_eq!(answers.lines().count(), lines, "an answer a line");
}

/// An exercise of this game and answers, each judged the same again after rereading.
fn exercise<G: Ladder>(text: &str) {
    let mut lines = text.lines();
    let exercise = lines.next().and_then(is_written_as_read::<Exercise<G>>);
    let Some(question) = exercise.map(|exercise| exercise.pose()) else { return };
    assert!(question.judge(&question.solve()).is_right(), "{text:?}: {}", question.solve());
    assert!(!question.wrong_answers().is_empty() && !question.shown().is_empty(), "{text:?}");
    question.hints();
    for answer in lines.filter_map(is_written_as_read::<G::Answer>) {
        let again = answer.to_string().parse().ok().map(|answer| question.judge(&answer).is_right());
        assert_eq!(again, Some(question.judge(&answer).is_right()), "{answer}, to {text:?}");
    }
}

/// A record of this game. Every action listed at its end is accepted.
fn record<G: Game>(text: &str) {
    let Some(record) = is_written_as_read::<Record<G>>(text) else { return };
    let line = record.to_string().replace('\n', ";");
    assert_eq!(line.parse().as_ref(), Ok(&record), "as one line: {line}");
    let state = record.state();
    for seat in Seat::first(state.seats()) {
        let actions = state.actions(seat);
        assert!(actions.is_empty() || state.may_act(seat) && state.outcome().is_none(), "{seat} may not act: {text}");
        state.observe(seat);
        for action in actions {
            assert_eq!(state.clone().apply(&action).err(), None, "{action} after {text}");
            assert_eq!(action.to_string().parse(), Ok(action), "after {text}");
        }
    }
}

/// Parses a text; if that succeeds, writing and rereading it gives the same.
fn is_written_as_read<T: FromStr<Err: Debug> + Display>(text: &str) -> Option<T> {
    let read: T = text.parse().ok()?;
    let written = read.to_string();
    let again: T = written.parse().unwrap_or_else(|error| panic!("{error:?} in {written:?}, read from {text:?}"));
    assert_eq!(again.to_string(), written, "read from {text:?}");
    Some(read)
}
