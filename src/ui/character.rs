//! The computers as characters, drawn as with a pencil: a head for each name, something on it for each level, and a few faces. They
//! are decoration: what matters is said in words beside them, nothing of them moves, and a setting switches them off.

use flub_tables::table::company::{Character, Face};
use yew::prelude::*;

/// The character of a seat with its face. Nothing for a person.
pub fn draw_character(company: Option<(Character, Face)>) -> Html {
    let Some((Character { who, level, mark }, face)) = company else { return html! {} };
    let (hair, item) = (HAIRS[who % HAIRS.len()], ITEMS[level.min(ITEMS.len() - 1)]);
    html! {
        <svg class={format!("character seat-{mark}")} viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 7c6-.2 9.600 4.500 9.500 10.500-.1 6.500-3.500 11.500-9.300 11.500S6.600 24 6.500 17.800C6.400 11.500 10 7.200 16 7z" />
            <path class="character-hair" d={hair} />
            <path class="character-line" d={features(face)} />
            <path class="character-item" d={item} />
        </svg>
    }
}

/// The hair of Sofia, Ada, Blaise, Emmy, Carl and Hypatia.
const HAIRS: [&str; 6] = [
    "M5 26C2.500 11 8 5.500 16 5.500S29.500 11 27 26l-3-3c1.200-5 .5-8-2-10-4 1.500-8.500 1.500-11-.5-3 2.500-4 6-3 10.500z",
    "M6 17C5.500 10 10 7 16 7s10.500 3 10 10c-2-4-5-5.500-10-6.500-5 1-8 2.500-10 6.500zM12.500 6.500a3.500 3.500 0 0 1 7 0z",
    "M5.500 22C4 10 9 6 16 6s12 4 10.500 16l-2.500-1c.8-3 .7-6-.5-8.500h-15c-1.200 2.500-1.300 5.500-.5 8.500z",
    "M6.500 17a3 3 0 0 1 0-5 3.500 3.500 0 0 1 4-4.500 4 4 0 0 1 5.500-2 4 4 0 0 1 5.500 2 3.500 3.500 0 0 1 4 4.500 3 3 0 0 1 0 5c-1-3-3-4.500-5-5h-9c-2 .5-4 2-5 5z",
    "M6 16l.5-5 2.500 1V7.500l3 2 1.500-4 2.500 3 2.500-3 1.500 4 3-2V12l2.500-1 .5 5-3.500-3h-13z",
    "M6 16C6.500 9.500 11 7 16 7s9.500 2.500 10 9c-5-3.500-15-3.500-20 0zM23.500 8.500a3.500 3.500 0 1 1 4 4.500z",
];

/// A sprout for who begins, a pencil behind the ear, a scholar's cap.
const ITEMS: [&str; 3] = [
    "M16 7c0-2 .5-3 1.500-4M17 4c1-2.500 3-3 5-2.500C21.500 4 19.500 5 17 4zM16.300 5c-1-2-2.500-2.500-4.300-2 .5 2 2 3 4.300 2z",
    "M24 19.500L29 8l2 1-5 11.300-2 1.200z",
    "M16 1.500l12 4-12 4-12-4zM27 6v5",
];

/// Brows, eyes and mouth.
const fn features(face: Face) -> &'static str {
    match face {
        Face::Calm => "M12.500 17.500v.6M19.500 17.500v.6M13 23.500q3 1 6 0",
        Face::Thinking => "M13.500 16.500v.6M20.500 16.500v.6M18.500 14.200q2-1.200 4 0M14 24q2.500-1.500 4.500 0",
        Face::Sure => "M10.500 14.800l4 1M21.500 14.800l-4 1M12.500 18v.6M19.500 18v.6M12.500 23q4 2.500 7-1",
        Face::Caught => {
            "M12.500 15.500a1.700 2 0 1 0 .1 0zM19.500 15.500a1.700 2 0 1 0 .1 0zM16 23a1.500 1.700 0 1 0 .1 0z"
        }
        Face::Glad => "M10.500 18.500q2-3 4 0M17.500 18.500q2-3 4 0M11.500 22q4.500 5.500 9 0z",
    }
}
