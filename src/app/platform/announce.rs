//! Announcements for screen readers.

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
    // Two regions take turns, so that a repeated text is new to its region and is announced again.
    let regions = use_reducer_eq(Regions::default);
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
