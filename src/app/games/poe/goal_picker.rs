use flub::{
    games::poe::Version,
    network::{Goal, Line},
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{
    context::use_words,
    ui::choice::{Choice, ChoiceGroup},
};

/// The initial number in the field.
const FIRST_NUMBER: u16 = 6;

/// Properties of [`GoalPicker`].
#[derive(Properties, PartialEq)]
pub struct GoalPickerProps {
    /// The version, which determines the goals.
    pub version: Version,
    /// The goal that is picked.
    pub goal: Goal,
    /// Called with the goal that is picked instead.
    pub on_pick: Callback<Goal>,
}

/// The kinds of goals of a version, and a field for the number where the kind has one.
#[component]
pub fn GoalPicker(&GoalPickerProps { version, goal, ref on_pick }: &GoalPickerProps) -> Html {
    let words = use_words();
    let (kind, number) = match goal {
        Goal::Odd => (0, None),
        Goal::Even => (1, None),
        Goal::AtLeast(number) => (2, Some(number)),
        Goal::Exactly(number) => (3, Some(number)),
    };
    let kinds = [
        words.text("poe-goal-odd"),
        words.text("poe-goal-even"),
        words.text("poe-goal-least"),
        words.text("poe-goal-exactly"),
    ];
    let offered = if version == Version::Beginning { 2 } else { kinds.len() };
    let choices: Vec<Choice> = kinds.into_iter().take(offered).map(Choice::new).collect();
    let on_choose = on_pick.reform(move |kind| of_kind(kind, number.unwrap_or(FIRST_NUMBER)));
    let field = number.map(|number| {
        let most = Line::all(version.size()).len() as u16;
        // While it is being typed the number may be invalid; it is corrected when the field loses focus.
        let oninput = {
            let on_pick = on_pick.clone();
            move |event: InputEvent| {
                let typed = typed(&event).and_then(|typed| u16::try_from(typed).ok());
                if let Some(typed) = typed.filter(|typed| (1..=most).contains(typed)) {
                    on_pick.emit(of_kind(kind, typed));
                }
            }
        };
        let onchange = on_pick.reform(move |event: Event| {
            let typed = typed(&event).map_or(number, |typed| typed.clamp(1, most.into()) as u16);
            of_kind(kind, typed)
        });
        html! {
            <label class="goal-number">
                <span>{ words.text("poe-goal-number") }</span>
                <input type="number" min="1" max={most.to_string()} value={number.to_string()} {oninput} {onchange} />
                <span class="quiet">{ words.with("poe-goal-range", &[("most", most.into())]) }</span>
            </label>
        }
    });
    html! {
        <div class="goal-kinds">
            <ChoiceGroup name="goal" legend={words.text("poe-goal-kind")} {choices} chosen={Some(kind)} {on_choose} />
            <div>{ field }</div>
        </div>
    }
}

/// The goal of a kind, by its place in the list, with this number if it has one.
const fn of_kind(kind: usize, number: u16) -> Goal {
    match kind {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(number),
        _ => Goal::Exactly(number),
    }
}

/// The number in the field.
fn typed(event: &Event) -> Option<i64> {
    event.target_unchecked_into::<HtmlInputElement>().value().parse().ok()
}
