use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::{Activity, Difficulty, Exercise, Judgement, TurningPoint};
use crate::play::{Game, Random, Record, Seat, Seed, Unreadable};

/// What the learner does. For every kind, the answer is judged by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Marks squares, lines, cards or places: one of them, or all.
    Find,
    /// Gives an answer from a choice, perhaps with something that shows it.
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
    /// Returns its name in data.
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
    /// The example as it stands in the sheet, word for word.
    pub quote: &'static str,
    /// The example as a task.
    pub task: Task,
}

/// A [`Source`] as it is written in the program: its step, the sheet, the quote, and the task as text.
pub type SourceText<Step> = (Step, &'static str, &'static str, &'static str);

/// The question "Which rule makes this one count?", asked now and then after a right answer.
#[derive(Clone, Debug, PartialEq)]
pub struct WhichRule<G: Ladder> {
    /// The part of an answer that the question is about.
    pub about: G::Answer,
    /// The rules to choose from.
    pub choices: Vec<G::Rule>,
    /// The index of the rule that applies.
    pub right: usize,
}

/// A game that is taught in steps.
///
/// A step poses tasks. A task says what is shown and what is asked, and the rules judge every answer, so that all right
/// answers pass. Generators propose candidates, and [`Exercise`](super::Exercise) keeps those of the difficulty asked
/// for. Everything is deterministic, and nothing is put into words.
pub trait Ladder: Game {
    /// The steps of the ladder.
    type Step: Copy + Debug + PartialEq + 'static;

    /// What is shown and what is asked. Its text is one line without `;`.
    type Task: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// A learner's answer, right or wrong. Its text is one line.
    type Answer: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable>;

    /// Why an answer is wrong, with the squares, lines or cards that show it.
    type Flaw: Clone + Debug + PartialEq;

    /// A common mistaken belief, revealed by wrong answers. Its text is one word.
    type Misconception: Copy + Debug + Display + PartialEq + 'static;

    /// A hint: where to look, or what to do.
    type Hint: Clone + Debug + PartialEq;

    /// A rule of the game, for [`WhichRule`]. Its text is one word.
    type Rule: Copy + Debug + Display + PartialEq + 'static;

    /// The steps in order. People count them from 1.
    const STEPS: &'static [Self::Step];

    /// The worked examples of the rule sheets.
    const SOURCES: &'static [SourceText<Self::Step>];

    /// Returns the one to three misconceptions that a step deals with, the main one first.
    fn misconceptions(step: Self::Step) -> &'static [Self::Misconception];

    /// Returns a task of the step, aimed at a difficulty, or `None` if this attempt finds none. The task may turn out
    /// to have another difficulty, or another guess than the wanted one may be right of it: `wanted` is for answers that
    /// chance makes right too rarely.
    ///
    /// What this makes of a seed must stay the same, since paper and links have only the seed: `tests/golden/exercises.txt` has a task
    /// of every step and difficulty, and grows with a new game or step.
    fn candidate(
        step: Self::Step,
        difficulty: Difficulty,
        wanted: Option<&str>,
        random: &mut Random,
    ) -> Option<Self::Task>;

    /// Returns the difficulty of a task for its step.
    fn difficulty(step: Self::Step, task: &Self::Task) -> Difficulty;

    /// Whether a task that was not generated fits the step: it has a right answer and is not too large to judge.
    fn admits(step: Self::Step, task: &Self::Task) -> bool;

    /// Returns the step's worked example as text.
    fn example_text(step: Self::Step) -> &'static str;

    /// Returns the step's worked example, which plays itself.
    fn example(step: Self::Step) -> Self::Task {
        Self::example_text(step).parse().expect("the tests pose every example")
    }

    /// Returns the worked examples of the rule sheets that belong to the step.
    fn sources(step: Self::Step) -> Vec<Source<Self::Task>> {
        let own = Self::SOURCES.iter().filter(|(of, ..)| *of == step);
        let source = |&(_, sheet, quote, task): &SourceText<Self::Step>| {
            let task = task.parse().expect("the tests pose every source");
            Source { sheet, quote, task }
        };
        own.map(source).collect()
    }

    /// Returns the answers of a step that can be given without looking, each as the text of an answer or the beginning
    /// of one. They exclude each other, and a seed wants each of them to be right as often as it stands here
    /// ([`Exercise::wanted`](super::Exercise::wanted)). Empty if nobody gains by guessing.
    fn guesses(_step: Self::Step, _difficulty: Difficulty) -> &'static [&'static str] {
        &[]
    }

    /// Returns which of the step's guesses is right, or `None` if more than one is or the task has none.
    fn guess(_step: Self::Step, _task: &Self::Task) -> Option<&'static str> {
        None
    }

    /// Returns what the learner does.
    fn kind(step: Self::Step, task: &Self::Task) -> Kind;

    /// Returns what is shown, as named facts in text (`goal`, `squares`, `cards`, ...), for the referee and for paper.
    fn shown(step: Self::Step, task: &Self::Task) -> Vec<(&'static str, String)>;

    /// Returns the name of the question, which determines the form of the answer.
    fn asked(step: Self::Step, task: &Self::Task) -> &'static str;

    /// Judges an answer by the rules.
    fn judge(step: Self::Step, task: &Self::Task, answer: &Self::Answer) -> Judgement<Self>;

    /// Returns a right answer, if possible a simple one.
    fn solve(step: Self::Step, task: &Self::Task) -> Self::Answer;

    /// Returns the right answer in parts: each answer adds a part to the one before, and the last is that of
    /// [`Ladder::solve`]. A worked example plays them one by one, and a faded exercise gives the first of them
    /// ([`Fade`](super::Fade)).
    fn solve_in_parts(step: Self::Step, task: &Self::Task) -> Vec<Self::Answer> {
        vec![Self::solve(step, task)]
    }

    /// Returns the number of right answers, counted by what they name, or `None` if they are not counted.
    fn right_answers(step: Self::Step, task: &Self::Task) -> Option<u64>;

    /// Returns wrong answers that follow from the step's misconceptions, for choices and tests. There is at least one,
    /// and each is judged to reveal its misconception.
    fn wrong_answers(step: Self::Step, task: &Self::Task) -> Vec<(Self::Misconception, Self::Answer)>;

    /// Returns two hints: where to look, then what to do.
    fn hints(step: Self::Step, task: &Self::Task) -> [Self::Hint; 2];

    /// Returns a question about the rule behind the answer, if the step has one.
    fn which_rule(_step: Self::Step, _task: &Self::Task, _random: &mut Random) -> Option<WhichRule<Self>> {
        None
    }

    /// Returns the exercise at a place of a worksheet about an activity, counted from 0, or `None` if the game does not have this
    /// sheet.
    fn for_sheet(_sheet: Activity, _place: usize, _difficulty: Difficulty, _seed: Seed) -> Option<Exercise<Self>> {
        None
    }

    /// Returns the actions of a game that changed its outcome for this seat, as exercises: what cost most comes first, since only a few
    /// are looked at.
    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>>;
}
