//! A button that is a drawing, with a name for those who cannot see it.

use yew::prelude::*;

use crate::app::html::html;

/// A drawn button of at least 44 px. The drawing is the data of an SVG path on a 24 by 24 sheet, drawn as a line. A
/// button that is off does nothing, but stays where it is and keeps the focus.
pub fn icon_button(label: String, path: &'static str, off: bool, press: Callback<()>) -> Html {
    let onclick = if off { Callback::noop() } else { press };
    html! {
        <button type="button" class="icon-button" aria-label={label.clone()} title={label}
            aria-disabled={off.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
        </button>
    }
}
