//! How POE is played.

use flub::games::poe::Flub;

use super::{Block, Example, Finding, Section, Shows};
use crate::app::words::Id;

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: Id("how-to-poe-about"),
        blocks: &[Block::Text(Id("how-to-poe-about-what")), Block::Text(Id("how-to-poe-about-claim"))],
    },
    Section {
        name: "lines",
        title: Id("how-to-poe-lines"),
        blocks: &[
            Block::Text(Id("how-to-poe-lines-what")),
            Block::Text(Id("how-to-poe-lines-connection")),
            Block::Text(Id("how-to-poe-lines-name")),
            Block::Examples(&[
                Example { letters: "PPR......", strokes: &["123"], right: true, caption: Id("how-to-poe-lines-123") },
                Example { letters: "P...P.P..", strokes: &["157"], right: true, caption: Id("how-to-poe-lines-157") },
                Example { letters: "P...P...P", strokes: &["159"], right: true, caption: Id("how-to-poe-lines-159") },
                Example { letters: "PP.P.....", strokes: &["142"], right: false, caption: Id("how-to-poe-lines-142") },
                Example { letters: "PFP......", strokes: &["123"], right: false, caption: Id("how-to-poe-lines-f") },
                Example {
                    letters: "PP.......",
                    strokes: &["123"],
                    right: false,
                    caption: Id("how-to-poe-lines-vacant"),
                },
            ]),
        ],
    },
    Section {
        name: "letters",
        title: Id("how-to-poe-letters"),
        blocks: &[Block::List(&[Id("how-to-poe-letters-f"), Id("how-to-poe-letters-p"), Id("how-to-poe-letters-r")])],
    },
    Section {
        name: "required",
        title: Id("how-to-poe-required"),
        blocks: &[
            Block::List(&[Id("how-to-poe-required-one"), Id("how-to-poe-required-other")]),
            Block::Text(Id("how-to-poe-required-strokes")),
            Block::Findings(&[
                Finding { position: "E P1 P4 P7", shows: Shows::Connections(Id("how-to-poe-required-none")) },
                Finding { position: "E P1 P4 P5 P7 R8", shows: Shows::Connections(Id("how-to-poe-required-single")) },
                Finding {
                    position: "E P1 F3 P4 R5 R6 P7 P8",
                    shows: Shows::Connections(Id("how-to-poe-required-both")),
                },
                Finding { position: "E P1 P4 R5 R6 P7", shows: Shows::Connections(Id("how-to-poe-required-stranded")) },
                Finding {
                    position: "E P1 F3 P4 R5 R6 P7 P9",
                    shows: Shows::Connections(Id("how-to-poe-required-twice")),
                },
            ]),
        ],
    },
    Section {
        name: "solution",
        title: Id("how-to-poe-solution"),
        blocks: &[
            Block::Text(Id("how-to-poe-solution-what")),
            Block::List(&[
                Id("how-to-poe-solution-required"),
                Id("how-to-poe-solution-permitted"),
                Id("how-to-poe-solution-r"),
                Id("how-to-poe-solution-goal"),
            ]),
            Block::Text(Id("how-to-poe-solution-empty")),
            Block::Findings(&[
                Finding { position: "E P1 F3 P4 R5 R6 P7 P8", shows: Shows::Solution(Id("how-to-poe-solution-even")) },
                Finding { position: "O P1 F3 P4 R5 R6 P7 P8", shows: Shows::Solution(Id("how-to-poe-solution-odd")) },
            ]),
        ],
    },
    Section {
        name: "goals",
        title: Id("how-to-poe-goals"),
        blocks: &[
            Block::Text(Id("how-to-poe-goals-what")),
            Block::Table(&[
                &[Id("how-to-poe-goals-version"), Id("how-to-poe-goals-mat"), Id("how-to-poe-goals-goals")],
                &[Id("how-to-poe-goals-beginning"), Id("how-to-poe-goals-three"), Id("how-to-poe-goals-odd-even")],
                &[Id("how-to-poe-goals-tough"), Id("how-to-poe-goals-three"), Id("how-to-poe-goals-numbers")],
                &[Id("how-to-poe-goals-big-tough"), Id("how-to-poe-goals-four"), Id("how-to-poe-goals-numbers")],
            ]),
        ],
    },
    Section {
        name: "round",
        title: Id("how-to-poe-round"),
        blocks: &[
            Block::List(&[
                Id("how-to-poe-round-goal"),
                Id("how-to-poe-round-turns"),
                Id("how-to-poe-round-any"),
                Id("how-to-poe-round-end"),
                Id("how-to-poe-round-match"),
            ]),
            Block::Ruling(Id("how-to-poe-round-ruling-goal")),
            Block::Ruling(Id("how-to-poe-round-ruling-seats")),
            Block::Ruling(Id("how-to-poe-round-ruling-first")),
        ],
    },
    Section {
        name: "flubs",
        title: Id("how-to-poe-flubs"),
        blocks: &[
            Block::Text(Id("how-to-poe-flubs-what")),
            Block::Text(Id("how-to-poe-flubs-p")),
            Block::Findings(&[
                Finding { position: "E F2 F5 F8 F6", shows: Shows::Flub(Flub::P) },
                Finding { position: "O R1 F2 F4 F5", shows: Shows::Flub(Flub::P) },
                Finding { position: "E5 R1 R3 F4 F8 P7 P9", shows: Shows::Flub(Flub::P) },
            ]),
            Block::Text(Id("how-to-poe-flubs-a")),
            Block::Findings(&[
                Finding { position: "O P5 R2", shows: Shows::Flub(Flub::A) },
                Finding { position: "E R5 P9", shows: Shows::Flub(Flub::A) },
            ]),
            Block::Text(Id("how-to-poe-flubs-cp")),
            Block::Findings(&[Finding { position: "E R1 R2 R5 F4 P9", shows: Shows::Flub(Flub::CP) }]),
            Block::Text(Id("how-to-poe-flubs-ca")),
            Block::Findings(&[Finding { position: "O R4 P5 R3", shows: Shows::Flub(Flub::CA) }]),
        ],
    },
    Section {
        name: "challenge",
        title: Id("how-to-poe-challenge"),
        blocks: &[
            Block::Text(Id("how-to-poe-challenge-who")),
            Block::Text(Id("how-to-poe-challenge-join")),
            Block::Table(&[
                &[Id("how-to-poe-challenge-kind"), Id("how-to-poe-challenge-burden"), Id("how-to-poe-challenge-proof")],
                &[Id("how-to-poe-challenge-p"), Id("how-to-poe-challenge-mover"), Id("how-to-poe-challenge-proof-p")],
                &[
                    Id("how-to-poe-challenge-a"),
                    Id("how-to-poe-challenge-challenger"),
                    Id("how-to-poe-challenge-proof-a"),
                ],
                &[Id("how-to-poe-challenge-cp"), Id("how-to-poe-challenge-mover"), Id("how-to-poe-challenge-proof-cp")],
                &[
                    Id("how-to-poe-challenge-ca"),
                    Id("how-to-poe-challenge-challenger"),
                    Id("how-to-poe-challenge-proof-ca"),
                ],
            ]),
            Block::Text(Id("how-to-poe-challenge-list")),
            Block::Ruling(Id("how-to-poe-challenge-ruling")),
        ],
    },
    Section {
        name: "force-out",
        title: Id("how-to-poe-force-out"),
        blocks: &[
            Block::Text(Id("how-to-poe-force-out-forced")),
            Block::Text(Id("how-to-poe-force-out-proof")),
            Block::Findings(&[Finding {
                position: "O R1 F4 F5 F6 F7 F8 F9 P2",
                shows: Shows::Forced(Id("how-to-poe-force-out-example")),
            }]),
            Block::Ruling(Id("how-to-poe-force-out-ruling")),
        ],
    },
    Section {
        name: "score",
        title: Id("how-to-poe-score"),
        blocks: &[
            Block::Text(Id("how-to-poe-score-what")),
            Block::Table(&[
                &[Id("how-to-poe-score-proof"), Id("how-to-poe-score-most"), Id("how-to-poe-score-joiner")],
                &[Id("how-to-poe-score-held"), Id("how-to-poe-score-2"), Id("how-to-poe-score-1")],
                &[Id("how-to-poe-score-failed"), Id("how-to-poe-score-0"), Id("how-to-poe-score-0")],
                &[Id("how-to-poe-score-nobody"), Id("how-to-poe-score-2"), Id("how-to-poe-score-1")],
                &[Id("how-to-poe-score-somebody"), Id("how-to-poe-score-0"), Id("how-to-poe-score-0")],
            ]),
            Block::Text(Id("how-to-poe-score-force-out")),
        ],
    },
    Section {
        name: "screen",
        title: Id("how-to-poe-screen"),
        blocks: &[Block::List(&[
            Id("how-to-poe-screen-touch"),
            Id("how-to-poe-screen-keys"),
            Id("how-to-poe-screen-pace"),
            Id("how-to-poe-screen-coach"),
            Id("how-to-poe-screen-curtain"),
            Id("how-to-poe-screen-board"),
        ])],
    },
    Section {
        name: "terms",
        title: Id("how-to-poe-terms"),
        blocks: &[Block::Terms(&[
            (Id("how-to-poe-terms-goal"), Id("how-to-poe-terms-goal-is")),
            (Id("how-to-poe-terms-line"), Id("how-to-poe-terms-line-is")),
            (Id("how-to-poe-terms-connection"), Id("how-to-poe-terms-connection-is")),
            (Id("how-to-poe-terms-required"), Id("how-to-poe-terms-required-is")),
            (Id("how-to-poe-terms-permitted"), Id("how-to-poe-terms-permitted-is")),
            (Id("how-to-poe-terms-solution"), Id("how-to-poe-terms-solution-is")),
            (Id("how-to-poe-terms-f"), Id("how-to-poe-terms-f-is")),
            (Id("how-to-poe-terms-p"), Id("how-to-poe-terms-p-is")),
            (Id("how-to-poe-terms-r"), Id("how-to-poe-terms-r-is")),
            (Id("how-to-poe-terms-flub"), Id("how-to-poe-terms-flub-is")),
            (Id("how-to-poe-terms-p-flub"), Id("how-to-poe-terms-p-flub-is")),
            (Id("how-to-poe-terms-a-flub"), Id("how-to-poe-terms-a-flub-is")),
            (Id("how-to-poe-terms-cp-flub"), Id("how-to-poe-terms-cp-flub-is")),
            (Id("how-to-poe-terms-ca-flub"), Id("how-to-poe-terms-ca-flub-is")),
            (Id("how-to-poe-terms-forced"), Id("how-to-poe-terms-forced-is")),
            (Id("how-to-poe-terms-force-out"), Id("how-to-poe-terms-force-out-is")),
            (Id("how-to-poe-terms-mover"), Id("how-to-poe-terms-mover-is")),
            (Id("how-to-poe-terms-challenger"), Id("how-to-poe-terms-challenger-is")),
            (Id("how-to-poe-terms-joiner"), Id("how-to-poe-terms-joiner-is")),
            (Id("how-to-poe-terms-burden"), Id("how-to-poe-terms-burden-is")),
        ])],
    },
    Section {
        name: "source",
        title: Id("how-to-source"),
        blocks: &[Block::Text(Id("how-to-poe-source")), Block::Text(Id("how-to-source-rulings"))],
    },
];
