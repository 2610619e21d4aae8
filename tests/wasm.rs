//! The engine gives the same in a browser as natively.
//!
//! Every test here runs on both: as a plain test, and as WebAssembly in a browser. The expected values are written down once,
//! so a platform that computes something else fails.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use flub::play::{Random, Seed};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// The first numbers below a bound that belong to a seed.
fn numbers(seed: u64, bound: usize) -> Vec<usize> {
    let mut random = Random::new(Seed(seed));
    (0..8).map(|_| random.below(bound)).collect()
}

#[test]
fn a_seed_gives_the_same_numbers_on_every_platform() {
    assert_eq!(numbers(0, 100), [99, 59, 99, 46, 0, 77, 13, 30]);
    assert_eq!(numbers(7, 9), [7, 4, 6, 6, 2, 4, 6, 1]);
    assert_eq!(
        numbers(u64::MAX, 0x7FFF_FFFF),
        [984278668, 1903399562, 109845580, 1567054104, 637844333, 392534254, 154770199, 545875952]
    );
}

#[test]
fn a_seed_gives_the_same_shuffle_on_every_platform() {
    let mut cards: Vec<u8> = (0..12).collect();
    Random::at(Seed(7), 3).shuffle(&mut cards);
    assert_eq!(cards, [9, 5, 8, 6, 2, 7, 0, 4, 1, 3, 11, 10]);
}

#[test]
fn a_chance_falls_the_same_on_every_platform() {
    let mut random = Random::new(Seed(42));
    let fell: String = (0..16).map(|_| if random.chance(30) { 'x' } else { '.' }).collect();
    assert_eq!(fell, "...x....xxx..x..");
}
