//! The ladder of Floating Tic-Tac-Toe: fourteen steps from the squares within reach to the refutation of a turn. Every
//! [`Task`] is a position reached by turns that the rules allow, and a question about it ([`Ask`]).

mod answer;
mod court;
mod flaw;
mod generate;
mod hint;
mod judge;
mod ladder;
mod misconception;
mod rivals;
mod shapes;
mod solve;
mod step;
mod task;
mod turning;

pub use self::answer::{Answer, Line};
pub use self::court::CountLine;
pub use self::flaw::Flaw;
pub use self::hint::{Hint, Rule};
pub use self::misconception::Misconception;
pub use self::shapes::{Direction, Fault};
pub use self::step::Step;
pub use self::task::{Ask, Task};
pub use self::turning::kept;
