//! What the ladders of POE and LawToe share: tasks about one mat ([`MatTask`]), their answers, and the beliefs that
//! wrong answers reveal.

mod answer;
mod belief;
mod court;
mod generate;
mod hint;
mod judge;
mod measure;
mod rule;
mod solve;
mod symmetry;
mod task;

pub use self::answer::MatAnswer;
pub use self::belief::Belief;
pub use self::court::{ProofLine, spoiled_lists};
pub use self::generate::{any_mat, pick};
pub use self::hint::Hint;
pub use self::judge::{MatFlaw, MatVerdict, of_solution};
pub use self::measure::solutions;
pub use self::rule::{LineRule, which_rule};
pub use self::symmetry::Symmetry;
pub use self::task::{MatTask, Which};
