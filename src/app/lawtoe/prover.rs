use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, Role, Stage},
    network::{Goal, Listing},
};
use yew::prelude::*;

use super::{
    draft::Stroke,
    screen::{Turn, Window},
    table::{Intent, Table, sends},
    telling,
};
use crate::app::{
    shared::{dialog::Dialog, icon_button::icon_button, term::term},
    words::{Value, Words},
};

/// The proof writer: the state for a CA-flub, the P, the list of triplets.
pub fn prover(words: &Words, table: &UseReducerHandle<Table>, burden: Burden) -> Html {
    let hand_in = sends(table, Intent::Act(Act::Prove(table.draft.proof())));
    let ask = sends(table, Intent::Screen(Turn::Window(Some(Window::GiveUp))));
    let stay = Intent::Screen(Turn::Window(None));
    let give_up = sends(table, Intent::Act(Act::GiveUp));
    let moves = (burden.case == Case::Challenge(Flub::CA)).then(|| timeline(words, table));
    let letter = (burden.case.letters_due() > 0).then(|| proof_letter(words, table));
    html! {
        <div key="proof" class="actions prover">
            <ol class="prover-steps">
                { for moves.into_iter().chain(letter).map(|step| html! { <li>{ step }</li> }) }
                <li>{ triplets(words, table) }</li>
            </ol>
            <p class="terms">
                { term(words.text("how-to-lawtoe-terms-triplet"), words.text("how-to-lawtoe-terms-triplet-is")) }
                { term(words.text("how-to-lawtoe-terms-solution"), words.text("how-to-lawtoe-terms-solution-is")) }
                { term(words.text("how-to-lawtoe-terms-burden"), words.text("how-to-lawtoe-terms-burden-is")) }
            </p>
            <div class="action-row prover-end">
                <button type="button" class="button primary grow" onclick={hand_in}>{ words.text("lawtoe-proof-hand-in") }</button>
                <button type="button" class="button" onclick={ask}>{ words.text("lawtoe-proof-give-up") }</button>
            </div>
            <Dialog open={table.screen.window == Some(Window::GiveUp)} name="give-up"
                title={words.text("lawtoe-give-up-title")} close={sends(table, stay.clone())}>
                <p>{ words.text("lawtoe-give-up-meaning") }</p>
                <div class="action-row">
                    <button type="button" class="button primary grow" onclick={sends(table, stay)}>
                        { words.text("lawtoe-give-up-stay") }
                    </button>
                    <button type="button" class="button" onclick={give_up}>{ words.text("lawtoe-give-up-confirm") }</button>
                </div>
            </Dialog>
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
    let rows = table.draft.counted.iter().enumerate().map(|(place, listing)| {
        let change = |stroke| sends(table, Intent::Draft(stroke));
        let name = [("triplet", Value::from(listing.to_string()))];
        html! {
            <li key={format!("{place}-{listing}")} class="triplet">
                { triplet_button(table, place, listing) }
                { icon_button(words.with("lawtoe-triplet-raise", &name), "M12 19V5M6 11l6-6 6 6", place == 0, change(Stroke::Raise(place))) }
                { icon_button(words.with("lawtoe-triplet-remove", &name), "M6 6l12 12M18 6 6 18", false, change(Stroke::Remove(place))) }
            </li>
        }
    });
    let on_input = {
        let table = table.clone();
        Callback::from(move |event: InputEvent| {
            let typed = event.target_unchecked_into::<web_sys::HtmlInputElement>().value();
            table.dispatch(Intent::Screen(Turn::Type(typed)));
        })
    };
    let on_submit = {
        let table = table.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            table.dispatch(Intent::ListTyped);
        })
    };
    let mistyped = table.screen.mistyped;
    html! {
        <div class="prover-step">
            <p>{ words.text("lawtoe-proof-triplets") }</p>
            <form class="triplet-form" onsubmit={on_submit}>
                <label class="visually-hidden" for="triplet">{ words.text("lawtoe-triplet-label") }</label>
                <input id="triplet" type="text" inputmode="numeric" autocomplete="off" placeholder="157"
                    value={table.screen.typed.clone()} oninput={on_input} aria-invalid={mistyped.to_string()}
                    aria-describedby="triplet-wrong" />
                <button type="submit" class="button">{ words.text("lawtoe-triplet-add") }</button>
            </form>
            <p id="triplet-wrong" class="field-wrong" role="status">
                { mistyped.then(|| words.text("lawtoe-triplet-wrong")) }
            </p>
            <ol class="triplets" aria-label={words.text("lawtoe-triplets")}>{ for rows }</ol>
            <p class="count" role="status">{ count(words, table) }</p>
        </div>
    }
}

/// A triplet of a list; pressed, it is drawn alone, with its number.
pub fn triplet_button(table: &UseReducerHandle<Table>, place: usize, listing: &Listing) -> Html {
    let pressed = table.only == Some(place);
    let onclick = sends(table, Intent::Only((!pressed).then_some(place)));
    html! {
        <button type="button" class="triplet-squares" aria-pressed={pressed.to_string()} {onclick}>
            { listing.to_string() }
        </button>
    }
}

/// How many triplets are listed, whether that is odd or even, and which the goal wants.
fn count(words: &Words, table: &Table) -> String {
    let count = table.draft.counted.len();
    let parity = if count % 2 == 1 { "odd" } else { "even" };
    let goal = telling::goal_key(table.state().goal().unwrap_or(Goal::Odd));
    words.with("lawtoe-proof-count", &[("count", count.into()), ("parity", parity.into()), ("goal", goal.into())])
}

/// The burden the person bears now.
pub fn burden(table: &Table) -> Option<Burden> {
    match table.state().stage() {
        Stage::Proof(burden) if table.person_to_act().is_some() => Some(*burden),
        _ => None,
    }
}
