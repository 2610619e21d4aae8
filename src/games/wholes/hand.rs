use flub::games::wholes::Card;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::card_view::PlayingCard;
use crate::{context::use_words, platform::page::focus, ui::keys};

/// A card of the open hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Whether it is picked for a play.
    pub picked: bool,
    /// Whether it has just been drawn.
    pub drawn: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
}

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub cards: Vec<Held>,
    /// Called with the place of the card that is chosen: by a tap, by a key, or dragged to the table and back.
    pub on_choose: Callback<usize>,
}

/// A card under a finger or the mouse.
struct Drag {
    place: usize,
    card: HtmlElement,
    from: (i32, i32),
    /// Whether it has left its place.
    off: bool,
}

/// How far a card is moved before it is dragged, in pixels.
const SLACK: i32 = 10;

/// The open hand, as cards. Arrow keys move from card to card, digits choose one.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let words = use_words();
    let drag = use_mut_ref(|| None::<Drag>);
    // The click at the end of a drag does not choose the card.
    let dragged = use_mut_ref(|| false);
    let on_down = {
        let (drag, dragged) = (drag.clone(), dragged.clone());
        move |event: PointerEvent| {
            *dragged.borrow_mut() = false;
            *drag.borrow_mut() =
                find_held(&event).map(|(place, card)| Drag { place, card, from: position(&event), off: false });
        }
    };
    let on_move = {
        let drag = drag.clone();
        move |event: PointerEvent| {
            let mut drag = drag.borrow_mut();
            let Some(drag) = drag.as_mut() else { return };
            let (x, y) = (position(&event).0 - drag.from.0, position(&event).1 - drag.from.1);
            if !drag.off && x.abs().max(y.abs()) > SLACK {
                drag.off = true;
                // If the capture is refused, the card follows while the pointer is over the hand.
                let _ = drag.card.set_pointer_capture(event.pointer_id());
            }
            if drag.off {
                let _ = drag.card.set_attribute("style", &format!("translate:{x}px {y}px;z-index:3;transition:none"));
            }
        }
    };
    let on_up = {
        let (drag, dragged, on_choose, cards) =
            (drag.clone(), dragged.clone(), props.on_choose.clone(), props.cards.clone());
        move |event: PointerEvent| {
            let Some(drag) = drag.take().filter(|drag| drag.off) else { return };
            *dragged.borrow_mut() = true;
            let _ = drag.card.remove_attribute("style");
            let picked = cards.get(drag.place).is_some_and(|held| held.picked);
            let on_table = drag.from.1 - position(&event).1 > drag.card.offset_height() / 3;
            if on_table != picked {
                on_choose.emit(drag.place);
            }
        }
    };
    let on_cancel = move |_| {
        if let Some(drag) = drag.take() {
            let _ = drag.card.remove_attribute("style");
        }
    };
    let on_key = {
        let (on_choose, count) = (props.on_choose.clone(), props.cards.len());
        move |event: KeyboardEvent| {
            let place = event.target().and_then(|target| read_place(target.dyn_ref::<Element>()?)).unwrap_or_default();
            let go = |place: usize| {
                event.prevent_default();
                focus(&format!("#card-{place}"));
            };
            match keys::pressed(&event).as_str() {
                _ if event.ctrl_key() || event.alt_key() || event.meta_key() => {}
                "ArrowLeft" => go(place.saturating_sub(1)),
                "ArrowRight" => go((place + 1).min(count.saturating_sub(1))),
                "Home" => go(0),
                "End" => go(count.saturating_sub(1)),
                key => {
                    let digit = key.parse::<usize>().ok().and_then(|digit| digit.checked_sub(1));
                    if let Some(place) = digit.filter(|&place| place < count) {
                        go(place);
                        on_choose.emit(place);
                    }
                }
            }
        }
    };
    let cards = props.cards.iter().enumerate().map(|(place, held)| {
        let (on_choose, dragged) = (props.on_choose.clone(), dragged.clone());
        let onclick = move |_| {
            if !dragged.replace(false) {
                on_choose.emit(place);
            }
        };
        let class = classes!(
            "held",
            held.picked.then_some("picked"),
            held.drawn.then_some("drawn"),
            held.hinted.then_some("hinted"),
        );
        let note = match held {
            Held { hinted: true, .. } => Some(words.text("wholes-card-hinted")),
            Held { drawn: true, .. } => Some(words.text("wholes-card-drawn")),
            _ => None,
        };
        let pressed = held.card.is_playable().then(|| held.picked.to_string());
        html! {
            <li key={place}>
                <button type="button" {class} id={format!("card-{place}")} data-place={place.to_string()}
                    aria-pressed={pressed} {onclick}>
                    <PlayingCard card={held.card} />
                    <span class="held-note">{ note }</span>
                </button>
            </li>
        }
    });
    html! {
        <ul class="hand" style={format!("--count:{}", props.cards.len())} aria-label={words.text("wholes-hand")} onpointerdown={on_down}
            onpointermove={on_move} onpointerup={on_up} onpointercancel={on_cancel} onkeydown={on_key}>
            { for cards }
        </ul>
    }
}

fn position(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// The card under the pointer, and its place in the hand.
fn find_held(event: &PointerEvent) -> Option<(usize, HtmlElement)> {
    let card = event.target()?.dyn_ref::<Element>()?.closest("[data-place]").ok()??;
    Some((read_place(&card)?, card.dyn_into().ok()?))
}

fn read_place(card: &Element) -> Option<usize> {
    card.get_attribute("data-place")?.parse().ok()
}
