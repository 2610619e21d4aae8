//! Texts that change while they are on the screen.

use yew::prelude::*;

/// A text in an element of its own, which is another element as soon as the text is another. An extension that translates the page puts
/// elements of its own in the place of texts, and a text that is not in the page any more cannot change there.
pub fn renewed(text: impl ToString) -> Html {
    let text = text.to_string();
    if text.is_empty() {
        return html! {};
    }
    html! { <span key={text.as_str()}>{ text }</span> }
}
