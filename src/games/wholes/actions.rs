//! What people do at the table: draw, play or pass, call or let a play pass, and use special cards.

use flub::{
    games::wholes::Act,
    play::{Game, Seat},
};
use flub_tables::{
    context::settings::Settings,
    games::wholes::{
        offer::Offer,
        screen::Window,
        table::{Intent, WholesTable},
    },
    i18n::Words,
    table::midend::TableMsg,
};
use yew::prelude::*;

use super::{
    dialogs::{draw_missed_dialog, opens},
    table_center::draw_picker,
};
use crate::{
    table::table_pages::TableHandle,
    ui::{buttons::SidedRow, renewed::renewed, sending::sends},
};

/// The actions now. They have keys, so that a button is not reused for another action while it is pressed.
pub fn draw_actions(words: &Words, table: &TableHandle<WholesTable>, settings: &Settings) -> Html {
    match table.offer(settings.pace) {
        Offer::Call => draw_call(words, table),
        Offer::GoOn => {
            let release = sends(table, TableMsg::Release);
            html! {
                <div key="word" class="actions">
                    <div class="action-row">
                        <button type="button" class="button primary grow" onclick={release}>
                            { words.text("wholes-go-on") }
                        </button>
                    </div>
                    { draw_specials(words, table) }
                </div>
            }
        }
        Offer::Curtain(seat) => draw_curtain(words, table, seat),
        Offer::Play(seat) => draw_play(words, table, seat, settings),
        // The pile to draw from is the button; on a phone it is too far from the thumb. What passes the turn will not be in its place.
        Offer::Draw(seat) => html! {
            <div key="draw" class="actions">
                if table.screen.draft.changing.is_some() {
                    { draw_picker(words, table) }
                }
                <div class="action-row">
                    <button type="button" class="button primary draw-narrow" onclick={sends(table, Intent::Act(seat, Act::Draw))}>
                        { words.text("wholes-draw") }
                    </button>
                    <p class="draw-about">{ words.text("wholes-draw-about") }</p>
                </div>
                { draw_specials(words, table) }
            </div>
        },
        Offer::Now | Offer::NewGame | Offer::Nothing => {
            html! {
                <div key="waiting" class="actions">
                    <p class="quiet">{ describe_waiting(words, table) }</p>
                    { draw_specials(words, table) }
                </div>
            }
        }
    }
}

/// A sentence about who is thinking.
fn describe_waiting(words: &Words, table: &TableHandle<WholesTable>) -> String {
    let mut others = Seat::first(table.state().seats()).filter(|&seat| !table.seating.player(seat).is_person());
    match (others.next(), others.next()) {
        (Some(only), None) => words.with("wholes-thinks", &[("name", table.seating.name(words, only).into())]),
        _ => words.text("wholes-waiting"),
    }
}

/// The buttons that call the play on the table or let it pass.
fn draw_call(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let mut callers = table.callers();
    let only = callers.next().filter(|_| callers.next().is_none());
    let draws_next = only.is_some() && table.acting() == only && !table.is_veiled();
    let let_be = match (draws_next, table.is_shared()) {
        (true, _) => words.text("wholes-let-be-and-draw"),
        (false, true) => words.text("wholes-nobody-calls"),
        (false, false) => words.text("wholes-let-be"),
    };
    let grave = html! {
        <button type="button" class="button primary wide" onclick={sends(table, Intent::LetBe)}>{ renewed(let_be) }</button>
    };
    let other = html! {
        <button type="button" class="button challenge wide" onclick={opens(table, Window::Call, only)}>
            { words.text("wholes-call-open") }
        </button>
    };
    html! {
        <div key={format!("calling-{}", table.step())} class="actions">
            <SidedRow {grave} {other} />
            { draw_specials(words, table) }
        </div>
    }
}

/// The curtain before a turn. Hands are hidden from each other, so the screen waits until the person in `seat` sits before it.
fn draw_curtain(words: &Words, table: &TableHandle<WholesTable>, seat: Seat) -> Html {
    let name = table.seating.name(words, seat);
    let unveil = sends(table, TableMsg::Unveil(seat));
    let grave = html! {
        <button type="button" class="button primary wide" onclick={unveil}>
            { words.with("wholes-curtain-open", &[("name", name.as_str().into())]) }
        </button>
    };
    html! {
        <div key={format!("curtain-{}", table.step())} class="actions curtain">
            <p class="curtain-name">{ words.with("wholes-curtain", &[("name", name.as_str().into())]) }</p>
            <p class="quiet">{ words.with("wholes-curtain-about", &[("count", table.state().seats().into())]) }</p>
            <SidedRow {grave} other={draw_specials(words, table)} />
        </div>
    }
}

/// The buttons that play the picked cards or pass.
fn draw_play(words: &Words, table: &TableHandle<WholesTable>, seat: Seat, settings: &Settings) -> Html {
    let act = table.screen.draft.act();
    let off = act.is_none().to_string();
    let play = act.map(|act| sends(table, Intent::Act(seat, act)));
    let count = table.screen.draft.card_count();
    let label = match table.screen.draft.is_bluff() {
        _ if table.screen.draft.is_silent() => words.text("wholes-bait-first"),
        true => words.text("wholes-bluff"),
        false => words.with("wholes-play-cards", &[("count", count.into())]),
    };
    // The coach warns before a person passes with a whole in the hand.
    let missed = table.coach(settings).warns() && table.find_whole().is_some();
    let pass = match missed {
        true => opens(table, Window::Pass, Some(seat)),
        false => sends(table, Intent::Act(seat, Act::Pass)),
    };
    html! {
        <div key="turn" class="actions">
            if table.screen.draft.changing.is_some() {
                { draw_picker(words, table) }
            }
            <div class="action-row">
                <button type="button" class="button primary grow" aria-disabled={off} onclick={play}>{ renewed(label) }</button>
                <button type="button" class="button" onclick={pass}>{ words.text("wholes-pass") }</button>
            </div>
            { draw_specials(words, table) }
            { draw_missed_dialog(words, table, seat) }
        </div>
    }
}

/// The special cards to play. The only person sees them in the hand, and is reminded of REPLAY; several people look at
/// their hands one by one, and the button does not reveal who holds what.
fn draw_specials(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let button = |label: String, window: Window, person: Option<Seat>| {
        html! { <button type="button" class="button small" onclick={opens(table, window, person)}>{ label }</button> }
    };
    let mut people = table.seating.people();
    let (first, second) = (people.next(), people.next());
    let button = match (first, second) {
        (Some(seat), None) => {
            let may = table.state().may_replay(seat);
            may.then(|| button(words.text("wholes-replay-open"), Window::Replay, Some(seat)))
        }
        (Some(_), Some(_)) => Some(button(words.text("wholes-look-open"), Window::Look, None)),
        (None, _) => None,
    };
    html! { <div class="action-row specials">{ button }</div> }
}
