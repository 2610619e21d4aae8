//! The lessons with LawToe: triplets; what must be listed, and the A-flub; what was passed over.

use super::{
    ATTEMPT, FIRST, Lesson, Line, ON_THE_LADDER, OWN_FLUB, Plan, TOGETHER, To, USUAL, posed, posed_and_tried, written,
};

pub(super) const PLAN: Plan = Plan {
    game: "lawtoe",
    bring: "plans-lawtoe-mats",
    lessons: [
        Lesson {
            aim: "plans-lawtoe-first-aim",
            steps: (1, 3),
            form: &FIRST,
            parts: [
                &[
                    Line::Do("plans-lawtoe-draw"),
                    Line::Say("plans-lawtoe-look"),
                    Line::Say("plans-lawtoe-who"),
                    Line::Answer("plans-lawtoe-who-answer"),
                ],
                TOGETHER,
                &posed(To::Pose("lawtoe 1 seed 7")),
                ON_THE_LADDER,
                ATTEMPT,
                &[Line::Say("plans-lawtoe-out"), Line::Answer("plans-lawtoe-out-answer"), Line::Do("plans-exit-do")],
            ],
        },
        Lesson {
            aim: "plans-lawtoe-aim",
            steps: (4, 7),
            form: &USUAL,
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
                &posed_and_tried(To::Pose("lawtoe 4 seed 7"), To::Court("lawtoe 6 seed 7")),
                ON_THE_LADDER,
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
        },
        Lesson {
            aim: "plans-lawtoe-third-aim",
            steps: (8, 12),
            form: &USUAL,
            parts: [
                &[Line::Say("plans-lawtoe-know"), Line::Answer("plans-lawtoe-know-answer")],
                &posed_and_tried(To::Pose("lawtoe 8 seed 7"), To::Court("lawtoe 10 medium seed 9")),
                ON_THE_LADDER,
                &[
                    Line::Open(To::Tournament),
                    Line::Do("plans-again"),
                    Line::Open(To::Play),
                    Line::Say("plans-lawtoe-challenge"),
                    Line::Do("plans-stop"),
                    Line::Do("plans-lawtoe-places"),
                ],
                OWN_FLUB,
                &written(To::Pose("lawtoe 11 seed 7")),
            ],
        },
    ],
};
