use flub::{
    games::wholes::{Card, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{card_view::card_view, table::Table};
use crate::app::{html::html, shared::seat_mark::SeatMark, words::Words};

/// In practice the cards of the others lie face up.
pub fn open_hands(words: &Words, table: &Table, state: &Wholes) -> Html {
    let others = Seat::first(state.seats()).filter(|&seat| table.practice && table.holder() != Some(seat));
    let hands = others.map(|seat| {
        html! {
            <li key={seat.index()}>
                <span class="open-hand-name">{ yew::html! { <SeatMark seat={table.seating.player(seat).mark} /> } }{ table.seating.name(words, seat) }</span>
                { small_cards(words, state.hand(seat)) }
            </li>
        }
    });
    html! { <ul class="open-hands">{ for hands }</ul> }
}

/// Cards that lie face up, in small.
pub fn small_cards(words: &Words, cards: &[Card]) -> Html {
    let cards = cards.iter().enumerate().map(|(place, card)| html! { <li key={place}>{ card_view(words, card) }</li> });
    html! { <ul class="open-hand">{ for cards }</ul> }
}
