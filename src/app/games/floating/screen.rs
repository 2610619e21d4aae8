use flub::{
    games::floating::{Floating, Refusal, Side},
    play::{Record, RecordError},
};

use super::findings::Findings;

/// What is open over the table, pointed at, found out or typed. Nothing that undo would bring back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// Whether record and values are open, on a narrow screen.
    pub sheets: bool,
    /// Whether the window with the record as text is open.
    pub sharing: bool,
    /// What stands in the field for a record.
    pub pasted: String,
    /// Why it is no record.
    pub trouble: Option<RecordError<Refusal>>,
    /// What is drawn alone of what a side scored, by its place in the list.
    pub pointed: Option<(Side, usize)>,
    /// How much of the scores has been counted out at the end.
    pub counted: usize,
    /// Whether values are shown.
    pub values: bool,
    /// What is known of them.
    pub findings: Option<Findings>,
    /// How often they were thought about.
    pub rounds: u32,
    /// How often the computer thought about its turn and did not come to an end.
    pub waited: u32,
    /// Whether the computer's latest turn is one that it could not prove to be best in time.
    pub unproven: bool,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn {
    /// Open or close record and values.
    Sheets,
    /// Open the window with the record as text, or close it.
    Share(bool),
    /// Type in the field for a record.
    Paste(String),
    /// Draw one thing alone that a side scored; nothing draws what the moment wants.
    Draw(Option<(Side, usize)>),
    /// Count out this much of the scores.
    Count(usize),
    /// Show values, or hide them.
    Values,
    /// Think about them again.
    Rethink,
}

impl Screen {
    /// The screen after this change.
    pub fn with(self, turn: Turn) -> Self {
        match turn {
            Turn::Sheets => Self { sheets: !self.sheets, ..self },
            Turn::Share(sharing) => Self { sharing, ..self },
            Turn::Paste(pasted) => Self { pasted, trouble: None, ..self },
            Turn::Draw(pointed) => Self { pointed, ..self },
            Turn::Count(counted) => Self { counted, ..self },
            Turn::Values => Self { values: !self.values, sheets: false, ..self }.unknown(),
            Turn::Rethink => Self { rounds: 0, ..self },
        }
    }

    /// The screen on which nothing is known of values.
    pub fn unknown(self) -> Self {
        Self { findings: None, rounds: 0, ..self }
    }

    /// The screen for a new state of the game: what was chosen to be seen stays.
    pub fn settled(self) -> Self {
        Self { sheets: self.sheets, values: self.values, ..Self::default() }
    }

    /// The record that was pasted.
    pub fn record(&self) -> Result<Record<Floating>, RecordError<Refusal>> {
        self.pasted.parse()
    }
}
