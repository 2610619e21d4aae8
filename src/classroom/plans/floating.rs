//! The lessons with Floating Tic-Tac-Toe: where one may still play; what counts; two threats at once.

use super::{
    ATTEMPT, FIRST, Lesson, Line, ON_THE_LADDER, OWN_FLUB, Plan, TOGETHER, To, USUAL, posed, posed_and_tried, written,
};

pub(super) const PLAN: Plan = Plan {
    game: "floating",
    bring: "plans-floating-boards",
    lessons: [
        Lesson {
            aim: "plans-floating-first-aim",
            steps: (1, 4),
            form: &FIRST,
            parts: [
                &[
                    Line::Do("plans-floating-draw"),
                    Line::Say("plans-floating-look"),
                    Line::Say("plans-floating-first"),
                    Line::Answer("plans-floating-first-answer"),
                ],
                TOGETHER,
                &posed(To::Pose("floating 2 seed 8")),
                ON_THE_LADDER,
                ATTEMPT,
                &[
                    Line::Say("plans-floating-out"),
                    Line::Answer("plans-floating-out-answer"),
                    Line::Do("plans-exit-do"),
                ],
            ],
        },
        Lesson {
            aim: "plans-floating-aim",
            steps: (1, 7),
            form: &USUAL,
            parts: [
                &[
                    Line::Do("plans-floating-draw"),
                    Line::Say("plans-floating-first"),
                    Line::Answer("plans-floating-first-answer"),
                    Line::Say("plans-floating-corner"),
                    Line::Answer("plans-floating-corner-answer"),
                ],
                &posed_and_tried(To::Pose("floating 2 seed 7"), To::Court("floating 5 seed 7")),
                ON_THE_LADDER,
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
        },
        Lesson {
            aim: "plans-floating-third-aim",
            steps: (8, 12),
            form: &USUAL,
            parts: [
                &[Line::Say("plans-floating-know"), Line::Answer("plans-floating-object-answer")],
                &posed_and_tried(To::Pose("floating 10 seed 7"), To::Court("floating 7 seed 7")),
                ON_THE_LADDER,
                &[
                    Line::Open(To::Tournament),
                    Line::Do("plans-again"),
                    Line::Open(To::Play),
                    Line::Say("plans-floating-before"),
                    Line::Do("plans-stop"),
                    Line::Do("plans-floating-places"),
                ],
                OWN_FLUB,
                &written(To::Pose("floating 9 seed 7")),
            ],
        },
    ],
};
