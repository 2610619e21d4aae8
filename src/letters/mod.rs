//! Shared by LawToe and POE: the mat, lists of connections, flaws of proofs, and drawings of mats.

pub mod board;
pub mod keys;
pub mod listing_editor;
pub mod mat;
pub mod pencil_pad;
pub mod prover;
pub mod try_mat;
