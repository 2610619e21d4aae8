use flub::{
    games::floating::{Floating, Side},
    play::Record,
};
use yew::prelude::*;

use super::{
    board_view::{Frame, Stroke},
    drawings::{Drawings, sign},
};

/// Properties of [`Figure`].
#[derive(Properties, PartialEq)]
pub struct FigureProps {
    /// A game such as `7x7 plain seed 0; x d4`.
    pub game: AttrValue,
    /// What the figure shows.
    pub caption: AttrValue,
}

/// The state after a game, drawn: its checkers, the area within reach and every tic-tac-toe, with a caption. Empty if
/// the text is no game.
#[component]
pub fn Figure(FigureProps { game, caption }: &FigureProps) -> Html {
    let Ok(record) = format!("flub 1 floating {game}").parse::<Record<Floating>>() else { return html! {} };
    let state = record.state();
    let board = state.setup().board;
    let extent = board.side() * 100;
    let marks = Side::BOTH.into_iter().flat_map(|side| state.of(side).iter().map(move |square| (side, square)));
    let marks = marks.map(|(side, square)| {
        let (x, y) = (100 * square.file(), 100 * (board.side() - 1 - square.rank()));
        html! {
            <svg x={x.to_string()} y={y.to_string()} width="100" height="100">{ sign(board, side, "figure-sign") }</svg>
        }
    });
    let lines = Side::BOTH.map(|side| (side, state.score(side)));
    let lines = lines.iter().flat_map(|(side, score)| score.tic_tac_toes().iter().map(|&line| (*side, line)));
    let strokes: Vec<Stroke> = lines.map(|(side, line)| Stroke { side, line }).collect();
    let grid: String = (0..=board.side()).map(|line| format!("M0 {0}h{extent}M{0} 0v{extent}", 100 * line)).collect();
    html! {
        <figure class="example">
            <div class="example-board">
                <svg viewBox={format!("0 0 {extent} {extent}")} aria-hidden="true">
                    <path class="example-squares" d={grid} />
                    { for marks }
                </svg>
                <Drawings {board} frame={Frame::around(board, state.reach())} {strokes} />
            </div>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}
