use std::fmt;

use super::Step;

/// A mistaken belief about the game, revealed by wrong answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misconception {
    /// The sheet is the board: any empty square of it may be used.
    SheetIsBoard,
    /// The area is only what has been written so far.
    BoxIsArea,
    /// The area closes when it is four wide or four high.
    OneWayIsEnough,
    /// Three checkers next to each other make a tic-tac-toe, even if they are not in a line.
    BentCounts,
    /// Three checkers in a line make a tic-tac-toe, even with a gap.
    GapCounts,
    /// Four in a row count as one tic-tac-toe.
    FourIsOne,
    /// Only rows across and up count.
    NoDiagonals,
    /// Blocking comes first, even if one could make a tic-tac-toe.
    BlocksInstead,
    /// Making a tic-tac-toe also stops one of the other side.
    TakesInstead,
    /// One threat is enough, or stopping one threat.
    OneIsEnough,
    /// Any widening of the area fixes the edge one wants.
    WrongEdge,
    /// A checker inside the area fixes an edge.
    InsideFixes,
    /// A point now is always the best choice.
    Greedy,
    /// What the other side can do next does not matter.
    Unguarded,
    /// A turn that gave something away needs no special answer.
    LetsItPass,
    /// The plain rules also hold with a variation.
    PlainRules,
}

impl Misconception {
    /// Returns the misconceptions that a step deals with, the main one first.
    pub const fn of(step: Step) -> &'static [Misconception] {
        match step {
            Step::Reach | Step::Shrinking => &[Self::SheetIsBoard, Self::BoxIsArea],
            Step::Closing => &[Self::OneWayIsEnough, Self::SheetIsBoard],
            Step::Three => &[Self::BentCounts, Self::GapCounts],
            Step::Four => &[Self::FourIsOne],
            Step::Diagonals => &[Self::NoDiagonals, Self::FourIsOne],
            Step::Counting => &[Self::FourIsOne, Self::NoDiagonals],
            Step::Taking => &[Self::GapCounts, Self::BlocksInstead, Self::SheetIsBoard],
            Step::Blocking => &[Self::OneIsEnough, Self::TakesInstead, Self::SheetIsBoard],
            Step::TwoAtOnce => &[Self::OneIsEnough, Self::SheetIsBoard],
            Step::Edge => &[Self::WrongEdge, Self::InsideFixes, Self::SheetIsBoard],
            Step::Ending => &[Self::Greedy, Self::Unguarded],
            Step::Variations => &[Self::PlainRules],
            Step::Refuting => &[Self::LetsItPass, Self::Greedy, Self::Unguarded],
        }
    }
}

impl fmt::Display for Misconception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SheetIsBoard => "sheet-is-board",
            Self::BoxIsArea => "box-is-area",
            Self::OneWayIsEnough => "one-way-is-enough",
            Self::BentCounts => "bent-counts",
            Self::GapCounts => "gap-counts",
            Self::FourIsOne => "four-is-one",
            Self::NoDiagonals => "no-diagonals",
            Self::BlocksInstead => "blocks-instead",
            Self::TakesInstead => "takes-instead",
            Self::OneIsEnough => "one-is-enough",
            Self::WrongEdge => "wrong-edge",
            Self::InsideFixes => "inside-fixes",
            Self::Greedy => "greedy",
            Self::Unguarded => "unguarded",
            Self::LetsItPass => "lets-it-pass",
            Self::PlainRules => "plain-rules",
        })
    }
}
