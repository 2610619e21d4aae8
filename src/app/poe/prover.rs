use flub::{
    games::poe::{Act, Case, Flub, Position, Side},
    network::{Placement, Rules, Size},
    play::Seat,
};
use yew::prelude::*;

use super::{
    draft::{Part, Stroke, parts},
    screen::{Turn, Window},
    table::{Intent, Table, sends, sends_as},
    telling,
};
use crate::app::{
    html::html,
    shared::{
        choice::{Choice, ChoiceGroup},
        dialog::Dialog,
        letter_palette::LetterPalette,
        listing_editor::ListingEditor,
        naming::{goal_key, goal_number},
        term::Term,
    },
    words::{Value, Words},
};

/// The proof writer: a part at a time, in any order, and the button that hands the proof in under seal.
pub fn prover(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, position: &Position, case: Case) -> Html {
    let hand_in = sends(table, Intent::Act(seat, Act::Prove(table.draft.proof())));
    let ask = sends(table, Intent::Screen(Turn::Window(Some(Window::GiveUp))));
    let stay = Intent::Screen(Turn::Window(None));
    let give_up = sends(table, Intent::Act(seat, Act::GiveUp));
    let parts = parts(position, case);
    let at = table.draft.part(position, case);
    let shown = match at {
        Part::Move => timeline(words, table, position),
        Part::Letters => letters(words, table, case),
        Part::Connections => connections(words, table, position),
        Part::Instead => instead(words, table, position, case),
    };
    let tabs = parts.iter().map(|&part| Choice::new(part_name(words, part)));
    let place = parts.iter().position(|&part| part == at);
    let choose = {
        let (table, parts) = (table.clone(), parts.clone());
        Callback::from(move |place: usize| table.dispatch(Intent::Draft(Stroke::Part(parts[place]))))
    };
    let asks = table.screen.window == Some(Window::GiveUp);
    let close = sends(table, stay.clone());
    let sure = html! {
        <>
            <p>{ words.text("poe-give-up-meaning") }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={sends(table, stay)}>{ words.text("poe-give-up-stay") }</button>
                <button type="button" class="button" onclick={give_up}>{ words.text("poe-give-up-confirm") }</button>
            </div>
        </>
    };
    let sure = yew::html! { <Dialog key="give-up" name="give-up" title={words.text("poe-give-up-title")} open={asks} on_close={close}>{ sure }</Dialog> };
    html! {
        <div key="proof" class="actions prover">
            <div class="prover-parts">{ (parts.len() > 1).then(|| yew::html! { <ChoiceGroup name="part" legend={words.text("poe-proof-parts")} choices={Vec::from_iter(tabs)} chosen={place} on_choose={choose} /> }) }</div>
            <div key={part_key(at)} class="prover-part">{ shown }</div>
            <p class="terms-here">
                { yew::html! { <Term word={words.text("how-to-poe-terms-required")} meaning={words.text("how-to-poe-terms-required-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-poe-terms-solution")} meaning={words.text("how-to-poe-terms-solution-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-poe-terms-burden")} meaning={words.text("how-to-poe-terms-burden-is")} /> } }
            </p>
            <div class="action-row prover-end">
                <button type="button" class="button primary grow" onclick={hand_in}>{ words.text("poe-proof-hand-in") }</button>
                <button type="button" class="button" onclick={ask}>{ words.text("poe-proof-give-up") }</button>
            </div>
            { sure }
        </div>
    }
}

const fn part_key(part: Part) -> &'static str {
    match part {
        Part::Move => "move",
        Part::Letters => "letters",
        Part::Connections => "connections",
        Part::Instead => "instead",
    }
}

fn part_name(words: &Words, part: Part) -> String {
    words.with("poe-proof-part", &[("part", part_key(part).into())])
}

/// The letters before the challenged one, to pick the one that was the A-flub.
fn timeline(words: &Words, table: &UseReducerHandle<Table>, position: &Position) -> Html {
    let earlier = position.letters().iter().take(position.latest().saturating_sub(1));
    let options = (1..).zip(earlier).map(|(number, letter)| {
        let onchange = sends(table, Intent::Draft(Stroke::After(number)));
        let writer = table.seating.name(words, table.state().writer(number));
        let told = [("number", Value::from(number)), ("letter", letter.to_string().into()), ("name", writer.into())];
        html! {
            <label key={number} class="option small">
                <input type="radio" name="after" checked={table.draft.after == Some(number)} {onchange} />
                <span class="option-text"><span>{ words.with("poe-proof-move", &told) }</span></span>
            </label>
        }
    });
    html! { <fieldset class="options"><legend>{ words.text("poe-proof-move-lead") }</legend>{ for options }</fieldset> }
}

/// The letters written into vacant squares.
fn letters(words: &Words, table: &UseReducerHandle<Table>, case: Case) -> Html {
    let lead = match case.burden() {
        Some(Side::Mover) => words.text("poe-proof-letters-lead"),
        _ => words.text("poe-proof-letter-lead"),
    };
    written(words, table, lead, &table.draft.letters)
}

/// The letter the mover could have written.
fn instead(words: &Words, table: &UseReducerHandle<Table>, position: &Position, case: Case) -> Html {
    let number = table.draft.number(position, case);
    let made = number.checked_sub(1).and_then(|index| position.letters().get(index));
    let written_instead: Vec<Placement> = table.draft.instead.into_iter().collect();
    let lead = match made {
        Some(letter) if case != Case::Challenge(Flub::CA) || table.draft.after.is_some() => {
            let name = table.seating.name(words, table.state().writer(number));
            words.with("poe-proof-instead-lead", &[("letter", letter.to_string().into()), ("name", name.into())])
        }
        _ => words.text("poe-proof-move-first"),
    };
    written(words, table, lead, &written_instead)
}

/// The palette, and what has been written with it, to be taken back.
fn written(words: &Words, table: &UseReducerHandle<Table>, lead: String, letters: &[Placement]) -> Html {
    let pencil = sends_as(table, Intent::Pencil);
    let rows = letters.iter().map(|letter| {
        let take_back = sends(table, Intent::Draft(Stroke::Unwrite(letter.square)));
        let name = letter.to_string();
        html! {
            <li key={name.clone()}>
                <button type="button" class="button small" onclick={take_back} aria-label={words.with("poe-proof-letter-remove", &[("letter", name.as_str().into())])}>
                    { &name }{ " ×" }
                </button>
            </li>
        }
    });
    html! {
        <div class="prover-step">
            <p>{ lead }</p>
            { yew::html! { <LetterPalette rules={Rules::Poe} on_letter={pencil} /> } }
            <ul class="written-letters" aria-label={words.text("poe-proof-written")}>{ for rows }</ul>
        </div>
    }
}

fn connections(words: &Words, table: &UseReducerHandle<Table>, position: &Position) -> Html {
    let on_type = sends_as(table, |typed| Intent::Screen(Turn::Type(typed)));
    let on_change = sends_as(table, |change| Intent::Draft(Stroke::Connections(change)));
    let listings = &table.draft.connections.counted;
    let goal = position.goal();
    let parity = if listings.len() % 2 == 1 { "odd" } else { "even" };
    let counted = [("count", Value::from(listings.len())), ("parity", parity.into())];
    let [count, parity] = counted;
    let goal = [("goal", Value::from(goal_key(goal))), ("number", goal_number(goal).into())];
    let [goal, number] = goal;
    let example = match position.size() {
        Size::Three => "157",
        Size::Four => "1-6-11-16",
    };
    yew::html! {
        <ListingEditor
            rules={Rules::Poe}
            {example}
            lead={words.text("poe-proof-connections-lead")}
            listings={listings.clone()}
            only={table.only}
            typed={table.screen.typed.clone()}
            mistyped={table.screen.mistyped}
            count={words.with("poe-proof-count", &[count, parity, goal, number])}
            {on_type}
            on_add={sends(table, Intent::ListTyped)}
            {on_change}
            on_only={only(table)}
        />
    }
}

/// Draws one connection alone.
pub fn only(table: &UseReducerHandle<Table>) -> Callback<Option<usize>> {
    let table = table.clone();
    Callback::from(move |only| table.dispatch(Intent::Only(only)))
}

/// The curtain: proofs are sealed, so the screen waits until the right person sits before it.
pub fn curtain(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, case: Case) -> Html {
    let name = table.seating.name(words, seat);
    let unveil = sends(table, Intent::Screen(Turn::Unveil(seat)));
    html! {
        <div key="curtain" class="actions curtain">
            <p class="curtain-name">{ words.with("poe-curtain", &[("name", name.as_str().into())]) }</p>
            <p>{ telling::proof_due(words, case) }</p>
            <p class="quiet">{ words.text("poe-curtain-about") }</p>
            <button type="button" class="button primary wide" onclick={unveil}>{ words.with("poe-curtain-open", &[("name", name.into())]) }</button>
        </div>
    }
}
