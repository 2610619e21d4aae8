//! Presenting a table or a board to a class: the button that starts it, its controls in the page's header, and the keys of a presenter.

use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::document,
};
use web_sys::{Element, KeyboardEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::{buttons::IconButton, renewed::renewed};
use crate::{
    context::{AppContext, Present, use_app},
    platform::page::{escapes, focus},
};

/// The id of the place in the header where the controls are drawn.
pub const PLACE: &str = "presenter";

#[derive(Properties, PartialEq)]
pub struct PresentingButtonProps {
    /// The address of the page that is presented; presenting ends with it.
    pub page: AttrValue,
}

/// The button that starts and ends presenting. The style sheet (`presenting.css`) shows it on pages with a table, lets everything of the table
/// grow, and hides the rest of the page. Escape and leaving the page end presenting too.
#[component]
pub fn PresentingButton(props: &PresentingButtonProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let on = presenting.on;
    let presenting = presenting.dispatcher();
    use_effect_with(props.page.clone(), {
        let presenting = presenting.clone();
        move |_| move || presenting.dispatch(Present::On(false))
    });
    use_effect_with(on, {
        let presenting = presenting.clone();
        move |&on| {
            set_attribute(on);
            let escape = on.then(|| {
                EventListener::new(&document(), "keydown", move |event| {
                    if escapes(event) {
                        presenting.dispatch(Present::On(false));
                    }
                })
            });
            move || {
                drop(escape);
                set_attribute(false);
            }
        }
    });
    let onclick = move |_| presenting.dispatch(Present::On(!on));
    let label = if on { words.text("table-present-end") } else { words.text("table-present") };
    html! {
        <button type="button" class="button small shell-present" {onclick}>{ renewed(label) }</button>
    }
}

/// Sets the attribute that the style sheet reads.
fn set_attribute(on: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-presenting", on);
    }
}

#[derive(Clone, Properties, PartialEq)]
pub struct PresenterProps {
    /// Whether there is a record to show.
    #[prop_or_default]
    pub has_record: bool,
    /// Whether proofs and verdicts may be hidden.
    #[prop_or(true)]
    pub hides: bool,
    /// Goes a step back; `None` at the first.
    pub on_back: Option<Callback<()>>,
    /// Goes a step on; `None` at the last.
    pub on_next: Option<Callback<()>>,
    /// Reveals what is hidden, or hides it again; `None` if nothing can be hidden.
    pub on_reveal: Option<Callback<()>>,
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

/// Whether a moment of the table or the board is revealed.
#[derive(Clone, PartialEq)]
pub struct Revealed {
    pub is: bool,
    pub set: Callback<bool>,
}

/// Whether this moment is revealed. A new moment is not.
#[hook]
pub fn use_revealed<M: Clone + PartialEq + 'static>(moment: M) -> Revealed {
    let revealed = use_state_eq(|| None::<M>);
    let is = *revealed == Some(moment.clone());
    let set = use_callback((moment, revealed.setter()), |is: bool, (moment, setter)| {
        setter.set(is.then(|| moment.clone()));
    });
    Revealed { is, set }
}

/// Says that something is hidden. The style sheet shows it on pages with something to hide.
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
            let Some(act) = event.dyn_ref().and_then(act_of) else { return };
            event.prevent_default();
            let callback = match act {
                Act::Back => &props.on_back,
                Act::Next => &props.on_next,
                Act::Reveal => &props.on_reveal,
            };
            callback.iter().for_each(|callback| callback.emit(()));
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

/// The act of a key, unless a dialog is open or the focused element uses the key: the mat, a hand, a button, a field.
fn act_of(event: &KeyboardEvent) -> Option<Act> {
    let is_within = |selector: &str| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
    };
    let is_chord = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || is_chord || is_within("input, textarea, select, dialog") {
        return None;
    }
    // An arrow goes where it points: on a page from right to left, what is next is on the left.
    let (back, next) = match gloo::utils::document().dir().as_str() {
        "rtl" => ("ArrowRight", "ArrowLeft"),
        _ => ("ArrowLeft", "ArrowRight"),
    };
    match event.key().as_str() {
        "PageUp" => Some(Act::Back),
        "PageDown" => Some(Act::Next),
        key if key == back => Some(Act::Back),
        key if key == next => Some(Act::Next),
        "." | "b" | "B" => Some(Act::Reveal),
        " " | "Enter" if !is_within("button, a, summary") => Some(Act::Reveal),
        _ => None,
    }
}
