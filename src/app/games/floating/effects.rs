//! What a table does beyond drawing itself: the computer's turns, thinking about values, saving, counting out,
//! announcements.

use flub::games::floating::{Floating, Level, Side};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    count::total,
    describe,
    screen::Turn,
    table::{Intent, Table},
    think::{self, Choice},
};
use crate::app::{
    context::{settings::Motion, use_app},
    i18n::Words,
    platform::sound::Sound,
    table::effects::{Question, use_news, use_sound, use_thinking},
};

/// How long the computer waits before it plays, in milliseconds: long enough to see what happened before.
const PACE: u32 = 300;

/// How long each tic-tac-toe is looked at when they are counted at the end, in milliseconds.
const COUNT: u32 = 650;

/// After so many rounds of thought about values nobody thinks on unasked.
pub const ROUNDS: u32 = 60;

/// What the computer is asked: its turn when it is its turn, and the perfect one to think ahead while a person does. While
/// the record as text is open it waits: what is read there would change.
pub fn question(table: &Table) -> Option<Question> {
    let waited = table.screen.waited;
    let to_move = table.state().to_move().filter(|_| !table.screen.sharing);
    let perfect = matches!(table.seating.computer, Some((_, Level::Perfect)));
    match table.seating.computer_at(to_move?) {
        Some(level) => Some(Question {
            text: think::choice_request(level, waited, &table.record),
            wait: if waited == 0 { PACE } else { 0 },
        }),
        None if perfect && !table.screen.values && waited < ROUNDS => {
            Some(Question { text: think::ahead_request(waited, &table.record), wait: 0 })
        }
        None => None,
    }
}

/// What the table is told of its answer; nothing when it has thought ahead of all there is.
pub fn answered(table: &Table, answer: &str) -> Option<Intent> {
    let step = table.record.played().len();
    match think::choice(answer) {
        Choice::Turn(action, proven) => Some(Intent::Answer(step, action, proven)),
        Choice::Later if answer.is_empty() => Some(Intent::Wait(step)),
        Choice::Later => None,
    }
}

/// The computer plays when it is its turn, and thinks ahead.
#[hook]
pub fn use_computer(table: &UseReducerHandle<Table>) {
    let question = question(table);
    let table = table.clone();
    use_thinking("floating", think::think, question, move |answer: String| {
        answered(&table, &answer).into_iter().for_each(|intent| table.dispatch(intent));
    });
}

/// Values are thought about while they are shown, round after round until all are proved or it takes too long; not while
/// the computer thinks about its turn.
#[hook]
pub fn use_values(table: &UseReducerHandle<Table>) {
    let (step, hand, rounds) = (table.step_on_screen(), table.hand, table.screen.rounds);
    let computer = table.state().to_move().and_then(|side| table.seating.computer_at(side));
    let known = table.screen.findings.as_ref().is_some_and(|findings| findings.is_complete());
    let wanted = table.screen.values && !known && rounds < ROUNDS && (computer.is_none() || table.viewing.is_some());
    let wanted = wanted && table.on_screen().to_move().is_some();
    let text = wanted.then(|| think::values_request(hand, rounds, &table.record, step));
    let table = table.clone();
    use_thinking("floating", think::think, text.map(|text| Question { text, wait: 0 }), move |answer: String| {
        if let Ok(findings) = answer.parse() {
            table.dispatch(Intent::Found(step, hand, findings));
        }
    });
}

/// What is done is heard, by those who want it.
#[hook]
pub fn use_sounds(table: &Table) {
    let sound = if table.is_over() { Sound::Verdict } else { Sound::Letter };
    use_sound(table.record.played().len(), Some(sound));
}

/// At the end the tic-tac-toes are drawn one after another; at once for those who want nothing to move.
#[hook]
pub fn use_counting(table: &UseReducerHandle<Table>) {
    let counted = table.screen.counted;
    let settings = use_app().settings;
    let left = table.is_over() && counted < total(table);
    let table = table.clone();
    use_effect_with((left, counted), move |&(left, counted)| {
        let still = settings.motion_here() != Motion::Device;
        let next = if still { usize::MAX } else { counted + 1 };
        let count = move || table.dispatch(Intent::Screen(Turn::Count(next)));
        let timer = left.then(|| Timeout::new(if next == usize::MAX { 0 } else { COUNT }, count));
        move || drop(timer)
    });
}

/// Tells a screen reader what was done, what it made, and whose turn it is; what is in the hand; why something was
/// refused.
#[hook]
pub fn use_announcing(table: &UseReducerHandle<Table>) {
    use_news((**table).clone(), news);
}

/// What there is to say of a table that was heard of as it was before.
fn news(words: &Words, before: Option<&Table>, now: &Table) -> Option<String> {
    let step = now.record.played().len();
    let heard = before.filter(|before| before.record.seed() == now.record.seed());
    let heard_steps = heard.map(|before| before.record.played().len());
    if heard_steps != Some(step) {
        // Of a game that was sat down to, or begun anew, only what is due is news.
        let first = heard_steps.unwrap_or(step);
        let told = (first..step).filter_map(|place| now.record.played().get(place));
        let told = told.map(|action| describe::told(words, now, action));
        let came = (first < step).then(|| consequences(words, &now.record.state_after(first), now.state())).flatten();
        let end = now.is_over().then(|| describe::final_score(words, now.state()));
        let due = [describe::turn(words, now), end.unwrap_or_else(|| describe::due(words, now))];
        let all: Vec<String> = told.chain(came).chain(due).filter(|text| !text.is_empty()).collect();
        return Some(all.join(" "));
    }
    let before = before?;
    if let Some(refusal) = now.refusal.filter(|_| before.refusal != now.refusal) {
        return Some(describe::refused(words, refusal));
    }
    if before.hand != now.hand {
        return Some(describe::due(words, now));
    }
    let complete = |table: &Table| table.screen.findings.as_ref().is_some_and(|findings| findings.is_complete());
    let findings = now.screen.findings.as_ref().filter(|_| complete(now) && !complete(before))?;
    Some(describe::value_sentence(words, findings.value))
}

/// What came of the turns between two states: the score where it has changed, and the area where it is settled.
fn consequences(words: &Words, before: &Floating, now: &Floating) -> Option<String> {
    let scored = Side::BOTH.into_iter().any(|side| before.score(side) != now.score(side));
    let closed = now.area().filter(|_| before.area() != now.area() && now.to_move().is_some());
    let area = closed.and_then(|area| {
        let (from, to) = (area.iter().next()?, area.iter().last()?);
        Some(words.with("floating-area", &[("from", from.to_string().into()), ("to", to.to_string().into())]))
    });
    let score = (scored && now.to_move().is_some()).then(|| describe::score(words, now));
    (score.is_some() || area.is_some()).then(|| [score, area].into_iter().flatten().collect::<Vec<_>>().join(" "))
}
