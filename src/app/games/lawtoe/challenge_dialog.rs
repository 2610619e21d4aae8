use flub::games::lawtoe::{Act, Flub, LawToe, Role};
use yew::prelude::*;

use super::{
    describe::flub_key,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::sending::sends,
    ui::{dialog::Dialog, explained_button::ExplainedButton, renewed::renewed, term::Explained},
};

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
