//! How POE is played.

use flub::games::poe::Flub;
use wasm_split_helpers::wasm_split;

use super::{Block, Draw, Example, Examples, Finding, Findings, Section, Shows, page};
use crate::app::delivery::Brought;

/// Brings the page, a part of the program of its own.
#[wasm_split(how_to_poe, fallible)]
pub fn bring() -> Brought<Draw> {
    Ok(|words, game| page(words, game, SECTIONS))
}

/// The sections of the page.
const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: id!("how-to-poe-about"),
        blocks: &[Block::Text(id!("how-to-poe-about-what")), Block::Text(id!("how-to-poe-about-claim"))],
    },
    Section {
        name: "lines",
        title: id!("how-to-poe-lines"),
        blocks: &[
            Block::Text(id!("how-to-poe-lines-what")),
            Block::Text(id!("how-to-poe-lines-connection")),
            Block::Text(id!("how-to-poe-lines-name")),
            Block::Drawn(&Examples(&[
                Example { letters: "PPR......", strokes: &["123"], right: true, caption: id!("how-to-poe-lines-123") },
                Example { letters: "P...P.P..", strokes: &["157"], right: true, caption: id!("how-to-poe-lines-157") },
                Example { letters: "P...P...P", strokes: &["159"], right: true, caption: id!("how-to-poe-lines-159") },
                Example { letters: "PP.P.....", strokes: &["142"], right: false, caption: id!("how-to-poe-lines-142") },
                Example { letters: "PFP......", strokes: &["123"], right: false, caption: id!("how-to-poe-lines-f") },
                Example {
                    letters: "PP.......",
                    strokes: &["123"],
                    right: false,
                    caption: id!("how-to-poe-lines-vacant"),
                },
            ])),
        ],
    },
    Section {
        name: "letters",
        title: id!("how-to-poe-letters"),
        blocks: &[Block::List(&[
            id!("how-to-poe-letters-f"),
            id!("how-to-poe-letters-p"),
            id!("how-to-poe-letters-r"),
        ])],
    },
    Section {
        name: "required",
        title: id!("how-to-poe-required"),
        blocks: &[
            Block::List(&[id!("how-to-poe-required-one"), id!("how-to-poe-required-other")]),
            Block::Text(id!("how-to-poe-required-strokes")),
            Block::Drawn(&Findings(&[
                Finding { position: "E P1 P4 P7", shows: Shows::Connections(id!("how-to-poe-required-none")) },
                Finding { position: "E P1 P4 P5 P7 R8", shows: Shows::Connections(id!("how-to-poe-required-single")) },
                Finding {
                    position: "E P1 F3 P4 R5 R6 P7 P8",
                    shows: Shows::Connections(id!("how-to-poe-required-both")),
                },
                Finding {
                    position: "E P1 P4 R5 R6 P7",
                    shows: Shows::Connections(id!("how-to-poe-required-stranded")),
                },
                Finding {
                    position: "E P1 F3 P4 R5 R6 P7 P9",
                    shows: Shows::Connections(id!("how-to-poe-required-twice")),
                },
            ])),
        ],
    },
    Section {
        name: "solution",
        title: id!("how-to-poe-solution"),
        blocks: &[
            Block::Text(id!("how-to-poe-solution-what")),
            Block::List(&[
                id!("how-to-poe-solution-required"),
                id!("how-to-poe-solution-permitted"),
                id!("how-to-poe-solution-r"),
                id!("how-to-poe-solution-goal"),
            ]),
            Block::Text(id!("how-to-poe-solution-empty")),
            Block::Drawn(&Findings(&[
                Finding { position: "E P1 F3 P4 R5 R6 P7 P8", shows: Shows::Solution(id!("how-to-poe-solution-even")) },
                Finding { position: "O P1 F3 P4 R5 R6 P7 P8", shows: Shows::Solution(id!("how-to-poe-solution-odd")) },
            ])),
        ],
    },
    Section {
        name: "goals",
        title: id!("how-to-poe-goals"),
        blocks: &[
            Block::Text(id!("how-to-poe-goals-what")),
            Block::Table(&[
                &[id!("how-to-poe-goals-version"), id!("how-to-poe-goals-mat"), id!("how-to-poe-goals-goals")],
                &[id!("how-to-poe-goals-beginning"), id!("how-to-poe-goals-three"), id!("how-to-poe-goals-odd-even")],
                &[id!("how-to-poe-goals-tough"), id!("how-to-poe-goals-three"), id!("how-to-poe-goals-numbers")],
                &[id!("how-to-poe-goals-big-tough"), id!("how-to-poe-goals-four"), id!("how-to-poe-goals-numbers")],
            ]),
        ],
    },
    Section {
        name: "round",
        title: id!("how-to-poe-round"),
        blocks: &[
            Block::List(&[
                id!("how-to-poe-round-goal"),
                id!("how-to-poe-round-turns"),
                id!("how-to-poe-round-any"),
                id!("how-to-poe-round-end"),
                id!("how-to-poe-round-match"),
            ]),
            Block::Ruling(id!("how-to-poe-round-ruling-goal")),
            Block::Ruling(id!("how-to-poe-round-ruling-seats")),
            Block::Ruling(id!("how-to-poe-round-ruling-first")),
        ],
    },
    Section {
        name: "flubs",
        title: id!("how-to-poe-flubs"),
        blocks: &[
            Block::Text(id!("how-to-poe-flubs-what")),
            Block::Text(id!("how-to-poe-flubs-p")),
            Block::Drawn(&Findings(&[
                Finding { position: "E F2 F5 F8 F6", shows: Shows::Flub(Flub::P) },
                Finding { position: "O R1 F2 F4 F5", shows: Shows::Flub(Flub::P) },
                Finding { position: "E5 R1 R3 F4 F8 P7 P9", shows: Shows::Flub(Flub::P) },
            ])),
            Block::Text(id!("how-to-poe-flubs-a")),
            Block::Drawn(&Findings(&[
                Finding { position: "O P5 R2", shows: Shows::Flub(Flub::A) },
                Finding { position: "E R5 P9", shows: Shows::Flub(Flub::A) },
            ])),
            Block::Text(id!("how-to-poe-flubs-cp")),
            Block::Drawn(&Findings(&[Finding { position: "E R1 R2 R5 F4 P9", shows: Shows::Flub(Flub::CP) }])),
            Block::Text(id!("how-to-poe-flubs-ca")),
            Block::Drawn(&Findings(&[Finding { position: "O R4 P5 R3", shows: Shows::Flub(Flub::CA) }])),
        ],
    },
    Section {
        name: "challenge",
        title: id!("how-to-poe-challenge"),
        blocks: &[
            Block::Text(id!("how-to-poe-challenge-who")),
            Block::Text(id!("how-to-poe-challenge-join")),
            Block::Table(&[
                &[
                    id!("how-to-poe-challenge-kind"),
                    id!("how-to-poe-challenge-burden"),
                    id!("how-to-poe-challenge-proof"),
                ],
                &[
                    id!("how-to-poe-challenge-p"),
                    id!("how-to-poe-challenge-mover"),
                    id!("how-to-poe-challenge-proof-p"),
                ],
                &[
                    id!("how-to-poe-challenge-a"),
                    id!("how-to-poe-challenge-challenger"),
                    id!("how-to-poe-challenge-proof-a"),
                ],
                &[
                    id!("how-to-poe-challenge-cp"),
                    id!("how-to-poe-challenge-mover"),
                    id!("how-to-poe-challenge-proof-cp"),
                ],
                &[
                    id!("how-to-poe-challenge-ca"),
                    id!("how-to-poe-challenge-challenger"),
                    id!("how-to-poe-challenge-proof-ca"),
                ],
            ]),
            Block::Text(id!("how-to-poe-challenge-list")),
            Block::Ruling(id!("how-to-poe-challenge-ruling")),
        ],
    },
    Section {
        name: "force-out",
        title: id!("how-to-poe-force-out"),
        blocks: &[
            Block::Text(id!("how-to-poe-force-out-forced")),
            Block::Text(id!("how-to-poe-force-out-proof")),
            Block::Drawn(&Findings(&[Finding {
                position: "O R1 F4 F5 F6 F7 F8 F9 P2",
                shows: Shows::Forced(id!("how-to-poe-force-out-example")),
            }])),
            Block::Ruling(id!("how-to-poe-force-out-ruling")),
        ],
    },
    Section {
        name: "score",
        title: id!("how-to-poe-score"),
        blocks: &[
            Block::Text(id!("how-to-poe-score-what")),
            Block::Table(&[
                &[id!("how-to-poe-score-proof"), id!("how-to-poe-score-most"), id!("how-to-poe-score-joiner")],
                &[id!("how-to-poe-score-held"), id!("how-to-poe-score-2"), id!("how-to-poe-score-1")],
                &[id!("how-to-poe-score-failed"), id!("how-to-poe-score-0"), id!("how-to-poe-score-0")],
                &[id!("how-to-poe-score-nobody"), id!("how-to-poe-score-2"), id!("how-to-poe-score-1")],
                &[id!("how-to-poe-score-somebody"), id!("how-to-poe-score-0"), id!("how-to-poe-score-0")],
            ]),
            Block::Text(id!("how-to-poe-score-force-out")),
        ],
    },
    Section {
        name: "screen",
        title: id!("how-to-poe-screen"),
        blocks: &[Block::List(&[
            id!("how-to-poe-screen-touch"),
            id!("how-to-poe-screen-keys"),
            id!("how-to-poe-screen-pace"),
            id!("how-to-poe-screen-coach"),
            id!("how-to-poe-screen-curtain"),
            id!("how-to-poe-screen-board"),
        ])],
    },
    Section {
        name: "terms",
        title: id!("how-to-poe-terms"),
        blocks: &[Block::Terms(&[
            (id!("how-to-poe-terms-goal"), id!("how-to-poe-terms-goal-is")),
            (id!("how-to-poe-terms-line"), id!("how-to-poe-terms-line-is")),
            (id!("how-to-poe-terms-connection"), id!("how-to-poe-terms-connection-is")),
            (id!("how-to-poe-terms-required"), id!("how-to-poe-terms-required-is")),
            (id!("how-to-poe-terms-permitted"), id!("how-to-poe-terms-permitted-is")),
            (id!("how-to-poe-terms-solution"), id!("how-to-poe-terms-solution-is")),
            (id!("how-to-poe-terms-f"), id!("how-to-poe-terms-f-is")),
            (id!("how-to-poe-terms-p"), id!("how-to-poe-terms-p-is")),
            (id!("how-to-poe-terms-r"), id!("how-to-poe-terms-r-is")),
            (id!("how-to-poe-terms-flub"), id!("how-to-poe-terms-flub-is")),
            (id!("how-to-poe-terms-p-flub"), id!("how-to-poe-terms-p-flub-is")),
            (id!("how-to-poe-terms-a-flub"), id!("how-to-poe-terms-a-flub-is")),
            (id!("how-to-poe-terms-cp-flub"), id!("how-to-poe-terms-cp-flub-is")),
            (id!("how-to-poe-terms-ca-flub"), id!("how-to-poe-terms-ca-flub-is")),
            (id!("how-to-poe-terms-forced"), id!("how-to-poe-terms-forced-is")),
            (id!("how-to-poe-terms-force-out"), id!("how-to-poe-terms-force-out-is")),
            (id!("how-to-poe-terms-mover"), id!("how-to-poe-terms-mover-is")),
            (id!("how-to-poe-terms-challenger"), id!("how-to-poe-terms-challenger-is")),
            (id!("how-to-poe-terms-joiner"), id!("how-to-poe-terms-joiner-is")),
            (id!("how-to-poe-terms-burden"), id!("how-to-poe-terms-burden-is")),
        ])],
    },
    Section {
        name: "source",
        title: id!("how-to-source"),
        blocks: &[Block::Text(id!("how-to-poe-source")), Block::Text(id!("how-to-source-rulings"))],
    },
];
