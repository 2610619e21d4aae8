use flub::{
    games::poe::{Act, Case, Flub, Side},
    play::Seat,
};
use yew::prelude::*;

use super::{
    screen::{Turn, Window},
    table::{Intent, Table, sends},
    telling,
};
use crate::app::{
    html::html,
    shared::{dialog::Dialog, seat_mark::SeatMark},
    words::Words,
};

/// The challenge button: there for everybody at the table, turn or no turn, whenever somebody may challenge.
pub fn challenge_button(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let open = sends(table, Intent::Screen(Turn::Window(Some(Window::Challenge))));
    let may = table.challengers().next().is_some();
    let button = may.then(|| {
        html! { <button type="button" class="button grow challenge" onclick={open}>{ words.text("poe-challenge-open") }</button> }
    });
    html! { <div class="challenge-bar">{ button }</div> }
}

/// Who challenges, as what, and what claiming it means.
pub fn challenge_dialog(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let back = Intent::Screen(Turn::Window(None));
    let open = table.screen.window == Some(Window::Challenge);
    let body = if open {
        questions(words, table, &back)
    } else {
        html! {}
    };
    yew::html! { <Dialog key="challenge" name="challenge" title={words.text("poe-challenge-title")} {open} on_close={sends(table, back)}>{ body }</Dialog> }
}

fn questions(words: &Words, table: &UseReducerHandle<Table>, back: &Intent) -> Html {
    let people: Vec<Seat> = table.challengers().collect();
    let only = people.first().copied().filter(|_| people.len() == 1);
    let challenger = only.or(table.screen.challenger.filter(|seat| people.contains(seat)));
    let kinds = table.state().challenges();
    let picked =
        table.screen.kind.filter(|kind| kinds.contains(kind)).unwrap_or(kinds.first().copied().unwrap_or(Flub::P));
    let who = only.is_none().then(|| {
        let options = people.iter().map(|&seat| {
            let onchange = sends(table, Intent::Screen(Turn::Challenger(seat)));
            html! {
                <label key={seat.index()} class="option small">
                    <input type="radio" name="challenger" checked={challenger == Some(seat)} {onchange} />
                    <span class="option-text player-option">{ yew::html! { <SeatMark seat={table.seating.player(seat).mark} /> } }<span>{ table.seating.name(words, seat) }</span></span>
                </label>
            }
        });
        html! { <fieldset class="options"><legend>{ words.text("poe-challenge-who") }</legend>{ for options }</fieldset> }
    });
    let options = kinds.iter().map(|&kind| {
        let onchange = sends(table, Intent::Screen(Turn::Kind(kind)));
        html! {
            <label key={kind.as_str()} class="option">
                <input type="radio" name="flub" checked={picked == kind} {onchange} />
                <span class="option-text"><strong>{ telling::flub(words, kind) }</strong><span>{ meaning(words, kind) }</span></span>
            </label>
        }
    });
    let latest = table.record.played().last().map(|action| telling::told(words, &table.seating, action));
    let confirm = challenger.map(|seat| sends(table, Intent::Act(seat, Act::Challenge(picked))));
    html! {
        <>
            <p>{ latest }</p>
            <div>{ who }</div>
            <fieldset class="options">
                <legend>{ words.text("poe-challenge-which") }</legend>
                { for options }
            </fieldset>
            <p class="burden">{ burden(words, table, picked) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={challenger.is_none().to_string()} onclick={confirm}>
                    { words.with("poe-challenge-confirm", &[("kind", picked.as_str().into())]) }
                </button>
                <button type="button" class="button" onclick={sends(table, back.clone())}>{ words.text("poe-challenge-back") }</button>
            </div>
        </>
    }
}

/// What a kind of flub is.
pub fn meaning(words: &Words, kind: Flub) -> String {
    match kind {
        Flub::P => words.text("poe-flub-p"),
        Flub::A => words.text("poe-flub-a"),
        Flub::CP => words.text("poe-flub-cp"),
        Flub::CA => words.text("poe-flub-ca"),
    }
}

/// Who will have to prove what.
fn burden(words: &Words, table: &Table, kind: Flub) -> String {
    let mover = table.state().mover().map(|mover| table.seating.who(words, mover));
    match (Case::Challenge(kind).burden(), mover) {
        (Some(Side::Mover), Some(mover)) => words.with("poe-challenge-burden-mover", &mover),
        _ => words.text("poe-challenge-burden-challenger"),
    }
}

/// Which side to join.
pub fn joining(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let Some(hearing) = table.state().hearing() else { return html! {} };
    let bearing = hearing.case().burden();
    let button = |side: Side| {
        let with = match side {
            Side::Challenger => hearing.caller(),
            Side::Mover => hearing.mover(),
        };
        let label = words.with("poe-join", &table.seating.who(words, with));
        let about = match (bearing == Some(side), side) {
            (true, _) => words.text("poe-join-bears"),
            (false, Side::Challenger) => words.text("poe-join-challenger-free"),
            (false, Side::Mover) => words.text("poe-join-mover-free"),
        };
        html! {
            <li key={side.to_string()}>
                <button type="button" class="button wide join" onclick={sends(table, Intent::Act(seat, Act::Join(side)))}>
                    { yew::html! { <SeatMark seat={table.seating.player(with).mark} /> } }<span>{ label }</span>
                </button>
                <p class="quiet">{ about }</p>
            </li>
        }
    };
    html! { <ul key="join" class="actions joins">{ for Side::BOTH.map(button) }</ul> }
}
