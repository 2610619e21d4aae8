//! Where people write a proof.

use flub::{
    games::poe::{Act, Case, Position, ProofFlaw, Side},
    network::{Goal, Placement, Rules, Size},
    play::Seat,
};
use flub_tables::{
    games::poe::{
        draft::DraftEdit,
        screen::{ScreenMsg, Window},
        table::{Intent, PoeTable},
        wording,
    },
    i18n::{Value, Words},
    letters::{
        listings::{Part, Retry},
        naming::{goal_key, goal_number},
    },
};
use yew::prelude::*;

use crate::{
    letters::{
        listing_editor::{ListingEditor, draw_hand_in_dialog},
        pencil_pad::LetterPalette,
        prover::Prover,
    },
    table::table_pages::TableHandle,
    ui::{
        buttons::{CROSS, IconButton},
        choice::RadioOption,
        dialog::ConfirmDialog,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// The proof writer, and the buttons that hand the proof in under seal or give it up.
pub fn draw_prover(words: &Words, table: &TableHandle<PoeTable>, seat: Seat, position: &Position, case: Case) -> Html {
    let draft = &table.screen.draft;
    let at = draft.part(position, case);
    // Without the move nothing else of a CA-flub can be written.
    let is_open = |part: Part| part == Part::Move || case != CA || draft.after.is_some();
    let [lead, why] = describe_part(words, table, position, case, at);
    let controls = match at {
        Part::Move => draw_moves(words, table, position),
        Part::Lines => html! {},
        Part::Letters | Part::Instead => html! {
            <LetterPalette rules={Rules::Poe} held={table.screen.pencil.letter()} on_letter={sends_as(table, Intent::Pencil)} />
        },
    };
    let retry = table.screen.retry.as_ref();
    let leave = match retry {
        Some(_) => Intent::Retry(false),
        None => Intent::Screen(ScreenMsg::Window(Some(Window::GiveUp))),
    };
    let stay = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    let hand_in = sends(table, Intent::Act(seat, Act::Prove(draft.proof())));
    let missing = table.missing();
    let dialogs = html! {
        <>
            { draw_hand_in_dialog(words, table.screen.window == Some(Window::HandIn), &missing, &stay, hand_in) }
            { draw_give_up_dialog(words, table, seat) }
        </>
    };
    let terms = html! {
        <>
            <Explained text={words.text("poe-term-required-name")} />
            <Explained text={words.text("poe-term-solution-name")} />
            <Explained text={words.text("poe-term-burden-name")} />
        </>
    };
    let prover = Prover {
        parts: draft.parts(position, case).into_iter().map(|part| (part, is_open(part))).collect(),
        at,
        on_part: sends_as(table, |part| Intent::Draft(DraftEdit::Part(part))),
        lead,
        why,
        controls,
        // A single letter is moved by another tap.
        letters: if at == Part::Letters && case.burden() == Some(Side::Mover) {
            draw_written(words, table, &draft.letters)
        } else {
            html! {}
        },
        list: list(words, table, position),
        begun: draft.connections.trace.clone(),
        astray: draft.connections.astray.clone(),
        is_whole: missing.is_empty(),
        is_practice: retry.is_some(),
        checked: retry.and_then(|retry| describe_check(words, retry, position.goal())),
        is_asking: table.screen.window.is_some(),
        on_hand_in: sends(table, Intent::HandIn(seat)),
        on_leave: sends(table, leave),
    };
    prover.draw(words, "proof", dialogs, terms)
}

const CA: Case = Case::Challenge(flub::games::poe::Flub::CA);

/// What to do in this part, and what for.
fn describe_part(
    words: &Words,
    table: &TableHandle<PoeTable>,
    position: &Position,
    case: Case,
    at: Part,
) -> [String; 2] {
    match at {
        Part::Move => [words.text("poe-proof-move-lead"), words.text("poe-proof-move-why")],
        Part::Letters if case.burden() == Some(Side::Mover) => {
            [words.text("poe-proof-letters-lead"), words.text("poe-proof-letters-why")]
        }
        Part::Letters => [words.text("poe-proof-letter-lead"), words.text("poe-proof-letter-why")],
        Part::Lines => [words.text("poe-proof-connections-lead"), words.text("poe-proof-connections-why")],
        Part::Instead => {
            let number = table.screen.draft.number(position, case);
            let made = number.checked_sub(1).and_then(|index| position.letters().get(index));
            let letter = made.map(ToString::to_string).unwrap_or_default();
            let name = table.seating.name(words, table.state().writer(number));
            let values = [("letter", Value::from(letter)), ("name", name.into())];
            [words.with("poe-proof-instead-lead", &values), words.with("poe-proof-instead-why", &values)]
        }
    }
}

/// Whether a proof for practice holds, and a sentence that says so. `None` before it is checked.
fn describe_check(words: &Words, retry: &Retry<ProofFlaw>, goal: Goal) -> Option<(bool, String)> {
    match retry {
        Retry::Writing => None,
        Retry::Holds => Some((true, words.text("table-retry-holds"))),
        Retry::Flawed(found) => Some((false, wording::describe_flaw(words, found, goal))),
    }
}

/// The dialog before a proof is given up, which cannot be undone.
fn draw_give_up_dialog(words: &Words, table: &TableHandle<PoeTable>, seat: Seat) -> Html {
    let stay = Intent::Screen(ScreenMsg::Window(None));
    html! {
        <ConfirmDialog beside=true name="give-up" title={words.text("poe-give-up-title")}
            open={table.screen.window == Some(Window::GiveUp)}
            primary={words.text("poe-give-up-stay")} on_primary={sends(table, stay.clone())}
            other={words.text("poe-give-up-confirm")} on_other={sends(table, Intent::Act(seat, Act::GiveUp))}
            on_close={sends(table, stay)}>
            <p>{ words.text("poe-give-up-meaning") }</p>
        </ConfirmDialog>
    }
}

/// The letters before the challenged one, numbered as in the record, to pick the one that was the A-flub.
fn draw_moves(words: &Words, table: &TableHandle<PoeTable>, position: &Position) -> Html {
    let earlier = position.letters().iter().take(position.latest().saturating_sub(1));
    let options = (1..).zip(earlier).map(|(number, letter)| {
        let writer = table.seating.name(words, table.state().writer(number));
        let step = table.step_of(table.state().finished().len(), number);
        let values = [("number", Value::from(step)), ("letter", letter.to_string().into()), ("name", writer.into())];
        html! {
            <RadioOption key={number} name="after" checked={table.screen.draft.after == Some(number)}
                onchange={sends(table, Intent::Draft(DraftEdit::After(number)))}>
                <span>{ words.with("poe-proof-move", &values) }</span>
            </RadioOption>
        }
    });
    html! { <fieldset class="options small-options prover-moves"><legend class="visually-hidden">{ words.text("poe-proof-move-lead") }</legend>{ for options }</fieldset> }
}

/// The letters written, which can be removed.
fn draw_written(words: &Words, table: &TableHandle<PoeTable>, letters: &[Placement]) -> Html {
    let rows = letters.iter().map(|letter| {
        let name = letter.to_string();
        let label = words.with("poe-proof-letter-remove", &[("letter", name.as_str().into())]);
        let onclick = sends(table, Intent::Draft(DraftEdit::Unwrite(letter.square)));
        html! {
            <li key={name.as_str()} class="triplet">
                <strong>{ &name }</strong>
                <IconButton {label} path={CROSS} {onclick} />
            </li>
        }
    });
    html! { <ul class="written-letters" aria-label={words.text("poe-proof-written")}>{ for rows }</ul> }
}

/// The list of connections.
fn list(words: &Words, table: &TableHandle<PoeTable>, position: &Position) -> ListingEditor {
    let flaws = table.listing_flaws();
    let counting = flaws.iter().filter(|flaw| flaw.is_none()).count();
    let example = match position.size() {
        Size::Three => "157",
        Size::Four => "1-6-11-16",
    };
    ListingEditor {
        rules: Rules::Poe,
        example,
        listings: table.screen.draft.connections.counted.clone(),
        flaws,
        offered: table.offered(),
        only: table.screen.only,
        typed: table.screen.typed.clone(),
        mistyped: table.screen.mistyped,
        count: describe_count(words, counting, position.goal()),
        on_type: sends_as(table, |typed| Intent::Screen(ScreenMsg::Type(typed))),
        on_add: sends(table, Intent::ListTyped),
        on_change: sends_as(table, |change| Intent::Draft(DraftEdit::Connections(change))),
        on_only: sends_as(table, Intent::Only),
    }
}

/// The number of connections, its parity where that matters, and the goal.
fn describe_count(words: &Words, count: usize, goal: Goal) -> String {
    let parity = match goal {
        Goal::Odd | Goal::Even if count % 2 == 1 => "odd",
        Goal::Odd | Goal::Even => "even",
        Goal::AtLeast(_) | Goal::Exactly(_) => "none",
    };
    let values = [
        ("count", Value::from(count)),
        ("parity", parity.into()),
        ("goal", goal_key(goal).into()),
        ("number", goal_number(goal).into()),
    ];
    words.with("poe-proof-count", &values)
}
