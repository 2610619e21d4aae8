//! Texts that change while they are on the screen.

use yew::prelude::*;

/// A text in an element that is keyed by the text, so that another text is another element. An extension that translates the page replaces text
/// nodes by elements of its own; Yew could not change a text node that is not in the page any more.
pub fn renewed(text: impl ToString) -> Html {
    let text = text.to_string();
    if text.is_empty() {
        return html! {};
    }
    html! { <span key={text.as_str()}>{ text }</span> }
}
