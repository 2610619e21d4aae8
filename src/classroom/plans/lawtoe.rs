//! The lesson with LawToe: what must be listed, and the A-flub.

use super::{Line, Plan, To};

pub(super) const PLAN: Plan = Plan {
    game: "lawtoe",
    aim: "plans-lawtoe-aim",
    steps: (4, 7),
    bring: "plans-lawtoe-mats",
    parts: [
        &[
            Line::Do("plans-lawtoe-draw"),
            Line::Say("plans-lawtoe-letters"),
            Line::Answer("plans-lawtoe-letters-answer"),
            Line::Say("plans-lawtoe-two"),
            Line::Answer("plans-lawtoe-two-answer"),
            Line::Say("plans-lawtoe-who"),
            Line::Answer("plans-lawtoe-who-answer"),
        ],
        &[
            Line::Open(To::Pose("lawtoe 4 seed 7")),
            Line::Say("plans-lawtoe-call-out"),
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
            Line::Do("plans-lawtoe-table"),
            Line::Say("plans-lawtoe-challenge"),
            Line::Do("plans-stop"),
            Line::Do("plans-lawtoe-places"),
        ],
        &[
            Line::Do("plans-flub-do"),
            Line::Open(To::Pose("lawtoe 8 from name pedagogue O P2 P3, F5")),
            Line::Say("plans-lawtoe-flub"),
            Line::Answer("plans-lawtoe-flub-answer"),
        ],
        &[
            Line::Say("plans-lawtoe-exit"),
            Line::Answer("plans-lawtoe-exit-answer"),
            Line::Open(To::Pose("lawtoe 7 from flub pedagogue O P2 P3")),
            Line::Do("plans-exit-do"),
        ],
    ],
};
