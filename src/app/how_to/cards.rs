//! Cards of Wholes beside the words, and what they add up to.

use flub::{games::wholes::Face, play::Seat};
use yew::prelude::*;

use super::Drawn;
use crate::app::{
    wholes::{card_back, card_view, number_line, sentence, sum_bar},
    words::Words,
};

/// Cards side by side, with commas between them: `1/4`, `SWAP`, `down 2` for one of the second seat face down.
#[derive(Debug)]
pub struct Cards(pub &'static str);

/// Cards, the bar that they fill, and their sum.
#[derive(Debug)]
pub struct Sum(pub &'static str);

/// Cards, the number line that they hop along, and their sum.
#[derive(Debug)]
pub struct Hops(pub &'static str);

impl Drawn for Cards {
    fn draw(&self, words: &Words) -> Html {
        cards(words, self.0)
    }
}

impl Drawn for Sum {
    fn draw(&self, words: &Words) -> Html {
        added(words, self.0, sum_bar)
    }
}

impl Drawn for Hops {
    fn draw(&self, words: &Words) -> Html {
        added(words, self.0, number_line)
    }
}

fn cards(words: &Words, cards: &str) -> Html {
    let cards = cards.split(',').map(|card| match card.parse() {
        Ok(card) => html! { <li>{ card_view(words, &card) }</li> },
        Err(_) => {
            let seat = card.trim().strip_prefix("down ").and_then(|seat| Seat::new(seat.parse::<usize>().ok()? - 1));
            html! { <li>{ card_back(seat) }</li> }
        }
    });
    html! { <ul class="card-row">{ for cards }</ul> }
}

fn added(words: &Words, list: &str, draw: fn(&Words, &[Face]) -> Html) -> Html {
    let faces: Vec<Face> = list.split(',').filter_map(|face| face.parse().ok()).collect();
    html! {
        <figure class="how-to-sum">
            { cards(words, list) }
            <div>{ draw(words, &faces) }</div>
            <figcaption>{ sentence(words, &faces) }</figcaption>
        </figure>
    }
}
