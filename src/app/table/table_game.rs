//! What a game gives the table.

use std::fmt::Debug;

use flub::play::{Game, Record, Seat};
use yew::{html::BaseComponent, prelude::*};

use super::{
    effects::Question,
    midend::Table,
    news::News,
    save::{Extras, Players, Save},
    unreadable::RecordForm,
};
use crate::app::{context::settings::Pace, i18n::Words, platform::thinker::Think};

/// The refusals of a game's rules.
pub type RefusalOf<G> = <<G as TableGame>::Rules as Game>::Refusal;

/// A game as it is kept.
pub type SaveOf<G> = Save<<G as TableGame>::Rules, <G as TableGame>::Players, <G as TableGame>::Extras>;

/// The way to a table.
pub type TableHandle<G> = UseReducerHandle<Table<G>>;

/// What a game gives the table at which it is played: what a tap means, what there is to draw, what there is to say, and what
/// there is to settle beforehand. All else is the table's own: see [`Table`].
pub trait TableGame: Clone + Debug + PartialEq + 'static {
    /// The rules.
    type Rules: Game + 'static;

    /// Who plays.
    type Players: Players<Self::Rules>;

    /// What is kept beside the record and the players.
    type Extras: Extras;

    /// What is open, pointed at, put together or typed: all that undo would not bring back.
    type Screen: Clone + Debug + PartialEq + for<'a> From<&'a SaveOf<Self>>;

    /// What a tap, a key, a button or a computer's answer says.
    type Msg: Clone + Debug + PartialEq;

    /// The table on the page.
    type Page: BaseComponent<Properties = TableProps<Self>>;

    /// The page on which a game is settled.
    type SetUpPage: BaseComponent<Properties = SetUpProps<Self>>;

    /// How its records look.
    const FORM: RecordForm;

    /// What it thinks about away from the page.
    const THINK: Think;

    /// What a message means, whether it is a tap on a square or the answer of a computer.
    fn update(table: Table<Self>, msg: Self::Msg) -> Table<Self>;

    /// The table after the state on the screen has become another; the screen is still that of before.
    fn settled(table: Table<Self>, _change: Change) -> Table<Self> {
        table
    }

    /// Whose turn it is now, if a person can take it.
    fn acting(table: &Table<Self>) -> Option<Seat>;

    /// The record without the latest choice of a person and all that came after it; nothing where that stands.
    fn undone(table: &Table<Self>) -> Option<Record<Self::Rules>> {
        table.before_choice(|_| true)
    }

    /// Whether what was taken back can be done again.
    fn may_redo(_table: &Table<Self>) -> bool {
        true
    }

    /// What the computers are asked now, after people had their time; nothing where none of them may act.
    fn question(table: &Table<Self>, pace: Pace) -> Option<Question>;

    /// What their answer says; nothing where it says nothing.
    fn answer(table: &Table<Self>, answer: &str) -> Option<Self::Msg>;

    /// What is new at the table since it was heard of as it was before.
    fn news(words: &Words, before: Option<&Table<Self>>, now: &Table<Self>) -> News;

    /// What a step of the record brought about, as a sentence or two.
    fn describe(words: &Words, table: &Table<Self>, step: usize) -> String;

    /// Why something was refused, as a sentence.
    fn refused(words: &Words, table: &Table<Self>, refusal: &RefusalOf<Self>) -> String;
}

/// How the state on the screen became another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Something was done.
    Played,
    /// Something was taken back, or done again.
    Undone,
    /// An earlier step is looked at, or the present again.
    Viewed,
}

/// Properties of [`TableGame::Page`].
#[derive(Properties, PartialEq)]
pub struct TableProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
}

/// Properties of [`TableGame::SetUpPage`].
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct SetUpProps<G: TableGame> {
    /// The game that was left, finished or not.
    pub left: Option<SaveOf<G>>,
    /// A game whose set-up a link brought, or a board.
    pub given: Option<SaveOf<G>>,
    /// Begins a game.
    pub on_begin: Callback<SaveOf<G>>,
    /// Goes on with the game that was left.
    pub on_continue: Callback<()>,
}
