//! What a game supplies to the generic table.

use std::fmt::Debug;

use flub::play::{Game, Record, Seat};

use super::{
    company::Face,
    guide::Guide,
    midend::Table,
    news::News,
    save::{Extras, Players, Save},
    set_up::SetUp,
    staging::Staging,
    unreadable::RecordForm,
};
use crate::{
    context::settings::{Coach, Pace},
    i18n::{Id, Words},
};

/// The refusal type of a game's rules.
pub type RefusalOf<G> = <<G as TableGame>::Rules as Game>::Refusal;

/// The save type of a game.
pub type SaveOf<G> = Save<<G as TableGame>::Rules, <G as TableGame>::Players, <G as TableGame>::Extras>;

/// The action type of a game's rules.
pub type ActionOf<G> = <<G as TableGame>::Rules as Game>::Action;

/// What a game supplies to the generic table without drawing anything: what a tap means, what the computers are asked, and what is
/// said. [`Table`] does the rest.
///
/// A message goes one way: [`update`](Self::update) only reads the table and says what shall happen, and the table alone does it.
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

    /// What Guided draws.
    type Marks: Clone + Debug + Default + PartialEq;

    /// What is staged.
    type Staging: Staging<Self>;

    /// The form of its records, for error messages.
    const FORM: RecordForm;

    /// What a coach can do in it, in the order in which it is offered.
    const COACHES: &'static [Coach] = &Coach::ALL;

    /// Answers requests in the worker.
    const THINK: Think;

    /// The aim of the game, in a sentence.
    fn aim() -> Id;

    /// Says what a message of the game brings about.
    fn update(table: &Table<Self>, msg: Self::Msg) -> Turn<Self>;

    /// The screen after the state on screen has changed from that of `before` to that of `now`, which still has the screen of `before`.
    fn screen_after(_before: &Table<Self>, now: &Table<Self>, _change: Change) -> Self::Screen {
        now.screen.clone()
    }

    /// What is saved beside the record, after actions were played.
    fn extras_after(table: &Table<Self>) -> Self::Extras {
        table.extras.clone()
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
    fn parse_answer(answer: &str) -> Option<Self::Msg>;

    /// How the state on screen can be analysed. `None` while that would reveal something hidden.
    fn analysis(_table: &Table<Self>) -> Option<Analysis<Self::Msg>> {
        None
    }

    /// What Guided says and draws, at a table at which this many steps of its hint are shown. It must not give away anything that is
    /// hidden from a person at the screen.
    fn guide(words: &Words, table: &Table<Self>) -> Guide<Self::Marks>;

    /// Whether what is on the screen is decided, so that it is no help to analyse it.
    fn is_decided(table: &Table<Self>) -> bool {
        table.state().outcome().is_some()
    }

    /// What is half written and is kept with the game, in a line of text. Empty for nothing.
    fn draft(_table: &Table<Self>) -> String {
        String::new()
    }

    /// Begins a game with what lies on the board without opponents, by its text, if there is such a board and the rules allow it.
    fn begin_from_board(_board: &str) -> Option<SaveOf<Self>> {
        None
    }

    /// The face of who plays from a seat. It must not give away anything that is hidden from somebody at the table.
    fn face(table: &Table<Self>, seat: Seat) -> Face;

    /// What is new since `before`.
    fn news(words: &Words, before: Option<&Table<Self>>, now: &Table<Self>) -> News;

    /// Describes a step of the record in a sentence or two.
    fn describe(words: &Words, table: &Table<Self>, step: usize) -> String;

    /// Explains a refusal in a sentence.
    fn describe_refusal(words: &Words, table: &Table<Self>, refusal: &RefusalOf<Self>) -> String;
}

/// What a message brings about. The table does it.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn<G: TableGame> {
    /// Nothing.
    Nothing,
    /// The screen becomes this one. The reason for an earlier refusal stays.
    Screen(G::Screen),
    /// Somebody has chosen or pointed at something: the screen becomes this one, and the reason for an earlier refusal goes.
    Choose(G::Screen),
    /// The choice is refused for this reason, on this screen.
    Refuse(RefusalOf<G>, G::Screen),
    /// The present comes back on screen, as this one.
    Present(G::Screen),
    /// The curtain closes over this screen.
    Veil(G::Screen),
    /// These actions are played, one after another until the rules refuse one. If any was accepted, the message follows.
    Play(Vec<ActionOf<G>>, Option<G::Msg>),
    /// The game goes back to this record, and this action is played.
    Rewind(Record<G::Rules>, ActionOf<G>),
    /// Time passes: this is saved beside the record now, and an action that nobody chose is played where the rules accept it. The
    /// screen stays as it is.
    Tick(G::Extras, Option<ActionOf<G>>),
}

impl<G: TableGame> Turn<G> {
    /// This action is played.
    pub fn play(action: ActionOf<G>) -> Self {
        Self::Play(vec![action], None)
    }
}

/// How a state is analysed.
#[derive(Clone, Debug, PartialEq)]
pub enum Analysis<M> {
    /// On the game's board without opponents, with this text.
    Board(String),
    /// At the table itself.
    AtTable {
        /// What shows the analysis, or hides it.
        msg: M,
        /// Whether it is shown.
        shown: bool,
    },
}

/// What changed the state on screen, or failed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Actions were played.
    Played,
    /// An action was refused, so that the state is still the same.
    Refused,
    /// Undo or redo.
    Undone,
    /// Another step is looked at, or the present again.
    Viewed,
}

/// A request to the computers, and the delay before it is sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The request. It holds everything the answer depends on, so a changed text is a new request.
    pub text: String,
    /// The delay in milliseconds, so that people see the last action or can act first.
    pub wait: u32,
}

/// Answers a text with a text.
pub type Think = fn(&str) -> String;
