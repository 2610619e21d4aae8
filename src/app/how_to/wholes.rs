//! How Wholes is played.

use wasm_split_helpers::wasm_split;

use super::{Block, Cards, Draw, Hops, Section, Sum, page};
use crate::app::delivery::Brought;

/// Brings the page, a part of the program of its own.
#[wasm_split(how_to_wholes, fallible)]
pub fn bring() -> Brought<Draw> {
    Ok(|words, game| page(words, game, SECTIONS))
}

/// The sections of the page.
const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: id!("how-to-wholes-about"),
        blocks: &[Block::Text(id!("how-to-wholes-about-what")), Block::Text(id!("how-to-wholes-about-claim"))],
    },
    Section {
        name: "cards",
        title: id!("how-to-wholes-cards"),
        blocks: &[
            Block::Text(id!("how-to-wholes-cards-what")),
            Block::Drawn(&Cards("1/4, 0.25, 25%, pie 1/4, bar 1/4")),
            Block::Text(id!("how-to-wholes-cards-repeat")),
            Block::Drawn(&Cards("1/3, 0.(3), 33 1/3%")),
            Block::Text(id!("how-to-wholes-cards-special")),
            Block::Drawn(&Cards("BAIT, SWAP, REPLAY")),
            Block::Text(id!("how-to-wholes-cards-deck")),
        ],
    },
    Section {
        name: "whole",
        title: id!("how-to-wholes-whole"),
        blocks: &[
            Block::Text(id!("how-to-wholes-whole-what")),
            Block::Drawn(&Sum("1/2, pie 1/4, 25%")),
            Block::Drawn(&Sum("0.5, bar 1/4")),
            Block::Drawn(&Sum("75%, 1/2")),
            Block::Text(id!("how-to-wholes-whole-line")),
            Block::Drawn(&Hops("1/3, 0.5, 16 2/3%")),
            Block::Text(id!("how-to-wholes-whole-tip")),
        ],
    },
    Section {
        name: "turn",
        title: id!("how-to-wholes-turn"),
        blocks: &[
            Block::List(&[
                id!("how-to-wholes-turn-deal"),
                id!("how-to-wholes-turn-draw"),
                id!("how-to-wholes-turn-play"),
                id!("how-to-wholes-turn-bluff"),
                id!("how-to-wholes-turn-pass"),
                id!("how-to-wholes-turn-move"),
            ]),
            Block::Drawn(&Cards("down 1, down 2, down 3, down 4, down 5, down 6, down")),
            Block::Ruling(id!("how-to-wholes-turn-ruling-said")),
            Block::Ruling(id!("how-to-wholes-turn-ruling-faces")),
            Block::Ruling(id!("how-to-wholes-turn-ruling-true")),
            Block::Ruling(id!("how-to-wholes-turn-ruling-empty")),
        ],
    },
    Section {
        name: "call",
        title: id!("how-to-wholes-call"),
        blocks: &[
            Block::Text(id!("how-to-wholes-call-what")),
            Block::Table(&[
                &[id!("how-to-wholes-call-cards"), id!("how-to-wholes-call-then")],
                &[id!("how-to-wholes-call-bluff"), id!("how-to-wholes-call-bluff-then")],
                &[id!("how-to-wholes-call-whole"), id!("how-to-wholes-call-whole-then")],
                &[id!("how-to-wholes-call-bait"), id!("how-to-wholes-call-bait-then")],
            ]),
            Block::Ruling(id!("how-to-wholes-call-ruling-one")),
            Block::Ruling(id!("how-to-wholes-call-ruling-start")),
            Block::Ruling(id!("how-to-wholes-call-ruling-cards")),
        ],
    },
    Section {
        name: "special",
        title: id!("how-to-wholes-special"),
        blocks: &[
            Block::List(&[
                id!("how-to-wholes-special-bait"),
                id!("how-to-wholes-special-swap"),
                id!("how-to-wholes-special-replay"),
            ]),
            Block::Ruling(id!("how-to-wholes-special-ruling-bait")),
            Block::Ruling(id!("how-to-wholes-special-ruling-part")),
            Block::Ruling(id!("how-to-wholes-special-ruling-replay")),
            Block::Ruling(id!("how-to-wholes-special-ruling-swap")),
        ],
    },
    Section {
        name: "win",
        title: id!("how-to-wholes-win"),
        blocks: &[
            Block::Text(id!("how-to-wholes-win-what")),
            Block::Ruling(id!("how-to-wholes-win-ruling-time")),
            Block::Ruling(id!("how-to-wholes-win-ruling-clock")),
            Block::Ruling(id!("how-to-wholes-win-ruling-end")),
        ],
    },
    Section {
        name: "packs",
        title: id!("how-to-wholes-packs"),
        blocks: &[
            Block::Text(id!("how-to-wholes-packs-what")),
            Block::Drawn(&Cards("5/8, 2/3, 0.1(6), 30%, pie 5/6")),
            Block::Ruling(id!("how-to-wholes-packs-ruling")),
        ],
    },
    Section {
        name: "screen",
        title: id!("how-to-wholes-screen"),
        blocks: &[Block::List(&[
            id!("how-to-wholes-screen-pick"),
            id!("how-to-wholes-screen-said"),
            id!("how-to-wholes-screen-keys"),
            id!("how-to-wholes-screen-call"),
            id!("how-to-wholes-screen-curtain"),
            id!("how-to-wholes-screen-practice"),
            id!("how-to-wholes-screen-review"),
        ])],
    },
    Section {
        name: "terms",
        title: id!("how-to-wholes-terms"),
        blocks: &[Block::Terms(&[
            (id!("how-to-wholes-terms-whole"), id!("how-to-wholes-terms-whole-is")),
            (id!("how-to-wholes-terms-numerator"), id!("how-to-wholes-terms-numerator-is")),
            (id!("how-to-wholes-terms-denominator"), id!("how-to-wholes-terms-denominator-is")),
            (id!("how-to-wholes-terms-percent"), id!("how-to-wholes-terms-percent-is")),
            (id!("how-to-wholes-terms-play"), id!("how-to-wholes-terms-play-is")),
            (id!("how-to-wholes-terms-bluff"), id!("how-to-wholes-terms-bluff-is")),
            (id!("how-to-wholes-terms-call"), id!("how-to-wholes-terms-call-is")),
            (id!("how-to-wholes-terms-pass"), id!("how-to-wholes-terms-pass-is")),
        ])],
    },
    Section {
        name: "source",
        title: id!("how-to-source"),
        blocks: &[Block::Text(id!("how-to-wholes-source")), Block::Text(id!("how-to-source-rulings"))],
    },
];
