//! How often candidates are thrown away, for the record: `cargo test --package flub --test lessons -- --ignored
//! --nocapture rates`.

use flub::{
    for_each_ladder, games,
    lessons::{Difficulty, Exercise, Ladder},
    play::Seed,
};

/// How many exercises of each step and difficulty.
const EXERCISES: u64 = 60;

#[test]
#[ignore = "it only prints"]
fn rates() {
    macro_rules! print {
        ($($folder:ident $game:ident),*) => {
            $(print_rates::<games::$folder::$game>();)*
        };
    }
    for_each_ladder!(print);
}

/// Candidates thrown away for one kept, and the most for any, by difficulty.
fn print_rates<G: Ladder>() {
    for (number, &step) in (1..).zip(G::STEPS) {
        let rates = Difficulty::ALL.map(|difficulty| {
            let thrown: Vec<usize> = (0..EXERCISES)
                .map(|seed| Exercise::<G>::seeded(step, difficulty, Seed(seed)).pose().thrown_away())
                .collect();
            let mean = thrown.iter().sum::<usize>() as f64 / EXERCISES as f64;
            format!("{mean:.1} (most {})", thrown.iter().max().unwrap_or(&0))
        });
        println!("{} {number} {step:?}: easy {}, medium {}, hard {}", G::NAME, rates[0], rates[1], rates[2]);
    }
}
