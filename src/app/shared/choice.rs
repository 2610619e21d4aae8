//! One of a few: a group of radio buttons that look like a row of buttons.

use yew::prelude::*;

use crate::app::html::html;

/// One of the things to choose from.
#[derive(Clone, PartialEq)]
pub struct Choice {
    label: String,
    language: Option<&'static str>,
    disabled: bool,
}

impl Choice {
    /// A choice and what it is called.
    pub fn new(label: impl Into<String>) -> Self {
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

/// A legend and its choices, by their places in the list. Arrow keys move between them, as in any group of radio
/// buttons. No two groups on a page share a name.
pub fn choice_group(
    name: &'static str,
    legend: String,
    choices: impl IntoIterator<Item = Choice>,
    chosen: Option<usize>,
    choose: Callback<usize>,
) -> Html {
    let choices = choices.into_iter().enumerate().map(|(index, choice)| {
        let onchange = choose.reform(move |()| index);
        html! {
            <label key={index} class="choice">
                <input type="radio" {name} checked={chosen == Some(index)} {onchange} disabled={choice.disabled} />
                <span lang={choice.language}>{choice.label}</span>
            </label>
        }
    });
    html! {
        <fieldset class="choices">
            <legend>{legend}</legend>
            <div class="choices-row">{for choices}</div>
        </fieldset>
    }
}
