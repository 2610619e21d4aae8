//! The connections of a proof while they are listed.

use std::{fmt, slice, str::FromStr};

use flub::{
    network::{Flaw, Line, Listing, Network, Size, Square, SquareSet},
    play::Unreadable,
};

use super::{drag, mat_view::StrokeView};

/// The connections listed so far and the one being tapped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listings {
    /// The connections listed so far.
    pub counted: Vec<Listing>,
    /// The squares of the connection being tapped, in order.
    pub trace: Vec<Square>,
    /// The squares drawn last, if they are no line. They are told, not listed, and forgotten with the next change.
    pub astray: Vec<Square>,
}

/// A change to the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Add a square to the connection being tapped, or remove it. A full connection is listed.
    Tap(Square),
    /// Discard the connection being tapped, or else the last one listed.
    Erase,
    /// List the line through these squares, if there is one.
    Draw(Vec<Square>),
    /// List a whole connection, right or wrong.
    List(Listing),
    /// Take the connection at this place off the list.
    Remove(usize),
}

impl Listings {
    /// The list after this change, on a mat of this size.
    pub fn with(mut self, size: Size, change: Change) -> Self {
        self.astray.clear();
        match change {
            Change::Tap(square) => self.tap(size, square),
            Change::Draw(squares) => self.draw(size, squares),
            Change::Erase if self.trace.is_empty() => drop(self.counted.pop()),
            Change::Erase => self.trace.clear(),
            Change::List(listing) => {
                self.trace.clear();
                self.counted.push(listing);
            }
            Change::Remove(place) if place < self.counted.len() => drop(self.counted.remove(place)),
            Change::Remove(_) => {}
        }
        self
    }

    /// What is drawn of the list: its connections, those with a flaw as wrong, and what was drawn last and is no line.
    pub fn strokes(&self, size: Size, flaws: &[Option<Flaw>]) -> Vec<StrokeView> {
        let mut strokes = StrokeView::of_draft(size, &self.counted, flaws);
        strokes.extend((!self.astray.is_empty()).then(|| StrokeView::at_fault(size, &listing(&self.astray))));
        strokes
    }

    /// What a tap on this square changes: the squares of a full connection are drawn.
    pub fn tapped(&self, size: Size, square: Square) -> Change {
        let is_last = !self.trace.contains(&square) && self.trace.len() + 1 == size.side();
        if is_last { Change::Draw([self.trace.as_slice(), &[square]].concat()) } else { Change::Tap(square) }
    }

    fn draw(&mut self, size: Size, squares: Vec<Square>) {
        self.trace.clear();
        match drag::line(size, &squares) {
            Some(line) => self.counted.push(line),
            None => self.astray = squares,
        }
    }

    fn tap(&mut self, size: Size, square: Square) {
        match self.trace.iter().position(|&traced| traced == square) {
            Some(place) => drop(self.trace.remove(place)),
            None => self.trace.push(square),
        }
        if self.trace.len() == size.side() {
            self.counted.push(listing(&self.trace));
            self.trace.clear();
        }
    }
}

/// The listing of these squares in the order they were touched.
pub fn listing(squares: &[Square]) -> Listing {
    Listing(squares.iter().map(|square| square.number() as u16).collect())
}

/// The lines through these squares that have a letter in every square and are not listed yet. The list is empty if they are more than can
/// be read at a glance.
pub fn named(network: &Network, through: &[Square], counted: &[Listing]) -> Vec<Listing> {
    const MOST: usize = 12;
    let through: SquareSet = through.iter().copied().collect();
    let mut listings: Vec<Listing> = Vec::new();
    for line in Line::all(network.size()) {
        let is_written = line.squares().and(network.vacancies()).is_empty();
        let listing = Listing::from(line);
        let is_listed = || {
            let again = [counted, slice::from_ref(&listing)].concat();
            matches!(network.listing_flaws(&again).last(), Some(Some(Flaw::Repeated(_))))
        };
        if is_written
            && !through.is_empty()
            && through.within(line.squares())
            && !listings.contains(&listing)
            && !is_listed()
        {
            listings.push(listing);
        }
    }
    if listings.len() > MOST { Vec::new() } else { listings }
}

/// Parses typed connections, separated by spaces or commas, also as they are copied from a text that keeps them unbroken.
///
/// # Errors
/// If one of them is not a list of squares.
pub fn typed(text: &str) -> Result<Vec<Listing>, Unreadable> {
    let text = text.replace('\u{2060}', "");
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::parse).collect()
}

/// The parts of a proof, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// For a CA-flub: the earlier move that was the A-flub.
    Move,
    /// The letters for vacant squares.
    Letters,
    /// The lines that are counted.
    Lines,
    /// For an A- or CA-flub in POE: the letter the mover could have written.
    Instead,
}

impl Part {
    /// All of them, in order.
    pub const ALL: [Part; 4] = [Part::Move, Part::Letters, Part::Lines, Part::Instead];

    /// Its name in messages and saves.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Move => "move",
            Part::Letters => "letters",
            Part::Lines => "lines",
            Part::Instead => "instead",
        }
    }

    /// What is half written, in a line of a save: the part being written, and the proof so far.
    pub fn write(at: Option<Self>, proof: &impl fmt::Display) -> String {
        format!("{} {proof}", at.map_or("-", Self::name))
    }

    /// Reads such a line. What cannot be read of it is `None`.
    pub fn read<P: FromStr>(text: &str) -> (Option<Self>, Option<P>) {
        let (part, proof) = text.split_once(' ').unwrap_or_default();
        (Self::ALL.into_iter().find(|known| known.name() == part), proof.parse().ok())
    }
}

/// A proof written again after the verdict. It changes neither the score nor the record.
#[derive(Clone, Debug, PartialEq)]
pub enum Retry<F> {
    /// It is being written.
    Writing,
    /// It holds.
    Holds,
    /// It has this flaw.
    Flawed(F),
}

impl<F> Retry<F> {
    /// The state after the proof was checked with this result.
    pub fn of(checked: Result<(), F>) -> Self {
        checked.map_or_else(Self::Flawed, |()| Self::Holds)
    }
}

/// What is missing in a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The move that was the A-flub.
    Move,
    /// The letter that makes a solution.
    Letter,
    /// Any connection.
    Lines,
    /// The rest of the connection being tapped.
    Rest,
    /// The letter that could have been written instead.
    Instead,
}

impl Missing {
    /// The parts in `due` whose flag is set, and what is missing in the list of connections.
    pub fn of<const N: usize>(due: [(Self, bool); N], listings: &Listings) -> Vec<Self> {
        let lines = [
            (Missing::Rest, !listings.trace.is_empty()),
            (Missing::Lines, listings.trace.is_empty() && listings.counted.is_empty()),
        ];
        due.into_iter().chain(lines).filter(|(_, is_missing)| *is_missing).map(|(missing, _)| missing).collect()
    }
}
