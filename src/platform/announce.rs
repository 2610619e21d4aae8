//! Announcements for screen readers.

use std::{cell::Cell, rc::Rc};

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// How long an announcement stays in the page, in milliseconds: nobody who reads on finds an old one at its end.
const STAYS: u32 = 10_000;

/// Announces sentences. Cheap to clone.
#[derive(Clone, PartialEq)]
pub struct Announcer(Callback<String>);

impl Announcer {
    /// Queues a sentence. The same sentence twice is announced twice.
    pub fn announce(&self, text: impl Into<String>) {
        self.0.emit(text.into());
    }
}

/// The live regions and their announcer, for the app's frame.
#[hook]
pub fn use_live_regions() -> (Announcer, Html) {
    // Two regions take turns: a repeated text is new to its region and is announced again, and of two at once none is lost.
    let regions = use_reducer_eq(Regions::default);
    regions.rendered.set(regions.count);
    use_effect_with(regions.texts.clone(), {
        let dispatcher = regions.dispatcher();
        move |texts| {
            let is_said = texts.iter().any(|text| !text.is_empty());
            let timer = is_said.then(|| Timeout::new(STAYS, move || dispatcher.dispatch(String::new())));
            move || drop(timer)
        }
    });
    let announce = {
        let dispatcher = regions.dispatcher();
        use_callback((), move |text: String, ()| dispatcher.dispatch(text))
    };
    let shown = html! {
        <div>{ for regions.texts.iter().map(|text| region(text)) }</div>
    };
    (Announcer(announce), shown)
}

/// A region. Its sentence is another element than any before it, wherever an extension has put elements of its own.
fn region(text: &str) -> Html {
    html! { <div class="visually-hidden" role="status" aria-live="polite"><span key={text}>{ text }</span></div> }
}

/// The texts of the two regions; one of them is empty, unless two came at once.
#[derive(Default, PartialEq)]
struct Regions {
    texts: [String; 2],
    latest: usize,
    /// How many texts have come.
    count: u32,
    /// How many of them have been in the page.
    rendered: Rc<Cell<u32>>,
}

impl Reducible for Regions {
    type Action = String;

    fn reduce(self: Rc<Self>, text: String) -> Rc<Self> {
        let (latest, count) = (1 - self.latest, self.count + 1);
        let mut texts = self.texts.clone();
        if self.rendered.get() == self.count {
            texts[self.latest].clear();
        }
        texts[latest] = text;
        Regions { texts, latest, count, rendered: self.rendered.clone() }.into()
    }
}
