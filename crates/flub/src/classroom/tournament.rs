use std::{collections::BTreeSet, error::Error, fmt};

use super::{AwardLevels, LONGEST_NAME, MOST_PLAYERS, MOST_POINTS, Player, Roster, Round, Team, deal, roster::tidy};
use crate::play::{Seed, order};

/// The largest number of rounds in a tournament.
pub const MOST_ROUNDS: usize = 30;

/// The largest number of tables in a round.
pub const MOST_TABLES: usize = MOST_PLAYERS / 3;

/// The longest name of a class and the longest thanks, in characters.
pub const LONGEST_NEWS: usize = 200;

/// A tournament of a class: teams that stay together, and rounds at tables of equally strong players. There is at least
/// one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    seed: Seed,
    levels: AwardLevels,
    roster: Roster,
    teams: Vec<Team>,
    rounds: Vec<Round>,
    class: String,
    thanks: String,
}

/// A change of a tournament. All changes except of names, words and levels concern the current round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Sets who is absent; all others are present. Before the round has results, the tables are made anew; afterwards only the
    /// tables of those change who leave or come ([`Effect`](super::Effect)).
    SetAbsent(BTreeSet<Player>),
    /// Adds a player who comes late, to the lowest table where there is room and to the first of the smallest teams.
    Join(String),
    /// Gives a player another name.
    Rename(Player, String),
    /// Gives a player the next place at the table, or the same place as the one before.
    Place {
        /// The player who gets the place.
        player: Player,
        /// Whether the place is the same as the one given before.
        tied: bool,
    },
    /// Takes back the place of a player; the players behind move up.
    TakeBack(Player),
    /// Takes back all places of a table, counted from 0 at the top.
    Clear(usize),
    /// Ends the round and begins the next one. Tables without a result stay as they are.
    NextRound,
    /// Takes back a round without results, and returns to the one before.
    TakeBackRound,
    /// Sets the scores that the awards need.
    SetLevels(AwardLevels),
    /// Says which class plays. Empty where that is not said.
    SetClass(String),
    /// Sets what the newsletter thanks for. Empty for the usual words.
    SetThanks(String),
}

/// Why a change is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActFault {
    /// The player does not exist.
    NoPlayer,
    /// The table does not exist.
    NoTable,
    /// The round has results already, and cannot be taken back.
    Begun,
    /// Fewer than two players would be present.
    TooFew,
    /// There are already [`MOST_PLAYERS`] players.
    Full,
    /// The name is empty.
    NoName,
    /// The name is longer than [`LONGEST_NAME`].
    LongName,
    /// The player does not sit at a table, or already has a place.
    NotNext,
    /// The player has no place.
    NoPlace,
    /// There are already [`MOST_ROUNDS`] rounds.
    LastRound,
    /// It is the first round, or a player came late and began with it.
    RoundStays,
    /// The levels do not rise, or the highest is more than a team can reach.
    Levels,
}

impl fmt::Display for ActFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoPlayer => "there is no such player",
            Self::NoTable => "there is no such table",
            Self::Begun => "the round has results",
            Self::TooFew => "fewer than two would be there",
            Self::Full => "there is no room for another player",
            Self::NoName => "a name is not empty",
            Self::LongName => "the name is too long",
            Self::NotNext => "the player has a place or sits at no table",
            Self::NoPlace => "the player has no place",
            Self::LastRound => "there are no more rounds",
            Self::RoundStays => "this round cannot be taken back",
            Self::Levels => "levels rise and can be reached",
        })
    }
}

impl Error for ActFault {}

impl Tournament {
    /// Deals the teams and seats the first round. Ranks follow the order of the roster.
    pub fn new(roster: Roster, seed: Seed) -> Self {
        let order: Vec<Player> = (0..roster.count()).map(Player).collect();
        let teams = deal(&order);
        Self::of(roster, teams, seed)
    }

    /// Seats the first round of a class that has its teams. `None` unless everybody is in one of them.
    pub fn with_teams(roster: Roster, teams: Vec<Team>, seed: Seed) -> Option<Self> {
        let mut members: Vec<Player> = teams.iter().flat_map(|team| team.members.iter().copied()).collect();
        order::sort(&mut members);
        let is_whole = members.iter().copied().eq((0..roster.count()).map(Player));
        is_whole.then(|| Self::of(roster, teams, seed))
    }

    fn of(roster: Roster, teams: Vec<Team>, seed: Seed) -> Self {
        let order: Vec<Player> = (0..roster.count()).map(Player).collect();
        let (levels, class, thanks) = (AwardLevels::default(), String::new(), String::new());
        let mut tournament = Self { seed, levels, roster, teams, rounds: Vec::new(), class, thanks };
        tournament.begin_round(order, BTreeSet::new());
        tournament
    }

    /// Returns the seed, which decides lots and the names of the tables.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the scores that the awards need.
    pub const fn levels(&self) -> AwardLevels {
        self.levels
    }

    /// Returns which class plays, empty where that is not said.
    pub fn class(&self) -> &str {
        &self.class
    }

    /// Returns what the newsletter thanks for, empty for the usual words.
    pub fn thanks(&self) -> &str {
        &self.thanks
    }

    /// Returns all players, absent ones too.
    pub const fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Returns the teams, in the order in which they were dealt.
    pub fn teams(&self) -> &[Team] {
        &self.teams
    }

    /// Returns the index of a player's team.
    pub fn team_of(&self, player: Player) -> Option<usize> {
        self.teams.iter().position(|team| team.members.contains(&player))
    }

    /// Returns the rounds so far; the last one is the current one.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns the current round.
    pub fn round(&self) -> &Round {
        &self.rounds[self.current()]
    }

    /// Returns the index of the current round.
    pub fn current(&self) -> usize {
        self.rounds.len() - 1
    }

    /// Makes a change.
    ///
    /// # Errors
    /// Returns an error if the change is impossible; the tournament is then unchanged.
    pub fn apply(&mut self, act: &Act) -> Result<(), ActFault> {
        match act {
            Act::SetAbsent(absent) => self.set_absent(absent).map(drop),
            Act::Join(name) => self.join(name).map(drop),
            Act::Rename(player, name) => {
                self.check_player(*player)?;
                let name = check_name(name)?;
                self.roster.rename(*player, name);
                Ok(())
            }
            Act::Place { player, tied } => {
                self.check_player(*player)?;
                let placed = self.round_mut().tables.iter_mut().any(|table| table.put(*player, *tied));
                placed.then_some(()).ok_or(ActFault::NotNext)
            }
            Act::TakeBack(player) => {
                self.check_player(*player)?;
                let taken = self.round_mut().tables.iter_mut().any(|table| table.take_back(*player));
                taken.then_some(()).ok_or(ActFault::NoPlace)
            }
            Act::Clear(table) => {
                self.round_mut().tables.get_mut(*table).ok_or(ActFault::NoTable)?.clear();
                Ok(())
            }
            Act::NextRound => self.next_round(),
            Act::TakeBackRound => self.take_back_round(),
            Act::SetLevels(levels) => {
                let AwardLevels { good_team, great_team, super_team } = *levels;
                let rise = good_team <= great_team && great_team <= super_team && super_team <= MOST_POINTS;
                rise.then(|| self.levels = *levels).ok_or(ActFault::Levels)
            }
            Act::SetClass(class) => check_news(class).map(|class| self.class = class),
            Act::SetThanks(thanks) => check_news(thanks).map(|thanks| self.thanks = thanks),
        }
    }

    pub(super) fn round_mut(&mut self) -> &mut Round {
        let current = self.current();
        &mut self.rounds[current]
    }

    pub(super) fn check_player(&self, player: Player) -> Result<(), ActFault> {
        self.roster.name(player).map(|_| ()).ok_or(ActFault::NoPlayer)
    }

    /// Adds a player to the roster, to the first of the smallest teams and at the end of the order.
    pub(super) fn add(&mut self, player: Player, name: String) {
        self.roster.push(name);
        if let Some(team) = self.teams.iter_mut().min_by_key(|team| team.members.len()) {
            team.members.push(player);
        }
        let round = self.round_mut();
        round.order.push(player);
        round.joined.push(player);
    }

    fn next_round(&mut self) -> Result<(), ActFault> {
        if self.rounds.len() >= MOST_ROUNDS {
            return Err(ActFault::LastRound);
        }
        // Absent players stay absent until they are set present.
        let absent = self.round().absent.clone();
        let order = self.bumped(self.current()).map(|bumped| bumped.order).unwrap_or_default();
        self.begin_round(order, absent);
        Ok(())
    }

    fn take_back_round(&mut self) -> Result<(), ActFault> {
        self.check_blank()?;
        if self.current() == 0 || !self.round().joined.is_empty() {
            return Err(ActFault::RoundStays);
        }
        self.rounds.pop();
        Ok(())
    }

    /// Checks that the players in the current round can still be changed.
    fn check_blank(&self) -> Result<(), ActFault> {
        if self.round().is_blank() { Ok(()) } else { Err(ActFault::Begun) }
    }

    fn begin_round(&mut self, order: Vec<Player>, absent: BTreeSet<Player>) {
        self.rounds.push(Round::new(order, absent));
        self.seat();
    }

    pub(super) fn seat(&mut self) {
        let teams = std::mem::take(&mut self.teams);
        let team_of = |player| teams.iter().position(|team| team.members.contains(&player));
        self.round_mut().seat(team_of);
        self.teams = teams;
    }
}

/// Returns a name, tidied, if it is neither empty nor too long.
pub(super) fn check_name(name: &str) -> Result<String, ActFault> {
    let name = tidy(name);
    match name.chars().count() {
        0 => Err(ActFault::NoName),
        length if length > LONGEST_NAME => Err(ActFault::LongName),
        _ => Ok(name),
    }
}

/// Returns words for the newsletter, tidied, unless they are too long.
fn check_news(words: &str) -> Result<String, ActFault> {
    let words = tidy(words);
    if words.chars().count() > LONGEST_NEWS { Err(ActFault::LongName) } else { Ok(words) }
}
