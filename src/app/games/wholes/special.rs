use flub::{
    games::wholes::{Act, Card},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    calling::{PlayerOption, closes},
    card_speech,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::sending::sends,
    ui::{dialog::Dialog, renewed::renewed},
};

/// Properties of [`SpecialDialogs`].
#[derive(Properties, PartialEq)]
pub struct SpecialDialogsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The dialogs of the special cards. Their content is in the page only while they are open.
#[component]
pub fn SpecialDialogs(SpecialDialogsProps { table }: &SpecialDialogsProps) -> Html {
    let words = use_words();
    let is = |window| table.screen.window == Some(window);
    let person = |window| table.screen.person.filter(|_| is(window));
    html! {
        <div class="windows">
            <Dialog name="swap" title={words.text("wholes-swap-title")} open={is(Window::Swap)}
                on_close={closes(table)}>
                { person(Window::Swap).map(|seat| swap(&words, table, seat)) }
            </Dialog>
            <Dialog name="replay" title={words.text("wholes-replay-title")} open={is(Window::Replay)}
                on_close={closes(table)}>
                { person(Window::Replay).map(|seat| replay(&words, table, seat)) }
            </Dialog>
        </div>
    }
}

/// Change places with whom, and where that leads both.
fn swap(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let state = table.state();
    let other = table.screen.other;
    let options = Seat::first(state.seats()).filter(|&other| other != seat).map(|option| {
        let onchange = sends(table, Intent::Screen(ScreenMsg::Other(option)));
        let checked = other == Some(option);
        html! { <PlayerOption key={option.index()} {table} seat={option} name="other" {checked} {onchange} /> }
    });
    let sentence = other.map(|other| {
        let to = ("to", state.places()[other.index()].into());
        words.with("wholes-swap-moves", &[("from", state.places()[seat.index()].into()), to])
    });
    let confirm = other.map(|other| sends(table, Intent::Act(seat, Act::Swap(other))));
    html! {
        <>
            <p>{ card_speech::special_rule(words, &Card::Swap) }</p>
            <fieldset class="options"><legend>{ words.text("wholes-swap-with") }</legend>{ for options }</fieldset>
            <p class="burden">{ sentence.map(renewed) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={other.is_none().to_string()}
                    onclick={confirm}>{ words.text("wholes-swap-confirm") }</button>
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// A second turn, or when there will be time for one.
fn replay(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let may = table.is_live() && table.state().may_replay(seat);
    let when = (!may).then(|| words.text("wholes-replay-when"));
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
            <p>{ card_speech::special_rule(words, &Card::Replay) }</p>
            <p class="burden">{ when }</p>
            <div class="action-row dialog-end">
                { confirm }
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}
