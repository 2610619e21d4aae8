use flub::{games::lawtoe::Act, network::Goal};
use yew::prelude::*;

use super::table::{Intent, Table};
use crate::app::{context::use_words, table::sending::sends};

/// Properties of [`GoalChoice`].
#[derive(Properties, PartialEq)]
pub struct GoalChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The two goals to choose from.
#[component]
pub fn GoalChoice(GoalChoiceProps { table }: &GoalChoiceProps) -> Html {
    let words = use_words();
    let button = |goal, label: String| {
        let onclick = sends(table, Intent::Act(Act::SetGoal(goal)));
        html! { <button type="button" class="button primary" {onclick}>{ label }</button> }
    };
    html! {
        <div class="actions">
            <div class="action-row">
                { button(Goal::Odd, words.text("lawtoe-set-odd")) }
                { button(Goal::Even, words.text("lawtoe-set-even")) }
            </div>
        </div>
    }
}
