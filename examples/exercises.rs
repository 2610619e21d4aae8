//! Exercises with answers, for the browser tests: for every step of every ladder a line with the game, the number of the
//! step, an exercise, its task, a right answer, and wrong ones, with tabs between them. An argument is the first seed, a second one
//! how many exercises of each step there are; or the arguments are exercises, such as `"poe 7 seed 3"`, and only those are printed.

use std::{env, io::Write};

use flub::{
    for_each_ladder,
    lessons::{Difficulty, Exercise, Ladder},
    play::Seed,
};

/// Prints exercises of a ladder's steps, of all difficulties in turn.
fn print_seeds<G: Ladder>(first: u64, count: u64) -> std::io::Result<()> {
    for &step in G::STEPS {
        for seed in first..first + count {
            let difficulty = Difficulty::ALL[(seed % 3) as usize];
            print(&Exercise::<G>::seeded(step, difficulty, Seed(seed)))?;
        }
    }
    Ok(())
}

fn print<G: Ladder>(exercise: &Exercise<G>) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let question = exercise.pose();
    let (task, right) = (question.task(), question.solve());
    write!(out, "{}\t{}\t{exercise}\t{task}\t{right}", G::NAME, exercise.number().get())?;
    for (_, wrong) in question.wrong_answers() {
        write!(out, "\t{wrong}")?;
    }
    writeln!(out)
}

fn main() -> std::io::Result<()> {
    let texts: Vec<String> = env::args().skip(1).filter(|text| text.parse::<u64>().is_err()).collect();
    let mut numbers = env::args().skip(1).filter_map(|number| number.parse().ok());
    let (first, count) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(1));
    macro_rules! every {
        ($($name:ident $game:ident),+ $(,)?) => {
            $(
                if texts.is_empty() {
                    print_seeds::<flub::games::$name::$game>(first, count)?;
                }
                for exercise in texts.iter().filter_map(|text| text.parse::<Exercise<flub::games::$name::$game>>().ok()) {
                    print(&exercise)?;
                }
            )+
        };
    }
    for_each_ladder!(every);
    Ok(())
}
