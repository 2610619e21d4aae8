use flub::games::lawtoe::{Act, Flub};
use yew::prelude::*;

use super::{
    describe::flub_key,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    table::sending::sends,
    ui::{confirm_dialog::ConfirmDialog, radio_option::RadioOption},
};

/// Properties of [`ChallengeDialog`].
#[derive(Properties, PartialEq)]
pub struct ChallengeDialogProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Which flub it was, and what claiming it means.
#[component]
pub fn ChallengeDialog(ChallengeDialogProps { table }: &ChallengeDialogProps) -> Html {
    let words = use_words();
    let picked = table.screen.kind.unwrap_or(Flub::A);
    let choices = Flub::BOTH.map(|choice| {
        let meaning = match choice {
            Flub::A => words.text("lawtoe-challenge-a"),
            Flub::CA => words.text("lawtoe-challenge-ca"),
        };
        html! {
            <RadioOption key={flub_key(choice)} name="flub" checked={picked == choice}
                onchange={sends(table, Intent::Screen(ScreenMsg::Kind(choice)))}>
                <strong>{ words.with("lawtoe-flub", &[("kind", flub_key(choice).into())]) }</strong>
                <span>{ meaning }</span>
            </RadioOption>
        }
    });
    let close = Intent::Screen(ScreenMsg::Window(None));
    html! {
        <ConfirmDialog name="challenge" title={words.text("lawtoe-challenge-title")}
            open={table.screen.window == Some(Window::Challenge)}
            primary={words.with("lawtoe-challenge-confirm", &[("kind", flub_key(picked).into())])}
            on_primary={sends(table, Intent::Act(Act::Challenge(picked)))}
            other={words.text("lawtoe-challenge-back")} on_other={sends(table, close.clone())}
            on_close={sends(table, close)}>
            <p>{ words.text("lawtoe-challenge-which") }</p>
            <fieldset class="options">
                <legend class="visually-hidden">{ words.text("lawtoe-challenge-which") }</legend>
                { for choices }
            </fieldset>
            <p class="burden">{ words.text("lawtoe-challenge-burden") }</p>
        </ConfirmDialog>
    }
}
