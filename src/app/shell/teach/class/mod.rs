//! The progress of a class: what students hand in, as a table.

mod beliefs;
mod grid;
mod hand_in;
mod keeping;
mod order;
mod students;
pub mod use_class;

pub use self::{
    beliefs::{Beliefs, Steps},
    grid::{Grid, legend, rows},
    hand_in::HandInForms,
    keeping::Keeping,
    order::Sorting,
    students::Students,
};
