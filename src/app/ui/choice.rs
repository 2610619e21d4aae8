//! One of a few: a group of radio buttons that look like a row of buttons.

use yew::prelude::*;

/// One of the things to choose from.
#[derive(Clone, PartialEq)]
pub struct Choice {
    label: AttrValue,
    language: Option<&'static str>,
    disabled: bool,
}

impl Choice {
    /// A choice and what it is called.
    pub fn new(label: impl Into<AttrValue>) -> Self {
        Self { label: label.into(), language: None, disabled: false }
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

/// Properties of [`ChoiceGroup`].
#[derive(Properties, PartialEq)]
pub struct ChoiceGroupProps {
    /// The name of the group. No two on a page share one.
    pub name: AttrValue,
    /// What is chosen here.
    pub legend: AttrValue,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
    /// The choice taken, by its place in the list.
    pub chosen: Option<usize>,
    /// Called with the place of the choice that is taken.
    pub on_choose: Callback<usize>,
}

/// A legend and its choices. Arrow keys move between them, as in any group of radio buttons.
#[component]
pub fn ChoiceGroup(props: &ChoiceGroupProps) -> Html {
    let choices = props.choices.iter().enumerate().map(|(index, choice)| {
        let onchange = props.on_choose.reform(move |_| index);
        html! {
            <label key={index} class="choice">
                <input type="radio" name={&props.name} checked={props.chosen == Some(index)} {onchange}
                    disabled={choice.disabled} />
                <span lang={choice.language}>{ &choice.label }</span>
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

/// A callback that changes what is chosen.
pub fn chooses<C: Clone + 'static, T: 'static>(chosen: &UseStateHandle<C>, change: fn(&mut C, T)) -> Callback<T> {
    let chosen = chosen.clone();
    Callback::from(move |choice| {
        let mut new = (*chosen).clone();
        change(&mut new, choice);
        chosen.set(new);
    })
}
