//! What the solver knows, remembered between questions.

use std::cell::RefCell;

use flub::{
    games::lawtoe::{LawToe, Role, Solver, Variant},
    network::{Goal, Network, Placement},
};

thread_local! {
    /// It keeps what it has proved.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// Who wins a match from here with best play on both sides.
pub fn winner(state: &LawToe) -> Role {
    SOLVER.with_borrow_mut(|solver| solver.winner(state))
}

/// Who wins from a mat.
pub fn winner_from(variant: Variant, goal: Goal, mat: &Network) -> Role {
    SOLVER.with_borrow_mut(|solver| solver.winner_from(variant, goal, mat))
}

/// Every letter that may be written next on a mat, and who wins after it.
pub fn letters(variant: Variant, goal: Goal, mat: &Network) -> Vec<(Placement, Role)> {
    SOLVER.with_borrow_mut(|solver| solver.letters(variant, goal, mat))
}
