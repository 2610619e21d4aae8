use super::Player;

/// A team of a class, for the whole tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The name that a list gives it. Empty if Flub names it.
    pub name: String,
    /// The members, the highest rank first.
    pub members: Vec<Player>,
}

/// Returns the number of teams in a class: teams of four, some of three or five if the number of players is not a
/// multiple of four. Up to five players are one team; fewer than three are none (`None`).
pub const fn team_count(players: usize) -> Option<usize> {
    match players {
        0..=2 => None,
        3..=5 => Some(1),
        // The number of teams for which the mean size is nearest to four.
        _ => Some((players + 2) / 4),
    }
}

/// Deals players, ranked from the highest, into teams back and forth, so that teams are equal on average: with eight
/// teams, the first eight players go to teams 1 to 8 and the next eight to teams 8 to 1. Fewer than three players make
/// no team.
pub fn deal(ranked: &[Player]) -> Vec<Team> {
    let Some(count) = team_count(ranked.len()) else { return Vec::new() };
    let mut teams = vec![Team::default(); count];
    for (place, &player) in ranked.iter().enumerate() {
        let (round, turn) = (place / count, place % count);
        let team = if round.is_multiple_of(2) { turn } else { count - 1 - turn };
        teams[team].members.push(player);
    }
    teams
}

/// Returns the score of a team with these points of its members: the mean in tenths of a point, rounded to the nearest,
/// or `None` without points.
pub fn team_score(points: &[u32]) -> Option<u32> {
    let players = u32::try_from(points.len()).ok().filter(|&players| players > 0)?;
    let total: u32 = points.iter().sum();
    Some((total * 20 + players) / (players * 2))
}

/// The title that a team earns with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Award {
    /// A Good Team.
    Good,
    /// A Great Team.
    Great,
    /// A Super Team.
    Super,
}

/// The lowest score for each award, in points. The teacher can change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardLevels {
    /// For a Good Team.
    pub good_team: u32,
    /// For a Great Team.
    pub great_team: u32,
    /// For a Super Team.
    pub super_team: u32,
}

impl Default for AwardLevels {
    fn default() -> Self {
        Self { good_team: 40, great_team: 45, super_team: 50 }
    }
}

impl AwardLevels {
    /// Returns the highest award that a [`team_score`] is enough for.
    pub fn award(self, tenths: u32) -> Option<Award> {
        let levels = [(self.super_team, Award::Super), (self.great_team, Award::Great), (self.good_team, Award::Good)];
        levels.into_iter().find(|(level, _)| tenths >= level.saturating_mul(10)).map(|(_, award)| award)
    }
}
