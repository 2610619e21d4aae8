use flub::{
    games::poe::{Act, Side},
    play::Seat,
};
use yew::prelude::*;

use super::table::{Intent, Table};
use crate::app::{
    context::use_words,
    table::sending::sends,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`JoinChoice`].
#[derive(Properties, PartialEq)]
pub struct JoinChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person who chooses.
    pub seat: Seat,
}

/// Which side to join.
#[component]
pub fn JoinChoice(JoinChoiceProps { table, seat }: &JoinChoiceProps) -> Html {
    let words = use_words();
    let sides = table.state().hearing().map(|hearing| {
        let bearing = hearing.case().burden();
        Side::BOTH.map(|side| {
            let with = match side {
                Side::Challenger => hearing.caller(),
                Side::Mover => hearing.mover(),
            };
            let about = match (bearing == Some(side), side) {
                (true, _) => words.text("poe-join-bears"),
                (false, Side::Challenger) => words.text("poe-join-challenger-free"),
                (false, Side::Mover) => words.text("poe-join-mover-free"),
            };
            let onclick = sends(table, Intent::Act(*seat, Act::Join(side)));
            html! {
                <li key={side.to_string()}>
                    <button type="button" class="button wide join" {onclick}>
                        <SeatMark seat={table.seating.player(with).mark} />
                        { renewed(words.with("poe-join", &table.seating.who(&words, with))) }
                    </button>
                    <p class="quiet">{ renewed(about) }</p>
                </li>
            }
        })
    });
    html! { <ul class="actions joins">{ for sides.into_iter().flatten() }</ul> }
}
