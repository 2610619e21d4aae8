use flub::{
    games::poe::{Flub, Poe, Refusal},
    network::Goal,
    play::{Record, RecordError, Seat},
};

/// What is open over the table, or typed and not yet entered. Nothing that undo would bring back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// The window over the table.
    pub window: Option<Window>,
    /// The person picked in the challenge window.
    pub challenger: Option<Seat>,
    /// The kind of flub picked there.
    pub kind: Option<Flub>,
    /// The goal picked and not yet set.
    pub goal: Option<Goal>,
    /// What stands in the field for connections.
    pub typed: String,
    /// Whether what stood there was no connection.
    pub mistyped: bool,
    /// What stands in the field for a record.
    pub pasted: String,
    /// Why it is no record.
    pub trouble: Option<RecordError<Refusal>>,
    /// Whether record and scores are open, on a narrow screen.
    pub sheets: bool,
    /// Whether people have let the computers go on.
    pub waved: bool,
    /// The person for whom the curtain is open.
    pub unveiled: Option<Seat>,
    /// The finished round that is reviewed move by move, from 0.
    pub reviewed: Option<usize>,
}

/// A window over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Who challenges, and as what?
    Challenge,
    /// Really declare a force-out?
    ForceOut,
    /// The coach warns: the letter would be a flub of this kind. Write it all the same?
    Warning(Flub),
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
    /// Pick who challenges.
    Challenger(Seat),
    /// Pick a kind of flub.
    Kind(Flub),
    /// Pick a goal.
    Goal(Goal),
    /// Type in the field for connections.
    Type(String),
    /// Type in the field for a record.
    Paste(String),
    /// Open or close record and scores.
    Sheets,
    /// Let the computers go on.
    Wave,
    /// Open the curtain for this person.
    Unveil(Seat),
    /// Review this finished round; nothing puts the review away.
    Review(Option<usize>),
}

impl Screen {
    /// The screen after this change.
    pub fn with(self, turn: Turn) -> Self {
        match turn {
            Turn::Window(window) => Self { window, kind: None, challenger: None, ..self },
            Turn::Challenger(seat) => Self { challenger: Some(seat), ..self },
            Turn::Kind(kind) => Self { kind: Some(kind), ..self },
            Turn::Goal(goal) => Self { goal: Some(goal), ..self },
            Turn::Type(typed) => Self { typed, mistyped: false, ..self },
            Turn::Paste(pasted) => Self { pasted, trouble: None, ..self },
            Turn::Sheets => Self { sheets: !self.sheets, ..self },
            Turn::Wave => Self { waved: true, ..self },
            Turn::Unveil(seat) => Self { unveiled: Some(seat), ..self },
            Turn::Review(reviewed) => Self { reviewed, ..self },
        }
    }

    /// The record that was pasted.
    pub fn record(&self) -> Result<Record<Poe>, RecordError<Refusal>> {
        self.pasted.parse()
    }
}
