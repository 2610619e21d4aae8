use std::{fmt, str::FromStr};

use super::{Length, Position, Version};

use crate::{
    network::{Goal, Network, Rules},
    play::{Seat, Unreadable},
};

/// The settings of a match. Written `beginning seats 3 for 6 rounds`, followed by ` from E P.FPR.PP.` if the first
/// round begins with a given goal and letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    version: Version,
    seats: u8,
    length: Length,
    opening: Option<(Goal, Network)>,
}

/// Why a match cannot begin from given letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningFlaw {
    /// The mat is of another size, or has letters of another game.
    OtherMat,
    /// The version does not offer the goal.
    OtherGoal,
    /// No letter can be written.
    Full,
    /// No filling gives a solution: there is nothing to play for.
    Impossible,
}

impl Setup {
    /// Returns a match of this version, with 2 to [`Seat::MOST`] seats, or `None` if the numbers are out of bounds.
    pub fn new(version: Version, seats: usize, length: Length) -> Option<Self> {
        let fits = (2..=Seat::MOST).contains(&seats) && length.is_playable();
        fits.then_some(Self { version, seats: seats as u8, length, opening: None })
    }

    /// Returns the match whose first round begins with this goal and these letters, as if the first seat had set them.
    ///
    /// # Errors
    /// The first reason it cannot.
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

    /// How long the match is.
    pub const fn length(&self) -> Length {
        self.length
    }

    /// Returns the given goal and letters of the first round, if any.
    pub const fn given(&self) -> Option<(Goal, Network)> {
        self.opening
    }

    /// Returns the given position of the first round, if any.
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
