use std::fmt;

use flub::{
    games::lawtoe::{LawToe, Level, Role},
    play::{Record, Seat, Unreadable},
};

use crate::app::table::save::Players;

/// Who plays a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The computer, at one of its levels.
    Computer(Level),
}

/// Who plays which role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Who seeks a solution.
    pub plaintiff: Player,
    /// Who blocks every one.
    pub defendant: Player,
}

impl Seating {
    /// A person in this role against the computer.
    pub fn against_computer(person: Role, level: Level) -> Self {
        let computer = Player::Computer(level);
        match person {
            Role::Plaintiff => Self { plaintiff: Player::Person, defendant: computer },
            Role::Defendant => Self { plaintiff: computer, defendant: Player::Person },
        }
    }

    /// Two people at one screen.
    pub const TWO_PEOPLE: Self = Self { plaintiff: Player::Person, defendant: Player::Person };

    /// Who plays this role.
    pub const fn player(&self, role: Role) -> Player {
        match role {
            Role::Plaintiff => self.plaintiff,
            Role::Defendant => self.defendant,
        }
    }

    /// The role of the only person; nothing when two people play.
    pub fn person(&self) -> Option<Role> {
        match (self.plaintiff, self.defendant) {
            (Player::Person, Player::Computer(_)) => Some(Role::Plaintiff),
            (Player::Computer(_), Player::Person) => Some(Role::Defendant),
            _ => None,
        }
    }

    /// The level of the computer, where it plays.
    pub fn level(&self) -> Option<Level> {
        Role::BOTH.into_iter().find_map(|role| match self.player(role) {
            Player::Computer(level) => Some(level),
            Player::Person => None,
        })
    }
}

impl Players<LawToe> for Seating {
    /// The roles stand in a remark each: `# plaintiff computer student`.
    fn read(text: &str, _: &Record<LawToe>) -> Result<Self, Unreadable> {
        Ok(Self { plaintiff: player(text, Role::Plaintiff)?, defendant: player(text, Role::Defendant)? })
    }

    fn is_person(&self, seat: Seat) -> bool {
        Role::of(seat).is_some_and(|role| self.player(role) == Player::Person)
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Role::BOTH.into_iter().try_for_each(|role| match self.player(role) {
            Player::Person => writeln!(f, "# {role} person"),
            Player::Computer(level) => writeln!(f, "# {role} computer {level}"),
        })
    }
}

fn player(text: &str, role: Role) -> Result<Player, Unreadable> {
    let remark = format!("# {role} ");
    let named = text.lines().find_map(|line| line.strip_prefix(&remark)).ok_or(Unreadable("a player is missing"))?;
    match named.trim().split_once(' ') {
        None if named.trim() == "person" => Ok(Player::Person),
        Some(("computer", level)) => level.parse().map(Player::Computer),
        _ => Err(Unreadable("a player is a person or a computer")),
    }
}
