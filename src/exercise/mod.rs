//! Lessons: what the exercises of all games have in common on the page. It knows no game; a game supplies a
//! [`Taught`](taught::Taught): how its exercises are drawn, answered and explained.
//!
//! Everything stands on one desk, which shows an answer of the engine on the game's mat, board or cards. A worked
//! example, a faded exercise, a hint and a solution are the first parts of a right answer. A wrong answer is refuted
//! by showing it with its flaw pointed at. Exercises are made in the worker ([`making`]) and judged on the page.

pub mod answer_view;
pub mod court_view;
pub mod later;
pub mod learners;
pub mod lesson;
pub mod lesson_view;
pub mod making;
pub mod paper;
pub mod pool_view;
pub mod pose_view;
pub mod posing;
pub mod taught;
pub mod trying;
