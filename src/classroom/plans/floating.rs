//! The lessons with Floating Tic-Tac-Toe: where one may still play; what counts; two threats at once.

use super::{FIRST, Lesson, Line, Plan, To, USUAL};

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
                &[Line::Open(To::Guided), Line::Do("plans-together-do"), Line::Say("plans-together-say")],
                &[Line::Open(To::Pose("floating 2 seed 8")), Line::Say("plans-letters"), Line::Do("plans-reveal")],
                &[Line::Open(To::Ladder), Line::Say("plans-ladder-say"), Line::Do("plans-ladder-do")],
                &[Line::Open(To::Guided), Line::Do("plans-attempt-do")],
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
                &[
                    Line::Open(To::Pose("floating 2 seed 7")),
                    Line::Say("plans-letters"),
                    Line::Do("plans-reveal"),
                    Line::Open(To::Court("floating 5 seed 7")),
                    Line::Say("plans-court-say"),
                    Line::Do("plans-court-do"),
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
        },
        Lesson {
            aim: "plans-floating-third-aim",
            steps: (8, 12),
            form: &USUAL,
            parts: [
                &[Line::Say("plans-floating-know"), Line::Answer("plans-floating-object-answer")],
                &[
                    Line::Open(To::Pose("floating 10 seed 7")),
                    Line::Say("plans-letters"),
                    Line::Do("plans-reveal"),
                    Line::Open(To::Court("floating 7 seed 7")),
                    Line::Say("plans-court-say"),
                    Line::Do("plans-court-do"),
                ],
                &[Line::Open(To::Ladder), Line::Say("plans-ladder-say"), Line::Do("plans-ladder-do")],
                &[
                    Line::Open(To::Tournament),
                    Line::Do("plans-again"),
                    Line::Open(To::Play),
                    Line::Say("plans-floating-before"),
                    Line::Do("plans-stop"),
                    Line::Do("plans-floating-places"),
                ],
                &[Line::Do("plans-flub-own")],
                &[Line::Open(To::Pose("floating 9 seed 7")), Line::Say("plans-exit-write"), Line::Do("plans-exit-do")],
            ],
        },
    ],
};
