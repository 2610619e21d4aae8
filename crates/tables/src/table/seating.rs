//! Who sits at a table for two to six, people and computers in any mix.

use std::{fmt, str::FromStr};

use flub::play::{Game, Record, Seat, Unreadable};

use super::{company::Character, save::Players};
use crate::i18n::{Id, Value, Words, isolated};

/// The levels of a game's computers.
pub trait Level: Copy + PartialEq + fmt::Debug + fmt::Display + FromStr<Err = Unreadable> + 'static {
    /// All levels, the easiest first.
    const LADDER: &'static [Self];

    /// The default level.
    const USUAL: Self;

    /// The message id of the level's name.
    fn title(self) -> Id;

    /// Its place among all levels, from 0.
    fn place(self) -> usize {
        Self::LADDER.iter().take_while(|level| **level != self).count()
    }
}

/// Who plays: a person or a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature<L> {
    /// A person at this screen.
    Person,
    /// A computer at this level.
    Computer(L),
}

impl<L: Level> Nature<L> {
    /// All natures, in the order in which they are offered.
    pub fn offered() -> impl Iterator<Item = Self> {
        [Nature::Person].into_iter().chain(L::LADDER.iter().copied().map(Nature::Computer))
    }

    /// The message id of its name.
    pub fn title(self) -> Id {
        match self {
            Nature::Person => "seating-person",
            Nature::Computer(level) => level.title(),
        }
    }
}

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// A player at the table. Written `person 1 Ana` or `computer student 2 Ada`: nature, mark, name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player<L> {
    /// A person, or a computer of some level.
    pub nature: Nature<L>,
    /// The mark, a colour and a shape, named by the seat that has it by default.
    pub mark: Seat,
    name: String,
}

impl<L: Level> Player<L> {
    /// A player without a name.
    pub const fn new(nature: Nature<L>, mark: Seat) -> Self {
        Self { nature, mark, name: String::new() }
    }

    /// The name, empty if none was given.
    pub fn name(&self) -> &str {
        self.name.trim()
    }

    /// The name as typed, possibly with a space at its end.
    pub fn typed_name(&self) -> &str {
        &self.name
    }

    /// The player with this name in its saved form: in one line, and cut to a maximum length.
    pub fn named(self, name: &str) -> Self {
        let plain = |sign: char| if sign.is_control() || sign == ';' { ' ' } else { sign };
        Self { name: name.chars().map(plain).take(LONGEST_NAME).collect(), ..self }
    }

    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        self.nature == Nature::Person
    }
}

impl<L: Level> fmt::Display for Player<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nature {
            Nature::Person => f.write_str("person")?,
            Nature::Computer(level) => write!(f, "computer {level}")?,
        }
        write!(f, " {} {}", self.mark, self.name())
    }
}

impl<L: Level> FromStr for Player<L> {
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
        Ok(Self::new(nature, mark.parse()?).named(name))
    }
}

/// The players by seat, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating<L>(pub Vec<Player<L>>);

/// A change to who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A computer joins.
    Join,
    /// The player at this index leaves.
    Leave(usize),
    /// The player at this index gets the nature at the other index in the list of natures.
    Nature(usize, usize),
    /// The player at this index gets a name.
    Name(usize, String),
    /// The player at this index takes the next free mark.
    Mark(usize),
}

impl<L: Level> Seating<L> {
    /// The names of computers, by seat.
    const NAMES: [&str; Seat::MOST] = ["Sofia", "Ada", "Blaise", "Emmy", "Carl", "Hypatia"];

    /// The default table: a person and two computers.
    pub fn usual() -> Self {
        let player = |seat: Seat| match seat.index() {
            0 => Player::new(Nature::Person, seat),
            _ => Self::new_computer(seat),
        };
        Self(Seat::first(3).map(player).collect())
    }

    /// The same table with the easiest computers.
    pub fn easiest() -> Self {
        let mut table = Self::usual();
        table.0.iter_mut().filter(|player| !player.is_person()).for_each(|player| {
            player.nature = Nature::Computer(L::LADDER[0]);
        });
        table
    }

    /// A computer with the name and mark of this seat.
    fn new_computer(seat: Seat) -> Player<L> {
        Player::new(Nature::Computer(L::USUAL), seat).named(Self::NAMES[seat.index()])
    }

    /// Adds a computer with a free name and mark, if there is a free seat.
    pub fn join(&mut self) {
        if let Some(free) = Seat::first(Seat::MOST).find(|&mark| !self.has_mark(mark)) {
            self.0.push(Self::new_computer(free));
        }
    }

    /// Changes who sits at the table. An index out of range changes nothing.
    pub fn change(&mut self, change: Change) {
        let players = &mut self.0;
        match change {
            Change::Join => self.join(),
            Change::Leave(place) if place < players.len() => drop(players.remove(place)),
            Change::Nature(place, nature) => {
                if let Some((player, nature)) = players.get_mut(place).zip(Nature::offered().nth(nature)) {
                    player.nature = nature;
                }
            }
            Change::Name(place, name) => {
                if let Some(player) = players.get_mut(place) {
                    *player = player.clone().named(&name);
                }
            }
            Change::Mark(place) => {
                let from = players.get(place).map_or(0, |player| player.mark.index() + 1);
                let mut free = Seat::first(Seat::MOST).cycle().skip(from).take(Seat::MOST);
                if let Some(mark) = free.find(|&mark| !self.has_mark(mark)) {
                    self.0[place].mark = mark;
                }
            }
            Change::Leave(_) => {}
        }
    }

    /// Whether a player has this mark.
    pub fn has_mark(&self, mark: Seat) -> bool {
        self.0.iter().any(|player| player.mark == mark)
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> &Player<L> {
        &self.0[seat.index().min(self.0.len() - 1)]
    }

    /// The seat with its level, if a computer plays from it.
    pub fn computer(&self, seat: Seat) -> Option<(Seat, L)> {
        match self.player(seat).nature {
            Nature::Computer(level) => Some((seat, level)),
            Nature::Person => None,
        }
    }

    /// The seats that people play from.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.0.len()).filter(|&seat| self.player(seat).is_person())
    }

    /// The seat of the only person. `None` if nobody or several people play.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }
}

impl<L: Level, R: Game> Players<R> for Seating<L> {
    /// One remark per player: `# 1 person 1 Ana`.
    fn read(text: &str, record: &Record<R>) -> Result<Self, Unreadable> {
        let remark = |place: usize| text.lines().find_map(|line| line.strip_prefix(&format!("# {place} ")));
        let player = |place| remark(place).ok_or(Unreadable("a player is missing"))?.parse();
        (1..=record.state().seats()).map(player).collect::<Result<_, _>>().map(Self)
    }

    fn levels(&self) -> Vec<String> {
        Seat::first(self.0.len()).filter_map(|seat| self.computer(seat)).map(|(_, level)| level.to_string()).collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.player(seat).is_person()
    }

    /// By the name; a computer that was renamed stays who it is by its mark.
    fn character(&self, seat: Seat) -> Option<Character> {
        let (player, (_, level)) = (self.player(seat), self.computer(seat)?);
        let named = Self::NAMES.iter().position(|name| *name == player.name());
        Some(Character { who: named.unwrap_or(player.mark.index()), level: level.place(), mark: player.mark })
    }

    /// Players without a seat leave, and computers take the free seats.
    fn fitted(mut self, seats: usize) -> Self {
        while self.0.len() < seats.min(Seat::MOST) {
            self.join();
        }
        self.0.truncate(seats);
        self
    }
}

impl<L: Level> fmt::Display for Seating<L> {
    /// The players as the remarks of a save.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (1..).zip(&self.0).try_for_each(|(place, player)| writeln!(f, "# {place} {player}"))
    }
}

impl<L: Level> Seating<L> {
    /// The name of a seat's player as it is shown.
    pub fn name(&self, words: &Words, seat: Seat) -> String {
        match self.player(seat).name() {
            "" if self.only_person() == Some(seat) => words.text("seating-you"),
            "" => words.with("seating-player", &[("number", (seat.index() + 1).into())]),
            name => isolated(name),
        }
    }

    /// Message arguments for a player: `who` is `you` for the only person at the screen, `name` is the name.
    pub fn who(&self, words: &Words, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        let you = self.only_person() == Some(seat);
        [("who", if you { "you" } else { "other" }.into()), ("name", self.name(words, seat).into())]
    }

    /// All players in one line, computers with their levels.
    pub fn about(&self, words: &Words) -> String {
        let player = |seat: Seat| match self.player(seat).nature {
            Nature::Person => self.name(words, seat),
            Nature::Computer(level) => {
                let nature = words.text(level.title());
                words.with("seating-computer", &[("name", self.name(words, seat).into()), ("nature", nature.into())])
            }
        };
        words.clauses(Seat::first(self.0.len()).map(player))
    }

    /// The names of these seats' players as a list in a sentence.
    pub fn names(&self, words: &Words, seats: impl Iterator<Item = Seat>) -> String {
        words.list(seats.map(|seat| self.name(words, seat)))
    }
}
