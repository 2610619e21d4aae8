use std::{fmt, str::FromStr};

use super::{Length, Position, Version};
use crate::{
    network::{Goal, Network, Rules},
    play::{Seat, Unreadable},
};

/// The settings of a match. Written `beginning seats 3 for 6 rounds`, followed by ` from E P.FPR.PP.` if the first
/// round begins with a given goal and given letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    version: Version,
    seats: u8,
    length: Length,
    opening: Option<(Goal, Network)>,
}

/// Why the first round cannot begin with a given goal and given letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningFlaw {
    /// The mat has another size, or letters of another game.
    OtherMat,
    /// The version does not offer the goal.
    OtherGoal,
    /// The mat is full, so no letter can be written.
    Full,
    /// No filling of the mat gives a solution.
    Impossible,
}

impl Setup {
    /// Returns a match of this version with 2 to [`Seat::MOST`] seats, or `None` if a number is out of range.
    pub fn new(version: Version, seats: usize, length: Length) -> Option<Self> {
        let fits = (2..=Seat::MOST).contains(&seats) && length.is_playable();
        fits.then_some(Self { version, seats: seats as u8, length, opening: None })
    }

    /// Returns the match whose first round begins with this goal and these letters, as if the first seat had set the
    /// goal.
    ///
    /// # Errors
    /// Returns the first reason why a round cannot begin like this.
    pub fn opening(self, goal: Goal, mat: Network) -> Result<Self, OpeningFlaw> {
        if mat.size() != self.version.size() || mat.rules() != Rules::Poe {
            return Err(OpeningFlaw::OtherMat);
        }
        if !self.version.offers(goal) {
            return Err(OpeningFlaw::OtherGoal);
        }
        if mat.is_full() {
            return Err(OpeningFlaw::Full);
        }
        if !mat.is_possible(goal) {
            return Err(OpeningFlaw::Impossible);
        }
        Ok(Self { opening: Some((goal, mat)), ..self })
    }

    /// Returns the version played.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Returns the number of seats: 2 to 6.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns the length of the match.
    pub const fn length(&self) -> Length {
        self.length
    }

    /// Returns the goal and the mat with which the first round begins, if they are given.
    pub const fn given(&self) -> Option<(Goal, Network)> {
        self.opening
    }

    /// Returns the position with which the first round begins, if it is given.
    pub fn first_position(&self) -> Option<Position> {
        self.opening.map(|(goal, mat)| Position::new(mat, goal))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats {} {}", self.version, self.seats, self.length)?;
        self.opening.map_or(Ok(()), |(goal, mat)| write!(f, " from {goal} {mat}"))
    }
}

impl FromStr for Setup {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable =
            Unreadable("a set-up is a version, seats and a length, as beginning seats 3 for 6 rounds");
        let words: Vec<&str> = text.split_whitespace().collect();
        let (&[version, "seats", seats, preposition, number, unit], opening) = words.split_first_chunk().ok_or(FORM)?
        else {
            return Err(FORM);
        };
        let length = format!("{preposition} {number} {unit}").parse()?;
        let setup = Setup::new(version.parse()?, seats.parse().map_err(|_| FORM)?, length).ok_or(FORM)?;
        match opening {
            [] => Ok(setup),
            &["from", goal, mat] => {
                let mat = Network::read(Rules::Poe, mat).ok_or(Unreadable("a mat is 9 or 16 of F, P, R and ."))?;
                let flaw = |_| Unreadable("no round can begin with these letters and this goal");
                setup.opening(goal.parse()?, mat).map_err(flaw)
            }
            _ => Err(FORM),
        }
    }
}
