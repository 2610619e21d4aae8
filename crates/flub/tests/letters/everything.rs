//! Every 3x3 network, and what the plain implementation finds for it.

use std::sync::LazyLock;

use flub::network::{Goal, Rules};

use crate::plain::{Position, letters, meets};

/// A partial filling of 3x3. In the size fields, bit n stands for a solution of n connections.
pub struct Known {
    /// Two bits per square, 0 for a vacant one.
    pub number: usize,
    pub position: Position,
    /// The sizes without another letter.
    pub solved: u64,
    /// The sizes over all fillings of its vacant squares.
    pub possible: u64,
    /// The sizes after one more letter.
    pub ripe: u64,
}

const FILLINGS: usize = 1 << 18;

impl Known {
    /// Returns every network of a game.
    pub fn all(rules: Rules) -> &'static [Known] {
        static POE: LazyLock<Vec<Known>> = LazyLock::new(|| everything(Rules::Poe));
        static LAWTOE: LazyLock<Vec<Known>> = LazyLock::new(|| everything(Rules::LawToe));
        match rules {
            Rules::Poe => &POE,
            Rules::LawToe => &LAWTOE,
        }
    }

    /// Whether one of these sizes meets the goal.
    pub fn has(&self, sizes: u64, goal: Goal) -> bool {
        (1..=34).any(|size| sizes >> size & 1 == 1 && meets(goal, size))
    }
}

fn everything(rules: Rules) -> Vec<Known> {
    let stands = |number| {
        let position = position(rules, number);
        let solved = position.sizes().into_iter().flatten().fold(0, |sizes, size| sizes | 1 << size);
        Known { number, position, solved, possible: 0, ripe: 0 }
    };
    let mut all: Vec<Known> = (0..FILLINGS).map(stands).collect();
    // A filling with one more letter has a larger number.
    for number in (0..FILLINGS).rev() {
        let vacant: Vec<usize> = (0..9).filter(|square| number >> (2 * square) & 3 == 0).collect();
        let after = |square: usize| (1..4).map(move |letter| number | letter << (2 * square));
        let solved = all[number].solved;
        all[number].possible =
            vacant.first().map_or(solved, |&square| after(square).fold(0, |sizes, next| sizes | all[next].possible));
        all[number].ripe = match rules {
            Rules::Poe if vacant.is_empty() => solved,
            Rules::Poe => {
                vacant.iter().flat_map(|&square| after(square)).fold(0, |sizes, next| sizes | all[next].solved)
            }
            Rules::LawToe => vacant
                .iter()
                .flat_map(|&square| all[number].position.with(square, 'P').sizes_using(square))
                .fold(0, |sizes, size| sizes | 1 << size),
        };
    }
    all
}

fn position(rules: Rules, number: usize) -> Position {
    let [f, p, demanding] = letters(rules);
    let letters = (0..9).map(|square| ['.', f, p, demanding][number >> (2 * square) & 3]).collect();
    Position { rules, letters }
}
