//! One of a few: a group of radio buttons that look like a row of buttons.

use yew::prelude::*;

/// One of the things to choose from.
#[derive(Clone, PartialEq)]
pub struct Choice<T> {
    value: T,
    label: String,
    language: Option<&'static str>,
    disabled: bool,
}

impl<T> Choice<T> {
    /// A choice and what it is called.
    pub fn new(value: T, label: impl Into<String>) -> Self {
        Self { value, label: label.into(), language: None, disabled: false }
    }

    /// Marks the label as being in this language rather than the page's.
    pub fn in_language(self, code: &'static str) -> Self {
        Self { language: Some(code), ..self }
    }

    /// Shows the choice without letting anybody take it.
    pub fn disabled_if(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }
}

/// What to choose from, and what is chosen.
#[derive(Properties, PartialEq)]
pub struct ChoiceGroupProps<T: Clone + PartialEq + 'static> {
    /// The group's name in the document; no two groups on a page share one.
    pub name: AttrValue,
    /// What is being chosen.
    pub legend: AttrValue,
    /// The choices, in order.
    pub choices: Vec<Choice<T>>,
    /// The one that is chosen now.
    pub chosen: T,
    /// Called with another one.
    pub choose: Callback<T>,
}

/// A legend and its choices. Arrow keys move between them, as in any group of radio buttons.
#[component]
pub fn ChoiceGroup<T: Clone + PartialEq + 'static>(props: &ChoiceGroupProps<T>) -> Html {
    let choices = props.choices.iter().enumerate().map(|(index, choice)| {
        let choose = {
            let (choose, value) = (props.choose.clone(), choice.value.clone());
            Callback::from(move |_| choose.emit(value.clone()))
        };
        html! {
            <label key={index} class="choice">
                <input type="radio" name={&props.name} checked={choice.value == props.chosen} onchange={choose}
                    disabled={choice.disabled} />
                <span lang={choice.language}>{&choice.label}</span>
            </label>
        }
    });
    html! {
        <fieldset class="choices">
            <legend>{&props.legend}</legend>
            <div class="choices-row">{for choices}</div>
        </fieldset>
    }
}
