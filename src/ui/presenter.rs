//! The controls of a presented table or board, in the page's header, and the keys of a presenter.

use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::document,
};
use web_sys::{Element, KeyboardEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::buttons::IconButton;
use crate::{
    context::{AppContext, presenting::Present, use_app},
    platform::page::focus,
};

/// The id of the place in the header where the controls are drawn.
pub const PLACE: &str = "presenter";

/// Properties of [`Presenter`].
#[derive(Clone, Properties, PartialEq)]
pub struct PresenterProps {
    /// Whether there is a record to show.
    #[prop_or_default]
    pub has_record: bool,
    /// Whether proofs and verdicts may be hidden.
    #[prop_or(true)]
    pub hides: bool,
    /// Goes a step back, if there is one.
    pub on_back: Option<Callback<()>>,
    /// Goes a step on, if there is one.
    pub on_next: Option<Callback<()>>,
    /// Reveals what is hidden, or hides it again, if there is anything.
    pub on_reveal: Option<Callback<()>>,
    /// Whether it is revealed.
    pub revealed: bool,
}

/// While something is presented: back, next and reveal, by button and by the keys of a presenter, and what is shown.
#[component]
pub fn Presenter(props: &PresenterProps) -> Html {
    let presenting = use_app().presenting;
    match document().get_element_by_id(PLACE).filter(|_| presenting.on) {
        Some(place) => create_portal(html! { <Controls ..props.clone() /> }, place),
        None => html! {},
    }
}

/// What has been revealed at a moment of the table or the board.
#[derive(Clone, PartialEq)]
pub struct Revealed {
    /// Whether what is hidden is revealed now.
    pub is: bool,
    /// Reveals it, or hides it again.
    pub set: Callback<bool>,
}

/// What is revealed at this moment: nothing, whenever it changes.
#[hook]
pub fn use_revealed<M: Clone + PartialEq + 'static>(moment: M) -> Revealed {
    let revealed = use_state_eq(|| None::<M>);
    let is = *revealed == Some(moment.clone());
    let set = use_callback((moment, revealed.setter()), |is: bool, (moment, setter)| {
        setter.set(is.then(|| moment.clone()));
    });
    Revealed { is, set }
}

/// That something is hidden, shown by the style sheet where it is.
#[component]
pub fn Veil() -> Html {
    let AppContext { words, presenting, .. } = use_app();
    html! {
        if presenting.is_hiding() {
            <p class="veil">{ words.text("shell-presenter-veil") }</p>
        }
    }
}

#[component]
fn Controls(props: &PresenterProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    use_effect_with((), |()| focus(".presenter-reveal"));
    use_effect_with(props.clone(), |props| {
        let props = props.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(&document(), "keydown", options, move |event| {
            let Some(act) = event.dyn_ref().and_then(meaning) else { return };
            event.prevent_default();
            let wanted = match act {
                Act::Back => &props.on_back,
                Act::Next => &props.on_next,
                Act::Reveal => &props.on_reveal,
            };
            wanted.iter().for_each(|wanted| wanted.emit(()));
        });
        move || drop(listener)
    });
    let step = |label: String, path: &'static str, act: &Option<Callback<()>>| {
        let onclick = act.clone().unwrap_or_default().reform(|_| ());
        html! { <IconButton {label} {path} disabled={act.is_none()} {onclick} /> }
    };
    let show = |label: String, shown: bool, change: Present| {
        let presenting = presenting.dispatcher();
        let onclick = move |_| presenting.dispatch(change);
        html! {
            <button type="button" class="button small" aria-pressed={shown.to_string()} {onclick}>
                { label }
            </button>
        }
    };
    let on_reveal = props.on_reveal.clone().map(|reveal| reveal.reform(|_| ()));
    html! {
        <div class="presenter" role="group" aria-label={words.text("shell-presenter")}>
            { step(words.text("shell-presenter-back"), "M15 5l-8 7 8 7", &props.on_back) }
            { step(words.text("shell-presenter-next"), "M9 5l8 7-8 7", &props.on_next) }
            <button type="button" class="button presenter-reveal" aria-pressed={props.revealed.to_string()}
                aria-disabled={on_reveal.is_none().to_string()} onclick={on_reveal}>
                { words.text("shell-presenter-reveal") }
            </button>
            if props.has_record {
                { show(words.text("table-record"), presenting.record, Present::Record) }
            }
            if props.hides {
                { show(words.text("shell-presenter-proof"), presenting.proof, Present::Proof) }
                { show(words.text("shell-presenter-verdict"), presenting.verdict, Present::Verdict) }
            }
        </div>
    }
}

/// What a key of a presenter does.
#[derive(Clone, Copy)]
enum Act {
    Back,
    Next,
    Reveal,
}

/// What this key does, unless a dialog is open or it belongs to what is focused: the mat, a hand, a button, a field.
fn meaning(event: &KeyboardEvent) -> Option<Act> {
    let is_within = |selector: &str| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
    };
    let is_chord = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || is_chord || is_within("input, textarea, select, dialog") {
        return None;
    }
    match event.key().as_str() {
        "PageUp" | "ArrowLeft" => Some(Act::Back),
        "PageDown" | "ArrowRight" => Some(Act::Next),
        "." | "b" | "B" => Some(Act::Reveal),
        " " | "Enter" if !is_within("button, a, summary") => Some(Act::Reveal),
        _ => None,
    }
}
