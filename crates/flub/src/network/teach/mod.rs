//! What the ladders of POE and LawToe share: tasks about one mat ([`MatTask`]), their answers, and what wrong ones
//! reveal.

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

pub use answer::MatAnswer;
pub use belief::Belief;
pub use court::{ProofLine, spoiled_lists};
pub use generate::{any_mat, pick};
pub use hint::Hint;
pub use judge::{MatFlaw, MatVerdict, of_solution};
pub use measure::solutions;
pub use rule::{LineRule, which_rule};
pub use symmetry::Symmetry;
pub use task::{MatTask, Which};
