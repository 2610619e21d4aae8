//! Letters that are pencilled and not yet entered.

use flub::network::{Letter, Placement, Square};

/// The pencilled letters of a turn. A letter is only written in a square that somebody pointed at: a letter that is chosen first waits for
/// its square, and a letter too many waits until it is chosen which letter it replaces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pencil {
    /// The letters in their squares, in the order they were pencilled.
    pub letters: Vec<Placement>,
    /// A square without a letter, or a letter without a square.
    pub waiting: Waiting,
}

/// What was chosen and waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Nothing.
    #[default]
    Nothing,
    /// A square, for its letter.
    Square(Square),
    /// A letter, for its square.
    Letter(Letter),
    /// A letter more than the turn writes, for the one that it replaces.
    Placement(Placement),
}

impl Pencil {
    /// The square that waits for a letter.
    pub fn square(&self) -> Option<Square> {
        match self.waiting {
            Waiting::Square(square) => Some(square),
            _ => None,
        }
    }

    /// The square to mark: it waits for a letter, or its letter waits.
    pub fn marked(&self) -> Option<Square> {
        self.square().or(self.surplus().map(|surplus| surplus.square))
    }

    /// The letter that waits for a square.
    pub fn letter(&self) -> Option<Letter> {
        match self.waiting {
            Waiting::Letter(letter) => Some(letter),
            _ => None,
        }
    }

    /// The letter that waits for the one it replaces.
    pub fn surplus(&self) -> Option<Placement> {
        match self.waiting {
            Waiting::Placement(placement) => Some(placement),
            _ => None,
        }
    }

    /// The focus has moved to this square. It waits for a letter, unless something else waits already.
    pub fn pointed(mut self, square: Square) -> Self {
        if matches!(self.waiting, Waiting::Nothing | Waiting::Square(_)) {
            self.waiting = Waiting::Square(square);
        }
        self
    }

    /// This letter waits for its square. Chosen again, it does not.
    pub fn held(mut self, letter: Letter) -> Self {
        let again = self.letter() == Some(letter);
        self.waiting = if again { Waiting::Nothing } else { Waiting::Letter(letter) };
        self
    }

    /// This letter in this square, in a turn that writes so many.
    pub fn put(mut self, placement: Placement, due: usize) -> Self {
        self.waiting = Waiting::Nothing;
        let same = self.letters.iter().position(|there| there.square == placement.square);
        // A single letter is replaced without a question.
        match same.or((due == 1 && !self.letters.is_empty()).then_some(0)) {
            Some(place) => self.letters[place] = placement,
            None if self.letters.len() < due => self.letters.push(placement),
            None => self.waiting = Waiting::Placement(placement),
        }
        self
    }

    /// What waits replaces the letter of this square. `None` leaves all as they are.
    pub fn replaced(mut self, square: Option<Square>) -> Self {
        let there = self.letters.iter().position(|there| Some(there.square) == square);
        if let Some((place, surplus)) = there.zip(self.surplus()) {
            self.letters[place] = surplus;
        }
        self.waiting = Waiting::Nothing;
        self
    }

    /// Without what waits, or else without the letter pencilled last.
    pub fn erased(mut self) -> Self {
        if !matches!(self.waiting, Waiting::Letter(_) | Waiting::Placement(_)) {
            self.letters.pop();
        }
        self.waiting = Waiting::Nothing;
        self
    }

    /// Whether it is what a turn of so many letters writes, and nothing waits that would change it.
    pub fn is_ready(&self, due: usize) -> bool {
        let changes = matches!(self.waiting, Waiting::Letter(_) | Waiting::Placement(_));
        due > 0 && self.letters.len() == due && !changes
    }

    /// Whether there is nothing to erase.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty() && self.letter().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Placement {
        text.parse().expect("a letter in a square")
    }

    fn pencil(letters: &str, due: usize) -> Pencil {
        letters.split_whitespace().fold(Pencil::default(), |pencil, letter| pencil.put(at(letter), due))
    }

    #[test]
    fn a_letter_chosen_first_waits_and_writes_nothing() {
        let held = Pencil::default().held(Letter::P);
        assert_eq!((held.letter(), held.letters.len()), (Some(Letter::P), 0));
        assert_eq!(held.clone().pointed(at("P3").square).letter(), Some(Letter::P), "looking around leaves it waiting");
        assert_eq!(held.clone().held(Letter::F).letter(), Some(Letter::F));
        assert_eq!(held.held(Letter::P), Pencil::default(), "chosen again it is put down");
    }

    #[test]
    fn a_third_letter_of_two_replaces_none_before_somebody_says_which() {
        let full = pencil("P1 O3", 2);
        let asks = full.clone().put(at("F7"), 2);
        assert_eq!((asks.surplus(), &asks.letters), (Some(at("F7")), &full.letters));
        assert_eq!(asks.clone().replaced(Some(at("O3").square)).letters, [at("P1"), at("F7")]);
        assert_eq!(asks.clone().replaced(None), full);
        assert_eq!(asks.erased(), full);
    }

    #[test]
    fn a_letter_of_the_same_square_and_a_single_letter_are_replaced() {
        assert_eq!(pencil("P1 O3 F1", 2).letters, [at("F1"), at("O3")]);
        assert_eq!(pencil("P1 R5", 1).letters, [at("R5")]);
    }

    #[test]
    fn erasing_takes_what_waits_first() {
        let pencil = pencil("P1", 2).held(Letter::F).erased();
        assert_eq!((pencil.waiting, pencil.letters.len()), (Waiting::Nothing, 1));
        assert!(pencil.erased().is_empty());
    }
}
