use flub::games::wholes::{Called, Card, Event, Face};
use yew::prelude::*;

use super::{
    card_speech,
    card_view::{CardBack, PlayingCard},
    describe,
    face_view::FaceImage,
    sum_bar::SumBar,
    table::{Table, WholesTable},
};
use crate::app::{
    context::use_words,
    table::table_game::TableHandle,
    ui::{renewed::renewed, seat_mark::SeatMark, term::Explained},
};

/// Properties of [`TurnedOver`].
#[derive(Properties, PartialEq)]
pub struct TurnedOverProps {
    /// The table.
    pub table: TableHandle<WholesTable>,
    /// The call.
    pub called: Called,
    /// What it brought about.
    pub events: Vec<Event>,
}

/// A play that was called: its cards turn over one by one and add up, and then it is told who pays and why.
#[component]
pub fn TurnedOver(TurnedOverProps { table, called, events }: &TurnedOverProps) -> Html {
    let words = use_words();
    // On the stage they turn over one by one.
    let turned = table.staged.map_or(called.cards.len(), |staged| staged.beat);
    let mark = table.seating.player(called.player).mark;
    let cards = called.cards.iter().zip(&called.said).enumerate().map(|(place, (&card, &said))| {
        // The claimed value is shown where it differs from the card.
        let other = card.face() != Some(said);
        html! {
            <li key={place} class="played turning">
                if place < turned {
                    <PlayingCard key="front" {card} />
                } else {
                    <CardBack key="back" seat={Some(mark)} />
                }
                if place >= turned || other {
                    <span class={classes!("said", (place < turned).then_some("other"))}>
                        <SeatMark seat={mark} /><FaceImage face={said} />
                    </span>
                }
            </li>
        }
    });
    let faces: Vec<Face> = called.cards.iter().take(turned).filter_map(Card::face).collect();
    let sentence = card_speech::sentence(&words, &faces);
    let [judged, pays] = describe::verdict(&words, &table.seating, called, events);
    let seen = table.staged.is_none();
    html! {
        <div class="card-table-middle called">
            <p class="sentence">{ (turned > 0).then(|| renewed(sentence)) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-turned-over")}
                style={format!("--count:{}", called.cards.len())}>{ for cards }</ol>
            <div class="sum-place"><SumBar {faces} /></div>
            if seen {
                <p class={classes!("outcome", is_good(table, called).then_some("right"))}>
                    <strong><Explained text={judged} /></strong>{ " " }<span><Explained text={pays} /></span>
                </p>
            }
        </div>
    }
}

/// Whether it came out well for the only person at the screen.
fn is_good(table: &Table, called: &Called) -> bool {
    let you = table.seating.only_person();
    you == Some(if called.right { called.by } else { called.player })
}
