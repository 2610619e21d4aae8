//! The ladder of Wholes: sixteen steps from a picture to the special cards. A [`Task`] is amounts, a hand or a [`Table`],
//! and a question; exact values, the deck and the odds judge the answers.

mod amount;
mod answer;
mod beliefs;
mod court;
mod flaw;
mod hint;
mod judge;
mod ladder;
mod make;
mod misconception;
mod solve;
mod sort;
mod sources;
mod step;
mod table;
mod task;
mod text;
mod turning;

pub use amount::Amount;
pub use answer::Answer;
pub use court::SumLine;
pub use flaw::Flaw;
pub use hint::Hint;
pub use misconception::Misconception;
pub use step::Step;
pub use table::Table;
pub use task::{Hand, Sum, Task};
