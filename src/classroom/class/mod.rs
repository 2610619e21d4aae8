//! The progress of a class: what students hand in, as a table.

mod beliefs;
mod grid;
mod hand_in;
mod students;

pub use self::{
    beliefs::{Beliefs, Steps},
    grid::{Grid, Sorting, legend, rows},
    hand_in::HandInForms,
    students::{Keeping, Students},
};
