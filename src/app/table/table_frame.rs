//! The layout shared by all table pages.

use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::{
    analyse_button::HelpNote,
    game_record::GameRecord,
    hand_over::HandOver,
    help::{Drawer, Help, HelpDrawer, asks, toggled},
    midend::TableMsg,
    moments_link::MomentsLink,
    presenting::use_presented,
    results::Came,
    sending::sends,
    sheets::Sheets,
    table_game::{TableGame, TableHandle},
    whisper::Whisper,
};
use crate::app::{
    context::arranged::Helper,
    ui::{flourish::Flourish, presenter::Veil, renewed::renewed, term::Glossary},
};

/// Properties of [`TableFrame`].
#[derive(Properties, PartialEq)]
pub struct TableFrameProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// The name of what is played.
    pub title: AttrValue,
    /// What the table explains.
    pub help: Help,
    /// Classes of the page.
    #[prop_or_default]
    pub class: Classes,
    /// Classes of the board's container.
    #[prop_or(classes!("table-mat"))]
    pub board_class: Classes,
    /// The board.
    pub board: Html,
    /// The status and the actions.
    pub children: Html,
    /// What the coach whispers.
    #[prop_or_default]
    pub whisper: AttrValue,
    /// Content below the record.
    #[prop_or_default]
    pub sheet: Html,
    /// Whether the record's text is withheld because it reveals hidden information.
    #[prop_or_default]
    pub hidden: bool,
}

/// The board, and beside it the status, the actions and the record.
#[component]
pub fn TableFrame<G: TableGame>(props: &TableFrameProps<G>) -> Html {
    let table = &props.table;
    let drawer = use_state_eq(|| None::<Drawer>);
    let onkeydown = {
        let drawer = drawer.clone();
        move |event: KeyboardEvent| {
            if asks(&event) {
                event.prevent_default();
                drawer.set(toggled(*drawer, Drawer::Keys));
            }
        }
    };
    // What is on the stage goes on wherever it is tapped.
    let onclick = table.staged.map(|_| sends(table, TableMsg::GoOn));
    let (presented, presenter) = use_presented(table);
    html! {
        <ContextProvider<Glossary> context={props.help.terms}>
            <section class={classes!("table-page", props.class.clone(), presented)} {onkeydown}>
                { presenter }
                <div class={props.board_class.clone()} {onclick}>
                    <h1 class="visually-hidden" tabindex="-1">{ renewed(&props.title) }</h1>
                    { props.board.clone() }
                </div>
                <div class="table-side">
                    <Veil />
                    if table.is_present() && table.came() == Some(Came::Won) {
                        <Flourish />
                    }
                    { props.children.clone() }
                    <HandOver<G> {table} />
                    <Whisper text={&props.whisper} />
                    <HelpNote<G> {table} />
                    <MomentsLink<G> {table} />
                    <Sheets open={table.sheets.open} on_toggle={sends(table, TableMsg::ToggleSheets)}>
                        <GameRecord<G> {table} hidden={props.hidden} />
                        { props.sheet.clone() }
                    </Sheets>
                </div>
                <HelpDrawer<G> help={props.help} has_rules={!table.arranged.hides(Helper::Rules)} open={drawer} />
            </section>
        </ContextProvider<Glossary>>
    }
}
