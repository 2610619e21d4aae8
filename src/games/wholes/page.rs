use std::rc::Rc;

use flub::games::wholes::{Card, Event};
use flub_tables::{
    context::settings::Settings,
    games::wholes::{
        offer::Offer,
        table::{Intent, Table, WholesTable},
        wording,
    },
    i18n::Words,
    table::midend::TableMsg,
};
use yew::prelude::*;

use super::{
    actions::draw_actions,
    card_view::CardBack,
    dialogs::{draw_call_dialog, draw_look_dialogs, draw_special_dialogs},
    hand::{Hand, Held},
    how_to,
    review::{AnalysisPanel, Review, draw_open_hands},
    table_center::{draw_center, is_bare},
    track::draw_track,
};
use crate::{
    context::{AppContext, use_app},
    platform::{
        guard::use_asked,
        page::{focus, is_lost},
    },
    table::{
        again::{draw_again_buttons, draw_good},
        effects::use_focus_kept,
        guide::use_guide,
        record_panel::draw_looking_back,
        table_bar::{draw_analyse_button, draw_sheets_button},
        table_frame::{TableFrame, draw_stage},
        table_pages::{TableHandle, TableProps},
    },
    ui::{
        character::draw_character,
        renewed::renewed,
        seat_mark::SeatMark,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// A game being played.
#[component]
pub fn WholesPage(TableProps { table, on_leave }: &TableProps<WholesTable>) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let guidance = use_guide(table, false);
    let buttons =
        (table.step(), table.viewing, table.screen.clone(), table.sheets.clone(), table.unveiled, table.staged);
    let draws = matches!(table.offer(settings.pace), Offer::Draw(_));
    use_asked((table.screen.person, table.screen.alone, draws));
    let playing = table.is_playing();
    use_focus_kept(buttons, table.is_present() && table.is_over(), move || {
        focus(".hand .held");
        if !playing {
            focus(".table-actions .primary");
        }
        if is_lost() {
            focus(".pile-draw");
        }
        // While a dialog is open nothing behind it takes the focus.
        if is_lost() {
            focus("dialog[open] .held, dialog[open] .dialog-body .button");
        }
    });
    let state = Rc::new(table.shown());
    // The record names every card that was played; in practice games nothing is hidden.
    let hidden = !table.is_open();
    // Outside Guided only the hint marks cards.
    let marked = if guidance.is_on { guidance.marks().clone() } else { table.cards_hinted() };
    let board = html! {
        <>
            { draw_track(&words, table, &state) }
            { draw_center(&words, &settings, table, &state) }
            <div class="hand-place">{ open_hand(table, &settings, &marked) }</div>
        </>
    };
    html! {
        <TableFrame<WholesTable> {table} {guidance} bar={draw_bar(&words, table, on_leave)} help={how_to::help(table, settings.pace)} class={classes!("wholes-page", table.extras.practice.then_some("practice"))}
            title={words.text("home-wholes")} board_class="wholes-table" {board} {hidden}>
            { table.staged.is_none().then(|| status(&words, table)) }
            <div class="table-actions">
                { draw_what_to_do(&words, table, &settings, on_leave) }
                { draw_call_dialog(&words, table) }
                { draw_special_dialogs(&words, table) }
                { draw_look_dialogs(&words, table) }
            </div>
            { refused(&words, table) }
            if table.screen.analysis && table.is_open() {
                <AnalysisPanel {table} {state} />
            } else {
                { draw_open_hands(&words, table, &state) }
            }
        </TableFrame<WholesTable>>
    }
}

/// The hand of the person at the screen; face down, while the screen waits for that person and nothing else is to be looked at.
fn open_hand(table: &TableHandle<WholesTable>, settings: &Settings, marked: &[Card]) -> Html {
    if let Offer::Curtain(seat) = table.offer(settings.pace)
        && is_bare(table)
    {
        let mark = Some(table.seating.player(seat).mark);
        let count = table.state().hand(seat).len();
        let backs = (0..count).map(|place| html! { <li key={place}><CardBack seat={mark} /></li> });
        return html! { <ul key="closed" class="hand" style={format!("--count:{count}")} aria-hidden="true">{ for backs }</ul> };
    }
    if table.holder().is_none() || table.viewing.is_some() {
        return html! {};
    }
    let (mut hinted, mut drawn) = (marked.to_vec(), table.screen.drawn);
    let cards = table.hand().iter().enumerate().map(|(place, &card)| {
        // Of cards alike it is the first.
        let hinted = !table.screen.draft.has(place) && take(&mut hinted, card);
        let drawn = drawn.take_if(|drawn| *drawn == card).is_some();
        Held { card, picked: table.screen.draft.has(place), drawn, hinted }
    });
    html! { <Hand cards={cards.collect::<Vec<_>>()} on_choose={sends_as(table, Intent::TapCard)} /> }
}

/// The actions now: look back, play, or review.
fn draw_what_to_do(
    words: &Words,
    table: &TableHandle<WholesTable>,
    settings: &Settings,
    on_leave: &Callback<()>,
) -> Html {
    if let Some(stage) = draw_stage(words, table) {
        return stage;
    }
    match table.offer(settings.pace) {
        Offer::Now => draw_looking_back(words, table),
        Offer::NewGame => html! {
            <div key="over" class="actions verdict">
                { draw_good(wording::describe_good(words, table)) }
                <div class="action-row">
                    { draw_again_buttons(table, words.text("wholes-new-game"), Some(on_leave)) }
                </div>
                <Review {table} />
            </div>
        },
        _ => draw_actions(words, table, settings),
    }
}

/// Why the latest act was refused.
fn refused(words: &Words, table: &Table) -> Html {
    let sentence = table.refusal.as_ref().map(|refusal| wording::describe_refusal(words, &table.seating, refusal));
    html! { <p class="refusal">{ sentence.map(renewed) }</p> }
}

/// The actions that are always available.
fn draw_bar(words: &Words, table: &TableHandle<WholesTable>, on_leave: &Callback<()>) -> Html {
    let undo = table.extras.practice.then(|| {
        html! {
            <button type="button" class="button small" aria-disabled={(!table.can_undo()).to_string()}
                onclick={sends(table, TableMsg::Undo)}>{ words.text("table-undo") }</button>
        }
    });
    html! {
        <div class="table-bar">
            <div class="table-bar-part">
                { undo }
                // After the game this is among the other ways to go on.
                if !table.is_over() {
                    <button type="button" class="button small" onclick={on_leave.reform(|_| ())}>
                        { words.text("table-leave") }
                    </button>
                }
                { draw_analyse_button(words, table) }
            </div>
            { draw_sheets_button(table, words.text("wholes-record")) }
        </div>
    }
}

/// Whose turn it is, what the player may do, and what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let (headline, hint) = match table.viewing {
        Some(step) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        None => (wording::describe_turn(words, table), wording::describe_options(words, table)),
    };
    let mut earlier = table.record.events()[..table.step_on_screen()].iter().rev();
    let latest = earlier.find(|events| !matches!(events.first(), Some(Event::LetBe(_))));
    let latest = latest.map(|events| wording::describe_events(words, &table.seating, events));
    let worked = table.bluff_worked(table.step_on_screen()).then(|| words.text("wholes-bluff-worked"));
    let latest = latest.map(|latest| words.sentences([latest].into_iter().chain(worked)));
    // While a play can be called, it is the turn of all others.
    let mark = table.whose_turn().filter(|_| !table.can_be_called()).map(|seat| {
        html! { <>{ draw_character(table.company(seat)) }<SeatMark seat={table.seating.player(seat).mark} /></> }
    });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }{ renewed(headline) }</h2>
            <p class="status-due"><Explained text={hint} /></p>
            <p class="status-latest">{ latest.map(renewed) }</p>
        </div>
    }
}

/// Takes one of these cards that is like this one, if there is any.
fn take(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|&one| one == card);
    place.map(|place| cards.remove(place)).is_some()
}
