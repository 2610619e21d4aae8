//! How much the slow tests try: those that play many games, draw many cases or search whole trees. `FLUB_LEVEL`
//! decides, as `cargo xtask test` sets it: everything for `release`, a two-hundredth for `quick`, a twentieth otherwise.

#![allow(dead_code, reason = "not every area needs all of it")]

use std::env;

/// The fewest games or cases to try.
const FEWEST: usize = 3;

/// Returns the factor by which counts are divided.
fn fewer() -> usize {
    match env::var("FLUB_LEVEL").as_deref() {
        Ok("release") => 1,
        Ok("quick") => 200,
        _ => 20,
    }
}

/// Whether everything is tried.
pub fn is_full() -> bool {
    fewer() == 1
}

/// Returns how many games or cases to try instead of this many, a few at least.
pub fn scaled(full: usize) -> usize {
    (full / fewer()).max(FEWEST.min(full))
}

/// Returns the members of a list to try, spread over it: at least three, or one at the quick level.
pub fn sampled<T>(all: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
    let all: Vec<T> = all.into_iter().collect();
    let step = match fewer() {
        200 => 200,
        fewer => fewer.min(all.len() / FEWEST).max(1),
    };
    // An odd step, or every odd member of a list that alternates would be skipped.
    all.into_iter().step_by(step | 1)
}

/// How often something must occur, if it must occur this often at full counts.
pub fn least(full: usize) -> usize {
    full / fewer()
}

/// Returns the fewest of so many cases that must come out if at least this share of all does: chance takes away four
/// standard deviations at most, and leaves one.
pub fn fewest(share: f64, cases: usize) -> usize {
    let cases = cases as f64;
    (share * cases - 4.0 * (cases * share * (1.0 - share)).sqrt()).max(1.0) as usize
}

/// How far a measured share may be from the stated one, if it may be this far at full counts: with a twentieth of the
/// cases, it varies the square root of twenty times as much.
pub fn strays(full: f64) -> f64 {
    full * (fewer() as f64).sqrt()
}
