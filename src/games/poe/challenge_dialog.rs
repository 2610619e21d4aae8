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
use crate::{
    context::use_words,
    i18n::Words,
    table::sending::sends,
    ui::{buttons::ExplainedButton, choice::RadioOption, dialog::Dialog, seat_mark::SeatMark},
};

/// Properties of [`ChallengeDialog`].
#[derive(Properties, PartialEq)]
pub struct ChallengeDialogProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Who challenges, and what claiming each kind of flub means; a press challenges.
#[component]
pub fn ChallengeDialog(ChallengeDialogProps { table }: &ChallengeDialogProps) -> Html {
    let words = use_words();
    let open = table.screen.window == Some(Window::Challenge);
    let on_close = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    html! {
        <Dialog name="challenge" title={words.text("poe-challenge-title")} beside=true {open} {on_close}>
            { open.then(|| questions(&words, table)) }
        </Dialog>
    }
}

fn questions(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let people: Vec<Seat> = table.challengers().collect();
    let only = people.first().copied().filter(|_| people.len() == 1);
    let challenger = only.or(table.screen.challenger.filter(|seat| people.contains(seat)));
    let who = only.is_none().then(|| {
        let options = people.iter().map(|&seat| player_option(words, table, seat, challenger));
        html! {
            <fieldset class="options small-options">
                <legend>{ words.text("poe-challenge-who") }</legend>{ for options }
            </fieldset>
        }
    });
    let is_first = table.state().position().is_some_and(|position| position.latest() == 1);
    let kinds = table.state().challenges().iter().map(|&kind| {
        let doubt = (kind == Flub::CA && is_first).then(|| AttrValue::from(words.text("poe-doubt-first")));
        html! {
            <ExplainedButton key={kind.as_str()} name={kind.as_str()} {doubt}
                label={words.with("poe-challenge-confirm", &[("kind", kind.as_str().into())])}
                onclick={challenger.map(|seat| sends(table, Intent::Act(seat, Act::Challenge(kind))))}>
                <span>{ meaning(words, kind) }{ " " }{ burden(words, table, kind) }</span>
            </ExplainedButton>
        }
    });
    let latest = table.latest_events().map(|events| describe::events(words, &table.seating, events));
    let back = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    html! {
        <>
            <p>{ latest }{ " " }{ words.text("poe-challenge-which") }</p>
            <div>{ who }</div>
            <div class="options" role="group" aria-label={words.text("poe-challenge-which")}>{ for kinds }</div>
            <button type="button" class="button" onclick={back}>{ words.text("poe-challenge-back") }</button>
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
    match (Case::Challenge(kind).burden(), table.state().mover()) {
        (Some(Side::Mover), Some(mover)) => {
            words.with("poe-challenge-burden-mover", &[("name", table.seating.name(words, mover).into())])
        }
        _ => words.text("poe-challenge-burden-challenger"),
    }
}

/// Properties of [`ChallengeButton`].
#[derive(Properties, PartialEq)]
pub struct ChallengeButtonProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The challenge button: there for everybody at the table, turn or no turn, whenever somebody may challenge.
#[component]
pub fn ChallengeButton(ChallengeButtonProps { table }: &ChallengeButtonProps) -> Html {
    let words = use_words();
    let button = table.challengers().next().map(|_| {
        let onclick = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::Challenge))));
        html! {
            <button type="button" class="button grow challenge" {onclick}>{ words.text("poe-challenge-open") }</button>
        }
    });
    html! { <div class="challenge-bar">{ button }</div> }
}
