use super::table::Table;

/// What the screen offers people to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Come back to the present.
    Now,
    /// Begin another game.
    Again,
    /// Play on the board.
    Turn,
    /// Nothing: the computer is about to play.
    Nothing,
}

impl Table {
    /// What people are offered.
    pub fn offer(&self) -> Offer {
        match self.person_to_act() {
            _ if self.viewing.is_some() => Offer::Now,
            _ if self.is_over() => Offer::Again,
            Some(_) => Offer::Turn,
            None => Offer::Nothing,
        }
    }
}
