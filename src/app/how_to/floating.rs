//! How Floating Tic-Tac-Toe is played.

use super::{Block, Section};
use crate::app::words::Id;

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: Id("how-to-floating-about"),
        blocks: &[Block::Text(Id("how-to-floating-about-what"))],
    },
    Section {
        name: "area",
        title: Id("how-to-floating-area"),
        blocks: &[
            Block::List(&[
                Id("how-to-floating-area-first"),
                Id("how-to-floating-area-turns"),
                Id("how-to-floating-area-frame"),
            ]),
            Block::Boards(&[
                ("7x7 plain seed 0; x d4", Id("how-to-floating-area-one")),
                ("7x7 plain seed 0; x d4; o c2; x e4", Id("how-to-floating-area-three")),
                ("7x7 plain seed 0; x d4; o c2; x e4; o d5; x f3", Id("how-to-floating-area-closed")),
            ]),
        ],
    },
    Section {
        name: "count",
        title: Id("how-to-floating-count"),
        blocks: &[
            Block::Text(Id("how-to-floating-count-what")),
            Block::Boards(&[
                ("7x7 plain seed 0; x d4; o d5; x e4; o c3; x f4; o e6; x d3; o f5", Id("how-to-floating-count-one")),
                ("7x7 plain seed 0; x d4; o d5; x e4; o e5; x f4; o f5; x g4; o g6", Id("how-to-floating-count-two")),
            ]),
            Block::Text(Id("how-to-floating-count-end")),
        ],
    },
    Section {
        name: "variations",
        title: Id("how-to-floating-variations"),
        blocks: &[
            Block::Text(Id("how-to-floating-variations-what")),
            Block::Terms(&[
                (Id("floating-moving"), Id("how-to-floating-moving")),
                (Id("floating-sharing"), Id("how-to-floating-sharing")),
                (Id("floating-touching"), Id("how-to-floating-touching")),
                (Id("floating-fewest"), Id("how-to-floating-fewest")),
            ]),
            Block::Ruling(Id("how-to-floating-ruling-moving")),
            Block::Ruling(Id("how-to-floating-ruling-sharing")),
        ],
    },
    Section {
        name: "best",
        title: Id("how-to-floating-best"),
        blocks: &[Block::Text(Id("how-to-floating-best-draw")), Block::Text(Id("how-to-floating-best-moving"))],
    },
    Section {
        name: "screen",
        title: Id("how-to-floating-screen"),
        blocks: &[Block::List(&[
            Id("how-to-floating-screen-touch"),
            Id("how-to-floating-screen-keys"),
            Id("how-to-floating-screen-move"),
            Id("how-to-floating-screen-values"),
        ])],
    },
    Section { name: "source", title: Id("how-to-source"), blocks: &[Block::Text(Id("how-to-source-rulings"))] },
];
