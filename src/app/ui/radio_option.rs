//! A radio button with an explanation.

use yew::prelude::*;

/// Properties of [`RadioOption`].
#[derive(Properties, PartialEq)]
pub struct RadioOptionProps {
    /// The name of the group it belongs to.
    pub name: AttrValue,
    /// Whether it is picked.
    pub checked: bool,
    /// Whether it is a line rather than a paragraph.
    #[prop_or_default]
    pub small: bool,
    /// Additional classes of the label.
    #[prop_or_default]
    pub text_class: Classes,
    /// Called when it is picked.
    pub onchange: Callback<Event>,
    /// Its content.
    pub children: Html,
}

/// A radio button and its label, for a `fieldset` of the class `options`.
#[component]
pub fn RadioOption(props: &RadioOptionProps) -> Html {
    html! {
        <label class={classes!("option", props.small.then_some("small"))}>
            <input type="radio" name={&props.name} checked={props.checked} onchange={&props.onchange} />
            <span class={classes!("option-text", props.text_class.clone())}>{ props.children.clone() }</span>
        </label>
    }
}
