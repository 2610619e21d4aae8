//! What is open, selected, half done or typed.

use flub::{games::wholes::Card, play::Seat};

use super::{draft::Draft, save::Save};

/// Open dialogs, and a play being put together. Undo does not restore them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// The play that is put together.
    pub draft: Draft,
    /// The card the person who acts has just drawn.
    pub drawn: Option<Card>,
    /// The open dialog.
    pub window: Option<Window>,
    /// The person picked in a dialog.
    pub person: Option<Seat>,
    /// Whether that person has said that nobody else looks.
    pub alone: bool,
    /// The player to change places with.
    pub other: Option<Seat>,
    /// Whether the computers have answered that they do nothing here.
    pub all_passed: bool,
    /// Whether the sum is drawn as hops on a number line rather than as a bar.
    pub hops: bool,
    /// The person who draws as soon as the others have let the play pass.
    pub drawing: Option<Seat>,
    /// Whether the plays are reviewed.
    pub review: bool,
    /// Whether the state on screen is analysed.
    pub analysis: bool,
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Who calls?
    Call,
    /// Change places with whom?
    Swap,
    /// Really take a second turn?
    Replay,
    /// Whose hand to look at, where hands are hidden?
    Look,
    /// The cards that were put away.
    Discard,
    /// The coach warns: there is a whole in the hand. Pass all the same?
    Pass,
}

/// A change to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenMsg {
    /// Open this dialog for a person, or close the open one.
    Window(Option<Window>, Option<Seat>),
    /// Pick the person.
    Person(Seat),
    /// Nobody else looks.
    Alone,
    /// Pick the player to change places with.
    Other(Seat),
    /// Draw the sum as hops on a number line, or as a bar again.
    Hops,
    /// Open or close the review.
    Review,
    /// Analyse the state on screen, or stop that.
    Analysis,
}

impl From<&Save> for Screen {
    fn from(_: &Save) -> Self {
        Self::default()
    }
}

impl Screen {
    /// The screen after this change.
    pub fn with(self, msg: ScreenMsg) -> Self {
        match msg {
            ScreenMsg::Window(window, person) => Self { window, person, alone: false, other: None, ..self },
            ScreenMsg::Person(seat) => Self { person: Some(seat), alone: false, ..self },
            ScreenMsg::Alone => Self { alone: true, ..self },
            ScreenMsg::Other(seat) => Self { other: Some(seat), ..self },
            ScreenMsg::Hops => Self { hops: !self.hops, ..self },
            ScreenMsg::Review => Self { review: !self.review, ..self },
            ScreenMsg::Analysis => Self { analysis: !self.analysis, ..self },
        }
    }
}
