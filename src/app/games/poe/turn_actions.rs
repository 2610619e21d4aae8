use flub::{
    games::poe::Act,
    network::{Placement, Rules},
    play::Seat,
};
use yew::prelude::*;

use super::{
    challenge_button::ChallengeButton,
    coach,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::{AppContext, settings::Coach, use_app},
    i18n::Words,
    letters::pencil_pad::PencilPad,
    table::sending::{sends, sends_as},
    ui::{confirm_dialog::ConfirmDialog, renewed::renewed, term::Explained},
};

/// Properties of [`TurnActions`].
#[derive(Properties, PartialEq)]
pub struct TurnActionsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person whose turn it is.
    pub seat: Seat,
}

/// Writing a letter, or declaring a force-out.
#[component]
pub fn TurnActions(&TurnActionsProps { ref table, seat }: &TurnActionsProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let force_out = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::ForceOut))));
    html! {
        <div class="actions">
            <div class="action-main">
                { table.is_writing().then(|| writing(&words, table, table.coach(&settings))) }
            </div>
            <div class="action-row">
                <button type="button" class="button grow" onclick={force_out}>{ words.text("poe-force-out-open") }</button>
                <ChallengeButton {table} />
            </div>
            <p class="terms-here">
                <Explained text={words.text("poe-term-flub-name")} />
                <Explained text={words.text("poe-term-forced-name")} />
                <Explained text={words.text("poe-term-force-out-name")} />
            </p>
            { force_out_dialog(&words, table, seat) }
            { warning_dialog(&words, table, seat) }
        </div>
    }
}

/// The letters to choose from, and the button that enters the pencilled one.
fn writing(words: &Words, table: &UseReducerHandle<Table>, coach: Coach) -> Html {
    let enter = match table.pencilled_letter() {
        Some(Placement { letter, square }) => {
            words.with("poe-write", &[("letter", letter.as_str().into()), ("square", square.number().into())])
        }
        None => words.text("poe-write-none"),
    };
    html! {
        <PencilPad rules={Rules::Poe} pencil={table.screen.pencil.clone()} due={1} {enter} erase={words.text("poe-erase")}
            on_letter={sends_as(table, Intent::Pencil)} on_enter={sends(table, Intent::Enter(coach))}
            on_erase={sends(table, Intent::Erase)} />
    }
}

/// The coach's word before a flub.
fn warning_dialog(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let kind = match table.screen.window {
        Some(Window::Warning(kind)) => Some(kind),
        _ => None,
    };
    let back = Intent::Screen(ScreenMsg::Window(None));
    let write = table.pencilled_letter().map(|letter| sends(table, Intent::Act(seat, Act::Write(letter))));
    html! {
        <ConfirmDialog beside=true name="warning" title={words.text("poe-warning-title")} open={kind.is_some()}
            primary={words.text("poe-warning-back")} on_primary={sends(table, back.clone())}
            other={words.text("poe-warning-write")} on_other={write.unwrap_or_else(Callback::noop)}
            on_close={sends(table, back)}>
            <p>{ kind.map(|kind| renewed(coach::warning(words, kind))) }</p>
        </ConfirmDialog>
    }
}

/// A force-out cannot be undone once proofs are written, so the dialog asks first.
fn force_out_dialog(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let back = Intent::Screen(ScreenMsg::Window(None));
    html! {
        <ConfirmDialog beside=true name="force-out" title={words.text("poe-force-out-title")}
            open={table.screen.window == Some(Window::ForceOut)}
            primary={words.text("poe-force-out")} on_primary={sends(table, Intent::Act(seat, Act::ForceOut))}
            other={words.text("poe-challenge-back")} on_other={sends(table, back.clone())}
            on_close={sends(table, back)}>
            <p>{ words.text("poe-force-out-meaning") }</p>
            <p class="burden">{ words.text("poe-force-out-burden") }</p>
        </ConfirmDialog>
    }
}
