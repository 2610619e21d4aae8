//! Short addresses of exercises that are posed to a class: six signs after `#/p/`, to be typed on a device. None of them looks like
//! another: no `i`, `l`, `o`, `0` or `1`, and no vowels, so that they spell no words.

use flub::{
    lessons::{self, Difficulty, LARGEST_SEED},
    play::Seed,
};

use crate::games::Game;

const SIGNS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

/// How many signs an address has.
const LENGTH: usize = 6;

/// The most steps of a ladder that have short addresses.
const STEPS: u64 = 20;

const LEVELS: u64 = Difficulty::ALL.len() as u64;

/// Multiplying by this, modulo the number of addresses, makes those of exercises one after another look different. It shares no factor
/// with that number, which is a power of three.
const SCRAMBLE: u64 = 238_609_294;

const NUMBERS: u64 = (SIGNS.len() as u64).pow(LENGTH as u32);

/// The short address of an exercise from a seed; `None` of any other.
pub fn write(exercise: &str) -> Option<String> {
    let words: Vec<&str> = exercise.split(' ').collect();
    let (game, step, level, seed) = match words.as_slice() {
        [game, step, "seed", seed] => (game, step, Difficulty::Easy, seed),
        [game, step, level, "seed", seed] => {
            (game, step, Difficulty::ALL.into_iter().find(|own| own.to_string() == **level)?, seed)
        }
        _ => return None,
    };
    let game = Game::taught().position(|own| own.tile.name == *game)? as u64;
    let step = step.parse::<u64>().ok().filter(|step| (1..=STEPS).contains(step))? - 1;
    let seed = seed.parse::<u64>().ok().filter(|seed| *seed <= LARGEST_SEED)?;
    let number = ((game * STEPS + step) * LEVELS + level as u64) * (LARGEST_SEED + 1) + seed;
    let mut rest = (number < NUMBERS).then(|| times(number, SCRAMBLE))?;
    let mut signs = String::new();
    for _ in 0..LENGTH {
        signs.push(char::from(SIGNS[(rest % SIGNS.len() as u64) as usize]));
        rest /= SIGNS.len() as u64;
    }
    Some(signs)
}

/// The text of the exercise with this short address, in any case.
pub fn read(signs: &str) -> Option<String> {
    let places: Vec<u64> = signs
        .bytes()
        .take(LENGTH + 1)
        .map(|sign| SIGNS.iter().position(|own| *own == sign.to_ascii_lowercase()).map(|place| place as u64))
        .collect::<Option<_>>()?;
    let scrambled = places.iter().rev().fold(0, |number, place| number * SIGNS.len() as u64 + place);
    let number = (places.len() == LENGTH).then(|| times(scrambled, inverse()))?;
    let (rest, seed) = (number / (LARGEST_SEED + 1), number % (LARGEST_SEED + 1));
    let difficulty = Difficulty::ALL[(rest % LEVELS) as usize];
    let (game, step) = (rest / LEVELS / STEPS, (rest / LEVELS % STEPS) as usize + 1);
    let game = Game::taught().nth(game as usize).filter(|game| step <= game.steps())?;
    Some(lessons::Choice { ladder: game.tile.name, step, difficulty, seed: Seed(seed) }.to_string())
}

fn times(one: u64, other: u64) -> u64 {
    (u128::from(one) * u128::from(other) % u128::from(NUMBERS)) as u64
}

/// What undoes [`SCRAMBLE`]. Two thirds of the numbers share no factor with a power of three.
fn inverse() -> u64 {
    let (mut power, mut square, mut inverse) = (NUMBERS / 3 * 2 - 1, SCRAMBLE, 1);
    while power > 0 {
        if power % 2 == 1 {
            inverse = times(inverse, square);
        }
        square = times(square, square);
        power /= 2;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_exercise_from_a_seed_has_an_address_of_its_own(
            game in 0..4_usize, step in 1..14_usize, level in 0..3_usize, seed in 0..=LARGEST_SEED,
        ) {
            let game = Game::taught().nth(game).expect("four are taught");
            let ladder = game.tile.name;
            let exercise = lessons::Choice { ladder, step, difficulty: Difficulty::ALL[level], seed: Seed(seed) };
            let signs = write(&exercise.to_string()).expect("it is from a seed");
            prop_assert_eq!(signs.len(), LENGTH);
            prop_assert!(!signs.contains(['i', 'l', 'o', '0', '1']));
            prop_assert_eq!(read(&signs.to_uppercase()), Some(exercise.to_string()));
        }

        #[test]
        fn what_is_no_address_is_refused_or_written_in_the_same_way(signs in "[2-9a-z]{0,8}") {
            if let Some(exercise) = read(&signs) {
                prop_assert_eq!(write(&exercise), Some(signs));
            }
        }
    }

    #[test]
    fn an_exercise_without_a_seed_has_none() {
        assert_eq!(write("poe 4 from x"), None);
        assert_eq!(write("chess 4 seed 1"), None);
    }
}
