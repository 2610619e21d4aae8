//! What is open, selected, half done or typed.

use flub::{
    games::poe::{Flub, Proof, ProofFlaw},
    network::{Goal, Network, Square},
    play::Seat,
};

use super::{
    draft::Draft,
    proving::{Subject, subject},
    save::Save,
    scene::first_shown,
};
use crate::letters::{listings::Retry, pencil::Pencil};

/// Open dialogs, and input that is not yet entered. Undo does not restore them.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// How many finished rounds people have read the verdict of.
    pub read: usize,
    /// The pencilled letter.
    pub pencil: Pencil,
    /// The focused square.
    pub cursor: Square,
    /// The proof being written.
    pub draft: Draft,
    /// What it is about. `None` before anybody has written one.
    pub subject: Option<Subject>,
    /// The failed proof, if it is being tried again.
    pub retry: Option<Retry<ProofFlaw>>,
    /// A proof on display.
    pub shown: Option<Shown>,
    /// The only connection that is drawn, by its place in the list. `None` if all are.
    pub only: Option<usize>,
    /// The open dialog.
    pub window: Option<Window>,
    /// The person picked in the challenge dialog.
    pub challenger: Option<Seat>,
    /// The step of the move picked in the challenge dialog. `None` for the latest.
    pub challenged: Option<usize>,
    /// The goal picked and not yet set.
    pub goal: Option<Goal>,
    /// The text of the field for connections.
    pub typed: String,
    /// Whether that text was unreadable.
    pub mistyped: bool,
    /// The finished round that is reviewed move by move, from 0.
    pub reviewed: Option<usize>,
}

/// A proof to look at, and the network it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The network before the proof's letters are written.
    pub network: Network,
    /// The proof.
    pub proof: Proof,
    /// Whose it is, or what shows it.
    pub by: ShownBy,
}

/// Whose proof is shown, or what shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownBy {
    /// This player handed it in.
    Seat(Seat),
    /// Nobody wrote it: one that holds.
    Nobody,
    /// The explanation of this move.
    Move(usize),
}

impl ShownBy {
    /// Who handed it in, if a player did.
    pub fn seat(self) -> Option<Seat> {
        match self {
            ShownBy::Seat(seat) => Some(seat),
            ShownBy::Nobody | ShownBy::Move(_) => None,
        }
    }
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Who challenges, and as what?
    Challenge,
    /// Really declare a force-out?
    ForceOut,
    /// The coach's warning: the letter would be a flub of this kind. Write it anyway?
    Warning(Flub),
    /// Hand in a proof in which something is missing?
    HandIn,
    /// Give up the proof?
    GiveUp,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenMsg {
    /// Open this dialog. `None` closes the open one.
    Window(Option<Window>),
    /// Pick who challenges.
    Challenger(Seat),
    /// Pick the move that is challenged, by its step.
    Challenged(usize),
    /// Pick a goal.
    Goal(Goal),
    /// Type in the field for connections.
    Type(String),
    /// Review this finished round. `None` ends the review.
    Review(Option<usize>),
}

impl From<&Save> for Screen {
    /// The verdict of a round that has just ended is still to be read, and a draft is written on.
    fn from(save: &Save) -> Self {
        let state = save.record.state();
        let ended = state.position().is_none() && !state.finished().is_empty();
        let size = state.setup().version().size();
        let cursor = size.square(size.side() + 2).expect("a mat has a second row");
        let shown = state.finished().last().filter(|_| ended).and_then(first_shown);
        let subject = subject(state, &save.seating);
        let draft = subject.map(|_| Draft::read(&save.draft)).unwrap_or_default();
        Self { shown, subject, draft, ..Self::new(cursor, state.finished().len() - usize::from(ended)) }
    }
}

impl Screen {
    /// A screen without dialogs, with this square focused and this many verdicts read.
    pub fn new(cursor: Square, read: usize) -> Self {
        Self {
            read,
            pencil: Pencil::default(),
            cursor,
            draft: Draft::default(),
            subject: None,
            retry: None,
            shown: None,
            only: None,
            window: None,
            challenger: None,
            challenged: None,
            goal: None,
            typed: String::new(),
            mistyped: false,
            reviewed: None,
        }
    }

    /// The screen after this change.
    pub fn with(self, msg: ScreenMsg) -> Self {
        match msg {
            ScreenMsg::Window(window) => Self { window, challenger: None, challenged: None, ..self },
            ScreenMsg::Challenger(seat) => Self { challenger: Some(seat), ..self },
            ScreenMsg::Challenged(step) => Self { challenged: Some(step), ..self },
            ScreenMsg::Goal(goal) => Self { goal: Some(goal), ..self },
            ScreenMsg::Type(typed) => Self { typed, mistyped: false, ..self },
            ScreenMsg::Review(reviewed) => Self { reviewed, ..self },
        }
    }
    /// The screen after this change to what is in pencil.
    pub fn pencilling(self, change: impl FnOnce(Pencil) -> Pencil) -> Self {
        Self { pencil: change(self.pencil), ..self }
    }
}
