//! Where people write a proof.

use flub::{
    games::lawtoe::{Act, Burden, Case, Flub, ProofFlaw, Role},
    network::{Goal, Rules},
};
use flub_tables::{
    games::lawtoe::{
        draft::DraftEdit,
        screen::{ScreenMsg, Window},
        table::{Intent, LawToeTable, Table},
        wording,
    },
    i18n::Words,
    letters::{listings::Retry, naming::goal_key},
};
use yew::prelude::*;

use crate::{
    letters::listing_editor::{ListingEditor, draw_hand_in, draw_hand_in_dialog, draw_retry},
    table::table_pages::TableHandle,
    ui::{
        choice::RadioOption,
        dialog::ConfirmDialog,
        renewed::renewed,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// The proof writer: the move that was the A-flub for a CA-flub, the P, and the list of triplets. `key` is different for a proof
/// that counts and for another attempt.
pub fn draw_prover(words: &Words, table: &TableHandle<LawToeTable>, burden: Burden, key: &'static str) -> Html {
    let end = match &table.screen.retry {
        Some(retry) => draw_retry(
            words,
            describe_check(words, table, retry),
            sends(table, Intent::HandIn),
            sends(table, Intent::Retry(false)),
        ),
        None => draw_hand_in(
            (words.text("lawtoe-proof-hand-in"), sends(table, Intent::HandIn)),
            (words.text("lawtoe-proof-give-up"), sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::GiveUp))))),
        ),
    };
    let moves = (burden.case == Case::Challenge(Flub::CA)).then(|| draw_moves(words, table));
    let letter = (burden.case.letters_due() > 0).then(|| draw_letter(words, table));
    let stay = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    let hand_in = sends(table, Intent::Act(Act::Prove(table.screen.draft.proof())));
    html! {
        <div {key} class="actions prover">
            <ol class="prover-steps">
                { for moves.into_iter().chain(letter).map(|step| html! { <li>{ step }</li> }) }
                <li>{ draw_triplets(words, table) }</li>
            </ol>
            <p class="terms-here">
                <Explained text={words.text("lawtoe-term-triplet-name")} />
                <Explained text={words.text("lawtoe-term-solution-name")} />
                <Explained text={words.text("lawtoe-term-burden-name")} />
            </p>
            { end }
            { draw_hand_in_dialog(words, table.screen.window == Some(Window::HandIn), &table.missing(), &stay, hand_in) }
            { draw_give_up_dialog(words, table) }
        </div>
    }
}

/// Whether a proof for practice holds, and a sentence that says so. `None` before it is checked.
fn describe_check(words: &Words, table: &Table, retry: &Retry<ProofFlaw>) -> Option<(bool, String)> {
    let goal = table.state().goal().unwrap_or(Goal::Odd);
    match retry {
        Retry::Writing => None,
        Retry::Holds => Some((true, words.text("table-retry-holds"))),
        Retry::Flawed(found) => {
            let why = wording::describe_flaw(words, found, goal);
            Some((false, words.with("lawtoe-retry-flaw", &[("why", why.into())])))
        }
    }
}

/// The dialog before a proof is given up, which cannot be undone.
fn draw_give_up_dialog(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
    let stay = Intent::Screen(ScreenMsg::Window(None));
    html! {
        <ConfirmDialog beside=true name="give-up" title={words.text("lawtoe-give-up-title")}
            open={table.screen.window == Some(Window::GiveUp)}
            primary={words.text("lawtoe-give-up-stay")} on_primary={sends(table, stay.clone())}
            other={words.text("lawtoe-give-up-confirm")} on_other={sends(table, Intent::Act(Act::GiveUp))}
            on_close={sends(table, stay)}>
            <p>{ words.text("lawtoe-give-up-meaning") }</p>
        </ConfirmDialog>
    }
}

/// The moves before the challenged one, to pick the one that was the A-flub.
fn draw_moves(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
    let moves = table.state().moves();
    let earlier = moves.iter().enumerate().take(moves.len().saturating_sub(1));
    let options = earlier.filter(|(_, made)| made.by == Role::Defendant).map(|(index, made)| {
        let number = index + 1;
        html! {
            <RadioOption key={number} name="after" checked={table.screen.draft.after == Some(number)} small=true
                onchange={sends(table, Intent::Draft(DraftEdit::After(number)))}>
                <span>{ wording::describe_letters(words, table, made.by, &made.letters) }</span>
            </RadioOption>
        }
    });
    html! { <fieldset class="options"><legend>{ words.text("lawtoe-proof-state") }</legend>{ for options }</fieldset> }
}

/// The square of the proof's P.
fn draw_letter(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
    let sentence = match table.screen.draft.letter {
        Some(square) => words.with("lawtoe-proof-letter-in", &[("square", square.number().into())]),
        None => words.text("lawtoe-proof-letter"),
    };
    let take_back = table.screen.draft.letter.map(|_| {
        let onclick = sends(table, Intent::Draft(DraftEdit::Letter(None)));
        html! { <button type="button" class="button small" {onclick}>{ words.text("lawtoe-proof-letter-move") }</button> }
    });
    html! { <div class="prover-step prover-letter"><p>{ renewed(sentence) }</p><div>{ take_back }</div></div> }
}

/// The list of triplets.
fn draw_triplets(words: &Words, table: &TableHandle<LawToeTable>) -> Html {
    html! {
        <ListingEditor rules={Rules::LawToe} example="157" lead={words.text("lawtoe-proof-triplets")}
            listings={table.screen.draft.triplets.counted.clone()}
            flaws={table.listing_flaws()} offered={table.offered()} only={table.screen.only} typed={table.screen.typed.clone()}
            mistyped={table.screen.mistyped} count={describe_count(words, table)}
            on_type={sends_as(table, |typed| Intent::Screen(ScreenMsg::Type(typed)))}
            on_add={sends(table, Intent::ListTyped)}
            on_change={sends_as(table, |change| Intent::Draft(DraftEdit::Triplets(change)))}
            on_only={sends_as(table, Intent::Only)} />
    }
}

/// The number of triplets, without those that are known not to count, its parity, and the parity of the goal.
fn describe_count(words: &Words, table: &Table) -> String {
    let count = table.listing_flaws().iter().filter(|flaw| flaw.is_none()).count();
    let parity = if count % 2 == 1 { "odd" } else { "even" };
    let goal = goal_key(table.state().goal().unwrap_or(Goal::Odd));
    words.with("lawtoe-proof-count", &[("count", count.into()), ("parity", parity.into()), ("goal", goal.into())])
}
