//! The turns of a played game that gave something away: to do better at once, and turned or mirrored on a later day.

use std::cmp::Reverse;

use super::{
    Ask, Flaw, Step, Task,
    generate::{self, turn_square},
    judge::Judge,
};
use crate::{
    games::floating::{Allowance, Floating, Shift, Side, Solver, Square, Turn},
    lessons::{Exercise, TurningPoint},
    play::{Game, Record, Seat, order},
};

/// The number of ways to lay the sheet. Way 0 changes nothing.
const WAYS: usize = 8;

/// Returns the turns of a seat that made the result worse for it, as far as a solver can tell at once, which is towards
/// the end: what cost the most points first, of equal ones the later. If a turn answers one that gave something away, the task is to refute
/// that one; otherwise it is to keep the result.
pub(super) fn points(record: &Record<Floating>, seat: Seat) -> Vec<TurningPoint<Floating>> {
    let turns: Vec<Turn> = record.played().iter().map(|action| action.turn).collect();
    let lost = record.played().iter().enumerate().filter(|(_, action)| Floating::actor(action) == seat);
    let points = lost.filter_map(|(after, action)| {
        let task = Task::new(*record.setup(), turns[..after].to_vec(), Ask::Keep)?;
        let flaw = generate::is_small(task.state()).then(|| Judge::new(&task).turn(action.turn).err())?;
        let Some((Flaw::Loses { points, .. }, _)) = flaw else { return None };
        let steps = [Step::Refuting, Step::Variations, Step::Ending];
        let exercise = |task: &Task| steps.into_iter().find_map(|step| Exercise::given(step, task.clone()));
        let point = TurningPoint { after, exercise: exercise(&task)?, mirror: exercise(&mirror(&task, after))? };
        Some((points, point))
    });
    let mut points: Vec<(i32, TurningPoint<Floating>)> = points.collect();
    order::sort_by_key(&mut points, |(cost, point)| Reverse((*cost, point.after)));
    points.into_iter().map(|(_, point)| point).collect()
}

/// Returns how many turns of a seat kept the result that it had, of those that a solver can judge at once, and how many these are.
pub fn kept(record: &Record<Floating>, seat: Seat) -> (usize, usize) {
    let mut solver = Solver::new(*record.setup());
    let mut value = |step| solver.value(&record.state_after(step), &mut Allowance::unlimited());
    let own = (0..record.played().len()).filter(|&step| Floating::actor(&record.played()[step]) == seat);
    let judged: Vec<usize> = own.filter(|&step| generate::is_small(&record.state_after(step))).collect();
    (judged.iter().filter(|&&step| value(step) == value(step + 1)).count(), judged.len())
}

/// Returns the task turned or mirrored in a way that depends on how far the game had got. It looks different if the
/// position allows it.
fn mirror(task: &Task, after: usize) -> Task {
    let board = task.setup().board;
    let in_way = |way: usize| {
        let square = |square: Square| turn_square(square, board, way);
        let turn = |turn: &Turn| Turn {
            shift: turn.shift.map(|Shift { from, to }| Shift { from: square(from), to: square(to) }),
            square: square(turn.square),
        };
        Task::new(task.setup(), task.turns().iter().map(turn).collect(), task.ask())
    };
    let ways = (0..WAYS - 1).map(|step| 1 + (after + step) % (WAYS - 1));
    let placed = |task: &Task| Side::BOTH.map(|side| task.state().of(side));
    ways.filter_map(in_way).find(|other| placed(other) != placed(task)).unwrap_or_else(|| task.clone())
}
