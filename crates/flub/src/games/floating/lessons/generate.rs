//! Candidates for exercises: positions from random play, with the question of a step.

use super::{
    Ask, Misconception, Step, Task, judge,
    shapes::{self, is_diagonal},
    solve,
    task::PAPER,
};
use crate::{
    games::floating::{
        Allowance, Board, Floating, Setup, Side, Solver, Square, Turn, Variation, Variations,
        solver::{after, margin_of},
        strategy::placings,
    },
    lessons::Difficulty,
    play::{Game, Random, Seed},
};

/// The number of checkers left up to which a solver answers at once.
const SOLVED: usize = 8;

/// The same while somebody may still move a checker.
const SOLVED_MOVING: usize = 3;

/// Returns a task of a step, or `None` if this attempt finds none.
pub(super) fn candidate(step: Step, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
    let board = if random.chance(25) { Board::Checkerboard } else { Board::Paper };
    let plain = Setup { board, ..PAPER };
    // A random number of checkers between these.
    let played = |setup: Setup, [least, most]: [usize; 2], random: &mut Random| {
        let count = least + random.below(most - least + 1);
        play(setup, count, random)
    };
    let task = match step {
        Step::Reach => played(plain, [3, 11], random)?.asking(Ask::Reach),
        Step::Shrinking => {
            let task = played(plain, [3, 9], random)?;
            let square = match wanted {
                Some("yes") => allowed_square(task.state(), difficulty, random)?,
                _ => asked_square(task.state(), random)?,
            };
            task.asking(Ask::May(square))
        }
        Step::Closing => played(plain, [2, 10], random)?.asking(Ask::Close),
        Step::Three => played(plain, [7, 13], random)?.asking(Ask::Lines(random.one_of(&Side::BOTH))),
        Step::Four | Step::Diagonals => played(plain, [9, 16], random)?.asking(Ask::Lines(random.one_of(&Side::BOTH))),
        Step::Counting => play(plain, Floating::CHECKERS, random)?.asking(Ask::Count),
        Step::Taking => played(plain, [4, 11], random)?.asking(Ask::Take),
        Step::Blocking => played(plain, [4, 11], random)?.asking(Ask::Block),
        Step::TwoAtOnce => played(plain, [4, 10], random)?.asking(Ask::Two),
        Step::Edge => {
            let task = played(plain, [3, 9], random)?;
            let other = task.state().to_move()?.other();
            let threats: Vec<Square> = task.state().threats(other).iter().collect();
            let square = *random.pick(&threats)?;
            task.asking(Ask::Fix(square))
        }
        Step::Ending => played(plain, [10, 13], random)?.asking(Ask::Keep),
        Step::Variations => {
            let variation = random.one_of(&Variation::ALL);
            let setup = Setup { variations: Variations::PLAIN.with(variation), ..plain };
            match variation {
                Variation::Moving => played(setup, [6, 12], random)?.asking(Ask::Take),
                Variation::Sharing => play(setup, Floating::CHECKERS, random)?.asking(Ask::Count),
                Variation::Touching => played(setup, [2, 8], random)?.asking(Ask::Reach),
                Variation::Fewest => played(setup, [10, 13], random)?.asking(Ask::Keep),
            }
        }
        Step::Refuting => blunder(played(plain, [9, 12], random)?, random)?.asking(Ask::Keep),
    };
    let fits = measure(step, &task).is_some_and(|measure| Difficulty::of(measure, bounds(step, &task)) == difficulty);
    (fits && admits(step, &task)).then_some(task)
}

/// Plays this many checkers at random.
fn play(setup: Setup, count: usize, random: &mut Random) -> Option<Task> {
    let mut state = Floating::begin(&setup, Seed(0));
    let mut turns = Vec::with_capacity(count);
    for _ in 0..count {
        let open = state.open();
        let turn = Turn::at(open.iter().nth(random.below(open.len()))?);
        turns.push(turn);
        state = state.after(turn).ok()?;
    }
    Task::new(setup, turns, Ask::Reach)
}

/// Returns a square to ask about: one within reach but outside the smallest rectangle around the checkers, or one out
/// of reach.
fn asked_square(state: &Floating, random: &mut Random) -> Option<Square> {
    let board = state.setup().board.squares();
    let squares = if random.chance(35) {
        state.open().less(judge::bounding_box(state.checkers()))
    } else {
        board.less(state.reach())
    };
    squares.iter().nth(random.below(squares.len()))
}

/// Returns a square within reach that is as far outside the smallest rectangle around the checkers as is difficult to see.
fn allowed_square(state: &Floating, difficulty: Difficulty, random: &mut Random) -> Option<Square> {
    let outside = state.open().less(judge::bounding_box(state.checkers()));
    let fits = |square: &Square| Difficulty::of(beyond(state, *square), MAY) == difficulty;
    random.pick(&outside.iter().filter(fits).collect::<Vec<_>>()).copied()
}

/// Returns the position after one more turn, which loses points.
fn blunder(task: Task, random: &mut Random) -> Option<Task> {
    let state = task.state();
    let side = state.to_move()?;
    let mut solver = Solver::new(state.setup());
    let allowance = &mut Allowance::unlimited();
    let value = margin_of(side, solver.value(state, allowance)?);
    let kept = solver.worth(state, placings(state), side, value, allowance)?;
    let lost: Vec<Turn> = placings(state).filter(|turn| !kept.contains(turn)).collect();
    let turn = *random.pick(&lost)?;
    Task::new(task.setup(), task.turns().iter().copied().chain([turn]).collect(), Ask::Keep)
}

/// Whether a task fits a step: it asks what the step asks, has a right answer and a wrong answer that reveals a
/// misconception of the step, and uses the variations that belong to the step.
pub(super) fn admits(step: Step, task: &Task) -> bool {
    let setup = task.setup();
    let expected = match step {
        Step::Variations => setup.variations.iter().count() == 1,
        Step::Ending | Step::Refuting => true,
        _ => setup.variations == Variations::PLAIN,
    };
    expected && is_asked(step, task) && solve::solution(task).is_some() && !wrong(step, task).is_empty()
}

fn wrong(step: Step, task: &Task) -> Vec<(Misconception, super::Answer)> {
    solve::wrong_answers(task, Misconception::of(step))
}

/// Whether the task asks what the step asks, about a position that suits it.
fn is_asked(step: Step, task: &Task) -> bool {
    let state = task.state();
    let lines = |side: Side| shapes::lines_of(state, side);
    let goes_on = state.to_move().is_some();
    match (step, task.ask()) {
        (Step::Reach, Ask::Reach) => goes_on,
        (Step::Shrinking, Ask::May(square)) => {
            goes_on && state.bar(square).is_none_or(|_| !judge::too_far(state, square).is_empty())
        }
        (Step::Closing, Ask::Close) => goes_on && state.area().is_none(),
        (Step::Three, Ask::Lines(side)) => {
            let lines = lines(side);
            !lines.is_empty() && shapes::fours(&lines) == 0 && !lines.into_iter().any(is_diagonal)
        }
        (Step::Four, Ask::Lines(side)) => shapes::fours(&lines(side)) > 0,
        (Step::Diagonals, Ask::Lines(side)) => lines(side).into_iter().any(is_diagonal),
        (Step::Counting, Ask::Count) => !goes_on,
        (Step::Taking, Ask::Take) => goes_on,
        (Step::Blocking, Ask::Block) => state.to_move().is_some_and(|side| !state.threats(side.other()).is_empty()),
        (Step::TwoAtOnce, Ask::Two) => state.to_move().is_some_and(|side| state.threats(side).is_empty()),
        (Step::Edge, Ask::Fix(square)) => state.open().has(square),
        (Step::Ending, Ask::Keep) => is_small(state),
        (Step::Variations, ask) => match setup_variation(task) {
            Some(Variation::Touching) => ask == Ask::Reach && goes_on,
            Some(Variation::Sharing) => ask == Ask::Count,
            Some(Variation::Moving) => {
                ask == Ask::Take && state.to_move().is_some_and(|side| state.threats(side).is_empty())
            }
            Some(Variation::Fewest) => ask == Ask::Keep && is_small(state),
            None => false,
        },
        (Step::Refuting, Ask::Keep) => is_small(state) && follows_a_blunder(task),
        _ => false,
    }
}

fn setup_variation(task: &Task) -> Option<Variation> {
    task.setup().variations.iter().next()
}

/// Whether a solver can judge every turn of a state at once.
pub(super) fn is_small(state: &Floating) -> bool {
    let to_come = Floating::CHECKERS - state.checkers().len();
    let moving = Side::BOTH.into_iter().any(|side| state.has_move(side));
    (1..=if moving { SOLVED_MOVING } else { SOLVED }).contains(&to_come)
}

fn follows_a_blunder(task: &Task) -> bool {
    let Some((before, turn)) = task.latest().filter(|(before, _)| is_small(before)) else { return false };
    let side = before.to_move().unwrap_or(Side::X);
    let mut solver = Solver::new(before.setup());
    let mut value =
        |state: &Floating| solver.value(state, &mut Allowance::unlimited()).map(|value| margin_of(side, value));
    value(&after(before, turn)) < value(before)
}

/// Returns the number by which the difficulty of a task is measured; it grows with the difficulty. `None` if the task
/// is too laborious.
pub(super) fn measure(step: Step, task: &Task) -> Option<usize> {
    let state = task.state();
    let open = state.open();
    let rare = |right: usize, of: usize| 100 - (100 * right).checked_div(of).unwrap_or(100);
    Some(match task.ask() {
        Ask::Reach => Some(open.len()).filter(|&count| count <= MOST_MARKS)?,
        Ask::May(square) if state.bar(square).is_none() => beyond(state, square),
        Ask::May(square) => 4_usize.saturating_sub(judge::too_far(state, square).len()),
        // More checkers mean more to look through.
        Ask::Lines(side) if step == Step::Three => state.of(side).len() + 2 * shapes::lines_of(state, side).len(),
        Ask::Lines(side) => shapes::lines_of(state, side).len(),
        Ask::Count => Side::BOTH.iter().map(|&side| state.score(side).points() as usize).sum(),
        Ask::Take if step == Step::Variations => {
            let turns = state.turns().len();
            rare(solve::right_turns(task).len(), turns)
        }
        Ask::Take => 4_usize.saturating_sub(solve::right_turns(task).len()),
        Ask::Close | Ask::Block | Ask::Two | Ask::Fix(_) | Ask::Keep => {
            rare(solve::right_turns(task).len(), state.turns().len())
        }
    })
}

/// The bounds for a square that one may or may not use.
const MAY: [usize; 2] = [1, 2];

/// The most squares that a learner should have to mark.
const MOST_MARKS: usize = 14;

/// Returns how far a square is outside the smallest rectangle around the checkers, in both directions together.
fn beyond(state: &Floating, square: Square) -> usize {
    let (wide, high) = state.checkers().extent();
    let (wider, higher) = state.checkers().with(square).extent();
    wider - wide + higher - high
}

/// Returns the highest measure of an easy task and the highest of a medium one.
pub(super) fn bounds(step: Step, task: &Task) -> [usize; 2] {
    match (step, task.ask()) {
        (_, Ask::Reach) => [5, 9],
        (_, Ask::May(_)) => MAY,
        (Step::Three, _) => [6, 8],
        (Step::Diagonals, _) => [1, 2],
        (Step::Four, _) => [2, 3],
        (Step::Variations, Ask::Count) => [8, 14],
        (_, Ask::Count) => [4, 6],
        (Step::Taking, _) => [1, 2],
        (Step::Variations, Ask::Take) => [90, 96],
        (_, Ask::Close) => [70, 85],
        (_, Ask::Fix(_)) => [74, 80],
        (_, Ask::Two) => [80, 90],
        (_, Ask::Block) => [80, 92],
        _ => [50, 75],
    }
}

/// Returns where a square of the board goes when the board is turn_square and mirrored in one of eight ways.
pub(super) fn turn_square(square: Square, board: Board, way: usize) -> Square {
    let last = board.side() - 1;
    let (mut file, mut rank) = (square.file(), square.rank());
    if way & 1 != 0 {
        file = last - file;
    }
    if way & 2 != 0 {
        rank = last - rank;
    }
    if way & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::new(file, rank).unwrap_or(square)
}
