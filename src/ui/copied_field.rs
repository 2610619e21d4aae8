//! A field with a text to take along, and the button that copies it.

use yew::prelude::*;

use super::{
    renewed::renewed,
    share::{copy, select},
};

#[derive(Properties, PartialEq)]
pub struct CopiedFieldProps {
    /// The id of the field.
    pub id: &'static str,
    pub label: AttrValue,
    pub text: AttrValue,
    /// The label of the button.
    pub button: AttrValue,
    /// What is said once it is copied, and where copying is forbidden.
    pub said: [String; 2],
    /// Whether copying is the next thing to do on the page.
    #[prop_or_default]
    pub is_primary: bool,
}

/// A text in a field, and the button that copies it. What is said about copying goes when the text changes.
#[component]
pub fn CopiedField(props: &CopiedFieldProps) -> Html {
    let &CopiedFieldProps { id, ref text, ref said, is_primary, .. } = props;
    let done = use_state(|| None::<(AttrValue, bool)>);
    // Only once copying has succeeded or failed: the message beside it scrolls into view together with the field.
    use_effect_with((*done).clone(), move |done| done.iter().for_each(|_| select(id)));
    let onclick = {
        let (text, done) = (text.clone(), done.setter());
        move |_: MouseEvent| {
            // Empty it first, so that screen readers repeat it.
            done.set(None);
            let (kept, done) = (text.clone(), done.clone());
            copy(&text, Callback::from(move |is_copied| done.set(Some((kept.clone(), is_copied)))));
        }
    };
    let status = done.as_ref().filter(|(kept, _)| kept == text).map(|&(_, is_copied)| &said[usize::from(!is_copied)]);
    html! {
        <>
            <label class="field">
                <span>{ &props.label }</span>
                <input {id} class="link-field" type="text" readonly=true value={text} />
            </label>
            <div class="row">
                <button type="button" class={classes!("button", is_primary.then_some("primary"))} {onclick}>
                    { &props.button }
                </button>
                <p class="quiet" role="status">{ status.map(renewed) }</p>
            </div>
        </>
    }
}
