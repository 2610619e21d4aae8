//! What Guided draws on a mat.

use flub::{
    network::{Line, Network, Placement, Square},
    play::order,
};

use super::mat_view::{LetterNote, MatView, Safety, StrokeStyle, StrokeView};

/// Letters that are safe, lines that lack one letter, and where a hint looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The letters, which stand small in their squares.
    pub letters: Vec<Placement>,
    /// The lines, drawn dotted.
    pub near: Vec<StrokeView>,
    /// The squares.
    pub looked: Vec<Square>,
}

/// The lines that lack only one letter, the straightest first, as many as can be told apart.
pub fn near(network: &Network) -> Vec<StrokeView> {
    let (size, vacant) = (network.size(), network.vacancies());
    let lacks_one = |line: &&Line| {
        let mut squares = line.path().iter().filter(|&&square| !network.open().has(square));
        squares.next().is_some_and(|&square| vacant.has(square)) && squares.next().is_none()
    };
    let mut lines: Vec<&Line> = Line::all(size).iter().filter(lacks_one).collect();
    order::sort_by_key(&mut lines, |line| line.bends());
    let stroke =
        |line: &Line| StrokeView { path: line.path().to_vec(), sides: Some(line.sides()), style: StrokeStyle::Near };
    lines.into_iter().take(MatView::BESIDE).map(stroke).collect()
}

impl MatView {
    /// The mat with what Guided draws on it.
    pub fn with_marks(mut self, marks: &Marks) -> Self {
        for (square, view) in self.size.squares().zip(&mut self.squares) {
            let here = marks.letters.iter().filter(|placement| placement.square == square && view.letter.is_none());
            view.notes.extend(here.map(|placement| LetterNote { letter: placement.letter, safety: Safety::Safe }));
            view.first |= marks.looked.contains(&square);
        }
        if self.strokes.is_empty() {
            self.strokes.clone_from(&marks.near);
        }
        self
    }
}
