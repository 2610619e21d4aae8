//! How Floating Tic-Tac-Toe is played.

use super::{
    hand::{Hand, Offer},
    how_to_board::TryBoard,
    table::Table,
};
use crate::{
    table::help::Help,
    ui::{
        article::{Block, Section},
        term::Glossary,
    },
};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section { name: "about", title: "how-to-floating-about", blocks: &[Block::Text("how-to-floating-about-what")] },
    Section {
        name: "area",
        title: "how-to-floating-area",
        blocks: &[
            Block::List(&["how-to-floating-area-turns", "how-to-floating-area-frame", "how-to-floating-count-what"]),
            Block::Drawn(&TryBoard(&[
                ("how-to-floating-try-start", "7x7 plain seed 0; x d4"),
                ("how-to-floating-try-settled", "7x7 plain seed 0; x d4; o c2; x e4; o d5; x f3"),
                ("how-to-floating-try-four", "7x7 plain seed 0; x d4; o d5; x e4; o e5; x f4; o f5; x g4; o g6"),
            ])),
            Block::Text("how-to-floating-count-end"),
        ],
    },
    Section {
        name: "variations",
        title: "how-to-floating-variations",
        blocks: &[
            Block::Terms(&[
                ("floating-moving", "how-to-floating-moving"),
                ("floating-sharing", "how-to-floating-sharing"),
                ("floating-touching", "how-to-floating-touching"),
                ("floating-fewest", "how-to-floating-fewest"),
            ]),
            Block::Rulings(&["how-to-floating-ruling-moving", "how-to-floating-ruling-sharing"]),
        ],
    },
    Section { name: "best", title: "how-to-floating-best", blocks: &[Block::Text("how-to-floating-best-draw")] },
    Section { name: "source", title: "how-to-source", blocks: &[Block::Folded(&["how-to-source-rulings"])] },
];

/// The terms that are explained wherever they stand.
pub const TERMS: Glossary =
    Glossary(&[("floating-term-frame", "floating-term-frame-is"), ("floating-term-area", "floating-term-area-is")]);

/// What the table explains now.
pub fn help(table: &Table) -> Help {
    let varied = table.screen.hand != Hand::Empty;
    let part = match table.offer() {
        _ if varied => "variations",
        Offer::Turn if table.step() == 0 => "about",
        _ => "area",
    };
    Help { rules: SECTIONS, terms: TERMS, part, keys: KEYS }
}

/// The keys and marks of the board.
const KEYS: &[Section] = &[
    Section {
        name: "keys",
        title: "help-keys",
        blocks: &[
            Block::Text("floating-help-touch"),
            Block::Terms(&[
                ("help-key-arrows", "help-arrows-squares"),
                ("help-key-letters", "floating-help-letters"),
                ("help-key-numbers", "floating-help-numbers"),
                ("help-key-enter", "floating-help-enter"),
                ("floating-key-move", "floating-help-move"),
                ("help-key-question", "help-question"),
            ]),
        ],
    },
    Section {
        name: "marks",
        title: "help-marks",
        blocks: &[Block::Terms(&[
            ("floating-mark-frame", "floating-help-frame"),
            ("floating-mark-hatched", "floating-help-hatched"),
            ("floating-mark-line", "floating-help-line"),
            ("floating-mark-value", "floating-help-value"),
        ])],
    },
];
