//! How Wholes is played.

use super::{Block, Section};
use crate::app::words::Id;

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: Id("how-to-wholes-about"),
        blocks: &[Block::Text(Id("how-to-wholes-about-what")), Block::Text(Id("how-to-wholes-about-claim"))],
    },
    Section {
        name: "cards",
        title: Id("how-to-wholes-cards"),
        blocks: &[
            Block::Text(Id("how-to-wholes-cards-what")),
            Block::Cards("1/4, 0.25, 25%, pie 1/4, bar 1/4"),
            Block::Text(Id("how-to-wholes-cards-repeat")),
            Block::Cards("1/3, 0.(3), 33 1/3%"),
            Block::Text(Id("how-to-wholes-cards-special")),
            Block::Cards("BAIT, SWAP, REPLAY"),
            Block::Text(Id("how-to-wholes-cards-deck")),
        ],
    },
    Section {
        name: "whole",
        title: Id("how-to-wholes-whole"),
        blocks: &[
            Block::Text(Id("how-to-wholes-whole-what")),
            Block::Sum("1/2, pie 1/4, 25%"),
            Block::Sum("0.5, bar 1/4"),
            Block::Sum("75%, 1/2"),
            Block::Text(Id("how-to-wholes-whole-line")),
            Block::Hops("1/3, 0.5, 16 2/3%"),
            Block::Text(Id("how-to-wholes-whole-tip")),
        ],
    },
    Section {
        name: "turn",
        title: Id("how-to-wholes-turn"),
        blocks: &[
            Block::List(&[
                Id("how-to-wholes-turn-deal"),
                Id("how-to-wholes-turn-draw"),
                Id("how-to-wholes-turn-play"),
                Id("how-to-wholes-turn-bluff"),
                Id("how-to-wholes-turn-pass"),
                Id("how-to-wholes-turn-move"),
            ]),
            Block::Cards("down 1, down 2, down 3, down 4, down 5, down 6, down"),
            Block::Ruling(Id("how-to-wholes-turn-ruling-said")),
            Block::Ruling(Id("how-to-wholes-turn-ruling-faces")),
            Block::Ruling(Id("how-to-wholes-turn-ruling-true")),
            Block::Ruling(Id("how-to-wholes-turn-ruling-empty")),
        ],
    },
    Section {
        name: "call",
        title: Id("how-to-wholes-call"),
        blocks: &[
            Block::Text(Id("how-to-wholes-call-what")),
            Block::Table(&[
                &[Id("how-to-wholes-call-cards"), Id("how-to-wholes-call-then")],
                &[Id("how-to-wholes-call-bluff"), Id("how-to-wholes-call-bluff-then")],
                &[Id("how-to-wholes-call-whole"), Id("how-to-wholes-call-whole-then")],
                &[Id("how-to-wholes-call-bait"), Id("how-to-wholes-call-bait-then")],
            ]),
            Block::Ruling(Id("how-to-wholes-call-ruling-one")),
            Block::Ruling(Id("how-to-wholes-call-ruling-start")),
            Block::Ruling(Id("how-to-wholes-call-ruling-cards")),
        ],
    },
    Section {
        name: "special",
        title: Id("how-to-wholes-special"),
        blocks: &[
            Block::List(&[
                Id("how-to-wholes-special-bait"),
                Id("how-to-wholes-special-swap"),
                Id("how-to-wholes-special-replay"),
            ]),
            Block::Ruling(Id("how-to-wholes-special-ruling-bait")),
            Block::Ruling(Id("how-to-wholes-special-ruling-part")),
            Block::Ruling(Id("how-to-wholes-special-ruling-replay")),
            Block::Ruling(Id("how-to-wholes-special-ruling-swap")),
        ],
    },
    Section {
        name: "win",
        title: Id("how-to-wholes-win"),
        blocks: &[
            Block::Text(Id("how-to-wholes-win-what")),
            Block::Ruling(Id("how-to-wholes-win-ruling-time")),
            Block::Ruling(Id("how-to-wholes-win-ruling-clock")),
            Block::Ruling(Id("how-to-wholes-win-ruling-end")),
        ],
    },
    Section {
        name: "packs",
        title: Id("how-to-wholes-packs"),
        blocks: &[
            Block::Text(Id("how-to-wholes-packs-what")),
            Block::Cards("5/8, 2/3, 0.1(6), 30%, pie 5/6"),
            Block::Ruling(Id("how-to-wholes-packs-ruling")),
        ],
    },
    Section {
        name: "screen",
        title: Id("how-to-wholes-screen"),
        blocks: &[Block::List(&[
            Id("how-to-wholes-screen-pick"),
            Id("how-to-wholes-screen-said"),
            Id("how-to-wholes-screen-keys"),
            Id("how-to-wholes-screen-call"),
            Id("how-to-wholes-screen-curtain"),
            Id("how-to-wholes-screen-practice"),
            Id("how-to-wholes-screen-review"),
        ])],
    },
    Section {
        name: "terms",
        title: Id("how-to-wholes-terms"),
        blocks: &[Block::Terms(&[
            (Id("how-to-wholes-terms-whole"), Id("how-to-wholes-terms-whole-is")),
            (Id("how-to-wholes-terms-numerator"), Id("how-to-wholes-terms-numerator-is")),
            (Id("how-to-wholes-terms-denominator"), Id("how-to-wholes-terms-denominator-is")),
            (Id("how-to-wholes-terms-percent"), Id("how-to-wholes-terms-percent-is")),
            (Id("how-to-wholes-terms-play"), Id("how-to-wholes-terms-play-is")),
            (Id("how-to-wholes-terms-bluff"), Id("how-to-wholes-terms-bluff-is")),
            (Id("how-to-wholes-terms-call"), Id("how-to-wholes-terms-call-is")),
            (Id("how-to-wholes-terms-pass"), Id("how-to-wholes-terms-pass-is")),
        ])],
    },
    Section {
        name: "source",
        title: Id("how-to-source"),
        blocks: &[Block::Text(Id("how-to-wholes-source")), Block::Text(Id("how-to-source-rulings"))],
    },
];
