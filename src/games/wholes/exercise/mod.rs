//! The lessons of Wholes.

mod amount_view;
mod beat;
mod draft;
mod form;
mod paper;
mod shown;

use std::convert::Infallible;

use flub::{
    games::wholes::{
        Card, Face, Refusal, Wholes,
        lessons::{Answer, Flaw, Hint, Misconception, SumLine, Task},
    },
    lessons::{Activity, Question},
};
use flub_tables::{
    games::wholes::card_speech::{card_name, face_label, say_equation, say_sum, say_value, special_name},
    i18n::{Value, Words},
};
use yew::Html;

use self::draft::{Draft, Edit, hand};
use crate::exercise::{
    lessons::Lessons,
    paper::Paper,
    taught::{Drawn, Pointed, Taught, View},
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons::of::<Wholes>(&[
    include_str!("../styles/cards.css"),
    include_str!("../styles/sums.css"),
    include_str!("../styles/card-table.css"),
]);

impl Taught for Wholes {
    type Draft = Draft;
    type Edit = Edit;

    fn draft(question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(|answer| Draft::of(question.task(), answer)).unwrap_or_default()
    }

    fn edit(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(question.task(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer> {
        draft.answer(question.task())
    }

    fn describe_step(words: &Words, step: usize) -> String {
        words.with("learn-wholes-step", &[("step", step.into())])
    }

    fn describe_task(words: &Words, question: &Question<Self>) -> String {
        let task = question.task();
        let whole = match task {
            Task::Parts { whole, .. } => *whole,
            _ => 0,
        };
        let count = hand(task).map_or(0, |hand| hand.cards.len());
        let values = [("asked", task.name().into()), ("whole", whole.into()), ("count", count.into())];
        words.with("learn-wholes-ask", &values)
    }

    fn draw(desk: &View<'_, Self>) -> Drawn {
        let (words, task) = (desk.words, desk.question.task());
        let lit = match desk.pointed {
            Pointed::Flaw(flaw, _) | Pointed::Review(Some(flaw), _) => pointed_at(flaw),
            _ => None,
        };
        // In Parts and Mend the bar would tell the numbers that are asked for.
        let is_answered =
            desk.locked && !matches!(task, Task::Parts { .. } | Task::Mend(_)) && *desk.draft != Draft::default();
        let is_settled = is_answered || matches!(desk.pointed, Pointed::Flaw(..));
        Drawn {
            board: shown::board(words, task, desk.draft, is_settled, &desk.on_edit),
            form: form::form(words, task, desk.draft, lit, &desk.on_edit),
        }
    }

    fn describe_answer(words: &Words, question: &Question<Self>, answer: &Answer) -> String {
        let task = question.task();
        let by = |way: &'static str, value: String| {
            words.with("learn-wholes-answer-by", &[("way", way.into()), ("value", value.into())])
        };
        match answer {
            Answer::Marks(places) if places.is_empty() => words.text("learn-answer-none"),
            Answer::Marks(places) | Answer::Order(places) => {
                words.series(places.iter().map(|&place| at(words, task, place)))
            }
            Answer::Plays(played) => match played.iter().map(Card::face).collect::<Option<Vec<Face>>>() {
                Some(faces) => say_equation(words, &faces),
                None => cards(words, played),
            },
            Answer::Twice(first, second) => words.with(
                "learn-wholes-answer-twice",
                &[("first", cards(words, first).into()), ("second", cards(words, second).into())],
            ),
            Answer::Parts(parts) => {
                let Task::Parts { whole, .. } = task else { return String::new() };
                let part = |(index, part): (usize, &u32)| {
                    let name = at(words, task, index + 1);
                    words.with(
                        "learn-wholes-answer-part",
                        &[("card", name.into()), ("parts", (*part).into()), ("whole", (*whole).into())],
                    )
                };
                words.series(parts.iter().enumerate().map(part))
            }
            Answer::Mend { place, parts } => words.with(
                "learn-wholes-answer-mend",
                &[("card", at(words, task, *place).into()), ("parts", (*parts).into())],
            ),
            Answer::Exactly => by("exactly", String::new()),
            Answer::Less(value) => by("less", say_value(words, *value)),
            Answer::More(value) => by("more", say_value(words, *value)),
            Answer::Says(faces) => say_sum(words, faces),
            Answer::Yes => words.text("learn-yes"),
            Answer::No(None) => words.text("learn-answer-no"),
            Answer::No(Some(face)) => words.with("learn-wholes-answer-no", &[("card", face_label(words, face).into())]),
            Answer::Call => words.text("learn-wholes-call"),
            Answer::LetBe => words.text("learn-wholes-let-be"),
            Answer::CallAt(odds) => {
                words.with("learn-wholes-answer-at", &[("way", "call".into()), ("odds", (*odds).into())])
            }
            Answer::LetBeAt(odds) => {
                words.with("learn-wholes-answer-at", &[("way", "let".into()), ("odds", (*odds).into())])
            }
            Answer::Swap(seat) => words.with("learn-wholes-answer-swap", &[("number", (seat.index() + 1).into())]),
        }
    }

    fn describe_beat(words: &Words, question: &Question<Self>, _: Option<&Answer>, answer: &Answer) -> Option<String> {
        beat::describe(words, question, answer)
    }

    fn draw_answer(words: &Words, question: &Question<Self>, answer: &Answer) -> Option<Html> {
        shown::answer(words, question.task(), answer)
    }

    fn right_part(question: &Question<Self>, answer: &Answer) -> Option<Answer> {
        let (Answer::Marks(marked), Answer::Marks(right)) = (answer, question.solve()) else { return None };
        let both: Vec<usize> = marked.iter().filter(|place| right.contains(place)).copied().collect();
        (!both.is_empty()).then_some(Answer::Marks(both))
    }

    fn describe_flaw(words: &Words, question: &Question<Self>, found: &Flaw) -> String {
        let task = question.task();
        let card = |name: String| ("card", Value::from(name));
        let kind = |kind: &'static str| ("kind", Value::from(kind));
        let face = |face: &Face| face_label(words, face);
        match found {
            Flaw::OtherForm => words.text("learn-flaw-other-form"),
            Flaw::NotThere(_) | Flaw::Unfinished => words.text("learn-wholes-unfinished"),
            Flaw::Unequal(place, _) => {
                words.with("learn-wholes-flaw", &[kind("unequal"), card(at(words, task, *place))])
            }
            Flaw::Missed(place) => words.with("learn-wholes-flaw", &[kind("missed"), card(at(words, task, *place))]),
            Flaw::OutOfOrder(first, second) => {
                let values = [card(at(words, task, *first)), ("second", at(words, task, *second).into())];
                words.with("learn-wholes-out-of-order", &values)
            }
            Flaw::Adds(sum) => words.with("learn-wholes-adds", &[("value", say_value(words, *sum).into())]),
            Flaw::IsWhole => words.text("learn-wholes-is-whole"),
            Flaw::NotHeld(held) => words.with("learn-wholes-flaw", &[kind("not-held"), card(card_name(words, held))]),
            Flaw::Longer(longer) => words
                .with("learn-wholes-longer", &[("count", longer.len().into()), ("cards", cards(words, longer).into())]),
            Flaw::FirstWrong(place) => {
                words.with("learn-wholes-flaw", &[kind("first-wrong"), card(at(words, task, *place))])
            }
            Flaw::HasParts(place, parts) => {
                words.with("learn-wholes-has-parts", &[card(at(words, task, *place)), ("parts", (*parts).into())])
            }
            Flaw::Refused(refusal) => refused(words, refusal),
            Flaw::Unsayable(count) => words.with("learn-wholes-unsayable", &[("count", (*count).into())]),
            Flaw::Enough(named, count) => {
                words.with("learn-wholes-left", &[kind("enough"), card(face(named)), ("count", (*count).into())])
            }
            Flaw::TooFew(named, count) => {
                words.with("learn-wholes-left", &[kind("too-few"), card(face(named)), ("count", (*count).into())])
            }
            Flaw::Odds(odds) => words.with("learn-wholes-odds", &[("odds", (*odds).into())]),
            Flaw::Farther(seat) => words.with("learn-wholes-farther", &[("number", (seat.index() + 1).into())]),
            Flaw::NoBait => words.text("learn-wholes-no-bait"),
        }
    }

    fn describe_fault(words: &Words, question: &Question<Self>, found: &Flaw) -> String {
        match found {
            Flaw::HasParts(place, _) => {
                let card = at(words, question.task(), *place);
                words.with("learn-wholes-flaw", &[("kind", "count-again".into()), ("card", card.into())])
            }
            _ => Self::describe_flaw(words, question, found),
        }
    }

    fn describe_belief(words: &Words, belief: Misconception) -> String {
        words.with("learn-wholes-belief", &[("belief", belief.to_string().into())])
    }

    fn describe_rule(_: &Words, rule: Infallible) -> String {
        match rule {}
    }

    fn describe_hint(words: &Words, _question: &Question<Self>, hint: &Hint) -> String {
        let name = |face: &Face| Value::from(face_label(words, face));
        match hint {
            Hint::InParts(whole) => words.with("learn-wholes-hint-in-parts", &[("whole", (*whole).into())]),
            Hint::Parts(parts) => words.with("learn-wholes-hint-parts", &[("parts", words.series(parts).into())]),
            Hint::HowMany(count) => words.with("learn-hint-how-many", &[("count", (*count).into())]),
            Hint::Begin(card) => words.with("learn-wholes-hint-begin", &[("card", card_name(words, card).into())]),
            Hint::Count(face) => words.with("learn-wholes-hint-count", &[("card", name(face))]),
            Hint::Left(face, count) => {
                words.with("learn-wholes-hint-left", &[("card", name(face)), ("count", (*count).into())])
            }
            Hint::Odds(odds) => words.with("learn-wholes-odds", &[("odds", (*odds).into())]),
            Hint::Ahead => words.text("learn-wholes-hint-ahead"),
            Hint::Farthest(space) => words.with("learn-wholes-hint-farthest", &[("space", (*space).into())]),
            Hint::Special(card) => {
                words.with("learn-wholes-hint-special", &[("card", special_name(words, card).into())])
            }
        }
    }

    fn print(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        paper::paper(words, question, sheet)
    }

    fn describe_line(words: &Words, _question: &Question<Self>, line: &SumLine) -> String {
        match line {
            SumLine::Part { face, parts, whole } => {
                let values =
                    [("card", face_label(words, face).into()), ("parts", (*parts).into()), ("whole", (*whole).into())];
                words.with("learn-wholes-answer-part", &values)
            }
            SumLine::Total(total) => {
                let (top, bottom) = total.numbers();
                words.with("learn-wholes-line-total", &[("top", top.into()), ("bottom", bottom.into())])
            }
        }
    }
}

fn cards(words: &Words, cards: &[Card]) -> String {
    words.series(cards.iter().map(|card| card_name(words, card)))
}

/// What is shown or offered at a place, from 1.
fn at(words: &Words, task: &Task, place: usize) -> String {
    let index = place.wrapping_sub(1);
    let face = |faces: &[Face]| faces.get(index).map(|face| face_label(words, face));
    let name = match task {
        Task::Name { offered, .. } | Task::Missing { offered, .. } => {
            offered.get(index).map(|&amount| amount_view::name(words, amount))
        }
        Task::Order(faces) | Task::Exactly(faces) | Task::Parts { faces, .. } => face(faces),
        Task::Mend(sum) => face(&sum.faces),
        _ => None,
    };
    name.unwrap_or_else(|| words.text("learn-wholes-total"))
}

/// Why the rules refuse what is said or played.
fn refused(words: &Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::SaidOther { cards, said } => {
            words.with("learn-wholes-said-other", &[("cards", (*cards).into()), ("said", (*said).into())])
        }
        Refusal::SaidNoWhole(sum) => words.with("learn-wholes-adds", &[("value", say_value(words, *sum).into())]),
        Refusal::WholeSaidOtherwise => words.text("learn-wholes-whole-otherwise"),
        Refusal::NotPlayable(card) => {
            words.with("learn-wholes-not-playable", &[("card", special_name(words, card).into())])
        }
        _ => words.text("learn-wholes-unfinished"),
    }
}

/// The place, from 0, that shows why an answer is wrong.
const fn pointed_at(found: &Flaw) -> Option<usize> {
    match found {
        Flaw::Unequal(place, _) | Flaw::Missed(place) | Flaw::OutOfOrder(place, _) | Flaw::HasParts(place, _) => {
            place.checked_sub(1)
        }
        _ => None,
    }
}
