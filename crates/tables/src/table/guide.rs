//! What Guided says and draws at a table, for a first game.

/// What Guided says, and what it draws, which depends on the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guide<M> {
    /// What matters now, in sentences.
    pub says: Vec<String>,
    /// The steps of the hint: where to look, what for, the answer. Empty where there is nothing to find.
    pub hints: Vec<String>,
    /// What is drawn on the mat, the board or the cards.
    pub marks: M,
}
