//! What follows from the results of a tournament: points, scores, and the players who move.

use std::{cmp::Reverse, ops::Range};

use super::{Award, Bumped, MOST_TABLES, Player, Team, Tournament, bump, team_score};
use crate::play::{Random, order};

/// The first step of the random numbers that name the tables; the lots use the steps below it.
const NAMING: usize = 1_000;

/// The score of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamScore {
    /// The index of the team in [`Tournament::teams`].
    pub team: usize,
    /// The score in tenths of a point, or `None` if nobody in the team has points.
    pub tenths: Option<u32>,
    /// The award for this score, if it is high enough for one.
    pub award: Option<Award>,
}

impl Tournament {
    /// Returns the players who move after this round, counted from 0. Lots come from the seed and the number of the
    /// round.
    pub fn bumped(&self, round: usize) -> Option<Bumped> {
        let of = self.rounds().get(round)?;
        let tables: Vec<_> = of.tables().iter().map(|table| (table.players().to_vec(), table.result())).collect();
        Some(bump(&tables, &of.absent_at_tables(), &mut Random::at(self.seed(), round + 1)))
    }

    /// Returns the points of a player in this round, counted from 0.
    pub fn points(&self, round: usize, player: Player) -> Option<u32> {
        let of = self.rounds().get(round)?;
        let table = of.tables().get(of.table_of(player)?)?;
        let at = table.players().iter().position(|other| *other == player)?;
        table.points()?.get(at).copied()
    }

    /// Returns who improved most in these rounds, if anybody did: the largest number of points more than in the round before in which the
    /// player had any, or, over several rounds, from the first to the last.
    pub fn most_improved(&self, rounds: Range<usize>) -> Option<(u32, Vec<Player>)> {
        let gain = |player: Player| {
            let points = |round| self.points(round, player);
            let last = rounds.clone().rev().find_map(points)?;
            let first = if rounds.len() > 1 {
                rounds.clone().find_map(points)
            } else {
                (0..rounds.start).rev().find_map(points)
            };
            last.checked_sub(first?).filter(|&gain| gain > 0)
        };
        let players = || (0..self.roster().count()).map(Player);
        let most = players().filter_map(gain).max()?;
        Some((most, players().filter(|&player| gain(player) == Some(most)).collect()))
    }

    /// Returns the scores of all teams over these rounds, the highest first. A score is the mean of all points of the
    /// members.
    pub fn team_scores(&self, rounds: Range<usize>) -> Vec<TeamScore> {
        let score = |(team, members): (usize, &Team)| {
            let points = members.members.iter().flat_map(|&player| {
                let rounds = rounds.clone();
                rounds.filter_map(move |round| self.points(round, player))
            });
            let tenths = team_score(&points.collect::<Vec<_>>());
            TeamScore { team, tenths, award: tenths.and_then(|tenths| self.levels().award(tenths)) }
        };
        let mut scores: Vec<TeamScore> = self.teams().iter().enumerate().map(score).collect();
        order::sort_by_key(&mut scores, |score| Reverse(score.tenths));
        scores
    }

    /// Returns the name of each table of a round, from the top down, as a number below [`MOST_TABLES`]. The names are
    /// drawn anew each round, so that they say nothing about rank.
    pub fn table_names(&self, round: usize) -> Vec<usize> {
        let mut names: Vec<usize> = (0..MOST_TABLES).collect();
        Random::at(self.seed(), NAMING + round).shuffle(&mut names);
        names.truncate(self.rounds().get(round).map_or(0, |round| round.tables().len()));
        names
    }
}
