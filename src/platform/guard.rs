//! Protection against taps that were meant for what was in the same place before.
//!
//! Whenever a game, a dialog or a page asks something else, [`use_asked`] says so. Taps and keys that were pressed before that are ignored, and
//! so are a second tap on the same spot right after the first, and a key that is held.
//!
//! This does not protect from a tap a moment later. So a button that reveals a hand, gives up a right or hands in a
//! proof is not drawn where the button before it was.

use std::cell::RefCell;

use gloo::{
    events::{EventListener, EventListenerOptions, EventListenerPhase},
    utils::window,
};
use web_sys::{Element, Event, HtmlTextAreaElement, KeyboardEvent, MouseEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

/// For how many milliseconds after a tap another one on its spot is ignored, if something else was asked since. The taps of a double tap are 80
/// to 300 apart.
const GUARD: f64 = 500.0;

/// How far apart in each direction two taps on one spot are at most, in pixels.
const SPOT: u32 = 32;

/// What is pressed, and when the page asked something last.
#[derive(Default)]
struct Guard {
    /// When the page asked something last, by the time stamps of events.
    asked: f64,
    /// Where and when the latest tap began.
    latest: Option<(i32, i32, f64)>,
    /// The tap that has begun and not yet ended.
    tap: Option<Tap>,
    /// When the key that is down was pressed.
    pressed: f64,
}

/// A tap that has begun.
struct Tap {
    begun: f64,
    /// Whether it is on the spot of the one before, and too soon after it.
    is_second: bool,
}

thread_local! {
    static STATE: RefCell<Guard> = RefCell::default();
}

/// Watches over all taps and keys of the page from now on.
pub fn watch() {
    for (kind, handle) in HANDLERS {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        EventListener::new_with_options(&window(), kind, options, move |event| {
            if STATE.with_borrow_mut(|guard| handle(guard, event)) == Answer::Refused {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        })
        .forget();
    }
}

/// Tells the guard that something else is asked whenever `what` changes.
#[hook]
pub fn use_asked<T: PartialEq + 'static>(what: T) {
    use_effect_with(what, |_| {
        if let Ok(now) = Event::new("asked") {
            STATE.with_borrow_mut(|guard| guard.asked = now.time_stamp());
        }
    });
}

/// Whether the left half of this element is away from the latest tap: it began on the right, or nothing was tapped yet.
pub fn is_left_free(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    STATE.with_borrow(|guard| guard.latest.is_none_or(|(x, ..)| f64::from(x) > place.left() + place.width() / 2.0))
}

/// Whether an event may do what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Taken,
    Refused,
}

/// What to do at an event.
type Handler = fn(&mut Guard, &Event) -> Answer;

const HANDLERS: [(&str, Handler); 5] = [
    ("pointerdown", begin_tap),
    ("pointercancel", cancel_tap),
    ("click", end_tap),
    ("keydown", press),
    ("keyup", release),
];

fn begin_tap(guard: &mut Guard, event: &Event) -> Answer {
    if let Some(event) = event.dyn_ref::<MouseEvent>() {
        let (x, y, begun) = (event.client_x(), event.client_y(), event.time_stamp());
        let is_second = guard.latest.is_some_and(|(x0, y0, before)| {
            let is_there = x.abs_diff(x0).max(y.abs_diff(y0)) <= SPOT;
            is_there && begun - before < GUARD && before < guard.asked
        });
        guard.latest = Some((x, y, begun));
        guard.tap = Some(Tap { begun, is_second });
    }
    Answer::Taken
}

fn cancel_tap(guard: &mut Guard, _: &Event) -> Answer {
    guard.tap = None;
    Answer::Taken
}

/// Assistive technology may press a button without a tap, as keys do.
fn end_tap(guard: &mut Guard, event: &Event) -> Answer {
    let is_tap = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() > 0);
    let tap = if is_tap { guard.tap.take() } else { None };
    match tap {
        Some(tap) if tap.is_second || tap.begun < guard.asked => Answer::Refused,
        _ => Answer::Taken,
    }
}

fn press(guard: &mut Guard, event: &Event) -> Answer {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return Answer::Taken };
    if !event.repeat() {
        guard.pressed = event.time_stamp();
    }
    let is_writing = event.target().is_some_and(|target| target.has_type::<HtmlTextAreaElement>());
    if event.repeat() && event.key() == "Enter" && !is_writing { Answer::Refused } else { Answer::Taken }
}

/// The space bar presses a button when it is let go.
fn release(guard: &mut Guard, event: &Event) -> Answer {
    let is_space = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == " ");
    if is_space && guard.pressed < guard.asked { Answer::Refused } else { Answer::Taken }
}
