//! The codes of a class, collected on a second device, which hands them over as one.

use std::rc::Rc;

use flub::classroom::Tally;
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    pool::Codes,
    posing::{COLLECTED, Msg, Posing},
};
use crate::{
    context::use_app,
    platform::seed,
    ui::{renewed::renewed, sending::sends_as},
};

/// Properties of a page that collects codes.
#[derive(Clone, Properties, PartialEq)]
pub struct CollectProps {
    /// The text of the exercise.
    pub exercise: Rc<str>,
    /// What the step is called.
    pub title: AttrValue,
    /// The address of the page that poses it.
    pub pose: AttrValue,
}

/// Draws the page that collects the codes of an exercise.
pub fn draw(props: CollectProps) -> Html {
    let key = props.exercise.to_string();
    html! { <CollectView {key} ..props /> }
}

#[component]
fn CollectView(CollectProps { exercise, title, pose }: &CollectProps) -> Html {
    let app = use_app();
    let (words, storage) = (app.words, app.storage);
    let posing = {
        let (storage, exercise) = (storage.clone(), exercise.clone());
        use_reducer_eq(move || {
            let mut posing = Posing::resumed(&storage, COLLECTED, &exercise);
            // The number by which this device is known, beside 0 for none.
            if posing.at == 0 {
                posing.at = 1 + (seed().0 % u64::from(Tally::DEVICES)) as usize;
            }
            posing
        })
    };
    use_effect_with(posing.clone(), move |posing| posing.keep(&storage, COLLECTED));
    let pool = &posing.votes[0];
    let tally = pool.tally(exercise, posing.at as u32 - 1);
    html! {
        <div class="column collect">
            <h1 tabindex="-1">{ title }</h1>
            <p>{ words.text("collect-lead") }</p>
            <Codes typed={posing.typed.clone()} taken={posing.taken.clone()} codes={pool.codes()} is_alone=true
                on_type={sends_as(&posing, Msg::Type)} on_take={sends_as(&posing, |()| Msg::Take)} />
            if !pool.is_empty() {
                <p>{ words.text("collect-hand-over") }</p>
                { write_tally(&words, tally) }
                <div class="action-row">
                    if pool.can_undo() {
                        <button type="button" class="button" onclick={sends_as(&posing, |_: MouseEvent| Msg::Undo(0))}>
                            { words.text("pool-undo") }
                        </button>
                    }
                    <button type="button" class="button" onclick={sends_as(&posing, |_: MouseEvent| Msg::Clear(0))}>
                        { words.text("collect-clear") }
                    </button>
                </div>
            }
            <p class="quiet">{ words.text("pool-forged") }</p>
            <p><a class="button" href={pose}>{ words.text("collect-pose") }</a></p>
        </div>
    }
}

/// The code, large enough to be read from the hand.
fn write_tally(words: &Words, tally: Tally) -> Html {
    let code = tally.to_string();
    let spelt = code.chars().filter(|sign| *sign != ' ').map(String::from).collect::<Vec<_>>().join(" ");
    html! {
        <p class="code tally" aria-label={words.with("collect-code", &[("letters", spelt.into())])} role="img">
            { for code.split(' ').map(|half| html! { <span>{ renewed(half) }</span> }) }
        </p>
    }
}
