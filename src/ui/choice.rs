//! A choice: a group of radio buttons that look like a row of buttons.
//!
//! A radio button with an explanation.
//!
//! What a picture to play with can begin with.

use yew::prelude::*;

/// An option.
#[derive(Clone, PartialEq)]
pub struct Choice {
    label: AttrValue,
    language: Option<&'static str>,
    disabled: bool,
}

impl Choice {
    /// An option with its label.
    pub fn new(label: impl Into<AttrValue>) -> Self {
        Self { label: label.into(), language: None, disabled: false }
    }

    /// Marks the label as being in this language rather than the page's.
    pub fn in_language(self, code: &'static str) -> Self {
        Self { language: Some(code), ..self }
    }

    /// Shows the option disabled.
    pub fn disabled_if(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }
}

/// Properties of [`ChoiceGroup`].
#[derive(Properties, PartialEq)]
pub struct ChoiceGroupProps {
    /// The name of the group, unique on the page.
    pub name: AttrValue,
    /// The legend.
    pub legend: AttrValue,
    /// The options.
    pub choices: Vec<Choice>,
    /// The index of the chosen option.
    pub chosen: Option<usize>,
    /// Called with the index of the chosen option.
    pub on_choose: Callback<usize>,
}

/// A legend and its options. Arrow keys move between them, as in any group of radio buttons.
#[component]
pub fn ChoiceGroup(props: &ChoiceGroupProps) -> Html {
    let choices = props.choices.iter().enumerate().map(|(index, choice)| {
        let onchange = props.on_choose.reform(move |_| index);
        html! {
            <label key={index} class="choice">
                <input type="radio" name={&props.name} checked={props.chosen == Some(index)} {onchange}
                    disabled={choice.disabled} />
                <span key={&*choice.label} lang={choice.language} data-label={&choice.label}>{ &choice.label }</span>
            </label>
        }
    });
    html! {
        <fieldset class="choices">
            <legend>{ &props.legend }</legend>
            <div class="choices-row">{ for choices }</div>
        </fieldset>
    }
}

/// A callback for a changed choice.
pub fn chooses<C: Clone + 'static, T: 'static>(chosen: &UseStateHandle<C>, change: fn(&mut C, T)) -> Callback<T> {
    let chosen = chosen.clone();
    Callback::from(move |choice| {
        let mut new = (*chosen).clone();
        change(&mut new, choice);
        chosen.set(new);
    })
}

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

/// Properties of [`TryChoices`].
#[derive(Properties, PartialEq)]
pub struct TryChoicesProps {
    /// Their names.
    pub names: Vec<String>,
    /// The one chosen last, from 0.
    pub chosen: usize,
    /// One was chosen, perhaps again.
    pub on_choose: Callback<usize>,
}

/// A button for each, if there are several; each begins anew.
#[component]
pub fn TryChoices(props: &TryChoicesProps) -> Html {
    let buttons = props.names.iter().enumerate().map(|(place, name)| {
        let pressed = place == props.chosen;
        html! {
            <button key={place} type="button" class="button small" aria-pressed={pressed.to_string()}
                onclick={props.on_choose.reform(move |_| place)}>
                { name }
            </button>
        }
    });
    let several = props.names.len() > 1;
    html! {
        if several {
            <div class="try-choices">{ for buttons }</div>
        }
    }
}
