use std::rc::Rc;

use flub::{
    games::wholes::{Card, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{card_view::PlayingCard, table::Table};
use crate::app::{context::use_words, ui::seat_mark::SeatMark};

/// Properties of [`OpenHands`].
#[derive(Properties, PartialEq)]
pub struct OpenHandsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
}

/// In practice the cards of the others lie face up.
#[component]
pub fn OpenHands(OpenHandsProps { table, state }: &OpenHandsProps) -> Html {
    let words = use_words();
    let others = Seat::first(state.seats()).filter(|&seat| table.extras.practice && table.holder() != Some(seat));
    let hands = others.map(|seat| {
        html! {
            <li key={seat.index()}>
                <span class="open-hand-name">
                    <SeatMark seat={table.seating.player(seat).mark} />{ table.seating.name(&words, seat) }
                </span>
                <SmallCards cards={state.hand(seat).to_vec()} />
            </li>
        }
    });
    html! { <ul class="open-hands">{ for hands }</ul> }
}

/// Properties of [`SmallCards`].
#[derive(Properties, PartialEq)]
pub struct SmallCardsProps {
    /// The cards.
    pub cards: Vec<Card>,
}

/// Cards that lie face up, in small.
#[component]
pub fn SmallCards(props: &SmallCardsProps) -> Html {
    let cards =
        props.cards.iter().enumerate().map(|(place, &card)| html! { <li key={place}><PlayingCard {card} /></li> });
    html! { <ul class="open-hand">{ for cards }</ul> }
}
