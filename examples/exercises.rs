//! Exercises with answers, for the browser tests: for every step of every ladder a line with the game, the number of the
//! step, an exercise, its task, a right answer, and wrong ones, with tabs between them. An argument is the first seed, a second one
//! how many exercises of each step there are.

use std::{env, io::Write};

use flub::{
    for_each_ladder,
    play::Seed,
    teach::{Difficulty, Exercise, Ladder},
};

/// Prints exercises of a ladder's steps, of all difficulties in turn.
fn print<G: Ladder>(first: u64, count: u64) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    for (index, &step) in G::STEPS.iter().enumerate() {
        for seed in first..first + count {
            let difficulty = Difficulty::ALL[(seed % 3) as usize];
            let exercise = Exercise::<G>::seeded(step, difficulty, Seed(seed));
            let question = exercise.pose();
            let (task, right) = (question.task(), question.solve());
            write!(out, "{}\t{}\t{exercise}\t{task}\t{right}", G::NAME, index + 1)?;
            for (_, wrong) in question.wrong_answers() {
                write!(out, "\t{wrong}")?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let mut numbers = env::args().skip(1).filter_map(|number| number.parse().ok());
    let (first, count) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(1));
    macro_rules! every {
        ($($name:ident $game:ident),+ $(,)?) => {
            $(print::<flub::games::$name::$game>(first, count)?;)+
        };
    }
    for_each_ladder!(every);
    Ok(())
}
