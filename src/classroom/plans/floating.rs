//! The lesson with Floating Tic-Tac-Toe: where one may still play, and what counts.

use super::{Line, Plan, To};

pub(super) const PLAN: Plan = Plan {
    game: "floating",
    aim: "plans-floating-aim",
    steps: (1, 7),
    bring: "plans-floating-boards",
    parts: [
        &[
            Line::Do("plans-floating-draw"),
            Line::Say("plans-floating-first"),
            Line::Answer("plans-floating-first-answer"),
            Line::Say("plans-floating-corner"),
            Line::Answer("plans-floating-corner-answer"),
        ],
        &[
            Line::Open(To::Pose("floating 2 seed 7")),
            Line::Say("plans-floating-reach"),
            Line::Do("plans-reveal"),
            Line::Do("plans-floating-court"),
            Line::Say("plans-floating-object"),
            Line::Answer("plans-floating-object-answer"),
        ],
        &[Line::Open(To::Ladder), Line::Say("plans-ladder-say"), Line::Do("plans-ladder-do")],
        &[
            Line::Open(To::Tournament),
            Line::Do("plans-tables-do"),
            Line::Open(To::Play),
            Line::Do("plans-floating-table"),
            Line::Say("plans-floating-before"),
            Line::Do("plans-stop"),
            Line::Do("plans-floating-places"),
        ],
        &[
            Line::Do("plans-flub-do"),
            Line::Open(To::Pose("floating 9 from block on 7x7 plain after d4 c4 e4")),
            Line::Say("plans-floating-flub"),
            Line::Answer("plans-floating-flub-answer"),
        ],
        &[
            Line::Say("plans-floating-exit"),
            Line::Answer("plans-floating-exit-answer"),
            Line::Open(To::Pose("floating 2 source 1")),
            Line::Do("plans-exit-do"),
        ],
    ],
};
