//! The dialogs over the table: calling, passing with a whole in the hand, the special cards, and looking at cards.

use flub::{
    games::wholes::{Act, Card},
    play::{Game, Seat},
};
use flub_tables::{
    games::wholes::{
        card_speech,
        screen::{ScreenMsg, Window},
        table::{Intent, WholesTable},
    },
    i18n::Words,
};
use yew::prelude::*;

use super::{card_view::PlayingCard, review::draw_small_cards};
use crate::{
    table::table_pages::TableHandle,
    ui::{buttons::SidedRow, dialog::Dialog, renewed::renewed, seat_mark::SeatMark, sending::sends},
};

/// A callback that opens a dialog for a person. Without one, a person is picked in the dialog.
pub fn opens<E: 'static>(table: &TableHandle<WholesTable>, window: Window, person: Option<Seat>) -> Callback<E> {
    sends(table, Intent::Screen(ScreenMsg::Window(Some(window), person)))
}

/// A callback that closes the open dialog.
pub fn closes<E: 'static>(table: &TableHandle<WholesTable>) -> Callback<E> {
    sends(table, Intent::Screen(ScreenMsg::Window(None, None)))
}

/// The dialog that calls: who does so, and the consequences.
pub fn draw_call_dialog(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let open = table.screen.window == Some(Window::Call);
    html! {
        <Dialog name="call" title={words.text("wholes-call-title")} beside=true {open} on_close={closes(table)}>
            { open.then(|| draw_call(words, table)) }
        </Dialog>
    }
}

fn draw_call(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let Some(play) = table.state().play() else { return html! {} };
    let callers: Vec<Seat> = table.callers().collect();
    let calls = callers.iter().map(|&seat| {
        let name = table.seating.name(words, seat);
        let label = match callers.len() {
            1 => words.text("wholes-call"),
            _ => words.with("wholes-call-as", &[("name", name.into())]),
        };
        let onclick = sends(table, Intent::Act(seat, Act::Call));
        html! { <button key={seat.index()} type="button" class="button primary grow" {onclick}>{ label }</button> }
    });
    let [player_who, name] = table.seating.who(words, play.by);
    let right = words.with("wholes-call-if-right", &[player_who, name, ("count", play.said.len().into())]);
    let wrong = words.with("wholes-call-if-wrong", &[("count", play.said.len().into())]);
    html! {
        <>
            <p class="burden">{ renewed(right) }</p>
            <p class="burden">{ renewed(wrong) }</p>
            <div class="action-row dialog-end">
                { for calls }
            </div>
        </>
    }
}

/// The coach's warning before a person passes with a whole in the hand.
pub fn draw_missed_dialog(words: &Words, table: &TableHandle<WholesTable>, seat: Seat) -> Html {
    let open = table.screen.window == Some(Window::Pass);
    let pass = sends(table, Intent::Act(seat, Act::Pass));
    html! {
        <Dialog name="pass" title={words.text("wholes-missed-title")} {open} on_close={closes(table)}>
            <p>{ words.text("wholes-missed") }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={closes(table)}>
                    { words.text("wholes-missed-back") }
                </button>
                <button type="button" class="button" onclick={pass}>{ words.text("wholes-missed-pass") }</button>
            </div>
        </Dialog>
    }
}

/// The dialogs of the special cards. Their content is in the page only while they are open.
pub fn draw_special_dialogs(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let is = |window| table.screen.window == Some(window);
    let person = |window| table.screen.person.filter(|_| is(window));
    html! {
        <div class="windows">
            <Dialog name="swap" title={words.text("wholes-swap-title")} open={is(Window::Swap)}
                on_close={closes(table)}>
                { person(Window::Swap).map(|seat| draw_swap(words, table, seat)) }
            </Dialog>
            <Dialog name="replay" title={words.text("wholes-replay-title")} open={is(Window::Replay)}
                on_close={closes(table)}>
                { person(Window::Replay).map(|seat| draw_replay(words, table, seat)) }
            </Dialog>
        </div>
    }
}

/// The players to change places with, and where that leads both.
fn draw_swap(words: &Words, table: &TableHandle<WholesTable>, seat: Seat) -> Html {
    let state = table.state();
    let other = table.screen.other;
    let options = Seat::first(state.seats()).filter(|&other| other != seat).map(|option| {
        let onchange = sends(table, Intent::Screen(ScreenMsg::Other(option)));
        let checked = other == Some(option);
        draw_player_option(words, table, option, "other", checked, onchange)
    });
    let place = |seat: Seat| state.places()[seat.index()];
    // On the same space nobody moves.
    let sentence = other
        .filter(|&other| place(other) != place(seat))
        .map(|other| words.with("wholes-swap-moves", &[("from", place(seat).into()), ("to", place(other).into())]));
    let confirm = other.map(|other| sends(table, Intent::Act(seat, Act::Swap(other))));
    html! {
        <>
            <p>{ card_speech::special_rule(words, &Card::Swap) }</p>
            <fieldset class="options"><legend>{ words.text("wholes-swap-with") }</legend>{ for options }</fieldset>
            <p class="burden">{ sentence.map(renewed) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={other.is_none().to_string()}
                    onclick={confirm}>{ words.text("wholes-swap-confirm") }</button>
                { draw_leave(table, words.text("wholes-not-now")) }
            </div>
        </>
    }
}

/// The button that takes a second turn, or when one can be taken.
fn draw_replay(words: &Words, table: &TableHandle<WholesTable>, seat: Seat) -> Html {
    let may = table.is_live() && table.state().may_replay(seat);
    let about = if may { words.text("wholes-replay-now") } else { words.text("wholes-replay-when") };
    let confirm = may.then(|| {
        let replay = sends(table, Intent::Act(seat, Act::Replay));
        html! {
            <button type="button" class="button primary grow" onclick={replay}>
                { words.text("wholes-replay-confirm") }
            </button>
        }
    });
    html! {
        <>
            <p>{ about }</p>
            <div class="action-row dialog-end">
                { confirm }
                { draw_leave(table, if may { words.text("wholes-not-now") } else { words.text("shell-close") }) }
            </div>
        </>
    }
}

/// The dialogs that show cards: a person's own hand while hands are hidden, and the cards that were put away. Their content
/// is in the page only while they are open.
pub fn draw_look_dialogs(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let is = |window| table.screen.window == Some(window);
    html! {
        <div class="windows">
            <Dialog name="look" title={words.text("wholes-look-title")} open={is(Window::Look)} on_close={closes(table)}>
                { is(Window::Look).then(|| draw_look(words, table)) }
            </Dialog>
            <Dialog name="discard" title={words.text("wholes-discard-title")} open={is(Window::Discard)}
                on_close={closes(table)}>
                { is(Window::Discard).then(|| draw_discard(words, table)) }
            </Dialog>
        </div>
    }
}

/// The people whose hands can be looked at. The hand is shown once the picked person says that the others look away.
fn draw_look(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let people: Vec<Seat> = table.seating.people().collect();
    let picked = table.screen.person;
    let open = picked.map(|seat| {
        if table.screen.alone {
            return draw_hand(words, table, seat);
        }
        let alone = sends(table, Intent::Screen(ScreenMsg::Alone));
        let grave = html! {
            <button type="button" class="button primary wide" onclick={alone}>
                { words.with("wholes-curtain-open", &[("name", table.seating.name(words, seat).into())]) }
            </button>
        };
        html! { <SidedRow {grave} other={draw_leave(table, words.text("wholes-not-now"))} /> }
    });
    // Beside the button that shows the hand, while there is one.
    let leave = (picked.is_none() || table.screen.alone).then(|| {
        let label = if table.screen.alone { words.text("shell-close") } else { words.text("wholes-not-now") };
        draw_leave(table, label)
    });
    html! {
        <>
            { draw_person_choice(words, table, &people, picked, words.text("wholes-look-who")) }
            <p class="quiet">{ words.with("wholes-curtain-about", &[("count", table.state().seats().into())]) }</p>
            <div>{ open }</div>
            <div class="action-row">{ leave }</div>
        </>
    }
}

/// A person's hand. The special cards that can be played now are buttons.
fn draw_hand(words: &Words, table: &TableHandle<WholesTable>, seat: Seat) -> Html {
    let state = table.state();
    let window = |card: Card| match card {
        Card::Swap => Some(Window::Swap),
        Card::Replay if state.may_replay(seat) => Some(Window::Replay),
        Card::Replay | Card::Bait | Card::Face(_) => None,
    };
    let cards = state.hand(seat).iter().enumerate().map(|(place, &card)| {
        let shown = match window(card) {
            Some(window) => html! {
                <button type="button" class="held" onclick={opens(table, window, Some(seat))}>
                    <PlayingCard {card} />
                </button>
            },
            None => html! { <PlayingCard {card} /> },
        };
        html! { <li key={place}>{ shown }</li> }
    });
    let about = state.hand(seat).iter().any(|&card| window(card).is_some()).then(|| words.text("wholes-look-special"));
    html! {
        <>
            <ul class="look-cards">{ for cards }</ul>
            <p class="quiet">{ about.map(renewed) }</p>
        </>
    }
}

/// The button that closes the dialog and does nothing.
fn draw_leave(table: &TableHandle<WholesTable>, label: String) -> Html {
    html! { <button type="button" class="button" onclick={closes(table)}>{ label }</button> }
}

/// The cards that were put away face up or by the person whose hand is open, and how many others there are.
fn draw_discard(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let state = table.on_screen();
    let cards = state.discard_known(table.holder());
    let others = state.discarded() - cards.len();
    html! {
        <>
            { draw_small_cards(&cards) }
            <p>{ words.with("wholes-discard-others", &[("count", others.into())]) }</p>
            <div class="action-row">
                { draw_leave(table, words.text("shell-close")) }
            </div>
        </>
    }
}

/// The choice among these people. `legend` says what for.
fn draw_person_choice(
    words: &Words,
    table: &TableHandle<WholesTable>,
    people: &[Seat],
    picked: Option<Seat>,
    legend: String,
) -> Html {
    let options = people.iter().map(|&seat| {
        let onchange = sends(table, Intent::Screen(ScreenMsg::Person(seat)));
        let checked = picked == Some(seat);
        draw_player_option(words, table, seat, "person", checked, onchange)
    });
    html! { <fieldset class="options"><legend>{ legend }</legend>{ for options }</fieldset> }
}

/// A radio button for a player, in the group with this name.
fn draw_player_option(
    words: &Words,
    table: &TableHandle<WholesTable>,
    seat: Seat,
    name: &'static str,
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    let place = table.state().places()[seat.index()];
    html! {
        <label key={seat.index()} class="option small">
            <input type="radio" {name} {checked} {onchange} />
            <span class="option-text player-option">
                <SeatMark seat={table.seating.player(seat).mark} /><span>{ table.seating.name(words, seat) }</span>
                <span class="quiet">{ words.with("wholes-on-space", &[("space", place.into())]) }</span>
            </span>
        </label>
    }
}
