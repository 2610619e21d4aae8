use flub::{
    games::lawtoe::{Act, Flub, Stage},
    network::{Goal, Placement, Rules},
};
use yew::prelude::*;

use super::{
    screen::{Turn, Window},
    table::{Intent, Table, sends, sends_as},
    telling::flub_key,
};
use crate::app::{
    html::html,
    shared::{dialog::Dialog, icon_button::IconButton, letter_palette::LetterPalette, term::Term},
    words::Words,
};

/// The two goals to choose from.
pub fn goal_choice(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let button = |goal, label: String| {
        let onclick = sends(table, Intent::Act(Act::SetGoal(goal)));
        html! { <button type="button" class="button primary" {onclick}>{ label }</button> }
    };
    html! {
        <div key="goal" class="actions">
            <p class="terms-here">
                { yew::html! { <Term word={words.text("how-to-lawtoe-terms-triplet")} meaning={words.text("how-to-lawtoe-terms-triplet-is")} /> } }
                { yew::html! { <Term word={words.text("how-to-lawtoe-terms-solution")} meaning={words.text("how-to-lawtoe-terms-solution-is")} /> } }
            </p>
            <div class="action-row">
                { button(Goal::Odd, words.text("lawtoe-set-odd")) }
                { button(Goal::Even, words.text("lawtoe-set-even")) }
            </div>
        </div>
    }
}

/// Writing letters, challenging, or letting a full mat stand.
pub fn turn_actions(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let full = table.state().network().is_full();
    let first = table.state().moves().is_empty();
    let open = sends(table, Intent::Screen(Turn::Window(Some(Window::Challenge))));
    let stand = sends(table, Intent::Act(Act::LetStand));
    let main = if full {
        html! { <button type="button" class="button primary wide" onclick={stand}>{ words.text("lawtoe-let-stand") }</button> }
    } else {
        writing(words, table)
    };
    let challenge = html! {
        <button type="button" class="button wide" onclick={open}>{ words.text("lawtoe-challenge-open") }</button>
    };
    html! {
        <div key="turn" class="actions">
            <div class="action-main">{ main }</div>
            <div class="action-row">{ (!first).then_some(challenge) }</div>
            { challenge_dialog(words, table) }
        </div>
    }
}

/// The letters to choose from, and the button that enters them.
fn writing(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let ready = table.pencil.len() == table.state().due();
    let enter = {
        let table = table.clone();
        Callback::from(move |()| enter(&table))
    };
    let erase = sends(table, Intent::Erase);
    html! {
        <>
            { yew::html! { <LetterPalette rules={Rules::LawToe} on_letter={sends_as(table, Intent::Pencil)} /> } }
            <div class="action-row">
                <button type="button" class="button primary grow" aria-disabled={(!ready).to_string()} onclick={enter}>
                    { write_label(words, table) }
                </button>
                { yew::html! { <IconButton label={words.text("lawtoe-erase")} path="M20 6H9l-6 6 6 6h11zM16 9.5l-5 5M11 9.5l5 5" disabled={table.pencil.is_empty()} onclick={erase.reform(|_| ())} /> } }
            </div>
        </>
    }
}

/// Enters the letters that are pencilled, if they are as many as the turn wants.
pub fn enter(table: &UseReducerHandle<Table>) {
    if table.pencil.len() == table.state().due() && !table.pencil.is_empty() {
        table.dispatch(Intent::Act(Act::Write(table.pencil.clone())));
    }
}

fn write_label(words: &Words, table: &Table) -> String {
    match (table.pencil.as_slice(), table.state().due()) {
        ([first, second], 2) => words.with(
            "lawtoe-write-two",
            &[
                ("letter", first.letter.as_str().into()),
                ("square", first.square.number().into()),
                ("letter2", second.letter.as_str().into()),
                ("square2", second.square.number().into()),
            ],
        ),
        ([Placement { letter, square }], 1) => {
            words.with("lawtoe-write-one", &[("letter", letter.as_str().into()), ("square", square.number().into())])
        }
        (pencil, due) => words.with("lawtoe-write-more", &[("count", (due.saturating_sub(pencil.len())).into())]),
    }
}

/// Which flub it was, and what claiming it means.
fn challenge_dialog(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let picked = table.screen.kind.unwrap_or(Flub::A);
    let choices = Flub::BOTH.map(|choice| {
        let onchange = sends(table, Intent::Screen(Turn::Kind(choice)));
        let meaning = match choice {
            Flub::A => words.text("lawtoe-challenge-a"),
            Flub::CA => words.text("lawtoe-challenge-ca"),
        };
        let name = words.with("lawtoe-flub", &[("kind", flub_key(choice).into())]);
        html! {
            <label key={flub_key(choice)} class="option">
                <input type="radio" name="flub" checked={picked == choice} {onchange} />
                <span class="option-text"><strong>{ name }</strong><span>{ meaning }</span></span>
            </label>
        }
    });
    let label = words.with("lawtoe-challenge-confirm", &[("kind", flub_key(picked).into())]);
    let confirm = sends(table, Intent::Act(Act::Challenge(picked)));
    let back = Intent::Screen(Turn::Window(None));
    let open = table.screen.window == Some(Window::Challenge);
    let close = sends(table, back.clone());
    let body = html! {
        <>
            <p>{ words.text("lawtoe-challenge-which") }</p>
            <fieldset class="options">
                <legend class="visually-hidden">{ words.text("lawtoe-challenge-which") }</legend>
                { for choices }
            </fieldset>
            <p class="burden">{ words.text("lawtoe-challenge-burden") }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={confirm}>{ label }</button>
                <button type="button" class="button" onclick={sends(table, back)}>{ words.text("lawtoe-challenge-back") }</button>
            </div>
        </>
    };
    yew::html! { <Dialog key="challenge" name="challenge" title={words.text("lawtoe-challenge-title")} {open} on_close={close}>{ body }</Dialog> }
}

/// Whether the letters palette is what the person acts with now.
pub fn is_writing(table: &Table) -> bool {
    matches!(table.state().stage(), Stage::Turn(_)) && table.person_to_act().is_some()
}
