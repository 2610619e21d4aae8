//! What an exercise of Wholes shows.

use flub::games::wholes::{
    Card, Deck, Face, Wholes,
    lessons::{Amount, Answer, Sum, Table, Task},
};
use flub_tables::{games::wholes::card_speech::special_name, i18n::Words};
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
    // What the cards of the game are is there to be looked up.
    let deck = deck(task).map(|deck| {
        html! {
            <details class="lesson-deck">
                <summary>{ name_deck(words, task, &deck) }</summary>
                { deck_kinds(words, task, &deck) }
            </details>
        }
    });
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
        Task::Could(seen) => table(words, seen, false),
        Task::Call(seen) => table(words, seen, true),
        Task::Swap(_) => html! {},
    };
    html! { <div class="lesson-felt">{ shown }{ for deck }</div> }
}

/// The deck of a task that cannot be solved without knowing it.
pub fn deck(task: &Task) -> Option<Deck> {
    match task {
        Task::Could(table) | Task::Call(table) => Some(table.setup().deck()),
        Task::Say(hand) | Task::Bait(hand) => Some(hand.deck()),
        _ => None,
    }
}

/// What is told of the deck of a task.
pub fn name_deck(words: &Words, task: &Task, deck: &Deck) -> String {
    let asked = if is_said(task) { "values" } else { "cards" };
    words.with("learn-wholes-deck", &[("asked", asked.into()), ("cards", deck.card_count().into())])
}

/// Whether a task is about what to say, for which the values are enough.
const fn is_said(task: &Task) -> bool {
    matches!(task, Task::Say(_) | Task::Bait(_))
}

/// The values of a deck or its cards, those of the same value together, and how many there are of each.
pub fn deck_kinds(words: &Words, task: &Task, deck: &Deck) -> Html {
    let mut groups: Vec<(Vec<Card>, usize)> = Vec::new();
    for (card, count) in deck.kinds().filter(|(card, _)| !is_said(task) || card.face().is_some()) {
        let is_alike = |other: &Card| match (card.face(), other.face()) {
            (Some(one), Some(other)) => one.value() == other.value(),
            _ => false,
        };
        match groups.iter_mut().find(|(cards, copies)| *copies == count && cards.iter().all(is_alike)) {
            Some((cards, _)) => cards.push(card),
            None => groups.push((vec![card], count)),
        }
    }
    let groups = groups.into_iter().enumerate().map(|(place, (cards, count))| {
        let shown = if is_said(task) { 1 } else { cards.len() };
        let cards = cards.into_iter().take(shown).map(|card| match card.face() {
            Some(face) => html! { <FaceImage {face} /> },
            None => html! { <span>{ special_name(words, &card) }</span> },
        });
        let copies = words.with("wholes-deck-copies", &[("count", count.into())]);
        html! {
            <li key={place}>
                { for cards }
                if !is_said(task) {
                    <span class="lesson-copies">{ copies }</span>
                }
            </li>
        }
    });
    html! { <ul class="lesson-kinds">{ for groups }</ul> }
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
    faces_in(words, "lesson-cards", faces)
}

fn faces_in(words: &Words, class: &'static str, faces: &[Face]) -> Html {
    html! { <ul {class}>{ for faces.iter().map(|&face| one(words, Amount::Face(face))) }</ul> }
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

/// A play on the table, and what is known of the cards; before a call also who stands where and what it can cost.
pub fn table(words: &Words, table: &Table, is_call: bool) -> Html {
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
    let back = |space: u8| space.saturating_sub(play.said.len() as u8);
    let stakes =
        [("own", back(seen.places[0]).into()), ("other", back(play.from).into()), ("last", Wholes::LAST_SPACE.into())];
    html! {
        <>
            if is_call {
                <p>{ words.with("learn-wholes-play", &values) }</p>
                <p>{ words.with("learn-wholes-stakes", &stakes) }</p>
            }
            <p class="lesson-label">{ words.text("learn-wholes-said") }</p>
            // Nobody sees what they are.
            { faces_in(words, "lesson-cards claimed", table.said()) }
            <p class="lesson-label">{ words.text("learn-wholes-hand") }</p>
            { cards(words, table.hand()) }
            if !table.gone().is_empty() {
                <p class="lesson-label">{ words.text("learn-wholes-gone") }</p>
                { cards(words, table.gone()) }
            }
        </>
    }
}
