use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::{Activity, Difficulty, Exercise, Judgement, TurningPoint};

use crate::play::{Game, Random, Record, Seat, Seed, Unreadable};

/// What the learner does. Whatever the kind, the rules judge the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Marks squares, lines, cards or places: one of them, or all.
    Find,
    /// Answers with a choice, perhaps with what shows it.
    Decide,
    /// Mends a faulty proof or sum.
    Repair,
    /// Writes a proof.
    Prove,
    /// Writes a letter, places a checker, plays cards.
    Move,
    /// Puts values or hands in order.
    Order,
}

impl Kind {
    /// Its name in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Find => "find",
            Kind::Decide => "decide",
            Kind::Repair => "repair",
            Kind::Prove => "prove",
            Kind::Move => "move",
            Kind::Order => "order",
        }
    }
}

/// A task from a worked example of the rules or another source.
#[derive(Clone, Debug, PartialEq)]
pub struct Source<Task> {
    /// The rule sheet, as a file of `docs/rules` without its extension.
    pub sheet: &'static str,
    /// The example as it stands there, word for word.
    pub quote: &'static str,
    /// The example as a task.
    pub task: Task,
}

/// "Which rule makes this one count?": asked now and then after a right answer.
#[derive(Clone, Debug, PartialEq)]
pub struct WhichRule<G: Ladder> {
    /// The part of an answer it is about.
    pub about: G::Answer,
    /// The rules to choose from.
    pub choices: Vec<G::Rule>,
    /// The index of the one that applies.
    pub right: usize,
}

/// A game that is taught in steps.
///
/// A step poses tasks; a task says what is shown and what is asked; the rules judge every answer, so equally good
/// answers all pass. Generators propose candidates and [`Exercise`](super::Exercise) keeps those of the difficulty asked
/// for. Everything is deterministic, and nothing is in words.
pub trait Ladder: Game {
    /// The steps of the ladder.
    type Step: Copy + Debug + PartialEq + 'static;

    /// What is shown and what is asked. Its text is one line and holds no `;`.
    type Task: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// What a learner answers; right or wrong until judged. Its text is one line.
    type Answer: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// Why an answer is wrong, with the squares, lines or cards that show it.
    type Flaw: Clone + Debug + PartialEq;

    /// A common mistaken belief that a wrong answer reveals. Its text is one word.
    type Misconception: Copy + Debug + Display + PartialEq + 'static;

    /// Where to look, or what to do.
    type Hint: Clone + Debug + PartialEq;

    /// A rule of the game, for [`WhichRule`]. Its text is one word.
    type Rule: Copy + Debug + Display + PartialEq + 'static;

    /// The steps in order. People count them from 1.
    const STEPS: &'static [Self::Step];

    /// The misconceptions a step deals with, the main one first: one to three.
    fn misconceptions(step: Self::Step) -> &'static [Self::Misconception];

    /// A task of the step, aimed at a difficulty; `None` if this attempt led to none. Its difficulty may turn out to be
    /// another.
    ///
    /// What this makes of a seed must stay the same, since paper and links have only the seed: `tests/golden/exercises.txt` has a task
    /// of every step and difficulty, and grows with a new game or step.
    fn candidate(step: Self::Step, difficulty: Difficulty, random: &mut Random) -> Option<Self::Task>;

    /// How difficult a task is for its step.
    fn difficulty(step: Self::Step, task: &Self::Task) -> Difficulty;

    /// Whether a task that was not generated is one of the step: it has a right answer and is not too large to judge.
    fn admits(step: Self::Step, task: &Self::Task) -> bool;

    /// The step's worked example, which plays itself.
    fn example(step: Self::Step) -> Self::Task;

    /// The worked examples of the rule sheets that belong to the step.
    fn sources(_step: Self::Step) -> Vec<Source<Self::Task>> {
        Vec::new()
    }

    /// What the learner does.
    fn kind(step: Self::Step, task: &Self::Task) -> Kind;

    /// What is shown, as named facts in text (`goal`, `squares`, `cards`, ...), for the referee and for paper.
    fn shown(step: Self::Step, task: &Self::Task) -> Vec<(&'static str, String)>;

    /// The name of what is asked, which determines the form of the answer.
    fn asked(step: Self::Step, task: &Self::Task) -> &'static str;

    /// Judges an answer by the rules.
    fn judge(step: Self::Step, task: &Self::Task, answer: &Self::Answer) -> Judgement<Self>;

    /// A right answer, the simplest to see.
    fn solve(step: Self::Step, task: &Self::Task) -> Self::Answer;

    /// The right answer in parts: each answer adds one to the previous, the last is [`Ladder::solve`]'s. A worked
    /// example plays them one by one, and a faded exercise gives the first of them ([`Fade`](super::Fade)).
    fn worked(step: Self::Step, task: &Self::Task) -> Vec<Self::Answer> {
        vec![Self::solve(step, task)]
    }

    /// How many right answers there are, counted by what they name; `None` if they are not counted.
    fn right_answers(step: Self::Step, task: &Self::Task) -> Option<u64>;

    /// Wrong answers that follow from the step's misconceptions, for choices and tests: at least one, and each is judged
    /// to reveal its misconception.
    fn wrong_answers(step: Self::Step, task: &Self::Task) -> Vec<(Self::Misconception, Self::Answer)>;

    /// Where to look, then what to do.
    fn hints(step: Self::Step, task: &Self::Task) -> [Self::Hint; 2];

    /// A question about the rule behind the answer, where the step has one.
    fn which_rule(_step: Self::Step, _task: &Self::Task, _random: &mut Random) -> Option<WhichRule<Self>> {
        None
    }

    /// The exercise at a place, counted from 0, of a worksheet with this activity, from a seed; `None` if the game does not have
    /// the activity.
    fn for_sheet(_activity: Activity, _place: usize, _difficulty: Difficulty, _seed: Seed) -> Option<Exercise<Self>> {
        None
    }

    /// The acts of a game after which its outcome for this seat changed, in order, each as exercises.
    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>>;
}
