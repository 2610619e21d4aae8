//! The record of a table: browse it, look back at a step, copy, save, print and paste its text.

use flub::play::Game;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{
    link::{LinkKind, at_step},
    link_button::LinkButton,
    midend::TableMsg,
    sending::{sends, sends_as},
    table_game::{TableGame, TableHandle},
    unreadable::unreadable,
};
use crate::{
    context::use_words,
    i18n::Words,
    platform::file,
    ui::{
        buttons::{IconButton, print_button},
        copy::{copied, copy, select},
        dialog::Dialog,
        renewed::renewed,
    },
};

/// Properties of [`RecordPanel`].
#[derive(Properties, PartialEq)]
pub struct RecordPanelProps {
    /// One line per step.
    pub rows: Vec<String>,
    /// The step on the screen, from 0 for the beginning; the number of rows is the present.
    pub at: usize,
    /// The record's text. `None` while it is withheld; then it can be neither copied nor replaced.
    pub text: Option<AttrValue>,
    /// The save: record and players.
    pub kept: AttrValue,
    /// The game's name.
    pub game: AttrValue,
    /// Whether the dialog with the text is open.
    pub open: bool,
    /// The content of the field for a record.
    pub pasted: AttrValue,
    /// Why that is not a record, as a sentence.
    pub trouble: Option<AttrValue>,
    /// Shows a step. `None` for the present.
    pub on_view: Callback<Option<usize>>,
    /// Opens or closes the dialog with the text.
    pub on_open: Callback<bool>,
    /// Called with the pasted text.
    pub on_paste: Callback<String>,
    /// Plays on from the pasted record.
    pub on_load: Callback<MouseEvent>,
}

/// The steps, buttons to move through them, and a dialog with the record's text.
#[component]
pub fn RecordPanel(props: &RecordPanelProps) -> Html {
    let words = use_words();
    let rows = props.rows.iter().enumerate().map(|(index, sentence)| {
        let step = index + 1;
        let onclick = props.on_view.reform(move |_| Some(step));
        html! {
            <li key={index}>
                <button type="button" class="record-step" aria-current={(step == props.at).then_some("step")} {onclick}>
                    { renewed(sentence) }
                </button>
            </li>
        }
    });
    let share = props.text.as_ref().map(|_| {
        let onclick = props.on_open.reform(|_| true);
        html! { <button type="button" class="button small" {onclick}>{ words.text("table-record-share") }</button> }
    });
    html! {
        <section class="record">
            <div class="record-bar">
                <h2>{ words.text("table-record") }</h2>
                <RecordWalk at={props.at} steps={props.rows.len()} on_view={&props.on_view} />
                { share }
            </div>
            <div class="record-scroll" tabindex="0" role="region" aria-label={words.text("table-record")}>
                <p class="quiet">{ props.rows.is_empty().then(|| renewed(words.text("table-record-empty"))) }</p>
                <ol class="record-steps">{ for rows }</ol>
            </div>
            <Dialog name="record" title={words.text("table-record-share-title")}
                open={props.open && props.text.is_some()} on_close={props.on_open.reform(|()| false)}>
                { props.text.as_ref().map(|text| exchange(&words, props, text)) }
            </Dialog>
        </section>
    }
}

/// The record's text to copy, and a field to paste one.
fn exchange(words: &Words, props: &RecordPanelProps, text: &AttrValue) -> Html {
    let on_input =
        props.on_paste.reform(|event: InputEvent| event.target_unchecked_into::<HtmlTextAreaElement>().value());
    let step = Some(props.at).filter(|&at| at < props.rows.len());
    html! {
        <div class="record-text">
            <RecordText {text} game={&props.game} />
            <LinkButton game={&props.game} kind={LinkKind::Game} text={at_step(&props.kept, step)}
                label={words.text("table-link-game")} />
            <label for="record-paste">{ words.text("table-record-paste-label") }</label>
            <textarea id="record-paste" rows="6" value={&props.pasted} oninput={on_input}
                aria-invalid={props.trouble.is_some().to_string()} aria-describedby="record-trouble" />
            <p id="record-trouble" class="field-wrong" role="status">{ props.trouble.as_ref().map(renewed) }</p>
            <div class="action-row">
                <button type="button" class="button primary" onclick={&props.on_load}>
                    { words.text("table-record-load") }
                </button>
            </div>
        </div>
    }
}

/// Properties of [`RecordWalk`].
#[derive(Properties, PartialEq)]
pub struct RecordWalkProps {
    /// The step on the screen, from 0 for the beginning; the number of steps is the present.
    pub at: usize,
    /// The number of steps.
    pub steps: usize,
    /// Shows a step. `None` for the present.
    pub on_view: Callback<Option<usize>>,
}

/// The buttons that step through a record.
#[component]
pub fn RecordWalk(&RecordWalkProps { at, steps, ref on_view }: &RecordWalkProps) -> Html {
    let words = use_words();
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

/// Properties of [`GameRecord`].
#[derive(Properties, PartialEq)]
pub struct GameRecordProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// Whether the record's text is withheld because it reveals hidden information.
    #[prop_or_default]
    pub hidden: bool,
}

/// The steps of the game, with controls to browse, copy and paste it.
#[component]
pub fn GameRecord<G: TableGame>(GameRecordProps { table, hidden }: &GameRecordProps<G>) -> Html {
    let words = use_words();
    let trouble = table.sheets.trouble.as_ref();
    let trouble =
        trouble.map(|error| unreadable(&words, &G::FORM, error, |refusal| G::describe_refusal(&words, table, refusal)));
    // What a step led to is told on the stage first.
    let staged = table.staged.filter(|_| table.viewing.is_none());
    let told = staged.map_or(table.step(), |staged| staged.step - 1);
    html! {
        <RecordPanel
            rows={(0..told).map(|step| G::describe(&words, table, step)).collect::<Vec<_>>()}
            at={table.step_on_screen().min(told)}
            text={(!hidden).then(|| table.record.to_string())}
            kept={table.link().to_string()}
            game={G::Rules::NAME}
            open={table.sheets.sharing}
            pasted={table.sheets.pasted.clone()}
            {trouble}
            on_view={sends_as(table, TableMsg::View)}
            on_open={sends_as(table, TableMsg::Share)}
            on_paste={sends_as(table, TableMsg::Paste)}
            on_load={sends(table, TableMsg::LoadPasted)}
        />
    }
}

/// The id of the field that shows the text.
const FIELD: &str = "record-copy";

/// Properties of [`RecordText`].
#[derive(Properties, PartialEq)]
pub struct RecordTextProps {
    /// The record.
    pub text: AttrValue,
    /// The game's name, also used for the file.
    pub game: AttrValue,
}

/// The text and its buttons. The message about copying stays until the text changes.
#[component]
pub fn RecordText(props: &RecordTextProps) -> Html {
    let words = use_words();
    let done = use_state(|| None::<(AttrValue, bool)>);
    let sentence = done.as_ref().filter(|(text, _)| *text == props.text);
    let sentence = sentence.map(|(_, is_copied)| words.with("table-record-copied", &[copied(*is_copied)]));
    let onclick = {
        let (done, text) = (done.clone(), props.text.clone());
        move |_| {
            // Reset each time so that screen readers repeat it.
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

/// Properties of [`LookingBack`].
#[derive(Properties, PartialEq)]
pub struct LookingBackProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
}

/// A button back to the present, and on narrow screens, where the record is hidden, the buttons that step through it.
#[component]
pub fn LookingBack<G: TableGame>(LookingBackProps { table }: &LookingBackProps<G>) -> Html {
    let words = use_words();
    let staged = table.is_staged(table.step_on_screen());
    html! {
        <div class="actions">
            <div class="only-narrow">
                <RecordWalk at={table.step_on_screen()} steps={table.step()} on_view={sends_as(table, TableMsg::View)} />
            </div>
            if staged {
                <button type="button" class="button wide" onclick={sends(table, TableMsg::StageAgain)}>
                    { words.text("table-see-again") }
                </button>
            }
            <button type="button" class="button primary wide" onclick={sends(table, TableMsg::View(None))}>
                { words.text("table-back-to-now") }
            </button>
        </div>
    }
}

/// Properties of [`LookButton`].
#[derive(Properties, PartialEq)]
pub struct LookButtonProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// The step to look at.
    pub step: usize,
    /// What it says.
    pub label: AttrValue,
}

/// A button that leads to a step of the record.
#[component]
pub fn LookButton<G: TableGame>(props: &LookButtonProps<G>) -> Html {
    let onclick = sends(&props.table, TableMsg::View(Some(props.step)));
    html! { <button type="button" class="button wide" {onclick}>{ renewed(&props.label) }</button> }
}
