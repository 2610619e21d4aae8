//! How POE is played.

use flub::games::poe::Flub;

use super::how_to_finding::{Finding, Findings, Shows};
use crate::app::{
    letters::example::{Example, Examples},
    ui::article::{Block, Section},
};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: "how-to-poe-about",
        blocks: &[Block::Text("how-to-poe-about-what"), Block::Text("how-to-poe-about-claim")],
    },
    Section {
        name: "lines",
        title: "how-to-poe-lines",
        blocks: &[
            Block::Text("how-to-poe-lines-what"),
            Block::Text("how-to-poe-lines-connection"),
            Block::Text("how-to-poe-lines-name"),
            Block::Drawn(&Examples(&[
                Example { letters: "PPR......", strokes: &["123"], right: true, caption: "how-to-poe-lines-123" },
                Example { letters: "P...P.P..", strokes: &["157"], right: true, caption: "how-to-poe-lines-157" },
                Example { letters: "P...P...P", strokes: &["159"], right: true, caption: "how-to-poe-lines-159" },
                Example { letters: "PP.P.....", strokes: &["142"], right: false, caption: "how-to-poe-lines-142" },
                Example { letters: "PFP......", strokes: &["123"], right: false, caption: "how-to-poe-lines-f" },
                Example { letters: "PP.......", strokes: &["123"], right: false, caption: "how-to-poe-lines-vacant" },
            ])),
        ],
    },
    Section {
        name: "letters",
        title: "how-to-poe-letters",
        blocks: &[Block::List(&["how-to-poe-letters-f", "how-to-poe-letters-p", "how-to-poe-letters-r"])],
    },
    Section {
        name: "required",
        title: "how-to-poe-required",
        blocks: &[
            Block::List(&["how-to-poe-required-one", "how-to-poe-required-other"]),
            Block::Text("how-to-poe-required-strokes"),
            Block::Drawn(&Findings(&[
                Finding { position: "E P1 P4 P7", shows: Shows::Connections("how-to-poe-required-none") },
                Finding { position: "E P1 P4 P5 P7 R8", shows: Shows::Connections("how-to-poe-required-single") },
                Finding { position: "E P1 F3 P4 R5 R6 P7 P8", shows: Shows::Connections("how-to-poe-required-both") },
                Finding { position: "E P1 P4 R5 R6 P7", shows: Shows::Connections("how-to-poe-required-stranded") },
                Finding { position: "E P1 F3 P4 R5 R6 P7 P9", shows: Shows::Connections("how-to-poe-required-twice") },
            ])),
        ],
    },
    Section {
        name: "solution",
        title: "how-to-poe-solution",
        blocks: &[
            Block::Text("how-to-poe-solution-what"),
            Block::List(&[
                "how-to-poe-solution-required",
                "how-to-poe-solution-permitted",
                "how-to-poe-solution-r",
                "how-to-poe-solution-goal",
            ]),
            Block::Text("how-to-poe-solution-empty"),
            Block::Drawn(&Findings(&[
                Finding { position: "E P1 F3 P4 R5 R6 P7 P8", shows: Shows::Solution("how-to-poe-solution-even") },
                Finding { position: "O P1 F3 P4 R5 R6 P7 P8", shows: Shows::Solution("how-to-poe-solution-odd") },
            ])),
        ],
    },
    Section {
        name: "goals",
        title: "how-to-poe-goals",
        blocks: &[
            Block::Text("how-to-poe-goals-what"),
            Block::Table(&[
                &["how-to-poe-goals-version", "how-to-poe-goals-mat", "how-to-poe-goals-goals"],
                &["how-to-poe-goals-beginning", "how-to-poe-goals-three", "how-to-poe-goals-odd-even"],
                &["how-to-poe-goals-tough", "how-to-poe-goals-three", "how-to-poe-goals-numbers"],
                &["how-to-poe-goals-big-tough", "how-to-poe-goals-four", "how-to-poe-goals-numbers"],
            ]),
        ],
    },
    Section {
        name: "round",
        title: "how-to-poe-round",
        blocks: &[
            Block::List(&[
                "how-to-poe-round-goal",
                "how-to-poe-round-turns",
                "how-to-poe-round-any",
                "how-to-poe-round-end",
                "how-to-poe-round-match",
            ]),
            Block::Ruling("how-to-poe-round-ruling-goal"),
            Block::Ruling("how-to-poe-round-ruling-seats"),
            Block::Ruling("how-to-poe-round-ruling-first"),
        ],
    },
    Section {
        name: "flubs",
        title: "how-to-poe-flubs",
        blocks: &[
            Block::Text("how-to-poe-flubs-what"),
            Block::Text("how-to-poe-flubs-p"),
            Block::Drawn(&Findings(&[
                Finding { position: "E F2 F5 F8 F6", shows: Shows::Flub(Flub::P) },
                Finding { position: "O R1 F2 F4 F5", shows: Shows::Flub(Flub::P) },
                Finding { position: "E5 R1 R3 F4 F8 P7 P9", shows: Shows::Flub(Flub::P) },
            ])),
            Block::Text("how-to-poe-flubs-a"),
            Block::Drawn(&Findings(&[
                Finding { position: "O P5 R2", shows: Shows::Flub(Flub::A) },
                Finding { position: "E R5 P9", shows: Shows::Flub(Flub::A) },
            ])),
            Block::Text("how-to-poe-flubs-cp"),
            Block::Drawn(&Findings(&[Finding { position: "E R1 R2 R5 F4 P9", shows: Shows::Flub(Flub::CP) }])),
            Block::Text("how-to-poe-flubs-ca"),
            Block::Drawn(&Findings(&[Finding { position: "O R4 P5 R3", shows: Shows::Flub(Flub::CA) }])),
        ],
    },
    Section {
        name: "challenge",
        title: "how-to-poe-challenge",
        blocks: &[
            Block::Text("how-to-poe-challenge-who"),
            Block::Text("how-to-poe-challenge-join"),
            Block::Table(&[
                &["how-to-poe-challenge-kind", "how-to-poe-challenge-burden", "how-to-poe-challenge-proof"],
                &["how-to-poe-challenge-p", "how-to-poe-challenge-mover", "how-to-poe-challenge-proof-p"],
                &["how-to-poe-challenge-a", "how-to-poe-challenge-challenger", "how-to-poe-challenge-proof-a"],
                &["how-to-poe-challenge-cp", "how-to-poe-challenge-mover", "how-to-poe-challenge-proof-cp"],
                &["how-to-poe-challenge-ca", "how-to-poe-challenge-challenger", "how-to-poe-challenge-proof-ca"],
            ]),
            Block::Text("how-to-poe-challenge-list"),
            Block::Ruling("how-to-poe-challenge-ruling"),
        ],
    },
    Section {
        name: "force-out",
        title: "how-to-poe-force-out",
        blocks: &[
            Block::Text("how-to-poe-force-out-forced"),
            Block::Text("how-to-poe-force-out-proof"),
            Block::Drawn(&Findings(&[Finding {
                position: "O R1 F4 F5 F6 F7 F8 F9 P2",
                shows: Shows::Forced("how-to-poe-force-out-example"),
            }])),
            Block::Ruling("how-to-poe-force-out-ruling"),
        ],
    },
    Section {
        name: "score",
        title: "how-to-poe-score",
        blocks: &[
            Block::Text("how-to-poe-score-what"),
            Block::Table(&[
                &["how-to-poe-score-proof", "how-to-poe-score-most", "how-to-poe-score-joiner"],
                &["how-to-poe-score-held", "how-to-poe-score-2", "how-to-poe-score-1"],
                &["how-to-poe-score-failed", "how-to-poe-score-0", "how-to-poe-score-0"],
                &["how-to-poe-score-nobody", "how-to-poe-score-2", "how-to-poe-score-1"],
                &["how-to-poe-score-somebody", "how-to-poe-score-0", "how-to-poe-score-0"],
            ]),
            Block::Text("how-to-poe-score-force-out"),
        ],
    },
    Section {
        name: "screen",
        title: "how-to-poe-screen",
        blocks: &[Block::List(&[
            "how-to-poe-screen-touch",
            "how-to-poe-screen-keys",
            "how-to-poe-screen-pace",
            "how-to-poe-screen-coach",
            "how-to-poe-screen-curtain",
            "how-to-poe-screen-board",
        ])],
    },
    Section {
        name: "terms",
        title: "how-to-poe-terms",
        blocks: &[Block::Terms(&[
            ("how-to-poe-terms-connection", "how-to-poe-terms-connection-is"),
            ("how-to-poe-terms-required", "how-to-poe-terms-required-is"),
            ("how-to-poe-terms-solution", "how-to-poe-terms-solution-is"),
            ("how-to-poe-terms-flub", "how-to-poe-terms-flub-is"),
            ("how-to-poe-terms-forced", "how-to-poe-terms-forced-is"),
            ("how-to-poe-terms-force-out", "how-to-poe-terms-force-out-is"),
            ("how-to-poe-terms-burden", "how-to-poe-terms-burden-is"),
        ])],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Text("how-to-poe-source"), Block::Text("how-to-source-rulings")],
    },
];
