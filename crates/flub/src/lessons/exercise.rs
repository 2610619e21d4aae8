use std::{fmt, str::FromStr};

use super::{Ladder, Question, Source};
use crate::play::{Random, Seed, Unreadable};

/// How difficult a task is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// The task has many right answers, or short and straight ones.
    #[default]
    Easy,
    /// The task is between the other two.
    Medium,
    /// The task has few right answers, or long and bent ones.
    Hard,
}

impl Difficulty {
    /// All difficulties, easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Returns the difficulty for a measure that grows with it: easy up to the first bound, medium up to the second.
    pub fn of(measure: usize, [easy, medium]: [usize; 2]) -> Self {
        match measure {
            _ if measure <= easy => Difficulty::Easy,
            _ if measure <= medium => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        })
    }
}

/// The number of a step of a ladder, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepNumber(u8);

impl StepNumber {
    /// Returns the step with this number, or `None` if the ladder has none.
    pub fn new<G: Ladder>(number: usize) -> Option<Self> {
        (1..=G::STEPS.len()).contains(&number).then_some(Self(number as u8))
    }

    /// Returns the number of a step.
    pub fn of<G: Ladder>(step: G::Step) -> Self {
        let index = G::STEPS.iter().position(|own| *own == step).expect("every step is in the list");
        Self(index as u8 + 1)
    }

    /// Returns the number, from 1.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

/// The largest seed of an exercise: short enough to be copied from a sheet of paper.
pub const LARGEST_SEED: u64 = 999_999;

/// The first of a seed's sequences that choose what is right, behind those of all steps and difficulties.
const WANTED: usize = 1_000;

/// Where an exercise's task comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin<Task> {
    /// The task is generated. The same seed gives the same task on every platform.
    Seed {
        /// The difficulty asked for.
        difficulty: Difficulty,
        /// The seed, at most [`LARGEST_SEED`].
        seed: Seed,
    },
    /// The task is a worked example of the rule sheets, counted from 1.
    Source(usize),
    /// The task is given, for example one from a played game.
    Given(Task),
}

/// An exercise of a game's ladder. Written `poe 7 seed 1234` or `poe 7 hard seed 1234` (easy if no difficulty is
/// given), `poe 10 source 2` for a worked example of the rule sheets, or `poe 10 from` and the text of a task.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise<G: Ladder> {
    step: StepNumber,
    origin: Origin<G::Task>,
}

impl<G: Ladder> Exercise<G> {
    /// Returns the exercise from a seed, taken modulo the number of seeds.
    pub fn seeded(step: G::Step, difficulty: Difficulty, seed: Seed) -> Self {
        let seed = Seed(seed.0 % (LARGEST_SEED + 1));
        Self { step: StepNumber::of::<G>(step), origin: Origin::Seed { difficulty, seed } }
    }

    /// Returns the exercise of a worked example of the rule sheets, counted from 1, or `None` if the step has fewer.
    pub fn source(step: G::Step, number: usize) -> Option<Self> {
        let exists = (1..=G::sources(step).len()).contains(&number);
        exists.then(|| Self { step: StepNumber::of::<G>(step), origin: Origin::Source(number) })
    }

    /// Returns the exercise with this task, or `None` if the task does not fit the step.
    pub fn given(step: G::Step, task: G::Task) -> Option<Self> {
        let step_number = StepNumber::of::<G>(step);
        G::admits(step, &task).then_some(Self { step: step_number, origin: Origin::Given(task) })
    }

    /// Returns the number of its step.
    pub const fn number(&self) -> StepNumber {
        self.step
    }

    /// Returns its step.
    pub fn step(&self) -> G::Step {
        G::STEPS[self.step.get() - 1]
    }

    /// Returns where its task comes from.
    pub const fn origin(&self) -> &Origin<G::Task> {
        &self.origin
    }

    /// Returns the worked example of the rule sheets that it poses, if it poses one.
    pub fn quoted(&self) -> Option<Source<G::Task>> {
        match self.origin {
            Origin::Source(number) => G::sources(self.step()).into_iter().nth(number - 1),
            Origin::Seed { .. } | Origin::Given(_) => None,
        }
    }

    /// Returns the answer that the seed wants to be right among those that can be given without looking, so that over
    /// many seeds none is right more often than its share. `None` if the step has no such answers or the task has no seed.
    ///
    /// It is known before the task is. The candidates are drawn apart from it: where the first one has the wanted answer,
    /// the seed poses the task that it poses without.
    pub fn wanted(&self) -> Option<&'static str> {
        let Origin::Seed { difficulty, seed } = self.origin else { return None };
        let mut random = Random::at(seed, WANTED + self.place(difficulty));
        random.pick(G::guesses(self.step(), difficulty)).copied()
    }

    /// Returns the place of its step and difficulty among the sequences of a seed.
    const fn place(&self, difficulty: Difficulty) -> usize {
        3 * self.step.get() + difficulty as usize
    }

    /// Generates or looks up the task and returns it as a question.
    pub fn pose(&self) -> Question<G> {
        let step = self.step();
        match &self.origin {
            &Origin::Seed { difficulty, seed } => {
                Question::generated(step, difficulty, self.wanted(), &mut Random::at(seed, self.place(difficulty)))
            }
            Origin::Source(_) => {
                Question::new(step, self.quoted().map_or_else(|| G::example(step), |source| source.task))
            }
            Origin::Given(task) => Question::new(step, task.clone()),
        }
    }
}

impl<G: Ladder> fmt::Display for Exercise<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", G::NAME, self.step.get())?;
        match &self.origin {
            Origin::Seed { difficulty: Difficulty::Easy, seed } => write!(f, "seed {seed}"),
            Origin::Seed { difficulty, seed } => write!(f, "{difficulty} seed {seed}"),
            Origin::Source(number) => write!(f, "source {number}"),
            Origin::Given(task) => write!(f, "from {task}"),
        }
    }
}

impl<G: Ladder> FromStr for Exercise<G> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("an exercise is a game, a step and a seed, as poe 7 seed 1234");
        let number = |digits: &str| {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
            digits.parse().ok().filter(|_: &usize| plain)
        };
        let (name, rest) = text.trim().split_once(' ').ok_or(FORM)?;
        if name != G::NAME {
            return Err(Unreadable("the exercise is of another game"));
        }
        let (step, rest) = rest.trim_start().split_once(' ').ok_or(FORM)?;
        let step = number(step).and_then(StepNumber::new::<G>).ok_or(Unreadable("the ladder has no such step"))?;
        let step = G::STEPS[step.get() - 1];
        if let Some(task) = rest.trim_start().strip_prefix("from ") {
            let task = task.trim().parse()?;
            return Self::given(step, task).ok_or(Unreadable("the task is none of this step"));
        }
        let seeded = |difficulty, seed: &str| {
            let seed =
                Some(seed).filter(|seed| *seed == "0" || number(seed).is_some()).and_then(|seed| seed.parse().ok());
            let seed = seed.filter(|seed: &Seed| seed.0 <= LARGEST_SEED);
            let seed = seed.ok_or(Unreadable("an exercise's seed is a whole number from 0 to 999999"))?;
            Ok(Self::seeded(step, difficulty, seed))
        };
        match rest.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["seed", seed] => seeded(Difficulty::Easy, seed),
            [difficulty, "seed", seed] => {
                let note = "a difficulty is easy, medium or hard";
                seeded(Unreadable::or_one_of(&Difficulty::ALL, difficulty, note)?, seed)
            }
            ["source", example] => number(example)
                .and_then(|number| Self::source(step, number))
                .ok_or(Unreadable("the step has no such worked example")),
            _ => Err(FORM),
        }
    }
}
