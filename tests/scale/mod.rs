//! How much is tried by the tests that take long: play many games, draw many cases or go through whole trees. `FLUB_LEVEL`
//! says it, as `cargo xtask test` sets it: everything for `long`, a two-hundredth for `quick`, a twentieth otherwise.

#![allow(dead_code, reason = "not every area needs all of it")]

use std::env;

/// The fewest games or cases that are tried.
const FEWEST: usize = 3;

/// One in so many is tried.
fn fewer() -> usize {
    match env::var("FLUB_LEVEL").as_deref() {
        Ok("long") => 1,
        Ok("quick") => 200,
        _ => 20,
    }
}

/// Whether everything is tried.
pub fn is_full() -> bool {
    fewer() == 1
}

/// How many games or cases are tried of so many, a few at least.
pub fn scaled(full: usize) -> usize {
    (full / fewer()).max(FEWEST.min(full))
}

/// Those members of a list that are tried, spread over it: at least three, or one where it has to be quick.
pub fn sampled<T>(all: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
    let all: Vec<T> = all.into_iter().collect();
    let step = match fewer() {
        200 => 200,
        fewer => fewer.min(all.len() / FEWEST).max(1),
    };
    // An odd step, or none would be tried that is odd in what the list counts by twos.
    all.into_iter().step_by(step | 1)
}

/// How often something has to be met, if it has to be met so often at full counts.
pub fn least(full: usize) -> usize {
    full / fewer()
}

/// How far a share found may lie from the one stated, if it may lie so far at full counts: of a twentieth of the cases it
/// strays the square root of twenty times as far.
pub fn strays(full: f64) -> f64 {
    full * (fewer() as f64).sqrt()
}
