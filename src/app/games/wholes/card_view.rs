//! Cards, from both sides.

use flub::{
    games::wholes::{Card, Face, Form, Value},
    play::Seat,
};
use yew::prelude::*;

use super::{
    card_speech::{card_label, special_name, special_rule},
    face_view::FaceDrawing,
};
use crate::app::{context::use_words, i18n::Words, ui::seat_mark::SeatMark};

/// Properties of [`PlayingCard`].
#[derive(Properties, PartialEq)]
pub struct PlayingCardProps {
    /// The card.
    pub card: Card,
}

/// The front of a card. Its width is the custom property `--card`, and everything on it scales with that. Inside a
/// button it provides the accessible name.
#[component]
pub fn PlayingCard(PlayingCardProps { card }: &PlayingCardProps) -> Html {
    let words = use_words();
    let (suit, corner, middle) = match card {
        &Card::Face(face) => {
            let suit = match face.form() {
                Form::Fraction => "card card-fraction",
                Form::Decimal => "card card-decimal",
                Form::Percent => "card card-percent",
                Form::Pie | Form::Bar => "card card-picture",
            };
            let drawing = html! { <FaceDrawing {face} /> };
            (suit, drawing.clone(), html! { <span class="card-value">{ drawing }</span> })
        }
        Card::Bait => ("card card-special", word(&words, card), special(&words, card, BAIT)),
        Card::Replay => ("card card-special", word(&words, card), special(&words, card, REPLAY)),
        Card::Swap => ("card card-special", word(&words, card), special(&words, card, SWAP)),
    };
    let label = card_label(&words, card);
    html! {
        <span key={label.as_str()} class={suit}>
            <span class="visually-hidden">{ &label }</span>
            <span class="card-corner" aria-hidden="true">{ corner.clone() }</span>
            { middle }
            <span class="card-corner card-corner-end" aria-hidden="true">{ corner }</span>
        </span>
    }
}

/// A hook with a worm on it.
const BAIT: &str = "M32 5a4 4 0 1 0 .1 0M32 13V29a10.5 10.5 0 0 1-21 0V25l6.5 6M11 25 8 31.5";

/// Two players change places.
const SWAP: &str =
    "M8 19C12 7 36 7 40 19M40 19l-8.5-1.5M40 19l2.5-8.5M40 29C36 41 12 41 8 29M8 29l8.5 1.5M8 29l-2.5 8.5";

/// Once more round.
const REPLAY: &str = "M38.5 16.5A17 17 0 1 0 41 27M40.5 6.5 39.5 17.5 28.5 16.5";

fn symbol(path: &'static str) -> Html {
    html! { <svg class="card-symbol" viewBox="0 0 48 48" aria-hidden="true"><path d={path} /></svg> }
}

/// The name of a special card along its edge, which is in sight while other cards cover the rest.
fn word(words: &Words, card: &Card) -> Html {
    html! { <span class="card-word">{ special_name(words, card) }</span> }
}

fn special(words: &Words, card: &Card, path: &'static str) -> Html {
    html! {
        <span class="card-value" aria-hidden="true">
            { symbol(path) }
            <span class="card-name">{ special_name(words, card) }</span>
            <span class="card-rule">{ special_rule(words, card) }</span>
        </span>
    }
}

/// Properties of [`CardBack`].
#[derive(Properties, PartialEq)]
pub struct CardBackProps {
    /// Whose mark is on it. `None` if it is nobody's yet.
    #[prop_or_default]
    pub seat: Option<Seat>,
}

/// The back of a card, with the mark of its seat if it has one. Text beside it says what it is.
#[component]
pub fn CardBack(&CardBackProps { seat }: &CardBackProps) -> Html {
    let mark = match seat {
        Some(seat) => html! { <SeatMark {seat} /> },
        None => Face::new(Value::new(1, 4), Form::Pie).map(|face| html! { <FaceDrawing {face} /> }).unwrap_or_default(),
    };
    html! {
        <span class={classes!("card", "card-back", seat.map(|seat| format!("seat-{seat}")))} aria-hidden="true">
            <span class="card-medal">{ mark }</span>
        </span>
    }
}
