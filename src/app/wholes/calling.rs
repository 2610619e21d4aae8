use flub::{games::wholes::Act, play::Seat};
use yew::prelude::*;

use super::{
    saying,
    screen::{Turn, Window},
    table::{Intent, Table, sends},
};
use crate::app::{
    html::html,
    shared::{dialog::Dialog, seat_mark::SeatMark},
    words::Words,
};

/// A button that opens a window for a person, or for whoever is picked in it.
pub fn opens(table: &UseReducerHandle<Table>, window: Window, person: Option<Seat>) -> Callback<()> {
    sends(table, Intent::Screen(Turn::Window(Some(window), person)))
}

/// Who calls, and what follows.
pub fn call_dialog(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let back = sends(table, Intent::Screen(Turn::Window(None, None)));
    let open = table.screen.window == Some(Window::Call);
    let body = if open {
        questions(words, table, &back)
    } else {
        html! {}
    };
    yew::html! { <Dialog key="call" name="call" title={words.text("wholes-call-title")} {open} on_close={back}>{ body }</Dialog> }
}

fn questions(words: &Words, table: &UseReducerHandle<Table>, back: &Callback<()>) -> Html {
    let Some(play) = table.state().play() else { return html! {} };
    let callers: Vec<Seat> = table.callers().collect();
    let picked = table.screen.person.filter(|seat| callers.contains(seat));
    let caller = picked.or(callers.first().copied().filter(|_| callers.len() == 1));
    let who = (callers.len() > 1).then(|| people(words, table, &callers, caller, words.text("wholes-call-who")));
    let [player_who, name] = table.seating.who(words, play.by);
    let said = words.with("wholes-says", &[player_who, name, ("sentence", saying::sentence(words, &play.said).into())]);
    let [player_who, name] = table.seating.who(words, play.by);
    let right = words.with("wholes-call-if-right", &[player_who, name, ("count", play.said.len().into())]);
    let wrong = words.with("wholes-call-if-wrong", &[("count", play.said.len().into())]);
    let confirm = caller.map(|seat| sends(table, Intent::Act(seat, Act::Call)));
    html! {
        <>
            <p>{ said }</p>
            <div>{ who }</div>
            <p class="burden">{ right }</p>
            <p class="burden">{ wrong }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={caller.is_none().to_string()} onclick={confirm}>{ words.text("wholes-call") }</button>
                <button type="button" class="button" onclick={back.clone()}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// Which of these people?
pub fn people(
    words: &Words,
    table: &UseReducerHandle<Table>,
    people: &[Seat],
    picked: Option<Seat>,
    legend: String,
) -> Html {
    let options = people.iter().map(|&seat| {
        let pick = sends(table, Intent::Screen(Turn::Person(seat)));
        player_option(words, table, seat, "person", picked, pick)
    });
    html! { <fieldset class="options"><legend>{ legend }</legend>{ for options }</fieldset> }
}

/// A player to be picked.
pub fn player_option(
    words: &Words,
    table: &UseReducerHandle<Table>,
    seat: Seat,
    name: &'static str,
    picked: Option<Seat>,
    onchange: Callback<()>,
) -> Html {
    let place = table.state().places()[seat.index()];
    html! {
        <label key={seat.index()} class="option small">
            <input type="radio" {name} checked={picked == Some(seat)} {onchange} />
            <span class="option-text player-option">
                { yew::html! { <SeatMark seat={table.seating.player(seat).mark} /> } }<span>{ table.seating.name(words, seat) }</span>
                <span class="quiet">{ words.with("wholes-on-space", &[("space", place.into())]) }</span>
            </span>
        </label>
    }
}
