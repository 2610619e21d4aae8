//! A deck that came with a set-up: its cards, and the button that keeps it.

use flub::games::wholes::Cards;
use yew::prelude::*;

use super::{
    own_deck::OwnDeck,
    own_decks,
    pack_view::{DeckDetails, cards_name},
    save::SetUp,
};
use crate::app::context::{AppContext, use_app};

/// Properties of [`BroughtDeck`].
#[derive(Properties, PartialEq)]
pub struct BroughtDeckProps {
    /// What was chosen.
    pub set_up: SetUp,
}

/// The cards of a set-up. A deck of somebody's own can be kept here, but need not be to play with it.
#[component]
pub fn BroughtDeck(BroughtDeckProps { set_up }: &BroughtDeckProps) -> Html {
    let AppContext { words, storage, announcer, .. } = use_app();
    let kept = use_state_eq(|| own_decks::load(&storage));
    let name = cards_name(&words, &set_up.cards, &set_up.deck);
    let Cards::Own(deck) = &set_up.cards else {
        let deck = set_up.setup().map(|setup| setup.deck());
        return deck.map(|deck| html! { <DeckDetails {name} {deck} /> }).unwrap_or_default();
    };
    let action = if kept.iter().any(|own| own.deck == *deck) {
        html! { <p class="quiet">{ words.text("wholes-brought-kept") }</p> }
    } else if kept.len() >= OwnDeck::MOST {
        html! { <p class="quiet">{ words.text("wholes-brought-no-room") }</p> }
    } else {
        let deck = OwnDeck { name: free_name(&kept, &name), deck: deck.clone() };
        let label = words.text("wholes-brought-keep");
        let (kept, storage) = (kept.clone(), storage.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let decks: Vec<OwnDeck> = kept.iter().cloned().chain([deck.clone()]).collect();
            own_decks::save(&storage, &decks);
            announcer.announce(words.text("wholes-brought-kept"));
            kept.set(decks);
        });
        html! { <button type="button" class="button" {onclick}>{ label }</button> }
    };
    html! {
        <>
            <DeckDetails {name} deck={deck.clone()} />
            <div>{ action }</div>
        </>
    }
}

/// This name, or with a number where another deck has it.
fn free_name(kept: &[OwnDeck], name: &str) -> String {
    let numbered = |number: usize| {
        let end = format!(" {number}");
        let begin: String = name.chars().take(OwnDeck::LONGEST_NAME - end.len()).collect();
        if number == 1 { name.to_owned() } else { begin + &end }
    };
    (1..).map(numbered).find(|name| !kept.iter().any(|own| own.is_named(name))).unwrap_or_default()
}
