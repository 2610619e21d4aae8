//! Packs and decks to look at.

use flub::games::wholes::{Deck, Pack};
use yew::prelude::*;

use super::card_view::PlayingCard;
use crate::app::{context::use_words, i18n::Words};

/// The name of a pack.
pub fn pack_name(words: &Words, pack: Pack) -> String {
    match pack {
        Pack::Quarters => words.text("wholes-pack-quarters"),
        Pack::Eighths => words.text("wholes-pack-eighths"),
        Pack::Thirds => words.text("wholes-pack-thirds"),
        Pack::Fifths => words.text("wholes-pack-fifths"),
        Pack::Mixed => words.text("wholes-pack-mixed"),
    }
}

/// Beyond this number of different wholes the exact number is not shown.
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

/// Properties of [`DeckDetails`].
#[derive(Properties, PartialEq)]
pub struct DeckDetailsProps {
    /// The name of the deck.
    pub name: AttrValue,
    /// The deck.
    pub deck: Deck,
    /// Its actions.
    #[prop_or_default]
    pub children: Html,
}

/// A deck with its cards, to be opened: every kind, and how many there are of it.
#[component]
pub fn DeckDetails(props: &DeckDetailsProps) -> Html {
    let words = use_words();
    let kinds = props.deck.kinds().enumerate().map(|(index, (card, count))| {
        let count = words.with("wholes-deck-copies", &[("count", count.into())]);
        html! { <li key={index} class="card-kind"><PlayingCard {card} /><span>{ count }</span></li> }
    });
    html! {
        <details class="sheet deck">
            <summary>
                <strong>{ &props.name }</strong>
                <span class="quiet">{ deck_about(&words, &props.deck) }</span>
            </summary>
            <ul class="card-row">{ for kinds }</ul>
            { props.children.clone() }
        </details>
    }
}
