//! Where people write a proof.

use flub::{
    games::lawtoe::{Act, Burden, Case, Flub, ProofFlaw},
    network::{Goal, Rules},
};
use flub_tables::{
    games::lawtoe::{
        draft::{Draft, DraftEdit},
        screen::{ScreenMsg, Window},
        table::{Intent, LawToeTable, Table},
        wording,
    },
    i18n::{Value, Words},
    letters::{
        listings::{Part, Retry},
        naming::goal_key,
    },
};
use yew::prelude::*;

use crate::{
    letters::{
        listing_editor::{ListingEditor, draw_hand_in_dialog},
        prover::Prover,
    },
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
    let draft = &table.screen.draft;
    let at = draft.part(burden.case);
    // Without the move nothing else of a CA-flub can be written.
    let is_open = |part: Part| part == Part::Move || burden.case != CA || draft.after.is_some();
    let [lead, why] = match at {
        Part::Move => [words.text("lawtoe-proof-state"), words.text("lawtoe-proof-state-why")],
        Part::Letters => [words.text("lawtoe-proof-letter"), words.text("lawtoe-proof-letter-why")],
        Part::Lines | Part::Instead => {
            let letter = ("letter", Value::from(if burden.case.letters_due() > 0 { "P" } else { "none" }));
            [words.text("lawtoe-proof-triplets"), words.with("lawtoe-proof-triplets-why", &[letter])]
        }
    };
    let retry = table.screen.retry.as_ref();
    let leave = match retry {
        Some(_) => Intent::Retry(false),
        None => Intent::Screen(ScreenMsg::Window(Some(Window::GiveUp))),
    };
    let stay = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    let hand_in = sends(table, Intent::Act(Act::Prove(draft.proof())));
    let missing = table.missing();
    let dialogs = html! {
        <>
            { draw_hand_in_dialog(words, table.screen.window == Some(Window::HandIn), &missing, &stay, hand_in) }
            { draw_give_up_dialog(words, table) }
        </>
    };
    let terms = html! {
        <>
            <Explained text={words.text("lawtoe-term-triplet-name")} />
            <Explained text={words.text("lawtoe-term-solution-name")} />
            <Explained text={words.text("lawtoe-term-burden-name")} />
        </>
    };
    let prover = Prover {
        parts: Draft::parts(burden.case).into_iter().map(|part| (part, is_open(part))).collect(),
        at,
        on_part: sends_as(table, |part| Intent::Draft(DraftEdit::Part(part))),
        lead,
        why,
        controls: if at == Part::Move { draw_moves(words, table) } else { draw_letter(words, table, at) },
        letters: html! {},
        list: list(words, table),
        begun: draft.triplets.trace.clone(),
        astray: draft.triplets.astray.clone(),
        is_whole: missing.is_empty(),
        is_practice: retry.is_some(),
        checked: retry.and_then(|retry| describe_check(words, table, retry)),
        is_asking: table.screen.window.is_some(),
        on_hand_in: sends(table, Intent::HandIn),
        on_leave: sends(table, leave),
    };
    prover.draw(words, key, dialogs, terms)
}

const CA: Case = Case::Challenge(Flub::CA);

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
    let options = table.nameable().map(|number| {
        let made = &table.state().moves()[number - 1];
        html! {
            <RadioOption key={number} name="after" checked={table.screen.draft.after == Some(number)}
                onchange={sends(table, Intent::Draft(DraftEdit::After(number)))}>
                <span>{ wording::describe_letters(words, table, made.by, &made.letters) }</span>
            </RadioOption>
        }
    });
    html! { <fieldset class="options prover-moves"><legend class="visually-hidden">{ words.text("lawtoe-proof-state") }</legend>{ for options }</fieldset> }
}

/// The square of the proof's P.
fn draw_letter(words: &Words, table: &TableHandle<LawToeTable>, at: Part) -> Html {
    let square = table.screen.draft.letter.filter(|_| at == Part::Letters);
    let sentence = square.map(|square| words.with("lawtoe-proof-letter-in", &[("square", square.number().into())]));
    html! { <p class="prover-letter">{ sentence.map(renewed) }</p> }
}

/// The list of triplets.
fn list(words: &Words, table: &TableHandle<LawToeTable>) -> ListingEditor {
    ListingEditor {
        rules: Rules::LawToe,
        example: "157",
        listings: table.screen.draft.triplets.counted.clone(),
        flaws: table.listing_flaws(),
        offered: table.offered(),
        only: table.screen.only,
        typed: table.screen.typed.clone(),
        mistyped: table.screen.mistyped,
        count: describe_count(words, table),
        on_type: sends_as(table, |typed| Intent::Screen(ScreenMsg::Type(typed))),
        on_add: sends(table, Intent::ListTyped),
        on_change: sends_as(table, |change| Intent::Draft(DraftEdit::Triplets(change))),
        on_only: sends_as(table, Intent::Only),
    }
}

/// The number of triplets, without those that are known not to count, its parity, and the parity of the goal.
fn describe_count(words: &Words, table: &Table) -> String {
    let count = table.listing_flaws().iter().filter(|flaw| flaw.is_none()).count();
    let parity = if count % 2 == 1 { "odd" } else { "even" };
    let goal = goal_key(table.state().goal().unwrap_or(Goal::Odd));
    words.with("lawtoe-proof-count", &[("count", count.into()), ("parity", parity.into()), ("goal", goal.into())])
}
