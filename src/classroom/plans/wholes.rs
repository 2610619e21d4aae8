//! The lessons with Wholes: cards as parts of one whole; one whole out of fractions, decimals and percents; when to doubt.

use super::{
    ATTEMPT, FIRST, Lesson, Line, ON_THE_LADDER, OWN_FLUB, Plan, TOGETHER, To, USUAL, posed, posed_and_tried, written,
};

pub(super) const PLAN: Plan = Plan {
    game: "wholes",
    bring: "plans-wholes-cards",
    lessons: [
        Lesson {
            aim: "plans-wholes-first-aim",
            steps: (1, 3),
            form: &FIRST,
            parts: [
                &[
                    Line::Do("plans-wholes-draw"),
                    Line::Say("plans-wholes-look"),
                    Line::Say("plans-wholes-two"),
                    Line::Answer("plans-wholes-two-answer"),
                ],
                TOGETHER,
                &posed(To::Pose("wholes 1 medium seed 7")),
                ON_THE_LADDER,
                ATTEMPT,
                &[Line::Say("plans-wholes-out"), Line::Answer("plans-wholes-out-answer"), Line::Do("plans-exit-do")],
            ],
        },
        Lesson {
            aim: "plans-wholes-aim",
            steps: (8, 12),
            form: &USUAL,
            parts: [
                &[
                    Line::Do("plans-wholes-draw"),
                    Line::Say("plans-wholes-two"),
                    Line::Answer("plans-wholes-two-answer"),
                    Line::Say("plans-wholes-three"),
                    Line::Answer("plans-wholes-three-answer"),
                    Line::Say("plans-wholes-aloud"),
                ],
                &posed_and_tried(To::Pose("wholes 9 seed 7"), To::Court("wholes 9 seed 8")),
                ON_THE_LADDER,
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
        },
        Lesson {
            aim: "plans-wholes-third-aim",
            steps: (13, 15),
            form: &USUAL,
            parts: [
                &[Line::Say("plans-wholes-know"), Line::Answer("plans-wholes-know-answer")],
                &posed_and_tried(To::Pose("wholes 14 seed 7"), To::Court("wholes 10 seed 7")),
                ON_THE_LADDER,
                &[
                    Line::Open(To::Tournament),
                    Line::Do("plans-again"),
                    Line::Open(To::Play),
                    Line::Say("plans-wholes-call"),
                    Line::Do("plans-stop"),
                    Line::Do("plans-wholes-places"),
                ],
                OWN_FLUB,
                &written(To::Pose("wholes 11 seed 7")),
            ],
        },
    ],
};
