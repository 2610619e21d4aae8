//! How Floating Tic-Tac-Toe is played.

use super::how_to_boards::Boards;
use crate::app::ui::article::{Block, Section};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section { name: "about", title: "how-to-floating-about", blocks: &[Block::Text("how-to-floating-about-what")] },
    Section {
        name: "area",
        title: "how-to-floating-area",
        blocks: &[
            Block::List(&["how-to-floating-area-first", "how-to-floating-area-turns", "how-to-floating-area-frame"]),
            Block::Drawn(&Boards(&[
                ("7x7 plain seed 0; x d4", "how-to-floating-area-one"),
                ("7x7 plain seed 0; x d4; o c2; x e4", "how-to-floating-area-three"),
                ("7x7 plain seed 0; x d4; o c2; x e4; o d5; x f3", "how-to-floating-area-closed"),
            ])),
        ],
    },
    Section {
        name: "count",
        title: "how-to-floating-count",
        blocks: &[
            Block::Text("how-to-floating-count-what"),
            Block::Drawn(&Boards(&[
                ("7x7 plain seed 0; x d4; o d5; x e4; o c3; x f4; o e6; x d3; o f5", "how-to-floating-count-one"),
                ("7x7 plain seed 0; x d4; o d5; x e4; o e5; x f4; o f5; x g4; o g6", "how-to-floating-count-two"),
            ])),
            Block::Text("how-to-floating-count-end"),
        ],
    },
    Section {
        name: "variations",
        title: "how-to-floating-variations",
        blocks: &[
            Block::Text("how-to-floating-variations-what"),
            Block::Terms(&[
                ("floating-moving", "how-to-floating-moving"),
                ("floating-sharing", "how-to-floating-sharing"),
                ("floating-touching", "how-to-floating-touching"),
                ("floating-fewest", "how-to-floating-fewest"),
            ]),
            Block::Ruling("how-to-floating-ruling-moving"),
            Block::Ruling("how-to-floating-ruling-sharing"),
        ],
    },
    Section {
        name: "best",
        title: "how-to-floating-best",
        blocks: &[Block::Text("how-to-floating-best-draw"), Block::Text("how-to-floating-best-moving")],
    },
    Section {
        name: "screen",
        title: "how-to-floating-screen",
        blocks: &[Block::List(&[
            "how-to-floating-screen-touch",
            "how-to-floating-screen-keys",
            "how-to-floating-screen-move",
            "how-to-floating-screen-values",
        ])],
    },
    Section { name: "source", title: "how-to-source", blocks: &[Block::Text("how-to-source-rulings")] },
];
