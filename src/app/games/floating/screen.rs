use flub::games::floating::{Side, Square};

use super::{findings::Findings, hand::Hand, save::Save};

/// What is in the hand, pointed at or found out. Nothing that undo would bring back.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The square the keyboard is on.
    pub cursor: Square,
    /// What the person to act has done of the turn.
    pub hand: Hand,
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
pub enum ScreenMsg {
    /// Draw one thing alone that a side scored; nothing draws what the moment wants.
    Draw(Option<(Side, usize)>),
    /// Count out this much of the scores.
    Count(usize),
    /// Show values, or hide them.
    Values,
    /// Think about them again.
    Rethink,
}

impl From<&Save> for Screen {
    fn from(save: &Save) -> Self {
        let cursor = save.record.setup().board.centre().iter().next().expect("a board has a centre");
        Self::new(cursor, false)
    }
}

impl Screen {
    /// The screen on which nothing is in the hand, with the keyboard on this square, and values shown or not.
    pub const fn new(cursor: Square, values: bool) -> Self {
        Self {
            cursor,
            hand: Hand::Empty,
            pointed: None,
            counted: 0,
            values,
            findings: None,
            rounds: 0,
            waited: 0,
            unproven: false,
        }
    }

    /// The screen after this change.
    pub fn with(self, msg: ScreenMsg) -> Self {
        match msg {
            ScreenMsg::Draw(pointed) => Self { pointed, ..self },
            ScreenMsg::Count(counted) => Self { counted, ..self },
            ScreenMsg::Values => Self { values: !self.values, ..self }.unknown(),
            ScreenMsg::Rethink => Self { rounds: 0, ..self },
        }
    }

    /// The screen on which nothing is known of values.
    pub fn unknown(self) -> Self {
        Self { findings: None, rounds: 0, ..self }
    }

    /// The screen with this in the hand.
    pub fn holding(self, hand: Hand) -> Self {
        Self { hand, ..self.unknown() }
    }
}
