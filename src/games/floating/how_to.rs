//! How Floating Tic-Tac-Toe is played: the sections of the page, with a board to play with, and what the help at the table shows.

use flub::{
    games::floating::{Action, Floating, Side, Square, Turn},
    play::{Game, Record},
};
use flub_tables::{
    games::floating::{
        hand::{Hand, Offer},
        scene::{Frame, Stroke},
        table::Table,
        wording,
    },
    i18n::{Id, Words},
};
use yew::prelude::*;

use super::board::{draw_lines, draw_names, draw_sign};
use crate::{
    context::use_words,
    table::help::Help,
    ui::{
        article::{Block, Drawn, Section},
        choice::TryChoices,
        renewed::renewed,
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
    Section {
        name: "best",
        title: "how-to-floating-best",
        blocks: &[
            Block::Text("how-to-floating-best-draw"),
            Block::List(&["how-to-floating-best-sharing", "how-to-floating-best-fewest"]),
        ],
    },
    Section {
        name: "source",
        title: "how-to-source",
        blocks: &[Block::Folded(&[Block::Text("how-to-source-rulings")])],
    },
];

/// The terms that are explained wherever they stand.
pub const TERMS: Glossary = Glossary(&[
    ("floating-term-frame", "floating-term-frame-is"),
    ("floating-term-area", "floating-term-area-is"),
    ("floating-moving", "floating-moving-about"),
    ("floating-sharing", "floating-sharing-about"),
    ("floating-touching", "floating-touching-about"),
    ("floating-fewest", "floating-fewest-about"),
]);

/// The help at the table: the section of the rules that matters now, and the keys.
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

/// A board to play with beside the text, and the games to begin with: a name, and a game such as `7x7 plain seed 0; x d4`. A tap on a
/// square plays the next turn.
#[derive(Debug)]
struct TryBoard(&'static [(Id, &'static str)]);

impl Drawn for TryBoard {
    fn draw(&'static self) -> Html {
        html! { <TryBoardView games={self.0} /> }
    }
}

#[derive(Properties, PartialEq)]
struct TryBoardProps {
    games: &'static [(Id, &'static str)],
}

fn read_game(text: &str) -> Floating {
    let record = format!("flub 1 floating {text}").parse::<Record<Floating>>();
    *record.expect("the pages show games that the rules allow").state()
}

#[component]
fn TryBoardView(&TryBoardProps { games }: &TryBoardProps) -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| 0);
    let state = use_state_eq(|| read_game(games[0].1));
    let says = use_state_eq(|| None::<String>);
    let board = state.setup().board;
    let side = board.side();
    let squares = (0..side * side).filter_map(|place| Square::new(place % side, side - 1 - place / side));
    let cells = squares.map(|square| {
        let onclick = {
            let (words, state, says) = (words.clone(), state.clone(), says.clone());
            move |_| match play(&state, square) {
                Some(Ok(next)) => {
                    state.set(next);
                    says.set(None);
                }
                Some(Err(refusal)) => says.set(Some(wording::describe_refusal(&words, refusal))),
                None => {}
            }
        };
        let lies = Side::BOTH.into_iter().find(|&side| state.of(side).has(square));
        let label = match lies {
            Some(side) => wording::describe_filled(&words, square, side, false),
            None => wording::describe_empty(&words, square, None),
        };
        let closed = lies.is_none() && !state.open().has(square);
        let class = classes!("square", closed.then_some("closed"));
        html! {
            <button key={square.to_string()} type="button" {class} {onclick}>
                <span class="visually-hidden">{ renewed(label) }</span>
                { draw_names(square) }
                <span class="square-drawn" aria-hidden="true">
                    { lies.map(|side| draw_sign(board, side, "square-sign")) }
                </span>
            </button>
        }
    });
    let lines = Side::BOTH.map(|side| (side, state.score(side)));
    let lines = lines.iter().flat_map(|(side, score)| score.tic_tac_toes().iter().map(|&line| (*side, line)));
    let strokes: Vec<Stroke> = lines.map(|(side, line)| Stroke { side, line, near: false }).collect();
    let frame = Frame::around(board, state.reach());
    let on_choose = {
        let (chosen, state, says) = (chosen.clone(), state.clone(), says.clone());
        Callback::from(move |place| {
            chosen.set(place);
            state.set(read_game(games[place].1));
            says.set(None);
        })
    };
    let said = (*says).clone().unwrap_or_else(|| describe_count(&words, &state, frame));
    html! {
        <div class="try">
            <TryChoices names={games.iter().map(|(name, _)| words.text(name)).collect::<Vec<_>>()} chosen={*chosen} {on_choose} />
            <div class="mat board try-board">
                <div class="try-squares">{ for cells }</div>
                { draw_lines(board, frame, &strokes) }
            </div>
            <div class="try-says" role="status"><p>{ renewed(said) }</p></div>
        </div>
    }
}

/// Plays the next turn on this square. `None` once the game is over.
fn play(state: &Floating, square: Square) -> Option<Result<Floating, <Floating as Game>::Refusal>> {
    let by = state.to_move()?;
    let mut next = *state;
    Some(next.apply(&Action { by, turn: Turn::at(square) }).map(|_| next))
}

/// Describes the frame and both scores.
fn describe_count(words: &Words, state: &Floating, frame: Option<Frame>) -> String {
    let score = |side| state.score(side).points();
    let closed = if frame.is_some_and(Frame::is_closed) { "yes" } else { "no" };
    let values = [("closed", closed.into()), ("x", score(Side::X).into()), ("o", score(Side::O).into())];
    words.with("how-to-floating-try", &values)
}
