use std::rc::Rc;

use flub::{
    games::wholes::{Event, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::table::Table;
use crate::app::{
    context::use_words,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`Track`].
#[derive(Properties, PartialEq)]
pub struct TrackProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
}

/// The board as a number line from 0 to 1 in twentieths: a lane for every player, with the piece and the number of
/// cards held.
#[component]
pub fn Track(TrackProps { table, state }: &TrackProps) -> Html {
    let words = use_words();
    let whose = table.whose_turn().filter(|_| table.is_live());
    let lanes = Seat::first(state.seats()).map(|seat| {
        let player = table.seating.player(seat);
        let (place, count) = (state.places()[seat.index()], state.hand(seat).len());
        let steps = table.latest_events().unwrap_or_default().iter().find_map(|event| match event {
            Event::Moved { seat: moved, from, to } if *moved == seat => Some(from.abs_diff(*to).max(1)),
            _ => None,
        });
        let steps = steps.unwrap_or(1);
        let current = whose == Some(seat);
        let values = [("space", place.into()), ("count", count.into())];
        html! {
            <li key={seat.index()} class={classes!("lane", current.then_some("current"))}
                aria-current={current.then_some("true")}>
                <span class="lane-player">
                    <SeatMark seat={player.mark} />
                    <span class="lane-name">{ table.seating.name(&words, seat) }</span>
                    <span class="lane-cards" aria-hidden="true">{ renewed(count) }</span>
                </span>
                <span class="visually-hidden">{ renewed(words.with("wholes-lane", &values)) }</span>
                <span class="lane-line" aria-hidden="true">
                    <span class="piece" style={format!("--place:{place};--steps:{steps}")}>
                        <SeatMark seat={player.mark} />
                    </span>
                </span>
            </li>
        }
    });
    let ticks = (0..=Wholes::LAST_SPACE).map(|space| {
        let label = match space {
            0 => html! { <span class="tick-label">{ "0" }</span> },
            Wholes::LAST_SPACE => html! { <span class="tick-label">{ "1" }</span> },
            _ => html! {
                <span class="tick-label tick-part"><span>{ space }</span><span>{ Wholes::LAST_SPACE }</span></span>
            },
        };
        let class = classes!("tick", (space % 5 == 0).then_some("quarter"));
        html! { <span key={space} {class} style={format!("--place:{space}")}>{ label }</span> }
    });
    html! {
        <div class="track">
            <ol class="lanes" aria-label={words.text("wholes-board")}>{ for lanes }</ol>
            <div class="ticks" aria-hidden="true">{ for ticks }</div>
        </div>
    }
}
