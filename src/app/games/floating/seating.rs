use std::fmt;

use flub::{
    games::floating::{Floating, Level, Side},
    play::{Record, Seat, Unreadable},
};

use crate::app::table::save::Players;

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

impl Players<Floating> for Seating {
    /// The sides stand in a remark each: `# x computer easy`.
    fn read(text: &str, _: &Record<Floating>) -> Result<Self, Unreadable> {
        let computer = match (player(text, Side::X)?, player(text, Side::O)?) {
            (None, None) => None,
            (Some(level), None) => Some((Side::X, level)),
            (None, Some(level)) => Some((Side::O, level)),
            (Some(_), Some(_)) => return Err(Unreadable("a person plays one of the sides")),
        };
        Ok(Self { computer })
    }

    fn is_person(&self, seat: Seat) -> bool {
        Side::BOTH.into_iter().any(|side| side.seat() == seat && self.computer_at(side).is_none())
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Side::BOTH.into_iter().try_for_each(|side| match self.computer_at(side) {
            None => writeln!(f, "# {side} person"),
            Some(level) => writeln!(f, "# {side} computer {level}"),
        })
    }
}

/// The level of the computer that plays this side; nothing where a person does.
fn player(text: &str, side: Side) -> Result<Option<Level>, Unreadable> {
    let remark = format!("# {side} ");
    let named = text.lines().find_map(|line| line.strip_prefix(&remark)).ok_or(Unreadable("a player is missing"))?;
    match named.trim().strip_prefix("computer ") {
        None if named.trim() == "person" => Ok(None),
        Some(level) => level.parse().map(Some),
        None => Err(Unreadable("a player is a person or a computer")),
    }
}
