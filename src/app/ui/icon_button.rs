//! A button with an icon and an accessible name.

use yew::prelude::*;

/// Properties of [`IconButton`].
#[derive(Properties, PartialEq)]
pub struct IconButtonProps {
    /// Its accessible name and tooltip.
    pub label: AttrValue,
    /// SVG path data in a 24 by 24 view box, drawn as a line.
    pub path: AttrValue,
    /// Disabled, but still focusable.
    #[prop_or_default]
    pub disabled: bool,
    /// Called when it is pressed.
    pub onclick: Callback<MouseEvent>,
}

/// An icon button of at least 44 px.
#[component]
pub fn IconButton(props: &IconButtonProps) -> Html {
    let IconButtonProps { label, path, disabled, onclick } = props;
    let onclick = (!disabled).then(|| onclick.clone());
    html! {
        <button type="button" class="icon-button" aria-label={label} title={label}
            aria-disabled={disabled.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
        </button>
    }
}
