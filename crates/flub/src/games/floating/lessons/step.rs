/// A step of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Which squares are within reach.
    Reach,
    /// Reach shrinks: may a checker be put here, and if not, which one is too far away?
    Shrinking,
    /// When the area closes.
    Closing,
    /// Three in a row, across and up.
    Three,
    /// Four in a row count two.
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
    /// Each variation.
    Variations,
    /// Refuting a turn that lost something.
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
