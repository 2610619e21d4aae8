//! The lesson with POE: what counts, and the first flub.

use super::{Line, Plan, To};

pub(super) const PLAN: Plan = Plan {
    game: "poe",
    aim: "plans-poe-aim",
    steps: (4, 9),
    bring: "plans-poe-mats",
    parts: [
        &[
            Line::Do("plans-poe-draw"),
            Line::Say("plans-poe-line"),
            Line::Answer("plans-poe-line-answer"),
            Line::Say("plans-poe-twice"),
            Line::Answer("plans-poe-twice-answer"),
        ],
        &[
            Line::Open(To::Pose("poe 4 seed 7")),
            Line::Say("plans-poe-thumbs"),
            Line::Do("plans-reveal"),
            Line::Open(To::Court),
            Line::Say("plans-court-say"),
            Line::Do("plans-court-do"),
        ],
        &[Line::Open(To::Ladder), Line::Say("plans-ladder-say"), Line::Do("plans-ladder-do")],
        &[
            Line::Open(To::Tournament),
            Line::Do("plans-tables-do"),
            Line::Open(To::Play),
            Line::Do("plans-poe-table"),
            Line::Say("plans-poe-prove"),
            Line::Do("plans-stop"),
            Line::Do("plans-poe-places"),
        ],
        &[
            Line::Do("plans-flub-do"),
            Line::Open(To::Pose("poe 9 source 1")),
            Line::Say("plans-poe-flub"),
            Line::Answer("plans-poe-flub-answer"),
        ],
        &[
            Line::Say("plans-poe-exit"),
            Line::Answer("plans-poe-exit-answer"),
            Line::Open(To::Pose("poe 9 source 2")),
            Line::Do("plans-exit-do"),
        ],
    ],
};
