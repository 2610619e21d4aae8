//! The lesson with Wholes: one whole out of fractions, decimals and percents.

use super::{Line, Plan, To};

pub(super) const PLAN: Plan = Plan {
    game: "wholes",
    aim: "plans-wholes-aim",
    steps: (8, 12),
    bring: "plans-wholes-cards",
    parts: [
        &[
            Line::Do("plans-wholes-draw"),
            Line::Say("plans-wholes-two"),
            Line::Answer("plans-wholes-two-answer"),
            Line::Say("plans-wholes-three"),
            Line::Answer("plans-wholes-three-answer"),
            Line::Say("plans-wholes-aloud"),
        ],
        &[
            Line::Open(To::Pose("wholes 9 seed 7")),
            Line::Say("plans-wholes-think"),
            Line::Do("plans-reveal"),
            Line::Open(To::Court),
            Line::Say("plans-wholes-court"),
            Line::Do("plans-court-do"),
        ],
        &[Line::Open(To::Ladder), Line::Say("plans-ladder-say"), Line::Do("plans-ladder-do")],
        &[
            Line::Open(To::Tournament),
            Line::Do("plans-tables-do"),
            Line::Open(To::Play),
            Line::Do("plans-wholes-table"),
            Line::Say("plans-wholes-call"),
            Line::Do("plans-stop"),
            Line::Do("plans-wholes-places"),
        ],
        &[
            Line::Do("plans-flub-do"),
            Line::Open(To::Pose("wholes 9 from mend 1/2, 1/4 in 4 as 2, 1 making 2/6")),
            Line::Say("plans-wholes-flub"),
            Line::Answer("plans-wholes-flub-answer"),
        ],
        &[
            Line::Say("plans-wholes-exit"),
            Line::Answer("plans-wholes-exit-answer"),
            Line::Open(To::Pose("wholes 12 source 1")),
            Line::Do("plans-exit-do"),
        ],
    ],
};
