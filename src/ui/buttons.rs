//! Buttons: with an icon, with an explanation, to print the page; and a row with a button that must not be pressed by mistake.

use flub_tables::i18n::Words;
use yew::prelude::*;

use super::renewed::renewed;
use crate::platform::guard::is_left_free;

/// A cross as the path of an [`IconButton`] that takes away, and of a mark for what is wrong.
pub const CROSS: &str = "M6 6l12 12M18 6 6 18";

#[derive(Properties, PartialEq)]
pub struct IconButtonProps {
    /// Its accessible name and tooltip.
    pub label: AttrValue,
    /// SVG path data in a 24 by 24 view box, drawn as a line.
    pub path: AttrValue,
    /// Disabled, but still focusable.
    #[prop_or_default]
    pub disabled: bool,
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

#[derive(Properties, PartialEq)]
pub struct ExplainedButtonProps {
    /// The beginning of its ids, unique on the page.
    pub name: AttrValue,
    pub label: AttrValue,
    pub onclick: Callback<MouseEvent>,
    /// The explanation.
    pub children: Html,
}

/// A button as wide as its container, with an explanation below its label. All of it can be pressed.
#[component]
pub fn ExplainedButton(props: &ExplainedButtonProps) -> Html {
    let about = format!("{}-about", props.name);
    html! {
        <div class="option explained">
            <button type="button" aria-describedby={about.clone()} onclick={&props.onclick}>
                { renewed(&props.label) }
            </button>
            <span id={about} class="option-text">{ props.children.clone() }</span>
        </div>
    }
}

/// A button of these classes that prints the page.
pub fn print_button(words: &Words, class: &'static str, disabled: bool) -> Html {
    let onclick = |_| drop(gloo::utils::window().print());
    html! { <button type="button" {class} {disabled} {onclick}>{ words.text("table-print") }</button> }
}

#[derive(Properties, PartialEq)]
pub struct SidedRowProps {
    /// The button that reveals a hand, lets a right pass or hands in.
    pub grave: Html,
    /// The button beside it; may be empty.
    #[prop_or_default]
    pub other: Html,
    /// Whether something else, such as a question, stands in their place.
    #[prop_or_default]
    pub is_covered: bool,
}

/// Two halves. The grave button is in the half away from the latest tap, and stays there until something has stood in their place. It comes
/// first in the document in any case, so that a focused button never moves.
#[component]
pub fn SidedRow(SidedRowProps { grave, other, is_covered }: &SidedRowProps) -> Html {
    let row = use_node_ref();
    let is_left = use_state_eq(|| true);
    {
        let (row, is_left) = (row.clone(), is_left.setter());
        use_effect_with(*is_covered, move |_| is_left.set(row.cast().is_none_or(|row| is_left_free(&row))));
    }
    html! {
        <div ref={row} class={classes!("sided", (!*is_left).then_some("turned"))}>
            <div>{ grave.clone() }</div>
            <div>{ other.clone() }</div>
        </div>
    }
}
