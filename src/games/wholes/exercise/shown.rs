//! What an exercise of Wholes shows.

use flub::games::wholes::{
    Card, Face,
    lessons::{Amount, Answer, Sum, Table, Task},
};
use flub_tables::{games::wholes::card_speech::card_name, i18n::Words};
use yew::prelude::*;

use super::{
    amount_view::card,
    draft::{Draft, Edit, hand},
};
use crate::games::wholes::{
    card_view::FaceImage,
    hand::{Hand, Held},
    track::{NumberLine, SumBar},
};

/// What is shown, with the cards picked. Once an answer is settled, the bar shows what its cards add up to.
pub fn board(words: &Words, task: &Task, draft: &Draft, is_settled: bool, on_edit: &Callback<Edit>) -> Html {
    let bar = |faces: Vec<Face>| {
        (is_settled && !faces.is_empty()).then(|| html! { <div class="lesson-sum"><SumBar {faces} /></div> })
    };
    let shown = match task {
        Task::Name { shown, .. } => html! { <ul class="lesson-cards large">{ one(words, *shown) }</ul> },
        Task::Order(_) => html! {},
        Task::Missing { shown, offered } => {
            let picked = draft.picked.first().and_then(|&place| offered.get(place));
            let all: Vec<Face> = shown.iter().copied().chain(picked.and_then(|amount| amount.face())).collect();
            let line = bar(all).unwrap_or_else(|| {
                html! { <div class="lesson-sum"><NumberLine faces={shown.clone()} /></div> }
            });
            html! { <>{ faces(words, shown) }{ line }</> }
        }
        Task::Whole(_) | Task::Longest(_) | Task::Bait(_) | Task::Twice(_) => held(task, draft, on_edit),
        Task::Say(held) => html! { <>{ cards(words, &held.cards) }{ bar(draft.said.clone()) }</> },
        Task::Mend(sum) => html! { <>{ sum_written(words, sum) }{ bar(sum.faces.clone()) }</> },
        Task::Parts { faces: shown, .. } | Task::Exactly(shown) => {
            html! { <>{ faces(words, shown) }{ bar(shown.clone()) }</> }
        }
        Task::Could(seen) | Task::Call(seen) => html! {
            <>
                { table(words, seen) }
                <details><summary>{ words.text("learn-wholes-deck") }</summary>{ deck(words, seen) }</details>
            </>
        },
        Task::Swap(_) => html! {},
    };
    html! { <div class="lesson-felt">{ shown }</div> }
}

/// An answer as cards, in its order; `None` of one that has none.
pub fn answer(words: &Words, task: &Task, answer: &Answer) -> Option<Html> {
    let at = |place: &usize| {
        let index = place.checked_sub(1)?;
        match task {
            Task::Name { offered, .. } | Task::Missing { offered, .. } => offered.get(index).copied(),
            Task::Order(faces) => faces.get(index).copied().map(Amount::Face),
            _ => None,
        }
    };
    match answer {
        Answer::Marks(places) | Answer::Order(places) if !places.is_empty() => {
            let shown: Option<Vec<Amount>> = places.iter().map(at).collect();
            Some(html! { <ul class="lesson-cards">{ for shown?.into_iter().map(|amount| one(words, amount)) }</ul> })
        }
        Answer::Plays(played) => Some(cards(words, played)),
        Answer::Twice(first, second) => Some(html! { <>{ cards(words, first) }{ cards(words, second) }</> }),
        Answer::Says(said) => Some(faces(words, said)),
        _ => None,
    }
}

fn one(words: &Words, amount: Amount) -> Html {
    html! { <li>{ card(words, amount) }</li> }
}

fn faces(words: &Words, faces: &[Face]) -> Html {
    html! { <ul class="lesson-cards">{ for faces.iter().map(|&face| one(words, Amount::Face(face))) }</ul> }
}

fn cards(_words: &Words, cards: &[Card]) -> Html {
    let cards = cards.iter().enumerate().map(|(place, &card)| {
        html! { <li key={place}><super::super::card_view::PlayingCard {card} /></li> }
    });
    html! { <ul class="lesson-cards">{ for cards }</ul> }
}

/// The hand to pick from, and what the picked cards add up to.
fn held(task: &Task, draft: &Draft, on_edit: &Callback<Edit>) -> Html {
    let all = hand(task).map_or(&[][..], |hand| &hand.cards);
    let picked = if draft.is_second { &draft.second } else { &draft.picked };
    let cards: Vec<Held> = all
        .iter()
        .enumerate()
        .map(|(place, &card)| Held { card, picked: picked.contains(&place), drawn: false, hinted: false })
        .collect();
    let faces: Vec<Face> = draft.picked_cards(task).iter().filter_map(Card::face).collect();
    html! {
        <>
            <div class="lesson-sum"><SumBar {faces} /></div>
            <Hand {cards} on_choose={on_edit.reform(Edit::Pick)} />
        </>
    }
}

/// The sum as somebody wrote it: what each card is in the common parts, and the total.
pub fn sum_written(words: &Words, sum: &Sum) -> Html {
    let written = sum.faces.iter().zip(&sum.parts).enumerate().map(|(place, (&face, &parts))| {
        html! {
            <li key={place} class="lesson-part">
                <FaceImage {face} />
                <span aria-hidden="true">{ "=" }</span>
                { fraction(words, parts, sum.whole) }
            </li>
        }
    });
    let (top, bottom) = sum.total.numbers();
    html! {
        <div class="lesson-written">
            <ol>{ for written }</ol>
            <p class="lesson-total">{ words.text("learn-wholes-together") }{ " " }{ fraction(words, top, bottom) }</p>
        </div>
    }
}

/// A fraction as it is written, with a bar.
pub fn fraction(words: &Words, top: u32, bottom: u32) -> Html {
    let label = words.with("learn-wholes-fraction", &[("top", top.into()), ("bottom", bottom.into())]);
    html! {
        <span role="img" aria-label={label}>
            <span class="fraction" aria-hidden="true"><span>{ top }</span><span>{ bottom }</span></span>
        </span>
    }
}

/// How many of each card the deck of a table has, by which one can tell what is still to come.
pub fn deck(words: &Words, table: &Table) -> Html {
    let deck = table.observation().setup.deck();
    let mut rows: Vec<(usize, Vec<Card>)> = Vec::new();
    for (card, count) in deck.kinds() {
        match rows.iter_mut().find(|(of, _)| *of == count) {
            Some((_, cards)) => cards.push(card),
            None => rows.push((count, vec![card])),
        }
    }
    let draw = |card: &Card| match card.face() {
        Some(face) => html! { <FaceImage {face} /> },
        None => html! { card_name(words, card) },
    };
    let rows = rows.iter().map(|(count, cards)| {
        let cards = cards.iter().enumerate().map(|(place, card)| html! { <span key={place}>{ draw(card) }</span> });
        html! {
            <li key={*count}>
                <span>{ words.with("learn-wholes-deck-each", &[("count", (*count).into())]) }</span>
                { for cards }
            </li>
        }
    });
    html! { <ul class="lesson-deck">{ for rows }</ul> }
}

/// A play on the table, and what is known of the cards.
pub fn table(words: &Words, table: &Table) -> Html {
    let seen = table.observation();
    let Some(play) = &seen.play else { return html! {} };
    let count = seen.counts.get(play.by.index()).copied().unwrap_or_default();
    let place = seen.places.get(play.by.index()).copied().unwrap_or_default();
    let values = [
        ("cards", play.said.len().into()),
        ("from", play.from.into()),
        ("to", place.into()),
        ("left", count.into()),
        ("own", seen.places[0].into()),
    ];
    html! {
        <>
            <p>{ words.with("learn-wholes-play", &values) }</p>
            <p class="lesson-label">{ words.text("learn-wholes-said") }</p>
            { faces(words, table.said()) }
            <p class="lesson-label">{ words.text("learn-wholes-hand") }</p>
            { cards(words, table.hand()) }
            if !table.gone().is_empty() {
                <p class="lesson-label">{ words.text("learn-wholes-gone") }</p>
                { cards(words, table.gone()) }
            }
        </>
    }
}
