use yew::prelude::*;

use super::{
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{context::use_words, table::sending::sends};

/// Properties of [`ChallengeButton`].
#[derive(Properties, PartialEq)]
pub struct ChallengeButtonProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The challenge button: there for everybody at the table, turn or no turn, whenever somebody may challenge.
#[component]
pub fn ChallengeButton(ChallengeButtonProps { table }: &ChallengeButtonProps) -> Html {
    let words = use_words();
    let button = table.challengers().next().map(|_| {
        let onclick = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::Challenge))));
        html! {
            <button type="button" class="button grow challenge" {onclick}>{ words.text("poe-challenge-open") }</button>
        }
    });
    html! { <div class="challenge-bar">{ button }</div> }
}
