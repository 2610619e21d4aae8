//! Cards of Wholes beside the words, and what they add up to.

use flub::{games::wholes::Face, play::Seat};
use yew::prelude::*;

use crate::app::{
    html::html,
    wholes::{card_back, card_view, number_line, sentence, sum_bar},
    words::Words,
};

/// Cards side by side: each in its text, or `down 2` for one of the second seat face down.
pub fn cards(words: &Words, cards: &str) -> Html {
    let cards = cards.split(',').map(|card| match card.parse() {
        Ok(card) => html! { <li>{ card_view(words, &card) }</li> },
        Err(_) => {
            let seat = card.trim().strip_prefix("down ").and_then(|seat| Seat::new(seat.parse::<usize>().ok()? - 1));
            html! { <li>{ card_back(seat) }</li> }
        }
    });
    html! { <ul class="card-row">{ for cards }</ul> }
}

/// Cards, and a bar that they fill.
pub fn sum(words: &Words, list: &str) -> Html {
    drawn(words, list, sum_bar)
}

/// Cards, and a number line with a hop for each.
pub fn hops(words: &Words, list: &str) -> Html {
    drawn(words, list, number_line)
}

fn drawn(words: &Words, list: &str, draw: fn(&Words, &[Face]) -> Html) -> Html {
    let faces: Vec<Face> = list.split(',').filter_map(|face| face.parse().ok()).collect();
    html! {
        <figure class="how-to-sum">
            { cards(words, list) }
            <div>{ draw(words, &faces) }</div>
            <figcaption>{ sentence(words, &faces) }</figcaption>
        </figure>
    }
}
