use flub::{
    games::lawtoe::{Flub, Proof},
    network::{Placement, Square},
};

use super::{draft::Draft, save::Save};

/// What is open over the table, written and not yet entered, or drawn. Nothing that undo would bring back.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// Letters chosen and not yet entered.
    pub pencil: Vec<Placement>,
    /// The square the keyboard is on.
    pub cursor: Square,
    /// The proof being written.
    pub draft: Draft,
    /// A proof on display, with the match state it belongs to.
    pub shown: Option<Proof>,
    /// The only triplet of the proof that is drawn, by its place in the list. `None` if all are.
    pub only: Option<usize>,
    /// The window over the table.
    pub window: Option<Window>,
    /// The kind of flub picked in the challenge window; A-flub before anything is picked.
    pub kind: Option<Flub>,
    /// What stands in the field for triplets.
    pub typed: String,
    /// Whether what stood there was no triplet.
    pub mistyped: bool,
}

/// A window over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Which flub was it?
    Challenge,
    /// Really give the proof up?
    GiveUp,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenMsg {
    /// Open this window, or close the one that is open.
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
    /// The screen on which nothing is open, with the keyboard on this square.
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
