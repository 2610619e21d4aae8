//! An amount as it is shown or offered: as on a card.

use flub::games::wholes::{Card, lessons::Amount};
use flub_tables::{games::wholes::card_speech::face_label, i18n::Words};
use yew::prelude::*;

use crate::games::wholes::card_view::PlayingCard;

/// An amount as a card. Inside a button it provides the accessible name.
pub fn card(words: &Words, amount: Amount) -> Html {
    match amount {
        Amount::Face(face) => html! { <PlayingCard card={Card::Face(face)} /> },
        // On no card of the game: a fraction that is not in lowest terms, or is more than one whole.
        Amount::Fraction { top, bottom } => html! {
            <span class="card card-fraction">
                <span class="visually-hidden">{ name(words, amount) }</span>
                <span class="card-value" aria-hidden="true">
                    <span class="face" style="--signs:2">
                        <span class="fraction"><span>{ top }</span><span>{ bottom }</span></span>
                    </span>
                </span>
            </span>
        },
    }
}

/// The name of an amount in a sentence.
pub fn name(words: &Words, amount: Amount) -> String {
    match amount {
        Amount::Face(face) => face_label(words, &face),
        Amount::Fraction { top, bottom } => {
            words.with("learn-wholes-fraction", &[("top", top.into()), ("bottom", bottom.into())])
        }
    }
}
