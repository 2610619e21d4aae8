use super::Player;

/// The members of a team, the highest rank first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// Its members.
    pub members: Vec<Player>,
}

/// Returns how many teams a class makes: teams of four, and of three or five where that does not come out. `None` for
/// fewer than three players; up to five are one team.
pub const fn team_count(players: usize) -> Option<usize> {
    match players {
        0..=2 => None,
        3..=5 => Some(1),
        // The nearest number of teams to teams of four.
        _ => Some((players + 2) / 4),
    }
}

/// Deals players, ranked from the highest, into teams back and forth: 1 to 8, then 8 to 1, so that teams are equal on average.
/// No teams for fewer than three players.
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

/// Returns a team's score: the mean of the points of those members who played, in tenths of a point, rounded to the
/// nearest. `None` if nobody played.
pub fn team_score(points: &[u32]) -> Option<u32> {
    let players = u32::try_from(points.len()).ok().filter(|&players| players > 0)?;
    let total: u32 = points.iter().sum();
    Some((total * 20 + players) / (players * 2))
}

/// What a team is called for its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Award {
    /// A Good Team.
    Good,
    /// A Great Team.
    Great,
    /// A Super Team.
    Super,
}

/// The least score for each award, in points: the teacher's setting.
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
    /// Returns the award for a [`team_score`], if it is enough for one.
    pub fn award(self, tenths: u32) -> Option<Award> {
        let levels = [(self.super_team, Award::Super), (self.great_team, Award::Great), (self.good_team, Award::Good)];
        levels.into_iter().find(|(level, _)| tenths >= level.saturating_mul(10)).map(|(_, award)| award)
    }
}
