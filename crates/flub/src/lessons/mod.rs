//! Learning by doing: what every game's ladder of exercises has in common. It knows no game by name.
//!
//! A [`Ladder`] is a game that is taught in steps. An [`Exercise`] is one line of text (`poe 7 seed 1234`); posed, it is
//! a [`Question`] with a task of the game, which judges answers by the rules, gives hints and shows a solution. Whether
//! a step is learnt is its [`Standing`]; [`Progress`] keeps the standings of all ladders as text and chooses what is
//! next. A [`Worksheet`] is exercises for paper, and [`ClassProgress`] what the learners of a class hand in.
//!
//! An exercise is the same wherever it is posed: the game proposes candidates from the seed, and the question keeps
//! the first one of the difficulty asked for. Answers are judged by the rules and never compared with a stored answer.
//! Nothing here reads a clock; the [`Day`] comes from the caller.
//!
//! A [`Court`] makes faulty answers for a class to judge: the game changes one thing in a right answer, and the judge
//! says which flaw that makes, and in which line. One answer of each kind of flaw is tried.
//!
//! `tests/lessons` tests every ladder in [`for_each_ladder!`](crate::for_each_ladder) by the same laws.

mod choice;
mod class_progress;
mod court;
mod day;
mod exercise;
mod fade;
mod hand_in;
mod judgement;
mod ladder;
mod progress;
mod question;
mod standing;
mod turning;
mod worksheet;

pub use self::choice::Choice;
pub use self::class_progress::{Belief, ClassProgress, NicknameFault, Order, Report, Student, Taken};
pub use self::court::{Court, Trial, trials};
pub use self::day::Day;
pub use self::exercise::{Difficulty, Exercise, LARGEST_SEED, Origin, StepNumber};
pub use self::fade::Fade;
pub use self::hand_in::{HandIn, HandInFault};
pub use self::judgement::Judgement;
pub use self::ladder::{Kind, Ladder, Source, WhichRule};
pub use self::progress::{Progress, ProgressFault};
pub use self::question::Question;
pub use self::standing::{Effort, Mastery, Standing};
pub use self::turning::TurningPoint;
pub use self::worksheet::{Activity, Content, Posed, Syllabus, Version, Worksheet, WorksheetFault};
