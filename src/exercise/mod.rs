//! Lessons: what the exercises of all games have in common on the page. It knows no game; a game supplies a
//! [`Taught`](taught::Taught): how its exercises are drawn, answered and explained.

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
