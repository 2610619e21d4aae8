//! The board and the drawings on it: signs, the frame around the area within reach, and tic-tac-toes.

use flub::games::floating::{Board, Shift, Side, Square};
use flub_tables::games::floating::{
    hand::BoardKey,
    scene::{BoardView, Frame, SquareView, Stroke, middle},
    suspects::{DISC, Point, Suspect},
};
use web_sys::{Element, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::{
    platform::page::focus,
    ui::{keys, renewed::renewed},
};

#[derive(Properties, PartialEq)]
pub struct FloatingBoardProps {
    /// What it shows.
    pub view: BoardView,
    /// Its accessible name.
    pub label: AttrValue,
    /// The focused square.
    pub cursor: Square,
    /// This square was focused.
    pub on_point: Callback<Square>,
    /// This square was tapped, clicked, or chosen with Enter or the space bar.
    pub on_choose: Callback<Square>,
    /// A checker was dragged from the first square to the second.
    pub on_drag: Callback<(Square, Square)>,
    /// A key was pressed on this square.
    pub on_key: Callback<(BoardKey, Square)>,
}

/// The board: a grid of squares for keyboards and screen readers, drawn as a sheet of paper or a checkerboard.
#[component]
pub fn FloatingBoard(props: &FloatingBoardProps) -> Html {
    let dragged = use_state_eq(|| None::<(Square, Square)>);
    let side = props.view.board.side();

    let on_pointer_down = {
        let dragged = dragged.clone();
        let movable: Vec<Square> =
            props.view.squares.iter().filter(|view| view.movable || view.loose).map(|view| view.square).collect();
        move |event: PointerEvent| {
            dragged.set(
                find_square_under(&event).filter(|square| movable.contains(square)).map(|square| (square, square)),
            );
        }
    };
    let on_pointer_move = {
        let dragged = dragged.clone();
        move |event: PointerEvent| {
            if let Some((from, _)) = *dragged {
                dragged.set(Some((from, find_square_under(&event).unwrap_or(from))));
            }
        }
    };
    let on_pointer_up = {
        let (dragged, on_drag) = (dragged.clone(), props.on_drag.clone());
        move |_| {
            if let Some((from, to)) = dragged.filter(|(from, to)| from != to) {
                on_drag.emit((from, to));
            }
            dragged.set(None);
        }
    };
    let on_pointer_cancel = {
        let dragged = dragged.clone();
        move |_| dragged.set(None)
    };
    let on_key_down = {
        let (on_point, on_key) = (props.on_point.clone(), props.on_key.clone());
        move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            // After quick keys the second may come before the first is drawn, when the focus has already moved.
            let Some(cursor) = read_square(event.target().and_then(|target| target.dyn_into().ok())) else { return };
            let pressed = keys::pressed(&event);
            let key = read_key(&pressed);
            let square = neighbour(side, cursor, &pressed).or(key.and_then(|key| jump(side, cursor, key)));
            if let Some(square) = square {
                event.prevent_default();
                on_point.emit(square);
                focus(&format!("#square-{square}"));
            } else if let Some(key) = key {
                event.prevent_default();
                on_key.emit((key, cursor));
            }
        }
    };

    let drag = dragged.filter(|(from, to)| from != to);
    let rows = props.view.squares.chunks(side).enumerate().map(|(index, row)| {
        let cells = row.iter().map(|view| draw_cell(view, props, drag));
        html! { <div key={index} role="row" class="mat-row">{ for cells }</div> }
    });
    let class = classes!(
        "mat",
        "board",
        (props.view.board == Board::Checkerboard).then_some("checkerboard"),
        drag.map(|_| "dragging"),
    );
    html! {
        <div {class} onpointerdown={on_pointer_down} onpointermove={on_pointer_move} onpointerup={on_pointer_up}
            onpointercancel={on_pointer_cancel} onkeydown={on_key_down}>
            <div role="grid" aria-label={&props.label} class="mat-grid">{ for rows }</div>
            { draw_lines(props.view.board, props.view.frame, &props.view.strokes) }
            { draw_marks(&props.view) }
        </div>
    }
}

fn draw_cell(view: &SquareView, props: &FloatingBoardProps, drag: Option<(Square, Square)>) -> Html {
    let square = view.square;
    let on_click = props.on_choose.reform(move |_| square);
    // A screen reader may focus any square.
    let on_focus = props.on_point.reform(move |_| square);
    let at_cursor = square == props.cursor;
    let over = drag.filter(|&(_, to)| to == square && view.side.is_none());
    let carried = over.and_then(|(from, _)| props.view.squares.iter().find(|view| view.square == from)?.side);
    let dark = (square.file() + square.rank()).is_multiple_of(2);
    let loose = view.loose || carried.is_some() || drag.is_some_and(|(from, _)| from == square);
    let best = view.value.as_ref().is_some_and(|(_, best)| *best);
    let class = classes!(
        "square",
        dark.then_some("dark"),
        (!view.open && view.side.is_none()).then_some("closed"),
        at_cursor.then_some("cursor"),
        view.first.then_some("first"),
        view.latest.then_some("latest"),
        loose.then_some("loose"),
        view.left.then_some("left"),
        view.lit.then_some("lit"),
        (view.movable || view.loose).then_some("movable"),
        best.then_some("best"),
    );
    let drawn = view.side.or(carried).map(|side| draw_sign(props.view.board, side, "square-sign"));
    html! {
        <div key={square.to_string()} role="gridcell" class="mat-cell">
            <button type="button" {class} id={format!("square-{square}")} data-square={square.to_string()}
                tabindex={if at_cursor { "0" } else { "-1" }} onclick={on_click} onfocusin={on_focus}>
                <span class="visually-hidden">{ renewed(&view.label) }</span>
                { draw_names(square) }
                <span class="square-drawn" aria-hidden="true">{ drawn }</span>
                <span class="square-value" aria-hidden="true">{ view.value.as_ref().map(|(sign, _)| renewed(sign)) }</span>
            </button>
        </div>
    }
}

/// The names of its file and rank, on a square at the edges that they stand along. What is said of the square names it already.
pub fn draw_names(square: Square) -> Html {
    let file = (square.rank() == 0).then(|| char::from(b'a' + square.file() as u8));
    let rank = (square.file() == 0).then(|| square.rank() + 1);
    html! {
        <>
            <span class="square-rank" aria-hidden="true">{ rank }</span>
            <span class="square-file" aria-hidden="true">{ file }</span>
        </>
    }
}

/// The square under the pointer. The target of a touch event is of no use: it stays the square where the touch began.
fn find_square_under(event: &PointerEvent) -> Option<Square> {
    let document = gloo::utils::document();
    read_square(document.element_from_point(event.client_x() as f32, event.client_y() as f32))
}

fn read_square(element: Option<Element>) -> Option<Square> {
    element?.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}

/// Moves the browser's focus to the focused square.
pub fn focus_cursor() {
    focus(".square.cursor");
}

/// The square that an arrow key, Home or End moves to.
fn neighbour(side: usize, from: Square, key: &str) -> Option<Square> {
    let (file, rank) = (from.file(), from.rank());
    let (file, rank) = match key {
        "ArrowUp" => (file, (rank + 1).min(side - 1)),
        "ArrowDown" => (file, rank.saturating_sub(1)),
        "ArrowLeft" => (file.saturating_sub(1), rank),
        "ArrowRight" => ((file + 1).min(side - 1), rank),
        "Home" => (0, rank),
        "End" => (side - 1, rank),
        _ => return None,
    };
    Square::new(file, rank)
}

/// The square that the key of a file or rank moves to.
fn jump(side: usize, from: Square, key: BoardKey) -> Option<Square> {
    match key {
        BoardKey::File(file) if file < side => Square::new(file, from.rank()),
        BoardKey::Rank(rank) if rank < side => Square::new(from.file(), rank),
        _ => None,
    }
}

fn read_key(key: &str) -> Option<BoardKey> {
    match *key.as_bytes() {
        [file @ (b'a'..=b'h' | b'A'..=b'H')] => Some(BoardKey::File((file.to_ascii_lowercase() - b'a').into())),
        [rank @ b'1'..=b'8'] => Some(BoardKey::Rank((rank - b'1').into())),
        [b'm' | b'M'] => Some(BoardKey::Move),
        _ if key == "Backspace" || key == "Delete" || key == "Escape" => Some(BoardKey::Back),
        _ => None,
    }
}

/// The letter that a side writes, or its checker.
pub fn draw_sign(board: Board, side: Side, class: &'static str) -> Html {
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

/// The sign of a side in a line of text. The words beside it name the side.
pub fn draw_side(board: Board, side: Side) -> Html {
    draw_sign(board, side, "side-sign")
}

/// The frame around the area within reach, if the game has begun, and the tic-tac-toes.
pub fn draw_lines(board: Board, frame: Option<Frame>, strokes: &[Stroke]) -> Html {
    let extent = board.side() * 100;
    let frame = frame.map(|frame| draw_frame(frame, frame.is_closed().then_some("whole")));
    let strokes = strokes.iter().enumerate().map(|(place, stroke)| {
        let data = path_data(board, stroke);
        let side = if stroke.side == Side::X { "x" } else { "o" };
        let class = classes!("line", side, stroke.near.then_some("near"));
        html! { <path key={format!("{place}-{data}")} pathLength="1" d={data} {class} /> }
    });
    html! {
        <svg class="mat-strokes" viewBox={format!("0 0 {extent} {extent}")} aria-hidden="true">
            <g>{ frame }</g>
            <g>{ for strokes }</g>
        </svg>
    }
}

fn draw_frame(frame: Frame, class: Option<&'static str>) -> Html {
    let ((left, top), (wide, high)) = (frame.corner, frame.extent);
    let place =
        format!("x:{}px;y:{}px;width:{}px;height:{}px", 100 * left + 4, 100 * top + 4, 100 * wide - 8, 100 * high - 8);
    html! { <rect class={classes!("frame", class)} style={place} rx="10" /> }
}

/// A line that a class suspects, and its letter.
fn draw_suspect(suspect: &Suspect) -> Html {
    let whole = |(x, y): Point| format!("{} {}", x as i32, y as i32);
    let [from, through, to] = suspect.points.map(whole);
    html! {
        <g key={suspect.letter.to_string()} class={classes!("suspect", suspect.is_missing.then_some("missing"))}>
            <path d={format!("M{from}L{through}L{to}")} />
            <g transform={format!("translate({})", whole(suspect.tag))}>
                <circle r={DISC.to_string()} />
                <text>{ suspect.letter }</text>
            </g>
        </g>
    }
}

/// What is drawn above everything else: the area that was asked for but is too large, the way of a moved checker, and suspected lines.
fn draw_marks(view: &BoardView) -> Html {
    let extent = view.board.side() * 100;
    let arrow = view.shift.map(|shift| html! { <path class="way" d={arrow_data(view.board, shift)} /> });
    html! {
        <svg class="mat-strokes" viewBox={format!("0 0 {extent} {extent}")} aria-hidden="true">
            <g>{ view.beyond.map(|frame| draw_frame(frame, Some("beyond"))) }</g>
            <g>{ arrow }</g>
            <g>{ for view.suspects.iter().map(draw_suspect) }</g>
        </svg>
    }
}

/// An arrow from the middle of the square that a checker left to the edge of the sign where it lies now.
fn arrow_data(board: Board, shift: Shift) -> String {
    let [from, to] = [shift.from, shift.to].map(|square| {
        let (x, y) = middle(board, square);
        (x as f32, y as f32)
    });
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = (across * across + down * down).sqrt();
    // A point so far before the end, and so far beside the way.
    let point = |before: f32, beside: f32| {
        let x = to.0 - (before * across + beside * down) / length;
        let y = to.1 - (before * down - beside * across) / length;
        format!("{} {}", x as i32, y as i32)
    };
    let (tip, left, right) = (point(42.0, 0.0), point(64.0, 15.0), point(64.0, -15.0));
    format!("M{} {}L{tip}M{left}L{tip}L{right}", from.0 as i32, from.1 as i32)
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
