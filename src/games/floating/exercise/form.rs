//! What the board of an exercise shows, and what an answer is put together with beside it.

use flub::games::floating::{
    Side, Square, Squares,
    lessons::{Ask, Line, Task},
};
use flub_tables::{
    games::floating::{
        hand::Hand,
        scene::{BoardView, Frame, SquareView, Stroke},
        suspects,
        wording::{self, mark},
    },
    i18n::Words,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draft::{Draft, Edit};
use crate::ui::{
    buttons::{CROSS, IconButton},
    choice::{Choice, ChoiceGroup},
};

/// The form of a task.
pub fn form(words: &Words, task: &Task, draft: &Draft, on_edit: &Callback<Edit>) -> Html {
    let facts = super::describe_facts(words, task).map(|facts| html! { <p class="lesson-facts">{ facts }</p> });
    let fields = match task.ask() {
        Ask::May(_) => {
            let choices = vec![Choice::new(words.text("learn-yes")), Choice::new(words.text("learn-no"))];
            let chosen = draft.says.map(|says| usize::from(!says));
            let on_choose = on_edit.reform(|index| Edit::Say(index == 0));
            html! {
                <>
                    <ChoiceGroup name="may" legend={words.text("learn-floating-may")} {choices} {chosen} {on_choose} />
                    if draft.says == Some(false) {
                        <p class="quiet">{ words.text("learn-floating-show") }</p>
                    }
                </>
            }
        }
        Ask::Lines(_) => lines(words, &draft.lines, on_edit),
        Ask::Count => {
            html! { <div class="lesson-counts">{ for Side::BOTH.map(|side| points(words, draft, side, on_edit)) }</div> }
        }
        Ask::Reach => html! {},
        _ => html! { <p class="quiet">{ words.text("learn-floating-tap-one") }</p> },
    };
    html! { <>{ facts }{ fields }</> }
}

fn points(words: &Words, draft: &Draft, side: Side, on_edit: &Callback<Edit>) -> Html {
    let oninput = on_edit.reform(move |event: InputEvent| {
        Edit::Points(side, event.target_unchecked_into::<HtmlInputElement>().value().trim().parse().ok())
    });
    let value = draft.points[side as usize].map(|points| points.to_string());
    html! {
        <label key={mark(side)} class="field">
            <span>{ words.with("learn-floating-points", &[("side", mark(side).into())]) }</span>
            <input type="number" min="0" max="99" inputmode="numeric" {value} {oninput} />
        </label>
    }
}

/// The lines listed so far.
fn lines(words: &Words, lines: &[Line], on_edit: &Callback<Edit>) -> Html {
    let rows = lines.iter().enumerate().map(|(place, line)| {
        let name = super::line(*line);
        let label = words.with("learn-floating-remove", &[("line", name.as_str().into())]);
        html! {
            <li key={format!("{place}-{name}")} class="triplet">
                <span class="triplet-squares">{ name }</span>
                <IconButton {label} path={CROSS} onclick={on_edit.reform(move |_| Edit::Remove(place))} />
            </li>
        }
    });
    html! {
        <>
            <p class="quiet">{ words.text("learn-floating-tap-three") }</p>
            <ol class="triplets" aria-label={words.text("learn-floating-lines")}>{ for rows }</ol>
        </>
    }
}

/// The square where the cursor is at first.
pub fn middle(task: &Task) -> Square {
    task.setup().board.centre().iter().next().expect("a board has a centre")
}

/// Whether the exercise is about what is within reach, so that the board does not show it.
pub const fn is_about_reach(ask: Ask) -> bool {
    matches!(ask, Ask::Reach | Ask::May(_) | Ask::Close | Ask::Fix(_))
}

/// The board of a task, with an answer and the squares pointed at. Which of the lines listed are right is drawn when it is
/// settled.
pub fn view(words: &Words, task: &Task, draft: &Draft, lit: Squares, is_settled: bool) -> BoardView {
    let state = task.state();
    let board = task.setup().board;
    let side = board.side();
    let hidden = is_about_reach(task.ask());
    let checkers = draft.hand.checkers(state);
    let open = draft.hand.open(state);
    let asked = match task.ask() {
        Ask::May(square) | Ask::Fix(square) => Some(square),
        _ => None,
    };
    let shift = draft.hand.shift();
    let latest: Squares = task.latest().map(|(_, turn)| turn.square).into_iter().collect();
    let square = |square: Square| {
        let own = Side::BOTH.into_iter().find(|&side| checkers[side as usize].has(square));
        let put = state.to_move().filter(|_| draft.put == Some(square));
        let is_latest = own.is_some() && latest.has(square);
        let label = match own.or(put) {
            Some(side) => wording::describe_filled(words, square, side, is_latest),
            None => {
                let refusal = draft.hand.refusal(state, square).filter(|_| !hidden);
                wording::describe_empty(words, square, refusal)
            }
        };
        let mark = match asked == Some(square) && own.or(put).is_none() {
            true => Some(("?", "asked")),
            false => draft.marks.has(square).then_some(("✓", "marked")),
        };
        let label = match mark {
            Some((_, mark)) => words.with("learn-floating-marked", &[("square", label.into()), ("mark", mark.into())]),
            None => label,
        };
        SquareView {
            square,
            side: own.or(put),
            latest: is_latest,
            loose: put.is_some() || draft.hand == Hand::Lifted(square),
            left: shift.is_some_and(|shift| shift.from == square),
            lit: lit.has(square) || draft.shown == Some(square) || draft.trace.contains(&square),
            open: hidden || open.has(square),
            first: false,
            movable: state.movable().has(square) && draft.hand == Hand::Empty && !is_about_lines(task.ask()),
            value: mark.map(|(sign, _)| (sign.to_owned(), true)),
            label,
        }
    };
    let places = (0..side * side).filter_map(|place| Square::new(place % side, side - 1 - place / side));
    let [x, o] = checkers;
    let lying = x.or(o);
    let frame = (!hidden && !lying.is_empty()).then(|| Frame::around(board, lying.reach().and(board.squares())));
    BoardView {
        board,
        squares: places.map(square).collect(),
        frame: frame.flatten(),
        beyond: None,
        shift,
        strokes: if is_settled && !draft.is_tried {
            strokes(task, false, |squares| draft.lines.iter().any(|line| line.set() == squares))
        } else {
            Vec::new()
        },
        suspects: if is_settled && draft.is_tried {
            suspects::place(board, &draft.lines, draft.missing)
        } else {
            Vec::new()
        },
    }
}

const fn is_about_lines(ask: Ask) -> bool {
    matches!(ask, Ask::Lines(_) | Ask::Count | Ask::Reach | Ask::May(_))
}

/// The tic-tac-toes whose squares are among these lines; those that are missing in a list are drawn in another way.
pub fn strokes(task: &Task, near: bool, is_among: impl Fn(Squares) -> bool) -> Vec<Stroke> {
    let made = Side::BOTH.map(|side| (side, task.state().score(side)));
    let all = made
        .iter()
        .flat_map(|(side, score)| score.tic_tac_toes().iter().map(|&line| Stroke { side: *side, line, near }));
    all.filter(|stroke| is_among(stroke.line.squares().into_iter().collect())).collect()
}
