//! The turns a side may choose from, by how far it looks ahead.

use super::{
    Allowance, Floating, Side, Solver, Square, Turn, Variation,
    solver::{after, margin_of},
    squares::Squares,
};

/// Returns the placings that gain most at once, and among equal ones those that leave the other side the least gain
/// next.
pub(super) fn greedy(state: &Floating, side: Side) -> Vec<Turn> {
    let next = |state: &Floating| placings(state).map(|turn| margin_of(side, after(state, turn).margin())).min();
    best(placings(state), |turn| {
        let state = after(state, turn);
        let now = margin_of(side, state.margin());
        (now, next(&state).unwrap_or(now))
    })
}

/// Returns the placings that keep the most promise after the other side's best answer.
pub(super) fn promising(state: &Floating, side: Side) -> Vec<Turn> {
    best(placings(state), |turn| {
        let state = after(state, turn);
        let answers = placings(&state).map(|turn| promise(&after(&state, turn), side));
        answers.min().unwrap_or_else(|| promise(&state, side))
    })
}

/// Returns the turns that keep the value of the state and, of these, those after which the largest share of the other
/// side's placings lose value. Turns that move a checker are considered only if no other turn keeps the value, since
/// the move is better saved for later. If all turns are equivalent, as X's first ones are, nothing is proved. `None` if
/// the allowance runs out.
pub(super) fn trickiest(
    solver: &mut Solver,
    state: &Floating,
    side: Side,
    allowance: &mut Allowance,
) -> Option<Vec<Turn>> {
    let alike = solver.are_alike(placings(state).map(|turn| after(state, turn)));
    if alike && state.movable().is_empty() {
        return Some(placings(state).collect());
    }
    let value = margin_of(side, solver.value(state, allowance)?);
    let mut keeping = solver.worth(state, placings(state), side, value, allowance)?;
    if keeping.is_empty() {
        keeping = solver.worth(state, state.turns().into_iter(), side, value, allowance)?;
    }
    if keeping.len() == 1 {
        return Some(keeping);
    }
    let mut traps = Vec::new();
    for &turn in &keeping {
        let state = after(state, turn);
        let answers = placings(&state).count();
        let wrong = solver.worth(&state, placings(&state), side, value + 1, allowance)?.len();
        traps.push((1_000 * wrong).checked_div(answers).unwrap_or(0));
    }
    let most = traps.iter().max().copied();
    Some(keeping.into_iter().zip(traps).filter(|(_, traps)| Some(*traps) == most).map(|(turn, _)| turn).collect())
}

/// Returns the most promising of the turns that are proved to keep the value of the state, or, if there are none, of
/// those not proved worse than another. Turns that move a checker are considered only if all others are proved to lose
/// value.
pub(super) fn likeliest(solver: &Solver, state: &Floating, side: Side) -> Vec<Turn> {
    let value = solver.range(state).of(side);
    let range = |turn: &Turn| solver.range(&after(state, *turn)).of(side);
    let mut turns: Vec<Turn> = placings(state).collect();
    if turns.iter().all(|turn| range(turn).most < value.least) {
        turns = state.turns();
    }
    let sure = turns.iter().map(|turn| range(turn).least).max();
    turns
        .retain(|turn| if sure >= Some(value.most) { Some(range(turn).least) } else { Some(range(turn).most) } >= sure);
    let promising = promising(state, side);
    let both: Vec<Turn> = turns.iter().filter(|turn| promising.contains(turn)).copied().collect();
    if both.is_empty() { turns } else { both }
}

/// Returns the turns that move no checker.
pub(super) fn placings(state: &Floating) -> impl Iterator<Item = Turn> + use<> {
    state.open().iter().map(Turn::at)
}

/// Returns what the board promises a side: the current margin, plus every line that can still become a tic-tac-toe,
/// weighted by the number of its checkers there.
fn promise(state: &Floating, side: Side) -> i32 {
    let reach = state.reach();
    let weigh = |of: Side| weights(state.of(of), reach.less(state.of(of.other())));
    let ahead = weigh(side) - weigh(side.other());
    100 * margin_of(side, state.margin()) + if state.plays(Variation::Fewest) { -ahead } else { ahead }
}

/// Returns the weight of the lines of three that a side can still fill, by the number of its checkers on each. Full
/// lines are left out; they count in the margin.
fn weights(own: Squares, free: Squares) -> i32 {
    let weight = |line: Squares| match line.and(own).len() {
        _ if !line.less(free).is_empty() => 0,
        0 => 1,
        1 => 4,
        2 => 16,
        _ => 0,
    };
    let line = |square: Square, (across, up): (isize, isize)| {
        let on = |steps: isize| {
            let file = square.file().checked_add_signed(across * steps)?;
            Square::new(file, square.rank().checked_add_signed(up * steps)?)
        };
        Some(Squares::NONE.with(square).with(on(1)?).with(on(2)?))
    };
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
    free.iter().flat_map(|square| ways.into_iter().filter_map(move |way| line(square, way))).map(weight).sum()
}

/// Returns the turns with the highest worth.
fn best<Worth: Ord>(turns: impl Iterator<Item = Turn>, worth: impl Fn(Turn) -> Worth) -> Vec<Turn> {
    let weighed: Vec<(Worth, Turn)> = turns.map(|turn| (worth(turn), turn)).collect();
    let highest = weighed.iter().map(|(worth, _)| worth).max();
    weighed.iter().filter(|(worth, _)| Some(worth) == highest).map(|&(_, turn)| turn).collect()
}
