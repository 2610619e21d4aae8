//! The exercises of Wholes on paper.

use flub::{
    games::wholes::{
        Card, Face, Value, Wholes,
        lessons::{Amount, Answer, Hand, Table, Task},
    },
    lessons::{Activity, Question},
    play::order,
};
use flub_tables::{
    games::wholes::card_speech::{card_label, face_label},
    i18n::Words,
};
use yew::prelude::*;

use super::{
    amount_view::card,
    shown::{self, fraction},
};
use crate::{
    exercise::{
        paper::{Key, Paper},
        taught::Taught,
    },
    games::wholes::card_view::{FaceImage, PlayingCard},
    ui::paper::{Room, blank, tick, ticks},
};

/// An exercise as it is printed.
pub fn paper(words: &Words, question: &Question<Wholes>, sheet: Option<Activity>) -> Paper {
    let task = question.task();
    if let (Task::Whole(hand), Some(Activity::Sort)) = (task, sheet) {
        return sorted(words, hand);
    }
    let description = match task {
        Task::Name { .. }
        | Task::Order(_)
        | Task::Missing { .. }
        | Task::Whole(_)
        | Task::Longest(_)
        | Task::Say(_)
        | Task::Bait(_)
        | Task::Twice(_) => words.with("learn-wholes-paper", &[("asked", task.name().into())]),
        _ => Wholes::describe_task(words, question),
    };
    Paper {
        task: description,
        facts: special(task).map(|card| card_label(words, &card)),
        board: board_and_deck(words, task),
        form: form(words, task),
        key: key(words, question),
    }
}

/// The special card that a task is about: what it does is not read off a small card.
const fn special(task: &Task) -> Option<Card> {
    match task {
        Task::Swap(_) => Some(Card::Swap),
        Task::Bait(_) => Some(Card::Bait),
        Task::Twice(_) => Some(Card::Replay),
        _ => None,
    }
}

/// The answer as it is written, with fractions and pictures rather than in words; other answers in words.
fn key(words: &Words, question: &Question<Wholes>) -> Key {
    let (task, mut key) = (question.task(), Key::of(words, question));
    let at = |places: &[usize]| -> Vec<Amount> {
        let offered: Vec<Amount> = match task {
            Task::Name { offered, .. } | Task::Missing { offered, .. } => offered.clone(),
            Task::Order(faces) => faces.iter().map(|&face| Amount::Face(face)).collect(),
            _ => Vec::new(),
        };
        places.iter().filter_map(|place| offered.get(place.checked_sub(1)?).copied()).collect()
    };
    let faces = |cards: &[Card]| cards.iter().map(Card::face).collect::<Option<Vec<Face>>>();
    let mut wholes = |wholes: &[Vec<Card>]| {
        if let Task::Whole(hand) | Task::Longest(hand) | Task::Twice(hand) = task {
            key.is_one_of_many |= is_exchangeable(&hand.cards, wholes);
        }
        sums(wholes)
    };
    let board = match question.solve() {
        Answer::Marks(places) => Some(row(at(&places).into_iter().map(|amount| amount_image(words, amount)), "")),
        Answer::Order(places) => Some(row(at(&places).into_iter().map(|amount| amount_image(words, amount)), "<")),
        Answer::Plays(cards) => faces(&cards).filter(|_| !matches!(task, Task::Bait(_))).map(|_| wholes(&[cards])),
        Answer::Twice(first, second) => Some(wholes(&[first, second])),
        Answer::Says(said) => Some(row(said.into_iter().map(|face| html! { <FaceImage {face} /> }), "+")),
        Answer::Parts(parts) => match task {
            Task::Parts { faces, whole } => {
                let part = |(&face, part): (&Face, u32)| {
                    html! { <><FaceImage {face} /><span>{ "=" }</span>{ fraction(words, part, *whole) }</> }
                };
                Some(row(faces.iter().zip(parts).map(part), ""))
            }
            _ => None,
        },
        _ => None,
    };
    match board {
        Some(board) => Key { answer: String::new(), board, ..key },
        None => key,
    }
}

/// Whether the hand holds, beside one of these wholes, a card that differs from one of its cards only in form: it could take its place.
fn is_exchangeable(hand: &[Card], wholes: &[Vec<Card>]) -> bool {
    let value = |card: &Card| card.face().map(|face| face.value());
    wholes.iter().any(|whole| {
        let beside = |card: &&Card| !whole.contains(card);
        hand.iter().filter(beside).filter_map(value).any(|other| whole.iter().filter_map(value).any(|one| one == other))
    })
}

/// Things in a row, with a sign between them.
fn row(things: impl Iterator<Item = Html>, sign: &'static str) -> Html {
    let things = things.enumerate().map(|(place, thing)| {
        let sign = (place > 0 && !sign.is_empty()).then(|| html! { <span>{ sign }</span> });
        html! { <li key={place}>{ sign }{ thing }</li> }
    });
    html! { <ul class="paper-row">{ for things }</ul> }
}

/// Wholes as sums.
fn sums(wholes: &[Vec<Card>]) -> Html {
    let sums = wholes.iter().enumerate().map(|(place, whole)| {
        let added = whole.iter().filter_map(Card::face).enumerate().map(|(place, face)| {
            let plus = (place > 0).then(|| html! { <span>{ "+" }</span> });
            html! { <>{ plus }<FaceImage {face} /></> }
        });
        html! { <li key={place}>{ for added }<span>{ "= 1" }</span></li> }
    });
    html! { <ul class="paper-sums">{ for sums }</ul> }
}

/// A hand to be sorted into wholes.
fn sorted(words: &Words, hand: &Hand) -> Paper {
    let groups = hand.groups().unwrap_or_default();
    let form = html! {
        <>
            { blank(words.text("learn-wholes-paper-groups"), Room::Short) }
            { blank(words.text("learn-wholes-paper-sums"), Room::Lines(groups.len().max(1) - 1)) }
        </>
    };
    let (board, is_one_of_many) = (sums(&groups), is_exchangeable(&hand.cards, &groups));
    Paper {
        task: words.text("learn-wholes-paper-sort"),
        facts: None,
        board: cards(&hand.cards, |_| html! {}),
        form,
        key: Key { answer: String::new(), is_one_of_many, board },
    }
}

/// What is shown, and the deck where one has to know it.
fn board_and_deck(words: &Words, task: &Task) -> Html {
    let board = board(words, task);
    let Some(deck) = shown::deck(task) else { return board };
    html! {
        <>
            { board }
            <p class="lesson-label">{ shown::name_deck(words, task, &deck) }</p>
            { shown::deck_kinds(words, task, &deck) }
        </>
    }
}

/// What is shown, with boxes at what is chosen from.
fn board(words: &Words, task: &Task) -> Html {
    let faces = |faces: &[Face]| {
        let cards: Vec<Card> = faces.iter().map(|&face| Card::Face(face)).collect();
        self::cards(&cards, |_| html! {})
    };
    match task {
        Task::Name { shown, .. } => html! { <ul class="paper-hand-cards"><li>{ card(words, *shown) }</li></ul> },
        Task::Order(faces) => {
            let cards: Vec<Card> = faces.iter().map(|&face| Card::Face(face)).collect();
            boxed(&cards)
        }
        Task::Missing { shown, .. } => faces(shown),
        Task::Whole(hand) | Task::Longest(hand) | Task::Bait(hand) | Task::Twice(hand) => boxed(&hand.cards),
        Task::Say(hand) => cards(&hand.cards, |_| html! {}),
        Task::Mend(sum) => shown::sum_written(words, sum),
        Task::Exactly(shown) => faces(shown),
        Task::Could(table) => shown::table(words, table, false),
        Task::Call(table) => shown::table(words, table, true),
        Task::Parts { .. } | Task::Swap(_) => html! {},
    }
}

/// Cards, each with something below it.
fn cards(cards: &[Card], below: impl Fn(usize) -> Html) -> Html {
    let cards = cards.iter().enumerate().map(|(place, &card)| {
        html! { <li key={place}><PlayingCard {card} />{ below(place) }</li> }
    });
    html! { <ul class="paper-hand-cards">{ for cards }</ul> }
}

/// Cards with a box below each.
fn boxed(cards: &[Card]) -> Html {
    self::cards(cards, |_| html! { <span class="paper-box" aria-hidden="true"></span> })
}

fn form(words: &Words, task: &Task) -> Html {
    match task {
        Task::Name { offered, .. } | Task::Missing { offered, .. } => {
            let offered = offered.iter().enumerate().map(|(place, &amount)| {
                html! { <li key={place}>{ tick(amount_image(words, amount)) }</li> }
            });
            html! { <ul class="paper-offered">{ for offered }</ul> }
        }
        Task::Order(_) | Task::Whole(_) | Task::Longest(_) | Task::Bait(_) | Task::Twice(_) => html! {},
        Task::Mend(sum) => {
            let mut labels: Vec<String> = sum.faces.iter().map(|face| face_label(words, face)).collect();
            labels.push(words.text("learn-wholes-total"));
            let mended = words.with("learn-wholes-mended", &[("whole", sum.whole.into())]);
            html! {
                <>
                    { ticks(Some(words.text("learn-wholes-which-wrong")), labels) }
                    { blank(mended, Room::Short) }
                </>
            }
        }
        Task::Parts { faces, whole } => parts(words, faces, *whole),
        Task::Exactly(_) => {
            let ways =
                ["exactly", "less", "more"].map(|way| words.with("learn-wholes-exactly", &[("way", way.into())]));
            html! {
                <>
                    { ticks(Some(words.text("learn-wholes-exactly-legend")), ways) }
                    { blank(words.text("learn-wholes-by"), Room::Short) }
                </>
            }
        }
        Task::Say(_) => blank(words.text("learn-wholes-you-say"), Room::Lines(1)),
        Task::Could(table) => could(words, table),
        Task::Call(_) => ticks(None, [words.text("learn-wholes-call"), words.text("learn-wholes-let-be")]),
        Task::Swap(places) => {
            let labels = places.iter().enumerate().skip(1).map(|(seat, &space)| {
                words.with("learn-wholes-player", &[("number", (seat + 1).into()), ("space", space.into())])
            });
            let own = places.first().copied().unwrap_or_default();
            html! {
                <>
                    <p>{ words.with("learn-wholes-own", &[("space", own.into())]) }</p>
                    { ticks(Some(words.text("learn-wholes-swap")), labels) }
                </>
            }
        }
    }
}

/// The numbers above the bar are left out.
fn parts(words: &Words, faces: &[Face], whole: u32) -> Html {
    let rows = faces.iter().enumerate().map(|(place, &face)| {
        html! {
            <li key={place}>
                <FaceImage {face} />
                <span>{ "=" }</span>
                <span class="fraction"><span class="paper-gap"></span><span>{ whole }</span></span>
            </li>
        }
    });
    html! {
        <ul class="paper-parts">
            { for rows }
            <li key="sum">
                { words.text("learn-wholes-together") }
                { fraction(words, whole, whole) }
                <span>{ "=" }</span>
                <span>{ Value::from_integer(1).to_string() }</span>
            </li>
        </ul>
    }
}

fn could(words: &Words, table: &Table) -> Html {
    let mut named: Vec<Face> = table.said().to_vec();
    order::sort_by_key(&mut named, Face::value);
    named.dedup_by_key(|face| face.value());
    let too_few = named.into_iter().map(|face| tick(html! { <FaceImage {face} /> }));
    html! {
        <>
            { ticks(None, [words.text("learn-yes"), words.text("learn-no")]) }
            <div class="paper-ticks">
                <span class="paper-label">{ words.text("learn-wholes-too-few") }</span>
                { for too_few }
            </div>
        </>
    }
}

fn amount_image(words: &Words, amount: Amount) -> Html {
    match amount {
        Amount::Face(face) => html! { <FaceImage {face} /> },
        Amount::Fraction { top, bottom } => fraction(words, top, bottom),
    }
}
