use std::rc::Rc;

use flub::{
    games::wholes::{Act, Called, Event, Face, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    calling::opens,
    card_speech,
    card_view::{CardBack, PlayingCard},
    describe,
    draft::DraftEdit,
    face_view::{FaceDrawing, FaceImage},
    hint::Helps,
    offer::Offer,
    screen::Window,
    sum_bar::{NumberLine, SumBar},
    table::{Intent, Table, WholesTable},
    turned_over::TurnedOver,
};
use crate::app::{
    context::{AppContext, use_app},
    i18n::Words,
    table::{sending::sends, table_game::TableHandle},
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`TableCenter`].
#[derive(Properties, PartialEq)]
pub struct TableCenterProps {
    /// The table.
    pub table: TableHandle<WholesTable>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
}

/// The centre of the table: the piles, and the play being put together, lying face down, or called.
#[component]
pub fn TableCenter(TableCenterProps { table, state }: &TableCenterProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let middle = match (state.play(), call_to_see(table)) {
        _ if table.is_picking() && table.screen.draft.len() > 0 => draft(&words, table),
        (Some(play), _) if table.staged.is_none() => face_down(&words, table, play.by, &play.said),
        (_, Some((place, called, events))) => {
            let (called, events) = (called.clone(), events.to_vec());
            html! { <TurnedOver key={format!("called-{place}")} {table} {called} {events} /> }
        }
        (_, None) if table.viewing.is_none() && table.is_over() => won(&words, table),
        (_, None) => {
            let hint = table.is_picking().then(|| words.text("wholes-pick"));
            html! { <div key="nothing" class="card-table-middle">{ hint.map(slots) }</div> }
        }
    };
    let draws = match table.offer(settings.pace) {
        Offer::Draw(seat) => Some(seat),
        _ => None,
    };
    html! {
        <div class="card-table">
            { pile(&words, table, state.pile(), draws) }
            { middle }
            <div class="card-table-end">
                { discard(&words, table, state.discarded()) }
                if table.is_live() {
                    <Helps {table} />
                }
            </div>
        </div>
    }
}

/// The call on the stage, or the one that is still to be seen since nothing but a change of places has happened after it: its
/// place in the record, the call, and what it brought about.
fn call_to_see(table: &Table) -> Option<(usize, &Called, &[Event])> {
    let step = table.staged.map_or(table.step_on_screen(), |staged| staged.step);
    let mut earlier = table.record.events()[..step].iter().enumerate().rev();
    let (place, events) = earlier.find(|(_, events)| !matches!(events.first(), Some(Event::Swapped { .. })))?;
    match events.first() {
        Some(Event::Called(called)) => Some((place, called, events)),
        _ => None,
    }
}

/// Where cards are put down, with this hint.
fn slots(hint: String) -> Html {
    let slot = || html! { <span class="slot" /> };
    html! {
        <>
            <p class="quiet">{ hint }</p>
            <div class="slots" aria-hidden="true">{ slot() }{ "+" }{ slot() }{ "+" }{ slot() }{ "= 1" }</div>
        </>
    }
}

/// Who has won.
fn won(words: &Words, table: &Table) -> Html {
    let winners = table.state().outcome().into_iter().flat_map(|outcome| outcome.winners().collect::<Vec<_>>());
    let marks = winners.map(|seat| html! { <SeatMark key={seat.index()} seat={table.seating.player(seat).mark} /> });
    html! {
        <div key="won" class="card-table-middle winner">
            <p>{ for marks }</p>
            <p class="sentence">{ renewed(describe::headline(words, table)) }</p>
        </div>
    }
}

/// The pile to draw from. When somebody is to draw, it is the button to do that.
fn pile(words: &Words, table: &TableHandle<WholesTable>, count: usize, draws: Option<Seat>) -> Html {
    let back = (count > 0).then(|| html! { <CardBack /> });
    let cards = html! { <span class={classes!("pile-cards", (count == 0).then_some("empty"))}>{ back }</span> };
    let cards = match draws {
        Some(by) => html! {
            <button key="draw" type="button" class="pile-draw" onclick={sends(table, Intent::Act(by, Act::Draw))}>
                { cards }<span class="pile-call">{ words.text("wholes-draw") }</span>
            </button>
        },
        None => html! { <span key="pile">{ cards }</span> },
    };
    html! {
        <div class="pile">
            { cards }<span class="pile-count">{ renewed(words.with("wholes-pile", &[("count", count.into())])) }</span>
        </div>
    }
}

/// The cards that were put away, which can be looked at as far as they were seen.
fn discard(words: &Words, table: &TableHandle<WholesTable>, count: usize) -> Html {
    let back = (count > 0).then(|| html! { <CardBack /> });
    html! {
        <button type="button" class="pile discard" onclick={opens(table, Window::Discard, None)}>
            <span class={classes!("pile-cards", (count == 0).then_some("empty"))}>{ back }</span>
            <span class="pile-count">{ renewed(words.with("wholes-discard", &[("count", count.into())])) }</span>
        </button>
    }
}

/// The play being put together: the cards, the value claimed for each, and the sentence.
fn draft(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let changing = table.screen.draft.changing;
    let cards = table.screen.draft.cards().enumerate().map(|(place, (card, said))| {
        let onclick = sends(table, Intent::Draft(DraftEdit::Change((changing != Some(place)).then_some(place))));
        let name = said.map_or_else(|| words.text("wholes-say-nothing-yet"), |face| card_speech::said(words, &face));
        let label = words.with(
            "wholes-change-said",
            &[("card", card_speech::card_label(words, &card).into()), ("said", name.into())],
        );
        let class = classes!("said", (said != card.face()).then_some("other"), said.is_none().then_some("silent"),);
        let shown = match said {
            Some(face) => html! { <FaceDrawing {face} /> },
            None => html! { <span aria-hidden="true">{ "?" }</span> },
        };
        html! {
            <li key={place} class="played">
                <PlayingCard {card} />
                <button type="button" {class} aria-expanded={(changing == Some(place)).to_string()} {onclick}>
                    <span class="visually-hidden">{ renewed(label) }</span>
                    <span class="said-label" aria-hidden="true">{ words.text("wholes-i-say") }</span>
                    { shown }
                </button>
            </li>
        }
    });
    let said = table.screen.draft.said();
    let sentence = card_speech::plus(words, &said);
    html! {
        <div key="draft" class="card-table-middle draft">
            <p class="sentence">{ renewed(words.with("wholes-you-say", &[("sum", sentence.into())])) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-your-play")}
                style={format!("--count:{}", table.screen.draft.len())}>{ for cards }</ol>
            { sum(said, table.screen.hops) }
        </div>
    }
}

/// A sum as a bar, or as hops on a number line.
fn sum(faces: Vec<Face>, hops: bool) -> Html {
    let drawn = if hops {
        html! { <NumberLine {faces} /> }
    } else {
        html! { <SumBar {faces} /> }
    };
    html! { <div class="sum-place">{ drawn }</div> }
}

/// A play on the table, and the claimed values.
fn face_down(words: &Words, table: &UseReducerHandle<Table>, by: Seat, said: &[Face]) -> Html {
    let mark = table.seating.player(by).mark;
    let cards = said.iter().enumerate().map(|(place, &face)| {
        html! {
            <li key={place} class="played">
                <CardBack seat={Some(mark)} />
                <span class="said"><SeatMark seat={mark} /><FaceImage {face} /></span>
            </li>
        }
    });
    let [who, name] = table.seating.who(words, by);
    let says = [who, name, ("sentence", card_speech::sentence(words, said).into())];
    html! {
        <div key="face-down" class="card-table-middle">
            <p class="sentence"><SeatMark seat={mark} />{ renewed(words.with("wholes-says", &says)) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-play")}
                style={format!("--count:{}", said.len())}>{ for cards }</ol>
            { sum(said.to_vec(), table.screen.hops) }
        </div>
    }
}
