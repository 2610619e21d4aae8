//! What posing and the court share: the page where an exercise is chosen, and which one is next.

pub mod chooser;
pub mod next;
