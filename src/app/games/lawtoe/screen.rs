use flub::{
    games::lawtoe::{Flub, Proof},
    network::{Placement, Square},
};

use super::{draft::Draft, save::Save};

/// Open dialogs, input that is not yet entered, and drawings. Undo does not restore them.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// Letters pencilled and not yet entered.
    pub pencil: Vec<Placement>,
    /// The focused square.
    pub cursor: Square,
    /// The proof being written.
    pub draft: Draft,
    /// The proof on display, with its state of the match.
    pub shown: Option<Proof>,
    /// The index of the only triplet drawn. `None` if all are drawn.
    pub only: Option<usize>,
    /// The open dialog.
    pub window: Option<Window>,
    /// The kind of flub picked in the challenge dialog. A-flub by default.
    pub kind: Option<Flub>,
    /// The text of the field for triplets.
    pub typed: String,
    /// Whether that text was unreadable.
    pub mistyped: bool,
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Which flub is challenged?
    Challenge,
    /// Give up the proof?
    GiveUp,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenMsg {
    /// Open this dialog. `None` closes the open one.
    Window(Option<Window>),
    /// Pick a kind of flub.
    Kind(Flub),
    /// Type in the field for triplets.
    Type(String),
}

impl From<&Save> for Screen {
    fn from(_: &Save) -> Self {
        Self::new(Square::from_number(5).expect("the mat has a centre"))
    }
}

impl Screen {
    /// A screen without dialogs, with this square focused.
    pub fn new(cursor: Square) -> Self {
        Self {
            pencil: Vec::new(),
            cursor,
            draft: Draft::default(),
            shown: None,
            only: None,
            window: None,
            kind: None,
            typed: String::new(),
            mistyped: false,
        }
    }

    /// The screen after this change.
    pub fn with(self, msg: ScreenMsg) -> Self {
        match msg {
            ScreenMsg::Window(window) => Self { window, kind: None, ..self },
            ScreenMsg::Kind(kind) => Self { kind: Some(kind), ..self },
            ScreenMsg::Type(typed) => Self { typed, mistyped: false, ..self },
        }
    }
}
