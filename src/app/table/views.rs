//! A page that shows one of several views, such as the set-up and the table.

use yew::prelude::*;

use crate::app::platform::focus::{focus, is_lost};

/// The view on the page, and the way to another.
pub struct Views<V> {
    /// The view on the page.
    pub now: UseStateHandle<V>,
    /// How often the view has changed. As a key it makes every view one of its own, so that nothing of the one before is left.
    pub number: usize,
    /// Shows another view.
    pub show: Callback<V>,
}

/// The views of a page, of which it shows `first` to begin with.
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
        // Whoever goes from one view to another hears and sees it from its top, unless it knows a better place.
        if number > 0 && is_lost() {
            focus("main h1");
        }
    });
    Views { now, number, show }
}
