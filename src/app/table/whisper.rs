//! A coach who whispers: why what just happened matters, and what may be done now.

use flub::play::Game;
use yew::prelude::*;

use super::{
    midend::Table,
    table_game::{TableGame, TableHandle},
};
use crate::app::{
    context::{AppContext, settings::Coach, use_app},
    i18n::Words,
    ui::{
        notice::{Notice, Tone},
        term::Explained,
    },
};

/// What the coach of a game whispers, by its sentences, if the coach does that here. A game gives away nothing in them
/// that is hidden from whoever looks at the screen.
#[hook]
pub fn use_whisper<G: TableGame>(table: &TableHandle<G>, sentences: fn(&Words, &Table<G>) -> Vec<String>) -> AttrValue {
    let AppContext { words, settings, .. } = use_app();
    let live = table.is_present() && table.state().outcome().is_none();
    let whispers = live && table.coach(&settings) == Coach::Whisper;
    let said = use_memo(((**table).clone(), words.language(), whispers), |(table, _, whispers)| match whispers {
        true => sentences(&words, table).join(" ").into(),
        false => AttrValue::default(),
    });
    (*said).clone()
}

/// Properties of [`Whisper`].
#[derive(Properties, PartialEq)]
pub struct WhisperProps {
    /// What is whispered; nothing if it is empty.
    pub text: AttrValue,
}

/// What the coach whispers.
#[component]
pub fn Whisper(WhisperProps { text }: &WhisperProps) -> Html {
    let said = (!text.is_empty()).then(|| html! { <Notice tone={Tone::Note}><p><Explained {text} /></p></Notice> });
    html! { <div class="coach-whisper" role="status">{ said }</div> }
}

/// Some of these in a few words: the first, one in the middle and the last.
pub fn some_of<T: ToString>(all: &[T]) -> String {
    let (first, last) = (0, all.len().saturating_sub(1));
    let mut places = vec![first, last / 2, last];
    places.dedup();
    places.into_iter().filter_map(|place| all.get(place)).map(T::to_string).collect::<Vec<_>>().join(", ")
}
