//! What is open, selected, half done or typed.

use flub::games::floating::{Side, Square};

use super::{findings::Findings, hand::Hand, save::Save};

/// The checker in the hand, what is pointed at, and the analysis. Undo does not restore them.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The focused square.
    pub cursor: Square,
    /// The part of the turn that the person to act has done.
    pub hand: Hand,
    /// The item of a side's score drawn alone, by its index.
    pub pointed: Option<(Side, usize)>,
    /// The number of items counted at the end.
    pub counted: usize,
    /// Whether values are shown.
    pub values: bool,
    /// The analysis.
    pub findings: Option<Findings>,
    /// The number of rounds of analysis.
    pub rounds: u32,
    /// The number of rounds in which the computer did not finish thinking about its turn.
    pub waited: u32,
    /// Whether the computer's latest turn is one that it could not prove to be best in time.
    pub unproven: bool,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenMsg {
    /// Draw one item of a side's score alone. `None` draws the default.
    Draw(Option<(Side, usize)>),
    /// Count this many items.
    Count(usize),
    /// Show values, or hide them.
    Values,
    /// Think about them again.
    Rethink,
    /// The computer could not prove its turn to be best in time.
    Unproven,
}

impl From<&Save> for Screen {
    fn from(save: &Save) -> Self {
        let cursor = save.record.setup().board.centre().iter().next().expect("a board has a centre");
        Self::new(cursor, false)
    }
}

impl Screen {
    /// A screen with an empty hand, this square focused, and values shown or hidden.
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
            ScreenMsg::Unproven => Self { unproven: true, ..self },
        }
    }

    /// The screen without analysis.
    pub fn unknown(self) -> Self {
        Self { findings: None, rounds: 0, ..self }
    }

    /// The screen with this in the hand.
    pub fn holding(self, hand: Hand) -> Self {
        Self { hand, ..self.unknown() }
    }
}
