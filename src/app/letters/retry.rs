//! A proof that failed, tried again for practice.

use yew::prelude::*;

use crate::app::{
    context::use_words,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// A proof written again after the verdict. It changes neither the score nor the record.
#[derive(Clone, Debug, PartialEq)]
pub enum Retry<F> {
    /// It is being written.
    Writing,
    /// It holds.
    Holds,
    /// It has this flaw.
    Flawed(F),
}

impl<F> Retry<F> {
    /// The result of checking it.
    pub fn of(checked: Result<(), F>) -> Self {
        checked.map_or_else(Self::Flawed, |()| Self::Holds)
    }
}

/// Properties of [`RetryEnd`].
#[derive(Properties, PartialEq)]
pub struct RetryEndProps {
    /// What is told of it: whether it holds, and why.
    pub told: Option<(bool, AttrValue)>,
    /// Called to check it.
    pub on_check: Callback<MouseEvent>,
    /// Called to return to the verdict.
    pub on_back: Callback<MouseEvent>,
}

/// The buttons below a proof for practice, and what is told of it.
#[component]
pub fn RetryEnd(props: &RetryEndProps) -> Html {
    let words = use_words();
    let told = props.told.as_ref().map(|(holds, sentence)| {
        let tone = if *holds { Tone::Right } else { Tone::Note };
        html! { <Notice {tone}><p>{ renewed(sentence) }</p></Notice> }
    });
    html! {
        <>
            <p class="quiet">{ words.text("table-retry-about") }</p>
            <div role="status">{ told }</div>
            <div class="action-row prover-end">
                <button type="button" class="button primary grow" onclick={&props.on_check}>
                    { words.text("table-retry-check") }
                </button>
                <button type="button" class="button" onclick={&props.on_back}>{ words.text("table-retry-end") }</button>
            </div>
        </>
    }
}
