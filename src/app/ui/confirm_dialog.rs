//! A dialog that asks for confirmation.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::app::ui::renewed::renewed;

/// Properties of [`ConfirmDialog`].
#[derive(Properties, PartialEq)]
pub struct ConfirmDialogProps {
    /// The name of the dialog, unique on the page.
    pub name: AttrValue,
    /// Its heading.
    pub title: AttrValue,
    /// Whether it is open.
    pub open: bool,
    /// Whether it leaves the board in sight, as in [`Dialog`].
    #[prop_or_default]
    pub beside: bool,
    /// The label of the suggested answer.
    pub primary: AttrValue,
    /// The label of the other answer.
    pub other: AttrValue,
    /// Called when the suggested answer is given.
    pub on_primary: Callback<()>,
    /// Called when the other answer is given.
    pub on_other: Callback<()>,
    /// Called when the dialog is closed without an answer.
    pub on_close: Callback<()>,
    /// The question.
    pub children: Html,
}

/// A dialog with a question and two answers.
#[component]
pub fn ConfirmDialog(props: &ConfirmDialogProps) -> Html {
    html! {
        <Dialog name={&props.name} title={&props.title} open={props.open} beside={props.beside} on_close={&props.on_close}>
            { props.children.clone() }
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={props.on_primary.reform(|_| ())}>
                    { renewed(&props.primary) }
                </button>
                <button type="button" class="button" onclick={props.on_other.reform(|_| ())}>{ renewed(&props.other) }</button>
            </div>
        </Dialog>
    }
}
