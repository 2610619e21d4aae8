use flub::{
    games::lawtoe::{Act, Flub, LawToe, Role},
    network::{Goal, Placement, Rules},
};
use yew::prelude::*;

use super::{
    describe::flub_key,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::{
    context::{AppContext, settings::Coach, use_app, use_words},
    i18n::Words,
    letters::pencil_pad::PencilPad,
    table::sending::{sends, sends_as},
    ui::{
        buttons::{ExplainedButton, SidedRow},
        dialog::{ConfirmDialog, Dialog},
        renewed::renewed,
        term::Explained,
    },
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

/// Properties of [`GoalChoice`].
#[derive(Properties, PartialEq)]
pub struct GoalChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The two goals to choose from.
#[component]
pub fn GoalChoice(GoalChoiceProps { table }: &GoalChoiceProps) -> Html {
    let words = use_words();
    let button = |goal, label: String| {
        let onclick = sends(table, Intent::Act(Act::SetGoal(goal)));
        html! { <button type="button" class="button primary" {onclick}>{ label }</button> }
    };
    html! {
        <div class="actions">
            <div class="action-row">
                { button(Goal::Odd, words.text("lawtoe-set-odd")) }
                { button(Goal::Even, words.text("lawtoe-set-even")) }
            </div>
        </div>
    }
}

/// Properties of [`ChallengeDialog`].
#[derive(Properties, PartialEq)]
pub struct ChallengeDialogProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// What claiming each kind of flub means; a press challenges.
#[component]
pub fn ChallengeDialog(ChallengeDialogProps { table }: &ChallengeDialogProps) -> Html {
    let words = use_words();
    let choices = Flub::BOTH.map(|kind| {
        let meaning = match kind {
            Flub::A => words.text("lawtoe-challenge-a"),
            Flub::CA => words.text("lawtoe-challenge-ca"),
        };
        let doubt = doubt(&words, table.state(), kind).map(AttrValue::from);
        html! {
            <ExplainedButton key={flub_key(kind)} name={flub_key(kind)} {doubt}
                label={words.with("lawtoe-challenge-confirm", &[("kind", flub_key(kind).into())])}
                onclick={Some(sends(table, Intent::Act(Act::Challenge(kind))))}>
                { renewed(meaning) }
            </ExplainedButton>
        }
    });
    let close = Intent::Screen(ScreenMsg::Window(None));
    html! {
        <Dialog name="challenge" title={words.text("lawtoe-challenge-title")} beside=true
            open={table.screen.window == Some(Window::Challenge)} on_close={sends(table, close.clone())}>
            <p>{ words.text("lawtoe-challenge-which") }{ " " }<Explained text={words.text("lawtoe-challenge-burden")} /></p>
            <div class="options">{ for choices }</div>
            <button type="button" class="button" onclick={sends(table, close)}>
                { words.text("lawtoe-challenge-back") }
            </button>
        </Dialog>
    }
}

/// Why a challenge of this kind cannot be right, whatever the letters are.
fn doubt(words: &Words, state: &LawToe, kind: Flub) -> Option<String> {
    match (kind, state.to_act()) {
        (Flub::A, Some(Role::Defendant)) => Some(words.text("lawtoe-doubt-defendant")),
        (Flub::A, _) if state.network().is_full() => Some(words.text("lawtoe-doubt-full")),
        (Flub::CA, _) if state.moves().len() < 2 => Some(words.text("lawtoe-doubt-first")),
        _ => None,
    }
}
