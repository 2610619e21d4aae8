use yew::prelude::*;

use super::{
    describe,
    save::Save,
    screen::{Turn, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    table::{
        record_panel::RecordPanel,
        sending::{sends, sends_as},
        unreadable::{RecordForm, unreadable},
    },
};

/// How a record of POE looks.
const FORM: RecordForm =
    RecordForm { name: "poe", title: "home-poe", example: "flub 1 poe beginning seats 3 for 6 rounds seed 7" };

/// Properties of [`MatchRecord`].
#[derive(Properties, PartialEq)]
pub struct MatchRecordProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Every move of the match, to step through, copy and paste. The text is not to be seen while proofs are under seal.
#[component]
pub fn MatchRecord(MatchRecordProps { table }: &MatchRecordProps) -> Html {
    let words = use_words();
    let told = |action| describe::told(&words, &table.seating, action);
    let sealed = table.state().hearing().is_some_and(|hearing| hearing.is_sealed());
    let trouble = table.screen.trouble.as_ref();
    let trouble = trouble
        .map(|error| unreadable(&words, &FORM, error, |refusal| describe::refused(&words, &table.seating, *refusal)));
    // In whole minutes, so that a link on the screen is good for a while.
    let kept = Save { elapsed: table.elapsed - table.elapsed % 60, ..table.save() }.to_string();
    html! {
        <RecordPanel rows={table.record.played().iter().map(told).collect::<Vec<_>>()} at={table.step_on_screen()}
            text={(!sealed).then(|| table.record.to_string())} {kept} game="poe"
            open={table.screen.window == Some(Window::Record)} pasted={table.screen.pasted.clone()} {trouble}
            on_view={sends_as(table, Intent::View)}
            on_open={sends_as(table, |open: bool| Intent::Screen(Turn::Window(open.then_some(Window::Record))))}
            on_paste={sends_as(table, |pasted| Intent::Screen(Turn::Paste(pasted)))}
            on_load={sends(table, Intent::LoadPasted)} />
    }
}
