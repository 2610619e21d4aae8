//! What people do in a turn: set the goal, write letters, challenge, or let a full mat stand.

use flub::{
    games::lawtoe::{Act, LawToe},
    network::{Placement, Rules},
};
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        screen::{ScreenMsg, Window},
        table::{Intent, LawToeTable, Table},
        wording::flub_key,
    },
    i18n::Words,
    letters::naming::goal_key,
};
use yew::prelude::*;

use crate::{
    letters::pencil_pad::PencilPad,
    table::table_pages::TableHandle,
    ui::{
        buttons::{ExplainedButton, SidedRow},
        dialog::{ConfirmDialog, Dialog},
        renewed::renewed,
        sending::{sends, sends_as},
    },
};

/// The two goals to choose from.
pub fn draw_goal_choice(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
    let buttons = LawToe::GOALS.map(|goal| {
        let onclick = sends(table, Intent::Act(Act::SetGoal(goal)));
        let label = words.with("lawtoe-goal", &[("goal", goal_key(goal).into())]);
        html! { <button type="button" class="button primary" {onclick}>{ label }</button> }
    });
    html! { <div key="goal" class="actions"><div class="action-row">{ for buttons }</div></div> }
}

/// The letters to write, or the button that lets a full mat stand; and the button that challenges, with its dialog.
pub fn draw_turn(words: &Words, table: &TableHandle<LawToeTable>, coach: Coach) -> Html {
    let main = if table.state().network().is_full() {
        let stand = sends(table, Intent::Act(Act::LetStand));
        let grave = html! {
            <button type="button" class="button primary wide" onclick={stand}>{ words.text("lawtoe-let-stand") }</button>
        };
        html! { <SidedRow {grave} /> }
    } else {
        draw_pencil(words, table, coach)
    };
    let challenge = (!table.claims().is_empty()).then(|| {
        let open = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::Challenge))));
        html! {
            <button type="button" class="button wide" onclick={open}>{ words.text("lawtoe-challenge-open") }</button>
        }
    });
    html! {
        <div key="turn" class="actions">
            <div class="action-main">{ main }</div>
            <div class="action-row">{ challenge }</div>
            { draw_challenge_dialog(words, table) }
            { draw_warning_dialog(words, table) }
        </div>
    }
}

/// The coach's warning before a flub is written.
fn draw_warning_dialog(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
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
fn draw_pencil(words: &Words, table: &TableHandle<LawToeTable>, coach: Coach) -> Html {
    html! {
        <PencilPad rules={Rules::LawToe} pencil={table.screen.pencil.clone()} due={table.state().due()}
            enter={name_writing(words, table)} erase={words.text("lawtoe-erase")}
            on_letter={sends_as(table, Intent::Pencil)} on_replace={sends_as(table, Intent::Replace)}
            on_enter={sends(table, Intent::Enter(coach))} on_erase={sends(table, Intent::Erase)} />
    }
}

/// The label of the button that enters the pencilled letters.
fn name_writing(words: &Words, table: &Table) -> String {
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

/// The dialog that challenges: the kinds of flubs that can be claimed, and what it means to claim each.
fn draw_challenge_dialog(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
    let choices = table.claims().into_iter().map(|kind| {
        html! {
            <ExplainedButton key={flub_key(kind)} name={flub_key(kind)}
                label={words.with("lawtoe-challenge-confirm", &[("kind", flub_key(kind).into())])}
                onclick={sends(table, Intent::Act(Act::Challenge(kind)))}>
                { words.text("lawtoe-challenge-burden") }
            </ExplainedButton>
        }
    });
    html! {
        <Dialog name="challenge" title={words.text("lawtoe-challenge-title")} beside=true
            open={table.screen.window == Some(Window::Challenge)} on_close={sends(table, Intent::Screen(ScreenMsg::Window(None)))}>
            <div class="options claims">{ for choices }</div>
        </Dialog>
    }
}
