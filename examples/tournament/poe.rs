//! POE: tables of computers.

use std::{error::Error, fmt};

use flub::{
    games::poe::{Act, Action, Computer, Length, Level, Poe, Setup, Stage, Version},
    play::{Bot, Game, Outcome, Random, Seat, Seed},
};

use Level::{Beginner, Expert, Student};

use super::share::{Share, Z};

/// The players at each table. They move on one seat after every match.
const TABLES: [&[Level]; 5] = [
    &[Expert, Student],
    &[Student, Beginner],
    &[Expert, Beginner],
    &[Expert, Student, Beginner],
    &[Expert, Student, Beginner, Student],
];

/// Plays this many matches at every table on 3x3, and a tenth as many on 4x4.
pub fn tournament(matches: u64, seed: u64) -> Result<(), Box<dyn Error>> {
    if matches < 20 {
        return Err("twenty matches are the least that tell anything".into());
    }
    println!("Points a round and their 95 % confidence interval; share of matches won, and its. Seed {seed}.\n");
    println!("| version | matches | table | expert | student | beginner |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for version in Version::ALL {
        let matches = if version == Version::BigTough { matches / 10 } else { matches };
        for table in TABLES {
            let names: Vec<String> = table.iter().map(Level::to_string).collect();
            let samples = play_table(version, table, matches, seed)?;
            let cells = Level::ALL
                .into_iter()
                .zip(&samples)
                .rev()
                .map(|(level, sample)| if table.contains(&level) { sample.to_string() } else { String::new() });
            println!("| {version} | {matches} | {} | {} |", names.join(", "), cells.collect::<Vec<_>>().join(" | "));
        }
    }
    Ok(())
}

/// The results of one level, match by match: the means of its players at the table.
#[derive(Default)]
struct Sample {
    /// The points per round.
    points: Vec<f64>,
    /// The shares of the win, which players with the highest score have in equal parts.
    wins: Vec<f64>,
}

/// Plays matches at a table and returns a sample for each level, in the order of [`Level::ALL`].
fn play_table(version: Version, table: &[Level], matches: u64, seed: u64) -> Result<[Sample; 3], Box<dyn Error>> {
    let seats = table.len();
    // Everybody sets two goals.
    let rounds = 2 * seats;
    let setup = Setup::new(version, seats, Length::Rounds(rounds as u8)).ok_or("no such table")?;
    let mut samples: [Sample; 3] = Default::default();
    for index in 0..matches {
        let mut levels = table.to_vec();
        // Both ways round, so that everybody sits after everybody of three.
        levels.rotate_left(index as usize % seats);
        if index as usize / seats % 2 == 1 {
            levels.reverse();
        }
        let outcome = play_match(&setup, &levels, Seed(seed.wrapping_mul(1_000_003).wrapping_add(index)))?;
        let winners = outcome.winners().count() as f64;
        for (level, sample) in Level::ALL.into_iter().zip(&mut samples) {
            let places: Vec<Seat> = Seat::first(seats).filter(|seat| levels[seat.index()] == level).collect();
            let mean =
                |value: &dyn Fn(Seat) -> f64| places.iter().copied().map(value).sum::<f64>() / places.len() as f64;
            sample.points.push(mean(&|seat| f64::from(outcome.scores()[seat.index()]) / rounds as f64));
            sample.wins.push(mean(&|seat| if outcome.won_by(seat) { 1.0 / winners } else { 0.0 }));
        }
    }
    Ok(samples)
}

/// Plays a match. At every step the players are asked in random order. The first challenge or force-out counts, and a
/// letter only if nobody challenges.
fn play_match(setup: &Setup, levels: &[Level], seed: Seed) -> Result<Outcome, Box<dyn Error>> {
    let mut random = Random::new(seed);
    let mut state = Poe::begin(setup, seed);
    let mut seats: Vec<Seat> = Seat::first(levels.len()).collect();
    loop {
        if let Some(outcome) = state.outcome() {
            return Ok(outcome);
        }
        random.shuffle(&mut seats);
        let mut chosen: Option<Action> = None;
        for &seat in seats.iter().filter(|&&seat| state.may_act(seat)) {
            let choice = Computer::new(levels[seat.index()]).choose(seat, &state.observe(seat), &mut random);
            let Some(action) = choice else { continue };
            let waits = matches!(action.act, Act::Write(_)) && matches!(state.stage(), Stage::Turn(_));
            chosen = Some(action);
            if !waits {
                break;
            }
        }
        let action = chosen.ok_or("nobody acts")?;
        state.apply(&action).map_err(|refusal| format!("{action}: {refusal:?}"))?;
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.points.len() as f64;
        let mean = self.points.iter().sum::<f64>() / count;
        let variance = self.points.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let points = Z * (variance / count).sqrt();
        write!(f, "{mean:.2} ± {points:.2}; {}", Share { won: self.wins.iter().sum(), of: self.wins.len() })
    }
}
