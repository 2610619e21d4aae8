//! How LawToe is played.

use wasm_split_helpers::wasm_split;

use super::{Block, Draw, Example, Examples, Section, page};
use crate::app::delivery::Brought;

/// Brings the page, a part of the program of its own.
#[wasm_split(how_to_lawtoe, fallible)]
pub fn bring() -> Brought<Draw> {
    Ok(|words, game| page(words, game, SECTIONS))
}

/// The sections of the page.
const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: id!("how-to-lawtoe-about"),
        blocks: &[
            Block::Text(id!("how-to-lawtoe-about-two")),
            Block::Text(id!("how-to-lawtoe-about-court")),
            Block::Text(id!("how-to-lawtoe-about-end")),
        ],
    },
    Section {
        name: "triplets",
        title: id!("how-to-lawtoe-triplets"),
        blocks: &[
            Block::Text(id!("how-to-lawtoe-triplets-what")),
            Block::Text(id!("how-to-lawtoe-triplets-name")),
            Block::Drawn(&Examples(&[
                Example {
                    letters: "PPO......",
                    strokes: &["123"],
                    right: true,
                    caption: id!("how-to-lawtoe-triplets-123"),
                },
                Example {
                    letters: "PP...P...",
                    strokes: &["126"],
                    right: true,
                    caption: id!("how-to-lawtoe-triplets-126"),
                },
                Example {
                    letters: "P..O...P.",
                    strokes: &["148"],
                    right: true,
                    caption: id!("how-to-lawtoe-triplets-148"),
                },
                Example {
                    letters: "P...P...P",
                    strokes: &["159"],
                    right: true,
                    caption: id!("how-to-lawtoe-triplets-159"),
                },
                Example {
                    letters: "PP.P.....",
                    strokes: &["142"],
                    right: false,
                    caption: id!("how-to-lawtoe-triplets-142"),
                },
                Example {
                    letters: "....P.PP.",
                    strokes: &["578"],
                    right: false,
                    caption: id!("how-to-lawtoe-triplets-578"),
                },
                Example {
                    letters: "PFP......",
                    strokes: &["123"],
                    right: false,
                    caption: id!("how-to-lawtoe-triplets-f"),
                },
            ])),
        ],
    },
    Section {
        name: "letters",
        title: id!("how-to-lawtoe-letters"),
        blocks: &[Block::List(&[
            id!("how-to-lawtoe-letters-f"),
            id!("how-to-lawtoe-letters-p"),
            id!("how-to-lawtoe-letters-o"),
        ])],
    },
    Section {
        name: "solution",
        title: id!("how-to-lawtoe-solution"),
        blocks: &[
            Block::Text(id!("how-to-lawtoe-solution-what")),
            Block::List(&[
                id!("how-to-lawtoe-solution-goal"),
                id!("how-to-lawtoe-solution-f"),
                id!("how-to-lawtoe-solution-required"),
                id!("how-to-lawtoe-solution-o"),
                id!("how-to-lawtoe-solution-p"),
            ]),
            Block::Ruling(id!("how-to-lawtoe-solution-ruling")),
            Block::Drawn(&Examples(&[
                Example {
                    letters: "PPPOFF...",
                    strokes: &["423"],
                    right: true,
                    caption: id!("how-to-lawtoe-solution-odd"),
                },
                Example {
                    letters: "PPPOFF...",
                    strokes: &["423", "123"],
                    right: true,
                    caption: id!("how-to-lawtoe-solution-even"),
                },
                Example {
                    letters: "PPPOFF...",
                    strokes: &["123"],
                    right: false,
                    caption: id!("how-to-lawtoe-solution-missing"),
                },
            ])),
        ],
    },
    Section {
        name: "turns",
        title: id!("how-to-lawtoe-turns"),
        blocks: &[
            Block::Text(id!("how-to-lawtoe-turns-goal")),
            Block::Table(&[
                &[id!("how-to-lawtoe-turns-variant"), id!("how-to-lawtoe-pedagogue"), id!("how-to-lawtoe-dragoman")],
                &[id!("how-to-lawtoe-turns-computer"), id!("how-to-lawtoe-plaintiff"), id!("how-to-lawtoe-defendant")],
                &[
                    id!("how-to-lawtoe-turns-first"),
                    id!("how-to-lawtoe-turns-first-two"),
                    id!("how-to-lawtoe-turns-first-two"),
                ],
                &[
                    id!("how-to-lawtoe-turns-then"),
                    id!("how-to-lawtoe-turns-then-one"),
                    id!("how-to-lawtoe-turns-then-two"),
                ],
                &[
                    id!("how-to-lawtoe-turns-five"),
                    id!("how-to-lawtoe-turns-five-anybody"),
                    id!("how-to-lawtoe-turns-five-plaintiff"),
                ],
                &[id!("how-to-lawtoe-turns-wins"), id!("how-to-lawtoe-defendant"), id!("how-to-lawtoe-plaintiff")],
            ]),
            Block::Text(id!("how-to-lawtoe-turns-any")),
            Block::Text(id!("how-to-lawtoe-turns-unlock")),
        ],
    },
    Section {
        name: "challenges",
        title: id!("how-to-lawtoe-challenges"),
        blocks: &[
            Block::Text(id!("how-to-lawtoe-challenges-when")),
            Block::List(&[id!("how-to-lawtoe-challenges-a"), id!("how-to-lawtoe-challenges-ca")]),
            Block::Ruling(id!("how-to-lawtoe-challenges-ruling")),
            Block::Text(id!("how-to-lawtoe-challenges-bold")),
            Block::Text(id!("how-to-lawtoe-challenges-full")),
        ],
    },
    Section {
        name: "proof",
        title: id!("how-to-lawtoe-proof"),
        blocks: &[
            Block::Text(id!("how-to-lawtoe-proof-who")),
            Block::List(&[
                id!("how-to-lawtoe-proof-a"),
                id!("how-to-lawtoe-proof-ca"),
                id!("how-to-lawtoe-proof-full"),
            ]),
            Block::Ruling(id!("how-to-lawtoe-proof-ruling")),
        ],
    },
    Section {
        name: "score",
        title: id!("how-to-lawtoe-score"),
        blocks: &[
            Block::Table(&[
                &[
                    id!("how-to-lawtoe-score-proof"),
                    id!("how-to-lawtoe-score-writer"),
                    id!("how-to-lawtoe-score-other"),
                ],
                &[id!("how-to-lawtoe-score-holds"), id!("how-to-lawtoe-score-10"), id!("how-to-lawtoe-score-6")],
                &[id!("how-to-lawtoe-score-bold"), id!("how-to-lawtoe-score-16"), id!("how-to-lawtoe-score-6")],
                &[id!("how-to-lawtoe-score-fails"), id!("how-to-lawtoe-score-6"), id!("how-to-lawtoe-score-10")],
            ]),
            Block::Ruling(id!("how-to-lawtoe-score-ruling")),
        ],
    },
    Section {
        name: "screen",
        title: id!("how-to-lawtoe-screen"),
        blocks: &[Block::List(&[
            id!("how-to-lawtoe-screen-touch"),
            id!("how-to-lawtoe-screen-keys"),
            id!("how-to-lawtoe-screen-back"),
            id!("how-to-lawtoe-screen-proof"),
        ])],
    },
    Section {
        name: "terms",
        title: id!("how-to-lawtoe-terms"),
        blocks: &[Block::Terms(&[
            (id!("how-to-lawtoe-plaintiff"), id!("how-to-lawtoe-terms-plaintiff")),
            (id!("how-to-lawtoe-defendant"), id!("how-to-lawtoe-terms-defendant")),
            (id!("how-to-lawtoe-terms-goal"), id!("how-to-lawtoe-terms-goal-is")),
            (id!("how-to-lawtoe-terms-f"), id!("how-to-lawtoe-terms-f-is")),
            (id!("how-to-lawtoe-terms-p"), id!("how-to-lawtoe-terms-p-is")),
            (id!("how-to-lawtoe-terms-o"), id!("how-to-lawtoe-terms-o-is")),
            (id!("how-to-lawtoe-terms-triplet"), id!("how-to-lawtoe-terms-triplet-is")),
            (id!("how-to-lawtoe-terms-solution"), id!("how-to-lawtoe-terms-solution-is")),
            (id!("how-to-lawtoe-terms-a-flub"), id!("how-to-lawtoe-terms-a-flub-is")),
            (id!("how-to-lawtoe-terms-ca-flub"), id!("how-to-lawtoe-terms-ca-flub-is")),
            (id!("how-to-lawtoe-terms-bold"), id!("how-to-lawtoe-terms-bold-is")),
            (id!("how-to-lawtoe-terms-burden"), id!("how-to-lawtoe-terms-burden-is")),
        ])],
    },
    Section {
        name: "source",
        title: id!("how-to-source"),
        blocks: &[Block::Text(id!("how-to-lawtoe-source")), Block::Text(id!("how-to-source-rulings"))],
    },
];
