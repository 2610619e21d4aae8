/// A step of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The squares within reach.
    Reach,
    /// Reach shrinks: may a checker be put on a square, and if not, which checker is too far away?
    Shrinking,
    /// When the area is closed.
    Closing,
    /// Three in a row, across or up.
    Three,
    /// Four in a row, which count as two.
    Four,
    /// Diagonals.
    Diagonals,
    /// Counting a full area.
    Counting,
    /// Making a tic-tac-toe.
    Taking,
    /// Keeping the other side from making one.
    Blocking,
    /// Threatening two at once.
    TwoAtOnce,
    /// Fixing an edge, so that a square is out of reach.
    Edge,
    /// The last squares.
    Ending,
    /// Each of the variations.
    Variations,
    /// Refuting a turn that gave something away.
    Refuting,
}

impl Step {
    /// All steps, in order.
    pub const ALL: [Step; 14] = [
        Step::Reach,
        Step::Shrinking,
        Step::Closing,
        Step::Three,
        Step::Four,
        Step::Diagonals,
        Step::Counting,
        Step::Taking,
        Step::Blocking,
        Step::TwoAtOnce,
        Step::Edge,
        Step::Ending,
        Step::Variations,
        Step::Refuting,
    ];
}
