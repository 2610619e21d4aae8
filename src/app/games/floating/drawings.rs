//! Drawings on a board: signs, the frame around the area within reach, tic-tac-toes.

use flub::games::floating::{Board, Side};
use yew::prelude::*;

use super::board_view::{Frame, Stroke, middle};

/// What a side writes, or its checker.
pub fn sign(board: Board, side: Side, class: &'static str) -> Html {
    let (shape, letter) = match side {
        Side::X => ("x", "M22 21C38 37 60 62 79 80M78 20C61 39 39 59 21 79"),
        Side::O => ("o", "M50 18C30 17 17 33 19 52 21 72 36 84 53 82 72 80 84 65 81 46 78 28 66 17 47 19"),
    };
    let is_checker = board == Board::Checkerboard;
    let class = classes!("sign", class, shape, is_checker.then_some("checker"));
    html! {
        <svg {class} viewBox="0 0 100 100" aria-hidden="true">
            <g>
                if is_checker {
                    <circle cx="50" cy="50" r="43" />
                    <circle cx="50" cy="50" r="33" />
                }
            </g>
            <path d={letter} pathLength="1" />
        </svg>
    }
}

/// Properties of [`SideSign`].
#[derive(Properties, PartialEq)]
pub struct SideSignProps {
    /// The board, on which it depends whether the sign is a letter or a checker.
    pub board: Board,
    /// The side.
    pub side: Side,
}

/// The sign of a side in a line of text. The words beside it name the side.
#[component]
pub fn SideSign(&SideSignProps { board, side }: &SideSignProps) -> Html {
    sign(board, side, "side-sign")
}

/// Properties of [`Drawings`].
#[derive(Properties, PartialEq)]
pub struct DrawingsProps {
    /// The board.
    pub board: Board,
    /// The area within reach. `None` before the game has begun.
    pub frame: Option<Frame>,
    /// The tic-tac-toes.
    pub strokes: Vec<Stroke>,
}

/// The frame around the area within reach, and the tic-tac-toes.
#[component]
pub fn Drawings(props: &DrawingsProps) -> Html {
    let extent = props.board.side() * 100;
    let frame = props.frame.map(|frame| {
        let ((left, top), (wide, high)) = (frame.corner, frame.extent);
        let place = format!(
            "x:{}px;y:{}px;width:{}px;height:{}px",
            100 * left + 4,
            100 * top + 4,
            100 * wide - 8,
            100 * high - 8
        );
        html! { <rect class={classes!("frame", frame.is_closed().then_some("whole"))} style={place} rx="10" /> }
    });
    let strokes = props.strokes.iter().enumerate().map(|(place, stroke)| {
        let data = path_data(props.board, stroke);
        let class = if stroke.side == Side::X { "line x" } else { "line o" };
        html! { <path key={format!("{place}-{data}")} pathLength="1" d={data} {class} /> }
    });
    html! {
        <svg class="mat-strokes" viewBox={format!("0 0 {extent} {extent}")} aria-hidden="true">
            <g>{ frame }</g>
            <g>{ for strokes }</g>
        </svg>
    }
}

/// The stroke through the three squares of a tic-tac-toe: a little longer than needed, and curved as if by hand, so
/// that two in one row can be told apart.
fn path_data(board: Board, stroke: &Stroke) -> String {
    let [from, through, to] = stroke.line.squares().map(|square| middle(board, square));
    let beyond = |end: usize, next: usize| (5 * end - next) / 4;
    let bend =
        if (stroke.line.squares()[0].file() + stroke.line.squares()[0].rank()).is_multiple_of(2) { 14 } else { 0 };
    format!(
        "M{} {}Q{} {} {} {}",
        beyond(from.0, through.0),
        beyond(from.1, through.1),
        through.0 + 7 - bend,
        through.1 + 7 - bend,
        beyond(to.0, through.0),
        beyond(to.1, through.1)
    )
}
