//! The lessons with POE: lines and connections; what counts, and the first flub; whole proofs.

use super::{
    ATTEMPT, FIRST, Lesson, Line, ON_THE_LADDER, OWN_FLUB, Plan, TOGETHER, To, USUAL, posed, posed_and_tried, written,
};

pub(super) const PLAN: Plan = Plan {
    game: "poe",
    bring: "plans-poe-mats",
    lessons: [
        Lesson {
            aim: "plans-poe-first-aim",
            steps: (1, 3),
            form: &FIRST,
            parts: [
                &[
                    Line::Do("plans-poe-draw"),
                    Line::Say("plans-poe-look"),
                    Line::Say("plans-poe-line"),
                    Line::Answer("plans-poe-line-answer"),
                ],
                TOGETHER,
                &posed(To::Pose("poe 1 seed 7")),
                ON_THE_LADDER,
                ATTEMPT,
                &[Line::Say("plans-poe-out"), Line::Answer("plans-poe-out-answer"), Line::Do("plans-exit-do")],
            ],
        },
        Lesson {
            aim: "plans-poe-aim",
            steps: (4, 9),
            form: &USUAL,
            parts: [
                &[
                    Line::Do("plans-poe-draw"),
                    Line::Say("plans-poe-line"),
                    Line::Answer("plans-poe-line-answer"),
                    Line::Say("plans-poe-twice"),
                    Line::Answer("plans-poe-twice-answer"),
                ],
                &posed_and_tried(To::Pose("poe 4 seed 7"), To::Court("poe 7 seed 7")),
                ON_THE_LADDER,
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
        },
        Lesson {
            aim: "plans-poe-third-aim",
            steps: (10, 14),
            form: &USUAL,
            parts: [
                &[Line::Say("plans-poe-know"), Line::Answer("plans-poe-know-answer")],
                &posed_and_tried(To::Pose("poe 12 seed 7"), To::Court("poe 13 seed 7")),
                ON_THE_LADDER,
                &[
                    Line::Open(To::Tournament),
                    Line::Do("plans-again"),
                    Line::Open(To::Play),
                    Line::Say("plans-poe-prove"),
                    Line::Do("plans-stop"),
                    Line::Do("plans-poe-places"),
                ],
                OWN_FLUB,
                &written(To::Pose("poe 10 seed 7")),
            ],
        },
    ],
};
