//! How LawToe is played: the sections of the page, with mats to play with, and what the help at the table shows.

use flub::network::{Goal, Letter, Placement, Rules};
use flub_tables::{
    games::lawtoe::{offer::Offer, table::Table},
    i18n::Words,
    letters::mat_view::StrokeView,
};

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
    Section { name: "about", title: "how-to-lawtoe-about", blocks: &[Block::Text("how-to-lawtoe-about-what")] },
    Section {
        name: "triplets",
        title: "how-to-lawtoe-triplets",
        blocks: &[
            Block::Text("how-to-lawtoe-triplets-what"),
            Block::Drawn(&TryMat {
                rules: Rules::LawToe,
                tap: Tap::Line,
                cases: &[Case("how-to-lawtoe-triplets", "O P1 P2 O3 P5 F6 P7 P8 O9")],
                explain: try_mat::explain_line,
            }),
        ],
    },
    Section {
        name: "solution",
        title: "how-to-lawtoe-solution",
        blocks: &[
            Block::List(&[
                "how-to-lawtoe-letters-f",
                "how-to-lawtoe-letters-p",
                "how-to-lawtoe-letters-o",
                "how-to-lawtoe-solution-goal",
            ]),
            Block::Drawn(&TryMat {
                rules: Rules::LawToe,
                tap: Tap::Letter,
                cases: &[Case("how-to-try-odd", "O P1 P2 P3 O4 F5 F6"), Case("how-to-try-even", "E P1 P2 P3 O4 F5 F6")],
                explain: try_mat::explain_solution,
            }),
            Block::Rulings(&["how-to-lawtoe-solution-ruling"]),
        ],
    },
    Section {
        name: "turns",
        title: "how-to-lawtoe-turns",
        blocks: &[
            Block::Text("how-to-lawtoe-turns-goal"),
            Block::List(&["how-to-lawtoe-turns-pedagogue", "how-to-lawtoe-turns-dragoman"]),
        ],
    },
    Section {
        name: "challenges",
        title: "how-to-lawtoe-challenges",
        blocks: &[
            Block::Text("how-to-lawtoe-challenges-when"),
            Block::List(&[
                "how-to-lawtoe-challenges-a",
                "how-to-lawtoe-challenges-ca",
                "how-to-lawtoe-challenges-bold",
            ]),
            Block::Drawn(&TryMat {
                rules: Rules::LawToe,
                tap: Tap::Letter,
                cases: &[Case("how-to-lawtoe-challenges", "O P1 P2 F5")],
                explain: explain_flub,
            }),
            Block::Rulings(&["how-to-lawtoe-challenges-ruling"]),
        ],
    },
    Section {
        name: "proof",
        title: "how-to-lawtoe-proof",
        blocks: &[
            Block::List(&["how-to-lawtoe-proof-a", "how-to-lawtoe-proof-ca", "how-to-lawtoe-proof-full"]),
            Block::Rulings(&["how-to-lawtoe-proof-ruling"]),
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
            Block::Rulings(&["how-to-lawtoe-score-ruling"]),
        ],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Folded(&[Block::Text("how-to-lawtoe-source"), Block::Text("how-to-source-rulings")])],
    },
];

/// The terms that are explained wherever they stand.
pub const TERMS: Glossary = Glossary(&[
    ("lawtoe-term-triplet", "lawtoe-term-triplet-is"),
    ("lawtoe-term-solution", "lawtoe-term-solution-is"),
    ("lawtoe-term-burden", "lawtoe-term-burden-is"),
    ("lawtoe-term-a-flub", "lawtoe-term-a-flub-is"),
    ("lawtoe-term-ca-flub", "lawtoe-term-ca-flub-is"),
]);

/// The help at the table: the section of the rules that matters now, and the keys.
pub fn help(table: &Table) -> Help {
    let (part, keys) = match table.offer() {
        Offer::Verdict(_) => ("score", keys::LISTING),
        Offer::Goal => ("solution", keys::WRITING),
        Offer::Proof(_) | Offer::Retry(_) => ("proof", keys::LISTING),
        Offer::Turn if table.state().moves().len() > 1 => ("challenges", keys::WRITING),
        Offer::Turn | Offer::Now | Offer::Nothing => ("turns", keys::WRITING),
    };
    Help { rules: SECTIONS, terms: TERMS, part, keys }
}

/// Comments on whether the letters on the mat allow an A-flub challenge: one P, used by a triplet of a solution.
fn explain_flub(words: &Words, state: &MatState) -> Comment {
    let (network, goal) = (state.network(), Goal::Odd);
    let proofs = network.vacancies().iter().filter_map(|square| {
        let written = network.with(Placement { letter: Letter::P, square })?;
        Some((square, written, written.solution(goal, Some(square))?))
    });
    let after_goal = |sentence| vec![words.text("how-to-try-odd-goal"), sentence];
    match proofs.min_by_key(|(_, _, counted)| counted.len()) {
        Some((square, written, counted)) => Comment {
            sentences: after_goal(words.with(
                "how-to-lawtoe-try-flub",
                &[("square", square.number().into()), ("list", words.list(&counted).into())],
            )),
            strokes: StrokeView::of_proof(&written, &counted),
            pencil: vec![Placement { letter: Letter::P, square }],
            latest: false,
        },
        None => Comment { sentences: after_goal(words.text("how-to-lawtoe-try-safe")), ..Comment::default() },
    }
}
