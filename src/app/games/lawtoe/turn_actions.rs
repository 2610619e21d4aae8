use flub::{
    games::lawtoe::Act,
    network::{Placement, Rules},
};
use yew::prelude::*;

use super::{
    challenge_dialog::ChallengeDialog,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    letters::letter_palette::LetterPalette,
    table::sending::{sends, sends_as},
    ui::icon_button::IconButton,
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
    let words = use_words();
    let main = if table.state().network().is_full() {
        let stand = sends(table, Intent::Act(Act::LetStand));
        html! {
            <button type="button" class="button primary wide" onclick={stand}>{ words.text("lawtoe-let-stand") }</button>
        }
    } else {
        writing(&words, table)
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
        </div>
    }
}

/// The letters to choose from, and the button that enters them.
fn writing(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let ready = table.screen.pencil.len() == table.state().due();
    let onclick = sends(table, Intent::Enter);
    html! {
        <>
            <LetterPalette rules={Rules::LawToe} on_letter={sends_as(table, Intent::Pencil)} />
            <div class="action-row">
                <button type="button" class="button primary grow" aria-disabled={(!ready).to_string()} {onclick}>
                    { write_label(words, table) }
                </button>
                <IconButton label={words.text("lawtoe-erase")} path="M20 6H9l-6 6 6 6h11zM16 9.5l-5 5M11 9.5l5 5"
                    disabled={table.screen.pencil.is_empty()} onclick={sends(table, Intent::Erase)} />
            </div>
        </>
    }
}

fn write_label(words: &Words, table: &Table) -> String {
    match (table.screen.pencil.as_slice(), table.state().due()) {
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
