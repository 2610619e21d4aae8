//! The help on the keys and marks of the mat.

use crate::ui::article::{Block, Section};

/// The keys and marks while letters are written.
pub const WRITING: &[Section] = &[
    Section {
        name: "keys",
        title: "help-keys",
        blocks: &[
            Block::Text("help-touch-letters"),
            Block::Terms(&[
                ("help-key-arrows", "help-arrows-squares"),
                ("help-key-numbers", "help-numbers-squares"),
                ("help-key-letters", "help-letters-pencil"),
                ("help-key-enter", "help-enter-letters"),
                ("help-key-erase", "help-erase-letters"),
                ("help-key-question", "help-question"),
            ]),
        ],
    },
    MARKS,
];

/// The keys and marks while lines are listed or shown.
pub const LISTING: &[Section] = &[
    Section {
        name: "keys",
        title: "help-keys",
        blocks: &[
            Block::Text("help-touch-lines"),
            Block::Terms(&[
                ("help-key-arrows", "help-arrows-squares"),
                ("help-key-numbers", "help-numbers-lines"),
                ("help-key-enter", "help-enter-lines"),
                ("help-key-erase", "help-erase-lines"),
                ("help-key-question", "help-question"),
            ]),
        ],
    },
    MARKS,
];

const MARKS: Section = Section {
    name: "marks",
    title: "help-marks",
    blocks: &[Block::Terms(&[
        ("help-mark-circle", "help-circle"),
        ("help-mark-box", "help-box"),
        ("help-mark-dashed-box", "help-dashed-box"),
        ("help-mark-solid", "help-solid"),
        ("help-mark-dashed", "help-dashed"),
        ("help-mark-red", "help-red"),
    ])],
};
