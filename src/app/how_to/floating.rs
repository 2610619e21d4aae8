//! How Floating Tic-Tac-Toe is played.

use wasm_split_helpers::wasm_split;

use super::{Block, Boards, Draw, Section, page};
use crate::app::delivery::Brought;

/// Brings the page, a part of the program of its own.
#[wasm_split(how_to_floating, fallible)]
pub fn bring() -> Brought<Draw> {
    Ok(|words, game| page(words, game, SECTIONS))
}

/// The sections of the page.
const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: id!("how-to-floating-about"),
        blocks: &[Block::Text(id!("how-to-floating-about-what"))],
    },
    Section {
        name: "area",
        title: id!("how-to-floating-area"),
        blocks: &[
            Block::List(&[
                id!("how-to-floating-area-first"),
                id!("how-to-floating-area-turns"),
                id!("how-to-floating-area-frame"),
            ]),
            Block::Drawn(&Boards(&[
                ("7x7 plain seed 0; x d4", id!("how-to-floating-area-one")),
                ("7x7 plain seed 0; x d4; o c2; x e4", id!("how-to-floating-area-three")),
                ("7x7 plain seed 0; x d4; o c2; x e4; o d5; x f3", id!("how-to-floating-area-closed")),
            ])),
        ],
    },
    Section {
        name: "count",
        title: id!("how-to-floating-count"),
        blocks: &[
            Block::Text(id!("how-to-floating-count-what")),
            Block::Drawn(&Boards(&[
                ("7x7 plain seed 0; x d4; o d5; x e4; o c3; x f4; o e6; x d3; o f5", id!("how-to-floating-count-one")),
                ("7x7 plain seed 0; x d4; o d5; x e4; o e5; x f4; o f5; x g4; o g6", id!("how-to-floating-count-two")),
            ])),
            Block::Text(id!("how-to-floating-count-end")),
        ],
    },
    Section {
        name: "variations",
        title: id!("how-to-floating-variations"),
        blocks: &[
            Block::Text(id!("how-to-floating-variations-what")),
            Block::Terms(&[
                (id!("floating-moving"), id!("how-to-floating-moving")),
                (id!("floating-sharing"), id!("how-to-floating-sharing")),
                (id!("floating-touching"), id!("how-to-floating-touching")),
                (id!("floating-fewest"), id!("how-to-floating-fewest")),
            ]),
            Block::Ruling(id!("how-to-floating-ruling-moving")),
            Block::Ruling(id!("how-to-floating-ruling-sharing")),
        ],
    },
    Section {
        name: "best",
        title: id!("how-to-floating-best"),
        blocks: &[Block::Text(id!("how-to-floating-best-draw")), Block::Text(id!("how-to-floating-best-moving"))],
    },
    Section {
        name: "screen",
        title: id!("how-to-floating-screen"),
        blocks: &[Block::List(&[
            id!("how-to-floating-screen-touch"),
            id!("how-to-floating-screen-keys"),
            id!("how-to-floating-screen-move"),
            id!("how-to-floating-screen-values"),
        ])],
    },
    Section { name: "source", title: id!("how-to-source"), blocks: &[Block::Text(id!("how-to-source-rulings"))] },
];
