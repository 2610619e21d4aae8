//! The letters to write, as keys to press.

use flub::network::{Letter, Rules};
use yew::prelude::*;

use super::naming::letter_name;
use crate::app::html::html;
use crate::app::words::Words;

/// A key for every letter of a game.
pub fn letter_palette(words: &Words, rules: Rules, on_letter: &Callback<Letter>) -> Html {
    let letters = rules.letters().map(|letter| {
        let onclick = on_letter.reform(move |()| letter);
        html! {
            <button key={letter.as_str()} type="button" class={format!("letter-key letter-{letter}")} {onclick}>
                <span class="letter-key-letter" aria-hidden="true">{ letter.as_str() }</span>
                <span class="letter-key-name">{ letter_name(words, letter) }</span>
            </button>
        }
    });
    html! { <div class="letter-keys" role="group" aria-label={words.text("table-letters")}>{ for letters }</div> }
}
