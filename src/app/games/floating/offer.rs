use super::table::Table;

/// The actions that the screen offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Return to the latest step.
    Now,
    /// Begin another game.
    Again,
    /// Play on the board.
    Turn,
    /// None: the computer is about to play.
    Nothing,
}

impl Table {
    /// The actions offered now.
    pub fn offer(&self) -> Offer {
        match self.person_to_act() {
            _ if self.viewing.is_some() => Offer::Now,
            _ if self.is_over() => Offer::Again,
            Some(_) => Offer::Turn,
            None => Offer::Nothing,
        }
    }
}
