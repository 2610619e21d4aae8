//! What the ladders of POE and LawToe share: tasks about one mat ([`MatTask`]), their answers, what wrong ones reveal, and
//! how a game adds tasks about its matches to them ([`LetterLadder`]).

mod answer;
mod belief;
mod court;
mod generate;
mod hint;
mod judge;
mod ladder;
mod measure;
mod rivals;
mod rule;
mod solve;
mod symmetry;
mod task;

pub use self::answer::{Answer, MatAnswer};
pub use self::belief::Belief;
pub use self::court::{ProofLine, spoiled_lists};
pub use self::generate::{any_mat, pick};
pub use self::hint::Hint;
pub use self::judge::{MatFlaw, of_solution};
pub use self::ladder::{AboutMatch, LetterLadder, LetterStep, Task, Verdict};
pub use self::measure::{by_invitations, solutions};
pub use self::rivals::claims;
pub use self::rule::{LineRule, which_rule};
pub use self::symmetry::Symmetry;
pub use self::task::{CHANGED, DIAGONALS, MatTask, Which};
