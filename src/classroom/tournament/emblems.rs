//! The emblems of the teams, drawn in a line as with a pencil: the animals that Flub names them after. A team that a list names has one too.

use yew::prelude::*;

/// The emblem of a team, by its place among all. The name stands beside it.
pub fn draw_emblem(team: usize) -> Html {
    let (has_head, d) = ANIMALS[team % ANIMALS.len()];
    let head = if has_head { HEAD } else { "" };
    html! {
        <svg class="tournament-emblem" viewBox="0 0 32 32" aria-hidden="true"><path d={format!("{head}{d}")} /></svg>
    }
}

/// A round head with eyes.
const HEAD: &str = "M16 8c6 0 10 4 10 9.5S22 27 16 27 6 23 6 17.5 10 8 16 8zM12.5 16v.5M19.5 16v.5";

/// Otter, fox, owl, dolphin, bear, hawk, turtle, tiger, panda, lynx, whale, wolf, penguin, koala, bee: whether it has the round head, and
/// the rest.
const ANIMALS: [(bool, &str); 15] = [
    (
        true,
        "M7 13a3 3 0 1 1 3.5-3.5M21.5 9.5A3 3 0 1 1 25 13M14.5 19h3L16 20.5zM16 20.5v2q-2 2-4 .5M16 22.5q2 2 4 .5M9 20l-6-.5M9 22l-6 2M23 20l6-.5M23 22l6 2",
    ),
    (
        false,
        "M5 4l6 5h10l6-5v12c0 4-6 9-11 12C11 25 5 20 5 16zM11.5 15v.5M20.5 15v.5M14.5 24.5h3L16 26.5zM5 16q7 1 9 8M27 16q-7 1-9 8",
    ),
    (
        false,
        "M6 4l5 4h10l5-4v14c0 6-4 10-10 10S6 24 6 18zM12 11.5a3.5 3.5 0 1 0 .1 0zM20 11.5a3.5 3.5 0 1 0 .1 0zM12 15v.1M20 15v.1M14.5 19.5h3L16 22.5zM13 25.5q3-2 6 0",
    ),
    (
        false,
        "M4 19c4-8 11-11 18-8 3 1 4 3 7 3-2 2-5 3-8 3 0 0-6 4-17 2zM14 10.5c0-3-2-5-4-6 0 3 0 5 .5 7.5M4 19l-2 6q4 0 5-5M15 18l-2 4 5-4.5M22.5 13.5v.1",
    ),
    (
        true,
        "M8 11.5A3.8 3.8 0 1 1 12 7M20 7a3.8 3.8 0 1 1 4 4.5M16 18.5c3 0 4 1.5 4 3.5s-2 3.5-4 3.5-4-1.5-4-3.5 1-3.5 4-3.5zM16 20.5v1",
    ),
    (
        false,
        "M6 27C5 15 9 6 18 6c6 0 9 4 10 9-2-1-3-1-4.5-.5 0 3 1 4-.5 6-1-3-3-4-5-4-2 4-1 8 1 10.5zM19.5 11.5v.5M16.5 8.5l6 1.5",
    ),
    (
        false,
        "M4 21c0-8 5-12 11-12s10 4 10 12zM25 18c1-4 5-4 5-1s-2 4-5 4M8 21v4h3v-4M18 21v4h3v-4M9.5 21l2.5-7h6l2.5 7M12 14L9 11.5M18 14l3-2.5",
    ),
    (
        true,
        "M7 12.5a3 3 0 1 1 4-4M21 8.5a3 3 0 1 1 4 4M16 8v4M13 9v2M19 9v2M6 15.5h3.5M6.5 19.5h3M26 15.5h-3.5M25.5 19.5h-3M14 20h4l-2 2zM16 22v2",
    ),
    (
        true,
        "M8 11.5A3.8 3.8 0 1 1 12 7M20 7a3.8 3.8 0 1 1 4 4.5M12.5 13c2 0 2.5 1.5 2 3.5s-2 3.5-3.5 3-1.5-2-1-3.5 1-3 2.5-3zM19.5 13c-2 0-2.5 1.5-2 3.5s2 3.5 3.5 3 1.5-2 1-3.5-1-3-2.5-3zM14.5 21h3L16 22.5z",
    ),
    (true, "M7 14L5.5 2l6.5 6.5M25 14l1.5-12L20 8.5M6 20l-4 3 5 1M26 20l4 3-5 1M14 19.5h4L16 22zM16 22v2"),
    (
        false,
        "M3 15c0 8 6 11 12 11 8 0 11-5 11-11M3 15c6-4 13-3 17 3 2-1 4-2 6-3M26 15c-3-1-4-3-4-6 2 .5 3 1 4 2 1-1 2-1.5 4-2 0 3-1 5-4 6zM10 9q0-4-4-5M10 9q0-4 4-5M9 18v.5",
    ),
    (false, "M6 3l5 6h10l5-6v12l2.5 4-4 1-4.5 5-4 3-4-3-4.5-5-4-1L6 15zM11 14.5l3 1.5M21 14.5L18 16M14 23h4l-2 2.5z"),
    (
        false,
        "M16 3c6 0 8 6 8 13s-3 12-8 12-8-5-8-12 2-13 8-13zM16 12c-4 0-5 4-5 7s2 7 5 7 5-4 5-7-1-7-5-7zM13.5 7.5v.5M18.5 7.5v.5M14.5 10L16 12l1.5-2M8 14l-4 7 4-1M24 14l4 7-4-1M12 28h-2M20 28h2",
    ),
    (true, "M7.5 13.5A5 5 0 1 1 12 7M20 7a5 5 0 1 1 4.5 6.5M16 15c2 0 2.5 2 2.5 4s-1 3-2.5 3-2.5-1-2.5-3 .5-4 2.5-4z"),
    (
        false,
        "M16 13c5 0 8 3 8 7s-3 7-8 7-8-3-8-7 3-7 8-7zM13 13.5v13M19 13.5v13M14.5 13C9 12 7 8 9 6s6 1 6.5 7M17.5 13c5.5-1 7.5-5 5.5-7s-6 1-6.5 7M24 20h4",
    ),
];
