//! What a game supplies to the generic table.

use std::fmt::Debug;

use flub::play::{Game, Record, Seat};
use yew::{html::BaseComponent, prelude::*};

use super::{
    effects::Question,
    for_class::Chosen,
    midend::Table,
    news::News,
    save::{Extras, Players, Save},
    set_up::SetUp,
    staging::Staging,
    unreadable::RecordForm,
};
use crate::{context::settings::Pace, i18n::Words, platform::thinker::Think};

/// The refusal type of a game's rules.
pub type RefusalOf<G> = <<G as TableGame>::Rules as Game>::Refusal;

/// The save type of a game.
pub type SaveOf<G> = Save<<G as TableGame>::Rules, <G as TableGame>::Players, <G as TableGame>::Extras>;

/// The reducer handle of a table.
pub type TableHandle<G> = UseReducerHandle<Table<G>>;

/// What a game supplies to the generic table: what a tap means, what to draw, what to say, and its set-up. [`Table`] does the
/// rest.
pub trait TableGame: Clone + Debug + PartialEq + 'static {
    /// The rules.
    type Rules: Game + 'static;

    /// Who plays.
    type Players: Players<Self::Rules>;

    /// What is saved beside the record and the players.
    type Extras: Extras;

    /// Screen state that undo does not restore: what is open, selected, half done or typed.
    type Screen: Clone + Debug + PartialEq + for<'a> From<&'a SaveOf<Self>>;

    /// A tap, a key press, a button press or a computer's answer.
    type Msg: Clone + Debug + PartialEq;

    /// The set-up as chosen.
    type SetUp: SetUp<SaveOf<Self>>;

    /// What is staged.
    type Staging: Staging<Self>;

    /// The component of the table.
    type Page: BaseComponent<Properties = TableProps<Self>>;

    /// The component of the set-up page.
    type SetUpPage: BaseComponent<Properties = SetUpProps<Self>>;

    /// The form of its records, for error messages.
    const FORM: RecordForm;

    /// Answers requests in the worker.
    const THINK: Think;

    /// Reduces a message of the game.
    fn update(table: Table<Self>, msg: Self::Msg) -> Table<Self>;

    /// Updates the screen state after the state on screen has changed.
    fn settled(table: Table<Self>, _change: Change) -> Table<Self> {
        table
    }

    /// The seat to act, if a person plays it and the latest step is on screen.
    fn acting(table: &Table<Self>) -> Option<Seat> {
        let people = |seat: &Seat| table.state().may_act(*seat) && table.seating.is_person(*seat);
        Seat::first(table.state().seats()).find(people).filter(|_| table.is_present())
    }

    /// The record after undo: without a person's last choice and everything after it. `None` if undo is not allowed.
    fn undone(table: &Table<Self>) -> Option<Record<Self::Rules>> {
        table.before_choice(|_| true)
    }

    /// The request to the computers, sent after a pause for people. `None` if no computer may act.
    fn question(table: &Table<Self>, pace: Pace) -> Option<Question>;

    /// Parses the computers' answer. `None` if it says nothing.
    fn answer(table: &Table<Self>, answer: &str) -> Option<Self::Msg>;

    /// How the state on screen can be analysed. `None` while that would reveal something hidden.
    fn analysis(_table: &Table<Self>) -> Option<Analysis<Self::Msg>> {
        None
    }

    /// What is chosen in a set-up, in the words of its set-up page.
    fn about(words: &Words, set_up: &SaveOf<Self>) -> Vec<Chosen>;

    /// What a set-up brings to a device that can be kept there.
    fn brought(_set_up: &SaveOf<Self>) -> Html {
        html! {}
    }

    /// A game that begins with what lies on the board without opponents, by its text, if there is such a board and the rules allow it.
    fn opened(_board: &str) -> Option<SaveOf<Self>> {
        None
    }

    /// What is new since `before`.
    fn news(words: &Words, before: Option<&Table<Self>>, now: &Table<Self>) -> News;

    /// Describes a step of the record in a sentence or two.
    fn describe(words: &Words, table: &Table<Self>, step: usize) -> String;

    /// Explains a refusal in a sentence.
    fn refused(words: &Words, table: &Table<Self>, refusal: &RefusalOf<Self>) -> String;
}

/// How a state is analysed.
#[derive(Clone, Debug, PartialEq)]
pub enum Analysis<M> {
    /// On the game's board without opponents, with this text.
    Board(String),
    /// At the table itself.
    Here {
        /// What shows the analysis, or hides it.
        msg: M,
        /// Whether it is shown.
        shown: bool,
    },
}

/// Why the state on screen changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// An action was played.
    Played,
    /// Undo or redo.
    Undone,
    /// Another step is looked at, or the present again.
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
