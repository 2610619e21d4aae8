//! A button with an explanation.

use yew::prelude::*;

use crate::app::ui::renewed::renewed;

/// Properties of [`ExplainedButton`].
#[derive(Properties, PartialEq)]
pub struct ExplainedButtonProps {
    /// Its name in ids, unique on the page.
    pub name: AttrValue,
    /// What it does.
    pub label: AttrValue,
    /// Why that cannot be right here, if it cannot.
    #[prop_or_default]
    pub doubt: Option<AttrValue>,
    /// Called when it is pressed. Without this it waits for another choice.
    pub onclick: Option<Callback<MouseEvent>>,
    /// What that means.
    pub children: Html,
}

/// A button as wide as its container, with what it means below its label; all of it can be pressed.
#[component]
pub fn ExplainedButton(props: &ExplainedButtonProps) -> Html {
    let about = format!("{}-about", props.name);
    let doubt = props.doubt.as_ref().map(|doubt| {
        html! {
            <span class="option-doubt">
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.500v11.500M12 19.500v.6" /></svg>{ doubt }
            </span>
        }
    });
    html! {
        <div class="option explained">
            <button type="button" aria-describedby={about.clone()} aria-disabled={props.onclick.is_none().to_string()}
                onclick={props.onclick.clone()}>
                { renewed(&props.label) }
            </button>
            <span id={about} class="option-text">{ props.children.clone() }{ doubt }</span>
        </div>
    }
}
