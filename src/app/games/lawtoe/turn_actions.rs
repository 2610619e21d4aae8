use flub::{
    games::lawtoe::Act,
    network::{Placement, Rules},
};
use yew::prelude::*;

use super::{
    challenge_dialog::ChallengeDialog,
    describe::flub_key,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::{AppContext, settings::Coach, use_app},
    i18n::Words,
    letters::pencil_pad::PencilPad,
    table::sending::{sends, sends_as},
    ui::{confirm_dialog::ConfirmDialog, renewed::renewed, sided_row::SidedRow},
};

/// Properties of [`TurnActions`].
#[derive(Properties, PartialEq)]
pub struct TurnActionsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Writing letters, challenging, or letting a full mat stand.
#[component]
pub fn TurnActions(TurnActionsProps { table }: &TurnActionsProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let main = if table.state().network().is_full() {
        let stand = sends(table, Intent::Act(Act::LetStand));
        let grave = html! {
            <button type="button" class="button primary wide" onclick={stand}>{ words.text("lawtoe-let-stand") }</button>
        };
        html! { <SidedRow {grave} /> }
    } else {
        writing(&words, table, table.coach(&settings))
    };
    let challenge = (!table.state().moves().is_empty()).then(|| {
        let open = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::Challenge))));
        html! {
            <button type="button" class="button wide" onclick={open}>{ words.text("lawtoe-challenge-open") }</button>
        }
    });
    html! {
        <div class="actions">
            <div class="action-main">{ main }</div>
            <div class="action-row">{ challenge }</div>
            <ChallengeDialog {table} />
            { warning_dialog(&words, table) }
        </div>
    }
}

/// The coach's word before a flub.
fn warning_dialog(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let kind = match table.screen.window {
        Some(Window::Warning(kind)) => Some(kind),
        _ => None,
    };
    let back = Intent::Screen(ScreenMsg::Window(None));
    let write = sends(table, Intent::Act(Act::Write(table.screen.pencil.letters.clone())));
    html! {
        <ConfirmDialog beside=true name="warning" title={words.text("lawtoe-warning-title")} open={kind.is_some()}
            primary={words.text("lawtoe-warning-back")} on_primary={sends(table, back.clone())}
            other={words.text("lawtoe-warning-write")} on_other={write} on_close={sends(table, back)}>
            <p>{ kind.map(|kind| renewed(words.with("lawtoe-warning", &[("kind", flub_key(kind).into())]))) }</p>
        </ConfirmDialog>
    }
}

/// The letters to choose from, and the button that enters them.
fn writing(words: &Words, table: &UseReducerHandle<Table>, coach: Coach) -> Html {
    html! {
        <PencilPad rules={Rules::LawToe} pencil={table.screen.pencil.clone()} due={table.state().due()}
            enter={write_label(words, table)} erase={words.text("lawtoe-erase")}
            on_letter={sends_as(table, Intent::Pencil)} on_replace={sends_as(table, Intent::Replace)}
            on_enter={sends(table, Intent::Enter(coach))} on_erase={sends(table, Intent::Erase)} />
    }
}

fn write_label(words: &Words, table: &Table) -> String {
    match (table.screen.pencil.letters.as_slice(), table.state().due()) {
        ([first, second], 2) => words.with(
            "lawtoe-write-two",
            &[
                ("letter", first.letter.as_str().into()),
                ("square", first.square.number().into()),
                ("letter2", second.letter.as_str().into()),
                ("square2", second.square.number().into()),
            ],
        ),
        ([Placement { letter, square }], 1) => {
            words.with("lawtoe-write-one", &[("letter", letter.as_str().into()), ("square", square.number().into())])
        }
        (pencil, due) => words.with("lawtoe-write-more", &[("count", (due.saturating_sub(pencil.len())).into())]),
    }
}
