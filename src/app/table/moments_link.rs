//! After a game: the way to the moments that decided it.

use flub::{
    games::ladders,
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    save::Players,
    table_game::{TableGame, TableHandle},
};
use crate::app::context::use_words;

/// Properties of [`MomentsLink`].
#[derive(Properties, PartialEq)]
pub struct MomentsLinkProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
}

/// Once a game is over, a link to the moments that decided it for the only person who played.
#[component]
pub fn MomentsLink<G: TableGame>(MomentsLinkProps { table }: &MomentsLinkProps<G>) -> Html {
    let words = use_words();
    let mut people = Seat::first(Seat::MOST).filter(|&seat| table.seating.is_person(seat));
    let only = people.next().filter(|_| people.next().is_none());
    let is_taught = ladders().iter().any(|(name, _)| *name == G::Rules::NAME);
    match only.filter(|_| is_taught).zip(table.state().outcome()) {
        Some((seat, outcome)) => {
            let href = format!("#/learn/{}/moments/{seat}", G::Rules::NAME);
            let end = if outcome.won_by(seat) { "won" } else { "lost" };
            let label = words.with("table-moments", &[("end", end.into())]);
            html! { <p class="moments-link"><a class="button" {href}>{ label }</a></p> }
        }
        None => html! {},
    }
}
