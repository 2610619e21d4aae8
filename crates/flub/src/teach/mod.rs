//! Learning by doing: what every game's ladder of exercises has in common. It knows no game by name.
//!
//! A [`Ladder`] is a game that is taught in steps. An [`Exercise`] is one line of text (`poe 7 seed 1234`); posed, it is
//! a [`Question`] with a task of the game, which judges answers by the rules, gives hints and shows a solution. Whether
//! a step is learnt is its [`Standing`]; [`Progress`] keeps the standings of all ladders as text and chooses what is
//! next. A [`Worksheet`] is exercises for paper, and [`ClassProgress`] what the learners of a class hand in.

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

pub use choice::Choice;
pub use class_progress::{Belief, ClassProgress, NicknameFault, Order, Report, Student, Taken};
pub use court::{Court, Trial, trials};
pub use day::Day;
pub use exercise::{Difficulty, Exercise, LARGEST_SEED, Origin, StepNumber};
pub use fade::Fade;
pub use hand_in::{HandIn, HandInFault};
pub use judgement::Judgement;
pub use ladder::{Kind, Ladder, Source, WhichRule};
pub use progress::{Progress, ProgressFault};
pub use question::Question;
pub use standing::{Effort, Mastery, Standing};
pub use turning::TurningPoint;
pub use worksheet::{Content, Posed, Special, Syllabus, Version, Worksheet, WorksheetFault};
