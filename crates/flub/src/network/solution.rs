use std::{fmt, str::FromStr};

use super::{Goal, Letter, Line, Network, Square, SquareSet};
use crate::play::Unreadable;

/// How many connections a solution can have: any number from the least to the most, since a permitted connection may be
/// counted or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The number of required connections, all of which must be counted.
    pub least: u16,
    /// The number of all connections.
    pub most: u16,
}

/// A connection as a player lists it, right or wrong: the numbers of its squares. Written `157`, or `1-6-11-16` on 4x4.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Listing(pub Vec<u16>);

impl Listing {
    /// Returns the listed squares, or `None` if one does not exist or is listed twice.
    pub fn squares(&self, size: super::Size) -> Option<SquareSet> {
        let mut set = SquareSet::EMPTY;
        for &number in &self.0 {
            let square = size.square(number as usize).filter(|&square| !set.has(square))?;
            set = set.with(square);
        }
        Some(set)
    }
}

impl From<&Line> for Listing {
    fn from(line: &Line) -> Self {
        Self(line.path().iter().map(|square| square.number() as u16).collect())
    }
}

impl fmt::Display for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let compact = self.0.len() < 4 && !self.0.is_empty() && self.0.iter().all(|&number| number < 10);
        for (place, number) in self.0.iter().enumerate() {
            let gap = if compact || place == 0 { "" } else { "-" };
            write!(f, "{gap}{number}")?;
        }
        // The hyphen tells the square 16 from the squares 1 and 6, and marks an empty listing.
        if !compact && self.0.len() < 2 { f.write_str("-") } else { Ok(()) }
    }
}

impl FromStr for Listing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a connection is listed by its squares, as 157 or 1-6-11-16");
        let number = |digits: &str| {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse().ok().filter(|_| plain).ok_or(FORM)
        };
        let numbers = |parts: &[&str]| parts.iter().map(|digits| number(digits)).collect::<Result<_, _>>();
        match text.split('-').collect::<Vec<_>>().as_slice() {
            ["", ""] => Ok(Vec::new()),
            [""] => Err(FORM),
            [digits] => {
                numbers(&digits.char_indices().map(|(at, one)| &digits[at..at + one.len_utf8()]).collect::<Vec<_>>())
            }
            [alone, ""] => numbers(&[alone]),
            parts => numbers(parts),
        }
        .map(Listing)
    }
}

/// The first thing wrong with a proposed solution. Flaws are checked in the order listed here: the listings one by one,
/// then the letters, then omissions, then the number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The listed squares are not a line: they do not run from one side to the opposite side.
    NoLine(Listing),
    /// The line runs through a vacant square.
    Vacant(Listing, Square),
    /// The line runs through an F.
    Forbidden(Listing, Square),
    /// The connection is listed more often than it exists: for the second time, or for a diagonal the third.
    Repeated(Listing),
    /// This R or O lies on none of the required connections in the list.
    Unused(Letter, Square),
    /// This required connection is not in the list, or for a diagonal, not often enough.
    Omitted(Listing),
    /// This number of connections does not meet the goal.
    Count(usize),
}

impl Network {
    /// Checks a proposed solution of this goal: a list of connections of this network as it stands.
    ///
    /// # Errors
    /// Returns the first flaw, in the order of [`Flaw`]'s variants.
    pub fn check(&self, goal: Goal, counted: &[Listing]) -> Result<(), Flaw> {
        let lines = Line::all(self.size());
        let mut times = vec![0; lines.len()];
        for line in self.lines_of(counted) {
            times[line?] = 1;
        }
        let required = |index: &usize| lines[*index].squares().within(self.open()) && self.is_required(&lines[*index]);
        let used = (0..lines.len())
            .filter(|&index| times[index] > 0 && required(&index))
            .fold(SquareSet::EMPTY, |used, index| used.or(lines[index].squares()));
        if let Some(square) = self.demanding().minus(used).iter().next() {
            return Err(Flaw::Unused(self.rules().demanding(), square));
        }
        if let Some(index) = (0..lines.len()).filter(required).find(|&index| times[index] == 0) {
            return Err(Flaw::Omitted(Listing::from(&lines[index])));
        }
        if goal.admits(counted.len()) { Ok(()) } else { Err(Flaw::Count(counted.len())) }
    }

    /// Returns, for each listing, why it does not count after those before it, or `None` if it counts.
    pub fn listing_flaws(&self, counted: &[Listing]) -> Vec<Option<Flaw>> {
        self.lines_of(counted).into_iter().map(Result::err).collect()
    }

    /// Returns the index of the line that each listing stands for. A diagonal listed twice stands for both of its
    /// lines.
    fn lines_of(&self, counted: &[Listing]) -> Vec<Result<usize, Flaw>> {
        let lines = Line::all(self.size());
        let mut taken = Vec::new();
        let line_of = |listing: &Listing| {
            let squares = self.listed(listing)?;
            let is_free = |index: &usize| lines[*index].squares() == squares && !taken.contains(index);
            let line = (0..lines.len()).find(is_free).ok_or_else(|| Flaw::Repeated(listing.clone()))?;
            taken.push(line);
            Ok(line)
        };
        counted.iter().map(line_of).collect()
    }

    /// Returns the squares of a listing, or its flaw if it is not a connection of this network.
    pub(super) fn listed(&self, listing: &Listing) -> Result<SquareSet, Flaw> {
        let squares = listing
            .squares(self.size())
            .filter(|&squares| Line::all(self.size()).iter().any(|line| line.squares() == squares))
            .ok_or_else(|| Flaw::NoLine(listing.clone()))?;
        if let Some(square) = squares.and(self.vacancies()).iter().next() {
            return Err(Flaw::Vacant(listing.clone(), square));
        }
        if let Some(square) = squares.and(self.forbidden()).iter().next() {
            return Err(Flaw::Forbidden(listing.clone(), square));
        }
        Ok(squares)
    }
}
