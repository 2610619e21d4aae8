//! What each beat of a worked example adds, and why.

use flub::{
    games::wholes::{
        Card, Face, Form, Value, Wholes,
        lessons::{Amount, Answer, Hint, Task},
    },
    lessons::{Judgement, Question},
};
use flub_tables::{
    games::wholes::card_speech::{say_sum, say_value, sum},
    i18n::Words,
};

use super::{amount_view::name, at};
use crate::exercise::taught::{Taught, so};

/// What an answer has beyond the one of the beat before, with the reason; `None` where what is to be remembered is the reason.
pub fn describe(words: &Words, question: &Question<Wholes>, answer: &Answer) -> Option<String> {
    let task = question.task();
    match (task, answer) {
        (Task::Bait(_) | Task::Twice(_), _) => None,
        (Task::Name { shown, offered }, Answer::Marks(places)) => {
            let same = offered.get(places.last()?.checked_sub(1)?)?;
            let whole = common(bottom(*shown), bottom(*same));
            Some(parts_of(words, name(words, *same), *same, whole, Some(name(words, *shown))))
        }
        (Task::Order(faces), Answer::Order(places)) => {
            let (_, whole) = Face::in_common_parts(faces)?;
            let face = faces.get(places.last()?.checked_sub(1)?)?;
            Some(parts_of(words, at(words, task, *places.last()?), Amount::Face(*face), whole, None))
        }
        (Task::Parts { faces, whole }, Answer::Parts(parts)) => {
            let face = faces.get(parts.len().checked_sub(1)?)?;
            Some(parts_of(words, at(words, task, parts.len()), Amount::Face(*face), *whole, None))
        }
        (Task::Could(_), Answer::No(Some(_))) => match question.judge(&Answer::Yes) {
            Judgement::Wrong { flaw, .. } => Some(Wholes::describe_flaw(words, question, &flaw)),
            Judgement::Right => None,
        },
        _ => {
            let faces: Vec<Face> = match answer {
                Answer::Plays(cards) => cards.iter().filter_map(Card::face).collect(),
                Answer::Says(said) => said.clone(),
                _ => Vec::new(),
            };
            // What is missing is the reason for the card that comes next.
            let one = Value::from_integer(1);
            if let Some(sum) = sum(&faces).filter(|sum| !faces.is_empty() && *sum < one) {
                let begun = [("card", say_sum(words, &faces).into()), ("rest", say_value(words, one - sum).into())];
                return Some(words.with("wholes-hint-begin", &begun));
            }
            let hints = match Face::in_common_parts(&faces) {
                Some((parts, whole)) if !faces.is_empty() => [Hint::InParts(whole), Hint::Parts(parts)],
                _ => question.hints(),
            };
            let hints = hints.map(|hint| Wholes::describe_hint(words, question, &hint)).join(" ");
            Some(so(words, hints, Wholes::describe_answer(words, question, answer)))
        }
    }
}

/// How many of the equal parts of a whole an amount is, and perhaps another one too.
fn parts_of(words: &Words, card: String, amount: Amount, whole: u32, other: Option<String>) -> String {
    let (top, of) = amount.numbers();
    let values = [
        ("card", card.into()),
        ("parts", (whole / of * top).into()),
        ("whole", whole.into()),
        ("other", other.unwrap_or_else(|| "none".to_owned()).into()),
    ];
    words.with("learn-wholes-beat", &values)
}

/// In how many parts an amount is thought of, as it is written: a decimal in tenths or hundredths, a percent in hundredths.
fn bottom(amount: Amount) -> u32 {
    let (_, bottom) = amount.numbers();
    let written: &[u32] = match amount.form() {
        Form::Decimal => &[10, 100],
        Form::Percent => &[100],
        _ => &[],
    };
    written.iter().copied().find(|parts| parts % bottom == 0).unwrap_or(bottom)
}

/// The least number of parts that both numbers of parts divide.
fn common(one: u32, other: u32) -> u32 {
    (1..=other).map(|times| one * times).find(|parts| parts % other == 0).unwrap_or(one)
}
