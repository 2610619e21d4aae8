//! Exercises on the page, in every game: to learn from, to answer for a code, to pose to a class, to try in court and to print. It
//! knows no game; a game supplies a [`Taught`](taught::Taught), and the pages see it as [`Lessons`](lessons::Lessons) and as
//! a [`Desk`](desk::Desk).

pub mod answer;
pub mod answered;
pub mod collect;
pub mod court;
pub mod desk;
pub mod fit;
pub mod frame;
pub mod join;
pub mod lately;
pub mod later;
pub mod learners;
pub mod lesson;
pub mod lessons;
pub mod letters;
pub mod making;
mod newest;
pub mod paper;
pub mod pool;
pub mod pose;
pub mod posing;
pub mod taught;
mod tried;
