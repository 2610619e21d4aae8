//! The text form of a tournament, which is its save, its file and its link:
//!
//! ```text
//! flub tournament 1 seed 7 awards 40 45 50
//! class 7B
//! thanks Thank you for the cake!
//! - Ana
//! - Ben
//! - Carla
//! team 1 3: Red
//! team 2: Blue
//! round 1
//! joins Zoe
//! absent 3
//! table 1: 1 1 3
//! round 2
//! absent 4
//! seats 2 1 / 3
//! ```
//!
//! Players are counted in the order of the list, then of joining; tables from the top. Places are in rank order, with
//! `-` for a player without a place. A round without a line `absent` has the same absent players as the round before. Teams are there
//! where a list gave them, seats where somebody left or came when a round had begun.

use std::{collections::BTreeSet, error::Error, fmt, str::FromStr};

use super::{
    Act, AwardLevels, LONGEST_NAME, LONGEST_TEAM_NAME, Player, Roster, RosterFault, Team, Tournament, roster::tidy,
};
use crate::play::{Seed, order};

/// The longest text of a tournament, in bytes. The text of every tournament is shorter.
pub const LONGEST_TOURNAMENT: usize = 1 << 17;

const BEGINNING: &str = "flub tournament 1 ";

/// Why a text is not a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentFault {
    /// The text is longer than [`LONGEST_TOURNAMENT`].
    TooLong,
    /// The text does not begin like a tournament.
    NoTournament,
    /// The list of names is not a roster.
    Roster(RosterFault),
    /// The text ends before the first round.
    NoRound,
    /// This line, counted from 1, cannot be read or makes a change that is impossible.
    Line(usize),
}

impl fmt::Display for TournamentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "a tournament has at most {LONGEST_TOURNAMENT} bytes"),
            Self::NoTournament => write!(f, "a tournament begins with {BEGINNING:?}, its seed and its awards"),
            Self::Roster(fault) => fault.fmt(f),
            Self::NoRound => write!(f, "a tournament has a round"),
            Self::Line(line) => write!(f, "line {line} cannot be"),
        }
    }
}

impl Error for TournamentFault {}

impl fmt::Display for Tournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AwardLevels { good_team, great_team, super_team } = self.levels();
        writeln!(f, "{BEGINNING}seed {} awards {good_team} {great_team} {super_team}", self.seed())?;
        for (word, text) in [("class", self.class()), ("thanks", self.thanks())] {
            if !text.is_empty() {
                writeln!(f, "{word} {text}")?;
            }
        }
        let late: usize = self.rounds().iter().map(|round| round.joined().len()).sum();
        let first = self.roster().count() - late;
        for name in self.roster().names().iter().take(first) {
            writeln!(f, "- {name}")?;
        }
        for team in self.teams().iter().filter(|team| !team.name.is_empty()) {
            f.write_str("team")?;
            write_players(f, team.members.iter().filter(|player| player.0 < first))?;
            writeln!(f, ": {}", team.name)?;
        }
        let mut before = &BTreeSet::new();
        for (number, round) in (1..).zip(self.rounds()) {
            writeln!(f, "round {number}")?;
            for name in round.joined().iter().filter_map(|&player| self.roster().name(player)) {
                writeln!(f, "joins {name}")?;
            }
            if round.absent() != before {
                f.write_str("absent")?;
                write_players(f, round.absent())?;
                writeln!(f)?;
            }
            if round.is_by_hand() {
                f.write_str("seats")?;
                for (at, table) in round.tables().iter().enumerate() {
                    f.write_str(if at > 0 { " /" } else { "" })?;
                    write_players(f, table.players())?;
                }
                writeln!(f)?;
            }
            before = round.absent();
            for (number, table) in (1..).zip(round.tables()).filter(|(_, table)| !table.is_blank()) {
                write!(f, "table {number}:")?;
                for place in table.places() {
                    match place {
                        Some(place) => write!(f, " {place}")?,
                        None => f.write_str(" -")?,
                    }
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

fn write_players<'a>(f: &mut fmt::Formatter<'_>, players: impl IntoIterator<Item = &'a Player>) -> fmt::Result {
    players.into_iter().try_for_each(|player| write!(f, " {}", player.0 + 1))
}

impl FromStr for Tournament {
    type Err = TournamentFault;

    /// Reads what [`Display`](fmt::Display) writes, making every change through [`Tournament::apply`].
    fn from_str(text: &str) -> Result<Self, TournamentFault> {
        if text.len() > LONGEST_TOURNAMENT {
            return Err(TournamentFault::TooLong);
        }
        let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim));
        let mut lines = lines.filter(|(_, line)| !line.is_empty()).peekable();
        let first = lines.next().and_then(|(_, line)| first_line(line));
        let (seed, levels) = first.ok_or(TournamentFault::NoTournament)?;
        let mut news = |word: &str| {
            let line = lines.next_if(|(_, line)| line.starts_with(word));
            line.and_then(|(_, line)| line.strip_prefix(word)).map(str::to_owned)
        };
        let [class, thanks] = ["class ", "thanks "].map(&mut news);
        let mut names = Vec::new();
        while let Some((number, name)) = lines.next_if(|(_, line)| line.starts_with('-')) {
            let name = tidy(name.trim_start_matches('-'));
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
            names.push(Some(name).filter(|_| fits).ok_or(TournamentFault::Line(number))?);
        }
        let roster = Roster::ranked(names).map_err(TournamentFault::Roster)?;
        let mut teams = Vec::new();
        let mut latest = 0;
        while let Some((number, line)) = lines.next_if(|(_, line)| line.starts_with("team ")) {
            latest = number;
            teams.push(read_team(line).ok_or(TournamentFault::Line(number))?);
        }
        match lines.next() {
            Some((_, "round 1")) => {}
            Some((number, _)) => return Err(TournamentFault::Line(number)),
            None => return Err(TournamentFault::NoRound),
        }
        let mut tournament = match teams.is_empty() {
            true => Self::new(roster, seed),
            false => Self::with_teams(roster, teams, seed).ok_or(TournamentFault::Line(latest))?,
        };
        let news = [Act::SetClass(class.unwrap_or_default()), Act::SetThanks(thanks.unwrap_or_default())];
        for act in [Act::SetLevels(levels)].iter().chain(&news) {
            tournament.apply(act).map_err(|_| TournamentFault::NoTournament)?;
        }
        let mut absent_in = None;
        for (number, line) in lines {
            let current = tournament.current();
            // A second line `absent` in a round is refused: each one seats everybody again, which would make reading
            // slow.
            let is_again = line.starts_with("absent") && absent_in.replace(current) == Some(current);
            let read = if is_again { None } else { read_line(&mut tournament, line) };
            read.ok_or(TournamentFault::Line(number))?;
        }
        Ok(tournament)
    }
}

/// Reads the seed and the levels of the awards.
fn first_line(line: &str) -> Option<(Seed, AwardLevels)> {
    let (seed, levels) = line.strip_prefix(BEGINNING)?.strip_prefix("seed ")?.split_once(" awards ")?;
    let levels: Vec<u32> = levels.split(' ').map(|level| level.parse().ok()).collect::<Option<_>>()?;
    let [good_team, great_team, super_team] = levels[..] else { return None };
    Some((seed.parse().ok()?, AwardLevels { good_team, great_team, super_team }))
}

/// Reads the members of a team and its name.
fn read_team(line: &str) -> Option<Team> {
    let (members, name) = line.strip_prefix("team ")?.split_once(':')?;
    let members: Vec<Player> = members.split_whitespace().map(read_player).collect::<Option<_>>()?;
    let name = tidy(name);
    let fits = (1..=LONGEST_TEAM_NAME).contains(&name.chars().count());
    (fits && !members.is_empty()).then_some(Team { name, members })
}

fn read_player(number: &str) -> Option<Player> {
    number.parse::<usize>().ok()?.checked_sub(1).map(Player)
}

/// Makes the change that a line after `round 1` describes.
fn read_line(tournament: &mut Tournament, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "round" => {
            (rest.parse() == Ok(tournament.current() + 2)).then_some(())?;
            tournament.apply(&Act::NextRound).ok()
        }
        "joins" if tournament.round().is_blank() => tournament.apply(&Act::Join(rest.to_owned())).ok(),
        "absent" => {
            let absent = rest.split_whitespace().map(read_player).collect::<Option<Vec<_>>>()?;
            tournament.round().is_blank().then_some(())?;
            tournament.apply(&Act::SetAbsent(order::set(absent))).ok()
        }
        "seats" => {
            let table = |text: &str| text.split_whitespace().map(read_player).collect::<Option<Vec<_>>>();
            tournament.seat_by_hand(rest.split('/').map(table).collect::<Option<_>>()?)
        }
        "table" => read_table(tournament, rest),
        _ => None,
    }
}

fn read_table(tournament: &mut Tournament, line: &str) -> Option<()> {
    let (number, places) = line.split_once(':')?;
    let at = number.parse::<usize>().ok()?.checked_sub(1)?;
    let place = |place: &str| if place == "-" { Some(None) } else { place.parse::<usize>().ok().map(Some) };
    let places: Vec<Option<usize>> = places.split_whitespace().map(place).collect::<Option<_>>()?;
    let table = tournament.round().tables().get(at)?;
    (table.players().len() == places.len() && table.is_blank()).then_some(())?;
    let placed = places.iter().zip(table.players()).filter_map(|(place, &player)| Some((place.as_ref()?, player)));
    let mut placed: Vec<(usize, Player)> = placed.map(|(&place, player)| (place, player)).collect();
    order::sort(&mut placed);
    let mut before = None;
    for (place, player) in placed {
        let tied = before.replace(place) == Some(place);
        tournament.apply(&Act::Place { player, tied }).ok()?;
    }
    (tournament.round().tables().get(at)?.places() == places).then_some(())
}
