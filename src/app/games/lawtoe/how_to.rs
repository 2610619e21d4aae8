//! How LawToe is played.

use crate::app::{
    letters::example::{Example, Examples},
    ui::article::{Block, Section},
};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: "how-to-lawtoe-about",
        blocks: &[
            Block::Text("how-to-lawtoe-about-two"),
            Block::Text("how-to-lawtoe-about-court"),
            Block::Text("how-to-lawtoe-about-end"),
        ],
    },
    Section {
        name: "triplets",
        title: "how-to-lawtoe-triplets",
        blocks: &[
            Block::Text("how-to-lawtoe-triplets-what"),
            Block::Text("how-to-lawtoe-triplets-name"),
            Block::Drawn(&Examples(&[
                Example { letters: "PPO......", strokes: &["123"], right: true, caption: "how-to-lawtoe-triplets-123" },
                Example { letters: "PP...P...", strokes: &["126"], right: true, caption: "how-to-lawtoe-triplets-126" },
                Example { letters: "P..O...P.", strokes: &["148"], right: true, caption: "how-to-lawtoe-triplets-148" },
                Example { letters: "P...P...P", strokes: &["159"], right: true, caption: "how-to-lawtoe-triplets-159" },
                Example {
                    letters: "PP.P.....",
                    strokes: &["142"],
                    right: false,
                    caption: "how-to-lawtoe-triplets-142",
                },
                Example {
                    letters: "....P.PP.",
                    strokes: &["578"],
                    right: false,
                    caption: "how-to-lawtoe-triplets-578",
                },
                Example { letters: "PFP......", strokes: &["123"], right: false, caption: "how-to-lawtoe-triplets-f" },
            ])),
        ],
    },
    Section {
        name: "letters",
        title: "how-to-lawtoe-letters",
        blocks: &[Block::List(&["how-to-lawtoe-letters-f", "how-to-lawtoe-letters-p", "how-to-lawtoe-letters-o"])],
    },
    Section {
        name: "solution",
        title: "how-to-lawtoe-solution",
        blocks: &[
            Block::Text("how-to-lawtoe-solution-what"),
            Block::List(&[
                "how-to-lawtoe-solution-goal",
                "how-to-lawtoe-solution-f",
                "how-to-lawtoe-solution-required",
                "how-to-lawtoe-solution-o",
                "how-to-lawtoe-solution-p",
            ]),
            Block::Ruling("how-to-lawtoe-solution-ruling"),
            Block::Drawn(&Examples(&[
                Example { letters: "PPPOFF...", strokes: &["423"], right: true, caption: "how-to-lawtoe-solution-odd" },
                Example {
                    letters: "PPPOFF...",
                    strokes: &["423", "123"],
                    right: true,
                    caption: "how-to-lawtoe-solution-even",
                },
                Example {
                    letters: "PPPOFF...",
                    strokes: &["123"],
                    right: false,
                    caption: "how-to-lawtoe-solution-missing",
                },
            ])),
        ],
    },
    Section {
        name: "turns",
        title: "how-to-lawtoe-turns",
        blocks: &[
            Block::Text("how-to-lawtoe-turns-goal"),
            Block::Table(&[
                &["how-to-lawtoe-turns-variant", "how-to-lawtoe-pedagogue", "how-to-lawtoe-dragoman"],
                &["how-to-lawtoe-turns-computer", "how-to-lawtoe-plaintiff", "how-to-lawtoe-defendant"],
                &["how-to-lawtoe-turns-first", "how-to-lawtoe-turns-first-two", "how-to-lawtoe-turns-first-two"],
                &["how-to-lawtoe-turns-then", "how-to-lawtoe-turns-then-one", "how-to-lawtoe-turns-then-two"],
                &["how-to-lawtoe-turns-five", "how-to-lawtoe-turns-five-anybody", "how-to-lawtoe-turns-five-plaintiff"],
                &["how-to-lawtoe-turns-wins", "how-to-lawtoe-defendant", "how-to-lawtoe-plaintiff"],
            ]),
            Block::Text("how-to-lawtoe-turns-any"),
            Block::Text("how-to-lawtoe-turns-unlock"),
        ],
    },
    Section {
        name: "challenges",
        title: "how-to-lawtoe-challenges",
        blocks: &[
            Block::Text("how-to-lawtoe-challenges-when"),
            Block::List(&["how-to-lawtoe-challenges-a", "how-to-lawtoe-challenges-ca"]),
            Block::Ruling("how-to-lawtoe-challenges-ruling"),
            Block::Text("how-to-lawtoe-challenges-bold"),
            Block::Text("how-to-lawtoe-challenges-full"),
        ],
    },
    Section {
        name: "proof",
        title: "how-to-lawtoe-proof",
        blocks: &[
            Block::Text("how-to-lawtoe-proof-who"),
            Block::List(&["how-to-lawtoe-proof-a", "how-to-lawtoe-proof-ca", "how-to-lawtoe-proof-full"]),
            Block::Ruling("how-to-lawtoe-proof-ruling"),
        ],
    },
    Section {
        name: "score",
        title: "how-to-lawtoe-score",
        blocks: &[
            Block::Table(&[
                &["how-to-lawtoe-score-proof", "how-to-lawtoe-score-writer", "how-to-lawtoe-score-other"],
                &["how-to-lawtoe-score-holds", "how-to-lawtoe-score-10", "how-to-lawtoe-score-6"],
                &["how-to-lawtoe-score-bold", "how-to-lawtoe-score-16", "how-to-lawtoe-score-6"],
                &["how-to-lawtoe-score-fails", "how-to-lawtoe-score-6", "how-to-lawtoe-score-10"],
            ]),
            Block::Ruling("how-to-lawtoe-score-ruling"),
        ],
    },
    Section {
        name: "screen",
        title: "how-to-lawtoe-screen",
        blocks: &[Block::List(&[
            "how-to-lawtoe-screen-touch",
            "how-to-lawtoe-screen-keys",
            "how-to-lawtoe-screen-back",
            "how-to-lawtoe-screen-proof",
        ])],
    },
    Section {
        name: "terms",
        title: "how-to-lawtoe-terms",
        blocks: &[Block::Terms(&[
            ("how-to-lawtoe-plaintiff", "how-to-lawtoe-terms-plaintiff"),
            ("how-to-lawtoe-defendant", "how-to-lawtoe-terms-defendant"),
            ("how-to-lawtoe-terms-goal", "how-to-lawtoe-terms-goal-is"),
            ("how-to-lawtoe-terms-f", "how-to-lawtoe-terms-f-is"),
            ("how-to-lawtoe-terms-p", "how-to-lawtoe-terms-p-is"),
            ("how-to-lawtoe-terms-o", "how-to-lawtoe-terms-o-is"),
            ("how-to-lawtoe-terms-triplet", "how-to-lawtoe-terms-triplet-is"),
            ("how-to-lawtoe-terms-solution", "how-to-lawtoe-terms-solution-is"),
            ("how-to-lawtoe-terms-a-flub", "how-to-lawtoe-terms-a-flub-is"),
            ("how-to-lawtoe-terms-ca-flub", "how-to-lawtoe-terms-ca-flub-is"),
            ("how-to-lawtoe-terms-bold", "how-to-lawtoe-terms-bold-is"),
            ("how-to-lawtoe-terms-burden", "how-to-lawtoe-terms-burden-is"),
        ])],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Text("how-to-lawtoe-source"), Block::Text("how-to-source-rulings")],
    },
];
