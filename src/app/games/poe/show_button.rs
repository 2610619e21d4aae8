use yew::prelude::*;

use super::{
    screen::Shown,
    table::{Intent, Table},
};
use crate::app::{table::sending::sends, ui::renewed::renewed};

/// Properties of [`ShowButton`].
#[derive(Properties, PartialEq)]
pub struct ShowButtonProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The proof.
    pub shown: Shown,
    /// The label of the button.
    pub label: AttrValue,
    /// Whether it is as wide as its container rather than small.
    #[prop_or_default]
    pub wide: bool,
}

/// A button that draws a proof on the mat; a second press takes it away.
#[component]
pub fn ShowButton(ShowButtonProps { table, shown, label, wide }: &ShowButtonProps) -> Html {
    let pressed = table.screen.shown.as_ref() == Some(shown);
    let onclick = sends(table, Intent::Show((!pressed).then(|| shown.clone())));
    let class = if *wide { "button wide" } else { "button small" };
    html! { <button type="button" {class} aria-pressed={pressed.to_string()} {onclick}>{ renewed(label) }</button> }
}
