//! Packs and decks to look at.

use flub::games::wholes::{Deck, Pack};
use yew::prelude::*;

use super::card_view::card_view;
use crate::app::{html::html, words::Words};

/// What a pack is called.
pub fn pack_name(words: &Words, pack: Pack) -> String {
    match pack {
        Pack::Quarters => words.text("wholes-pack-quarters"),
        Pack::Eighths => words.text("wholes-pack-eighths"),
        Pack::Thirds => words.text("wholes-pack-thirds"),
        Pack::Fifths => words.text("wholes-pack-fifths"),
        Pack::Mixed => words.text("wholes-pack-mixed"),
    }
}

/// Beyond this number of different wholes nobody wants to know exactly.
const MANY_WHOLES: u64 = 999_999;

/// How many cards a deck has, and how many different wholes they make, as a sentence.
pub fn deck_about(words: &Words, deck: &Deck) -> String {
    let cards = ("cards", deck.card_count().into());
    match u32::try_from(deck.wholes()) {
        Ok(wholes) if deck.wholes() <= MANY_WHOLES => {
            words.with("wholes-deck-about", &[cards, ("wholes", wholes.into())])
        }
        _ => words.with("wholes-deck-about-many", &[cards]),
    }
}

/// Every kind of card of a deck, and how many there are of it.
pub fn deck_cards(words: &Words, deck: &Deck) -> Html {
    let kinds = deck.kinds().map(|(card, count)| {
        let count = words.with("wholes-deck-copies", &[("count", count.into())]);
        html! { <li class="card-kind">{ card_view(words, &card) }<span>{ count }</span></li> }
    });
    html! { <ul class="card-row">{ for kinds }</ul> }
}
