//! The sign of a seat: a colour and a shape, always together.

use flub::play::Seat;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SeatMarkProps {
    pub seat: Seat,
}

/// The shape of a seat in its colour. Text beside it names the player.
#[component]
pub fn SeatMark(&SeatMarkProps { seat }: &SeatMarkProps) -> Html {
    html! {
        <svg class={format!("seat-mark seat-{seat}")} viewBox="0 0 24 24" aria-hidden="true">
            <path d={SHAPES[seat.index()]} />
        </svg>
    }
}

/// Circle, triangle, square, diamond, star, hexagon.
const SHAPES: [&str; Seat::MOST] = [
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
    "M12 3l10 18H2z",
    "M4 4h16v16H4z",
    "M12 1.5l9 10.5-9 10.5-9-10.5z",
    "M12 2l3 6.5 7 .9-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.9z",
    "M12 2l9 5v10l-9 5-9-5V7z",
];
