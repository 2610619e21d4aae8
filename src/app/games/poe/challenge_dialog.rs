use flub::{
    games::poe::{Act, Case, Flub, Side},
    play::Seat,
};
use yew::prelude::*;

use super::{
    describe,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::sending::sends,
    ui::{dialog::Dialog, radio_option::RadioOption, seat_mark::SeatMark},
};

/// Properties of [`ChallengeDialog`].
#[derive(Properties, PartialEq)]
pub struct ChallengeDialogProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Who challenges, which flub, and what the claim means.
#[component]
pub fn ChallengeDialog(ChallengeDialogProps { table }: &ChallengeDialogProps) -> Html {
    let words = use_words();
    let open = table.screen.window == Some(Window::Challenge);
    let on_close = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    html! {
        <Dialog name="challenge" title={words.text("poe-challenge-title")} {open} {on_close}>
            { open.then(|| questions(&words, table)) }
        </Dialog>
    }
}

fn questions(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let people: Vec<Seat> = table.challengers().collect();
    let only = people.first().copied().filter(|_| people.len() == 1);
    let challenger = only.or(table.screen.challenger.filter(|seat| people.contains(seat)));
    let kinds = table.state().challenges();
    let picked =
        table.screen.kind.filter(|kind| kinds.contains(kind)).unwrap_or(kinds.first().copied().unwrap_or(Flub::P));
    let who = only.is_none().then(|| {
        let options = people.iter().map(|&seat| player_option(words, table, seat, challenger));
        html! { <fieldset class="options"><legend>{ words.text("poe-challenge-who") }</legend>{ for options }</fieldset> }
    });
    let options = kinds.iter().map(|&kind| {
        html! {
            <RadioOption key={kind.as_str()} name="flub" checked={picked == kind}
                onchange={sends(table, Intent::Screen(ScreenMsg::Kind(kind)))}>
                <strong>{ describe::flub(words, kind) }</strong>
                <span>{ meaning(words, kind) }</span>
            </RadioOption>
        }
    });
    let latest = table.latest_events().map(|events| describe::events(words, &table.seating, events));
    let confirm = challenger.map(|seat| sends(table, Intent::Act(seat, Act::Challenge(picked))));
    let back = sends(table, Intent::Screen(ScreenMsg::Window(None)));
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
                <button type="button" class="button primary grow" aria-disabled={challenger.is_none().to_string()}
                    onclick={confirm}>
                    { words.with("poe-challenge-confirm", &[("kind", picked.as_str().into())]) }
                </button>
                <button type="button" class="button" onclick={back}>{ words.text("poe-challenge-back") }</button>
            </div>
        </>
    }
}

fn player_option(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, challenger: Option<Seat>) -> Html {
    html! {
        <RadioOption key={seat.index()} name="challenger" checked={challenger == Some(seat)} small=true
            text_class="player-option" onchange={sends(table, Intent::Screen(ScreenMsg::Challenger(seat)))}>
            <SeatMark seat={table.seating.player(seat).mark} />
            <span>{ table.seating.name(words, seat) }</span>
        </RadioOption>
    }
}

/// What a kind of flub is.
fn meaning(words: &Words, kind: Flub) -> String {
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
