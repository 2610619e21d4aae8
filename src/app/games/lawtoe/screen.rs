use flub::{
    games::lawtoe::{Flub, LawToe, Refusal},
    play::{Record, RecordError},
};

/// What is open over the table, or typed and not yet entered. Nothing that undo would bring back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// The window over the table.
    pub window: Option<Window>,
    /// The kind of flub picked in the challenge window; A-flub before anything is picked.
    pub kind: Option<Flub>,
    /// What stands in the field for triplets.
    pub typed: String,
    /// Whether what stood there was no triplet.
    pub mistyped: bool,
    /// What stands in the field for a record.
    pub pasted: String,
    /// Why it is no record.
    pub trouble: Option<RecordError<Refusal>>,
    /// Whether record and scores are open, on a narrow screen.
    pub sheets: bool,
}

/// A window over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Which flub was it?
    Challenge,
    /// Really give the proof up?
    GiveUp,
    /// The record as text.
    Record,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn {
    /// Open this window, or close the one that is open.
    Window(Option<Window>),
    /// Pick a kind of flub.
    Kind(Flub),
    /// Type in the field for triplets.
    Type(String),
    /// Type in the field for a record.
    Paste(String),
    /// Open or close record and scores.
    Sheets,
}

impl Screen {
    /// The screen after this change.
    pub fn with(self, turn: Turn) -> Self {
        match turn {
            Turn::Window(window) => Self { window, kind: None, ..self },
            Turn::Kind(kind) => Self { kind: Some(kind), ..self },
            Turn::Type(typed) => Self { typed, mistyped: false, ..self },
            Turn::Paste(pasted) => Self { pasted, trouble: None, ..self },
            Turn::Sheets => Self { sheets: !self.sheets, ..self },
        }
    }

    /// The record that was pasted.
    pub fn record(&self) -> Result<Record<LawToe>, RecordError<Refusal>> {
        self.pasted.parse()
    }
}
