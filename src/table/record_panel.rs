//! The record of a table: the steps to look back at, and its text to copy, save, print and paste.

use flub::play::Game;
use flub_tables::{
    i18n::Words,
    table::{midend::TableMsg, table_game::TableGame, unreadable::unreadable},
};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{
    link::{LinkKind, at_step},
    link_button::LinkButton,
    table_pages::TableHandle,
};
use crate::{
    context::use_words,
    platform::{file, page::focus},
    ui::{
        buttons::{IconButton, print_button},
        dialog::Dialog,
        renewed::renewed,
        sending::{sends, sends_as},
        share::{copied, copy, select},
    },
};

#[derive(Properties, PartialEq)]
pub struct GameRecordProps<G: TableGame> {
    pub table: TableHandle<G>,
    /// Whether the record's text is withheld because it reveals hidden information. Then it can be neither copied nor replaced.
    #[prop_or_default]
    pub hidden: bool,
}

/// The steps of the game, buttons to move through them, and a dialog with the record's text. It is a component because it describes every
/// step, which takes long when a table is drawn often.
#[component]
pub fn GameRecord<G: TableGame>(GameRecordProps { table, hidden }: &GameRecordProps<G>) -> Html {
    let words = use_words();
    // The stage shows first what a step led to.
    let staged = table.staged.filter(|_| table.viewing.is_none());
    let steps = staged.map_or(table.step(), |staged| staged.step - 1);
    let at = table.step_on_screen().min(steps);
    let on_view = sends_as(table, TableMsg::View);
    let rows = (0..steps).map(|index| {
        let step = index + 1;
        let onclick = on_view.reform(move |_| Some(step));
        let onkeydown = move |event: KeyboardEvent| walk_rows(&event, step, steps);
        // The rows are one stop of the Tab key: the one of the step on the screen.
        let tabindex = if step == at.max(1) { "0" } else { "-1" };
        html! {
            <li key={index}>
                <button type="button" class="record-step" aria-current={(step == at).then_some("step")} {tabindex}
                    {onclick} {onkeydown}>
                    { renewed(G::describe(&words, table, index)) }
                </button>
            </li>
        }
    });
    let is_open = table.sheets.sharing && !hidden;
    html! {
        <section class="record">
            <div class="record-bar">
                <h2>{ words.text("table-record") }</h2>
                { draw_record_walk(&words, table, at, steps) }
                if !hidden {
                    <button type="button" class="button small" onclick={sends(table, TableMsg::Share(true))}>
                        { words.text("table-record-share") }
                    </button>
                }
            </div>
            <div class="record-scroll" role="region" aria-label={words.text("table-record")}>
                <p class="quiet">{ (steps == 0).then(|| renewed(words.text("table-record-empty"))) }</p>
                <ol class="record-steps">{ for rows }</ol>
            </div>
            <Dialog name="record" title={words.text("table-record-share-title")} open={is_open}
                on_close={sends(table, TableMsg::Share(false))}>
                if !hidden {
                    { draw_exchange(&words, table, Some(at).filter(|&at| at < steps)) }
                }
            </Dialog>
        </section>
    }
}

/// Moves the focus from the row of a step to another one by the arrow keys, Home and End.
fn walk_rows(event: &KeyboardEvent, step: usize, steps: usize) {
    let to = match event.key().as_str() {
        "ArrowUp" => step.saturating_sub(1).max(1),
        "ArrowDown" => steps.min(step + 1),
        "Home" => 1,
        "End" => steps,
        _ => return,
    };
    event.prevent_default();
    focus(&format!(".record-steps > :nth-child({to}) > .record-step"));
}

/// The record's text to copy, a link to this step, and a field for the text of another record.
fn draw_exchange<G: TableGame>(words: &Words, table: &TableHandle<G>, step: Option<usize>) -> Html {
    let oninput = sends_as(table, |event: InputEvent| {
        TableMsg::Paste(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    let trouble = table.sheets.trouble.as_ref();
    let trouble =
        trouble.map(|error| unreadable(words, &G::FORM, error, |refusal| G::describe_refusal(words, table, refusal)));
    html! {
        <div class="record-text">
            <RecordText text={table.record.to_string()} game={G::Rules::NAME} />
            <LinkButton game={G::Rules::NAME} kind={LinkKind::Game} text={at_step(&table.link().to_string(), step)}
                label={words.text("table-link-game")} />
            <label for="record-paste">{ words.text("table-record-paste-label") }</label>
            <textarea id="record-paste" rows="6" value={table.sheets.pasted.clone()} {oninput}
                aria-invalid={trouble.is_some().to_string()} aria-describedby="record-trouble" />
            <p id="record-trouble" class="field-wrong" role="status">{ trouble.map(renewed) }</p>
            <div class="action-row">
                <button type="button" class="button primary" onclick={sends(table, TableMsg::LoadPasted)}>
                    { words.text("table-record-load") }
                </button>
            </div>
        </div>
    }
}

/// The buttons that step through a record of so many steps, from the step on the screen: 0 is the beginning.
pub fn draw_record_walk<G: TableGame>(words: &Words, table: &TableHandle<G>, at: usize, steps: usize) -> Html {
    let (first, now) = (at == 0, at >= steps);
    let view = |step: Option<usize>| sends(table, TableMsg::View(step));
    html! {
        <div class="record-walk" role="group" aria-label={words.text("table-record-walk")}>
            <IconButton label={words.text("table-record-first")} path="M18 5l-8 7 8 7M7 5v14" disabled={first}
                onclick={view(Some(0))} />
            <IconButton label={words.text("table-record-back")} path="M15 5l-8 7 8 7" disabled={first}
                onclick={view(Some(at.saturating_sub(1)))} />
            <IconButton label={words.text("table-record-forward")} path="M9 5l8 7-8 7" disabled={now}
                onclick={view(Some(at + 1))} />
            <IconButton label={words.text("table-record-now")} path="M6 5l8 7-8 7M17 5v14" disabled={now}
                onclick={view(None)} />
        </div>
    }
}

/// The id of the field that shows the text.
const FIELD: &str = "record-copy";

#[derive(Properties, PartialEq)]
struct RecordTextProps {
    text: AttrValue,
    /// The game's name, which the file gets too.
    game: AttrValue,
}

/// The record's text and its buttons. The message about copying stays until the text changes.
#[component]
fn RecordText(props: &RecordTextProps) -> Html {
    let words = use_words();
    let done = use_state(|| None::<(AttrValue, bool)>);
    let sentence = done.as_ref().filter(|(text, _)| *text == props.text);
    let sentence = sentence.map(|(_, is_copied)| words.with("table-record-copied", &[copied(*is_copied)]));
    let onclick = {
        let (done, text) = (done.clone(), props.text.clone());
        move |_| {
            // Empty it first, so that screen readers repeat it.
            done.set(None);
            let (done, kept) = (done.clone(), text.clone());
            let on_done = move |is_copied: bool| {
                // Once copied, focus stays on the button.
                if !is_copied {
                    select(FIELD);
                }
                done.set(Some((kept.clone(), is_copied)));
            };
            copy(&text, Callback::from(on_done));
        }
    };
    html! {
        <>
            <label for={FIELD}>{ words.text("table-record-copy-label") }</label>
            <textarea id={FIELD} rows="6" readonly=true value={&props.text} />
            <div class="action-row">
                <button type="button" class="button" {onclick}>{ words.text("table-record-copy") }</button>
                <a class="button" href={file::address(&props.text)} download={format!("{}.txt", props.game)}>
                    { words.text("table-record-file") }
                </a>
                { print_button(&words, "button", false) }
            </div>
            <p class="quiet" role="status">{ sentence.map(renewed) }</p>
        </>
    }
}

/// A button back to the present, and on narrow screens, where the record is hidden, the buttons that step through it.
pub fn draw_looking_back<G: TableGame>(words: &Words, table: &TableHandle<G>) -> Html {
    let staged = table.is_staged(table.step_on_screen());
    html! {
        <div key="looking" class="actions">
            <div class="only-narrow">{ draw_record_walk(words, table, table.step_on_screen(), table.step()) }</div>
            <button type="button" class="button primary wide" onclick={sends(table, TableMsg::View(None))}>
                { words.text("table-back-to-now") }
            </button>
            if staged {
                <button type="button" class="button wide" onclick={sends(table, TableMsg::StageAgain)}>
                    { words.text("table-see-again") }
                </button>
            }
        </div>
    }
}

/// A button that leads to a step of the record.
pub fn draw_look_button<G: TableGame>(table: &TableHandle<G>, step: usize, label: String) -> Html {
    let onclick = sends(table, TableMsg::View(Some(step)));
    html! { <button type="button" class="button wide" {onclick}>{ renewed(label) }</button> }
}
