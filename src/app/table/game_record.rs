//! The record panel of a table.

use flub::play::Game;
use yew::prelude::*;

use super::{
    midend::TableMsg,
    record_panel::RecordPanel,
    sending::{sends, sends_as},
    table_game::{TableGame, TableHandle},
    unreadable::unreadable,
};
use crate::app::context::use_words;

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
        trouble.map(|error| unreadable(&words, &G::FORM, error, |refusal| G::refused(&words, table, refusal)));
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
