use yew::prelude::*;

use super::{
    describe,
    screen::Turn,
    table::{Intent, Table, sends, sends_as},
};
use crate::app::{context::use_words, table::record_panel::RecordPanel};

/// Properties of [`GameRecord`].
#[derive(Properties, PartialEq)]
pub struct GameRecordProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Every turn of the game, to step through, take back, copy and paste.
#[component]
pub fn GameRecord(GameRecordProps { table }: &GameRecordProps) -> Html {
    let words = use_words();
    html! {
        <RecordPanel
            rows={table.record.played().iter().map(|action| describe::told(&words, table, action)).collect::<Vec<_>>()}
            at={table.step_on_screen()}
            text={Some(table.record.to_string())}
            kept={table.save().to_string()}
            game="floating"
            open={table.screen.sharing}
            pasted={table.screen.pasted.clone()}
            trouble={table.screen.trouble.as_ref().map(|error| describe::unreadable(&words, error))}
            on_view={sends_as(table, Intent::View)}
            on_open={sends_as(table, |open| Intent::Screen(Turn::Share(open)))}
            on_paste={sends_as(table, |pasted| Intent::Screen(Turn::Paste(pasted)))}
            on_load={sends(table, Intent::LoadPasted)}
        />
    }
}
