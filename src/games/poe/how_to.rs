//! How POE is played: the sections of the page, with mats to play with, and what the help at the table shows.

use flub::{
    games::poe::{Case as Challenged, Position},
    network::{Rules, Size},
};
use flub_tables::{
    games::poe::{offer::Offer, table::Table},
    i18n::Words,
    letters::mat_view::StrokeView,
};

use super::{Note, describe_goal};
use crate::{
    letters::{
        keys,
        try_mat::{self, Case, Comment, MatState, Tap, TryMat},
    },
    table::help::Help,
    ui::{
        article::{Block, Section},
        term::Glossary,
    },
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
            Block::Drawn(&TryMat {
                rules: Rules::Poe,
                tap: Tap::Line,
                cases: &[Case("how-to-poe-lines", "O P1 P2 R3 P5 F6 P7 P8 R9")],
                explain: try_mat::explain_line,
            }),
        ],
    },
    Section {
        name: "solution",
        title: "how-to-poe-solution",
        blocks: &[
            Block::List(&["how-to-poe-letters-f", "how-to-poe-letters-p", "how-to-poe-letters-r"]),
            Block::Text("how-to-poe-required"),
            Block::Text("how-to-poe-solution-what"),
            Block::Drawn(&TryMat {
                rules: Rules::Poe,
                tap: Tap::Letter,
                cases: &[
                    Case("how-to-try-even", "E P1 F3 P4 R5 R6 P7 P8"),
                    Case("how-to-try-odd", "O P1 F3 P4 R5 R6 P7 P8"),
                ],
                explain: try_mat::explain_solution,
            }),
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
            ]),
            Block::Text("how-to-poe-versions"),
            Block::Rulings(&[
                "how-to-poe-round-ruling-goal",
                "how-to-poe-round-ruling-seats",
                "how-to-poe-round-ruling-first",
            ]),
        ],
    },
    Section {
        name: "flubs",
        title: "how-to-poe-flubs",
        blocks: &[
            Block::Text("how-to-poe-flubs-what"),
            Block::List(&["how-to-poe-flubs-p", "how-to-poe-flubs-a", "how-to-poe-flubs-cp", "how-to-poe-flubs-ca"]),
            Block::Drawn(&TryMat {
                rules: Rules::Poe,
                tap: Tap::Letter,
                cases: &[
                    Case("how-to-poe-challenge-a", "O P5 R2"),
                    Case("how-to-poe-challenge-p", "E F2 F5 F8 F6"),
                    Case("how-to-poe-challenge-cp", "E R1 R2 R5 F4 P9"),
                    Case("how-to-poe-challenge-ca", "O R4 P5 R3"),
                    Case("how-to-poe-force-out-forced", "O R1 F4 F5 F6 F7 F8 F9 P2"),
                ],
                explain: explain_flub,
            }),
        ],
    },
    Section {
        name: "challenge",
        title: "how-to-poe-challenge",
        blocks: &[
            Block::Text("how-to-poe-challenge-join"),
            Block::Folded(&[
                Block::Table(&[
                    &["how-to-poe-challenge-kind", "how-to-poe-challenge-burden", "how-to-poe-challenge-proof"],
                    &["how-to-poe-challenge-p", "how-to-poe-challenge-mover", "how-to-poe-challenge-proof-p"],
                    &["how-to-poe-challenge-a", "how-to-poe-challenge-challenger", "how-to-poe-challenge-proof-a"],
                    &["how-to-poe-challenge-cp", "how-to-poe-challenge-mover", "how-to-poe-challenge-proof-cp"],
                    &["how-to-poe-challenge-ca", "how-to-poe-challenge-challenger", "how-to-poe-challenge-proof-ca"],
                ]),
                Block::Text("how-to-poe-challenge-list"),
            ]),
            Block::Rulings(&["how-to-poe-challenge-ruling"]),
        ],
    },
    Section {
        name: "force-out",
        title: "how-to-poe-force-out",
        blocks: &[
            Block::Text("how-to-poe-force-out-what"),
            Block::Text("how-to-poe-force-out-proof"),
            Block::Rulings(&["how-to-poe-force-out-ruling"]),
        ],
    },
    Section {
        name: "score",
        title: "how-to-poe-score",
        blocks: &[
            Block::Folded(&[Block::Table(&[
                &["how-to-poe-score-proof", "how-to-poe-score-most", "how-to-poe-score-joiner"],
                &["how-to-poe-score-held", "how-to-poe-score-2", "how-to-poe-score-1"],
                &["how-to-poe-score-failed", "how-to-poe-score-0", "how-to-poe-score-0"],
                &["how-to-poe-score-nobody", "how-to-poe-score-2", "how-to-poe-score-1"],
                &["how-to-poe-score-somebody", "how-to-poe-score-0", "how-to-poe-score-0"],
            ])]),
            Block::Text("how-to-poe-score-force-out"),
        ],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Folded(&[Block::Text("how-to-poe-source"), Block::Text("how-to-source-rulings")])],
    },
];

/// The terms that are explained wherever they stand.
pub const TERMS: Glossary = Glossary(&[
    ("poe-term-connection", "poe-term-connection-is"),
    ("poe-term-required", "poe-term-required-is"),
    ("poe-term-solution", "poe-term-solution-is"),
    ("poe-term-flub", "poe-term-flub-is"),
    ("poe-term-p-flub", "poe-term-p-flub-is"),
    ("poe-term-a-flub", "poe-term-a-flub-is"),
    ("poe-term-cp-flub", "poe-term-cp-flub-is"),
    ("poe-term-ca-flub", "poe-term-ca-flub-is"),
    ("poe-term-forced", "poe-term-forced-is"),
    ("poe-term-force-out", "poe-term-force-out-is"),
    ("poe-term-burden", "poe-term-burden-is"),
]);

/// The help at the table: the section of the rules that matters now, and the keys.
pub fn help(table: &Table) -> Help {
    let (part, keys) = match table.offer() {
        Offer::Verdict(_) | Offer::NewMatch => ("score", keys::LISTING),
        Offer::Goal(_) => ("solution", keys::WRITING),
        Offer::Join(_) | Offer::Curtain(_) => ("challenge", keys::WRITING),
        Offer::Proof(_) | Offer::Retry(_) => match table.proving() {
            Some((_, Challenged::ForceOut)) => ("force-out", keys::LISTING),
            _ => ("challenge", keys::LISTING),
        },
        Offer::Turn(_) if table.first_square().is_some() => ("round", keys::WRITING),
        Offer::Turn(_) | Offer::Now | Offer::Nothing => ("flubs", keys::WRITING),
    };
    Help { rules: SECTIONS, terms: TERMS, part, keys }
}

/// Comments on the flub of the latest letter in the coach's words, or says that it is safe or was forced.
fn explain_flub(words: &Words, state: &MatState) -> Comment {
    let Ok(position) = Position::read(Size::Three, &state.text()) else { return Comment::default() };
    let goal = describe_goal(words, position.goal());
    let Some(latest) = state.letters.last() else { return Comment { sentences: vec![goal], ..Comment::default() } };
    let note = Note::on(&position, position.latest());
    let network = position.network();
    let one = network.one_letter_completion(position.goal());
    let strokes = one.as_ref().map(|one| {
        StrokeView::of_proof(&network.with_all(one.letters.iter().copied()).unwrap_or(network), &one.counted)
    });
    let sentences = match (note.is_flub(), &one) {
        (true, _) => note.sentences(words, &position),
        (false, Some(one)) => {
            let letter = words.list(&one.letters);
            let values = [
                ("move", latest.to_string().into()),
                ("letter", letter.into()),
                ("list", words.list(&one.counted).into()),
            ];
            vec![words.with("how-to-poe-try-forced", &values)]
        }
        (false, None) => vec![words.with("how-to-poe-try-safe", &[("move", latest.to_string().into())])],
    };
    let pencil = one.map(|one| one.letters).unwrap_or_default();
    Comment { sentences: [vec![goal], sentences].concat(), strokes: strokes.unwrap_or_default(), pencil, latest: true }
}
