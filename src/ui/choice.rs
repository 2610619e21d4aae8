//! Choices: radio buttons in a row or with explanations, and the examples of a picture to play with.

use yew::prelude::*;

/// An option of a [`ChoiceGroup`].
#[derive(Clone, PartialEq)]
pub struct Choice {
    label: AttrValue,
    language: Option<&'static str>,
    disabled: bool,
}

impl Choice {
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

#[derive(Properties, PartialEq)]
pub struct ChoiceGroupProps {
    /// Unique on the page.
    pub name: AttrValue,
    pub legend: AttrValue,
    pub choices: Vec<Choice>,
    /// The index of the chosen option.
    pub chosen: Option<usize>,
    /// Called with the index of the chosen option.
    pub on_choose: Callback<usize>,
}

/// A legend and its options, radio buttons that look like a row of buttons. Arrow keys move between them, as in any group of radio buttons.
#[component]
pub fn ChoiceGroup(props: &ChoiceGroupProps) -> Html {
    let choices = props.choices.iter().enumerate().map(|(index, choice)| {
        let onchange = props.on_choose.reform(move |_| index);
        html! {
            <label key={index} class="choice">
                <input type="radio" name={&props.name} checked={props.chosen == Some(index)} {onchange}
                    disabled={choice.disabled} />
                <span key={&*choice.label} lang={choice.language}>{ &choice.label }</span>
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

/// A callback that changes a part of what is chosen.
pub fn chooses<C: Clone + 'static, T: 'static>(chosen: &UseStateHandle<C>, change: fn(&mut C, T)) -> Callback<T> {
    let chosen = chosen.clone();
    Callback::from(move |choice| {
        let mut new = (*chosen).clone();
        change(&mut new, choice);
        chosen.set(new);
    })
}

#[derive(Properties, PartialEq)]
pub struct RadioOptionProps {
    /// The name of its group.
    pub name: AttrValue,
    pub checked: bool,
    pub onchange: Callback<Event>,
    pub children: Html,
}

/// A radio button and its label, for a `fieldset` of the class `options`.
#[component]
pub fn RadioOption(props: &RadioOptionProps) -> Html {
    html! {
        <label class="option small">
            <input type="radio" name={&props.name} checked={props.checked} onchange={&props.onchange} />
            <span class="option-text">{ props.children.clone() }</span>
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct TryChoicesProps {
    pub names: Vec<String>,
    /// The index of the one chosen last.
    pub chosen: usize,
    /// Called with an index, even if it is that of the one chosen last.
    pub on_choose: Callback<usize>,
}

/// The examples that a picture to play with can begin with: a button for each, nothing if there is only one.
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
