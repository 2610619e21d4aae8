//! The count of both sides' tic-tac-toes, and the analysis while values are shown.

use flub::games::floating::{Side, TicTacToe};
use flub_tables::{
    context::settings::Motion,
    games::floating::{
        findings::{Findings, ROUNDS},
        scene::{common, count_items, list_items},
        screen::ScreenMsg,
        table::{FloatingTable, Intent, Table},
        think, wording,
    },
    i18n::Words,
    table::{midend::TableMsg, table_game::Question},
};
use gloo::timers::callback::Timeout;
use web_sys::{Element, Event, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::board::draw_side;
use crate::{
    context::use_app,
    platform::page::{bring_into_sight, matches},
    table::{effects::use_thinking, table_pages::TableHandle},
    ui::{character::draw_character, renewed::renewed, sending::sends},
};

/// Both sides' scores so far. A tic-tac-toe is drawn on the board while the pointer or the focus is on it.
pub fn draw_count(words: &Words, table: &TableHandle<FloatingTable>) -> Html {
    let state = table.on_screen();
    let mut left = if table.is_over() { table.screen.counted } else { usize::MAX };
    let sides = Side::BOTH.map(|side| {
        let items = list_items(&state.score(side));
        let shown = items.len().min(left);
        left -= shown;
        let chips =
            items.iter().take(shown).enumerate().map(|(place, lines)| draw_chip(words, table, side, place, lines));
        html! {
            <div key={wording::mark(side)} class={classes!("count-side", (side == Side::X).then_some("count-x"))}>
                <p class="count-points">
                    { draw_character(table.company(side.seat())) }
                    { draw_side(state.setup().board, side) }
                    <span class="visually-hidden">{ wording::mark(side) }</span>
                    <strong>{ renewed(shown) }</strong>
                </p>
                <ul class="count-list">{ for chips }</ul>
            </div>
        }
    });
    let point = {
        let table = table.clone();
        move |event: PointerEvent| point_at(&table, read_place(find_chip(&event)))
    };
    let focus = {
        let table = table.clone();
        move |event: FocusEvent| {
            let chip = find_chip(&event);
            // A browser that already shows all of it does not scroll.
            if let Some(chip) = &chip {
                bring_into_sight(chip, ".count-list");
            }
            point_at(&table, read_place(chip));
        }
    };
    // On a phone the sheet covers the board: it closes, so that what was chosen is seen.
    let choose = {
        let table = table.clone();
        move |event: MouseEvent| {
            let place = read_place(find_chip(&event));
            if place.is_some() && table.sheets.open && matches("(max-width: 35rem)") {
                table.dispatch(TableMsg::ToggleSheets);
                point_at(&table, place);
            }
        }
    };
    let leave = {
        let table = table.clone();
        Callback::from(move |()| point_at(&table, None))
    };
    html! {
        <section class="count" aria-label={words.text("floating-count")} onpointerover={point}
            onfocusin={focus} onclick={choose} onpointerleave={leave.reform(|_| ())} onfocusout={leave.reform(|_| ())}>
            { for sides }
        </section>
    }
}

fn draw_chip(words: &Words, table: &Table, side: Side, place: usize, lines: &[TicTacToe]) -> Html {
    let drawn = table.screen.pointed == Some((side, place));
    let squares = lines.iter().map(|line| wording::list_squares(line.squares())).collect::<Vec<_>>();
    let (label, text) = match (squares.as_slice(), lines) {
        ([one, other], &[line, line2]) => {
            let both = wording::list_squares(common(line, line2));
            let text = words.with("floating-count-both", &[("squares", both.into())]);
            let values = [("text", text.as_str().into()), ("line", one.into()), ("line2", other.into())];
            (words.with("floating-count-shared", &values), text)
        }
        _ => (words.with("floating-count-line", &[("line", squares.join(" ").into())]), squares.join(" ")),
    };
    html! {
        <li key={place}>
            <button type="button" dir="auto" class={classes!("count-chip", drawn.then_some("drawn"))} aria-label={label.clone()} title={label}
                data-place={format!("{side} {place}")}>{ renewed(text) }</button>
        </li>
    }
}

/// The chip that an event occurred on.
fn find_chip(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("[data-place]").ok()?
}

/// The item of the scores that a chip shows: the side and its index.
fn read_place(chip: Option<Element>) -> Option<(Side, usize)> {
    let place = chip?.get_attribute("data-place")?;
    let (side, place) = place.split_once(' ')?;
    Some((side.parse().ok()?, place.parse().ok()?))
}

fn point_at(table: &TableHandle<FloatingTable>, pointed: Option<(Side, usize)>) {
    if table.screen.pointed != pointed {
        table.dispatch(Intent::Screen(ScreenMsg::Draw(pointed)).into());
    }
}

/// How long each tic-tac-toe is shown in the final count, in milliseconds.
const COUNT: u32 = 650;

/// Counts the items one after another at the end of the game, or all at once with reduced motion.
#[hook]
pub fn use_counting(table: &TableHandle<FloatingTable>) {
    let counted = table.screen.counted;
    let settings = use_app().settings;
    let left = table.is_over() && counted < count_items(table);
    let table = table.clone();
    use_effect_with((left, counted), move |&(left, counted)| {
        let still = settings.motion_here() != Motion::Device;
        let next = if still { usize::MAX } else { counted + 1 };
        let count = move || table.dispatch(Intent::Screen(ScreenMsg::Count(next)).into());
        let timer = left.then(|| Timeout::new(if next == usize::MAX { 0 } else { COUNT }, count));
        move || drop(timer)
    });
}

/// Analyses in rounds while values are shown, until all are proved or the limit is reached, and not while the computer
/// thinks about its turn.
#[hook]
pub fn use_values(table: &TableHandle<FloatingTable>) {
    let (step, hand, rounds) = (table.step_on_screen(), table.screen.hand, table.screen.rounds);
    let computer = table.state().to_move().and_then(|side| table.seating.computer_at(side));
    let known = table.screen.findings.as_ref().is_some_and(|findings| findings.is_complete());
    let wanted = table.screen.values && !known && rounds < ROUNDS && (computer.is_none() || table.viewing.is_some());
    let wanted = wanted && table.on_screen().to_move().is_some();
    let text = wanted.then(|| think::values_request(hand, rounds, &table.record, step));
    let table = table.clone();
    use_thinking("floating", think::think, text.map(|text| Question { text, wait: 0 }), move |answer: String| {
        if let Ok(findings) = answer.parse() {
            table.dispatch(Intent::Found(step, hand, findings).into());
        }
    });
}

/// The analysis of the state on screen: its value, what the signs on the squares mean, and a line of best play.
pub fn draw_analysis(words: &Words, table: &TableHandle<FloatingTable>) -> Html {
    let side = table.on_screen().to_move().filter(|_| table.screen.values);
    html! { <div class="analysis">{ side.map(|side| draw_findings(words, table, side)) }</div> }
}

fn draw_findings(words: &Words, table: &TableHandle<FloatingTable>, side: Side) -> Html {
    let findings = table.screen.findings.as_ref();
    let value = findings.filter(|findings| findings.value.value().is_some());
    let value = value.map(|findings| renewed(wording::explain_value(words, findings.value)));
    // While no square has a sign there is nothing to explain.
    let key = findings
        .filter(|findings| findings.proved() > 0)
        .map(|_| renewed(words.with("floating-values-key", &[("side", wording::mark(side).into())])));
    let is_complete = findings.is_some_and(Findings::is_complete);
    let stopped = !is_complete && table.screen.rounds >= ROUNDS;
    let progress = match (is_complete, stopped) {
        (true, _) => None,
        (false, true) => Some(words.text("floating-values-unknown")),
        (false, false) => Some(words.text("floating-values-thinking")),
    };
    let on = stopped.then(|| {
        let on = sends(table, Intent::Screen(ScreenMsg::Rethink));
        html! { <button type="button" class="button small" onclick={on}>{ words.text("floating-values-on") }</button> }
    });
    let line = findings.filter(|findings| !findings.line.is_empty()).map(|findings| {
        let line = findings.line.iter().map(|turn| turn.to_string()).collect::<Vec<_>>().join(" · ");
        html! { <p class="best-line">{ words.text("floating-values-line") }{ " " }{ renewed(line) }</p> }
    });
    html! {
        <>
            <p>{ value }</p>
            <p class="quiet">{ key }</p>
            <p class="quiet">{ progress.map(renewed) }</p>
            <div>{ on }</div>
            <div>{ line }</div>
        </>
    }
}
