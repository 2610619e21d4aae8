//! How Wholes is played.

use super::how_to_cards::{Cards, Hops, Sum};
use crate::app::ui::article::{Block, Section};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "about",
        title: "how-to-wholes-about",
        blocks: &[Block::Text("how-to-wholes-about-what"), Block::Text("how-to-wholes-about-claim")],
    },
    Section {
        name: "cards",
        title: "how-to-wholes-cards",
        blocks: &[
            Block::Text("how-to-wholes-cards-what"),
            Block::Drawn(&Cards("1/4, 0.25, 25%, pie 1/4, bar 1/4")),
            Block::Text("how-to-wholes-cards-repeat"),
            Block::Drawn(&Cards("1/3, 0.(3), 33 1/3%")),
            Block::Text("how-to-wholes-cards-special"),
            Block::Drawn(&Cards("BAIT, SWAP, REPLAY")),
            Block::Text("how-to-wholes-cards-deck"),
        ],
    },
    Section {
        name: "whole",
        title: "how-to-wholes-whole",
        blocks: &[
            Block::Text("how-to-wholes-whole-what"),
            Block::Drawn(&Sum("1/2, pie 1/4, 25%")),
            Block::Drawn(&Sum("0.5, bar 1/4")),
            Block::Drawn(&Sum("75%, 1/2")),
            Block::Text("how-to-wholes-whole-line"),
            Block::Drawn(&Hops("1/3, 0.5, 16 2/3%")),
            Block::Text("how-to-wholes-whole-tip"),
        ],
    },
    Section {
        name: "turn",
        title: "how-to-wholes-turn",
        blocks: &[
            Block::List(&[
                "how-to-wholes-turn-deal",
                "how-to-wholes-turn-draw",
                "how-to-wholes-turn-play",
                "how-to-wholes-turn-bluff",
                "how-to-wholes-turn-pass",
                "how-to-wholes-turn-move",
            ]),
            Block::Drawn(&Cards("down 1, down 2, down 3, down 4, down 5, down 6, down")),
            Block::Ruling("how-to-wholes-turn-ruling-said"),
            Block::Ruling("how-to-wholes-turn-ruling-faces"),
            Block::Ruling("how-to-wholes-turn-ruling-true"),
            Block::Ruling("how-to-wholes-turn-ruling-empty"),
        ],
    },
    Section {
        name: "call",
        title: "how-to-wholes-call",
        blocks: &[
            Block::Text("how-to-wholes-call-what"),
            Block::Table(&[
                &["how-to-wholes-call-cards", "how-to-wholes-call-then"],
                &["how-to-wholes-call-bluff", "how-to-wholes-call-bluff-then"],
                &["how-to-wholes-call-whole", "how-to-wholes-call-whole-then"],
                &["how-to-wholes-call-bait", "how-to-wholes-call-bait-then"],
            ]),
            Block::Ruling("how-to-wholes-call-ruling-one"),
            Block::Ruling("how-to-wholes-call-ruling-start"),
            Block::Ruling("how-to-wholes-call-ruling-cards"),
        ],
    },
    Section {
        name: "special",
        title: "how-to-wholes-special",
        blocks: &[
            Block::List(&["how-to-wholes-special-bait", "how-to-wholes-special-swap", "how-to-wholes-special-replay"]),
            Block::Ruling("how-to-wholes-special-ruling-bait"),
            Block::Ruling("how-to-wholes-special-ruling-part"),
            Block::Ruling("how-to-wholes-special-ruling-replay"),
            Block::Ruling("how-to-wholes-special-ruling-swap"),
        ],
    },
    Section {
        name: "win",
        title: "how-to-wholes-win",
        blocks: &[
            Block::Text("how-to-wholes-win-what"),
            Block::Ruling("how-to-wholes-win-ruling-time"),
            Block::Ruling("how-to-wholes-win-ruling-clock"),
            Block::Ruling("how-to-wholes-win-ruling-end"),
        ],
    },
    Section {
        name: "packs",
        title: "how-to-wholes-packs",
        blocks: &[
            Block::Text("how-to-wholes-packs-what"),
            Block::Drawn(&Cards("5/8, 2/3, 0.1(6), 30%, pie 5/6")),
            Block::Ruling("how-to-wholes-packs-ruling"),
        ],
    },
    Section {
        name: "screen",
        title: "how-to-wholes-screen",
        blocks: &[Block::List(&[
            "how-to-wholes-screen-pick",
            "how-to-wholes-screen-said",
            "how-to-wholes-screen-keys",
            "how-to-wholes-screen-call",
            "how-to-wholes-screen-curtain",
            "how-to-wholes-screen-practice",
            "how-to-wholes-screen-review",
        ])],
    },
    Section {
        name: "terms",
        title: "how-to-wholes-terms",
        blocks: &[Block::Terms(&[
            ("how-to-wholes-terms-whole", "how-to-wholes-terms-whole-is"),
            ("how-to-wholes-terms-numerator", "how-to-wholes-terms-numerator-is"),
            ("how-to-wholes-terms-denominator", "how-to-wholes-terms-denominator-is"),
            ("how-to-wholes-terms-percent", "how-to-wholes-terms-percent-is"),
            ("how-to-wholes-terms-play", "how-to-wholes-terms-play-is"),
            ("how-to-wholes-terms-bluff", "how-to-wholes-terms-bluff-is"),
            ("how-to-wholes-terms-call", "how-to-wholes-terms-call-is"),
            ("how-to-wholes-terms-pass", "how-to-wholes-terms-pass-is"),
        ])],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Text("how-to-wholes-source"), Block::Text("how-to-source-rulings")],
    },
];
