use flub::games::lawtoe::LawToe;
use yew::prelude::*;

use super::{
    coach::Note,
    describe,
    screen::{Shown, ShownBy},
    table::{Intent, Table},
};
use crate::app::{context::use_words, i18n::Words, table::sending::sends};

/// Properties of [`Review`].
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// A match move by move: each flub with a proof to show, and the moves after which the other side wins.
#[component]
pub fn Review(ReviewProps { table }: &ReviewProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| false);
    let toggle = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    let state = (*open).then(|| table.state().clone());
    let notes = use_memo(state, |state| state.as_ref().map(|state: &LawToe| Note::of(state)).unwrap_or_default());
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={open.to_string()} onclick={toggle}>
                { words.text("lawtoe-review") }
            </button>
            <ol class="review-moves">{ for notes.iter().map(|note| row(&words, table, note)) }</ol>
        </div>
    }
}

fn row(words: &Words, table: &UseReducerHandle<Table>, note: &Note) -> Html {
    let show = note.proof.clone().map(|proof| {
        let shown = Shown { proof, by: ShownBy::Move(note.number) };
        let pressed = table.screen.shown.as_ref() == Some(&shown);
        let onclick: Callback<MouseEvent> = sends(table, Intent::Show((!pressed).then_some(shown)));
        html! {
            <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
                { words.text("table-board-show") }
            </button>
        }
    });
    let mut sentences = note.sentences(words);
    if sentences.is_empty() {
        sentences.push(words.text("lawtoe-review-fine"));
    }
    html! {
        <li key={note.number} class={classes!("review-move", note.flub.is_some().then_some("flub"))}>
            <strong>{ describe::wrote(words, table, note.by, &note.letters) }</strong>
            <span>{ " " }{ sentences.join(" ") }</span>
            <span>{ show }</span>
        </li>
    }
}
