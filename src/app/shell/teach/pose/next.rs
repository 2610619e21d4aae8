//! Which exercise comes after one that is posed.

use std::cell::Cell;

use flub::{
    play::Seed,
    teach::{Choice, Difficulty, LARGEST_SEED},
};

use crate::app::{games::Game, learn::lesson::step_in, platform::seed::seed};

/// What is chosen: a step of a game and a difficulty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chosen {
    /// The game.
    pub game: &'static Game,
    /// The number of the step, from 1.
    pub step: usize,
    /// The difficulty.
    pub difficulty: Difficulty,
}

thread_local! {
    /// What was chosen last, so that the choice stays while the app is open.
    static LATEST: Cell<Option<Chosen>> = const { Cell::new(None) };
}

impl Chosen {
    /// What was chosen last.
    pub fn latest() -> Option<Self> {
        LATEST.get()
    }

    /// Keeps it as what was chosen last.
    pub fn keep(self) {
        LATEST.set(Some(self));
    }

    /// What the text of an exercise is of; `None` if it names no step of a game.
    pub fn of(exercise: &str) -> Option<Self> {
        let game = Game::named(exercise.split(' ').next()?)?;
        let step = step_in(exercise).filter(|step| (1..=game.steps()).contains(step))?;
        let named = exercise.split(' ').nth(2)?;
        let difficulty = Difficulty::ALL.into_iter().find(|difficulty| difficulty.to_string() == named);
        Some(Self { game, step, difficulty: difficulty.unwrap_or_default() })
    }

    /// The text of the exercise with this seed.
    pub fn exercise(self, seed: Seed) -> String {
        let seed = Seed(seed.0 % (LARGEST_SEED + 1));
        Choice { ladder: self.game.tile.name, step: self.step, difficulty: self.difficulty, seed }.to_string()
    }

    /// The text of the exercise after this one: that of the next seed, or of any where it has none.
    pub fn after(self, exercise: &str) -> String {
        let of_seed = exercise.rsplit_once(" seed ").and_then(|(_, seed)| seed.parse::<Seed>().ok());
        self.exercise(of_seed.map_or_else(seed, |Seed(seed)| Seed(seed.wrapping_add(1))))
    }
}
