use flub::{
    games::wholes::{Act, Card},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    calling::{opens, people, player_option},
    card_view::card_view,
    saying,
    screen::{Turn, Window},
    table::{Intent, Table, sends},
};
use crate::app::{html::html, shared::dialog::Dialog, words::Words};

/// The windows of the special cards.
pub fn special_dialogs(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let window = table.screen.window;
    let person = table.screen.person;
    let back = sends(table, Intent::Screen(Turn::Window(None, None)));
    let body = |open: bool, draw: &dyn Fn(Seat) -> Html| person.filter(|_| open).map(draw).unwrap_or_default();
    let is = |one| window == Some(one);
    let swap = body(is(Window::Swap), &|seat| swap(words, table, seat, &back));
    let replay = body(is(Window::Replay), &|seat| replay(words, table, seat, &back));
    let special = if is(Window::Special) {
        whose(words, table, &back)
    } else {
        html! {}
    };
    html! {
        <div class="windows">
            { yew::html! { <Dialog key="swap" name="swap" title={words.text("wholes-swap-title")} open={is(Window::Swap)} on_close={back.clone()}>{ swap }</Dialog> } }
            { yew::html! { <Dialog key="replay" name="replay" title={words.text("wholes-replay-title")} open={is(Window::Replay)} on_close={back.clone()}>{ replay }</Dialog> } }
            { yew::html! { <Dialog key="special" name="special" title={words.text("wholes-special-title")} open={is(Window::Special)} on_close={back}>{ special }</Dialog> } }
        </div>
    }
}

/// Change places with whom, and where that leads both.
fn swap(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, back: &Callback<()>) -> Html {
    let state = table.state();
    let other = table.screen.other;
    let options = Seat::first(state.seats()).filter(|&other| other != seat).map(|option| {
        let pick = sends(table, Intent::Screen(Turn::Other(option)));
        player_option(words, table, option, "other", other, pick)
    });
    let told = other.map(|other| {
        let to = ("to", state.places()[other.index()].into());
        words.with("wholes-swap-moves", &[("from", state.places()[seat.index()].into()), to])
    });
    let confirm = other.map(|other| sends(table, Intent::Act(seat, Act::Swap(other))));
    html! {
        <>
            <p>{ saying::special_rule(words, &Card::Swap) }</p>
            <fieldset class="options"><legend>{ words.text("wholes-swap-with") }</legend>{ for options }</fieldset>
            <p class="burden">{ told }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={other.is_none().to_string()} onclick={confirm}>{ words.text("wholes-swap-confirm") }</button>
                <button type="button" class="button" onclick={back.clone()}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// A second turn, or when there will be time for one.
fn replay(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, back: &Callback<()>) -> Html {
    let may = table.is_live() && table.state().may_replay(seat);
    let when = (!may).then(|| words.text("wholes-replay-when"));
    let confirm = may.then(|| {
        let replay = sends(table, Intent::Act(seat, Act::Replay));
        html! { <button type="button" class="button primary grow" onclick={replay}>{ words.text("wholes-replay-confirm") }</button> }
    });
    html! {
        <>
            <p>{ saying::special_rule(words, &Card::Replay) }</p>
            <p class="burden">{ when }</p>
            <div class="action-row dialog-end">
                { confirm.unwrap_or_default() }
                <button type="button" class="button" onclick={back.clone()}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// Whose special card? Hands are hidden from each other, so the others look away first, and it does not show before then
/// who holds one.
fn whose(words: &Words, table: &UseReducerHandle<Table>, back: &Callback<()>) -> Html {
    let seats: Vec<Seat> = table.seating.people().collect();
    let picked = table.screen.person;
    let open = picked.map(|seat| {
        let name = ("name", table.seating.name(words, seat).into());
        if !table.screen.alone {
            let alone = sends(table, Intent::Screen(Turn::Alone));
            return html! { <button type="button" class="button primary wide" onclick={alone}>{ words.with("wholes-curtain-open", &[name]) }</button> };
        }
        held(words, table, seat)
    });
    html! {
        <>
            { people(words, table, &seats, picked, words.text("wholes-special-who")) }
            <p class="quiet">{ words.text("wholes-curtain-about") }</p>
            <div>{ open }</div>
            <div class="action-row"><button type="button" class="button" onclick={back.clone()}>{ words.text("wholes-not-now") }</button></div>
        </>
    }
}

/// The special cards of a person that can be used now.
fn held(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let state = table.state();
    let swap = state.hand(seat).contains(&Card::Swap).then_some((Card::Swap, Window::Swap));
    let replay = state.may_replay(seat).then_some((Card::Replay, Window::Replay));
    let cards: Vec<Html> = [swap, replay]
        .into_iter()
        .flatten()
        .map(|(card, window)| {
            html! {
                <li key={card.to_string()}><button type="button" class="held" onclick={opens(table, window, Some(seat))}>{ card_view(words, &card) }</button></li>
            }
        })
        .collect();
    if cards.is_empty() {
        return html! { <p>{ words.text("wholes-special-none") }</p> };
    }
    html! { <ul class="special-cards">{ for cards }</ul> }
}
