//! How Wholes is played: the sections of the page, with cards to add up, and what the help at the table shows.

use flub::games::wholes::{Card, Face};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{card_speech::say_sum_so_far, offer::Offer, table::Table},
};
use yew::prelude::*;

use super::{card_view::PlayingCard, track::SumBar};
use crate::{
    context::use_words,
    table::help::Help,
    ui::{
        article::{Block, Drawn, Section},
        renewed::renewed,
        term::Glossary,
    },
};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section { name: "about", title: "how-to-wholes-about", blocks: &[Block::Text("how-to-wholes-about-what")] },
    Section {
        name: "whole",
        title: "how-to-wholes-whole",
        blocks: &[
            Block::Text("how-to-wholes-whole-what"),
            Block::Drawn(&TrySum("1/4, 0.(3), 1/3, pie 1/4, bar 1/3, 1/2, 75%")),
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
            Block::Rulings(&[
                "how-to-wholes-turn-ruling-said",
                "how-to-wholes-turn-ruling-faces",
                "how-to-wholes-turn-ruling-true",
                "how-to-wholes-turn-ruling-empty",
            ]),
        ],
    },
    Section {
        name: "call",
        title: "how-to-wholes-call",
        blocks: &[
            Block::Text("how-to-wholes-call-what"),
            Block::List(&["how-to-wholes-call-bluff", "how-to-wholes-call-whole", "how-to-wholes-call-bait"]),
            Block::Rulings(&[
                "how-to-wholes-call-ruling-one",
                "how-to-wholes-call-ruling-start",
                "how-to-wholes-call-ruling-cards",
            ]),
        ],
    },
    Section {
        name: "special",
        title: "how-to-wholes-special",
        blocks: &[
            Block::List(&["how-to-wholes-special-bait", "how-to-wholes-special-swap", "how-to-wholes-special-replay"]),
            Block::Rulings(&[
                "how-to-wholes-special-ruling-bait",
                "how-to-wholes-special-ruling-part",
                "how-to-wholes-special-ruling-replay",
                "how-to-wholes-special-ruling-swap",
            ]),
        ],
    },
    Section {
        name: "win",
        title: "how-to-wholes-win",
        blocks: &[
            Block::Text("how-to-wholes-win-what"),
            Block::Rulings(&["how-to-wholes-win-ruling-time", "how-to-wholes-win-ruling-end"]),
        ],
    },
    Section {
        name: "packs",
        title: "how-to-wholes-packs",
        blocks: &[Block::Text("how-to-wholes-packs-what"), Block::Rulings(&["how-to-wholes-packs-ruling"])],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Folded(&[Block::Text("how-to-wholes-source"), Block::Text("how-to-source-rulings")])],
    },
];

/// The terms that are explained wherever they stand.
pub const TERMS: Glossary = Glossary(&[
    ("wholes-term-whole", "wholes-term-whole-is"),
    ("wholes-term-call", "wholes-term-call-is"),
    ("wholes-term-bluff", "wholes-term-bluff-is"),
    ("wholes-term-bait", "wholes-term-bait-is"),
    ("wholes-term-odds", "wholes-term-odds-is"),
]);

/// The help at the table: the section of the rules that matters now, and the keys.
pub fn help(table: &Table, pace: Pace) -> Help {
    let part = match table.offer(pace) {
        Offer::NewGame => "win",
        Offer::Call | Offer::GoOn => "call",
        Offer::Play(_) if table.screen.draft.card_count() == 0 => "turn",
        Offer::Play(_) => "whole",
        Offer::Now | Offer::Curtain(_) | Offer::Draw(_) | Offer::Nothing => "turn",
    };
    Help { rules: SECTIONS, terms: TERMS, part, keys: KEYS }
}

/// The keys and marks of the table.
const KEYS: &[Section] = &[
    Section {
        name: "keys",
        title: "help-keys",
        blocks: &[
            Block::Text("wholes-help-touch"),
            Block::Text("wholes-help-said"),
            Block::Terms(&[
                ("help-key-arrows", "wholes-help-arrows"),
                ("help-key-numbers", "wholes-help-numbers"),
                ("help-key-question", "help-question"),
            ]),
        ],
    },
    Section {
        name: "marks",
        title: "help-marks",
        blocks: &[Block::Terms(&[
            ("wholes-mark-bar", "wholes-help-bar"),
            ("wholes-mark-said", "wholes-help-value"),
            ("wholes-mark-back", "wholes-help-back"),
        ])],
    },
];

/// Cards beside the text, written with commas between them. Those that are picked are added up.
#[derive(Debug)]
struct TrySum(&'static str);

impl Drawn for TrySum {
    fn draw(&'static self) -> Html {
        html! { <TrySumView cards={self.0} /> }
    }
}

#[derive(Properties, PartialEq)]
struct TrySumProps {
    cards: &'static str,
}

#[component]
fn TrySumView(TrySumProps { cards }: &TrySumProps) -> Html {
    let words = use_words();
    let picked = use_state(Vec::<usize>::new);
    let faces: Vec<Face> = cards.split(',').filter_map(|face| face.parse().ok()).collect();
    let buttons = faces.iter().enumerate().map(|(place, &face)| {
        let is_picked = picked.contains(&place);
        let onclick = {
            let picked = picked.clone();
            move |_| {
                let mut now = picked.to_vec();
                now.retain(|&other| other != place);
                now.extend((!is_picked).then_some(place));
                picked.set(now);
            }
        };
        html! {
            <li key={place}>
                <button type="button" class="try-card" aria-pressed={is_picked.to_string()} {onclick}>
                    <PlayingCard card={Card::Face(face)} />
                </button>
            </li>
        }
    });
    let sum: Vec<Face> = picked.iter().map(|&place| faces[place]).collect();
    let says = if sum.is_empty() { words.text("how-to-wholes-try") } else { say_sum_so_far(&words, &sum) };
    html! {
        <div class="try how-to-sum">
            <ul class="card-row">{ for buttons }</ul>
            <div class="try-bar"><SumBar faces={sum} /></div>
            <div class="try-says" role="status"><p>{ renewed(says) }</p></div>
        </div>
    }
}
