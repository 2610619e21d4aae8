use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, Role, Stage},
    network::{Goal, Rules},
};
use yew::prelude::*;

use super::{
    draft::Stroke,
    screen::{Turn, Window},
    table::{Intent, Table, sends, sends_as},
    telling,
};
use crate::app::{
    html::html,
    shared::{dialog::Dialog, listing_editor::ListingEditor, naming::goal_key, term::Term},
    words::Words,
};

/// The proof writer: the state for a CA-flub, the P, the list of triplets.
pub fn prover(words: &Words, table: &UseReducerHandle<Table>, burden: Burden) -> Html {
    let hand_in = sends(table, Intent::Act(Act::Prove(table.draft.proof())));
    let ask = sends(table, Intent::Screen(Turn::Window(Some(Window::GiveUp))));
    let stay = Intent::Screen(Turn::Window(None));
    let give_up = sends(table, Intent::Act(Act::GiveUp));
    let moves = (burden.case == Case::Challenge(Flub::CA)).then(|| timeline(words, table));
    let letter = (burden.case.letters_due() > 0).then(|| proof_letter(words, table));
    let asks = table.screen.window == Some(Window::GiveUp);
    let close = sends(table, stay.clone());
    let sure = html! {
        <>
            <p>{ words.text("lawtoe-give-up-meaning") }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={sends(table, stay)}>
                    { words.text("lawtoe-give-up-stay") }
                </button>
                <button type="button" class="button" onclick={give_up}>{ words.text("lawtoe-give-up-confirm") }</button>
            </div>
        </>
    };
    let sure = yew::html! { <Dialog key="give-up" name="give-up" title={words.text("lawtoe-give-up-title")} open={asks} on_close={close}>{ sure }</Dialog> };
    html! {
        <div key="proof" class="actions prover">
            <ol class="prover-steps">
                { for moves.into_iter().chain(letter).map(|step| html! { <li>{ step }</li> }) }
                <li>{ triplets(words, table) }</li>
            </ol>
            <p class="terms-here">
                { yew::html! { <Term word={words.text("how-to-lawtoe-terms-triplet")} meaning={words.text("how-to-lawtoe-terms-triplet-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-lawtoe-terms-solution")} meaning={words.text("how-to-lawtoe-terms-solution-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-lawtoe-terms-burden")} meaning={words.text("how-to-lawtoe-terms-burden-is")} /> } }
            </p>
            <div class="action-row prover-end">
                <button type="button" class="button primary grow" onclick={hand_in}>{ words.text("lawtoe-proof-hand-in") }</button>
                <button type="button" class="button" onclick={ask}>{ words.text("lawtoe-proof-give-up") }</button>
            </div>
            { sure }
        </div>
    }
}

/// The moves before the challenged one, to pick the one that was the A-flub.
fn timeline(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let moves = table.state().moves();
    let earlier = moves.iter().enumerate().take(moves.len().saturating_sub(1));
    let options = earlier.filter(|(_, made)| made.by == Role::Defendant).map(|(index, made)| {
        let number = index + 1;
        let onchange = sends(table, Intent::Draft(Stroke::After(number)));
        let action = Action { by: made.by, act: Act::Write(made.letters.clone()) };
        html! {
            <label key={number} class="option small">
                <input type="radio" name="after" checked={table.draft.after == Some(number)} {onchange} />
                <span class="option-text"><span>{ telling::told(words, table, &action) }</span></span>
            </label>
        }
    });
    html! {
        <fieldset class="options">
            <legend>{ words.text("lawtoe-proof-state") }</legend>
            { for options }
        </fieldset>
    }
}

/// Where the P of the proof stands.
fn proof_letter(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let take_back = sends(table, Intent::Draft(Stroke::Letter(None)));
    let placed = table.draft.letter;
    let told = match placed {
        Some(square) => words.with("lawtoe-proof-letter-in", &[("square", square.number().into())]),
        None => words.text("lawtoe-proof-letter"),
    };
    let button = html! {
        <button type="button" class="button small" onclick={take_back}>{ words.text("lawtoe-proof-letter-move") }</button>
    };
    html! { <div class="prover-step prover-letter"><p>{ told }</p><div>{ placed.map(|_| button) }</div></div> }
}

/// The triplets counted so far.
fn triplets(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    yew::html! {
        <ListingEditor
            rules={Rules::LawToe}
            example="157"
            lead={words.text("lawtoe-proof-triplets")}
            listings={table.draft.triplets.counted.clone()}
            only={table.only}
            typed={table.screen.typed.clone()}
            mistyped={table.screen.mistyped}
            count={count(words, table)}
            on_type={sends_as(table, |typed| Intent::Screen(Turn::Type(typed)))}
            on_add={sends(table, Intent::ListTyped)}
            on_change={sends_as(table, |change| Intent::Draft(Stroke::Triplets(change)))}
            on_only={sends_as(table, Intent::Only)}
        />
    }
}

/// How many triplets are listed, whether that is odd or even, and which the goal wants.
fn count(words: &Words, table: &Table) -> String {
    let count = table.draft.triplets.counted.len();
    let parity = if count % 2 == 1 { "odd" } else { "even" };
    let goal = goal_key(table.state().goal().unwrap_or(Goal::Odd));
    words.with("lawtoe-proof-count", &[("count", count.into()), ("parity", parity.into()), ("goal", goal.into())])
}

/// The burden the person bears now.
pub fn burden(table: &Table) -> Option<Burden> {
    match table.state().stage() {
        Stage::Proof(burden) if table.person_to_act().is_some() => Some(*burden),
        _ => None,
    }
}
