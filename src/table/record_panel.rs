//! The record of a table: the steps to look back at, and its text to copy, save, print and paste.

use flub::play::Game;
use flub_tables::{
    i18n::Words,
    table::{
        midend::TableMsg,
        table_game::{RefusalOf, TableGame},
        unreadable::unreadable,
    },
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
    let trouble = table.sheets.trouble.as_ref();
    let refused = |refusal: &RefusalOf<G>| G::describe_refusal(&words, table, refusal);
    let exchange = (!hidden).then(|| Exchange {
        text: table.record.to_string().into(),
        link: at_step(&table.link().to_string(), Some(at).filter(|&at| at < steps)).into(),
        pasted: table.sheets.pasted.clone(),
        trouble: trouble.map(|error| unreadable(&words, &G::FORM, error, refused)),
        faulty: trouble.and_then(|error| line_of(&table.sheets.pasted, error.line)),
        on_paste: sends_as(table, TableMsg::Paste),
        on_load: sends(table, TableMsg::LoadPasted),
    });
    let described = (0..steps).map(|step| G::describe(&words, table, step)).collect();
    let (on_view, on_share) = (sends_as(table, TableMsg::View), sends_as(table, TableMsg::Share));
    let sharing = Sharing { exchange, is_open: table.sheets.sharing && !hidden, on_share };
    draw_record(&words, G::Rules::NAME, described, at, &on_view, sharing)
}

/// The dialog with the record's text.
struct Sharing {
    /// What is in it. `None` if that is withheld.
    exchange: Option<Exchange>,
    is_open: bool,
    on_share: Callback<bool>,
}

/// The record as text, to take along and to replace.
struct Exchange {
    text: AttrValue,
    /// What a link to the step on the screen carries.
    link: AttrValue,
    /// What is in the field for another record, why that is none, and the line that is meant.
    pasted: String,
    trouble: Option<String>,
    faulty: Option<String>,
    on_paste: Callback<String>,
    on_load: Callback<MouseEvent>,
}

/// The steps as they were described, of which this one is on the screen.
fn draw_record(
    words: &Words,
    game: &'static str,
    described: Vec<String>,
    at: usize,
    on_view: &Callback<Option<usize>>,
    sharing: Sharing,
) -> Html {
    let steps = described.len();
    let rows = described.into_iter().zip(1..).map(|(sentence, step)| {
        let onclick = on_view.reform(move |_| Some(step));
        let onkeydown = move |event: KeyboardEvent| walk_rows(&event, step, steps);
        // The rows are one stop of the Tab key: the one of the step on the screen.
        let tabindex = if step == at.max(1) { "0" } else { "-1" };
        html! {
            <li key={step}>
                <button type="button" class="record-step" aria-current={(step == at).then_some("step")} {tabindex}
                    {onclick} {onkeydown}>
                    { renewed(sentence) }
                </button>
            </li>
        }
    });
    let Sharing { exchange, is_open, on_share } = sharing;
    html! {
        <section class="record">
            <div class="record-bar">
                <h2>{ words.text("table-record") }</h2>
                { draw_record_walk(words, on_view, at, steps) }
                if exchange.is_some() {
                    <button type="button" class="button small" onclick={on_share.reform(|_| true)}>
                        { words.text("table-record-share") }
                    </button>
                }
            </div>
            <div class="record-scroll" role="region" aria-label={words.text("table-record")}>
                <p class="quiet">{ (steps == 0).then(|| renewed(words.text("table-record-empty"))) }</p>
                <ol class="record-steps">{ for rows }</ol>
            </div>
            <Dialog name="record" title={words.text("table-record-share-title")} open={is_open}
                on_close={on_share.reform(|()| false)}>
                { for exchange.map(|exchange| draw_exchange(words, game, exchange)) }
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

/// How much of a faulty line is quoted, in characters.
const QUOTED: usize = 40;

/// The beginning of this line of a text, counted as in [`RecordError`](flub::play::RecordError). `None` if there is nothing in it.
fn line_of(text: &str, line: usize) -> Option<String> {
    let line = text.split(['\n', ';']).nth(line.checked_sub(1)?)?.trim();
    (!line.is_empty()).then(|| line.chars().take(QUOTED).collect())
}

/// The record's text to copy, a link to this step, and a field for the text of another record.
fn draw_exchange(words: &Words, game: &'static str, exchange: Exchange) -> Html {
    let Exchange { text, link, pasted, trouble, faulty, on_paste, on_load } = exchange;
    let oninput = on_paste.reform(|event: InputEvent| event.target_unchecked_into::<HtmlTextAreaElement>().value());
    html! {
        <div class="record-text">
            <RecordText {text} {game} />
            <LinkButton {game} kind={LinkKind::Game} text={link} label={words.text("table-link-game")} />
            <label for="record-paste">{ words.text("table-record-paste-label") }</label>
            <textarea id="record-paste" rows="3" value={pasted} {oninput}
                aria-invalid={trouble.is_some().to_string()} aria-describedby="record-trouble" />
            <p id="record-trouble" class="field-wrong" role="status">{ trouble.map(renewed) }</p>
            <p class="quiet">{ faulty.map(|faulty| html! { <q>{ renewed(faulty) }</q> }) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary" onclick={on_load}>{ words.text("table-record-load") }</button>
            </div>
        </div>
    }
}

/// The buttons that step through a record of so many steps, from the step on the screen: 0 is the beginning.
fn draw_record_walk(words: &Words, on_view: &Callback<Option<usize>>, at: usize, steps: usize) -> Html {
    let (first, now) = (at == 0, at >= steps);
    let view = |step: Option<usize>| on_view.reform(move |_| step);
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

/// On narrow screens, where the record is hidden, the buttons that step through it from the step on the screen.
pub fn draw_narrow_walk<G: TableGame>(words: &Words, table: &TableHandle<G>) -> Html {
    let on_view = sends_as(table, TableMsg::View);
    let walk = draw_record_walk(words, &on_view, table.step_on_screen(), table.step());
    html! { <div class="only-narrow">{ walk }</div> }
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
            <textarea id={FIELD} rows="3" readonly=true value={&props.text} />
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
        <div key="looking" class="actions looking">
            { draw_narrow_walk(words, table) }
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
