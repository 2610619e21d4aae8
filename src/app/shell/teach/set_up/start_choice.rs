//! What to begin from: a game, a record, a set-up or a board, pasted as text or as a link.

use flub::play::Outline;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::{
    context::use_words,
    games::Game,
    shell::shared_link::SharedLink,
    ui::notice::{Notice, Tone},
};

/// Properties of [`StartChoice`].
#[derive(Properties, PartialEq)]
pub struct StartChoiceProps {
    /// The game.
    pub game: &'static Game,
    /// What it begins from.
    pub start: Option<AttrValue>,
    /// Whether the choices made since do not go with its first moves.
    pub is_left_out: bool,
    /// Called with what to begin from.
    pub on_start: Callback<Option<AttrValue>>,
}

/// The field for what to begin from, and what became of it.
#[component]
pub fn StartChoice(StartChoiceProps { game, start, is_left_out, on_start }: &StartChoiceProps) -> Html {
    let words = use_words();
    let pasted = use_state_eq(String::new);
    let oninput = {
        let (game, pasted, on_start) = (*game, pasted.clone(), on_start.clone());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            on_start.emit(found(game, &text).map(AttrValue::from));
            pasted.set(text);
        }
    };
    let told = match start {
        _ if pasted.trim().is_empty() => None,
        None => Some((Tone::Wrong, words.with("set-up-start-unread", &[("game", words.text(game.tile.title).into())]))),
        Some(_) if *is_left_out => Some((Tone::Wrong, words.text("set-up-start-left-out"))),
        Some(start) => {
            let steps = Outline::of(start).steps();
            Some((Tone::Right, words.with("set-up-start-read", &[("count", steps.into())])))
        }
    };
    let told = told.map(|(tone, text)| html! { <Notice {tone}><p>{ text }</p></Notice> });
    html! {
        <details class="setup-more sheet">
            <summary>{ words.text("set-up-start") }</summary>
            <div class="setup-form">
                <label class="field">
                    <span>{ words.text("set-up-start-field") }</span>
                    <textarea rows="4" value={(*pasted).clone()} {oninput} />
                </label>
                <div role="status">{ told }</div>
            </div>
        </details>
    }
}

/// The game to begin from that a text holds, which may have a link in it.
fn found(game: &Game, text: &str) -> Option<String> {
    let link = SharedLink::found(text).filter(|link| link.game() == game);
    let text = match link {
        Some(link) => link.text().ok()?,
        None => text.to_owned(),
    };
    (game.pages.for_class.start)(&text)
}
