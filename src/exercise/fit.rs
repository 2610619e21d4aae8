//! Makes what is presented smaller until it fits on the screen, so that nothing is cut.

use gloo::{events::EventListener, timers::callback::Timeout, utils::window};
use web_sys::{Element, wasm_bindgen::JsCast};
use yew::prelude::*;

/// An attribute of a page that the style sheet reads, from 0 for the largest, and what gets smaller with it.
pub struct Fitting {
    /// The attribute.
    pub attribute: &'static str,
    /// Finds the parts of which none may hold more than it shows.
    pub parts: &'static str,
    /// The largest value of the attribute.
    pub most: usize,
}

/// Fits an element to the screen after every change and whenever the window changes: what comes first matters most.
#[hook]
pub fn use_fitting(node: &NodeRef, fittings: &'static [Fitting]) {
    use_effect({
        let node = node.clone();
        move || {
            fit(&node, fittings);
            // What is around the element, as whether it is presented, may change in effects that come after this one.
            let later = Timeout::new(0, move || fit(&node, fittings));
            move || drop(later)
        }
    });
    use_effect_with(node.clone(), move |node| {
        let node = node.clone();
        let listener = EventListener::new(&window(), "resize", move |_| fit(&node, fittings));
        move || drop(listener)
    });
}

fn fit(node: &NodeRef, fittings: &[Fitting]) {
    let Some(element) = node.cast::<Element>() else { return };
    // Each is fitted as if those after it did not matter.
    for Fitting { attribute, .. } in fittings {
        let _ = element.remove_attribute(attribute);
    }
    for Fitting { attribute, parts, most } in fittings {
        let is_fit = |size: usize| {
            let _ = element.set_attribute(attribute, &size.to_string());
            !is_cut(&element, parts)
        };
        let _ = (0..=*most).any(is_fit);
    }
}

/// Whether a part holds more than it shows. A pixel is only rounding.
fn is_cut(element: &Element, parts: &str) -> bool {
    let Ok(found) = element.query_selector_all(parts) else { return false };
    let mut found =
        (0..found.length()).filter_map(|index| found.get(index)).filter_map(|node| node.dyn_into::<Element>().ok());
    found.any(|part| part.scroll_height() > part.client_height() + 1 || part.scroll_width() > part.client_width() + 1)
}
