use flub::{
    games::poe::{Act, Version},
    network::Goal,
    play::Seat,
};
use yew::prelude::*;

use super::{
    describe,
    goal_picker::GoalPicker,
    screen::ScreenMsg,
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    table::sending::{sends, sends_as},
};

/// Properties of [`GoalChoice`].
#[derive(Properties, PartialEq)]
pub struct GoalChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person who sets the goal.
    pub seat: Seat,
}

/// The goals to choose from: a button each where there are two, otherwise a kind and a number.
#[component]
pub fn GoalChoice(&GoalChoiceProps { ref table, seat }: &GoalChoiceProps) -> Html {
    let words = use_words();
    let version = table.state().setup().version();
    let set = |goal| sends(table, Intent::Act(seat, Act::SetGoal(goal)));
    let choice = if version == Version::Beginning {
        let buttons = [Goal::Odd, Goal::Even].map(|goal| {
            html! {
                <button key={goal.to_string()} type="button" class="button primary" onclick={set(goal)}>
                    { words.with("poe-set-goal", &describe::goal_values(goal)) }
                </button>
            }
        });
        html! { <div class="action-row">{ for buttons }</div> }
    } else {
        let goal = table.screen.goal.unwrap_or(Goal::Odd);
        html! {
            <div class="goal-picker">
                <GoalPicker {version} {goal} on_pick={sends_as(table, |goal| Intent::Screen(ScreenMsg::Goal(goal)))} />
                <button type="button" class="button primary wide" onclick={set(goal)}>
                    { words.with("poe-set-goal", &describe::goal_values(goal)) }
                </button>
            </div>
        }
    };
    html! {
        <div class="actions">
            { choice }
        </div>
    }
}
