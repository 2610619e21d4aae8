//! The right answers to a task, and wrong ones that follow from a misconception.

use super::{
    Answer, Ask, Line, Misconception, Task,
    judge::{self, Judge},
    shapes::{self, Fault},
};
use crate::{
    games::floating::{Score, Side, Square, Squares, Turn, strategy::placings},
    play::order,
};

/// Returns all turns that are right answers.
pub(super) fn right_turns(task: &Task) -> Vec<Turn> {
    let mut judge = Judge::new(task);
    task.state().turns().into_iter().filter(|&turn| judge.turn(turn).is_ok()).collect()
}

/// Returns a right answer, if possible a simple one, or `None` if there is none.
pub(super) fn solution(task: &Task) -> Option<Answer> {
    let state = task.state();
    match task.ask() {
        Ask::Reach => Some(Answer::Marks(state.open())),
        Ask::May(square) if state.bar(square).is_none() => Some(Answer::Yes),
        Ask::May(square) => {
            let shown = judge::too_far(state, square).iter().next();
            shown.map(|shown| Answer::No(Some(shown)))
        }
        Ask::Lines(side) => Some(Answer::Lines(shapes::lines_of(state, side))),
        Ask::Count => Some(count(Side::BOTH.map(|side| state.score(side).points()))),
        _ => {
            let mut judge = Judge::new(task);
            state.turns().into_iter().find(|&turn| judge.turn(turn).is_ok()).map(Answer::Plays)
        }
    }
}

/// Returns the number of right answers.
pub(super) fn count_right(task: &Task) -> usize {
    match task.ask() {
        Ask::May(square) => judge::too_far(task.state(), square).len().max(1),
        Ask::Reach | Ask::Lines(_) | Ask::Count => 1,
        _ => right_turns(task).len(),
    }
}

/// Returns, for each of these misconceptions, an answer that follows from it and is wrong, if there is one.
pub(super) fn wrong_answers(task: &Task, beliefs: &[Misconception]) -> Vec<(Misconception, Answer)> {
    let mut judge = Judge::new(task);
    let mut wrong: Vec<(Misconception, Answer)> = Vec::new();
    for answer in tempting_answers(task) {
        if let Err((_, Some(belief))) = judge.check(&answer)
            && beliefs.contains(&belief)
            && wrong.iter().all(|(known, _)| *known != belief)
        {
            wrong.push((belief, answer));
        }
    }
    order::sort_by_key(&mut wrong, |(belief, _)| beliefs.iter().position(|own| own == belief));
    wrong
}

/// Returns answers that a mistaken learner may give. Some of them may be right.
fn tempting_answers(task: &Task) -> Vec<Answer> {
    let state = task.state();
    let board = state.setup().board.squares();
    match task.ask() {
        Ask::Reach => {
            let inside = judge::bounding_box(state.checkers()).less(state.checkers());
            let squares = [board.less(state.checkers()), state.reach().less(state.checkers()), inside];
            squares.map(Answer::Marks).to_vec()
        }
        Ask::May(_) => {
            vec![Answer::Yes, Answer::No(state.checkers().iter().next())]
        }
        Ask::Lines(side) => tempting_lines(task, side),
        Ask::Count => judge::miscounts(state).into_iter().map(|(_, points)| count(points)).collect(),
        _ => {
            // Squares of the sheet that are out of reach, preferably where a checker would make a row.
            let beyond = board.less(state.checkers()).less(state.open());
            let own = state.to_move().map_or(Squares::NONE, |side| state.of(side));
            let tempting = Score::completing(own, beyond).iter().next().or(beyond.iter().next());
            let turns = placings(state).chain(tempting.map(Turn::at));
            turns.map(Answer::Plays).collect()
        }
    }
}

fn tempting_lines(task: &Task, side: Side) -> Vec<Answer> {
    let state = task.state();
    let all = shapes::lines_of(state, side);
    let with = |fault: Fault| {
        let line = shapes::near_miss(state, side, fault)?;
        Some(Answer::Lines(all.iter().copied().chain([line]).collect()))
    };
    let without = |leave: &dyn Fn(usize, Line) -> bool| {
        let listed = all.iter().copied().enumerate().filter(|&(place, line)| !leave(place, line));
        Answer::Lines(listed.map(|(_, line)| line).collect())
    };
    let second_of_four = |place: usize, line: Line| all[..place].iter().any(|&other| shapes::make_four(line, other));
    let once = without(&second_of_four);
    let upright = without(&|_, line| shapes::is_diagonal(line));
    [with(Fault::Bent), with(Fault::Gap), Some(once), Some(upright)].into_iter().flatten().collect()
}

fn count([x, o]: [i32; 2]) -> Answer {
    let points = |points: i32| u8::try_from(points).unwrap_or(u8::MAX);
    Answer::Count { x: points(x), o: points(o) }
}

/// Returns the squares to which a hint draws attention.
pub(super) fn where_to_look(task: &Task) -> Squares {
    let state = task.state();
    let other = state.to_move().map(Side::other);
    match task.ask() {
        Ask::May(square) => state.checkers().with(square),
        Ask::Lines(side) => state.of(side),
        Ask::Fix(square) => Squares::NONE.with(square).or(other.map_or(Squares::NONE, |side| state.of(side))),
        Ask::Block => other.map_or(Squares::NONE, |side| state.threats(side)),
        Ask::Take | Ask::Two => state.to_move().map_or(Squares::NONE, |side| state.of(side)),
        Ask::Keep => state.reach().less(state.checkers()),
        Ask::Reach | Ask::Close | Ask::Count => state.checkers(),
    }
}

/// Returns about twice as many squares as there are right ones, with the square of a right turn among them.
pub(super) fn narrowed(task: &Task) -> Squares {
    let right: Squares = right_turns(task).into_iter().map(|turn| turn.square).collect();
    let others: Vec<Square> = task.state().open().less(right).iter().take(right.len().max(1)).collect();
    others.into_iter().fold(right, Squares::with)
}
