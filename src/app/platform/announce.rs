//! What a screen reader says when something happened on the screen.

use yew::prelude::*;

/// The way to announce something. Cheap to clone.
#[derive(Clone, PartialEq)]
pub struct Announcer(Callback<String>);

impl Announcer {
    /// Says a sentence when the reader is done with what it says now. The same sentence twice is said twice.
    pub fn announce(&self, text: impl Into<String>) {
        self.0.emit(text.into());
    }
}

/// The live regions and the way to fill them, for the app that shows them.
#[hook]
pub fn use_live_regions() -> (Announcer, Html) {
    // Two regions take turns: a text is always new to the region it comes to, so that a repeated one is said again.
    let regions = use_reducer_eq(Regions::default);
    let announce = {
        let dispatcher = regions.dispatcher();
        use_callback((), move |text: String, ()| dispatcher.dispatch(text))
    };
    let shown = html! {
        <div>
            <div class="visually-hidden" role="status" aria-live="polite">{ &regions.texts[0] }</div>
            <div class="visually-hidden" role="status" aria-live="polite">{ &regions.texts[1] }</div>
        </div>
    };
    (Announcer(announce), shown)
}

/// The texts of the two regions; one of them is empty.
#[derive(Default, PartialEq)]
struct Regions {
    texts: [String; 2],
    latest: usize,
}

impl Reducible for Regions {
    type Action = String;

    fn reduce(self: std::rc::Rc<Self>, text: String) -> std::rc::Rc<Self> {
        let latest = 1 - self.latest;
        let mut texts = [String::new(), String::new()];
        texts[latest] = text;
        Regions { texts, latest }.into()
    }
}
