//! A page that shows one of several views, such as the set-up and the table.

use yew::prelude::*;

use crate::app::platform::focus::{focus, is_lost};

/// The current view and how to change it.
pub struct Views<V> {
    /// The view on the page.
    pub now: UseStateHandle<V>,
    /// How often the view has changed; used as a key so that no state survives a change.
    pub number: usize,
    /// Shows another view.
    pub show: Callback<V>,
}

/// The views of a page, starting with `first`.
#[hook]
pub fn use_views<V: 'static>(first: impl FnOnce() -> V) -> Views<V> {
    let now = use_state(first);
    let changes = use_mut_ref(|| 0);
    let number = *changes.borrow();
    let show = {
        let now = now.clone();
        Callback::from(move |next| {
            *changes.borrow_mut() += 1;
            now.set(next);
        })
    };
    use_effect_with(number, |&number| {
        // A new view starts at its top, unless it focuses something itself.
        if number > 0 && is_lost() {
            focus("main h1");
        }
    });
    Views { now, number, show }
}
