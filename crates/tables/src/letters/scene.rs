//! What is on a mat, before it is put into words: a match, a proof or a board without opponents.

use flub::network::{Flaw, Listing, Network, Placement, Square, SquareSet};

use super::{
    mat_view::{MatView, SquareView, StrokeView},
    naming::{flawed_listing, square_label},
};
use crate::i18n::Words;

/// A mat without its accessible names.
#[derive(Debug)]
pub struct Scene {
    /// The written letters.
    pub network: Network,
    /// Letters that are not entered yet, or that a proof writes.
    pub pencil: Vec<Placement>,
    /// The squares of the latest move.
    pub latest: Vec<Square>,
    /// The squares that a flaw is about.
    pub lit: Vec<Square>,
    /// The squares of the connection being tapped, in order.
    pub traced: Vec<Square>,
    /// The squares where a tap has an effect. Squares with a letter always count as open.
    pub open: SquareSet,
    /// The square that waits for a letter.
    pub picked: Option<Square>,
    /// The square that is marked as a good place for the first letter.
    pub first: Option<Square>,
    /// The connections drawn over the squares.
    pub strokes: Vec<StrokeView>,
    /// The index of the connection that stands out.
    pub standing: Option<usize>,
}

impl Scene {
    /// The letters of a network, and nothing else.
    pub fn plain(network: Network) -> Self {
        Self {
            network,
            pencil: Vec::new(),
            latest: Vec::new(),
            lit: Vec::new(),
            traced: Vec::new(),
            open: network.size().every(),
            picked: None,
            first: None,
            strokes: Vec::new(),
            standing: None,
        }
    }

    /// A network with the letters that a proof writes and the connections that it counts.
    pub fn with_proof(network: Network, letters: &[Placement], counted: &[Listing]) -> Self {
        let written = letters.iter().fold(network, |network, &letter| network.with(letter).unwrap_or(network));
        let strokes = StrokeView::of_proof(&written, counted);
        Self { pencil: letters.to_vec(), strokes, ..Self::plain(network) }
    }

    /// Draws only the connection that is wrong or missing, if the flaw is about one.
    pub fn show_fault(&mut self, flaw: &Flaw) {
        if let Some(listing) = flawed_listing(flaw) {
            self.strokes = vec![StrokeView::at_fault(self.network.size(), listing)];
        }
    }

    /// The mat with its accessible names.
    pub fn view(self, words: &Words) -> MatView {
        let size = self.network.size();
        let squares = size.squares().map(|square| self.view_square(words, square)).collect();
        MatView { size, squares, strokes: self.strokes, standing: self.standing }
    }

    fn view_square(&self, words: &Words, square: Square) -> SquareView {
        let pencilled = self.pencil.iter().find(|placement| placement.square == square);
        let entered = self.network.letter(square);
        let letter = entered.or(pencilled.map(|placement| placement.letter));
        let pencilled = entered.is_none() && pencilled.is_some();
        let latest = self.latest.contains(&square);
        SquareView {
            letter,
            pencilled,
            latest,
            lit: self.lit.contains(&square),
            traced: self.traced.iter().position(|&traced| traced == square).map(|place| place + 1),
            open: self.open.has(square) || letter.is_some(),
            picked: self.picked == Some(square),
            first: self.first == Some(square),
            notes: Vec::new(),
            label: square_label(words, square.number(), letter, pencilled, latest),
        }
    }
}
