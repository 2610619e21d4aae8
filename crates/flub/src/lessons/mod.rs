//! Learning by doing: what the ladders of exercises of all games have in common. Names no game.
//!
//! A [`Ladder`] is a game that is taught in steps. An [`Exercise`] is one line of text (`poe 7 seed 1234`). When it is
//! posed, it becomes a [`Question`] with a task of the game, which judges answers by the rules, gives hints and shows a
//! solution. A [`Standing`] says whether a step is learnt; [`Progress`] keeps the standings of all ladders as text and
//! chooses what comes next. A [`Worksheet`] is a list of exercises for paper, and [`ClassProgress`] is what the
//! students of a class hand in.
//!
//! An exercise is the same wherever it is posed: the game proposes candidates from the seed, and the question keeps
//! the first one of the difficulty asked for. Answers are judged by the rules and never compared with a stored answer.
//! Nothing here reads a clock; the [`Day`] comes from the caller.
//!
//! A [`Court`] makes faulty answers for a class to judge: the game changes one thing in a right answer, and the judge
//! says which flaw that makes, and in which line. One answer of each kind of flaw is tried.
//!
//! [`Rivals`] are answers to choose from, where an exercise is posed to a class: near misses of all sorts, judged like any other.
//! Guessing does not pay: a game says which answers to a step can be given without looking ([`Ladder::guesses`]), a seed
//! chooses which of them shall be right ([`Exercise::wanted`]), and the question keeps the first candidate of which it is.
//! A worksheet draws seeds so that the answers are mixed along the sheet (`row.rs`).
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
mod rivals;
mod row;
mod standing;
mod turning;
mod week;
mod worksheet;

pub use self::choice::Choice;
pub use self::class_progress::{Belief, ClassProgress, Entry, NicknameFault, Order, Report, Student};
pub use self::court::{Court, FEWEST_LINES, Trial, trials};
pub use self::day::Day;
pub use self::exercise::{Difficulty, Exercise, LARGEST_SEED, Origin, StepNumber};
pub use self::fade::Fade;
pub use self::hand_in::{HandIn, HandInFault, HandInLine};
pub use self::judgement::Judgement;
pub use self::ladder::{Kind, Ladder, Source, SourceText, WhichRule};
pub use self::progress::{Progress, ProgressFault};
pub use self::question::Question;
pub use self::rivals::{FEWEST_CHOICES, MOST_CHOICES, Rival, Rivals, choices};
pub use self::standing::{Effort, Mastery, Standing};
pub use self::turning::TurningPoint;
pub use self::week::Week;
pub use self::worksheet::{Activity, Content, Posed, Syllabus, Version, Worksheet, WorksheetFault};
