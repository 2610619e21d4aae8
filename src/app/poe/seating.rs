use std::{fmt, str::FromStr};

use flub::{
    games::poe::Level,
    play::{Seat, Unreadable},
};

use crate::app::words::Words;

/// Who plays from a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// Somebody at this screen.
    Person,
    /// The computer, at one of its levels.
    Computer(Level),
}

/// A player at the table. Written `person 1 Ana` or `computer student 2 Ada`: nature, mark, name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Person or computer.
    pub nature: Nature,
    /// The mark, a colour and a shape, named by the seat whose it is at first.
    pub mark: Seat,
    name: String,
}

impl Player {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 24;

    /// A player with no name yet.
    pub const fn new(nature: Nature, mark: Seat) -> Self {
        Self { nature, mark, name: String::new() }
    }

    /// What the player is called; nothing where no name was given.
    pub fn name(&self) -> &str {
        self.name.trim()
    }

    /// The name as it is being typed, with a space at its end perhaps.
    pub fn typed_name(&self) -> &str {
        &self.name
    }

    /// The player with this name, as far as it can be kept: in one line of a record, and not endless.
    pub fn named(self, name: &str) -> Self {
        let plain = |sign: char| if sign.is_control() || sign == ';' { ' ' } else { sign };
        Self { name: name.chars().map(plain).take(Self::LONGEST_NAME).collect(), ..self }
    }

    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        self.nature == Nature::Person
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nature {
            Nature::Person => f.write_str("person")?,
            Nature::Computer(level) => write!(f, "computer {level}")?,
        }
        write!(f, " {} {}", self.mark, self.name())
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a player is a nature, a mark and a name, as computer student 2 Ada");
        let (nature, rest) = match text.split_once(' ').ok_or(FORM)? {
            ("person", rest) => (Nature::Person, rest),
            ("computer", rest) => {
                let (level, rest) = rest.split_once(' ').ok_or(FORM)?;
                (Nature::Computer(level.parse()?), rest)
            }
            _ => return Err(FORM),
        };
        let (mark, name) = rest.split_once(' ').unwrap_or((rest, ""));
        let mark = mark.parse::<usize>().ok().and_then(|mark| Seat::new(mark.checked_sub(1)?)).ok_or(FORM)?;
        Ok(Self::new(nature, mark).named(name))
    }
}

/// The players, seat by seat: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(pub Vec<Player>);

impl Seating {
    /// Names for computers, seat by seat.
    const NAMES: [&str; Seat::MOST] = ["Sofia", "Ada", "Blaise", "Emmy", "Carl", "Hypatia"];

    /// The usual table: a person and two computers.
    pub fn usual() -> Self {
        let player = |seat: Seat| match seat.index() {
            0 => Player::new(Nature::Person, seat),
            _ => Self::computer(seat),
        };
        Self(Seat::first(3).map(player).collect())
    }

    /// A forgiving computer with the name and mark of this seat.
    fn computer(seat: Seat) -> Player {
        Player::new(Nature::Computer(Level::Student), seat).named(Self::NAMES[seat.index()])
    }

    /// The table with one computer more, of a name and mark that nobody has; unchanged where all seats are taken.
    pub fn joined(mut self) -> Self {
        if let Some(free) = Seat::first(Seat::MOST).find(|&mark| !self.has_mark(mark)) {
            self.0.push(Self::computer(free));
        }
        self
    }

    /// Whether somebody has this mark.
    pub fn has_mark(&self, mark: Seat) -> bool {
        self.0.iter().any(|player| player.mark == mark)
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.0[seat.index().min(self.0.len() - 1)]
    }

    /// The seats that people play from.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.0.len()).filter(|&seat| self.player(seat).is_person())
    }

    /// The seat of the only person; nothing when there are none or several.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// What the player of a seat is called on the screen.
    pub fn name(&self, words: &Words, seat: Seat) -> String {
        match self.player(seat).name() {
            "" if self.only_person() == Some(seat) => words.text("poe-you"),
            "" => words.with("poe-player", &[("number", (seat.index() + 1).into())]),
            name => name.to_owned(),
        }
    }
}
