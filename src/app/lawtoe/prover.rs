use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, Role, Stage},
    network::{Goal, Listing},
};
use yew::prelude::*;

use super::{
    draft::Stroke,
    table::{Intent, Table},
    telling,
};
use crate::app::{
    desk::use_words,
    shared::{dialog::Dialog, icon_button::icon_button, term::Term},
    words::{Value, Words},
};

#[derive(Properties, PartialEq)]
pub struct ProverProps {
    /// The table, with a burden of proof on the person.
    pub table: UseReducerHandle<Table>,
    /// What has to be proved.
    pub burden: Burden,
}

/// The proof writer: the state for a CA-flub, the P, the list of triplets.
#[component]
pub fn Prover(props: &ProverProps) -> Html {
    let words = use_words();
    let giving_up = use_state_eq(|| false);
    let (table, burden) = (&props.table, props.burden);
    let hand_in = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| table.dispatch(Intent::Act(Act::Prove(table.draft.proof()))))
    };
    let ask = {
        let giving_up = giving_up.clone();
        Callback::from(move |_: MouseEvent| giving_up.set(true))
    };
    let stay = {
        let giving_up = giving_up.clone();
        Callback::from(move |()| giving_up.set(false))
    };
    let give_up = {
        let (table, stay) = (table.clone(), stay.clone());
        Callback::from(move |_: MouseEvent| {
            stay.emit(());
            table.dispatch(Intent::Act(Act::GiveUp));
        })
    };
    let moves = (burden.case == Case::Challenge(Flub::CA)).then(|| timeline(&words, table));
    let letter = (burden.case.letters_due() > 0).then(|| proof_letter(&words, table));
    html! {
        <div class="actions prover">
            <ol class="prover-steps">
                { for moves.into_iter().chain(letter).map(|step| html! { <li>{ step }</li> }) }
                <li><Triplets table={table.clone()} /></li>
            </ol>
            <p class="terms">
                <Term word={words.text("how-to-lawtoe-terms-triplet")} meaning={words.text("how-to-lawtoe-terms-triplet-is")} />
                <Term word={words.text("how-to-lawtoe-terms-solution")} meaning={words.text("how-to-lawtoe-terms-solution-is")} />
                <Term word={words.text("how-to-lawtoe-terms-burden")} meaning={words.text("how-to-lawtoe-terms-burden-is")} />
            </p>
            <div class="action-row prover-end">
                <button type="button" class="button primary grow" onclick={hand_in}>{ words.text("lawtoe-proof-hand-in") }</button>
                <button type="button" class="button" onclick={ask}>{ words.text("lawtoe-proof-give-up") }</button>
            </div>
            <Dialog open={*giving_up} name="give-up" title={words.text("lawtoe-give-up-title")} close={stay.clone()}>
                <p>{ words.text("lawtoe-give-up-meaning") }</p>
                <div class="action-row">
                    <button type="button" class="button primary grow" onclick={stay.reform(|_: MouseEvent| ())}>
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
        let onchange = {
            let table = table.clone();
            Callback::from(move |_: Event| table.dispatch(Intent::Draft(Stroke::After(number))))
        };
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
    let take_back = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| table.dispatch(Intent::Draft(Stroke::Letter(None))))
    };
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

#[derive(Properties, PartialEq)]
struct TripletsProps {
    table: UseReducerHandle<Table>,
}

/// The triplets counted so far.
#[component]
fn Triplets(props: &TripletsProps) -> Html {
    let words = use_words();
    let table = &props.table;
    let typed = use_state_eq(String::new);
    let wrong = use_state_eq(|| false);
    let rows = table.draft.counted.iter().enumerate().map(|(place, listing)| {
        let change = |stroke: Stroke| {
            let table = table.clone();
            Callback::from(move |_: MouseEvent| table.dispatch(Intent::Draft(stroke.clone())))
        };
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
        let (typed, wrong) = (typed.clone(), wrong.clone());
        Callback::from(move |event: InputEvent| {
            wrong.set(false);
            typed.set(event.target_unchecked_into::<web_sys::HtmlInputElement>().value());
        })
    };
    let on_submit = {
        let (table, typed, wrong) = (table.clone(), typed.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let listings: Result<Vec<_>, _> =
                typed.split([' ', ',']).filter(|word| !word.is_empty()).map(str::parse).collect();
            match listings {
                Ok(listings) => {
                    listings.into_iter().for_each(|listing| table.dispatch(Intent::Draft(Stroke::List(listing))));
                    typed.set(String::new());
                }
                Err(_) => wrong.set(true),
            }
        })
    };
    html! {
        <div class="prover-step">
            <p>{ words.text("lawtoe-proof-triplets") }</p>
            <form class="triplet-form" onsubmit={on_submit}>
                <label class="visually-hidden" for="triplet">{ words.text("lawtoe-triplet-label") }</label>
                <input id="triplet" type="text" inputmode="numeric" autocomplete="off" placeholder="157"
                    value={(*typed).clone()} oninput={on_input} aria-invalid={wrong.to_string()}
                    aria-describedby="triplet-wrong" />
                <button type="submit" class="button">{ words.text("lawtoe-triplet-add") }</button>
            </form>
            <p id="triplet-wrong" class="field-wrong" role="status">
                { if *wrong { words.text("lawtoe-triplet-wrong") } else { String::new() } }
            </p>
            <ol class="triplets" aria-label={words.text("lawtoe-triplets")}>{ for rows }</ol>
            <p class="count" role="status">{ count(&words, table) }</p>
        </div>
    }
}

/// A triplet of a list; pressed, it is drawn alone, with its number.
pub fn triplet_button(table: &UseReducerHandle<Table>, place: usize, listing: &Listing) -> Html {
    let pressed = table.only == Some(place);
    let onclick = {
        let (table, only) = (table.clone(), (!pressed).then_some(place));
        Callback::from(move |_: MouseEvent| table.dispatch(Intent::Only(only)))
    };
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
