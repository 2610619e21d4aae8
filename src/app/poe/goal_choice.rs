use flub::{
    games::poe::{Act, Version},
    network::{Goal, Line},
    play::Seat,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    screen::Turn,
    table::{Intent, Table, sends, sends_as},
    telling,
};
use crate::app::{
    html::html,
    shared::{
        choice::{Choice, ChoiceGroup},
        term::Term,
    },
    words::Words,
};

/// The goals to choose from: a button each where there are two, otherwise a kind and a number.
pub fn goal_choice(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let version = table.state().setup().version();
    let set = |goal| sends(table, Intent::Act(seat, Act::SetGoal(goal)));
    let choice = if version == Version::Beginning {
        let buttons = [Goal::Odd, Goal::Even].map(|goal| {
            html! {
                <button key={goal.to_string()} type="button" class="button primary" onclick={set(goal)}>
                    { words.with("poe-set-goal", &telling::goal_values(goal)) }
                </button>
            }
        });
        html! { <div class="action-row">{ for buttons }</div> }
    } else {
        let goal = table.screen.goal.unwrap_or(Goal::Odd);
        let pick = sends_as(table, |goal| Intent::Screen(Turn::Goal(goal)));
        html! {
            <div class="goal-picker">
                { goal_picker(words, version, goal, pick) }
                <button type="button" class="button primary wide" onclick={set(goal)}>
                    { words.with("poe-set-goal", &telling::goal_values(goal)) }
                </button>
            </div>
        }
    };
    html! {
        <div key="goal" class="actions">
            <p class="terms-here">
                { yew::html! { <Term word={words.text("how-to-poe-terms-connection")} meaning={words.text("how-to-poe-terms-connection-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-poe-terms-solution")} meaning={words.text("how-to-poe-terms-solution-is")} /> } }
            </p>
            { choice }
        </div>
    }
}

/// The kinds of goals of a version, and a field for the number where the kind has one.
pub fn goal_picker(words: &Words, version: Version, goal: Goal, pick: Callback<Goal>) -> Html {
    let most = Line::all(version.size()).len() as u16;
    let (place, number) = match goal {
        Goal::Odd => (0, None),
        Goal::Even => (1, None),
        Goal::AtLeast(number) => (2, Some(number)),
        Goal::Exactly(number) => (3, Some(number)),
    };
    let of_kind = move |kind: usize, number: u16| match kind {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(number),
        _ => Goal::Exactly(number),
    };
    let kinds = [
        words.text("poe-goal-odd"),
        words.text("poe-goal-even"),
        words.text("poe-goal-least"),
        words.text("poe-goal-exactly"),
    ];
    let offered = if version == Version::Beginning { 2 } else { kinds.len() };
    let choices = kinds.into_iter().take(offered).map(Choice::new);
    let choose = pick.reform(move |kind| of_kind(kind, number.unwrap_or(FIRST_NUMBER)));
    let field = number.map(|number| {
        let typed = |event: &Event| event.target_unchecked_into::<HtmlInputElement>().value().parse::<i64>();
        // While a number is being typed it may be none yet, or out of bounds: it stays as it is until the field is left.
        let oninput = {
            let pick = pick.clone();
            Callback::from(move |event: InputEvent| {
                let typed = typed(&event).ok().and_then(|typed| u16::try_from(typed).ok());
                typed
                    .filter(|typed| (1..=most).contains(typed))
                    .into_iter()
                    .for_each(|typed| pick.emit(of_kind(place, typed)));
            })
        };
        let onchange = pick.reform(move |event: Event| {
            let typed = typed(&event).map_or(number, |typed| typed.clamp(1, most.into()) as u16);
            of_kind(place, typed)
        });
        html! {
            <label class="goal-number">
                <span>{ words.text("poe-goal-number") }</span>
                <input type="number" min="1" max={most.to_string()} value={number.to_string()} {oninput} {onchange} />
            </label>
        }
    });
    html! {
        <div class="goal-kinds">
            { yew::html! { <ChoiceGroup name="goal" legend={words.text("poe-goal-kind")} choices={Vec::from_iter(choices)} chosen={Some(place)} on_choose={choose} /> } }
            <div>{ field }</div>
        </div>
    }
}

/// The number that stands in the field at first.
const FIRST_NUMBER: u16 = 6;
