//! Packs and decks to look at.

use flub::games::wholes::{Cards, Deck, Pack};
use web_sys::Element;
use yew::prelude::*;

use super::card_view::PlayingCard;
use crate::app::{
    context::use_words,
    i18n::{Words, isolated},
};

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

/// The name of what is played with. `own` is the name of a deck of somebody's own, which may have none.
pub fn cards_name(words: &Words, cards: &Cards, own: &str) -> String {
    match cards {
        Cards::Pack(pack) => pack_name(words, *pack),
        Cards::Own(_) if own.is_empty() => words.text("wholes-deck-nameless"),
        Cards::Own(_) => isolated(own),
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

/// A deck with its cards, to be opened: every kind, and how many there are of it. They are drawn when it is opened, since a page
/// may list many decks of many cards.
#[component]
pub fn DeckDetails(props: &DeckDetailsProps) -> Html {
    let words = use_words();
    let is_open = use_state_eq(|| false);
    let on_toggle = {
        let setter = is_open.setter();
        move |event: Event| setter.set(event.target_unchecked_into::<Element>().has_attribute("open"))
    };
    let kinds = props.deck.kinds().enumerate().map(|(index, (card, count))| {
        let count = words.with("wholes-deck-copies", &[("count", count.into())]);
        html! { <li key={index} class="card-kind"><PlayingCard {card} /><span>{ count }</span></li> }
    });
    html! {
        <details class="sheet deck" ontoggle={on_toggle}>
            <summary>
                <strong>{ &props.name }</strong>
                <span class="quiet">{ deck_about(&words, &props.deck) }</span>
            </summary>
            if *is_open {
                <ul class="card-row">{ for kinds }</ul>
                { props.children.clone() }
            }
        </details>
    }
}
