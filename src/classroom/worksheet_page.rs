//! Worksheets: exercises on paper, in two versions, with the key.

use std::rc::Rc;

use flub::{
    games::syllabi,
    lessons::{Worksheet, WorksheetFault},
};
use yew::prelude::*;

use super::worksheet::{
    choices::Choices,
    form::{ExercisesForm, PrintingForm},
    making::{Desk, Making, use_making},
    sheets::{Sheets, sheet_address},
};
use crate::{
    context::use_words,
    i18n::Words,
    platform::seed::seed,
    ui::{
        buttons::PrintButton,
        copy::{copied, copy, select},
        notice::{Notice, Tone},
    },
};

/// Properties of [`WorksheetPage`].
#[derive(Properties, PartialEq)]
pub struct WorksheetPageProps {
    /// The text of the worksheet that a link names.
    pub text: Option<Rc<str>>,
}

/// The page.
#[component]
pub fn WorksheetPage(WorksheetPageProps { text }: &WorksheetPageProps) -> Html {
    let words = use_words();
    let linked = use_memo(text.clone(), |text| text.as_ref().map(|text| Worksheet::read(text, &syllabi())));
    let fault = linked.as_ref().as_ref().and_then(|read| read.as_ref().err().copied());
    let choices = {
        let linked = linked.clone();
        use_state(move || {
            let usual = Choices::usual(seed());
            match linked.as_ref() {
                Some(Ok(sheet)) => usual.with(sheet),
                _ => usual,
            }
        })
    };
    let chosen = (*choices).clone();
    let on_change = {
        let choices = choices.clone();
        Callback::from(move |changed| choices.set(changed))
    };
    let Desk { making, shown } = use_making(chosen.game, chosen.worksheet());
    let is_done = matches!(making, Making::Done(_));
    html! {
        <div class="worksheet">
            <div class="worksheet-side no-print">
                <h1 tabindex="-1">{ words.text("teach-worksheet") }</h1>
                { for fault.map(|fault| unreadable(&words, fault)) }
                <p class="lead">{ words.text("worksheet-lead") }</p>
                <div class="sheet stack">
                    <ExercisesForm choices={chosen.clone()} on_change={on_change.clone()} />
                    <div class="worksheet-acts">
                        <PrintButton class="button primary" disabled={!is_done} />
                        { status(&words, &making, chosen.count) }
                    </div>
                </div>
                <div class="sheet stack"><PrintingForm choices={chosen.clone()} {on_change} /></div>
                { for shown.as_ref().map(|made| html! { <SheetLink address={sheet_address(made)} /> }) }
            </div>
            // What was there before stays in sight until the next sheet is made, but is not printed.
            <div class={classes!("worksheet-desk", (!is_done).then_some("no-print"))} aria-busy={(!is_done).to_string()}>
                { for shown.map(|made| html! { <Sheets {made} printing={chosen.printing} /> }) }
            </div>
        </div>
    }
}

/// What is being made.
fn status(words: &Words, making: &Making, count: usize) -> Html {
    let said = match making {
        Making::Done(_) => words.with("worksheet-made", &[("count", count.into())]),
        Making::Underway(done) => words.with("worksheet-making", &[("done", (*done).into()), ("count", count.into())]),
        Making::Failed => words.text("worksheet-failed"),
    };
    html! { <p class="quiet" role="status">{ said }</p> }
}

fn unreadable(words: &Words, fault: WorksheetFault) -> Html {
    let fault = match fault {
        WorksheetFault::Form => "form",
        WorksheetFault::Ladder => "ladder",
        WorksheetFault::Content => "content",
        WorksheetFault::Difficulty => "difficulty",
        WorksheetFault::Count => "count",
        WorksheetFault::Seed => "seed",
    };
    let values = [("fault", fault.into()), ("most", Worksheet::MOST.into())];
    html! { <Notice tone={Tone::Wrong}><p role="alert">{ words.with("worksheet-unreadable", &values) }</p></Notice> }
}

/// The id of the field that shows the link.
const LINK: &str = "worksheet-link";

/// Properties of [`SheetLink`].
#[derive(Properties, PartialEq)]
struct SheetLinkProps {
    address: AttrValue,
}

/// The link that makes the same sheet again.
#[component]
fn SheetLink(SheetLinkProps { address }: &SheetLinkProps) -> Html {
    let words = use_words();
    let is_copied = use_state_eq(|| None::<(AttrValue, bool)>);
    let onclick = {
        let (address, is_copied) = (address.clone(), is_copied.clone());
        move |_| {
            let (copying, is_copied) = (address.clone(), is_copied.clone());
            let done = move |done| {
                select(LINK);
                is_copied.set(Some((copying.clone(), done)));
            };
            copy(&address, Callback::from(done));
        }
    };
    let done = is_copied.as_ref().filter(|(copied, _)| copied == address).map(|(_, done)| *done);
    html! {
        <div class="worksheet-link">
            <label class="field">
                <span>{ words.text("worksheet-link") }</span>
                <input id={LINK} class="link-field" type="text" readonly=true value={address} />
            </label>
            <button type="button" class="button" {onclick}>{ words.text("worksheet-copy") }</button>
            <p class="quiet" role="status">
                { done.map(|done| words.with("worksheet-copied", &[copied(done)])).unwrap_or_default() }
            </p>
        </div>
    }
}
