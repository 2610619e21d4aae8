//! The worked examples of `docs/rules/floating.md`, as tasks of the steps.

use super::{Step, Task};
use crate::lessons::Source;

/// Each source: its step, the words of the rule sheet, and the task.
const SOURCES: [(Step, &str, &str); 10] = [
    (Step::Reach, "X starts in the centre square.", "reach on 7x7 plain"),
    (Step::Reach, "starts on any of the four centre squares", "reach on 8x8 plain"),
    (Step::Shrinking, "never gets more than four wide or four high", "may b6 on 7x7 plain after d4 e5 f4"),
    (Step::Closing, "After 16 symbols a 4x4 part is full.", "close on 7x7 plain after d4 e5 c3 d5"),
    (Step::Four, "four in a row count as two", "lines x on 7x7 plain after d4 d5 e4 e5 f4 e3 c4 f6"),
    (
        Step::Diagonals,
        "straight line of\n   neighbours, horizontal, vertical or diagonal",
        "lines o on 7x7 plain after d4 c3 e4 d5 f3 e6 d3 c4 d6 c5 f6 f5",
    ),
    (
        Step::Variations,
        "each player may move one of their own checkers",
        "take on 7x7 moving after d4 d3 b5 a5 a4 d5 c6 b4 c3 b3",
    ),
    (
        Step::Variations,
        "two tic-tac-toes of a player that share a checker score one extra point",
        "count on 7x7 sharing after d4 c3 e4 d3 f4 c6 d5 e6 d6 f6",
    ),
    (Step::Variations, "each new checker must be next to one already played", "reach on 7x7 touching after d4 e5 f6"),
    (
        Step::Variations,
        "the player with the fewest tic-tac-toes wins",
        "keep on 7x7 fewest after d4 b4 a4 c6 a3 b5 d5 c5 b3 a5 c3 b6 d3",
    ),
];

/// Returns the sources of a step.
pub(super) fn of(step: Step) -> Vec<Source<Task>> {
    let own = SOURCES.into_iter().filter(|(of, ..)| *of == step);
    let source = |(_, quote, task): (Step, &'static str, &str)| Source {
        sheet: "floating",
        quote,
        task: task.parse().expect("the tests pose every source"),
    };
    own.map(source).collect()
}

/// Returns the worked example of a step.
pub(super) fn example(step: Step) -> Task {
    let text = match step {
        Step::Reach => "reach on 7x7 plain after d4 e5 f6 e3 f4",
        Step::Shrinking => "may b6 on 7x7 plain after d4 e5 f4",
        Step::Closing => "close on 7x7 plain after d4 e5 c3 d5",
        Step::Three => "lines x on 7x7 plain after d4 d5 e4 e5 f4 e3 f6 c6",
        Step::Four => "lines x on 7x7 plain after d4 d5 e4 e5 f4 e3 c4 f6",
        Step::Diagonals => "lines o on 7x7 plain after d4 c3 e4 d5 f3 e6 d3 c4 d6 c5 f6 f5",
        Step::Counting => "count on 7x7 plain after d4 c3 e4 d3 f4 c6 d5 e6 d6 f6 f5 c5 e5 c4 e3 f3",
        Step::Taking => "take on 7x7 plain after d4 d5 e4 e5 f6 c3",
        Step::Blocking => "block on 7x7 plain after d4 c4 e4",
        Step::TwoAtOnce => "two on 7x7 plain after d4 g2 g3 e2",
        Step::Edge => "fix g4 on 7x7 plain after d4 e5 e4 d5 f4",
        Step::Ending => "keep on 7x7 plain after d4 e6 b3 b4 c3 c6 d5 d3 b6 c4 e3 b5",
        Step::Variations => "reach on 7x7 touching after d4 e5 f6",
        Step::Refuting => "keep on 7x7 plain after d4 d7 g7 e6 d5 f5 e7 g5 f4 f7 d6 g4 f6",
    };
    text.parse().expect("the tests pose every example")
}
