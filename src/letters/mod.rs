//! Shared by LawToe and POE: the mat, lists of connections, flaws of proofs, and drawings of mats.

pub mod analysis;
pub mod board;
pub mod exercise;
pub mod keys;
pub mod listing_editor;
pub mod listings;
pub mod mat;
pub mod mat_view;
pub mod naming;
pub mod pencil;
pub mod pencil_pad;
pub mod scene;
pub mod try_mat;
