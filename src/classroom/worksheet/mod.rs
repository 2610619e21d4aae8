//! Worksheets: what is chosen, how it is made, and what it looks like on paper.

pub mod choices;
pub mod form;
pub mod making;
pub mod sheets;
