//! Answers about a mat, as LawToe's and POE's exercises want them: lines, squares, numbers, proofs, letters, choices.

pub mod about_mat;
pub mod desk;
pub mod draft;
pub mod form;
pub mod paper;
