//! Style sheets of parts that are loaded later.

use std::cell::RefCell;

use gloo::utils::{document, head};

/// The element before which sheets are inserted: later sheets of the page take precedence.
const PLACE: &str = "meta[name=game-styles]";

thread_local! {
    static ADDED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Adds style sheets to the page, each once.
pub fn add(sheets: &[&'static str]) {
    for &sheet in sheets {
        let is_new = ADDED.with_borrow_mut(|added| {
            let is_new = !added.contains(&sheet);
            added.extend(is_new.then_some(sheet));
            is_new
        });
        if let Some(style) = document().create_element("style").ok().filter(|_| is_new) {
            style.set_text_content(Some(sheet));
            let place = document().query_selector(PLACE).ok().flatten();
            // A page without a head shows nothing anyway.
            let _ = head().insert_before(&style, place.as_deref());
        }
    }
}
