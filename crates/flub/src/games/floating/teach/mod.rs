//! The ladder of Floating Tic-Tac-Toe: fourteen steps from the squares within reach to the refutation of a turn. Every
//! [`Task`] is a position reached by turns that the rules allow, and a question about it ([`Ask`]).

mod answer;
mod court;
mod flaw;
mod hint;
mod judge;
mod ladder;
mod make;
mod misconception;
mod shapes;
mod solve;
mod sources;
mod step;
mod task;
mod turning;

pub use answer::{Answer, Line};
pub use court::CountLine;
pub use flaw::Flaw;
pub use hint::{Hint, Rule};
pub use misconception::Misconception;
pub use shapes::Fault;
pub use step::Step;
pub use task::{Ask, Task};
