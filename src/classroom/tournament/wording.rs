//! Names, scores and faults of a tournament in words.

use std::cmp::Ordering;

use flub::{
    classroom::{
        ActFault, Award, Effect, LONGEST_NAME, MOST_PLAYERS, MOST_ROUNDS, Player, RosterFault, Team, Tournament,
        TournamentFault,
    },
    play::{LinkFault, order},
};
use flub_tables::i18n::{Words, isolated};
use js_sys::{Array, JsString, Object};
use yew::prelude::*;

/// The name of a table, by its number among all names.
pub fn table_name(words: &Words, number: usize) -> String {
    words.with("tournament-table-name", &[("table", (number + 1).into())])
}

/// The name of a team, by its place among all: the one that a list gives, or an animal.
pub fn team_name(words: &Words, teams: &[Team], at: usize) -> String {
    match teams.get(at) {
        Some(team) if !team.name.is_empty() => team.name.clone(),
        _ => words.with("tournament-team-name", &[("team", (at + 1).into())]),
    }
}

/// Says what a change of who is here does to the tables.
pub fn describe_effect(words: &Words, tournament: &Tournament, effect: Effect, late: &str) -> String {
    let names = tournament.table_names(tournament.current());
    let (what, player, table, players) = match effect {
        Effect::Anew(players) => ("anew", None, None, players),
        Effect::Leaves { player, table, left } => ("leaves", Some(player), Some(table), left),
        Effect::Moves { player, table } => ("moves", Some(player), Some(table), 0),
        Effect::SitsOut(player) => ("out", Some(player), None, 0),
        Effect::Keeps { player, table } => ("keeps", Some(player), Some(table), 0),
        Effect::Sits { player, table, players } => ("sits", Some(player), Some(table), players),
    };
    let name = player.map(|player| tournament.roster().name(player).unwrap_or(late));
    let table = table.and_then(|table| names.get(table)).map(|&name| table_name(words, name));
    let values = [
        ("what", what.into()),
        ("name", isolated(name.unwrap_or_default()).into()),
        ("table", table.unwrap_or_default().into()),
        ("players", players.into()),
    ];
    words.with("tournament-effect", &values)
}

/// The name of a player as an element of its own, since it may be written in another direction. The styles know how long it is, so that it
/// stays in one line.
pub fn draw_name(tournament: &Tournament, player: Player) -> Html {
    let name = plain_name(tournament, player);
    html! { <bdi class="tournament-name" style={format!("--signs:{}", name.chars().count())}>{ name }</bdi> }
}

/// Compares two names as the browser's language orders them.
pub fn compare(one: &str, other: &str) -> Ordering {
    let order = JsString::from(one).locale_compare(other, &Array::new(), &Object::new());
    order.cmp(&0)
}

/// Sorts players by name: what a class sees must not show their ranks.
pub fn sort_by_name(tournament: &Tournament, players: impl IntoIterator<Item = Player>) -> Vec<Player> {
    let mut players: Vec<Player> = players.into_iter().collect();
    let name_of = |player: &Player| tournament.roster().name(*player).unwrap_or_default();
    order::sort_by(&mut players, |one, other| compare(name_of(one), name_of(other)));
    players
}

/// The name of a player as it was written.
pub fn plain_name(tournament: &Tournament, player: Player) -> String {
    tournament.roster().name(player).unwrap_or_default().to_owned()
}

/// The name of a player, isolated from the direction of the sentence around it.
pub fn name_in_sentence(tournament: &Tournament, player: Player) -> String {
    isolated(tournament.roster().name(player).unwrap_or_default())
}

/// A score given in tenths.
pub fn describe_score(words: &Words, tenths: u32) -> String {
    words.with("tournament-score", &[("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())])
}

/// The title that a team earns with its score.
pub fn describe_award(words: &Words, award: Award) -> String {
    let award = match award {
        Award::Good => "good",
        Award::Great => "great",
        Award::Super => "super",
    };
    words.with("tournament-award", &[("award", award.into())])
}

/// Describes a tournament in a list: its round and who plays.
pub fn outline(words: &Words, tournament: &Tournament) -> String {
    let first = words.list(tournament.roster().names().iter().take(3).map(|name| isolated(name)));
    let values = [
        ("round", (tournament.current() + 1).into()),
        ("players", tournament.roster().count().into()),
        ("names", first.into()),
    ];
    words.with("tournament-outline", &values)
}

/// Explains why a list cannot be used.
pub fn describe_roster_fault(words: &Words, fault: RosterFault) -> String {
    match fault {
        RosterFault::Few(names) => words.with("tournament-few", &[("names", names.into())]),
        RosterFault::Many(names) => {
            words.with("tournament-many", &[("names", names.into()), ("most", MOST_PLAYERS.into())])
        }
        RosterFault::LongName(line) => {
            words.with("tournament-long-name", &[("line", line.into()), ("most", LONGEST_NAME.into())])
        }
    }
}

/// Why a tournament cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The link cannot be decoded.
    Link(LinkFault),
    /// The text, or what was decoded, is invalid.
    Text(TournamentFault),
}

pub fn describe_unreadable(words: &Words, unreadable: Unreadable) -> String {
    match unreadable {
        Unreadable::Link(LinkFault::TooLong) | Unreadable::Text(TournamentFault::TooLong) => {
            words.text("tournament-fault-long")
        }
        Unreadable::Link(LinkFault::Mangled) | Unreadable::Text(TournamentFault::NoRound) => {
            words.text("tournament-fault-cut")
        }
        Unreadable::Text(TournamentFault::NoTournament) => words.text("tournament-fault-other"),
        Unreadable::Text(TournamentFault::Roster(fault)) => describe_roster_fault(words, fault),
        Unreadable::Text(TournamentFault::Line(line)) => words.with("tournament-fault-line", &[("line", line.into())]),
    }
}

/// Explains why a change is impossible.
pub fn describe_refusal(words: &Words, fault: ActFault) -> String {
    match fault {
        ActFault::TooFew => words.text("tournament-refused-few"),
        ActFault::Full => words.with("tournament-refused-full", &[("most", MOST_PLAYERS.into())]),
        ActFault::NoName => words.text("tournament-refused-no-name"),
        ActFault::LongName => words.with("tournament-refused-long-name", &[("most", LONGEST_NAME.into())]),
        ActFault::LastRound => words.with("tournament-refused-last-round", &[("most", MOST_ROUNDS.into())]),
        ActFault::Levels => words.text("tournament-refused-levels"),
        ActFault::Begun
        | ActFault::NoPlayer
        | ActFault::NoTable
        | ActFault::NotNext
        | ActFault::NoPlace
        | ActFault::RoundStays => words.text("tournament-refused"),
    }
}
