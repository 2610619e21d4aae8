//! What an answer about cards is put together with.

use flub::{
    games::wholes::{
        Face,
        lessons::{Amount, Task},
    },
    play::order,
};
use flub_tables::{games::wholes::card_speech::face_label, i18n::Words};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    amount_view::card,
    draft::{Draft, Edit, hand},
};
use crate::{
    games::wholes::{card_view::FaceImage, track::SumBar},
    ui::choice::{Choice, ChoiceGroup},
};

/// The form of a task; a place is lit where the answer is wrong.
pub fn form(words: &Words, task: &Task, draft: &Draft, lit: Option<usize>, on_edit: &Callback<Edit>) -> Html {
    let choose = |name: &'static str, legend: String, labels: Vec<String>| {
        let choices: Vec<Choice> = labels.into_iter().map(Choice::new).collect();
        html! {
            <ChoiceGroup {name} {legend} {choices} chosen={draft.chosen} on_choose={on_edit.reform(Edit::Choose)} />
        }
    };
    match task {
        Task::Name { offered, .. } => picks(words, offered, draft, lit, false, on_edit),
        Task::Missing { offered, .. } => picks(words, offered, draft, lit, false, on_edit),
        Task::Order(faces) => {
            let offered: Vec<Amount> = faces.iter().map(|&face| Amount::Face(face)).collect();
            picks(words, &offered, draft, lit, true, on_edit)
        }
        Task::Whole(_) | Task::Longest(_) | Task::Bait(_) => html! {},
        Task::Twice(_) => {
            let choices =
                vec![Choice::new(words.text("learn-wholes-first")), Choice::new(words.text("learn-wholes-second"))];
            html! {
                <ChoiceGroup name="turn" legend={words.text("learn-wholes-turn")} {choices}
                    chosen={usize::from(draft.is_second)} on_choose={on_edit.reform(|turn| Edit::Second(turn == 1))} />
            }
        }
        Task::Parts { faces, whole } => {
            let rows =
                faces.iter().enumerate().map(|(place, &face)| part(words, draft, place, face, *whole, lit, on_edit));
            html! { <ol class="lesson-parts">{ for rows }</ol> }
        }
        Task::Mend(sum) => {
            let mut labels: Vec<String> = sum.faces.iter().map(|face| face_label(words, face)).collect();
            labels.push(words.text("learn-wholes-total"));
            html! {
                <>
                    { choose("wrong", words.text("learn-wholes-which-wrong"), labels) }
                    <label class="field">
                        <span>{ words.with("learn-wholes-mended", &[("whole", sum.whole.into())]) }</span>
                        { number(draft.part(0), on_edit.reform(|number| Edit::Part(0, number)), None) }
                    </label>
                </>
            }
        }
        Task::Exactly(_) => {
            let labels =
                ["exactly", "less", "more"].map(|way| words.with("learn-wholes-exactly", &[("way", way.into())]));
            let legend = words.text("learn-wholes-exactly-legend");
            html! {
                <>
                    { choose("exactly", legend, labels.to_vec()) }
                    if draft.chosen.is_some_and(|chosen| chosen > 0) {
                        <fieldset class="lesson-by">
                            <legend>{ words.text("learn-wholes-by") }</legend>
                            { number(draft.by[0], on_edit.reform(|number| Edit::By(0, number)), Some(words.text("learn-wholes-top"))) }
                            { number(draft.by[1], on_edit.reform(|number| Edit::By(1, number)), Some(words.text("learn-wholes-bottom"))) }
                        </fieldset>
                    }
                </>
            }
        }
        Task::Say(_) => say(words, task, draft, on_edit),
        Task::Could(table) => {
            let mut named: Vec<Face> = table.said().to_vec();
            order::sort_by_key(&mut named, Face::value);
            named.dedup_by_key(|face| face.value());
            let too_few = (draft.chosen == Some(1)).then(|| {
                let buttons = named.into_iter().map(|face| {
                    let pressed = draft.said.first() == Some(&face);
                    let onclick = on_edit.reform(move |_: MouseEvent| Edit::Say(face));
                    html! {
                        <button key={face.to_string()} type="button" class="say" value={face.to_string()}
                            aria-pressed={pressed.to_string()} {onclick}>
                            <FaceImage {face} />
                        </button>
                    }
                });
                let label = words.text("learn-wholes-too-few");
                html! { <div role="group" class="picker" aria-label={label.clone()}><p>{ label }</p>{ for buttons }</div> }
            });
            let labels = vec![words.text("learn-yes"), words.text("learn-no")];
            html! { <>{ choose("could", words.text("learn-wholes-could"), labels) }{ too_few }</> }
        }
        Task::Call(_) => {
            let labels = vec![words.text("learn-wholes-call"), words.text("learn-wholes-let-be")];
            choose("call", words.text("learn-way"), labels)
        }
        Task::Swap(places) => {
            let labels = places.iter().enumerate().skip(1).map(|(seat, &space)| {
                words.with("learn-wholes-player", &[("number", (seat + 1).into()), ("space", space.into())])
            });
            let choices: Vec<Choice> = labels.map(Choice::new).collect();
            let chosen = draft.chosen.and_then(|seat| seat.checked_sub(1));
            let own = words.with("learn-wholes-own", &[("space", places[0].into())]);
            html! {
                <>
                    <p class="lesson-facts">{ own }</p>
                    <ChoiceGroup name="swap" legend={words.text("learn-wholes-swap")} {choices} {chosen}
                        on_choose={on_edit.reform(|place| Edit::Choose(place + 1))} />
                </>
            }
        }
    }
}

/// What is offered, to pick some, or in an order.
fn picks(
    words: &Words,
    offered: &[Amount],
    draft: &Draft,
    lit: Option<usize>,
    in_order: bool,
    on_edit: &Callback<Edit>,
) -> Html {
    let buttons = offered.iter().enumerate().map(|(place, &amount)| {
        let at = draft.picked.iter().position(|picked| *picked == place);
        let onclick = on_edit.reform(move |_: MouseEvent| Edit::Pick(place));
        let order = at.filter(|_| in_order).map(|at| {
            html! {
                <span class="pick-place">
                    <span class="visually-hidden">{ words.with("learn-wholes-place", &[("place", (at + 1).into())]) }</span>
                    <span aria-hidden="true">{ at + 1 }</span>
                </span>
            }
        });
        html! {
            <li key={place}>
                <button type="button" class={classes!("pick-card", (lit == Some(place)).then_some("lit"))}
                    aria-pressed={at.is_some().to_string()} {onclick}>
                    { card(words, amount) }
                    { order }
                </button>
            </li>
        }
    });
    html! { <ul class="lesson-cards" aria-label={words.text("learn-wholes-offered")}>{ for buttons }</ul> }
}

/// How many parts a card has, to be written.
fn part(
    words: &Words,
    draft: &Draft,
    place: usize,
    face: Face,
    whole: u32,
    lit: Option<usize>,
    on_edit: &Callback<Edit>,
) -> Html {
    let name = face_label(words, &face);
    let label = words.with("learn-wholes-part", &[("card", name.into()), ("whole", whole.into())]);
    let on_number = on_edit.reform(move |number| Edit::Part(place, number));
    html! {
        <li key={place} class={classes!("lesson-part", (lit == Some(place)).then_some("lit"))}>
            <FaceImage {face} />
            <span aria-hidden="true">{ "=" }</span>
            <span class="fraction written">
                <span>{ number(draft.part(place), on_number, Some(label)) }</span>
                <span aria-hidden="true">{ whole }</span>
            </span>
        </li>
    }
}

/// A field for a small number.
fn number(value: Option<u32>, on_number: Callback<Option<u32>>, label: Option<String>) -> Html {
    let oninput = on_number
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value().trim().parse().ok());
    let value = value.map(|value| value.to_string());
    html! { <input type="number" class="small-number" min="0" max="1000" inputmode="numeric" aria-label={label} {value} {oninput} /> }
}

/// The values that can be said, and those that are.
fn say(words: &Words, task: &Task, draft: &Draft, on_edit: &Callback<Edit>) -> Html {
    let mut faces: Vec<Face> = hand(task).map(|hand| hand.deck().faces().collect()).unwrap_or_default();
    order::sort(&mut faces);
    let buttons = faces.into_iter().map(|face| {
        let onclick = on_edit.reform(move |_: MouseEvent| Edit::Say(face));
        html! { <button key={face.to_string()} type="button" class="say" value={face.to_string()} {onclick}><FaceImage {face} /></button> }
    });
    let said = draft.said.iter().enumerate().map(|(place, &face)| {
        let label = words.with("learn-wholes-unsay", &[("card", face_label(words, &face).into())]);
        let onclick = on_edit.reform(move |_: MouseEvent| Edit::Unsay(place));
        html! { <button key={place} type="button" class="say" aria-label={label} {onclick}><FaceImage {face} /></button> }
    });
    html! {
        <>
            <div role="group" class="picker" aria-label={words.text("learn-wholes-say")}>{ for buttons }</div>
            <p class="lesson-label">{ words.text("learn-wholes-you-say") }</p>
            <div class="picker">{ for said }</div>
            <div class="lesson-sum"><SumBar faces={draft.said.clone()} /></div>
        </>
    }
}
