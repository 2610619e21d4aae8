//! Shared by LawToe and POE: the mat, lists of connections, flaws of proofs, and drawings of mats.

pub mod analysis;
pub mod board;
pub mod board_frame;
pub mod exercise;
pub mod facts_list;
pub mod flaw;
pub mod hand_in_dialog;
pub mod keys;
pub mod letter_palette;
pub mod listing_editor;
pub mod listings;
pub mod mat;
pub mod mat_view;
pub mod naming;
pub mod pencil;
pub mod pencil_pad;
pub mod retry;
pub mod try_mat;
pub mod try_tells;
