//! Two devices by turns, without a server: what is handed over after a turn, and what comes back.

use flub::play::Game;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{
    link::{LinkKind, link_in},
    link_button::LinkCard,
    table_game::{TableGame, TableHandle},
};
use crate::{
    context::use_words,
    ui::notice::{Notice, Tone},
};

/// Properties of [`HandOver`].
#[derive(Properties, PartialEq)]
pub struct HandOverProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
}

/// The game as a link and a code for the other device, once it is somebody's turn there, and the field for what comes back.
#[component]
pub fn HandOver<G: TableGame>(HandOverProps { table }: &HandOverProps<G>) -> Html {
    let words = use_words();
    let handed = table.to_hand_over().filter(|_| table.is_present());
    let Some(handed) = handed else { return html! {} };
    let is_over = table.state().outcome().is_some();
    let about = if is_over { words.text("table-hand-over-last") } else { words.text("table-hand-over-about") };
    html! {
        <section class="hand-over sheet" aria-labelledby="hand-over">
            <h2 id="hand-over">{ words.text("table-hand-over") }</h2>
            <LinkCard game={G::Rules::NAME} kind={LinkKind::Turn} text={handed.to_string()}
                label={words.text("table-hand-over-copy")} {about} />
            if !is_over {
                <TurnField game={G::Rules::NAME} />
            }
        </section>
    }
}

/// Properties of [`TurnField`].
#[derive(Properties, PartialEq)]
pub struct TurnFieldProps {
    /// The game's name in addresses.
    pub game: &'static str,
}

/// A field for the link, or the message it stands in, that came from the other device.
#[component]
pub fn TurnField(&TurnFieldProps { game }: &TurnFieldProps) -> Html {
    let words = use_words();
    let typed = use_state_eq(String::new);
    let is_wrong = use_state_eq(|| false);
    let oninput = {
        let (typed, is_wrong) = (typed.clone(), is_wrong.clone());
        move |event: InputEvent| {
            typed.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
            is_wrong.set(false);
        }
    };
    let onsubmit = {
        let (typed, is_wrong) = (typed.clone(), is_wrong.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            match link_in(&typed).filter(|link| link.starts_with(&LinkKind::Turn.path(game))) {
                // The page of the link checks it.
                Some(link) => _ = gloo::utils::window().location().set_hash(link),
                None => is_wrong.set(true),
            }
        }
    };
    html! {
        <form class="stack turn-field" {onsubmit}>
            <label class="field">
                <span>{ words.text("table-hand-over-field") }</span>
                <textarea rows="2" autocomplete="off" value={(*typed).clone()} {oninput} />
            </label>
            if *is_wrong {
                <Notice tone={Tone::Wrong}><p role="alert">{ words.text("table-hand-over-wrong") }</p></Notice>
            }
            <div class="row">
                <button type="submit" class="button">{ words.text("table-hand-over-read") }</button>
            </div>
        </form>
    }
}
