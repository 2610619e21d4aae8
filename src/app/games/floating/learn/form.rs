//! What an answer is put together with, beside the board.

use flub::games::floating::{
    Side,
    teach::{Ask, Line, Task},
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    super::describe::mark,
    draft::{Draft, Edit},
    told,
};
use crate::app::{
    i18n::Words,
    ui::{
        choice::{Choice, ChoiceGroup},
        icon_button::IconButton,
    },
};

/// The form of a task.
pub fn form(words: &Words, task: &Task, draft: &Draft, on_edit: &Callback<Edit>) -> Html {
    let facts = told::facts(words, task).map(|facts| html! { <p class="lesson-facts">{ facts }</p> });
    let fields = match task.ask() {
        Ask::May(_) => {
            let choices = vec![Choice::new(words.text("learn-yes")), Choice::new(words.text("learn-no"))];
            let chosen = draft.says.map(|says| usize::from(!says));
            let on_choose = on_edit.reform(|index| Edit::Say(index == 0));
            html! {
                <>
                    <ChoiceGroup name="may" legend={words.text("learn-floating-may")} {choices} {chosen} {on_choose} />
                    if draft.says == Some(false) {
                        <p class="quiet">{ words.text("learn-floating-show") }</p>
                    }
                </>
            }
        }
        Ask::Lines(_) => lines(words, &draft.lines, on_edit),
        Ask::Count => {
            html! { <div class="lesson-counts">{ for Side::BOTH.map(|side| points(words, draft, side, on_edit)) }</div> }
        }
        _ => html! {},
    };
    html! { <>{ facts }{ fields }</> }
}

fn points(words: &Words, draft: &Draft, side: Side, on_edit: &Callback<Edit>) -> Html {
    let oninput = on_edit.reform(move |event: InputEvent| {
        Edit::Points(side, event.target_unchecked_into::<HtmlInputElement>().value().trim().parse().ok())
    });
    let value = draft.points[side as usize].map(|points| points.to_string());
    html! {
        <label key={mark(side)} class="field">
            <span>{ words.with("learn-floating-points", &[("side", mark(side).into())]) }</span>
            <input type="number" min="0" max="99" inputmode="numeric" {value} {oninput} />
        </label>
    }
}

/// The lines listed so far.
fn lines(words: &Words, lines: &[Line], on_edit: &Callback<Edit>) -> Html {
    let rows = lines.iter().enumerate().map(|(place, line)| {
        let name = told::line(*line);
        let label = words.with("learn-floating-remove", &[("line", name.as_str().into())]);
        html! {
            <li key={format!("{place}-{name}")} class="triplet">
                <span class="triplet-squares">{ name }</span>
                <IconButton {label} path="M6 6l12 12M18 6 6 18" onclick={on_edit.reform(move |_| Edit::Remove(place))} />
            </li>
        }
    });
    html! {
        <>
            <p class="quiet">{ words.text("learn-floating-tap-three") }</p>
            <ol class="triplets" aria-label={words.text("learn-floating-lines")}>{ for rows }</ol>
        </>
    }
}
