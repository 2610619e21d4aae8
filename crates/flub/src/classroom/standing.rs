//! What follows from the results of a tournament: points, scores, and who moves.

use std::{cmp::Reverse, ops::Range};

use super::{Award, Bumped, MOST_TABLES, Player, Team, Tournament, bump, team_score};

use crate::play::Random;

/// Where the random numbers begin that name the tables, beyond those of the lots.
const NAMING: usize = 1_000;

/// The score of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamScore {
    /// The place of the team among all, from 0.
    pub team: usize,
    /// The score in tenths of a point, if anybody of the team has points.
    pub tenths: Option<u32>,
    /// What the team is called for it.
    pub award: Option<Award>,
}

impl Tournament {
    /// Who moves after a round, from 0. Lots come from the seed and the number of the round.
    pub fn bumped(&self, round: usize) -> Option<Bumped> {
        let of = self.rounds().get(round)?;
        let tables: Vec<_> = of.tables().iter().map(|table| (table.players().to_vec(), table.result())).collect();
        Some(bump(&tables, &of.absent_at_tables(), &mut Random::at(self.seed(), round + 1)))
    }

    /// Returns the points of a player in a round, from 0.
    pub fn points(&self, round: usize, player: Player) -> Option<u32> {
        let of = self.rounds().get(round)?;
        let table = of.tables().get(of.table_of(player)?)?;
        let at = table.players().iter().position(|other| *other == player)?;
        table.points()?.get(at).copied()
    }

    /// Returns the scores of all teams in these rounds, the highest first: the means of all points of their members.
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
        scores.sort_by_key(|score| Reverse(score.tenths));
        scores
    }

    /// Which of [`MOST_TABLES`] names each table of a round has, from the top down. They are drawn anew each round, so that
    /// no name means a rank.
    pub fn table_names(&self, round: usize) -> Vec<usize> {
        let mut names: Vec<usize> = (0..MOST_TABLES).collect();
        Random::at(self.seed(), NAMING + round).shuffle(&mut names);
        names.truncate(self.rounds().get(round).map_or(0, |round| round.tables().len()));
        names
    }
}
