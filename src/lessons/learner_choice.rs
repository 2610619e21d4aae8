//! Who learns now on this device, somebody else, and the removal of somebody.

use flub::{games::ladders, play::Seat};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::use_learners::LearnersHandle;
use crate::{
    context::use_words,
    exercise::learners::{LONGEST_NAME, Learner},
    i18n::Words,
    route::places::LearnPlace,
    ui::{dialog::ConfirmDialog, renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`LearnerChoice`].
#[derive(Properties, PartialEq)]
pub struct LearnerChoiceProps {
    /// The learners.
    pub learners: LearnersHandle,
}

/// Who learns now, and somebody else.
#[component]
pub fn LearnerChoice(LearnerChoiceProps { learners }: &LearnerChoiceProps) -> Html {
    let words = use_words();
    let name = use_state_eq(String::new);
    let shape = use_state_eq(|| Seat::FIRST);
    let rows = learners.all().iter().enumerate().map(|(place, learner)| {
        let is_current = place == learners.current();
        let onclick = {
            let learners = learners.clone();
            move |_: MouseEvent| learners.put(|kept| kept.with_current(place))
        };
        html! {
            <li key={place}>
                <button type="button" class="button learner" aria-pressed={is_current.to_string()} {onclick}>
                    <SeatMark seat={learner.shape} />{ renewed(shown_name(&words, learner)) }
                </button>
            </li>
        }
    });
    let shapes = Seat::first(Seat::MOST).map(|seat| {
        let onchange = {
            let shape = shape.clone();
            move |_: Event| shape.set(seat)
        };
        html! {
            <label key={seat.index()} class="choice">
                <input type="radio" name="shape" checked={*shape == seat} {onchange} />
                <span>
                    <SeatMark {seat} />
                    <span class="visually-hidden">{ words.with("learn-shape", &[("shape", (seat.index() + 1).into())]) }</span>
                </span>
            </label>
        }
    });
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let onsubmit = {
        let (learners, name, shape) = (learners.clone(), name.clone(), shape.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let learner = Learner::new(&ladders(), &name, *shape);
            if !learner.nickname.is_empty() {
                // The form is not shown when there is no room for another one.
                let _ = learners.change(|kept| kept.with(&ladders(), learner));
                name.set(String::new());
            }
        }
    };
    let removal = words.with("learn-remove", &[("name", shown_name(&words, learners.learner()).into())]);
    let is_asking = use_state_eq(|| false);
    let asks = |asking| {
        let is_asking = is_asking.clone();
        move |_: MouseEvent| is_asking.set(asking)
    };
    let close = {
        let is_asking = is_asking.clone();
        Callback::from(move |()| is_asking.set(false))
    };
    let on_remove = {
        let (learners, is_asking) = (learners.clone(), is_asking.clone());
        move |()| {
            learners.put(|kept| kept.without_current(&ladders()));
            is_asking.set(false);
        }
    };
    html! {
        <details class="learn-who">
            <summary>
                { renewed(words.with("learn-who", &[("name", shown_name(&words, learners.learner()).into())])) }
            </summary>
            <ul class="learners">{ for rows }</ul>
            if learners.is_full() {
                <p>{ words.text("learn-full") }</p>
            } else {
                <form class="learner-form" {onsubmit}>
                    <label class="field">
                        <span>{ words.text("learn-nickname") }</span>
                        <input type="text" maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                            value={(*name).clone()} {oninput} />
                    </label>
                    <fieldset class="choices">
                        <legend>{ words.text("learn-shapes") }</legend>
                        <div class="choices-row">{ for shapes }</div>
                    </fieldset>
                    <button type="submit" class="button">{ words.text("learn-add") }</button>
                </form>
            }
            <div class="action-row">
                <a class="button" href={LearnPlace::Carry(None).href()}>{ words.text("learn-carry") }</a>
                <button type="button" class="button" onclick={asks(true)}>{ renewed(&removal) }</button>
            </div>
            <ConfirmDialog name="learner-removal" title={removal.clone()} open={*is_asking} primary={words.text("learn-keep")}
                other={removal} on_primary={close.clone()} on_other={on_remove} on_close={close}>
                <p>{ words.text("learn-remove-about") }</p>
            </ConfirmDialog>
        </details>
    }
}

/// The name of a learner on the page.
fn shown_name(words: &Words, learner: &Learner) -> String {
    if learner.nickname.is_empty() { words.text("learn-nobody") } else { learner.nickname.clone() }
}
