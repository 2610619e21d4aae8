//! What the pages have in common on which a game is played.

use yew::prelude::*;

use super::{
    game_record::GameRecord,
    midend::TableMsg,
    sending::sends,
    sheets::Sheets,
    table_game::{TableGame, TableHandle},
};

/// Properties of [`TableFrame`].
#[derive(Properties, PartialEq)]
pub struct TableFrameProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// What is played.
    pub title: AttrValue,
    /// Classes of the page.
    #[prop_or_default]
    pub class: Classes,
    /// Classes of the place where it is played.
    #[prop_or(classes!("table-mat"))]
    pub board_class: Classes,
    /// Where it is played.
    pub board: Html,
    /// How the game stands and what can be done.
    pub children: Html,
    /// What stands below the record.
    #[prop_or_default]
    pub sheet: Html,
    /// Whether the text of the record is not to be seen, because it names what is hidden.
    #[prop_or_default]
    pub hidden: bool,
}

/// Where the game is played, and beside it how it stands, what can be done, and the record.
#[component]
pub fn TableFrame<G: TableGame>(props: &TableFrameProps<G>) -> Html {
    let table = &props.table;
    html! {
        <section class={classes!("table-page", props.class.clone())}>
            <div class={props.board_class.clone()}>
                <h1 class="visually-hidden" tabindex="-1">{ &props.title }</h1>
                { props.board.clone() }
            </div>
            <div class="table-side">
                { props.children.clone() }
                <Sheets open={table.sheets.open} on_toggle={sends(table, TableMsg::ToggleSheets)}>
                    <GameRecord<G> {table} hidden={props.hidden} />
                    { props.sheet.clone() }
                </Sheets>
            </div>
        </section>
    }
}
