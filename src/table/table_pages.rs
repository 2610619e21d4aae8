//! What a game draws at the table.

use std::{ops::Deref, rc::Rc};

use flub_tables::{
    i18n::Words,
    table::{
        midend::{Table, TableMsg},
        table_game::{SaveOf, TableGame},
    },
};
use yew::{html::BaseComponent, prelude::*};

use super::for_class::Chosen;

/// A table as the state of a component.
#[derive(Clone, Debug, PartialEq)]
pub struct TableState<G: TableGame>(pub Table<G>);

impl<G: TableGame> Deref for TableState<G> {
    type Target = Table<G>;

    fn deref(&self) -> &Table<G> {
        &self.0
    }
}

impl<G: TableGame> Reducible for TableState<G> {
    type Action = TableMsg<G>;

    fn reduce(self: Rc<Self>, msg: TableMsg<G>) -> Rc<Self> {
        Rc::new(Self(Rc::unwrap_or_clone(self).0.reduced(msg)))
    }
}

/// The reducer handle of a table.
pub type TableHandle<G> = UseReducerHandle<TableState<G>>;

/// What a game draws at the table, and on its set-up page.
pub trait TablePages: TableGame {
    /// The component of the table.
    type Page: BaseComponent<Properties = TableProps<Self>>;

    /// The component of the set-up page.
    type SetUpPage: BaseComponent<Properties = SetUpProps<Self>>;

    /// Whether players get cards, which a teacher may have be the same for everybody.
    const IS_DEALT: bool = false;

    /// What is chosen in a set-up, in the words of its set-up page.
    fn describe_set_up(words: &Words, set_up: &SaveOf<Self>) -> Vec<Chosen>;

    /// Offers to keep on this device what a set-up from another one comes with.
    fn draw_keepable(_set_up: &SaveOf<Self>) -> Html {
        html! {}
    }
}

/// Properties of [`TablePages::Page`].
#[derive(Properties, PartialEq)]
pub struct TableProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
}

/// Properties of [`TablePages::SetUpPage`].
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct SetUpProps<G: TableGame> {
    /// The latest game, finished or not.
    pub left: Option<SaveOf<G>>,
    /// A game whose set-up was linked, or taken from the analysis board.
    pub given: Option<SaveOf<G>>,
    /// Begins a game.
    pub on_begin: Callback<SaveOf<G>>,
    /// Goes on with the latest game.
    pub on_continue: Callback<()>,
    /// Called with the text of what is chosen, where somebody chooses it for others and nothing begins.
    #[prop_or_default]
    pub on_chosen: Option<Callback<Option<AttrValue>>>,
}
