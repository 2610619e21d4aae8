//! What is open, selected, half done or typed.

use flub::{
    games::lawtoe::{Flub, Proof, ProofFlaw},
    network::Square,
};

use super::{
    draft::{Draft, DraftEdit},
    save::Save,
    table::{Subject, subject},
};
use crate::letters::{
    listings::{Change, Retry, typed},
    pencil::Pencil,
};

/// Open dialogs, input that is not yet entered, and drawings. Undo does not restore them.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// Letters pencilled and not yet entered.
    pub pencil: Pencil,
    /// The focused square.
    pub cursor: Square,
    /// The proof being written.
    pub draft: Draft,
    /// What it is about. `None` before anybody has written one.
    pub subject: Option<Subject>,
    /// The failed proof, if it is being tried again.
    pub retry: Option<Retry<ProofFlaw>>,
    /// The proof on display, with its state of the match.
    pub shown: Option<Shown>,
    /// The index of the only triplet drawn. `None` if all are drawn.
    pub only: Option<usize>,
    /// The open dialog.
    pub window: Option<Window>,
    /// The text of the field for triplets.
    pub typed: String,
    /// Whether that text was unreadable.
    pub mistyped: bool,
}

/// A proof on display, and the button that shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The proof.
    pub proof: Proof,
    /// Which of the buttons it is.
    pub by: ShownBy,
}

/// A button that shows a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownBy {
    /// That of the verdict.
    Verdict,
    /// That of this move, in the review or beside the coach's remark.
    Move(usize),
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Which flub is challenged?
    Challenge,
    /// The coach's warning: the letters would be a flub of this kind. Write them anyway?
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
    /// Type in the field for triplets.
    Type(String),
}

impl From<&Save> for Screen {
    /// A draft is written on.
    fn from(save: &Save) -> Self {
        let subject = subject(save.record.state(), &save.seating);
        let draft = subject.map(|_| Draft::read(&save.draft)).unwrap_or_default();
        Self { subject, draft, ..Self::new(Square::from_number(5).expect("the mat has a centre")) }
    }
}

impl Screen {
    /// A screen without dialogs, with this square focused.
    pub fn new(cursor: Square) -> Self {
        Self {
            pencil: Pencil::default(),
            cursor,
            draft: Draft::default(),
            subject: None,
            retry: None,
            shown: None,
            only: None,
            window: None,
            typed: String::new(),
            mistyped: false,
        }
    }

    /// The screen after this change.
    pub fn with(self, msg: ScreenMsg) -> Self {
        match msg {
            ScreenMsg::Window(window) => Self { window, ..self },
            ScreenMsg::Type(typed) => Self { typed, mistyped: false, ..self },
        }
    }
    /// The screen after this change to what is in pencil.
    pub fn pencilling(self, change: impl FnOnce(Pencil) -> Pencil) -> Self {
        Self { pencil: change(self.pencil), ..self }
    }

    /// The screen after this change to the proof being written.
    pub fn drafted(self, edit: DraftEdit) -> Self {
        let retry = self.retry.map(|_| Retry::Writing);
        Self { draft: self.draft.with(edit), retry, only: None, ..self }
    }

    /// The screen with the typed triplets in the list, if they can be read.
    pub fn typed_listed(self) -> Self {
        let Ok(listings) = typed(&self.typed) else { return Self { mistyped: true, ..self } };
        let edits = listings.into_iter().map(|listing| DraftEdit::Triplets(Change::List(listing)));
        edits.fold(Self { typed: String::new(), ..self }, Self::drafted)
    }
}
