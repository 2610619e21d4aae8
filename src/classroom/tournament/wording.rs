//! What several parts of a tournament say in words.

use std::cmp::Ordering;

use flub::{
    classroom::{
        ActFault, Award, LONGEST_NAME, MOST_PLAYERS, MOST_ROUNDS, Player, RosterFault, Tournament, TournamentFault,
    },
    play::LinkFault,
};
use js_sys::{Array, JsString, Object};
use yew::prelude::*;

use crate::i18n::{Words, isolated};

/// The name of a table, by its number among all names.
pub fn table_name(words: &Words, number: usize) -> String {
    words.with("tournament-table-name", &[("table", (number + 1).into())])
}

/// The name of a team, by its place among all.
pub fn team_name(words: &Words, team: usize) -> String {
    words.with("tournament-team-name", &[("team", (team + 1).into())])
}

/// The name of a player, in whatever direction it is written.
pub fn player_name(tournament: &Tournament, player: Player) -> Html {
    html! { <bdi class="tournament-name">{ name_of(tournament, player) }</bdi> }
}

/// Whether one name comes before another in any language.
pub fn order(one: &str, other: &str) -> Ordering {
    let order = JsString::from(one).locale_compare(other, &Array::new(), &Object::new());
    order.cmp(&0)
}

/// These players by name: in what a class sees, their ranks are nobody's business.
pub fn by_name(tournament: &Tournament, players: impl IntoIterator<Item = Player>) -> Vec<Player> {
    let mut players: Vec<Player> = players.into_iter().collect();
    let name = |player: &Player| tournament.roster().name(*player).unwrap_or_default();
    players.sort_by(|one, other| order(name(one), name(other)));
    players
}

/// The name of a player as it was written.
pub fn name_of(tournament: &Tournament, player: Player) -> String {
    tournament.roster().name(player).unwrap_or_default().to_owned()
}

/// The name of a player for a sentence.
pub fn name_said(tournament: &Tournament, player: Player) -> String {
    isolated(tournament.roster().name(player).unwrap_or_default())
}

/// A score given in tenths.
pub fn score_said(words: &Words, tenths: u32) -> String {
    words.with("tournament-score", &[("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())])
}

/// What a team is called for its score.
pub fn award_said(words: &Words, award: Award) -> String {
    let award = match award {
        Award::Good => "good",
        Award::Great => "great",
        Award::Super => "super",
    };
    words.with("tournament-award", &[("award", award.into())])
}

/// A heading for a tournament in a list: its round and who plays.
pub fn outlined(words: &Words, tournament: &Tournament) -> String {
    let first = tournament.roster().names().iter().take(3).map(|name| isolated(name)).collect::<Vec<_>>().join(", ");
    let values = [
        ("round", (tournament.current() + 1).into()),
        ("players", tournament.roster().count().into()),
        ("names", first.into()),
    ];
    words.with("tournament-outline", &values)
}

/// Why a list is no roster.
pub fn roster_fault_said(words: &Words, fault: RosterFault) -> String {
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

/// Why a text or link is no tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The link has another form.
    Link(LinkFault),
    /// What is in it is no tournament.
    Text(TournamentFault),
}

/// The same in words.
pub fn unreadable_said(words: &Words, unreadable: Unreadable) -> String {
    match unreadable {
        Unreadable::Link(LinkFault::TooLong) | Unreadable::Text(TournamentFault::TooLong) => {
            words.text("tournament-brought-long")
        }
        Unreadable::Link(LinkFault::Mangled) | Unreadable::Text(TournamentFault::NoRound) => {
            words.text("tournament-brought-cut")
        }
        Unreadable::Text(TournamentFault::NoTournament) => words.text("tournament-brought-other"),
        Unreadable::Text(TournamentFault::Roster(fault)) => roster_fault_said(words, fault),
        Unreadable::Text(TournamentFault::Line(line)) => {
            words.with("tournament-brought-line", &[("line", line.into())])
        }
    }
}

/// Why a change cannot be.
pub fn refused_said(words: &Words, fault: ActFault) -> String {
    match fault {
        ActFault::TooFew => words.text("tournament-refused-few"),
        ActFault::Full => words.with("tournament-refused-full", &[("most", MOST_PLAYERS.into())]),
        ActFault::NoName => words.text("tournament-refused-no-name"),
        ActFault::LongName => words.with("tournament-refused-long-name", &[("most", LONGEST_NAME.into())]),
        ActFault::LastRound => words.with("tournament-refused-last-round", &[("most", MOST_ROUNDS.into())]),
        ActFault::Levels => words.text("tournament-refused-levels"),
        ActFault::Begun => words.text("tournament-refused-begun"),
        ActFault::NoPlayer | ActFault::NoTable | ActFault::NotNext | ActFault::NoPlace | ActFault::RoundStays => {
            words.text("tournament-refused")
        }
    }
}
