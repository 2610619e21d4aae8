//! How devices join an exercise that is posed: a code for cameras, as large as the screen at a key or a tap, and a short address.

use flub_tables::i18n::Words;
use gloo::{events::EventListener, utils::document};
use web_sys::{Element, KeyboardEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::{
    context::use_words,
    ui::{dialog::Dialog, share::QrCode},
};

/// The key that opens the code, and closes it.
const KEY: &str = "q";

/// Properties of [`Join`].
#[derive(Properties, PartialEq)]
pub struct JoinProps {
    /// The full address that devices open.
    pub address: AttrValue,
    /// The full address of the page that collects codes.
    pub collect: AttrValue,
}

/// What a camera reads, the address to type, and the page where a second device collects codes.
#[component]
pub fn Join(JoinProps { address, collect }: &JoinProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| None::<bool>);
    {
        let open = open.clone();
        use_effect_with(*open, move |is_open| {
            let next = if is_open.is_some() { None } else { Some(false) };
            let listener = EventListener::new(&document(), "keydown", move |event| {
                if event.dyn_ref().is_some_and(is_key) {
                    open.set(next);
                }
            });
            move || drop(listener)
        });
    }
    if address.starts_with("file:") {
        return html! { <p class="quiet">{ words.text("pool-from-file") }</p> };
    }
    let show = |collects: bool| {
        let open = open.clone();
        move |_: MouseEvent| open.set(Some(collects))
    };
    let on_close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let (title, shown) = match *open {
        Some(true) => (words.text("pool-collect"), collect),
        _ => (words.text("pool-join"), address),
    };
    html! {
        <div class="pose-join">
            <button type="button" class="pose-qr" onclick={show(false)}>
                <QrCode {address} label={words.text("pool-qr")} />
            </button>
            <div class="pose-how">
                <p>{ words.text("pool-how") }</p>
                { write_address(&words, address) }
                <div class="row">
                    <button type="button" class="button small" onclick={show(false)} aria-keyshortcuts={KEY}>
                        { words.text("pool-large") }
                        <kbd class="only-keys">{ KEY }</kbd>
                    </button>
                    <button type="button" class="button small" onclick={show(true)}>{ words.text("pool-collect") }</button>
                </div>
            </div>
            <Dialog name="pose-qr" {title} open={open.is_some()} {on_close}>
                if open.is_some() {
                    <div class="pose-large">
                        <QrCode address={shown.clone()} label={words.text("pool-qr")} />
                        { write_address(&words, shown) }
                    </div>
                }
            </Dialog>
        </div>
    }
}

/// Whether a key means the code: not while something is typed.
fn is_key(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let types = target.is_some_and(|target| matches!(target.closest("input, textarea, select"), Ok(Some(_))));
    let is_chord = event.ctrl_key() || event.alt_key() || event.meta_key();
    !types && !is_chord && event.key().eq_ignore_ascii_case(KEY)
}

/// An address that is easy to read: without what browsers add by themselves, in parts that do not break.
fn write_address(words: &Words, address: &AttrValue) -> Html {
    let shown = address.split_once("://").map_or(&**address, |(_, rest)| rest);
    let parts =
        shown.split_inclusive('/').map(|part| html! { <><span class="whole">{ part.to_owned() }</span><wbr /></> });
    html! {
        <p class="pose-address">
            <a href={address} target="_blank" rel="noopener" aria-label={words.with("pool-address", &[("address", shown.to_owned().into())])}>
                { for parts }
            </a>
        </p>
    }
}
