//! How LawToe is played.

use super::{Block, Example, Section};
use crate::app::words::Id;

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: Id("how-to-lawtoe-about"),
        blocks: &[
            Block::Text(Id("how-to-lawtoe-about-two")),
            Block::Text(Id("how-to-lawtoe-about-court")),
            Block::Text(Id("how-to-lawtoe-about-end")),
        ],
    },
    Section {
        name: "triplets",
        title: Id("how-to-lawtoe-triplets"),
        blocks: &[
            Block::Text(Id("how-to-lawtoe-triplets-what")),
            Block::Text(Id("how-to-lawtoe-triplets-name")),
            Block::Examples(&[
                Example {
                    letters: "PPO......",
                    strokes: &["123"],
                    right: true,
                    caption: Id("how-to-lawtoe-triplets-123"),
                },
                Example {
                    letters: "PP...P...",
                    strokes: &["126"],
                    right: true,
                    caption: Id("how-to-lawtoe-triplets-126"),
                },
                Example {
                    letters: "P..O...P.",
                    strokes: &["148"],
                    right: true,
                    caption: Id("how-to-lawtoe-triplets-148"),
                },
                Example {
                    letters: "P...P...P",
                    strokes: &["159"],
                    right: true,
                    caption: Id("how-to-lawtoe-triplets-159"),
                },
                Example {
                    letters: "PP.P.....",
                    strokes: &["142"],
                    right: false,
                    caption: Id("how-to-lawtoe-triplets-142"),
                },
                Example {
                    letters: "....P.PP.",
                    strokes: &["578"],
                    right: false,
                    caption: Id("how-to-lawtoe-triplets-578"),
                },
                Example {
                    letters: "PFP......",
                    strokes: &["123"],
                    right: false,
                    caption: Id("how-to-lawtoe-triplets-f"),
                },
            ]),
        ],
    },
    Section {
        name: "letters",
        title: Id("how-to-lawtoe-letters"),
        blocks: &[Block::List(&[
            Id("how-to-lawtoe-letters-f"),
            Id("how-to-lawtoe-letters-p"),
            Id("how-to-lawtoe-letters-o"),
        ])],
    },
    Section {
        name: "solution",
        title: Id("how-to-lawtoe-solution"),
        blocks: &[
            Block::Text(Id("how-to-lawtoe-solution-what")),
            Block::List(&[
                Id("how-to-lawtoe-solution-goal"),
                Id("how-to-lawtoe-solution-f"),
                Id("how-to-lawtoe-solution-required"),
                Id("how-to-lawtoe-solution-o"),
                Id("how-to-lawtoe-solution-p"),
            ]),
            Block::Ruling(Id("how-to-lawtoe-solution-ruling")),
            Block::Examples(&[
                Example {
                    letters: "PPPOFF...",
                    strokes: &["423"],
                    right: true,
                    caption: Id("how-to-lawtoe-solution-odd"),
                },
                Example {
                    letters: "PPPOFF...",
                    strokes: &["423", "123"],
                    right: true,
                    caption: Id("how-to-lawtoe-solution-even"),
                },
                Example {
                    letters: "PPPOFF...",
                    strokes: &["123"],
                    right: false,
                    caption: Id("how-to-lawtoe-solution-missing"),
                },
            ]),
        ],
    },
    Section {
        name: "turns",
        title: Id("how-to-lawtoe-turns"),
        blocks: &[
            Block::Text(Id("how-to-lawtoe-turns-goal")),
            Block::Table(&[
                &[Id("how-to-lawtoe-turns-variant"), Id("how-to-lawtoe-pedagogue"), Id("how-to-lawtoe-dragoman")],
                &[Id("how-to-lawtoe-turns-computer"), Id("how-to-lawtoe-plaintiff"), Id("how-to-lawtoe-defendant")],
                &[
                    Id("how-to-lawtoe-turns-first"),
                    Id("how-to-lawtoe-turns-first-two"),
                    Id("how-to-lawtoe-turns-first-two"),
                ],
                &[
                    Id("how-to-lawtoe-turns-then"),
                    Id("how-to-lawtoe-turns-then-one"),
                    Id("how-to-lawtoe-turns-then-two"),
                ],
                &[
                    Id("how-to-lawtoe-turns-five"),
                    Id("how-to-lawtoe-turns-five-anybody"),
                    Id("how-to-lawtoe-turns-five-plaintiff"),
                ],
                &[Id("how-to-lawtoe-turns-wins"), Id("how-to-lawtoe-defendant"), Id("how-to-lawtoe-plaintiff")],
            ]),
            Block::Text(Id("how-to-lawtoe-turns-any")),
            Block::Text(Id("how-to-lawtoe-turns-unlock")),
        ],
    },
    Section {
        name: "challenges",
        title: Id("how-to-lawtoe-challenges"),
        blocks: &[
            Block::Text(Id("how-to-lawtoe-challenges-when")),
            Block::List(&[Id("how-to-lawtoe-challenges-a"), Id("how-to-lawtoe-challenges-ca")]),
            Block::Ruling(Id("how-to-lawtoe-challenges-ruling")),
            Block::Text(Id("how-to-lawtoe-challenges-bold")),
            Block::Text(Id("how-to-lawtoe-challenges-full")),
        ],
    },
    Section {
        name: "proof",
        title: Id("how-to-lawtoe-proof"),
        blocks: &[
            Block::Text(Id("how-to-lawtoe-proof-who")),
            Block::List(&[Id("how-to-lawtoe-proof-a"), Id("how-to-lawtoe-proof-ca"), Id("how-to-lawtoe-proof-full")]),
            Block::Ruling(Id("how-to-lawtoe-proof-ruling")),
        ],
    },
    Section {
        name: "score",
        title: Id("how-to-lawtoe-score"),
        blocks: &[
            Block::Table(&[
                &[Id("how-to-lawtoe-score-proof"), Id("how-to-lawtoe-score-writer"), Id("how-to-lawtoe-score-other")],
                &[Id("how-to-lawtoe-score-holds"), Id("how-to-lawtoe-score-10"), Id("how-to-lawtoe-score-6")],
                &[Id("how-to-lawtoe-score-bold"), Id("how-to-lawtoe-score-16"), Id("how-to-lawtoe-score-6")],
                &[Id("how-to-lawtoe-score-fails"), Id("how-to-lawtoe-score-6"), Id("how-to-lawtoe-score-10")],
            ]),
            Block::Ruling(Id("how-to-lawtoe-score-ruling")),
        ],
    },
    Section {
        name: "screen",
        title: Id("how-to-lawtoe-screen"),
        blocks: &[Block::List(&[
            Id("how-to-lawtoe-screen-touch"),
            Id("how-to-lawtoe-screen-keys"),
            Id("how-to-lawtoe-screen-back"),
            Id("how-to-lawtoe-screen-proof"),
        ])],
    },
    Section {
        name: "terms",
        title: Id("how-to-lawtoe-terms"),
        blocks: &[Block::Terms(&[
            (Id("how-to-lawtoe-plaintiff"), Id("how-to-lawtoe-terms-plaintiff")),
            (Id("how-to-lawtoe-defendant"), Id("how-to-lawtoe-terms-defendant")),
            (Id("how-to-lawtoe-terms-goal"), Id("how-to-lawtoe-terms-goal-is")),
            (Id("how-to-lawtoe-terms-f"), Id("how-to-lawtoe-terms-f-is")),
            (Id("how-to-lawtoe-terms-p"), Id("how-to-lawtoe-terms-p-is")),
            (Id("how-to-lawtoe-terms-o"), Id("how-to-lawtoe-terms-o-is")),
            (Id("how-to-lawtoe-terms-triplet"), Id("how-to-lawtoe-terms-triplet-is")),
            (Id("how-to-lawtoe-terms-solution"), Id("how-to-lawtoe-terms-solution-is")),
            (Id("how-to-lawtoe-terms-a-flub"), Id("how-to-lawtoe-terms-a-flub-is")),
            (Id("how-to-lawtoe-terms-ca-flub"), Id("how-to-lawtoe-terms-ca-flub-is")),
            (Id("how-to-lawtoe-terms-bold"), Id("how-to-lawtoe-terms-bold-is")),
            (Id("how-to-lawtoe-terms-burden"), Id("how-to-lawtoe-terms-burden-is")),
        ])],
    },
    Section {
        name: "source",
        title: Id("how-to-source"),
        blocks: &[Block::Text(Id("how-to-lawtoe-source")), Block::Text(Id("how-to-source-rulings"))],
    },
];
