use yew::prelude::*;

use super::{
    describe,
    screen::{Turn, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    table::{
        record_panel::RecordPanel,
        sending::{sends, sends_as},
    },
};

/// Properties of [`MatchRecord`].
#[derive(Properties, PartialEq)]
pub struct MatchRecordProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Every move of the match, to step through, take back, copy and paste.
#[component]
pub fn MatchRecord(MatchRecordProps { table }: &MatchRecordProps) -> Html {
    let words = use_words();
    let rows: Vec<String> = table.record.played().iter().map(|action| describe::told(&words, table, action)).collect();
    let trouble = table.screen.trouble.as_ref().map(|error| describe::unreadable(&words, error));
    html! {
        <RecordPanel {rows} at={table.step_on_screen()} text={Some(table.record.to_string())}
            kept={table.save().to_string()} game="lawtoe"
            open={table.screen.window == Some(Window::Record)} pasted={table.screen.pasted.clone()} {trouble}
            on_view={sends_as(table, Intent::View)}
            on_open={sends_as(table, |open: bool| Intent::Screen(Turn::Window(open.then_some(Window::Record))))}
            on_paste={sends_as(table, |pasted| Intent::Screen(Turn::Paste(pasted)))}
            on_load={sends(table, Intent::LoadPasted)} />
    }
}
