use flub::games::floating::{Level, Side};

/// Who plays: two people at one screen, or a person against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The side and the level of the computer; nothing when two people play.
    pub computer: Option<(Side, Level)>,
}

impl Seating {
    /// The level of the computer, if it plays this side.
    pub fn computer_at(self, side: Side) -> Option<Level> {
        self.computer.filter(|&(plays, _)| plays == side).map(|(_, level)| level)
    }

    /// The side of the only person; nothing when two people play.
    pub fn person(self) -> Option<Side> {
        self.computer.map(|(side, _)| side.other())
    }
}
