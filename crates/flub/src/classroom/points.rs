use std::{error::Error, fmt};

/// The points of a player who is first without a tie, and so the most that a player can have.
pub const MOST_POINTS: u32 = 60;

/// The places of all players of one table, in the order of the players. Players who tie share a place: 1 1 3, or 1 2 2
/// 4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(Vec<usize>);

/// Why numbers are not the places of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacesFault {
    /// The number of players at a table is not two to four.
    Players,
    /// A place is not one more than the number of players ahead.
    Ranks,
}

impl fmt::Display for PlacesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Players => "a table has two to four players",
            Self::Ranks => "a place is one more than the number of players ahead",
        })
    }
}

impl Error for PlacesFault {}

/// Returns the points at a table without ties, from the first place down.
const fn points_without_ties(players: usize) -> Option<&'static [u32]> {
    match players {
        2 => Some(&[MOST_POINTS, 20]),
        3 => Some(&[MOST_POINTS, 40, 20]),
        4 => Some(&[MOST_POINTS, 40, 30, 20]),
        _ => None,
    }
}

impl Places {
    /// Checks the places of the players of a table, in their order.
    ///
    /// # Errors
    /// Returns an error if there are not two to four places, or if a place is not one more than the number of players
    /// ahead.
    pub fn new(places: Vec<usize>) -> Result<Self, PlacesFault> {
        points_without_ties(places.len()).ok_or(PlacesFault::Players)?;
        let ahead = |place: usize| places.iter().filter(|&&other| other < place).count();
        if places.iter().all(|&place| place == ahead(place) + 1) { Ok(Self(places)) } else { Err(PlacesFault::Ranks) }
    }

    /// Returns the places of players with these scores in a game; the highest score is first.
    ///
    /// # Errors
    /// Returns an error if there are not two to four scores.
    pub fn by_score(scores: &[i32]) -> Result<Self, PlacesFault> {
        Self::new(scores.iter().map(|score| scores.iter().filter(|other| *other > score).count() + 1).collect())
    }

    /// Returns the place of each player.
    pub fn each(&self) -> &[usize] {
        &self.0
    }

    /// Returns the tournament points of each player. Players who tie share the points of their places, rounded up to
    /// tens; this gives the table in `docs/rules/class.md`.
    pub fn points(&self) -> Vec<u32> {
        let untied = points_without_ties(self.0.len()).unwrap_or_default();
        let share = |&place: &usize| {
            let tied = self.0.iter().filter(|&&other| other == place).count();
            let taken = &untied[place - 1..place - 1 + tied];
            mean_up_to_tens(taken)
        };
        self.0.iter().map(share).collect()
    }
}

/// Returns the mean, rounded up to a multiple of ten.
fn mean_up_to_tens(points: &[u32]) -> u32 {
    points.iter().sum::<u32>().div_ceil(points.len() as u32).next_multiple_of(10)
}
