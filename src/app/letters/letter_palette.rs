//! The letters to write, as buttons.

use flub::network::{Letter, Rules};
use yew::prelude::*;

use super::naming::letter_name;
use crate::app::context::use_words;

/// Properties of [`LetterPalette`].
#[derive(Properties, PartialEq)]
pub struct LetterPaletteProps {
    /// The game, which determines the letters.
    pub rules: Rules,
    /// The letter that was pressed and waits for its square.
    #[prop_or_default]
    pub held: Option<Letter>,
    /// Called with the letter that is pressed.
    pub on_letter: Callback<Letter>,
}

/// A button for every letter of a game.
#[component]
pub fn LetterPalette(props: &LetterPaletteProps) -> Html {
    let words = use_words();
    let letters = props.rules.letters().map(|letter| {
        let onclick = props.on_letter.reform(move |_| letter);
        let held = (props.held == Some(letter)).then_some("held");
        html! {
            <button key={letter.as_str()} type="button" class={classes!("letter-key", format!("letter-{letter}"), held)}
                aria-pressed={held.map(|_| "true")} {onclick}>
                <span class="letter-key-letter" aria-hidden="true">{ letter.as_str() }</span>
                <span class="letter-key-name">{ letter_name(&words, letter) }</span>
            </button>
        }
    });
    html! { <div class="letter-keys" role="group" aria-label={words.text("table-letters")}>{ for letters }</div> }
}
