//! The track, and a sum drawn against one whole: as parts of a bar, or as hops along a number line.

use flub::{
    games::wholes::{Event, Face, Wholes},
    play::{Game, Seat},
};
use flub_tables::{
    games::wholes::{card_speech::say_sum_so_far, table::WholesTable},
    i18n::Words,
};
use yew::prelude::*;

use super::card_view::draw_face;
use crate::{
    context::use_words,
    table::table_pages::TableHandle,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// The board as a number line from 0 to 1 in twentieths: a lane for every player, with the piece and the number of
/// cards held.
pub fn draw_track(words: &Words, table: &TableHandle<WholesTable>, state: &Wholes) -> Html {
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
                    <span class="lane-name">{ table.seating.name(words, seat) }</span>
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

/// The maximum number of marks between 0 and 1.
const MOST_MARKS: u32 = 24;

#[derive(Properties, PartialEq)]
pub struct SumProps {
    /// The values that are added up.
    pub faces: Vec<Face>,
}

/// A bar from 0 to 1, filled by the values in order. What is missing is dashed; what exceeds 1 is hatched, and the bar
/// then extends to the sum.
#[component]
pub fn SumBar(props: &SumProps) -> Html {
    draw_sum(&use_words(), &props.faces, "sum sum-bar")
}

/// A number line from 0 to 1, and a hop for each value.
#[component]
pub fn NumberLine(props: &SumProps) -> Html {
    draw_sum(&use_words(), &props.faces, "sum sum-line")
}

fn draw_sum(words: &Words, faces: &[Face], class: &'static str) -> Html {
    let Some((parts, whole)) = Face::in_common_parts(faces) else { return html! {} };
    let sum = parts.iter().fold(0_u32, |sum, &part| sum.saturating_add(part));
    let end = sum.max(whole);
    let place = |from: u32, width: u32| format!("left:calc(100%*{from}/{end});width:calc(100%*{width}/{end})");
    let mut from = 0_u32;
    let segments = faces.iter().zip(parts).enumerate().map(|(nth, (&face, part))| {
        // A part lies above the next one, so that the dot at its end is whole.
        let style = format!("{};z-index:{}", place(from, part), faces.len() - nth);
        from = from.saturating_add(part);
        html! { <span class="sum-part" {style}>{ draw_face(words, face) }</span> }
    });
    let missing = (sum < whole).then(|| html! { <span class="sum-missing" style={place(sum, whole - sum)} /> });
    let beyond = (sum > whole).then(|| html! { <span class="sum-beyond" style={place(whole, sum - whole)} /> });
    let marks = if whole > MOST_MARKS { 2 } else { whole };
    let marks = format!("background-size:calc(100%*{whole}/{end}/{marks}) 100%");
    let class = classes!(class, (sum == whole).then_some("full"));
    html! {
        <span {class} role="img" aria-label={say_sum_so_far(words, faces)}>
            <span class="sum-parts">{ beyond }{ for segments }{ missing }</span>
            <span class="sum-marks" style={marks} />
            <span class="sum-ends">
                <span>{ 0 }</span>
                <span style={format!("left:calc(100%*{whole}/{end})")}>{ 1 }</span>
            </span>
        </span>
    }
}
