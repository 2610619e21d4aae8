use flub::{games::wholes::Act, play::Seat};
use yew::prelude::*;

use super::{
    card_speech,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::sending::sends,
    ui::{dialog::Dialog, renewed::renewed, seat_mark::SeatMark},
};

/// A callback that opens a dialog for a person, or for the one picked in it.
pub fn opens<E: 'static>(table: &UseReducerHandle<Table>, window: Window, person: Option<Seat>) -> Callback<E> {
    sends(table, Intent::Screen(ScreenMsg::Window(Some(window), person)))
}

/// A callback that closes the open dialog.
pub fn closes<E: 'static>(table: &UseReducerHandle<Table>) -> Callback<E> {
    sends(table, Intent::Screen(ScreenMsg::Window(None, None)))
}

/// Properties of [`CallDialog`].
#[derive(Properties, PartialEq)]
pub struct CallDialogProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Who calls, and the consequences.
#[component]
pub fn CallDialog(CallDialogProps { table }: &CallDialogProps) -> Html {
    let words = use_words();
    let open = table.screen.window == Some(Window::Call);
    html! {
        <Dialog name="call" title={words.text("wholes-call-title")} beside=true {open} on_close={closes(table)}>
            { open.then(|| questions(&words, table)) }
        </Dialog>
    }
}

fn questions(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let Some(play) = table.state().play() else { return html! {} };
    let callers: Vec<Seat> = table.callers().collect();
    let picked = table.screen.person.filter(|seat| callers.contains(seat));
    let caller = picked.or(callers.first().copied().filter(|_| callers.len() == 1));
    let who = (callers.len() > 1).then(|| {
        let (people, legend) = (callers.clone(), words.text("wholes-call-who"));
        html! { <PersonChoice {table} {people} picked={caller} {legend} /> }
    });
    let [player_who, name] = table.seating.who(words, play.by);
    let said =
        words.with("wholes-says", &[player_who, name, ("sentence", card_speech::sentence(words, &play.said).into())]);
    let [player_who, name] = table.seating.who(words, play.by);
    let right = words.with("wholes-call-if-right", &[player_who, name, ("count", play.said.len().into())]);
    let wrong = words.with("wholes-call-if-wrong", &[("count", play.said.len().into())]);
    let confirm = caller.map(|seat| sends(table, Intent::Act(seat, Act::Call)));
    html! {
        <>
            <p>{ renewed(said) }</p>
            <div>{ who }</div>
            <p class="burden">{ renewed(right) }</p>
            <p class="burden">{ renewed(wrong) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={caller.is_none().to_string()}
                    onclick={confirm}>{ words.text("wholes-call") }</button>
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// Properties of [`PersonChoice`].
#[derive(Properties, PartialEq)]
pub struct PersonChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// Who there is to choose from.
    pub people: Vec<Seat>,
    /// Who is chosen.
    pub picked: Option<Seat>,
    /// The purpose.
    pub legend: AttrValue,
}

/// Which of these people?
#[component]
pub fn PersonChoice(PersonChoiceProps { table, people, picked, legend }: &PersonChoiceProps) -> Html {
    let options = people.iter().map(|&seat| {
        let onchange = sends(table, Intent::Screen(ScreenMsg::Person(seat)));
        let checked = *picked == Some(seat);
        html! { <PlayerOption key={seat.index()} {table} {seat} name="person" {checked} {onchange} /> }
    });
    html! { <fieldset class="options"><legend>{ legend }</legend>{ for options }</fieldset> }
}

/// Properties of [`PlayerOption`].
#[derive(Properties, PartialEq)]
pub struct PlayerOptionProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The player.
    pub seat: Seat,
    /// The name of the group of radio buttons.
    pub name: AttrValue,
    /// Whether the player is picked.
    pub checked: bool,
    /// Called when the player is picked.
    pub onchange: Callback<Event>,
}

/// A player to be picked.
#[component]
pub fn PlayerOption(PlayerOptionProps { table, seat, name, checked, onchange }: &PlayerOptionProps) -> Html {
    let words = use_words();
    let place = table.state().places()[seat.index()];
    html! {
        <label class="option small">
            <input type="radio" {name} checked={*checked} {onchange} />
            <span class="option-text player-option">
                <SeatMark seat={table.seating.player(*seat).mark} /><span>{ table.seating.name(&words, *seat) }</span>
                <span class="quiet">{ words.with("wholes-on-space", &[("space", place.into())]) }</span>
            </span>
        </label>
    }
}
