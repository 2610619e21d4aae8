use flub::{
    games::wholes::{Refusal, Wholes},
    play::{Record, RecordError, Seat},
};

/// What is open over the table, or typed and not yet entered. Nothing that undo would bring back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// The window over the table.
    pub window: Option<Window>,
    /// The person picked in a window.
    pub person: Option<Seat>,
    /// Whether that person has said that nobody else looks.
    pub alone: bool,
    /// The player to change places with.
    pub other: Option<Seat>,
    /// What stands in the field for a record.
    pub pasted: String,
    /// Why it is no record.
    pub trouble: Option<RecordError<Refusal>>,
    /// Whether record and scores are open, on a narrow screen.
    pub sheets: bool,
    /// Whether people have let the computers go on.
    pub waved: bool,
    /// Whether the computers have said that they do nothing here.
    pub heard: bool,
    /// The person for whom the curtain is open.
    pub unveiled: Option<Seat>,
    /// Whether a picture of the sum is shown.
    pub sums: bool,
    /// The person who draws as soon as the others have let the play be.
    pub drawing: Option<Seat>,
    /// Whether the hint is shown.
    pub hint: bool,
    /// Whether the plays are reviewed.
    pub review: bool,
}

/// A window over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Who calls, and what it means?
    Call,
    /// Change places with whom?
    Swap,
    /// Really take a second turn?
    Replay,
    /// Whose special card, where hands are hidden?
    Special,
    /// The record as text.
    Record,
    /// The coach warns: there is a whole in the hand. Pass all the same?
    Pass,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn {
    /// Open this window for a person, or close the one that is open.
    Window(Option<Window>, Option<Seat>),
    /// Pick the person.
    Person(Seat),
    /// Nobody else looks.
    Alone,
    /// Pick the player to change places with.
    Other(Seat),
    /// Type in the field for a record.
    Paste(String),
    /// Open or close record and scores.
    Sheets,
    /// Let the computers go on.
    Wave,
    /// Open the curtain for this person.
    Unveil(Seat),
    /// Show or hide the picture of the sum.
    Sums,
    /// Show the hint.
    Hint,
    /// Open or close the review.
    Review,
}

impl Screen {
    /// The screen after this change.
    pub fn with(self, turn: Turn) -> Self {
        match turn {
            Turn::Window(window, person) => Self { window, person, alone: false, other: None, ..self },
            Turn::Person(seat) => Self { person: Some(seat), alone: false, ..self },
            Turn::Alone => {
                // Whoever looks now is not to see the hand of another whose turn it is.
                let unveiled = self.unveiled.filter(|&seat| self.person == Some(seat));
                Self { alone: true, unveiled, ..self }
            }
            Turn::Other(seat) => Self { other: Some(seat), ..self },
            Turn::Paste(pasted) => Self { pasted, trouble: None, ..self },
            Turn::Sheets => Self { sheets: !self.sheets, ..self },
            Turn::Wave => Self { waved: true, ..self },
            Turn::Unveil(seat) => Self { unveiled: Some(seat), ..self },
            Turn::Sums => Self { sums: !self.sums, ..self },
            Turn::Hint => Self { hint: true, ..self },
            Turn::Review => Self { review: !self.review, ..self },
        }
    }

    /// The record that was pasted.
    pub fn record(&self) -> Result<Record<Wholes>, RecordError<Refusal>> {
        self.pasted.parse()
    }
}
