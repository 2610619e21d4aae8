//! The ladder of Wholes: sixteen steps from a picture to the special cards. A [`Task`] is a question about amounts, a
//! hand or a [`Table`]; answers are judged by exact values, the deck and the odds.

mod amount;
mod answer;
mod beliefs;
mod court;
mod flaw;
mod generate;
mod hint;
mod judge;
mod ladder;
mod misconception;
mod rivals;
mod solve;
mod sort;
mod step;
mod table;
mod task;
mod text;
mod turning;

pub use self::amount::Amount;
pub use self::answer::Answer;
pub use self::court::SumLine;
pub use self::flaw::Flaw;
pub use self::hint::Hint;
pub use self::misconception::Misconception;
pub use self::step::Step;
pub use self::table::Table;
pub use self::task::{Hand, Sum, Task};
