use yew::prelude::*;

use super::{
    midend::TableMsg,
    sending::sends,
    table_game::{TableGame, TableHandle},
};
use crate::app::ui::renewed::renewed;

/// Properties of [`LookButton`].
#[derive(Properties, PartialEq)]
pub struct LookButtonProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// The step to look at.
    pub step: usize,
    /// What it says.
    pub label: AttrValue,
}

/// A button that leads to a step of the record.
#[component]
pub fn LookButton<G: TableGame>(props: &LookButtonProps<G>) -> Html {
    let onclick = sends(&props.table, TableMsg::View(Some(props.step)));
    html! { <button type="button" class="button wide" {onclick}>{ renewed(&props.label) }</button> }
}
