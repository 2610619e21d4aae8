use std::{error::Error, fmt};

/// The points of whoever is first alone: nobody has more.
pub const MOST_POINTS: u32 = 60;

/// The places of all players of one table, shared by ties: 1 1 3, or 1 2 2 4. In the order of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(Vec<usize>);

/// Why numbers are not the places of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacesFault {
    /// A table has two to four players.
    Players,
    /// Places with so many players ahead are other numbers.
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

/// Returns the points of a table without ties, from the first place down.
const fn untied(players: usize) -> Option<&'static [u32]> {
    match players {
        2 => Some(&[MOST_POINTS, 20]),
        3 => Some(&[MOST_POINTS, 40, 20]),
        4 => Some(&[MOST_POINTS, 40, 30, 20]),
        _ => None,
    }
}

impl Places {
    /// Checks places, in the order of the players.
    ///
    /// # Errors
    /// If it is no table, or some place is not one more than the number of players ahead.
    pub fn new(places: Vec<usize>) -> Result<Self, PlacesFault> {
        untied(places.len()).ok_or(PlacesFault::Players)?;
        let ahead = |place: usize| places.iter().filter(|&&other| other < place).count();
        if places.iter().all(|&place| place == ahead(place) + 1) { Ok(Self(places)) } else { Err(PlacesFault::Ranks) }
    }

    /// Returns the places of players with these scores in the game; the highest score comes first.
    ///
    /// # Errors
    /// If it is no table.
    pub fn by_score(scores: &[i32]) -> Result<Self, PlacesFault> {
        Self::new(scores.iter().map(|score| scores.iter().filter(|other| *other > score).count() + 1).collect())
    }

    /// Returns the place of each player.
    pub fn each(&self) -> &[usize] {
        &self.0
    }

    /// Returns the tournament points of each player: those of the places that a tie takes up are shared, rounded up to
    /// tens, which is the table of `docs/rules/class.md`.
    pub fn points(&self) -> Vec<u32> {
        let untied = untied(self.0.len()).unwrap_or_default();
        let share = |&place: &usize| {
            let tied = self.0.iter().filter(|&&other| other == place).count();
            let taken = &untied[place - 1..place - 1 + tied];
            mean_up_to_tens(taken)
        };
        self.0.iter().map(share).collect()
    }
}

/// Returns the mean, rounded up to tens.
fn mean_up_to_tens(points: &[u32]) -> u32 {
    points.iter().sum::<u32>().div_ceil(points.len() as u32).next_multiple_of(10)
}
