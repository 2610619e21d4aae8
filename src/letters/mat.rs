//! The playing mat, for pointers, keys and screen readers.
//!
//! Keys work only while the focus is on the mat (WCAG 2.1.4): arrow keys move it, digits choose a square, letters are
//! pencilled, and Enter plays them.

use flub::network::{Size, Square};
use flub_tables::{
    context::settings::Motion,
    letters::{
        drag::{Point, read},
        mat_view::{LetterNote, MatKey, MatView, Safety},
    },
};
use gloo::timers::callback::Interval;
use web_sys::Element;
use yew::prelude::*;

use crate::{
    context::use_app,
    platform::page::focus,
    ui::{keys, renewed::renewed},
};

#[derive(Properties, PartialEq)]
pub struct MatProps {
    /// What it shows.
    pub view: MatView,
    /// Its accessible name.
    pub label: AttrValue,
    /// The focused square.
    pub cursor: Square,
    /// This square was focused.
    pub on_point: Callback<Square>,
    /// This square was tapped, clicked, or chosen with the space bar.
    pub on_choose: Callback<Square>,
    /// A drag across these squares, in order; at least two.
    #[prop_or_default]
    pub on_trace: Option<Callback<Vec<Square>>>,
    /// A key was pressed.
    pub on_key: Callback<MatKey>,
}

/// The playing mat: a grid of squares for keyboards and screen readers, drawn as paper.
#[component]
pub fn Mat(props: &MatProps) -> Html {
    let size = props.view.size;
    let (mat, drag) = (use_node_ref(), use_state(Vec::<Point>::new));
    let dragged = if drag.len() > 1 { read(size, &drag) } else { Vec::new() };
    let standing = use_standing(&props.view);

    let on_pointer_down = {
        let (drag, mat) = (drag.clone(), mat.clone());
        move |event: PointerEvent| {
            let begins = find_point(&mat, &event, size).filter(|_| event.is_primary());
            drag.set(begins.into_iter().collect());
        }
    };
    let on_pointer_move = {
        let (drag, mat, tracing) = (drag.clone(), mat.clone(), props.on_trace.is_some());
        move |event: PointerEvent| {
            let goes_on = tracing && event.is_primary() && !drag.is_empty();
            // Whoever has let go beside the mat has ended the drag there.
            let next = find_point(&mat, &event, size).filter(|_| goes_on && event.buttons() != 0);
            match next {
                Some(next) => {
                    let path = [drag.as_slice(), &[next]].concat();
                    if read(size, &path).len() > 1 {
                        // What leaves the mat comes back to it, and no square takes the end for a tap.
                        let _ = mat.cast::<Element>().map(|mat| mat.set_pointer_capture(event.pointer_id()));
                    }
                    drag.set(path);
                }
                None if goes_on => drag.set(Vec::new()),
                None => {}
            }
        }
    };
    let on_pointer_up = {
        let (drag, on_trace) = (drag.clone(), props.on_trace.clone());
        move |_| {
            let squares = read(size, &drag);
            if let Some(on_trace) = on_trace.as_ref().filter(|_| squares.len() > 1) {
                on_trace.emit(squares);
            }
            drag.set(Vec::new());
        }
    };
    let on_pointer_cancel = {
        let drag = drag.clone();
        move |_| drag.set(Vec::new())
    };
    let on_key_down = {
        let (cursor, on_point, on_key) = (props.cursor, props.on_point.clone(), props.on_key.clone());
        move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let pressed = keys::pressed(&event);
            if let Some(square) = neighbour(size, cursor, &pressed) {
                event.prevent_default();
                on_point.emit(square);
                focus_square(square);
            } else if let Some(key) = read_key(&pressed) {
                event.prevent_default();
                if let Some(square) = number(key).and_then(|number| size.square(number)) {
                    focus_square(square);
                }
                on_key.emit(key);
            }
        }
    };

    let rows = (0..size.side()).map(|row| {
        let squares = size.squares().skip(row * size.side()).take(size.side());
        let cells = squares.map(|square| {
            draw_cell(square, props, dragged.iter().position(|&passed| passed == square).filter(|_| dragged.len() > 1))
        });
        html! { <div key={row} role="row" class="mat-row">{ for cells }</div> }
    });
    let class = classes!("mat", format!("mat-{}", size.side()), props.on_trace.is_some().then_some("tracing"));
    html! {
        <div ref={mat} {class}
            onpointerdown={on_pointer_down} onpointermove={on_pointer_move} onpointerup={on_pointer_up}
            onpointercancel={on_pointer_cancel} onkeydown={on_key_down}>
            <div role="grid" aria-label={&props.label} class="mat-grid">{ for rows }</div>
            { draw_strokes(&props.view, standing) }
        </div>
    }
}

fn draw_cell(square: Square, props: &MatProps, dragged: Option<usize>) -> Html {
    let view = &props.view.squares[square.index()];
    let on_click = props.on_choose.reform(move |_| square);
    // A screen reader may focus any square.
    let on_focus = props.on_point.reform(move |_| square);
    let at_cursor = square == props.cursor;
    let traced = view.traced.or(dragged.map(|place| place + 1));
    let class = classes!(
        "square",
        view.letter.map(|letter| format!("letter-{letter}")),
        view.pencilled.then_some("pencilled"),
        view.latest.then_some("latest"),
        view.lit.then_some("lit"),
        traced.map(|_| "traced"),
        at_cursor.then_some("cursor"),
        view.picked.then_some("picked"),
        view.first.then_some("first"),
        (!view.open).then_some("closed"),
    );
    html! {
        <div key={square.index()} role="gridcell" class="mat-cell">
            <button type="button" {class} id={format!("square-{square}")} data-square={square.to_string()}
                tabindex={if at_cursor { "0" } else { "-1" }} onclick={on_click} onfocusin={on_focus}>
                <span class="visually-hidden">{ renewed(&view.label) }</span>
                <span class="square-number" aria-hidden="true">{ square.number() }</span>
                <span class="square-letter" aria-hidden="true">{ view.letter.map(renewed) }</span>
                <span class="square-notes" aria-hidden="true">{ for view.notes.iter().map(draw_note) }</span>
                <span class="square-place" aria-hidden="true">{ traced.map(renewed) }</span>
            </button>
        </div>
    }
}

/// A small letter, marked by more than its colour: plain, framed or struck through.
fn draw_note(note: &LetterNote) -> Html {
    let class = match note.safety {
        Safety::Safe => "note-safe",
        Safety::Ripe => "note-ripe",
        Safety::Impossible => "note-impossible",
    };
    html! { <span key={note.letter.as_str()} {class}>{ note.letter.as_str() }</span> }
}

/// The connections drawn over the squares, one of them before the others.
fn draw_strokes(view: &MatView, standing: Option<usize>) -> Html {
    let extent = view.size.side() * 100;
    let standing = standing.filter(|_| view.strokes.len() > 1);
    let path = |place: usize| {
        let stroke = &view.strokes[place];
        let quiet = standing.is_some_and(|standing| standing != place);
        let class = classes!("stroke", stroke.style.class(), quiet.then_some("quiet"));
        let data = stroke.path_data(view.size, view.beside(place));
        html! { <path key={format!("{place}-{data}")} {class} pathLength="1" d={data} /> }
    };
    // The one that stands out is above the others.
    let quiet = (0..view.strokes.len()).filter(|&place| standing != Some(place));
    html! {
        <svg class="mat-strokes" viewBox={format!("0 0 {extent} {extent}")} aria-hidden="true">
            { for quiet.chain(standing).map(path) }
        </svg>
    }
}

/// The index of the connection that stands out: the chosen one, or else, if there are too many to draw beside one another, each in
/// turn, and then the first.
#[hook]
fn use_standing(view: &MatView) -> Option<usize> {
    let turn = use_state_eq(|| 0);
    let motion = use_app().settings.motion_here();
    let many = view.standing.is_none() && view.strokes.len() > MatView::BESIDE;
    {
        let turn = turn.clone();
        use_effect_with((view.strokes.clone(), many, motion), move |(strokes, many, motion)| {
            turn.set(0);
            let last = strokes.len();
            let mut next = 0;
            let timer = (*many && *motion != Motion::None).then(|| {
                Interval::new(TURN, move || {
                    next = (next + 1).min(last);
                    turn.set(next % last);
                })
            });
            move || drop(timer)
        });
    }
    let turn = Some(*turn).filter(|turn| many && *turn < view.strokes.len());
    view.standing.filter(|&standing| standing < view.strokes.len()).or(turn)
}

/// How long each connection stands out in turn, in milliseconds.
const TURN: u32 = 1_500;

/// Where the pointer is on the mat, in hundredths of a square.
fn find_point(mat: &NodeRef, event: &PointerEvent, size: Size) -> Option<Point> {
    let mat = mat.cast::<Element>()?.get_bounding_client_rect();
    let extent = 100.0 * size.side() as f64;
    let at = |pointer: i32, start: f64, long: f64| (f64::from(pointer) - start) / long * extent;
    let point = (at(event.client_x(), mat.left(), mat.width()), at(event.client_y(), mat.top(), mat.height()));
    Some(point).filter(|_| mat.width() > 0.0 && mat.height() > 0.0)
}

/// Moves the focus to a square of the mat.
pub fn focus_square(square: Square) {
    focus(&format!("#square-{square}"));
}

/// The square that an arrow key, Home or End moves to.
fn neighbour(size: Size, from: Square, key: &str) -> Option<Square> {
    let side = size.side();
    let (row, column) = (from.index() / side, from.index() % side);
    let (row, column) = match key {
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(side - 1), column),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, (column + 1).min(side - 1)),
        "Home" => (row, 0),
        "End" => (row, side - 1),
        _ => return None,
    };
    size.square(row * side + column + 1)
}

fn read_key(key: &str) -> Option<MatKey> {
    let mut symbols = key.chars();
    match (key, symbols.next(), symbols.next()) {
        ("Enter", ..) => Some(MatKey::Enter),
        ("Backspace" | "Delete", ..) => Some(MatKey::Erase),
        (_, Some(letter), None) if letter.is_ascii_alphabetic() => Some(MatKey::Letter(letter.to_ascii_uppercase())),
        (_, Some(digit @ '1'..='9'), None) => Some(MatKey::Number(digit as usize - '0' as usize)),
        _ => None,
    }
}

fn number(key: MatKey) -> Option<usize> {
    match key {
        MatKey::Number(number) => Some(number),
        _ => None,
    }
}
