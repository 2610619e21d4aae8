//! The worked examples of `docs/rules/wholes.md`, as tasks of the steps.

use super::{Step, Task};
use crate::lessons::Source;

const SENTENCE: &str = "one half, plus one fourth, plus twenty-five\n   percent equals one whole";

/// Each source: its step, the words of the rule sheet, and the task.
const SOURCES: [(Step, &str, &str); 11] = [
    (Step::Pictures, "pictures of a quarter, a half, three quarters", "name pie 3/4 among 3/1, 3/4, 1/4"),
    (Step::Percents, "one third as a percent is 33 1/3 %", "name 1/3 among 3%, 33 1/3%, 30%, 13%"),
    (Step::Decimals, "0.25, 0.5, 0.75", "order 0.75, 0.5, 0.25"),
    (Step::Exactly, "as a decimal 0.3 with a bar", "exactly 0.(3), 1/3, 33 1/3%"),
    (Step::Missing, SENTENCE, "missing 1/2, 1/4 among 25%, 0.75, 1/2"),
    (Step::MixedForms, SENTENCE, "parts 1/2, 1/4, 25% in 4"),
    (Step::Longest, SENTENCE, "longest on quarters from 1/2, 1/4, 25%, 0.75"),
    (Step::Saying, SENTENCE, "say on quarters from 1/2, 1/4, 25%"),
    (Step::Saying, "play cards that do not, and say a sum all the same", "say on quarters from 3/4, 0.5"),
    (Step::Specials, "changes places with any other player", "swap at 3 7 18"),
    (Step::Specials, "is played with a bluff", "bait on quarters from 1/4, 0.75, BAIT"),
];

/// Returns the sources of a step.
pub(super) fn of(step: Step) -> Vec<Source<Task>> {
    let own = SOURCES.into_iter().filter(|(of, ..)| *of == step);
    let source = |(_, quote, task): (Step, &'static str, &str)| Source {
        sheet: "wholes",
        quote,
        task: task.parse().expect("the tests pose every source"),
    };
    own.map(source).collect()
}

/// Returns the worked example of a step.
pub(super) fn example(step: Step) -> Task {
    let text = match step {
        Step::Pictures => "name pie 3/4 among 3/1, 3/4, 1/4",
        Step::Units => "order 1/4, 1/8, 1/2",
        Step::Equal => "name 1/4 among 2/8, 2/5, 2/4",
        Step::Tenths => "name 0.3 among 3/10, 3/100, 30/100, 1/3",
        Step::Decimals => "order 0.75, 0.5, 0.25",
        Step::Percents => "name 1/4 among 4%, 25%, 14%, 40%",
        Step::Missing => "missing 1/2, 1/4 among 25%, 0.75, 1/2",
        Step::OneDenominator => "whole on fifths from 1/5, 3/5, 2/5, bar 1/5, 4/5",
        Step::TwoDenominators => "mend 1/2, 1/4 in 4 as 2, 1 making 2/6",
        Step::MixedForms => "parts 1/2, 1/4, 25% in 4",
        Step::Exactly => "exactly 0.(3), 1/3, 33 1/3%",
        Step::Longest => "longest on quarters from 1/2, 1/4, 25%, 0.75",
        Step::Saying => "say on quarters from 3/4, 0.5",
        Step::Possible => {
            "could seats 2 eighths hand 1/8 gone 0.125, pie 1/8 cards 1 3 at 4 8 by 2 from 1 \
             said 1/8, 1/8, 1/8, 0.125, 0.125, 12 1/2%, 1/4"
        }
        Step::Calling => {
            "call seats 2 eighths hand 1/8 gone 0.125, pie 1/8 cards 1 3 at 4 18 by 2 from 11 \
             said 1/8, 1/8, 1/8, 0.125, 0.125, 12 1/2%, 1/4"
        }
        Step::Specials => "swap at 3 7 18",
    };
    text.parse().expect("the tests pose every example")
}
