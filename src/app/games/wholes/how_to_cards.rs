//! Cards of Wholes beside text, and their sums.

use flub::{
    games::wholes::{Card, Face},
    play::Seat,
};
use yew::prelude::*;

use super::{CardBack, NumberLine, PlayingCard, SumBar, sentence};
use crate::app::{i18n::Words, ui::article::Drawn};

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
    fn draw(&self, _: &Words) -> Html {
        cards(self.0)
    }
}

impl Drawn for Sum {
    fn draw(&self, words: &Words) -> Html {
        added(words, self.0, |faces| html! { <SumBar {faces} /> })
    }
}

impl Drawn for Hops {
    fn draw(&self, words: &Words) -> Html {
        added(words, self.0, |faces| html! { <NumberLine {faces} /> })
    }
}

fn cards(cards: &str) -> Html {
    let cards = cards.split(',').map(|card| match card.parse::<Card>() {
        Ok(card) => html! { <li><PlayingCard {card} /></li> },
        Err(_) => {
            let seat = card.trim().strip_prefix("down ").and_then(|seat| Seat::new(seat.parse::<usize>().ok()? - 1));
            html! { <li><CardBack {seat} /></li> }
        }
    });
    html! { <ul class="card-row">{ for cards }</ul> }
}

fn added(words: &Words, list: &str, draw: fn(Vec<Face>) -> Html) -> Html {
    let faces: Vec<Face> = list.split(',').filter_map(|face| face.parse().ok()).collect();
    let sentence = sentence(words, &faces);
    html! {
        <figure class="how-to-sum">
            { cards(list) }
            <div>{ draw(faces) }</div>
            <figcaption>{ sentence }</figcaption>
        </figure>
    }
}
