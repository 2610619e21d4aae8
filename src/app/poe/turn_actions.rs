use flub::{
    games::poe::Act,
    network::{Placement, Rules},
    play::Seat,
};
use yew::prelude::*;

use super::{
    challenging::challenge_button,
    coach,
    screen::{Turn, Window},
    table::{Intent, Table, sends, sends_as},
};
use crate::app::{
    html::html,
    settings::Coach,
    shared::{dialog::Dialog, icon_button::IconButton, letter_palette::LetterPalette, term::Term},
    words::Words,
};

/// Writing a letter, or declaring a force-out.
pub fn turn_actions(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, coach: Coach) -> Html {
    let open = sends(table, Intent::Screen(Turn::Window(Some(Window::ForceOut))));
    let writing = if table.is_writing() {
        writing(words, table, seat, coach)
    } else {
        html! {}
    };
    html! {
        <div key="turn" class="actions">
            <div class="action-main">{ writing }</div>
            <div class="action-row">
                <button type="button" class="button grow" onclick={open}>{ words.text("poe-force-out-open") }</button>
                { challenge_button(words, table) }
            </div>
            <p class="terms-here">
                { yew::html! { <Term word={words.text("how-to-poe-terms-flub")} meaning={words.text("how-to-poe-terms-flub-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-poe-terms-forced")} meaning={words.text("how-to-poe-terms-forced-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-poe-terms-force-out")} meaning={words.text("how-to-poe-terms-force-out-is")} /> } }
            </p>
            { force_out_dialog(words, table, seat) }
            { warning(words, table, seat) }
        </div>
    }
}

/// The letters to choose from, and the button that enters the one that is pencilled.
fn writing(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, coach: Coach) -> Html {
    let pencil = sends_as(table, Intent::Pencil);
    let label = match table.pencil {
        Some(Placement { letter, square }) => {
            words.with("poe-write", &[("letter", letter.as_str().into()), ("square", square.number().into())])
        }
        None => words.text("poe-write-none"),
    };
    let enter = {
        let table = table.clone();
        Callback::from(move |()| enter(&table, seat, coach))
    };
    let off = table.pencil.is_none();
    html! {
        <>
            { yew::html! { <LetterPalette rules={Rules::Poe} on_letter={pencil} /> } }
            <div class="action-row">
                <button type="button" class="button primary grow" aria-disabled={off.to_string()} onclick={enter}>{ label }</button>
                { yew::html! { <IconButton label={words.text("poe-erase")} path="M20 6H9l-6 6 6 6h11zM16 9.500l-5 5M11 9.500l5 5" disabled={off} onclick={sends(table, Intent::Erase).reform(|_| ())} /> } }
            </div>
        </>
    }
}

/// Enters the letter that is pencilled, unless the coach has something to say first.
pub fn enter(table: &UseReducerHandle<Table>, seat: Seat, coach: Coach) {
    let Some((letter, position)) = table.pencil.zip(table.state().position()) else { return };
    let warning = if coach == Coach::Warn { coach::would_flub(position, letter) } else { None };
    table.dispatch(match warning {
        Some(kind) => Intent::Screen(Turn::Window(Some(Window::Warning(kind)))),
        None => Intent::Act(seat, Act::Write(letter)),
    });
}

/// The coach's word before a flub.
fn warning(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let kind = match table.screen.window {
        Some(Window::Warning(kind)) => Some(kind),
        _ => None,
    };
    let back = Intent::Screen(Turn::Window(None));
    let write = table.pencil.map(|letter| sends(table, Intent::Act(seat, Act::Write(letter))));
    let said = kind.map(|kind| coach::warning(words, kind)).unwrap_or_default();
    let close = sends(table, back.clone());
    let body = html! {
        <>
            <p>{ said }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={sends(table, back)}>{ words.text("poe-warning-back") }</button>
                <button type="button" class="button" onclick={write}>{ words.text("poe-warning-write") }</button>
            </div>
        </>
    };
    yew::html! { <Dialog key="warning" name="warning" title={words.text("poe-warning-title")} open={kind.is_some()} on_close={close}>{ body }</Dialog> }
}

/// A force-out cannot be taken back once proofs are written, so it is asked for once.
fn force_out_dialog(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let back = Intent::Screen(Turn::Window(None));
    let declare = sends(table, Intent::Act(seat, Act::ForceOut));
    let open = table.screen.window == Some(Window::ForceOut);
    let close = sends(table, back.clone());
    let body = html! {
        <>
            <p>{ words.text("poe-force-out-meaning") }</p>
            <p class="burden">{ words.text("poe-force-out-burden") }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={declare}>{ words.text("poe-force-out") }</button>
                <button type="button" class="button" onclick={sends(table, back)}>{ words.text("poe-challenge-back") }</button>
            </div>
        </>
    };
    yew::html! { <Dialog key="force-out" name="force-out" title={words.text("poe-force-out-title")} {open} on_close={close}>{ body }</Dialog> }
}
