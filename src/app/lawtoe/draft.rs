use flub::{
    games::lawtoe::Proof,
    network::{Letter, Listing, Placement, Square},
};

/// A proof while it is written: screen state, gone on reload.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// For a CA-flub: the move picked on the timeline, counted from 1.
    pub after: Option<usize>,
    /// Where the P of the proof is written.
    pub letter: Option<Square>,
    /// The triplets listed so far.
    pub counted: Vec<Listing>,
    /// The squares of the triplet being tapped, in order.
    pub trace: Vec<Square>,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Stroke {
    /// Pick the state of the match after this move.
    After(usize),
    /// Write the P here; nothing takes it back.
    Letter(Option<Square>),
    /// Add a square to the triplet being tapped, or take it out again; the third one lists it.
    Tap(Square),
    /// Forget the triplet being tapped, or else the last one listed.
    Erase,
    /// List a whole triplet.
    List(Listing),
    /// Take the triplet at this place off the list.
    Remove(usize),
    /// Move the triplet at this place one place up.
    Raise(usize),
}

impl Draft {
    /// How many squares make a triplet.
    const TRIPLET: usize = 3;

    /// The proof as it stands.
    pub fn proof(&self) -> Proof {
        let letters = self.letter.map(|square| Placement { letter: Letter::P, square });
        Proof { after: self.after, letters: letters.into_iter().collect(), counted: self.counted.clone() }
    }

    /// The draft after this change.
    pub fn with(mut self, stroke: Stroke) -> Self {
        match stroke {
            Stroke::After(number) if self.after == Some(number) => {}
            Stroke::After(number) => self = Self { after: Some(number), ..Self::default() },
            Stroke::Letter(square) => self.letter = square,
            Stroke::Tap(square) => self.tap(square),
            Stroke::Erase if self.trace.is_empty() => drop(self.counted.pop()),
            Stroke::Erase => self.trace.clear(),
            Stroke::List(listing) => {
                self.trace.clear();
                self.counted.push(listing);
            }
            Stroke::Remove(place) if place < self.counted.len() => drop(self.counted.remove(place)),
            Stroke::Raise(place) if (1..self.counted.len()).contains(&place) => self.counted.swap(place - 1, place),
            Stroke::Remove(_) | Stroke::Raise(_) => {}
        }
        self
    }

    fn tap(&mut self, square: Square) {
        match self.trace.iter().position(|&traced| traced == square) {
            Some(place) => drop(self.trace.remove(place)),
            None => self.trace.push(square),
        }
        if self.trace.len() == Self::TRIPLET {
            self.counted.push(listing(&self.trace));
            self.trace.clear();
        }
    }
}

/// The listing of these squares in the order they were touched.
pub fn listing(squares: &[Square]) -> Listing {
    Listing(squares.iter().map(|square| square.number() as u16).collect())
}
