//! A button that is a drawing, with a name for those who cannot see it.

use yew::prelude::*;

/// Properties of [`IconButton`].
#[derive(Properties, PartialEq)]
pub struct IconButtonProps {
    /// What it does, for screen readers and as a tooltip.
    pub label: AttrValue,
    /// The data of an SVG path on a 24 by 24 sheet, drawn as a line.
    pub path: AttrValue,
    /// Pressing it does nothing; it stays where it is and keeps the focus.
    #[prop_or_default]
    pub disabled: bool,
    /// Called when it is pressed.
    pub onclick: Callback<MouseEvent>,
}

/// A drawn button of at least 44 px.
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
