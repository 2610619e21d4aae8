//! The exercises of Floating Tic-Tac-Toe on paper.

use flub::{
    games::floating::{
        Floating, Side, Square, Squares,
        lessons::{Answer, Ask, Line, Task},
    },
    lessons::{Activity, Question},
};
use flub_tables::{
    games::floating::{scene::Frame, wording::mark},
    i18n::Words,
};
use yew::prelude::*;

use super::form;
use crate::{
    exercise::{
        paper::{Key, Paper},
        taught::Taught,
    },
    ui::paper::{GAP, Room, blank, ticks, with_gaps},
};

/// An exercise as it is printed.
pub fn paper(words: &Words, question: &Question<Floating>, sheet: Option<Activity>) -> Paper {
    let task = question.task();
    let description = match task.ask() {
        Ask::Count => Floating::describe_task(words, question),
        _ => super::describe_task_on_paper(words, task),
    };
    let form = match question.solve() {
        Answer::Lines(lines) if sheet == Some(Activity::Cloze) => html! {
            <>
                <p class="paper-task">{ words.text("paper-fill") }</p>
                <p class="paper-hand">{ with_gaps(&lines_with_gaps(words, &lines)) }</p>
            </>
        },
        _ => form(words, task.ask()),
    };
    Paper {
        task: description,
        facts: super::describe_facts(words, task),
        board: board(words, task),
        form,
        key: Key::of(words, question),
    }
}

fn form(words: &Words, ask: Ask) -> Html {
    match ask {
        Ask::Reach => html! {},
        Ask::May(_) => html! {
            <>
                { ticks(None, [words.text("learn-yes"), words.text("learn-no")]) }
                { blank(words.text("learn-floating-too-far"), Room::Short) }
            </>
        },
        Ask::Lines(_) => blank(words.text("learn-floating-made"), Room::Lines(2)),
        Ask::Count => {
            let points = |side| blank(format!("{}\u{a0}=", mark(side)), Room::Short);
            html! { <>{ for Side::BOTH.map(points) }</> }
        }
        Ask::Close | Ask::Take | Ask::Block | Ask::Two | Ask::Fix(_) | Ask::Keep => {
            blank(words.text("learn-floating-play"), Room::Short)
        }
    }
}

/// Lines with a square left out of each, another one from line to line.
fn lines_with_gaps(words: &Words, lines: &[Line]) -> String {
    let left_out = |(index, line): (usize, &Line)| {
        let gap = (lines.len() + index) % 3;
        let square = |(at, square): (usize, Square)| if at == gap { GAP.to_string() } else { square.to_string() };
        line.squares().into_iter().enumerate().map(square).collect::<Vec<_>>().join(" ")
    };
    words.series(lines.iter().enumerate().map(left_out))
}

/// The board, or what of it there is to look at, with its files and ranks.
fn board(words: &Words, task: &Task) -> Html {
    let (state, board) = (task.state(), task.setup().board);
    let [x, o] = Side::BOTH.map(|side| state.of(side));
    let lying = x.or(o);
    // Where nothing is to be written, only the squares with checkers are looked at.
    let is_closer = matches!(task.ask(), Ask::Count | Ask::Lines(_));
    let whole = Frame { corner: (0, 0), extent: (board.side(), board.side()) };
    let shown = if is_closer { Frame::around(board, lying).unwrap_or(whole) } else { whole };
    let ((left, top), (wide, high)) = (shown.corner, shown.extent);
    let (files, ranks) = (left..left + wide, (board.side() - top - high)..(board.side() - top));
    let at = |square: Square| (100 * (square.file() - left), 100 * (board.side() - 1 - square.rank() - top));
    let squares = ranks.clone().flat_map(|rank| files.clone().filter_map(move |file| Square::new(file, rank)));
    let latest: Squares = task.latest().map(|(_, turn)| turn.square).into_iter().collect();
    let asked = match task.ask() {
        Ask::May(square) | Ask::Fix(square) => Some(square),
        _ => None,
    };
    let square = |square: Square| {
        let (x, y) = at(square);
        let is_latest = latest.has(square) && !is_closer;
        html! {
            <g key={square.to_string()} transform={format!("translate({x} {y})")}>
                <path class="paper-edge" d="M0 0H100V100H0Z" />
                if is_latest {
                    <path class="paper-latest" d="M8 8H92V92H8Z" />
                }
                { sign(state.at(square)) }
                if asked == Some(square) && state.at(square).is_none() {
                    <text class="paper-letter" x="50" y="68">{ "?" }</text>
                }
            </g>
        }
    };
    let frame = (!is_closer && !form::is_about_reach(task.ask()) && !lying.is_empty())
        .then(|| Frame::around(board, lying.reach().and(board.squares())))
        .flatten()
        .map(|frame| {
            let ((left, top), (wide, high)) = (frame.corner, frame.extent);
            let (x, y) = (100 * left, 100 * top);
            html! { <path class="paper-frame" d={format!("M{x} {y}h{}v{}h-{}z", 100 * wide, 100 * high, 100 * wide)} /> }
        });
    let file_names = files.clone().map(|file| {
        let (x, y) = (100 * (file - left) + 50, 100 * high + 44);
        html! { <text key={file} class="paper-place" x={x.to_string()} y={y.to_string()}>{ char::from(b'a' + file as u8) }</text> }
    });
    let rank_names = ranks.clone().map(|rank| {
        let y = 100 * (board.side() - 1 - rank - top) + 64;
        html! { <text key={rank} class="paper-place" x="-28" y={y.to_string()}>{ rank + 1 }</text> }
    });
    html! {
        <svg class={format!("paper-drawing paper-squares-{wide}")} role="img" aria-label={words.text("learn-floating-board")}
            viewBox={format!("-56 -4 {} {}", 100 * wide + 60, 100 * high + 64)}>
            <g>{ for squares.map(square) }</g>
            <g>{ frame }</g>
            <g>{ for file_names }</g>
            <g>{ for rank_names }</g>
        </svg>
    }
}

/// X or O as it is written.
fn sign(side: Option<Side>) -> Html {
    match side {
        None => html! {},
        Some(Side::X) => html! { <path class="paper-sign" d="M24 24L76 76M76 24L24 76" /> },
        Some(Side::O) => html! { <circle class="paper-sign" cx="50" cy="50" r="29" /> },
    }
}
