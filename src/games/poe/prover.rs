//! Where people write a proof.

use flub::{
    games::poe::{Act, Case, Flub, Position, ProofFlaw, Side},
    network::{Goal, Placement, Rules, Size},
    play::Seat,
};
use flub_tables::{
    games::poe::{
        draft::{DraftEdit, Part, parts},
        screen::{ScreenMsg, Window},
        table::{Intent, PoeTable},
        wording,
    },
    i18n::{Value, Words},
    letters::{
        listings::Retry,
        naming::{goal_key, goal_number},
    },
};
use yew::prelude::*;

use crate::{
    letters::{
        listing_editor::{ListingEditor, draw_hand_in, draw_hand_in_dialog, draw_retry},
        pencil_pad::LetterPalette,
    },
    table::table_pages::TableHandle,
    ui::{
        choice::{Choice, ChoiceGroup, RadioOption},
        dialog::ConfirmDialog,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// The proof writer: one part at a time, in any order, and the buttons that hand the proof in under seal or give it up.
pub fn draw_prover(words: &Words, table: &TableHandle<PoeTable>, seat: Seat, position: &Position, case: Case) -> Html {
    let end = match &table.screen.retry {
        Some(retry) => draw_retry(
            words,
            describe_check(words, retry, position.goal()),
            sends(table, Intent::HandIn(seat)),
            sends(table, Intent::Retry(false)),
        ),
        None => draw_hand_in(
            (words.text("poe-proof-hand-in"), sends(table, Intent::HandIn(seat))),
            (words.text("poe-proof-give-up"), sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::GiveUp))))),
        ),
    };
    let parts = parts(case);
    let at = table.screen.draft.part(case);
    let shown = match at {
        Part::Move => draw_moves(words, table, position),
        Part::Solution => html! {
            <>
                { draw_letters(words, table, position, case) }
                { draw_connections(words, table, position) }
            </>
        },
        Part::Instead => draw_instead(words, table, position, case),
    };
    let stay = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    let hand_in = sends(table, Intent::Act(seat, Act::Prove(table.screen.draft.proof())));
    html! {
        <div key="proof" class="actions prover">
            <div class="prover-parts">{ (parts.len() > 1).then(|| draw_part_choice(words, table, parts, at)) }</div>
            <div key={part_key(at)} class="prover-part">{ shown }</div>
            <p class="terms-here">
                <Explained text={words.text("poe-term-required-name")} />
                <Explained text={words.text("poe-term-solution-name")} />
                <Explained text={words.text("poe-term-burden-name")} />
            </p>
            { end }
            { draw_hand_in_dialog(words, table.screen.window == Some(Window::HandIn), &table.missing(), &stay, hand_in) }
            { draw_give_up_dialog(words, table, seat) }
        </div>
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

/// The parts of the proof to choose from.
fn draw_part_choice(words: &Words, table: &TableHandle<PoeTable>, parts: Vec<Part>, at: Part) -> Html {
    let choices: Vec<Choice> = parts.iter().map(|&part| Choice::new(name_part(words, part))).collect();
    let chosen = parts.iter().position(|&part| part == at);
    let on_choose = sends_as(table, move |place: usize| Intent::Draft(DraftEdit::Part(parts[place])));
    html! { <ChoiceGroup name="part" legend={words.text("poe-proof-parts")} {choices} {chosen} {on_choose} /> }
}

const fn part_key(part: Part) -> &'static str {
    match part {
        Part::Move => "move",
        Part::Solution => "solution",
        Part::Instead => "instead",
    }
}

fn name_part(words: &Words, part: Part) -> String {
    words.with("poe-proof-part", &[("part", part_key(part).into())])
}

/// The letters before the challenged one, numbered as in the record, to pick the one that was the A-flub.
fn draw_moves(words: &Words, table: &TableHandle<PoeTable>, position: &Position) -> Html {
    let earlier = position.letters().iter().take(position.latest().saturating_sub(1));
    let options = (1..).zip(earlier).map(|(number, letter)| {
        let writer = table.seating.name(words, table.state().writer(number));
        let step = table.step_of(table.state().finished().len(), number);
        let values = [("number", Value::from(step)), ("letter", letter.to_string().into()), ("name", writer.into())];
        html! {
            <RadioOption key={number} name="after" checked={table.screen.draft.after == Some(number)} small=true
                onchange={sends(table, Intent::Draft(DraftEdit::After(number)))}>
                <span>{ words.with("poe-proof-move", &values) }</span>
            </RadioOption>
        }
    });
    html! { <fieldset class="options"><legend>{ words.text("poe-proof-move-lead") }</legend>{ for options }</fieldset> }
}

/// The letters written into vacant squares, if there are any.
fn draw_letters(words: &Words, table: &TableHandle<PoeTable>, position: &Position, case: Case) -> Option<Html> {
    let draft = &table.screen.draft;
    let lead = match case.burden() {
        Some(Side::Mover) => words.text("poe-proof-letters-lead"),
        _ => words.text("poe-proof-letter-lead"),
    };
    let is_full = draft.letters.is_empty() && draft.solved(position, case).is_full();
    (!is_full).then(|| draw_written(words, table, lead, &draft.letters))
}

/// The letter the mover could have written.
fn draw_instead(words: &Words, table: &TableHandle<PoeTable>, position: &Position, case: Case) -> Html {
    let number = table.screen.draft.number(position, case);
    let made = number.checked_sub(1).and_then(|index| position.letters().get(index));
    let written_instead: Vec<Placement> = table.screen.draft.instead.into_iter().collect();
    let lead = match made {
        Some(letter) if case != Case::Challenge(Flub::CA) || table.screen.draft.after.is_some() => {
            let name = table.seating.name(words, table.state().writer(number));
            words.with("poe-proof-instead-lead", &[("letter", letter.to_string().into()), ("name", name.into())])
        }
        _ => words.text("poe-proof-move-first"),
    };
    draw_written(words, table, lead, &written_instead)
}

/// The palette, and the letters written with it, which can be removed.
fn draw_written(words: &Words, table: &TableHandle<PoeTable>, lead: String, letters: &[Placement]) -> Html {
    let rows = letters.iter().map(|letter| {
        let name = letter.to_string();
        let label = words.with("poe-proof-letter-remove", &[("letter", name.as_str().into())]);
        let onclick = sends(table, Intent::Draft(DraftEdit::Unwrite(letter.square)));
        html! {
            <li key={name.as_str()}>
                <button type="button" class="button small" {onclick} aria-label={label}>{ &name }{ " ×" }</button>
            </li>
        }
    });
    html! {
        <div class="prover-step">
            <p>{ lead }</p>
            <LetterPalette rules={Rules::Poe} held={table.screen.pencil.letter()} on_letter={sends_as(table, Intent::Pencil)} />
            <ul class="written-letters" aria-label={words.text("poe-proof-written")}>{ for rows }</ul>
        </div>
    }
}

/// The list of connections.
fn draw_connections(words: &Words, table: &TableHandle<PoeTable>, position: &Position) -> Html {
    let listings = &table.screen.draft.connections.counted;
    let flaws = table.listing_flaws();
    let counting = flaws.iter().filter(|flaw| flaw.is_none()).count();
    let example = match position.size() {
        Size::Three => "157",
        Size::Four => "1-6-11-16",
    };
    html! {
        <ListingEditor rules={Rules::Poe} {example} lead={words.text("poe-proof-connections-lead")}
            listings={listings.clone()} {flaws} offered={table.offered()} only={table.screen.only} typed={table.screen.typed.clone()}
            mistyped={table.screen.mistyped} count={describe_count(words, counting, position.goal())}
            on_type={sends_as(table, |typed| Intent::Screen(ScreenMsg::Type(typed)))}
            on_add={sends(table, Intent::ListTyped)}
            on_change={sends_as(table, |change| Intent::Draft(DraftEdit::Connections(change)))}
            on_only={sends_as(table, Intent::Only)} />
    }
}

/// The number of connections, its parity, and the parity of the goal.
fn describe_count(words: &Words, count: usize, goal: Goal) -> String {
    let parity = if count % 2 == 1 { "odd" } else { "even" };
    let values = [
        ("count", Value::from(count)),
        ("parity", parity.into()),
        ("goal", goal_key(goal).into()),
        ("number", goal_number(goal).into()),
    ];
    words.with("poe-proof-count", &values)
}
